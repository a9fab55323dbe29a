"""Webhook endpoints and the events that are told to them."""

import secrets
from typing import Any
from urllib.parse import urlsplit

from infra.sandbox.payments import API_VERSION
from infra.sandbox.payments import parameters as p
from infra.sandbox.payments.errors import bad_parameter
from infra.sandbox.payments.listing import listed
from infra.sandbox.payments.provider import Call, Provider, told
from infra.sandbox.payments.store import Doc, new_id, now


def _url(name: str, value: Any) -> str:
    written: str = p.text()(name, value)
    parts = urlsplit(written)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise bad_parameter(
            name, "Invalid URL: An explicit scheme must be provided.", "url_invalid"
        )
    return written


CREATE: p.Readers = {
    "url": _url,
    "enabled_events": p.several(p.text(100)),
    "api_version": p.choice(API_VERSION),
    "description": p.text(),
    "metadata": p.metadata,
}
UPDATE: p.Readers = {name: CREATE[name] for name in ("url", "enabled_events", "metadata")} | {
    "description": p.text(),
    "disabled": p.flag,
}
EVENTS: p.Readers = p.PAGING | {
    "created": p.created,
    "type": p.text(100),
    "types": p.several(p.text(100)),
}


def create(provider: Provider, call: Call) -> Doc:
    """The only answer with the secret in it."""
    params = p.read(call.params, CREATE, ("url", "enabled_events"))
    secret = f"whsec_{secrets.token_hex(16)}"
    endpoint = {
        "id": new_id("we"),
        "object": "webhook_endpoint",
        "api_version": params.get("api_version", API_VERSION),
        "application": None,
        "created": now(),
        "description": params.get("description"),
        "enabled_events": params["enabled_events"],
        "livemode": False,
        "metadata": params.get("metadata", {}),
        "status": "enabled",
        "url": params["url"],
        "_secret": secret,
    }
    provider.store.put(call.account, endpoint)
    return told(endpoint) | {"secret": secret}


def retrieve(provider: Provider, call: Call) -> Doc:
    return told(_found(provider, call))


def several(provider: Provider, call: Call) -> Doc:
    """The account's endpoints, newest first."""
    params = p.read(call.params, p.PAGING)
    found = provider.store.all("webhook_endpoint", call.account)
    return listed("/v1/webhook_endpoints", found, params)


def update(provider: Provider, call: Call) -> Doc:
    params: dict[str, Any] = p.read(call.params, UPDATE)
    endpoint = _found(provider, call)
    if "disabled" in params:
        endpoint["status"] = "disabled" if params.pop("disabled") else "enabled"
    endpoint["metadata"] |= params.pop("metadata", {})
    endpoint |= params
    provider.store.put(call.account, endpoint)
    return told(endpoint)


def delete(provider: Provider, call: Call) -> Doc:
    endpoint = _found(provider, call)
    provider.store.delete(endpoint["id"])
    return {"id": endpoint["id"], "object": "webhook_endpoint", "deleted": True}


def event(provider: Provider, call: Call) -> Doc:
    return provider.find(call, "event", call.object_id)


def events(provider: Provider, call: Call) -> Doc:
    """What has happened to the account, newest first."""
    params = p.read(call.params, EVENTS)
    found = provider.store.all("event", call.account)
    wanted = params.get("types") or ([params["type"]] if "type" in params else None)
    if wanted is not None:
        found = [one for one in found if one["type"] in wanted]
    return listed("/v1/events", found, params)


def account(_: Provider, call: Call) -> Doc:
    """Whose key it is."""
    name = call.account.removeprefix("acct_")
    return {
        "id": call.account,
        "object": "account",
        "business_profile": {"name": f"Stripe finto ({name})", "url": None},
        "charges_enabled": True,
        "country": "IT",
        "default_currency": "eur",
        "details_submitted": True,
        "email": f"{name}@example.org",
        "payouts_enabled": True,
        "type": "standard",
    }


def _found(provider: Provider, call: Call) -> Doc:
    return provider.find(call, "webhook_endpoint", call.object_id, "webhook_endpoint")
