"""What a case about a game expects: its keys by their types, a list as any one of them."""

from collections.abc import Mapping

from league.cases import reading
from league.cases.answering_games import short_id
from league.cases.comparing import fits, shown
from league.cases.happenings import result
from league.cases.questions_games import full_id
from league.cases.reading import Fields, Place, Read
from league.facts.disputes import Chess
from league.facts.games import Color, Fault
from league.language import _
from league.outcomes.laws import ClaimAnswer, GameResult
from league.rulebooks import editions

_MOST_SECONDS = 1_000_000


def expected_of_game(value: object, place: Place) -> Mapping[str, object]:
    """Return what a case expects, one or several values a key. Raises CaseError."""
    fields = Fields(value, place)
    found: dict[str, object] = {}
    for key, read in READERS.items():
        if fields.has(key):
            found[key] = fields.need(key, _any_of(read))
    fields.close()
    return found


def game_differences(expected: Mapping[str, object], answer: Mapping[str, object]) -> list[str]:
    """Return what keeps the answer from being one of those expected, in sentences."""
    found = []
    for key, wanted in expected.items():
        answered = answer.get(key)
        one_of = wanted if isinstance(wanted, list) else [wanted]
        if not any(_fits(key, one, answered) for one in one_of):
            sentence = _("{key}: expected {expected}, answered {answered}")
            words = {"expected": shown(wanted), "answered": shown(answered)}
            found.append(sentence.format(key=key, **words))
    return found


def _fits(key: str, wanted: object, answered: object) -> bool:
    if key == "fen" and isinstance(wanted, str) and isinstance(answered, str):
        fields = wanted.split()
        return fields == answered.split()[: len(fields)]
    if isinstance(wanted, Mapping) and key == "clock" and isinstance(answered, Mapping):
        # Who is not named is not compared; a map of nobody says that every clock stays.
        named = wanted or dict.fromkeys(answered, 0)
        return all(answered.get(color, 0) == seconds for color, seconds in named.items())
    return fits(wanted, answered)


def _any_of(read: Read[object]) -> Read[object]:
    """Return a reader of a value, or of a list any one of which may be answered."""

    def read_all(value: object, place: Place) -> object:
        if isinstance(value, list):
            return [read(item, place.at(number)) for number, item in enumerate(value, 1)]
        return read(value, place)

    return read_all


def _result(value: object, place: Place) -> str:
    words = {one.value for one in GameResult}
    return value if isinstance(value, str) and value in words else result(value, place)


def _number(value: object, place: Place) -> str:
    """Return the printed number of a rule, which stands in quotes."""
    if not isinstance(value, str):
        raise place.expected(_("a paragraph in quotes"), value)
    return reading.text(value, place)


def _clock(fields: Fields) -> Mapping[str, int]:
    given = {str(color): fields.get(color, reading.maybe(_seconds), None) for color in Color}
    return {color: seconds for color, seconds in given.items() if seconds is not None}


def _seconds(value: object, place: Place) -> int:
    """Return seconds added to a clock; below zero they are taken."""
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > _MOST_SECONDS:
        raise place.expected(_("seconds"), value)
    return value


def _fault(fields: Fields) -> Mapping[str, str]:
    given = {
        "move": fields.get("move", reading.text, None),
        "what": fields.get("what", reading.one_of(*Fault), None),
    }
    return {key: said for key, said in given.items() if said is not None}


def _edition(value: object, place: Place) -> str:
    known = {one.id: short_id(one) for one in editions()}
    return known[str(reading.one_of(*known)(full_id(value), place))]


READERS: Mapping[str, Read[object]] = {
    "result": _result,
    "claim": reading.maybe(reading.one_of(*ClaimAnswer)),
    "article": reading.maybe(_number),
    "clock": reading.with_keys(_clock),
    "ended_at": reading.maybe(reading.whole),
    "plies": reading.whole,
    "fen": reading.text,
    "error": reading.maybe(reading.with_keys(_fault)),
    "differs_at": reading.maybe(reading.text),
    "edition": reading.maybe(_edition),
    "chess": reading.maybe(reading.one_of(*Chess)),
}
"""By key of the answer."""
