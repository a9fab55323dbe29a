"""Tries entered keys at the card provider: whose they are, and whether the pair can take money."""

from dataclasses import dataclass

import stripe

from services.kit.errors import Invalid
from services.shop.accounts.keys import PLEASE, PUBLISHABLE, SECRET, Keys, of_both
from services.shop.provider import faults
from services.shop.provider.client import Provider

UNKNOWN_KEY = (
    "Il servizio di pagamento non riconosce questa chiave: copiala di nuovo dalla sua pagina"
)
OTHER_ACCOUNT = "Le due chiavi non sono dello stesso conto"
NOT_ALLOWED = "Questa chiave non ha i permessi per creare pagamenti"
AWAY = (
    "Il servizio di pagamento non risponde e le chiavi non si possono verificare: "
    "non è stato salvato nulla, riprova tra qualche minuto"
)
REFUSED = "Il servizio di pagamento non ha accettato le chiavi: non è stato salvato nulla"
DOING = "verify keys"
TRIAL_CENTS = 50  # the least that the provider takes; nobody ever pays it


@dataclass(frozen=True, slots=True, repr=False)
class Verified:
    """Keys that the provider knows. provider_account: null when they may not ask whose they are."""

    keys: Keys
    provider_account: str | None


async def verify(provider: Provider, keys: Keys) -> Verified:
    """Asks the provider whose the secret key is, and has the publishable one find a payment that
    the secret one has begun: so a browser's payment goes. Not to be called in a unit of work.

    Raises:
        Invalid: the provider does not know a key, they are of two accounts, or may not do this.
        AppError: the provider is away or refuses.
    """
    client = provider.client(keys.secret)
    with faults.told(DOING, away=AWAY, refused=REFUSED):
        owner = await _owner(client)
        trial = await _trial(client)
        try:
            await _find(provider.client(keys.publishable), trial)
        finally:
            await _call_off(client, trial)
    return Verified(keys, owner)


async def _owner(client: stripe.StripeClient) -> str | None:
    try:
        answer = await client.v1.accounts.retrieve_current_async()
    except stripe.AuthenticationError as fault:
        faults.note(fault, DOING)
        raise Invalid(PLEASE, {SECRET: UNKNOWN_KEY}) from None
    except stripe.PermissionError:  # a restricted key that may do other things
        return None
    return answer.id


async def _trial(client: stripe.StripeClient) -> stripe.PaymentIntent:
    """A payment of no order, for which no webhook and no reconciler looks."""
    try:
        return await client.v1.payment_intents.create_async(
            {
                "amount": TRIAL_CENTS,
                "currency": "eur",
                "description": "Verifica delle chiavi, nessun addebito",
                "allowed_payment_method_types": ["card"],
            }
        )
    except stripe.PermissionError as fault:
        faults.note(fault, DOING)
        raise Invalid(PLEASE, {SECRET: NOT_ALLOWED}) from None


async def _find(client: stripe.StripeClient, trial: stripe.PaymentIntent) -> None:
    assert trial.client_secret is not None
    try:
        await client.v1.payment_intents.retrieve_async(
            trial.id, {"client_secret": trial.client_secret}
        )
    except stripe.AuthenticationError as fault:
        faults.note(fault, DOING)
        raise Invalid(PLEASE, {PUBLISHABLE: UNKNOWN_KEY}) from None
    except stripe.InvalidRequestError as fault:
        if not faults.is_missing(fault):
            raise
        faults.note(fault, DOING)
        raise Invalid(PLEASE, of_both(OTHER_ACCOUNT)) from None


async def _call_off(client: stripe.StripeClient, trial: stripe.PaymentIntent) -> None:
    """Left open it harms nobody: no browser knows its secret."""
    try:
        await client.v1.payment_intents.cancel_async(trial.id)
    except stripe.StripeError as fault:
        faults.note(fault, "calling a trial off")
