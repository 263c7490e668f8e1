"""Stored codes, amounts and pairs as people read them, by the fields of facts they stand in."""

from collections.abc import Callable, Mapping

from league.errors import RuleBookError
from league.facts.games import Color
from league.formatting import money, score
from league.language import _, per_language, pick
from league.rulebook import laws_words
from league.rulebooks import available, load
from league.services.tournaments import words as tournaments
from league.services.words import codes, game_codes
from league.services.words.names import Names

_CENTS = ("cents", "entry_fee", "deposit", "fee", "fee_without_board")
"""Ends of the names of fields with an amount."""
_BY_NAME = ("last_year", "elo", "placed", "earlier")
"""Fields that keep a value by the name of what it belongs to."""


@per_language
def _truth() -> dict[str, str]:
    return {"True": _("yes"), "False": _("no")}


@per_language
def _sides() -> dict[str, str]:
    return {"home": _("home"), "away": _("away")}


@per_language
def _by() -> dict[str, str]:
    return {**game_codes.color_words(), **tournaments.numbers_words()}


@per_language
def _kinds() -> dict[str, str]:
    return {
        **codes.protest_words(),
        **codes.thing_words(),
        **codes.move_words(),
        **tournaments.absence_words(),
    }


@per_language
def _systems() -> dict[str, str]:
    return {**codes.system_words(), **tournaments.systems()}


_KNOWN: Mapping[str, Callable[[], Mapping[str, str]]] = {
    "action": codes.action_words,
    "body": codes.body_words,
    "by": _by,
    "chess": laws_words.chess_words,
    "clock": game_codes.color_words,
    "color": game_codes.color_words,
    "device": game_codes.device_words,
    "how": codes.opened_words,
    "counted": tournaments.point_words,
    "first": tournaments.point_words,
    "first_color": tournaments.color_words,
    "kind": _kinds,
    "matter": codes.matter_words,
    "mode": codes.mode_words,
    "part": codes.part_words,
    "penalty": codes.penalty_words,
    "remark": codes.remark_words,
    "role": codes.role_words,
    "sex": codes.sex_words,
    "side": _sides,
    "status": codes.status_words,
    "system": _systems,
    "unplayed": tournaments.unplayed_words,
    "type": game_codes.happening_words,
    "what": codes.posting_words,
    "wrong": game_codes.illegal_words,
}
"""By field that knows only a few values: their words."""


def code_words(field: str, text: str, rulebook: str) -> str:
    """Return a stored code or amount in words, of its season's book; empty for anything else."""
    if field.endswith(_CENTS) and text.lstrip("-").isdecimal():
        return money(int(text))
    if field == "instance":
        return codes.instance_name(text)
    if field == "rulebook":
        return _book(text)
    return _terms(field, rulebook).get(text) or _KNOWN.get(field, _truth)().get(text, "")


def _book(id: str) -> str:
    try:
        return pick(load(id).names)
    except RuleBookError:
        return id


def _terms(field: str, rulebook: str) -> Mapping[str, str]:
    """Return the words of a field whose codes the rule book names."""
    if field not in ("kind", "mode") or rulebook not in available():
        return {}
    return load(rulebook).named(f"{field}s")


def pair_words(field: str, text: str, names: Names) -> str:
    """Return pairs of a name or number and its value; empty for any other field."""
    if field in ("scores", "results"):
        return ", ".join(_halves(one) for one in text.split(", "))
    if field in ("late", "missing"):
        return ", ".join(_at_board(field, one) for one in text.split(", "))
    if field == "clock":
        return ", ".join(_clock(one) for one in text.split(", "))
    if field == "owed":
        return ", ".join(_arrears(one) for one in text.split(", "))
    if field not in _BY_NAME or ": " not in text:
        return ""
    pairs = (one.partition(": ") for one in text.split(", "))
    return ", ".join(_by_name(field, key, value, names) for key, _colon, value in pairs)


def _halves(pair: str) -> str:
    """Return the points of a board from half points; a dash while it is open."""
    return ":".join(score(int(one)) if one.isdecimal() else one for one in pair.split(": "))


def _at_board(field: str, pair: str) -> str:
    """Return a board and who came late to it, or never."""
    board, _colon, who = pair.partition(": ")
    words = codes.remark_words() if field == "late" else codes.missing_words()
    return f"{board}: {words.get(who, who)}"


def _clock(pair: str) -> str:
    """Return a player's seconds as minutes and seconds."""
    color, _colon, seconds = pair.partition(": ")
    if not seconds.isdecimal() or color not in {*Color}:
        return pair
    return game_codes.clock_words(Color(color), int(seconds))


def _arrears(pair: str) -> str:
    year, _colon, cents = pair.partition(": ")
    return f"{year}: {money(int(cents))}" if cents.isdecimal() else pair


def _by_name(field: str, key: str, value: str, names: Names) -> str:
    """Return a team with its number or division, or a place with the players on it."""
    if field == "earlier":
        words = " – ".join(names.of("players", one) for one in value.split(" "))
        return f"{_('last event') if key == 'last' else key}: {words}"
    value = names.of("divisions", value) if field == "placed" else value
    return f"{names.of('teams', key)}: {value}"
