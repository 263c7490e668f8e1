"""The papers of an event: Ausschreibung, entries, places, final ranking."""

from collections.abc import Sequence

from league.facts.events import EventFile
from league.facts.tournaments import System
from league.language import _
from league.services.events import operations
from league.services.events.kinds import players_typed
from league.services.events.steps import qualification_step, tournament_step
from league.services.events.tables import table_of
from league.services.session.desk import Desk
from league.services.session.trial_runs import Step
from league.services.tournaments.words import systems
from tui.dialogs.form_model import Answers, Field, Form, goes_into_journal
from tui.dialogs.from_operations import form_of
from tui.dialogs.typed_fields import optional_number

NOMINATED, LAST = "nominated", "last"


def new_form(desk: Desk) -> Form:
    """Return a new event; the rest of its Ausschreibung is filled in later."""
    asked = ("id", "kind", "day", "name", "district")
    later = {
        one.name: one.kind.empty for one in operations.CREATE.parameters if one.name not in asked
    }
    return form_of(desk, operations.CREATE, later)


def fill_form(desk: Desk, event: EventFile) -> Form:
    """Return the parts of an Ausschreibung, as they stand."""
    shown = {"rules": event.announcement.rules or desk.book.short}
    return form_of(desk, operations.CHANGE, {"id": event.id}, shown)


def ranking_form(desk: Desk, event: EventFile) -> Form:
    """Return the final ranking, as the games on file have it or as it is typed."""
    entered = [one.name for one in event.teams] or [one.ident for one in event.entries]
    numbers = {who: str(at) for at, who in enumerate(entered, 1)}
    table = table_of(desk.season, desk.book, event)
    order = event.ranking or (table.order if table else ())
    known = " ".join(numbers.get(who, who) for who in order)
    return form_of(desk, operations.RANK, {"id": event.id}, {"ranking": known})


def qualification_form(desk: Desk, event: EventFile) -> Form:
    """Return who is nominated, and final places elsewhere that bring a place here."""
    hint = _("entry or pass numbers, best first")
    others = [name for name in event.earlier if name != LAST]
    fields = (
        Field(NOMINATED, _("Nominated players"), " ".join(event.nominated), hint),
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
