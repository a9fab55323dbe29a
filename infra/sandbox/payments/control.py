"""The control plane for tests and for the page: JSON below /_control, on this machine alone.

GET   /_control                              how things stand
PATCH /_control/api                          outage, latency, refunds (pending), cards (processing)
PATCH /_control/webhooks                     hold, copies, delay, drop (types; `*`), backoff
POST  /_control/webhooks/release             sends what was held; `{"reversed": true}`: last first
GET   /_control/deliveries                   every attempt and its answer; `?payment_intent=`
GET   /_control/events                       every event, oldest first; `?payment_intent=`
POST  /_control/events/{id}/deliver          once more; `{"copies": 3}`
POST  /_control/fail                         the next calls: times, path, status (500, 429, 502,
                                             503, "timeout"); `"after": true`: done, answer lost
GET   /_control/payments                     what the page 'Stripe finto' shows
POST  /_control/payment_intents/{id}/settle  ends `processing`: `{"ok": true}` or false
POST  /_control/payment_intents/{id}/dispute the customer's bank takes the money back
POST  /_control/refunds/{id}/settle          ends `pending`: `{"ok": true}` or false
POST  /_control/reset                        behaves well again; `{"data": true}`: knows nothing

With `?account=acct_...` the first PATCH, `fail` and `reset` are for that account alone: tests with
accounts of their own run side by side and do not disturb one another.
"""

from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, HTTPException, Query
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from infra.sandbox.payments import charges, refunds
from infra.sandbox.payments.courier import Delivering
from infra.sandbox.payments.overview import Payment, payments
from infra.sandbox.payments.paying import LATE, decline, succeed
from infra.sandbox.payments.provider import Behaviour, Failure, Provider
from infra.sandbox.payments.store import Doc

Kind = TypeVar("Kind", bound=BaseModel)
Account = Annotated[str | None, Query(pattern=r"^acct_\w{3,}$")]


class Asked(BaseModel):
    """What tests send; a misspelt name is refused."""

    model_config = ConfigDict(extra="forbid")


class Release(Asked):
    reversed: bool = False


class Copies(Asked):
    copies: int = Field(1, ge=1, le=100)


class Settling(Asked):
    ok: bool


class Reset(Asked):
    data: bool = False


class Standing(BaseModel):
    """How things stand."""

    api: Behaviour
    own: dict[str, Behaviour]
    webhooks: Delivering
    failures: list[Failure]
    held: int


def router(provider: Provider) -> APIRouter:
    made = APIRouter(prefix="/_control")
    _add_behaviour(made, provider)
    _add_webhooks(made, provider)
    _add_settling(made, provider)
    return made


def _add_behaviour(router: APIRouter, provider: Provider) -> None:
    courier = provider.courier

    @router.get("")
    async def standing() -> Standing:
        return Standing(
            api=provider.behaviour,
            own=provider.own,
            webhooks=courier.delivering,
            failures=provider.failures,
            held=len(courier.held),
        )

    @router.patch("/api")
    async def behave(change: dict[str, Any], account: Account = None) -> Behaviour:
        changed = _changed(provider.behaviour_for(account), change)
        if account is None:
            provider.behaviour = changed
        else:
            provider.own[account] = changed
        return changed

    @router.patch("/webhooks")
    async def deliver_so(change: dict[str, Any]) -> Delivering:
        courier.delivering = _changed(courier.delivering, change)
        return courier.delivering

    @router.post("/fail")
    async def fail(failure: Failure, account: Account = None) -> Standing:
        failure.account = account or failure.account
        provider.failures.append(failure)
        return await standing()

    @router.post("/reset")
    async def reset(asked: Reset, account: Account = None) -> Standing:
        if asked.data and account is not None:
            raise HTTPException(422, "what is known goes for all accounts or for none")
        provider.behave_again(account)
        if account is None:
            courier.reset()
        if asked.data:
            provider.store.clear()
        return await standing()


def _add_webhooks(router: APIRouter, provider: Provider) -> None:
    courier = provider.courier

    @router.post("/webhooks/release")
    async def release(asked: Release) -> dict[str, int]:
        courier.delivering.hold = False
        return {"released": courier.release(is_reversed=asked.reversed)}

    @router.get("/deliveries")
    async def deliveries(payment_intent: str | None = None) -> list[dict[str, Any]]:
        return [
            one for one in courier.deliveries if payment_intent in (None, one["payment_intent"])
        ]

    @router.get("/events")
    async def events(payment_intent: str | None = None) -> list[Doc]:
        found = provider.store.all("event")[::-1]
        return [one for one in found if payment_intent in (None, *_about(one))]

    @router.post("/events/{event_id}/deliver", status_code=202)
    async def deliver(event_id: str, asked: Copies) -> dict[str, str]:
        event = _found(provider, "event", event_id)
        courier.bring(provider.store.account_of(event_id), event, asked.copies)
        return {"delivering": event_id}


def _add_settling(router: APIRouter, provider: Provider) -> None:
    @router.get("/payments")
    async def shown() -> list[Payment]:
        return payments(provider)

    @router.post("/payment_intents/{intent_id}/settle")
    async def settle(intent_id: str, asked: Settling) -> dict[str, str]:
        intent = _found(provider, "payment_intent", intent_id, "processing")
        account = provider.store.account_of(intent_id)
        if asked.ok:
            succeed(provider, account, intent)
        else:
            decline(provider, account, intent, LATE)
        return {"status": intent["status"]}

    @router.post("/payment_intents/{intent_id}/dispute")
    async def dispute(intent_id: str) -> dict[str, str]:
        intent = _found(provider, "payment_intent", intent_id, "succeeded")
        charge = _found(provider, "charge", intent["latest_charge"])
        made = charges.dispute(provider, provider.store.account_of(intent_id), charge)
        return {"id": made["id"]}

    @router.post("/refunds/{refund_id}/settle")
    async def settle_refund(refund_id: str, asked: Settling) -> dict[str, str]:
        refund = _found(provider, "refund", refund_id, "pending")
        account = provider.store.account_of(refund_id)
        refunds.settle(provider, account, refund, is_good=asked.ok)
        return {"status": refund["status"]}


def _changed(before: Kind, change: dict[str, Any]) -> Kind:
    try:
        return type(before)(**before.model_dump() | change)
    except ValidationError as problem:
        raise HTTPException(422, problem.errors(include_context=False)) from None


def _found(provider: Provider, kind: str, doc_id: str, status: str | None = None) -> Doc:
    """status: what it has to be."""
    found = provider.store.find(kind, doc_id)
    if found is None:
        raise HTTPException(404, f"no {kind} {doc_id}")
    if status is not None and found["status"] != status:
        raise HTTPException(409, f"{doc_id} is {found['status']}, not {status}")
    return found


def _about(event: Doc) -> tuple[str, str | None]:
    thing = event["data"]["object"]
    return thing["id"], thing.get("payment_intent")
