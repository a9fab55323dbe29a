"""How a person is called wherever this service says their name: as their memorial's page does."""


def shown_name(name: str | None, surname: str | None, nominative: str | None) -> str:
    """The nominative where there is one, else name and surname."""
    for said in (nominative, f"{name or ''} {surname or ''}"):
        if shown := " ".join((said or "").split()):
            return shown
    return ""
