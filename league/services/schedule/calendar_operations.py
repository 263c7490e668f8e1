"""What is changed on the term calendar: each deed described once for command, form and palette."""

from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING, Any

from league.facts.actors import Right
from league.language import _, to_translate
from league.services.session.kinds import (
    DAY,
    FLAG,
    HOUR,
    NAME,
    PLAYER,
    TEAM,
    TEAMS,
    TEXT,
    chosen,
    suggested_day,
)
from league.services.session.operations import (
    FOR_JOURNAL,
    IN_SPITE,
    Choices,
    Given,
    Kind,
    Operation,
    Parameter,
    later,
    served,
)
from league.services.session.parameters import A_MATCH, optional
from league.services.words.naming import players_named
from league.typed.days import read_day, read_span

if TYPE_CHECKING:
    from league.services.schedule import calendar_steps as steps
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Outcome, Step
else:
    steps = later("league.services.schedule.calendar_steps")


def _move(*, kind: str, agreed: tuple[str, ...], players: tuple[str, ...], **given: Any) -> "Step":
    from league.facts.calendars import Move, MoveKind
    from league.services.schedule.calendar import called_up_of

    asked = Move(kind=MoveKind(kind), agreed=frozenset(agreed), **given)

    def step(desk: "Desk", why: str) -> "Outcome":
        known = frozenset(players)
        if not known and asked.kind is MoveKind.CALLED_UP:
            known = called_up_of(desk.season, asked.team)
        return steps.move_step(replace(asked, called_up=known, reason=why))(desk, why)

    return step


def _protect(*, name: str, first: "_Span", last: date | None, district: str) -> "Step":
    from league.facts.calendars import ProtectedDate

    return steps.protect_step(ProtectedDate(name, first[0], last or first[1], district or None))


def _call_up(
    *, ident: str, event: str, first: "_Span | None", last: date | None, withdraw: bool = False
) -> "Step":
    from league.errors import InputError
    from league.facts.calendars import CallUp

    if withdraw:
        return steps.withdraw_step(ident, event)
    if first is None:
        raise InputError(_("A call-up needs its first day."))
    return steps.call_up_step(CallUp(ident, event, first[0], last or first[1]))


_Span = tuple[date, date]


def _middle(desk: "Desk") -> date:
    from league.services.session.days import middle_of

    return middle_of(desk.season)


def _kinds(_desk: "Desk", _given: Given) -> Choices:
    from league.services.words.codes import move_words

    return tuple(move_words().items())


def _districts(desk: "Desk", _given: Given) -> Choices:
    known = sorted({one.district for one in desk.season.divisions if one.district})
    return (("", _("the whole federation")), *((one, one) for one in known))


def _both(desk: "Desk", given: Given) -> Choices:
    return tuple((id, desk.team(id).name) for id in given["match"][2:])


def _who_agreed(desk: "Desk", given: Given) -> Choices:
    both = _both(desk, given)
    return (("", _("nobody")), (", ".join(id for id, _name in both), _("both teams")), *both)


def _players(desk: "Desk", text: str, _given: Given) -> tuple[str, ...]:
    return tuple(filter(None, players_named(desk.world.players, text)))


SEASON_DAY = replace(DAY, read=lambda desk, text, _given: read_day(text, lambda: _middle(desk)))
"""Without a year it lies in the season."""
SPAN = replace(DAY, read=lambda desk, text, _given: read_span(text, lambda: _middle(desk)))
"""A first day in the season, or a first and last: ``24.3.–25.3.``"""
_NAME = Parameter("name", NAME, to_translate("Event"))
_FIRST = Parameter(
    "first",
    SPAN,
    to_translate("First day"),
    option="--from",
    about=to_translate("First day, or first and last: 24.3.–25.3."),
)
_LAST = optional(
    "--to",
    SEASON_DAY,
    to_translate("Last day"),
    to_translate("Last day, included; without it the first."),
    to_translate("included; empty = one day"),
    name="last",
)
_CALLED = (
    Parameter("ident", PLAYER, to_translate("Player")),
    Parameter("event", replace(TEXT, metavar="EVENT"), to_translate("Event")),
)


def _day(name: str, label: str, hint: str, about: str) -> Parameter:
    """Return the day of something done for a move, if it was."""
    return Parameter(name, SEASON_DAY, label, hint, f"--{name}", about, needed=False)


MOVE = Operation(
    "calendar move",
    Right.SCHEDULE,
    _move,
    to_translate("Move {match}"),
    to_translate(
        "Set a match for another day.\n\n"
        "What stands against it refuses it, unless --despite gives a reason."
    ),
    (
        A_MATCH,
        Parameter(
            "kind",
            chosen("[forward|called_up|force_majeure]", _kinds),
            to_translate("Because"),
            option="--kind",
            about=to_translate(
                "By agreement, for players called up, or for force majeure; otherwise forward."
            ),
            default=lambda _desk: "forward",
        ),
        Parameter("day", SEASON_DAY, to_translate("New day"), option="--to"),
        optional(
            "--time",
            HOUR,
            to_translate("Hour"),
            to_translate("New hour, such as 15:00."),
            to_translate("such as 15:00"),
            name="start",
        ),
        optional(
            "--agreed",
            replace(TEAMS, choices=_who_agreed),
            to_translate("Agreed in writing"),
            to_translate("It agreed."),
        ),
        replace(
            _day(
                "notified",
                to_translate("Official told on"),
                "",
                to_translate("Day on which the official was told."),
            ),
            shown=suggested_day,
        ),
        optional(
            "--team",
            replace(
                TEAM, empty=None, choices=lambda desk, given: (("", _("none")), *_both(desk, given))
            ),
            to_translate("Team that asks"),
            to_translate("Team that asks, or that could not appear."),
        ),
        _day(
            "consent",
            to_translate("Official agreed on"),
            to_translate("only for a postponement"),
            to_translate("Day on which the official agreed."),
        ),
        optional(
            "--player",
            Kind("IDENT", _players, (), several=True),
            to_translate("Players called up"),
            to_translate("Called up."),
            to_translate("pass numbers; empty = all known"),
            name="players",
        ),
        optional(
            "--proof",
            replace(TEXT, empty=None),
            to_translate("Proof of force majeure"),
            to_translate("What proves the force majeure."),
        ),
    ),
    IN_SPITE,
    (
        (
            "spielleiter calendar move kl-graz 3 KLGRAZ01 KLGRAZ05 --to 2011-10-14 \\\n"
            "  --agreed KLGRAZ01 --agreed KLGRAZ05 --notified 2011-10-01"
        ),
        to_translate(
            "spielleiter calendar move kl-graz 3 KLGRAZ01 KLGRAZ05 --to 2011-11-12 \\\n"
            '  --kind force_majeure --team KLGRAZ05 --proof "road closed" --consent 2011-10-16'
        ),
    ),
    fits=served(lambda book: book.calendar.move),
)
PROTECT = Operation(
    "calendar protect",
    Right.SCHEDULE,
    _protect,
    to_translate("Protect an event’s days"),
    to_translate("Protect an event's days."),
    (
        _NAME,
        _FIRST,
        _LAST,
        optional(
            "--district",
            replace(TEXT, metavar="DISTRICT", choices=_districts),
            to_translate("Held in"),
            to_translate("District it is held in."),
        ),
    ),
    replace(IN_SPITE, hint=to_translate("needed when another event has one of the days")),
    ('spielleiter calendar protect "Open Graz" --from 2012-02-18 --to 2012-02-19',),
    fits=served(lambda book: book.calendar.free_date),
)
UNPROTECT = Operation(
    "calendar unprotect",
    Right.SCHEDULE,
    steps.unprotect_step,
    to_translate("Take {name} off the calendar"),
    to_translate("Take an event off the calendar."),
    (_NAME,),
    FOR_JOURNAL,
    ('spielleiter calendar unprotect "Open Graz"',),
    fits=served(lambda book: book.calendar.free_date),
)
CALL_UP = Operation(
    "calendar call-up",
    Right.SCHEDULE,
    _call_up,
    to_translate("Call a player up"),
    to_translate("A player is called up to an event of the federation."),
    (*_CALLED, _FIRST, _LAST),
    FOR_JOURNAL,
    ('spielleiter calendar call-up 100018 "U18" --from 2011-10-22 --to 2011-10-23',),
)
WITHDRAW = replace(
    CALL_UP,
    step=steps.withdraw_step,
    title=to_translate("{ident} is not called up any more"),
    parameters=_CALLED,
)
BOTH = replace(
    CALL_UP,
    parameters=(
        *_CALLED,
        replace(_FIRST, needed=False),
        _LAST,
        optional("--withdraw", FLAG, to_translate("Take the call-up back")),
    ),
)
"""The command: a form asks for one of them."""
OPERATIONS = (MOVE, PROTECT, UNPROTECT, BOTH)
