"""Shapes of QR codes."""

from typing import Annotated

from services.kit.wire import Out, wire


class QrCodeOut(Out):
    """qrCode: a picture as a data URL."""

    qr_code: Annotated[str, wire("qrCode")]
