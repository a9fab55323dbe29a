"""The pictures of what the demo's shop sells, in the order of `wares`."""

from infra.dev.demo.art.candles import lamp, red_light, white_lights
from infra.dev.demo.art.care import polishing, washing, watering
from infra.dev.demo.art.flowers import chrysanthemums, cyclamen, roses

WARES = (
    *(roses, chrysanthemums, cyclamen),
    *(red_light, white_lights, lamp),
    *(washing, polishing, watering),
)


def ware(index: int) -> str:
    """The picture with that place in the list (0-based)."""
    return WARES[index]()
