"""Calls of the card provider: one pool of connections a process, a client for each key."""

import asyncio
import logging
from typing import Annotated, Any, Final

import stripe
from fastapi import Depends, Request

from services.shop.settings import ShopSettings

TIMEOUT_SECONDS = 10
RETRIES = 2  # the SDK's own client makes none by itself; each try has the time above
PATIENCE_SECONDS = 15  # and all tries of a call together have this: somebody waits for it
LIVE = "_live_"
API_VERSION: Final = "2026-10-28.endive"  # the SDK's own; events come in it too

# at lower levels it tells whole answers, and one of them holds a webhook's secret
logging.getLogger("stripe").setLevel(logging.WARNING)


class _Patient(stripe.HTTPXClient):
    """Gives a call up, with all its tries, when whoever waits for it would have gone."""

    async def request_with_retries_async(self, *args: Any, **kwargs: Any) -> tuple[Any, int, Any]:
        """Raises APIConnectionError; whether the call has taken effect is not known then."""
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                answer: tuple[Any, int, Any] = await super().request_with_retries_async(
                    *args, **kwargs
                )
                return answer
        except TimeoutError:
            raise stripe.APIConnectionError("no answer in time") from None  # type: ignore[no-untyped-call]  # the SDK's gap


class Provider:
    """On `app.state.provider`; open while the application runs, on its event loop."""

    def __init__(self, settings: ShopSettings) -> None:
        self._base = settings.stripe_api_base
        self._http: stripe.HTTPXClient | None = None

    async def open(self) -> None:
        self._http = _Patient(timeout=TIMEOUT_SECONDS)

    async def close(self) -> None:
        if self._http is not None:
            await self._http.close_async()  # type: ignore[no-untyped-call]  # the SDK's gap

    def client(self, key: str) -> stripe.StripeClient:
        """For the calls of one account, by its secret key; a publishable one may do as browsers do.

        Raises:
            ValueError: a live key, and a stand-in is where it would go.
        """
        assert self._http is not None, "the provider's connections are not open"
        if self._base is not None and LIVE in key:
            raise ValueError("a live key is not sent to a stand-in of the card provider")
        return stripe.StripeClient(
            key,
            http_client=self._http,
            base_addresses=None if self._base is None else {"api": self._base},
            max_network_retries=RETRIES,
        )


async def provider_of(request: Request) -> Provider:
    provider: Provider = request.app.state.provider
    return provider


CurrentProvider = Annotated[Provider, Depends(provider_of)]
