"""Shapes of a supplier's configuration."""

from typing import Annotated

from pydantic import AfterValidator, BeforeValidator, Field

from services.kit.wire import In, Out, email_or_blank, wire

KEY_LENGTH, FEEDBACK_LENGTH = 300, 2000


def _trimmed(value: object) -> object:
    return value.strip() if isinstance(value, str) else value


Key = Annotated[str | None, Field(max_length=KEY_LENGTH), BeforeValidator(_trimmed)]


class SupplierConfigIn(In):
    """Null or not sent keeps what is there, and so does the mask of the secret key; an empty text
    takes away. stripe_webhook_secret: of an endpoint that was set up by hand."""

    stripe_public_key: Key = None
    stripe_secret_key: Key = None
    stripe_webhook_secret: Key = None
    order_notification_email: Annotated[str | None, AfterValidator(email_or_blank)] = None
    order_feedback: Annotated[str | None, Field(max_length=FEEDBACK_LENGTH)] = None


class SupplierConfigOut(Out):
    """stripePublicKey, stripeSecretKey: of the own keys, the latter as a mask; empty without own
    ones. isDemo: orders are paid with the demo's keys, which move no money; neither own nor demo
    keys: nothing is offered. hasWebhook: the provider tells of payments by itself; webhookUrl:
    where, for who sets it up by hand. keysNotice: what has become of keys that the office entered.
    """

    stripe_public_key: Annotated[str, wire("stripePublicKey")]
    stripe_secret_key: Annotated[str, wire("stripeSecretKey")]
    has_secret_key: Annotated[bool, wire("hasSecretKey")]
    is_demo: Annotated[bool, wire("isDemo")]
    is_live: Annotated[bool, wire("isLive")]
    has_webhook: Annotated[bool, wire("hasWebhook")]
    webhook_url: Annotated[str | None, wire("webhookUrl")]
    keys_notice: Annotated[str | None, wire("keysNotice")]
    order_notification_email: Annotated[str, wire("orderNotificationEmail")]
    order_feedback: Annotated[str, wire("orderFeedback")]
