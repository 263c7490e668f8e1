"""The papers of an event: Ausschreibung, entries, places, final ranking."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from league.errors import InputError
from league.facts.events import Announcement, EventFile
from league.facts.tournaments import System
from league.language import _
from league.services.events.steps import (
    create_step,
    entry_step,
    fill_step,
    issue_step,
    qualification_step,
    ranking_step,
    tournament_step,
    withdrawal_step,
)
from league.services.events.tables import table_of
from league.services.session.desk import Desk
from league.services.session.kinds import day_hint, near, typed_day
from league.services.session.trial_runs import Step
from league.services.tournaments.words import systems
from league.services.words.naming import player_named, players_named
from league.typed.days import read_days
from league.typed.money import as_typed
from league.typed.numbers import is_number
from league.views.events import EntryRow
from tui.dialogs.form_model import Answers, Field, Form, goes_into_journal
from tui.dialogs.typed_fields import (
    about,
    day_field,
    needed_day,
    optional_cents,
    optional_day,
    optional_number,
    player_field,
)

TEXTS = ("name", "organiser", "eligible", "venue", "time_control", "titles", "prizes", "rules")
NOMINATED, LAST = "nominated", "last"


def new_form(desk: Desk, kinds: Sequence[tuple[str, str]]) -> Form:
    """Return a new event."""
    districts = {one.district for one in desk.season.divisions if one.district}
    kreise = (("", _("the whole federation")), *((one, one) for one in sorted(districts)))
    fields = (
        Field("id", _("Short name"), hint=_("by which it is called, such as u14"), needed=True),
        Field("kind", _("Kind"), answers=tuple(kinds)),
        day_field(desk, "day", _("First day of play"), ""),
        Field("name", _("Name")),
        Field("district", _("Held by Kreis"), answers=kreise),
    )

    def step(answers: Answers) -> Step:
        day = needed_day(desk, answers, "day")
        said = Announcement(name=answers["name"], dates=(day,))
        id, district = answers["id"].strip(), answers["district"] or None
        event = EventFile(id, answers["kind"], day.year, day, said, district=district)
        return create_step(event)

    return Form(_("New event"), fields, step, goes_into_journal())


def fill_form(desk: Desk, event: EventFile) -> Form:
    """Return the parts of an Ausschreibung, as they stand."""
    said = event.announcement
    labels = _labels()
    texts = [Field(name, labels[name], getattr(said, name)) for name in TEXTS]
    rules = said.rules or desk.book.short
    fields = (
        *texts[:3],
        Field("closing", _("Entries close"), typed_day(said.closing), day_hint(desk)),
        Field("fee", _("Entry fee"), _amount(said.entry_fee), _("euros; 0 = none")),
        Field("deposit", _("Reuegeld"), _amount(said.deposit), _("euros; 0 = none")),
        texts[3],
        Field("dates", _("Dates"), " ".join(map(typed_day, said.dates)), _("days, one by one")),
        *texts[4:-1],
        Field("rules", labels["rules"], rules),
    )
    return Form(
        _("Ausschreibung of {id}").format(id=event.id),
        fields,
        lambda got: fill_step(event.id, _announcement(desk, said, got)),
        _("not needed"),
    )


def _labels() -> dict[str, str]:
    return {
        "name": _("Name"),
        "organiser": _("Organiser"),
        "eligible": _("Who may take part"),
        "venue": _("Venue"),
        "time_control": _("Time control"),
        "titles": _("Titles and places"),
        "prizes": _("Prizes"),
        "rules": _("Rules"),
    }


def _amount(cents: int | None) -> str:
    return "" if cents is None else as_typed(cents)


def _announcement(desk: Desk, before: Announcement, answers: Answers) -> Announcement:
    texts: dict[str, Any] = {name: answers[name].strip() for name in TEXTS}
    return replace(
        before,
        **texts,
        closing=optional_day(desk, answers, "closing"),
        entry_fee=optional_cents(answers, "fee"),
        deposit=optional_cents(answers, "deposit"),
        dates=_days(desk, answers["dates"]),
    )


def _days(desk: Desk, text: str) -> tuple[date, ...]:
    with about(_("Dates")):
        return read_days(text, near(desk))


def issue_form(desk: Desk, id: str) -> Form:
    """Return the going out of an Ausschreibung."""
    return Form(
        _("Issue the Ausschreibung of {id}").format(id=id),
        (day_field(desk, "day", _("Goes out on")),),
        lambda got: issue_step(id, needed_day(desk, got, "day")),
        _("not needed"),
    )


def entry_form(desk: Desk, id: str) -> Form:
    """Return a player's entry."""
    fields = (
        player_field(),
        day_field(desk, "day", _("Entered on")),
        Field("group", _("Age group"), hint=_("only where there are several")),
    )

    def step(got: Answers) -> Step:
        player = player_named(desk.world.players, got["player"])
        return entry_step(id, player.ident, needed_day(desk, got, "day"), got["group"])

    return Form(_("Enter a player in {id}").format(id=id), fields, step)


def withdrawal_form(_desk: Desk, id: str, entry: EntryRow) -> Form:
    """Return the taking back of an entry."""
    title = _("{player} does not play in {id}").format(player=entry.name, id=id)
    made = _("goes into the journal")
    return Form(title, (), lambda _got: withdrawal_step(id, entry.ident), made)


def qualification_form(desk: Desk, event: EventFile) -> Form:
    """Return who is nominated, and final places elsewhere that bring a place here."""
    hint = _("entry or pass numbers, best first")
    others = [name for name in event.earlier if name != LAST]
    fields = (
        Field(NOMINATED, _("Nominated"), " ".join(event.nominated), hint),
        Field(LAST, _("Last year’s places"), " ".join(event.earlier.get(LAST, ())), hint),
        Field("group", _("Other event"), others[0] if others else "", _("such as U16")),
        Field("places", _("Its places"), _of(event, others), hint),
    )

    def step(answers: Answers) -> Step:
        earlier = {LAST: players_typed(desk, event, answers[LAST])}
        if group := answers["group"].strip():
            earlier[group] = players_typed(desk, event, answers["places"])
        return qualification_step(event.id, players_typed(desk, event, answers[NOMINATED]), earlier)

    title = _("Who has a place in {id}").format(id=event.id)
    return Form(title, fields, step, goes_into_journal())


def _of(event: EventFile, others: Sequence[str]) -> str:
    return " ".join(event.earlier[others[0]]) if others else ""


def tournament_form(_desk: Desk, event: EventFile) -> Form:
    """Return the making of the tournament that decides an event."""
    by_book = _("as the rule book has it")
    fields = (
        Field("id", _("Short name"), event.id, needed=True),
        Field("system", _("System"), answers=(("", by_book), *systems().items())),
        Field("rounds", _("Rounds"), hint=_("empty = as the rule book has it")),
    )

    def step(answers: Answers) -> Step:
        system = System(answers["system"]) if answers["system"] else None
        rounds = optional_number(answers, "rounds", 1)
        return tournament_step(answers["id"].strip(), event.id, system, rounds)

    return Form(_("Tournament of {id}").format(id=event.id), fields, step, goes_into_journal())


def ranking_form(desk: Desk, event: EventFile) -> Form:
    """Return the final ranking, as the games on file have it or as it is typed."""
    entered = [one.name for one in event.teams] or [one.ident for one in event.entries]
    numbers = {who: str(at) for at, who in enumerate(entered, 1)}
    table = table_of(desk.season, desk.book, event)
    order = event.ranking or (table.order if table else ())
    known = " ".join(numbers.get(who, who) for who in order)
    hint = _("entry or pass numbers, best first")
    if event.teams:
        hint = _("numbers of the teams by their entry, best first")
    fields = (Field("ranking", _("Final ranking"), known, hint, needed=True),)

    def step(answers: Answers) -> Step:
        read = teams_typed if event.teams else players_typed
        ranking = read(desk, event, answers["ranking"])
        if not ranking:
            raise InputError(_("Please give the ranking: the numbers of the entries, best first."))
        return ranking_step(event.id, ranking)

    return Form(_("Final ranking of {id}").format(id=event.id), fields, step, _("not needed"))


def teams_typed(_desk: Desk, event: EventFile, text: str) -> tuple[str, ...]:
    """Return names of teams from the numbers of their entries. Raises InputError."""
    found = []
    for part in text.replace(",", " ").replace(";", " ").split():
        number = int(part) if is_number(part) else 0
        if not 1 <= number <= len(event.teams):
            sentence = _("“{text}” is no number of a team; there are {number}.")
            raise InputError(sentence, text=part, number=len(event.teams))
        found.append(event.teams[number - 1].name)
    return tuple(found)


def players_typed(desk: Desk, event: EventFile, text: str) -> tuple[str, ...]:
    """Return the pass numbers of players typed by entry, pass number or name. InputError."""
    entered = {str(at): one.ident for at, one in enumerate(event.entries, 1)}
    return tuple(filter(None, players_named(desk.world.players, text, entered)))
