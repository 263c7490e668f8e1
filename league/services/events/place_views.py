"""The places of an event in words: who has one and whether he entered, who is next, and why."""

from league.facts.events import EventFile
from league.facts.places import PaidEntry
from league.formatting import day as spoken_day
from league.language import _
from league.services.events import fees, views
from league.services.events.candidates import candidates_of, places_of
from league.services.rulebook import explaining
from league.services.session.desk import Desk
from league.views.events import CandidateRow, PlacesView


def places_view(desk: Desk, id: str) -> PlacesView:
    """Return the places of an event as of today. Raises NotFoundError, RuleBookError."""
    event = views.event_of(desk.season, id)
    found, cite = places_of(desk.season, desk.book, event, desk.today), desk.book.cite
    of, entered = candidates_of(event), _entered(desk, event)

    def row(ident: str, rule: str, why: str) -> CandidateRow:
        person = desk.world.players.get(ident)
        known = of[ident]
        return CandidateRow(
            ident,
            person.name if person else ident,
            known.region,
            known.place,
            cite(rule) if rule else "",
            why,
            entered.get(ident, ""),
        )

    def reason(ident: str) -> CandidateRow:
        why = found.reasons.get(ident)
        return (
            row(ident, why.rule, explaining.spoken(desk, why.sentence))
            if why
            else row(ident, "", "")
        )

    titles = {one.paragraph: desk.book.paragraph(one.paragraph).title for one in found.qualified}
    return PlacesView(
        event=id,
        host=desk.club(event.host).name if event.host else "",
        qualified=tuple(
            row(one.ident, one.paragraph, titles[one.paragraph]) for one in found.qualified
        ),
        open=found.open,
        following=tuple(map(reason, found.following)),
        refused=tuple(
            row(str(one.player), one.rule, explaining.spoken(desk, one.sentence))
            for one in found.refused
        ),
        undecided=tuple(map(reason, found.undecided)),
    )


def _entered(desk: Desk, event: EventFile) -> dict[str, str]:
    """Return in words how far each entry got, once somebody can enter."""
    if event.issued is None:
        return {}
    known = fees.paid_entries(desk.season, desk.book, event, candidates_of(event))
    values = desk.values(event.day)
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
