"""The question ``game``: one game, what happened in it, and what the Laws in force say."""

import re
from collections.abc import Callable
from datetime import date

from league import laws
from league.cases import happenings, reading
from league.cases.answering_games import Asked, answer_game, short_id
from league.cases.questions_matches import Answer
from league.cases.reading import Fields, Place
from league.cases.worlds import Case, division
from league.facts.disputes import Chess, TimeControl
from league.facts.games import Color
from league.language import _
from league.rulebook import RuleBook
from league.rulebooks import available, editions, load

LANGUAGES = ("de", "en")
_NUMBER = re.compile(r"[0-9]{1,4}")
_STARTS = 960
_MOST_SECONDS = 1_000_000


def book_of(fields: Fields) -> RuleBook:
    """Return the book a case about a game belongs to: the federation's, else an edition."""
    named = fields.get("rulebook", _book, None) or fields.get("laws", _edition, None)
    on = fields.get("date", reading.day, None)
    return named or (on and laws.edition_on(on).edition) or editions()[-1]


def full_id(name: object) -> object:
    """Return the id of the book that cases call so; anything else as it is."""
    known = {short_id(one): one.id for one in editions()}
    return known.get(name, name) if isinstance(name, str) else name


def read_game(case: Case) -> Callable[[], Answer]:
    """Read a game and what happened in it; answer what the rules say."""
    asked = _asked(case)
    return lambda: answer_game(asked)


def _asked(case: Case) -> Asked:
    fields = case.fields
    told = fields.need("happened", reading.with_keys(happenings.told))
    federation = None if case.book.laws else case.book
    sheets = fields.get("scores", reading.with_keys(_sheets), None)
    if sheets and fields.has("moves"):
        raise fields.place.at("scores").wrong(_("only one of moves and scores may stand here."))
    chess = fields.get("chess", reading.one_of(*Chess), None)
    time = fields.get("time", reading.with_keys(_time), None)
    if time is None and told.kind == "which_chess":
        raise fields.place.at("time").wrong(_("this key is missing."))
    return Asked(
        place=fields.place,
        told=told,
        in_force=_in_force(case, told.kind),
        federation=federation,
        division=fields.get("division", division(case.book), None) if federation else None,
        chess=Chess(chess) if chess else None,
        time=time,
        start=fields.get("start", reading.maybe(_start), None),
        moves=fields.get("moves", reading.maybe(_score), None) or "",
        sheets=sheets,
        language=fields.get("notation", reading.maybe(reading.one_of(*LANGUAGES)), None),
        clock=fields.get("clock", reading.with_keys(_clock), {}),
    )


def _in_force(case: Case, kind: str) -> laws.InForce:
    """Return the edition that is asked, by its name or by the day."""
    fields = case.fields
    on = fields.get("date", reading.day, None)
    named = fields.get("laws", _edition, None) or (case.book if _is_named(case) else None)
    if kind == "edition" and on is None:
        raise fields.place.at("date").wrong(_("this key is missing."))
    if named and kind != "edition":
        return laws.edition_named(named, on)
    if on is None and case.year is not None:
        on = date(case.year, 1, 1)
    if on is None and not case.book.laws:
        on = case.book.first_day
    if on is None and kind != "score":
        raise fields.place.at("laws").wrong(_("laws or date is missing."))
    return laws.edition_on(on or case.book.first_day)


def _is_named(case: Case) -> bool:
    return case.book.laws is not None and case.fields.has("rulebook")


def _book(value: object, place: Place) -> RuleBook:
    return load(reading.one_of(*available())(full_id(value), place))


def _edition(value: object, place: Place) -> RuleBook:
    known = [name for one in editions() for name in (short_id(one), one.id)]
    return load(str(full_id(reading.one_of(*known)(value, place))))


def _start(value: object, place: Place) -> str | int:
    """Return a FEN, or the number of a Chess960 position."""
    if isinstance(value, str) and not _NUMBER.fullmatch(value.strip()):
        return reading.text(value, place)
    number = reading.whole(int(value) if isinstance(value, str) else value, place)
    if number >= _STARTS:
        raise place.expected(_("a number from 0 to {most}").format(most=_STARTS - 1), value)
    return number


def _score(value: object, place: Place) -> str:
    if not isinstance(value, str):
        raise place.expected(_("text"), value)
    return value


def _sheets(fields: Fields) -> tuple[str, str]:
    white, black = Color.WHITE, Color.BLACK
    return fields.need(white, _score), fields.need(black, _score)


def _time(fields: Fields) -> TimeControl:
    return TimeControl(
        fields.need("minutes", reading.whole), fields.get("increment", reading.whole, 0)
    )


def _clock(fields: Fields) -> dict[Color, int]:
    given = {color: fields.get(color, reading.maybe(_seconds), None) for color in Color}
    return {color: left for color, left in given.items() if left is not None}


def _seconds(value: object, place: Place) -> int:
    """Return seconds left on a clock."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= _MOST_SECONDS:
        raise place.expected(_("seconds, from 0 on"), value)
    return value
