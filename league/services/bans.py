"""A club banned by a board's decision: its right to play rests, also beyond the season."""

from dataclasses import replace
from datetime import date

from league.errors import InputError
from league.facts.claims import Suspension
from league.facts.clubs import Club
from league.facts.seasons import Season
from league.forms import told
from league.language import _
from league.services.checking import in_season, known_club
from league.services.clubs import SUSPENSION, with_club
from league.services.recording import record
from league.services.season_changes import change_season


def ban_club(
    season: str | None,
    club: str,
    first: date,
    last: date | None,
    *,
    by: str,
    reason: str,
    rule: str,
) -> Club:
    """Ban a club, the last day included, and return it; ``rule`` is cited as printed.

    Raises InputError without a reason, for a first day out of season, days in the wrong order and
    a club that is suspended already; NotFoundError, StorageError.
    """
    if not reason.strip():
        raise InputError(_("A ban needs its reason (§ {rule}).").format(rule=rule))

    def change(before: Season) -> Season:
        found = known_club(before, club)
        in_season(before, first, f"§ {rule}")
        _check(found, first, last, rule)
        fact = Suspension(club, first, last, f"§ {rule}: {reason.strip()}")
        record(before.name, SUSPENSION, f"{club}/{first}", fact, by=by, why=reason, what="ban")
        return with_club(before, replace(found, suspended_from=first, suspended_until=last))

    return known_club(
        change_season(season, change, by=by, why=reason, what="ban", subject=club), club
    )


def _check(club: Club, first: date, last: date | None, rule: str) -> None:
    """Refuse days in the wrong order, and a club that is suspended already. Raises InputError."""
    if last is not None and last < first:
        sentence = _("A ban from {first} cannot end on {last} (§ {rule}).")
        raise InputError(told(sentence, first=first, last=last, rule=rule))
    if club.suspended_from is not None:
        sentence = _("{club} is suspended from {day} on already (§ {rule}).")
        raise InputError(told(sentence, club=club.name, day=club.suspended_from, rule=rule))
