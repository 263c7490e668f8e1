"""The question ``varma``: numbers by restricted drawing, and who meets in the last three rounds."""

from collections.abc import Callable, Mapping
from itertools import combinations

from fixtures.late_rounds import Meeting, last_rounds, late_meeting
from fixtures.round_robin import MOST
from fixtures.varma import NO_NAMES, Drawn, NoRoomError, Varma, varma
from fixtures.varma_tables import NoTableError
from league.cases.questions_matches import Answer
from league.cases.reading import (
    Place,
    Read,
    ident,
    mapped,
    maybe,
    one_of,
    positive,
    text,
    whole,
    yes,
)
from league.cases.worlds import Case
from league.language import _
from league.rulebook.topics import Topic
from league.rulebooks import tournament_rules

KEYS = (
    "numbers",
    "order",
    "envelopes",
    "draws",
    "last_rounds",
    "exceptions",
    "meetings",
    "refused",
    "citation",
)
DRAW_KEYS = ("player", "group", "number", "envelope", "choice", "free", "possible", "ruled_out")


def read_varma(case: Case) -> Callable[[], Answer]:
    """Read the players by federation and a seed, or numbers that they have; answer why."""
    fields = case.fields
    groups = fields.need("players", _groups)
    double = fields.get("double", yes, False)
    numbers = fields.get("numbers", _numbers(groups), None)
    if numbers is not None:
        return lambda: _checked(groups, numbers, double)
    seed = fields.need("seed", whole)
    names = fields.get("names", mapped(one_of(*groups), text), NO_NAMES)
    by_table = fields.get("by_table", yes, True)

    def answer() -> Answer:
        try:
            return _drawn(varma(groups, seed, names, double, by_table), double)
        except NoRoomError as none:
            why = {"why": "too_many", "group": none.group}
            return _refused({**why, "players": none.players, "most": none.most})
        except NoTableError as none:
            return _refused({"why": "no_table", "players": none.players})

    return answer


def _groups(value: object, place: Place) -> dict[str, str]:
    read = mapped(ident, maybe(text))(value, place)
    if not 2 <= len(read) <= MOST:
        what = _("2 to {most} players with their federation").format(most=MOST)
        raise place.expected(what, value)
    return {key: group or "" for key, group in read.items()}


def _numbers(groups: Mapping[str, str]) -> Read[dict[str, int]]:
    def read(value: object, place: Place) -> dict[str, int]:
        found = mapped(ident, positive)(value, place)
        if set(found) != set(groups) or sorted(found.values()) != [*range(1, len(groups) + 1)]:
            raise place.expected(_("one of the numbers 1, 2, … for each player"), value)
        return found

    return read


def _refused(why: Answer) -> Answer:
    return {"refused": why, "citation": _citation()}


def _drawn(found: Varma, double: bool) -> Answer:
    return {
        "numbers": dict(found.numbers),
        "order": [drawn.key for drawn in found.draws],
        "envelopes": {letter: list(numbers) for letter, numbers in found.envelopes.items()},
        "draws": [_draw(drawn) for drawn in found.draws],
        "last_rounds": list(last_rounds(len(found.numbers), double)),
        "exceptions": [_meeting(one) for one in found.exceptions],
        "meetings": [_meeting(one) for one in found.meetings],
        "refused": None,
        "citation": _citation(),
    }


def _draw(drawn: Drawn) -> Answer:
    return {
        "player": drawn.key,
        "group": drawn.group or None,
        "number": drawn.number,
        "envelope": drawn.envelope or None,
        "choice": list(drawn.choice),
        "free": list(drawn.free),
        "possible": list(drawn.possible),
        "ruled_out": [_meeting(one) for one in drawn.ruled_out],
    }


def _meeting(meeting: Meeting) -> list[int]:
    return [meeting.number, meeting.other, meeting.round]


def _checked(groups: Mapping[str, str], numbers: Mapping[str, int], double: bool) -> Answer:
    """Return who of one federation meets in the last three rounds with numbers as they are."""
    players = len(numbers)
    pairs = combinations(sorted(numbers, key=lambda key: numbers[key]), 2)
    fellows = ((one, two) for one, two in pairs if groups[one] and groups[one] == groups[two])
    met = (late_meeting(numbers[one], numbers[two], players, double) for one, two in fellows)
    return {
        "numbers": dict(sorted(numbers.items(), key=lambda entry: entry[1])),
        "last_rounds": list(last_rounds(players, double)),
        "meetings": [_meeting(one) for one in met if one],
        "citation": _citation(),
    }


def _citation() -> str:
    """Return where the tournament rules name the tables."""
    book = tournament_rules()
    return book.cite(book.topic(Topic.RESTRICTED_DRAW))
