"""Time controls as they are announced, such as ``90 min/40 + 30 min + 30 s``."""

import re
from collections.abc import Mapping, Sequence

from league.facts.game_times import GameTime, Period

_BETWEEN = re.compile(
    r"\+|[,;&]|/ ?rest\b|\bzzgl\b\.?|\b(?:zuzüglich|plus|dann|danach|then|und|and|with|mit)\b"
)
_A_MOVE = re.compile(
    r"(?:\bab\b|\bfrom\b)(?: dem| the)? (?:1\.|1st|ersten|first)(?: zuge?| move)?(?: an| on)?"
    r"|\b(?:je|pro|per|a|each) (?:zug|move)\b|/ ?(?:zug|move)\b"
)
_TOKEN = re.compile(r"(\d+) ?([a-zäöüß'\"]+\.?)?|([a-zäöüß.]+)|[/: ()]+")
_MINUTES = ("m", "min", "min.", "mins", "minuten", "minute", "minutes", "'")
_SECONDS = ("s", "s.", "sec", "sec.", "sek", "sek.", "sekunden", "seconds", '"', "''")
_HOURS = ("h", "std", "std.", "stunden", "stunde", "hours", "hour")
_MOVES = ("z", "züge", "zügen", "zuege", "moves")
_FILLED = frozenset(
    (
        *("rest", "remaining", "inkrement", "increment", "bonus", "zuschlag", "zeitgutschrift"),
        *("spieler", "player", "partie", "game", "für", "den", "die", "the", "of", "for", "je"),
        *("pro", "per", "jede", "jeder", "in"),
    )
)
"""Words that say nothing of numbers."""


def read_game_time(text: str) -> GameTime | None:
    """Return the time control that a text announces; None = nobody can tell."""
    typed = _A_MOVE.sub(" ", re.sub(r"\s+", " ", text.casefold().strip()))
    found = [_numbers(part) for part in _BETWEEN.split(typed) if part.strip()]
    return _timed([part for part in found if part]) if None not in found else None


def _timed(found: Sequence[Mapping[str, Sequence[int]]]) -> GameTime | None:
    """Return the time control of parts in order, each numbers by what they count."""
    periods: list[Period] = []
    increment: int | None = None
    for at, part in enumerate(found):
        seconds, period = _read(part)
        bare = set(part) == {""} and len(part[""]) == 1
        if seconds is None and bare and periods and at == len(found) - 1 and not increment:
            seconds, period = _last(periods, part[""][0])
        if seconds is not None and increment is None and period is None:
            increment = seconds
        elif period is not None and seconds is None:
            periods.append(period)
        else:
            return None
    return GameTime(tuple(periods), increment or 0) if periods else None


def _numbers(part: str) -> dict[str, list[int]] | None:
    """Return the numbers of a part by what they count; None for a word that nobody knows."""
    found: dict[str, list[int]] = {}
    end = 0
    for token in _TOKEN.finditer(part):
        if token.start() != end:
            return None
        end = token.end()
        number, unit, word = token.groups()
        if word and word.rstrip(".") not in _FILLED:
            return None
        if number:
            counted = _unit(unit or "")
            if counted is None or len(number) > 4:
                return None
            found.setdefault(counted, []).append(int(number) * (60 if unit in _HOURS else 1))
    return found if end == len(part) else None


def _unit(unit: str) -> str | None:
    for known in (_MINUTES, _SECONDS, _MOVES):
        if unit in known:
            return known[0]
    return "m" if unit in _HOURS else "" if unit == "" or unit in _FILLED else None


def _read(part: Mapping[str, Sequence[int]]) -> tuple[int | None, Period | None]:
    """Return seconds a move, or a period; neither for numbers of which nobody can tell."""
    if set(part) == {"s"} and len(part["s"]) == 1:
        return part["s"][0], None
    minutes, bare, moves = (part.get(unit, ()) for unit in ("m", "", "z"))
    if "s" in part or len(minutes) > 1 or len(moves) > 1:
        return None, None
    # 90/40, 90 min/40: the time stands first.
    numbers = [*minutes, *bare]
    if len(numbers) + len(moves) > 2 or not numbers:
        return None, None
    of = moves[0] if moves else numbers[1] if len(numbers) == 2 else None
    return None, Period(numbers[0], of)


def _last(periods: list[Period], number: int) -> tuple[int | None, Period | None]:
    """Return what a number alone at the end is: 90 + 30 is an increment, 90/40 + 30 a period."""
    if periods[-1].moves is None:
        return number, None
    return None, Period(number)
