"""robots.txt: memorials are for search engines only where the office wants it so.

Where it does not, they may read the pages all the same: that is how they learn that they must not
list them. Who is kept from reading a page lists its bare address when another site links to it.
"""

from fastapi import Response

from services.memorial.settings import MemorialSettings

HEADERS = {"Cache-Control": "no-cache"}
# they list nothing: whoever shares a memorial has them make its preview
PREVIEWERS = (
    "facebookexternalhit",
    "Facebot",
    "WhatsApp",
    "TelegramBot",
    "Twitterbot",
    "LinkedInBot",
    "Slackbot-LinkExpanding",
    "Discordbot",
)
_CLOSED = "Disallow: /api/"


def answer(settings: MemorialSettings) -> Response:
    """What search engines may read; the page asks for its data below /api/public/."""
    public = settings.public_url.rstrip("/")
    if settings.is_indexed:
        lines = ["User-agent: *", "Allow: /api/public/", _CLOSED, f"Sitemap: {public}/sitemap.xml"]
    else:
        previewers = [f"User-agent: {name}" for name in PREVIEWERS]
        everybody = ["User-agent: *", "Disallow: /media/", _CLOSED]
        lines = [*previewers, _CLOSED, "", *everybody]
    text = "".join(f"{line}\n" for line in lines)
    return Response(text, media_type="text/plain", headers=HEADERS)
