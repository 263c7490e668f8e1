"""The values of a rule book as they are read: words, dates, amounts and units."""

import re
from collections.abc import Mapping

from league import forms
from league.language import _, ngettext, pick
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
        return forms.money(value)
    if isinstance(value, str):
        return _word(value, words)
    return f"{value} {_unit(unit, value)}".strip()


def _word(value: str, words: Words) -> str:
    if yearly := _YEARLY.fullmatch(value):
        return forms.yearly(int(yearly[1]), int(yearly[2]))
    if _DECIMAL.fullmatch(value):
        return value.replace("-", "−").replace(".", forms.points(1)[1])
    return pick(words[value]) if value in words else criterion_name(value)


def _unit(unit: str, number: int) -> str:
    words = {
        "days": ngettext("one day", "many days", number).partition(" ")[2],
        "games": ngettext("game", "games", number),
        "hours": ngettext("hour", "hours", number),
        "minutes": ngettext("minute", "minutes", number),
        "months": ngettext("month", "months", number),
        "moves": ngettext("one move", "many moves", number).partition(" ")[2],
        "periods": ngettext("period", "periods", number),
        "persons": ngettext("person", "persons", number),
        "players": ngettext("one player", "many players", number).partition(" ")[2],
        "points": ngettext("point", "points", number),
        "regions": ngettext("region", "regions", number),
        "rounds": ngettext("one round", "many rounds", number).partition(" ")[2],
        "seconds": ngettext("second", "seconds", number),
        "teams": ngettext("one team", "many teams", number).partition(" ")[2],
        "weeks": ngettext("week", "weeks", number),
        "years": ngettext("year", "years", number),
    }
    return words.get(unit, unit)


def criterion_name(criterion: str) -> str:
    """Return a ranking criterion in words."""
    names = {
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
    return names.get(criterion, criterion)
