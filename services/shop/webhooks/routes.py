"""The route that the card provider calls; it comes without a login, its signature is its proof."""

from fastapi import APIRouter, BackgroundTasks, Request

from services.kit.errors import NotFound
from services.kit.wire import Out, RecordId
from services.shop.accounts.service import webhook_secret_of
from services.shop.models import PaymentAccount
from services.shop.payments.desk import CurrentDesk
from services.shop.payments.paying_back import pay_back
from services.shop.webhooks.dealing import PAID, deal_with
from services.shop.webhooks.notices import read_notice

router = APIRouter(prefix="/api/webhooks/stripe", tags=["webhooks"])

NO_ACCOUNT = "Account di pagamento non trovato"


class Received(Out):
    received: bool


@router.post("/{account_id}")
async def receive(
    account_id: RecordId, request: Request, desk: CurrentDesk, background: BackgroundTasks
) -> Received:
    """An event of one payment account; the answer says only that it need not be sent again."""
    body = await request.body()
    async with desk.database.unit_of_work() as session:
        account = await session.get(PaymentAccount, account_id)
        secret = webhook_secret_of(desk.settings.vault, account) if account else None
        if account is None or not secret:
            raise NotFound(NO_ACCOUNT)
        notice = read_notice(body, request.headers.get("stripe-signature"), secret)
        await deal_with(session, desk.settings, account, notice)
    if notice.type == PAID:
        background.add_task(pay_back, desk)  # it may have come too late
    return Received(received=True)
