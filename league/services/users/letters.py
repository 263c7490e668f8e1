"""The letter with a code: made at the moment it is given out, because the code is not kept."""

from zoneinfo import ZoneInfo

from league import clock
from league.facts.contacts import FederationContact
from league.rulebooks import load
from league.services.session.contacts import federation_office
from league.services.session.transactions import current_season
from league.services.users.accounts import known_user
from league.storage import seasons
from league.views.users import Code, CodeLetter


def code_letter(login: str, code: Code, page: str = "") -> CodeLetter:
    """Return the letter of a code that was just given to an account, to be entered on a page.

    Raises NotFoundError, StorageError.
    """
    user = known_user(login)
    federation, zone = _federation()
    until, day = (moment.astimezone(zone) for moment in (code.until, clock.now()))
    return CodeLetter(federation, user.name, user.language, login, code.text, until, day, page)


def _federation() -> tuple[FederationContact, ZoneInfo | None]:
    """Return the federation of the season in use, and the zone of its clocks; None = those here."""
    heads = {name: (whose, book) for name, whose, book in seasons.heads()}
    found = heads.get(current_season() or "")
    if found is None:
        return FederationContact(""), None
    zone = load(found[1]).time_zone
    return federation_office(found[0]), ZoneInfo(zone) if zone else None
