"""Reads the head of a page like a program that makes previews: it knows no scripts."""

from dataclasses import dataclass, field
from html.parser import HTMLParser


@dataclass
class Head(HTMLParser):
    """titles; links by rel; metas by name or property: each as often as it stands there."""

    titles: list[str] = field(default_factory=list)
    links: dict[str, list[str]] = field(default_factory=dict)
    metas: dict[str, list[str]] = field(default_factory=dict)
    scripts: list[str] = field(default_factory=list)
    elements: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()
        self._is_title = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.elements.append(tag)
        self._is_title = tag == "title"
        if tag == "title":
            self.titles.append("")
        elif tag == "meta" and (name := given.get("name") or given.get("property")):
            self.metas.setdefault(name, []).append(given.get("content", ""))
        elif tag == "link":
            self.links.setdefault(given.get("rel", ""), []).append(given.get("href", ""))
        elif tag == "script":
            self.scripts.append(given.get("src", ""))

    def handle_endtag(self, tag: str) -> None:
        self._is_title = self._is_title and tag != "title"

    def handle_data(self, data: str) -> None:
        if self._is_title:
            self.titles[-1] += data


def read_head(page: str) -> Head:
    head = Head()
    head.feed(page)
    head.close()
    return head
