"""The places of an event in words: who has one and whether he entered, who is next, and why."""

from collections.abc import Mapping
from functools import partial

from league.facts.places import Candidate, PaidEntry
from league.findings import Finding
from league.formatting import day as spoken_day
from league.language import _
from league.rulebook import Values, require
from league.services.events import views
from league.services.events.candidates import championship
from league.services.rulebook import explaining
from league.services.session.desk import Desk
from league.views.events import CandidateRow, PlacesView


def places_view(desk: Desk, id: str) -> PlacesView:
    """Return the places of an event as of today. Raises NotFoundError, RuleBookError."""
    event = views.event_of(desk.season, id)
    values = desk.values(event.day)
    require(desk.book.events.places, values)
    asked = championship(desk.season, desk.book, event, desk.today)
    found = desk.book.events.places(asked, values)
    people = {one.ident: one for one in asked.candidates}
    row = partial(_row, desk, people, _entered(desk, asked.entries or {}, values))

    def because(ident: str, why: Finding | None) -> CandidateRow:
        words = explaining.spoken(desk, why.sentence) if why else ""
        return row(ident, why.rule if why else "", words)

    titles = {one.paragraph: desk.book.paragraph(one.paragraph).title for one in found.qualified}
    return PlacesView(
        event=id,
        host=desk.club(event.held_by).name if event.held_by else "",
        qualified=tuple(
            row(one.ident, one.paragraph, titles[one.paragraph]) for one in found.qualified
        ),
        open=found.open,
        following=tuple(because(one, found.reasons.get(one)) for one in found.following),
        refused=tuple(because(str(one.player), one) for one in found.refused),
        undecided=tuple(because(one, found.reasons.get(one)) for one in found.undecided),
    )


def _row(
    desk: Desk,
    known: Mapping[str, Candidate],
    entered: Mapping[str, str],
    ident: str,
    rule: str,
    why: str,
) -> CandidateRow:
    person, one = desk.world.players.get(ident), known[ident]
    name, cited = person.name if person else ident, desk.book.cite(rule) if rule else ""
    return CandidateRow(ident, name, one.region, one.place, cited, why, entered.get(ident, ""))


def _entered(desk: Desk, known: Mapping[str, PaidEntry], values: Values) -> dict[str, str]:
    """Return in words how far each entry got."""
    found = {ident: desk.book.events.entry(one, values) for ident, one in known.items()}
    return {
        ident: _state(known[ident], counts=outcome.counts)
        for ident, outcome in found.items()
        if outcome is not None
    }


def _state(one: PaidEntry, *, counts: bool) -> str:
    if one.entered is None:
        return _("not entered")
    if counts and one.paid:
        return _("paid on {day}").format(day=spoken_day(one.paid))
    if counts:
        return _("entered")
    if one.replacement and one.called is None:
        return _("entered as a replacement")
    return _("paid too late") if one.paid else _("not paid")
