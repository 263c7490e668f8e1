"""Protests to a director and objections before a court, as they are listed beside protests."""

from collections.abc import Mapping

from league.facts.cancellations import Objection
from league.facts.directing import DirectorProtest
from league.facts.protests import Protest, day_of
from league.language import _
from league.record_kinds import DIRECTOR_PROTEST, OBJECTION
from league.rulebook import has_rule
from league.services.protests.court_competitions import competition_names
from league.services.session.desk import Desk
from league.services.session.records import recorded
from league.services.words.codes import instance_name
from league.views.protests import CourtRow


def court_rows(desk: Desk) -> tuple[CourtRow, ...]:
    """Return what is before directors and courts of a season, what is not decided first.

    None where the book has no such court. Raises StorageError.
    """
    if not has_rule(desk.book.protests.next_round):
        return ()
    found: list[Objection | DirectorProtest] = [
        *recorded(desk.season.name, OBJECTION).values(),
        *recorded(desk.season.name, DIRECTOR_PROTEST).values(),
    ]
    ordered = sorted(found, key=lambda one: (one.decided is not None, day_of(one.filed)))
    names = competition_names(desk.season) if found else {}
    return tuple(_row(desk, one, names) for one in ordered)


def _row(desk: Desk, fact: Objection | DirectorProtest, names: Mapping[str, str]) -> CourtRow:
    asked = Protest("team", fact.filed, fact.filed, fee_paid=True, instance="")
    hearing = desk.book.protests.hears(asked, True, desk.values(day_of(fact.filed)))
    hears = hearing.instance if isinstance(fact, Objection) else hearing.known[0]
    name = names.get(fact.division, fact.division)
    state = _("open")
    if fact.decided is not None:
        state = _("granted") if fact.granted else _("rejected")
    return CourtRow(
        fact=fact,
        about=_("{division}, round {round}").format(division=name, round=fact.round),
        instance=instance_name(hears),
        state=state,
    )
