"""What happens to an event, ready to be tried and stored."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from league.facts.events import Announcement, EventFile
from league.facts.tournaments import System
from league.formatting import filled_in
from league.language import _, ngettext
from league.services.events import records
from league.services.events.event_tournaments import conditions_for, create_for_event
from league.services.events.fees import owed_for
from league.services.events.onward import event_rows, row_words
from league.services.events.place_words import entry_words, taken_back_words
from league.services.events.sheets import cited, qualified_words, ranked_name
from league.services.events.views import event_of
from league.services.rulebook.findings import finding_views
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, as_step
from league.services.tournaments.opening import opened
from league.views.events import EventView


@as_step
def create_step(desk: Desk, why: str, event: EventFile) -> Outcome:
    """A new event, with as much of its Ausschreibung as there is."""
    view = records.create_event(desk.season.name, event, actor=desk.actor, why=why)
    sentence = _("{id} is on file; it begins on {day}.")
    return _lacking(desk, filled_in(sentence, id=event.id, day=event.day), view)


@as_step
def fill_step(desk: Desk, _why: str, id: str, said: Mapping[str, Any]) -> Outcome:
    """An Ausschreibung with other parts, by their names."""
    season = desk.season.name

    def after(before: Announcement) -> Announcement:
        parts = {**before.parts, **said.get("parts", {})}
        return replace(before, **{**said, "parts": parts})

    view = records.change_announcement(season, id, after, actor=desk.actor)
    return _lacking(desk, _("The Ausschreibung of {id} is changed.").format(id=id), view)


def _lacking(desk: Desk, says: str, view: EventView) -> Outcome:
    number = len(view.lacks)
    words = ngettext("{number} part is lacking:", "{number} parts are lacking:", number)
    lacks = [cited(desk, found) for found in view.lacks]
    notes = [" ".join((words.format(number=number), *lacks))] if lacks else []
    return Outcome(says, notes=tuple(notes or [_("It is complete and may go out.")]))


@as_step
def issue_step(desk: Desk, _why: str, id: str, day: date) -> Outcome:
    """The going out of an Ausschreibung."""
    records.issue_event(desk.season.name, id, day, actor=desk.actor)
    return Outcome(filled_in(_("The Ausschreibung of {id} goes out on {day}."), id=id, day=day))


@as_step
def entry_step(
    desk: Desk,
    why: str,
    id: str,
    player: str,
    day: date,
    group: str,
    *,
    without_board: bool = False,
    replacement: bool = False,
) -> Outcome:
    """A player's entry; what stands against it needs a reason."""
    season = desk.season.name
    view = records.enter(
        season, id, player, day, actor=desk.actor, group=group, despite=why,
        terms=records.Terms(False if without_board else None, replacement or None),
    )  # fmt: skip
    mine = tuple(one for one in view.findings if one.player == player)
    findings = finding_views(desk, desk.values(view.file.day), mine)
    sentence = _("{player} is entered in {id}.")
    says = sentence.format(player=desk.world.players[player].name, id=id)
    return Outcome(says, findings, () if mine else tuple(_entered(desk, view, player)))


def _entered(desk: Desk, view: EventView, player: str) -> Iterator[str]:
    """Yield what an entry costs, else the place that it has."""
    outcome = view.fees.get(player)
    if outcome is None or outcome.counts:
        yield _place(desk, view, player)
    if outcome is not None and not outcome.counts:
        yield from entry_words(desk, view.file.id, player)


def _place(desk: Desk, view: EventView, ident: str) -> str:
    for number, place in enumerate(view.field.places, 1):
        if place.ident == ident:
            sentence = _("Place {number} in the field by {rule}.")
            return sentence.format(number=number, rule=desk.book.cite(place.paragraph))
    return _("There is no place free: the entry waits.")


@as_step
def withdrawal_step(
    desk: Desk, why: str, id: str, player: str, day: date | None = None, *, refund: bool = False
) -> Outcome:
    """The taking back of an entry."""
    season = desk.season.name
    before = owed_for(desk.season, id).get(player)
    records.withdraw(season, id, player, day, actor=desk.actor, why=why, refund=refund)
    sentence = _("The entry of {player} in {id} is taken back.")
    says = sentence.format(player=desk.world.players[player].name, id=id)
    return Outcome(says, notes=tuple(taken_back_words(desk, before, id, player)))


@as_step
def qualification_step(
    desk: Desk, why: str, id: str, nominated: Sequence[str], earlier: Mapping[str, Sequence[str]]
) -> Outcome:
    """Who is nominated, and places elsewhere that bring a place here."""
    season = desk.season.name
    view = records.qualify(
        season, id, nominated=nominated, earlier=earlier, actor=desk.actor, why=why
    )
    number = len(view.field.places)
    sentence = ngettext("{number} place is given.", "{number} places are given.", number)
    players, cite = desk.world.players, desk.book.cite
    notes = [
        f"{at}. {players[place.ident].name}, {cite(place.paragraph)}"
        for at, place in enumerate(view.field.places, 1)
    ]
    return Outcome(sentence.format(number=number), notes=tuple(notes))


@as_step
def tournament_step(
    desk: Desk, why: str, id: str, event: str, system: System | None, rounds: int | None
) -> Outcome:
    """The tournament that decides an event, with all who have a place in it.

    Without a system or rounds those of the rule book hold.
    """
    season = desk.season.name
    by_book = conditions_for(season, event, system)
    wanted = replace(by_book, id=id, rounds=rounds or by_book.rounds)
    create_for_event(season, wanted, actor=desk.actor, why=why)
    number = len(opened(season, id).file.participants)
    sentence = _("{id} is on file; entered are: {number}.")
    return Outcome(sentence.format(id=id, number=number))


@as_step
def ranking_step(desk: Desk, _why: str, id: str, ranking: Sequence[str]) -> Outcome:
    """The final ranking, and who has which title."""
    won = records.rank(desk.season.name, id, ranking, actor=desk.actor)
    order = [*ranking, *(one for group in won.groups.values() for one in group)]
    names = {who: ranked_name(desk, who) for who in (*order, won.holder or "")}
    notes = [f"{title}: {names[ident]}" for title, ident in won.more]
    notes += [
        f"{group}: {', '.join(names[ident] for ident in idents)}"
        for group, idents in won.groups.items()
    ]
    rows = event_rows(desk, event_of(desk.season, id))
    notes += row_words(rows) or qualified_words(desk, won.qualified)
    holder = names.get(won.holder or "") or "–"
    if not won.title:
        return Outcome(_("The final ranking is recorded."), notes=tuple(notes))
    return Outcome(f"{won.title}: {holder}", notes=tuple(notes))
