"""The values of a rule book as they are read: words, dates, amounts and units."""

import re
from collections.abc import Callable, Mapping

from league import formatting
from league.language import _, ngettext, per_language, pick
from league.rulebook import DatedValue, Paragraph, Value

_YEARLY = re.compile(r"(\d\d)-(\d\d)")
"""A day of every year, month first."""
_DECIMAL = re.compile(r"-?\d+\.\d+")

Words = Mapping[str, Mapping[str, str]]


def shown(paragraph: Paragraph, dated: DatedValue) -> str:
    """Return a value of a paragraph as it is read."""
    return _shown(dated.value, dated.unit, paragraph.words)


def _shown(value: Value, unit: str, words: Words) -> str:
    if isinstance(value, list):
        parts = [_shown(item, unit, words) for item in value]
        # Decimals have commas of their own in German.
        apart = "; " if any(_DECIMAL.fullmatch(str(item)) for item in value) else ", "
        return apart.join(parts)
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    if isinstance(value, int) and unit == "cents":
        return formatting.money(value)
    if isinstance(value, str):
        return _word(value, words)
    return _counted(value, unit)


def _word(value: str, words: Words) -> str:
    if yearly := _YEARLY.fullmatch(value):
        return formatting.yearly(int(yearly[1]), int(yearly[2]))
    if _DECIMAL.fullmatch(value):
        return value.replace("-", "−").replace(".", formatting.points(1)[1])
    return pick(words[value]) if value in words else criterion_name(value)


def _counted(number: int, unit: str) -> str:
    words = _UNITS.get(unit)
    return (words(number) if words else f"{{n}} {unit}".strip()).format(n=number)


def criterion_name(criterion: str) -> str:
    """Return a ranking criterion in words."""
    if criterion in _criteria():
        return _criteria()[criterion]
    from league.outcomes.tournaments.names import full_name

    return full_name(criterion)


@per_language
def _criteria() -> Mapping[str, str]:
    return {
        "match_points": _("match points"),
        "game_points": _("game points"),
        "mini_match_points": _("match points among the tied teams"),
        "direct_encounter": _("direct encounter"),
        "board_points": _("board points"),
        "match_wins": _("matches won"),
        "buchholz": _("Buchholz"),
        "buchholz_cut_1": _("Buchholz without the worst opponent"),
        "sonneborn_berger": _("Sonneborn-Berger"),
        "wins": _("games won"),
        "wins_black": _("games won with Black"),
    }


_UNITS: Mapping[str, Callable[[int], str]] = {
    "days": lambda n: ngettext("{n} day", "{n} days", n),
    "games": lambda n: ngettext("{n} game", "{n} games", n),
    "hours": lambda n: ngettext("{n} hour", "{n} hours", n),
    "minutes": lambda n: ngettext("{n} minute", "{n} minutes", n),
    "months": lambda n: ngettext("{n} month", "{n} months", n),
    "moves": lambda n: ngettext("{n} move", "{n} moves", n),
    "periods": lambda n: ngettext("{n} period", "{n} periods", n),
    "persons": lambda n: ngettext("{n} person", "{n} persons", n),
    "players": lambda n: ngettext("{n} player", "{n} players", n),
    "points": lambda n: ngettext("{n} point", "{n} points", n),
    "regions": lambda n: ngettext("{n} region", "{n} regions", n),
    "rounds": lambda n: ngettext("{n} round", "{n} rounds", n),
    "seconds": lambda n: ngettext("{n} second", "{n} seconds", n),
    "teams": lambda n: ngettext("{n} team", "{n} teams", n),
    "weeks": lambda n: ngettext("{n} week", "{n} weeks", n),
    "years": lambda n: ngettext("{n} year", "{n} years", n),
}
"""Said when a value of that unit is read, in the language of that moment."""
