"""Who enters a tournament, each deed described once for command and form."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from league.errors import InputError
from league.facts.actors import Right
from league.language import _, to_translate
from league.services.session.kinds import TEXT
from league.services.session.operations import FOR_JOURNAL, Kind, Operation, Parameter
from league.services.tournaments import kinds
from league.services.tournaments.kinds import THE_TOURNAMENT, WHO

if TYPE_CHECKING:
    from league.services.session.trial_runs import Step


def _enter(**given: Any) -> "Step":
    from league.services.tournaments.steps import enter_step

    return enter_step(**given)


def _guest(*, id: str, first_round: int | None, **data: Any) -> "Step":
    from league.facts.tournaments import Entrant
    from league.services.tournaments.steps import guest_step

    return guest_step(id, Entrant(tournament=id, **data), first_round)


def _team(*, id: str, players: tuple[str, ...], despite: str | None, **data: Any) -> "Step":
    from league.facts.tournaments import Entrant
    from league.services.tournaments.steps import team_step

    return team_step(id, Entrant(tournament=id, **data), players, despite)


def _add(**given: Any) -> "Step":
    from league.services.tournaments.steps import add_step

    return add_step(**given)


def _correct(*, id: str, who: str, **data: Any) -> "Step":
    from league.services.tournaments.steps import correct_step

    told = {name: value for name, value in data.items() if value is not None}
    if not told:
        raise InputError(_("Name what is corrected, such as --rating 1900."))
    return correct_step(id, who, told)


def _given_data(*more: Parameter) -> tuple[Parameter, ...]:
    """Return what is on record of somebody who enters, with what is asked besides."""
    return (
        Parameter(
            "rating",
            kinds.COUNT,
            to_translate("Rating"),
            to_translate("empty = unrated"),
            "--rating",
            to_translate("What the tournament ranks by."),
            needed=False,
        ),
        _text("title", to_translate("Title"), to_translate("Such as IM."), kinds.TITLE),
        _text("federation", to_translate("Federation"), to_translate("Three letters."), kinds.CODE),
        _text("club", to_translate("Club"), to_translate("Name of the club.")),
        _text("sex", to_translate("Sex"), to_translate("m or w."), kinds.SEX),
        Parameter(
            "born",
            replace(TEXT, metavar="YEAR"),
            to_translate("Born"),
            to_translate("such as 1990/05/31 or 1990"),
            "--born",
            to_translate("Such as 1990/05/31, or the year alone."),
            needed=False,
        ),
        _text(
            "fide_id",
            to_translate("FIDE ID"),
            to_translate("FIDE number."),
            replace(TEXT, metavar="NUMBER"),
        ),
        *more,
    )


def _text(name: str, label: str, about: str, kind: Kind = TEXT) -> Parameter:
    option = f"--{name.replace('_', '-')}"
    return Parameter(name, kind, label, option=option, about=about, needed=False)


_KEY = _text(
    "key",
    to_translate("Key"),
    to_translate("Otherwise a guest gets G1, G2 and so on."),
    replace(TEXT, metavar="IDENT"),
)
_FIRST_ROUND = Parameter(
    "first_round",
    kinds.COUNT,
    to_translate("Plays from round"),
    to_translate("empty = from the next one on"),
    "--from-round",
    to_translate("First round; otherwise the next one."),
    needed=False,
)
_DESPITE = Parameter(
    "despite",
    replace(TEXT, metavar="REASON"),
    to_translate("In spite of it"),
    option="--despite",
    about=to_translate("Store it in spite of what stands against it, with the reason."),
    needed=False,
)
"""A form takes its reason for that, too: it gives None."""
_PLAYERS = Parameter(
    "players",
    kinds.PLAYERS,
    to_translate("Players"),
    to_translate("pass numbers or names, board 1 first"),
)

ENTER = Operation(
    "tournament enter",
    Right.EVENTS,
    _enter,
    to_translate("Enter players in {name}"),
    to_translate("Enter members by their pass numbers, with what the register has of them."),
    (
        THE_TOURNAMENT,
        Parameter(
            "who",
            kinds.MEMBERS,
            to_translate("Players"),
            to_translate("pass numbers or names, with commas"),
        ),
        _FIRST_ROUND,
        _DESPITE,
    ),
    FOR_JOURNAL,
    ("spielleiter tournament enter open 100018 100019",),
)
GUEST = Operation(
    "tournament guest",
    Right.EVENTS,
    _guest,
    to_translate("Enter a guest in {name}"),
    to_translate("Enter somebody who is in no register here."),
    (
        THE_TOURNAMENT,
        Parameter("name", TEXT, to_translate("Name"), to_translate("Surname, Given name")),
        *_given_data(_KEY, _FIRST_ROUND),
    ),
    FOR_JOURNAL,
    ('spielleiter tournament guest open "Huber, Anna" --rating 1850 --born 1990',),
)
TEAM = Operation(
    "tournament team",
    Right.EVENTS,
    _team,
    to_translate("Enter a team in {name}"),
    to_translate("Enter a team with its players, board 1 first: pass numbers, or names of guests."),
    (
        THE_TOURNAMENT,
        Parameter("name", TEXT, to_translate("Team")),
        _PLAYERS,
        *_given_data(_KEY, _DESPITE),
    ),
    FOR_JOURNAL,
    ('spielleiter tournament team teams "Turm 1" 100018 100019 100020 "Novak, Ján"',),
)
ADD = Operation(
    "tournament player",
    Right.EVENTS,
    _add,
    to_translate("Players of {team}"),
    to_translate("Add players to a team that entered: pass numbers, or names of guests."),
    (
        THE_TOURNAMENT,
        Parameter("team", replace(kinds.ENTRY, metavar="TEAM"), to_translate("Team")),
        _PLAYERS,
        _DESPITE,
    ),
    FOR_JOURNAL,
    ('spielleiter tournament player teams "Turm 1" 100022 "Novak, Ján"',),
)
CORRECT = Operation(
    "tournament correct",
    Right.EVENTS,
    _correct,
    to_translate("Data of {who}"),
    to_translate("Correct what is on record of somebody who entered."),
    (
        THE_TOURNAMENT,
        WHO,
        replace(
            _text("name", to_translate("Name"), to_translate("Name as it is printed.")), kept=True
        ),
        *(replace(one, kept=True) for one in _given_data()),
    ),
    FOR_JOURNAL,
    ("spielleiter tournament correct open 100018 --rating 1900",),
)
OPERATIONS = (ENTER, GUEST, TEAM, ADD, CORRECT)
