"""Who enters a tournament, each deed described once for command and form."""

from dataclasses import replace
from typing import TYPE_CHECKING

from league.facts.actors import Right
from league.language import to_translate
from league.services.session.kinds import NAME, TEXT
from league.services.session.operations import FOR_JOURNAL, Operation, Parameter, later
from league.services.session.parameters import optional
from league.services.tournaments import kinds
from league.services.tournaments.kinds import THE_TOURNAMENT, WHO

if TYPE_CHECKING:
    from league.services.tournaments import steps
else:
    steps = later("league.services.tournaments.steps")


def _given_data(*more: Parameter) -> tuple[Parameter, ...]:
    """Return what is on record of somebody who enters, with what is asked besides."""
    return (
        optional(
            "--rating",
            kinds.COUNT,
            to_translate("Rating"),
            to_translate("What the tournament ranks by."),
            to_translate("empty = unrated"),
        ),
        optional("--title", kinds.TITLE, to_translate("Title"), to_translate("Such as IM.")),
        optional(
            "--federation", kinds.CODE, to_translate("Federation"), to_translate("Three letters.")
        ),
        optional("--club", TEXT, to_translate("Club"), to_translate("Name of the club.")),
        optional("--sex", kinds.SEX, to_translate("Sex"), to_translate("m or w.")),
        optional(
            "--born",
            replace(TEXT, metavar="YEAR"),
            to_translate("Born"),
            to_translate("Such as 1990/05/31, or the year alone."),
            to_translate("such as 1990/05/31 or 1990"),
        ),
        optional(
            "--fide-id",
            replace(TEXT, metavar="NUMBER"),
            to_translate("FIDE ID"),
            to_translate("FIDE number."),
        ),
        *more,
    )


_GROUP = replace(
    optional(
        "--group",
        replace(TEXT, metavar="GROUP"),
        to_translate("Group"),
        to_translate("Group that plays along and is ranked apart."),
        to_translate("empty = as the rule book has it"),
    ),
    fits=kinds.ranks_groups,
)
_KEY = optional(
    "--key",
    replace(TEXT, metavar="IDENT"),
    to_translate("Entry key"),
    to_translate("Otherwise a guest gets G1, G2 and so on."),
)
_FIRST_ROUND = optional(
    "--from-round",
    kinds.COUNT,
    to_translate("Plays from round"),
    to_translate("First round; otherwise the next one."),
    to_translate("empty = from the next one on"),
    name="first_round",
)
_DESPITE = optional(
    "--despite",
    replace(TEXT, metavar="REASON"),
    to_translate("In spite of it"),
    to_translate("Store it in spite of what stands against it, with the reason."),
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
    steps.enter_step,
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
        _GROUP,
        _DESPITE,
    ),
    FOR_JOURNAL,
    ("spielleiter tournament enter open 100018 100019",),
)
GUEST = Operation(
    "tournament guest",
    Right.EVENTS,
    steps.guest_step,
    to_translate("Enter a guest in {name}"),
    to_translate("Enter somebody who is in no register here."),
    (
        THE_TOURNAMENT,
        Parameter("name", NAME, to_translate("Name"), to_translate("Surname, Given name")),
        *_given_data(_GROUP, _KEY, _FIRST_ROUND),
    ),
    FOR_JOURNAL,
    ('spielleiter tournament guest open "Huber, Anna" --rating 1850 --born 1990',),
)
TEAM = Operation(
    "tournament team",
    Right.EVENTS,
    steps.team_step,
    to_translate("Enter a team in {name}"),
    to_translate("Enter a team with its players, board 1 first: pass numbers, or names of guests."),
    (
        THE_TOURNAMENT,
        Parameter("name", NAME, to_translate("Team")),
        _PLAYERS,
        *_given_data(_KEY, _DESPITE),
    ),
    FOR_JOURNAL,
    ('spielleiter tournament team teams "Turm 1" 100018 100019 100020 "Novak, Ján"',),
)
ADD = Operation(
    "tournament player",
    Right.EVENTS,
    steps.add_step,
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
    steps.correct_step,
    to_translate("Data of {who}"),
    to_translate("Correct what is on record of somebody who entered."),
    (
        THE_TOURNAMENT,
        replace(WHO, label=to_translate("Who")),
        replace(
            optional("--name", TEXT, to_translate("Name"), to_translate("Name as it is printed.")),
            kept=True,
        ),
        *(replace(one, kept=True) for one in _given_data(_GROUP)),
    ),
    FOR_JOURNAL,
    ("spielleiter tournament correct open 100018 --rating 1900",),
)
OPERATIONS = (ENTER, GUEST, TEAM, ADD, CORRECT)
