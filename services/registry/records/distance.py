"""How far a tomb lies from its cemetery: a slip of the pen in coordinates shows here."""

from math import asin, cos, radians, sin, sqrt

FAR_KM = 5.0
_EARTH_KM = 6371.0


def distance_km(one: str, other: str) -> float:
    """Kilometres between two places in the stored form 'lat, lon'.

    Raises:
        ValueError: one of them is in no such form.
    """
    (lat1, lon1), (lat2, lon2) = (
        [radians(float(part)) for part in place.split(",")] for place in (one, other)
    )
    half = sin((lat2 - lat1) / 2) ** 2 + cos(lat1) * cos(lat2) * sin((lon2 - lon1) / 2) ** 2
    return 2 * _EARTH_KM * asin(min(1.0, sqrt(half)))


def distance_warning(place: str | None, cemetery: str | None) -> list[str]:
    """What to say of a place that is far from its cemetery; free text tells no distance."""
    if not place or not cemetery:
        return []
    try:
        distance = distance_km(place, cemetery)
    except ValueError:
        return []
    if distance <= FAR_KM:
        return []
    shown = f"{distance:.1f}".replace(".", ",")
    return [f"Le coordinate distano {shown} km da quelle del cimitero: controllale"]
