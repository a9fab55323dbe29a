"""Parameters as the SDK and the browser send them: forms whose names say where a value belongs."""

import re
from typing import Any
from urllib.parse import parse_qsl

_PARTS = re.compile(r"[^\[\]]+")


def nested(form: str) -> dict[str, Any]:
    """`a[b]=1&c[]=2` and `c[0]=2` as objects and lists."""
    root: dict[str, Any] = {}
    for name, value in parse_qsl(form, keep_blank_values=True):
        parts = _PARTS.findall(name) or [name]
        if name.endswith("[]"):
            parts.append(f"+{len(_inside(root, parts))}")
        holder = _inside(root, parts[:-1])
        holder[parts[-1]] = value
    return {name: _with_lists(value) for name, value in root.items()}


def _inside(root: dict[str, Any], parts: list[str]) -> dict[str, Any]:
    for part in parts:
        below = root.setdefault(part, {})
        if not isinstance(below, dict):
            below = root[part] = {}
        root = below
    return root


def _with_lists(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    below = {name: _with_lists(each) for name, each in value.items()}
    if below and all(name.lstrip("+").isdigit() for name in below):
        return [below[name] for name in sorted(below, key=lambda name: int(name.lstrip("+")))]
    return below
