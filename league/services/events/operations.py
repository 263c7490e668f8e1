"""What happens to an event, each deed described once for command, form and palette.

Places in an event are none: its form asks for three lists of players at once, the command for one
of them (``tui.pages.events.forms``).
"""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from league.facts.actors import Right
from league.language import to_translate
from league.services.events.kinds import DISTRICT, EVENT, KIND, PARTS, RANKING, has_parts
from league.services.session.kinds import DAY, EITHER, EURO, TEXT, has_courts, near, typed_day
from league.services.session.operations import (
    FOR_JOURNAL,
    NOT_NEEDED,
    Given,
    Kind,
    Operation,
    Parameter,
    later,
)
from league.services.session.parameters import on_day, optional
from league.typed.days import read_days
from league.typed.money import as_typed

if TYPE_CHECKING:
    from league.services.events import steps
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Step
else:
    steps = later("league.services.events.steps")

_DAYS = Kind(
    "DAYS",
    lambda desk, text, _given: read_days(text, near(desk)),
    (),
    typed=lambda days: " ".join(map(typed_day, days)),
)
_DAY = replace(DAY, empty="")
_AMOUNT = replace(EURO, empty="", typed=lambda cents: "" if cents is None else as_typed(cents))
"""Emptied it is not said any more; a command that does not name it leaves it."""


def _create(*, id: str, kind: str, day: Any, district: str | None, **said: Any) -> "Step":
    from league.facts.events import Announcement, EventFile

    announcement = Announcement(dates=(day,), **_said(said))
    return steps.create_step(EventFile(id, kind, day.year, day, announcement, district=district))


def _change(*, id: str, **said: Any) -> "Step":
    return steps.fill_step(id, _said(said))


def _announcement(desk: "Desk", given: Given) -> object:
    """Return the Ausschreibung on record."""
    from league.services.events.views import event_of

    return event_of(desk.season, given["id"]).announcement


def _said(parts: dict[str, Any]) -> dict[str, Any]:
    """Return what is said of an Ausschreibung; no day and no amount where it was emptied."""
    emptied = {one.name for one in (*_PARTS, _LESS, _COURT) if one.kind is not TEXT}
    return {
        name: None if value == "" and name in emptied else value
        for name, value in parts.items()
        if value is not None
    }


def _part(
    option: str, kind: Kind, label: str, about: str, hint: str = "", name: str = ""
) -> Parameter:
    """Return a part of an Ausschreibung, which may be said later."""
    name = name or option.removeprefix("--").replace("-", "_")
    return Parameter(name, kind, label, hint, option, about, needed=False)


def costs(desk: "Desk") -> bool:
    """Return whether entries are paid, by the book."""
    from league.rulebook import has_rule

    return has_rule(desk.book.events.entry)


AN_EVENT = Parameter("id", EVENT, to_translate("Event"))
_FEE = to_translate("euros; 0 = none")
_NAMED = _part("--name", TEXT, to_translate("Name"), to_translate("Name."))
_LESS = replace(
    _part(
        "--fee-without-board",
        _AMOUNT,
        to_translate("Entry fee without board"),
        to_translate("Entry fee without room and board, where it is less."),
    ),
    fits=costs,
)
_PARTS = (
    _part("--organiser", TEXT, to_translate("Organiser"), to_translate("Who organises it.")),
    _part(
        "--eligible", TEXT, to_translate("Who may take part"), to_translate("Who may take part.")
    ),
    _part("--closing", _DAY, to_translate("Entries close"), to_translate("Last day for entries.")),
    _part(
        "--fee",
        _AMOUNT,
        to_translate("Entry fee"),
        to_translate("Entry fee, 0 for none."),
        _FEE,
        "entry_fee",
    ),
    _part(
        "--deposit",
        _AMOUNT,
        to_translate("Entry deposit"),
        to_translate("Paid with the entry, kept on withdrawal; 0 for none."),
        _FEE,
    ),
    _part("--venue", TEXT, to_translate("Venue"), to_translate("Where.")),
    _part("--time-control", TEXT, to_translate("Time control"), to_translate("Time control.")),
    _part(
        "--titles",
        TEXT,
        to_translate("Titles and places"),
        to_translate("How titles and places are gained."),
    ),
    _part("--prizes", TEXT, to_translate("Prizes"), to_translate("Prizes.")),
    _part("--rules", TEXT, to_translate("Rules"), to_translate("Rule book it refers to.")),
)
_COURT = replace(
    _part(
        "--court",
        EITHER,
        to_translate("Has a court"),
        to_translate("Whether it has a court of its own, which decides before the next round."),
        to_translate("empty = as the rule book has it"),
    ),
    fits=has_courts,
)
_FURTHER = Parameter(
    "parts",
    PARTS,
    to_translate("Further parts"),
    to_translate("a line for each: paragraph=what is announced"),
    "--part",
    to_translate("A part by the paragraph that asks for it: PARAGRAPH=what is announced."),
    needed=False,
    lines=8,
    fits=has_parts,
)
_DATES = _part(
    "--dates",
    _DAYS,
    to_translate("Dates"),
    to_translate("Days of play."),
    to_translate("days, one by one"),
)
_SAID = (_NAMED, *_PARTS[:6], _DATES, *_PARTS[6:], _LESS, _COURT, _FURTHER)

CREATE = Operation(
    "event create",
    Right.EVENTS,
    _create,
    to_translate("New event"),
    to_translate("Put an event on file, with as much of its Ausschreibung as there is."),
    (
        Parameter(
            "id",
            replace(TEXT, metavar="ID"),
            to_translate("Short name"),
            to_translate("by which it is called, such as u14"),
        ),
        Parameter(
            "kind",
            KIND,
            to_translate("Kind"),
            option="--kind",
            about=to_translate("Event of the book, such as U14."),
        ),
        Parameter("day", DAY, to_translate("First day of play"), option="--date"),
        _NAMED,
        optional(
            "--district",
            DISTRICT,
            to_translate("Held by district"),
            to_translate("District that holds it."),
        ),
        *_PARTS,
        _LESS,
        _COURT,
    ),
    FOR_JOURNAL,
    ('spielleiter event create u18 --kind U18 --date 2012-03-03 --name "U18"',),
)
CHANGE = Operation(
    "event change",
    Right.EVENTS,
    _change,
    to_translate("Ausschreibung of {id}"),
    to_translate("Fill in parts of the Ausschreibung as long as it is not out."),
    (AN_EVENT, *(replace(one, kept=True) for one in _SAID)),
    NOT_NEEDED,
    ("spielleiter event change u18 --venue Graz --fee 10 --deposit 0",),
    now=_announcement,
)
COPY = Operation(
    "event copy",
    Right.EVENTS,
    steps.copy_step,
    to_translate("Ausschreibung of {id} as another one"),
    to_translate(
        "Let an Ausschreibung say what another event's does; each keeps its name.\n\n"
        "So championships that are held together are announced alike."
    ),
    (AN_EVENT, Parameter("source", replace(EVENT, thing=""), to_translate("As that of"))),
    NOT_NEEDED,
    ("spielleiter event copy u16 u18",),
)
ISSUE = Operation(
    "event issue",
    Right.EVENTS,
    steps.issue_step,
    to_translate("Issue the Ausschreibung of {id}"),
    to_translate("Let a complete Ausschreibung go out; what is missing is named."),
    (
        AN_EVENT,
        on_day(
            to_translate("Goes out on"), to_translate("Day on which it goes out; otherwise today.")
        ),
    ),
    NOT_NEEDED,
    ("spielleiter event issue u18 --date 2012-01-10",),
)
RANK = Operation(
    "event rank",
    Right.EVENTS,
    steps.ranking_step,
    to_translate("Final ranking of {id}"),
    to_translate(
        "Record the final ranking, best first, and show the titles.\n\n"
        "Without names the order of the table counts, where the games are on file."
    ),
    (AN_EVENT, Parameter("ranking", RANKING, to_translate("Final ranking"), needed=False)),
    NOT_NEEDED,
    ("spielleiter event rank u18 100018 100019",),
)
OPERATIONS = (CREATE, CHANGE, COPY, ISSUE, RANK)
