"""How a tournament is played, described once for its command and its forms.

What a command does not name, and a form does not ask, stays as it is: its value is None.
"""

from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from league.errors import InputError
from league.facts.actors import Right
from league.language import _, to_translate
from league.sanitizing import quoted
from league.services.session.kinds import DAY, EITHER, FLAG, TEXT, chosen, has_courts, near
from league.services.session.operations import (
    FOR_JOURNAL,
    Choices,
    Given,
    Kind,
    Operation,
    Parameter,
    later,
)
from league.services.session.parameters import optional
from league.services.tournaments.file_operations import EDITION
from league.services.tournaments.kinds import CODE, SEED, THE_TOURNAMENT, likes
from league.typed.days import read_day_or_moment
from league.typed.lists import parts_of
from league.typed.numbers import read_whole
from league.typed.points import read_worths

if TYPE_CHECKING:
    from league.services.session.desk import Desk
    from league.services.tournaments import condition_steps as steps
else:
    steps = later("league.services.tournaments.condition_steps")


def _systems(_desk: "Desk", _given: Given) -> Choices:
    from league.services.tournaments.words import systems

    return tuple((str(system), words) for system, words in systems().items())


def _editions(_desk: "Desk", _given: Given) -> Choices:
    from league.services.tournaments.words import unplayed_words

    known = ((str(edition), words) for edition, words in unplayed_words().items())
    return (("", _("as the rule book has it")), *known)


def _points(_desk: "Desk", _given: Given) -> Choices:
    return (("match", _("match points")), ("game", _("game points")))


def _colors(_desk: "Desk", _given: Given) -> Choices:
    return (("", _("by lot")), ("w", _("White")), ("b", _("Black")))


def _times(desk: "Desk", text: str, _given: Given) -> tuple[datetime, ...]:
    """Return when rounds begin. Raises InputError for what is no day with an hour."""
    found = []
    for part in parts_of(text.replace("\n", ",")):
        at = read_day_or_moment(part, near(desk))
        if not isinstance(at, datetime):
            sentence = _("“{text}” names no hour; expected is such as 1.10.2011 15:00.")
            raise InputError(sentence, text=quoted(part))
        found.append(at)
    return tuple(found)


def _criteria(_desk: "Desk", text: str, _given: Given) -> tuple[str, ...]:
    from league.services.tournaments.announcing.criteria_words import criteria_typed

    return criteria_typed(parts_of(text))


def _groups(_desk: "Desk", text: str, _given: Given) -> tuple[tuple[str, ...], ...]:
    """Return who never meets: numbers such as ``3-7, 5-9``; a command has a line for each group.

    There keys or names may stand too, with commas between them.
    """
    if "\n" not in text:
        return tuple(map(_numbered, parts_of(text)))
    return tuple(
        tuple(parts_of(line)) if "," in line else _numbered(line) for line in text.splitlines()
    )


def _numbered(text: str) -> tuple[str, ...]:
    parts = text.replace("–", "-").split("-")
    return tuple(str(read_whole(one, 1)) for one in parts)


_NAMES = Kind(
    "NAME", lambda _desk, text, _given: tuple(parts_of(text.replace("\n", ";"))), (), several=True
)
_ANY_DAY = replace(DAY, empty="")
_COUNT = Kind("N", lambda _desk, text, _given: read_whole(text, 0), "")
_WORTHS = Kind("POINTS", lambda _desk, text, _given: read_worths(text), ())
_POINTS = chosen("[match|game]", _points)


def _kept(*ones: Parameter) -> tuple[Parameter, ...]:
    return tuple(replace(one, kept=True) for one in ones)


_JUDGED = tuple(
    replace(one, fits=has_courts)
    for one in (
        optional(
            "--director",
            TEXT,
            to_translate("Who directs it"),
            to_translate("Who directs it: an office or a name; he decides no objection about it."),
        ),
        optional(
            "--court",
            EITHER,
            to_translate("Has a court"),
            to_translate("Whether it has a court of its own, which decides before the next round."),
            to_translate("empty = as the rule book has it"),
        ),
    )
)
"""Asked where the book knows courts."""
CONDITIONS = _kept(
    optional("--name", TEXT, to_translate("Name"), to_translate("Name as it is printed.")),
    optional(
        "--system",
        chosen("[swiss|round_robin|double_round_robin]", _systems),
        to_translate("System"),
        to_translate("How opponents are found."),
    ),
    optional(
        "--rounds",
        _COUNT,
        to_translate("Rounds"),
        to_translate("Rounds of a Swiss tournament."),
        to_translate("only of a Swiss tournament"),
    ),
    optional(
        "--boards",
        replace(_COUNT, empty=None),
        to_translate("Boards of a match"),
        to_translate("Teams play on so many boards; 0 = players."),
        to_translate("only for teams; empty = players"),
    ),
    optional("--city", TEXT, to_translate("Town"), to_translate("Where it is played.")),
    optional("--federation", CODE, to_translate("Federation"), to_translate("Three letters.")),
    optional(
        "--first-day", _ANY_DAY, to_translate("First day"), to_translate("First day of play.")
    ),
    optional("--last-day", _ANY_DAY, to_translate("Last day"), to_translate("Last day of play.")),
    optional(
        "--time-control",
        TEXT,
        to_translate("Time control"),
        to_translate("As it is printed."),
        to_translate("such as 90 min + 30 s"),
    ),
    optional(
        "--waiting",
        _COUNT,
        to_translate("Waiting time"),
        to_translate("Minutes that are waited for who is late."),
        to_translate("minutes; empty = as the rules have it"),
    ),
    optional(
        "--begins",
        Kind("TIME", _times, (), several=True),
        to_translate("Rounds begin"),
        to_translate("When each round begins, such as “2012-05-05 10:00”; once for each round."),
        to_translate("such as 1.10.2011 15:00, 2.10.2011 10:00"),
        name="round_times",
    ),
    optional(
        "--arbiter",
        replace(TEXT, metavar="NAME"),
        to_translate("Chief arbiter"),
        to_translate("Chief arbiter."),
        name="chief_arbiter",
    ),
    optional(
        "--deputy",
        _NAMES,
        to_translate("Arbiters"),
        to_translate("Deputy arbiters."),
        to_translate("commas between them"),
        name="arbiters",
    ),
    *_JUDGED,
    optional(
        "--like",
        Kind("TEXT", TEXT.read, choices=likes),
        to_translate("Conditions of"),
        to_translate("Division or event of the rule book whose conditions hold."),
    ),
    optional(
        "--scores",
        _WORTHS,
        to_translate("Points"),
        to_translate("What win, draw and loss bring, and the bye: 1-½-0-1."),
    ),
    optional(
        "--match-scores",
        _WORTHS,
        to_translate("Match points"),
        to_translate("What a match brings a team, and the bye: 2-1-0-2."),
    ),
    optional(
        "--criteria",
        Kind("TEXT", _criteria, ()),
        to_translate("Behind the points"),
        to_translate(
            "Criteria behind the points, with commas: buchholz_cut_1, or FIDE codes: BH/C1,SB."
        ),
        to_translate("empty = as the rule book has them"),
    ),
    optional(
        "--preset",
        replace(TEXT, metavar="PARAGRAPH"),
        to_translate("Criteria of"),
        to_translate("Criteria as the FIDE recommends them: 7.2.1 to 7.2.5."),
    ),
    optional(
        "--unplayed",
        replace(EDITION, metavar="TEXT", choices=_editions),
        to_translate("Games not played"),
        to_translate(
            "Edition of tie-breaks: anhang-1, fide-c07-2023, fide-c07-2024 or fide-c07-2026."
        ),
    ),
    optional(
        "--first",
        _POINTS,
        to_translate("Points that come first"),
        to_translate("Teams: which points come first."),
    ),
    optional(
        "--counted",
        _POINTS,
        to_translate("Buchholz counts"),
        to_translate("Teams: which points Buchholz and Sonneborn-Berger count."),
    ),
    optional(
        "--first-color",
        chosen("[w|b]", _colors),
        to_translate("Colour of number 1"),
        to_translate("Colour of number 1 in round 1; otherwise by lot."),
    ),
    replace(SEED, kind=replace(SEED.kind, empty="")),
)
_PAIRING = (
    optional(
        "--forbid",
        Kind("IDENTS", _groups, (), several=True),
        to_translate("Never paired"),
        to_translate("Who is never paired with each other, with commas."),
        to_translate("numbers, such as 3-7, 5-9-12"),
    ),
    optional(
        "--allow-all",
        FLAG,
        to_translate("All may be paired"),
        to_translate("No pairing is forbidden any more."),
    ),
    optional(
        "--baku",
        chosen("[on|off]", lambda _desk, _given: (("", "–"), ("on", _("yes")), ("off", _("no")))),
        to_translate("Baku acceleration"),
        to_translate("Baku acceleration, by how many are entered now."),
    ),
)

CHANGE = Operation(
    "tournament change",
    Right.EVENTS,
    steps.change_step,
    to_translate("Conditions of {tournament}"),
    to_translate("Change how a tournament is played; once it has begun only for a reason."),
    (THE_TOURNAMENT, *CONDITIONS, *_PAIRING),
    replace(FOR_JOURNAL, hint=to_translate("needed once it has begun")),
    (
        "spielleiter tournament change open --forbid 100018,100019",
        'spielleiter tournament change open --rounds 7 --why "more time"',
    ),
)
OPERATIONS = (CHANGE,)
