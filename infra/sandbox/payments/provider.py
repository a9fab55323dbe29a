"""What every operation works on: the store, who brings webhooks, how tests want it to behave."""

import copy
import secrets
from dataclasses import dataclass, field
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from infra.sandbox.payments import API_VERSION
from infra.sandbox.payments.courier import Courier
from infra.sandbox.payments.errors import no_such
from infra.sandbox.payments.keys import Caller
from infra.sandbox.payments.store import Doc, Store, new_id, now


class Behaviour(BaseModel):
    """What the control plane may change. outage: the API answers nobody. latency: seconds before
    each answer. refunds: `pending` ones wait to be settled. cards: with `processing` good cards
    wait to be settled, as bank debits do."""

    model_config = ConfigDict(extra="forbid")

    outage: bool = False
    latency: float = Field(0, ge=0, le=60)
    refunds: Literal["succeeded", "pending"] = "succeeded"
    cards: Literal["succeeded", "processing"] = "succeeded"


class Failure(BaseModel):
    """How the next `times` calls fail; `timeout`: no answer ever. after: the call has run, and only
    its answer is lost. path: only calls whose path starts so. account: only calls of this one."""

    model_config = ConfigDict(extra="forbid")

    status: Literal[429, 500, 502, 503, "timeout"] = 500
    times: int = Field(1, ge=1)
    after: bool = False
    path: str = "/v1/"
    account: str | None = None


@dataclass(slots=True)
class Call:
    """One call of the API: who, for which object, with what."""

    caller: Caller
    params: dict[str, Any]
    object_id: str = ""
    idempotency_key: str | None = None
    request_id: str = field(default_factory=lambda: f"req_{secrets.token_hex(7)}")

    @property
    def account(self) -> str:
        return self.caller.account


@dataclass(slots=True)
class Provider:
    """The whole stand-in, without its HTTP side. own: accounts for which it behaves otherwise."""

    store: Store
    courier: Courier
    behaviour: Behaviour = field(default_factory=Behaviour)
    own: dict[str, Behaviour] = field(default_factory=dict)
    failures: list[Failure] = field(default_factory=list)

    def behaviour_for(self, account: str | None) -> Behaviour:
        """None: a caller who cannot be told."""
        return self.own.get(account or "", self.behaviour)

    def behave_again(self, account: str | None = None) -> None:
        """Forgets what was asked for an account, or for all of them."""
        if account is None:
            self.behaviour = Behaviour()
            self.own.clear()
            self.failures.clear()
        else:
            self.own.pop(account, None)
            self.failures[:] = [one for one in self.failures if one.account != account]

    def find(self, call: Call, kind: str, doc_id: str, param: str = "id") -> Doc:
        """An object of the caller's account.

        Raises:
            Refused: there is none, or it is another account's.
        """
        found = self.store.find(kind, doc_id, call.account)
        if found is None:
            raise no_such(kind, doc_id, param)
        return found

    def emit(self, account: str, kind: str, doc: Doc, call: Call | None = None) -> Doc:
        """Tells the account's webhooks that something has happened; call: what made it happen."""
        event = {
            "id": new_id("evt"),
            "object": "event",
            "api_version": API_VERSION,
            "created": now(),
            "livemode": False,
            "type": kind,
            "pending_webhooks": self.courier.listeners(account, kind),
            "request": {
                "id": call.request_id if call else None,
                "idempotency_key": call.idempotency_key if call else None,
            },
            "data": {"object": copy.deepcopy(told(doc))},
        }
        self.store.put(account, event)
        self.courier.take(account, event)
        return event


def told(doc: Doc) -> Doc:
    """A document without what only we know of it."""
    return {name: value for name, value in doc.items() if not name.startswith("_")}
