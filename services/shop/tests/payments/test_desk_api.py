"""The office and suppliers cancel what was paid; others find no such order."""

import httpx
import pytest

from services.kit.testing.tokens import mint
from services.shop.tests.payments.till import BIANCHI, ROSSI, Till

CALLERS = {
    "admin": ("admin", 2, 1),
    "supplier": ("fornitore", ROSSI, 1),
    "admin elsewhere": ("admin", 3, 2),
    "another supplier": ("fornitore", BIANCHI, 1),
}


async def cancel(till: Till, order_id: int, who: str) -> httpx.Response:
    role, user_id, cemetery = CALLERS[who]
    return await till.http.put(
        f"{till.url}/api/orders/{order_id}/status",
        json={"status": "cancelled"},
        headers={"X-Internal-Token": mint(role, user_id=user_id, cemetery=cemetery)},
    )


@pytest.mark.parametrize("who", ["admin", "supplier"])
async def test_whose_order_it_is_may_give_the_money_back(till: Till, who: str) -> None:
    created = await till.ordered()
    await till.pay(created)
    await till.wait(created, "paid")
    order_id = (await till.row(created))["id"]
    told = (await cancel(till, order_id, who)).json()
    assert (told["status"], told["refundStatus"]) == ("cancelled", "succeeded")
    assert told["changes"][-2]["source"] == "staff"
    [audit] = await till.told("shop.audit.recorded.v1")
    assert (audit["userId"], audit["recordLabel"]) == (CALLERS[who][1], created["orderNumber"])
    assert audit["changes"] == [{"field": "status", "before": "paid", "after": "cancelled"}]


@pytest.mark.parametrize("who", ["admin elsewhere", "another supplier"])
async def test_nobody_else_may(till: Till, who: str) -> None:
    created = await till.ordered()
    await till.pay(created)
    await till.wait(created, "paid")
    assert (await cancel(till, (await till.row(created))["id"], who)).status_code == 404
    assert await till.status(created) == "paid"
    assert await till.refunds(created) == []
