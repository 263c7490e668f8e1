"""What a report file leaves out, or has by other rules, so that its rounds may differ."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from fixtures.round_history import Turn, Turns
from fixtures.swiss_field import SwissField, pairing_score
from league.trf.records import TrfFile
from league.trf.swiss import PAIRING_BYE, first_color, paired_rounds

IN_FORCE = date(2026, 2, 1)
"""From when on the editions hold that rounds are compared with."""

_NO_SWISS = ("robin", "berger", "scheveningen", "knock", "k.o.", "schiller", "rundenturnier")
_OTHER = ("burstein", "dubov", "lim", "monrad", "keizer", "haley", "mcmahon", "double swiss")
_WHOLE = 999
"""Stands for the round of points that count in the final table alone."""
_OF_COLORS = ("first_color", "late")
"""What numbers the first colour and its counting begin with; who meets whom does not hang on it."""
_FASTER = ("baku", "accel", "beschleunigt")


@dataclass(frozen=True, slots=True)
class Doubt:
    """One reason why rounds may differ."""

    kind: str
    """``edition``, ``no_day``, ``other_system``, ``first_color``, ``order``, ``unrated``, ``late``,
    ``rounds``, ``given``, ``acceleration``, ``by_rank``, ``open``, ``totals``."""
    numbers: tuple[int, ...] = ()
    """Who is concerned; nobody = all."""
    last_rounds: int = 0
    """Only so many last rounds are concerned; 0 = all."""
    upto: int = 0
    """Only rounds up to this one are concerned; 0 = all."""
    after: int = 0
    """Only rounds after this one are concerned."""
    what: str = ""
    """A word of the file that tells it."""

    def concerns(self, at: int, rounds: int) -> bool:
        """Say whether it may make a round differ, of so many rounds."""
        among_last = not self.last_rounds or at > rounds - self.last_rounds
        return among_last and at > self.after and (not self.upto or at <= self.upto)

    def fits(self, field: SwissField, chain: frozenset[int], *, colors_only: bool) -> bool:
        """Say whether it may have changed a chain of pairs, each of which displaced the next.

        ``colors_only``: the chain is one pair with exchanged colours. Whom a doubt names must have
        a score between those of the chain: elsewhere he changes nothing in it.
        """
        if self.kind in _OF_COLORS:
            return colors_only
        scores = [pairing_score(field, number) for number in chain]
        named = (pairing_score(field, number) for number in self.numbers)
        return not self.numbers or any(min(scores) <= score <= max(scores) for score in named)


def is_swiss(file: TrfFile) -> bool:
    """Say whether a file is of a Swiss tournament, as far as it tells."""
    words = f"{file.kind} {file.code}".lower()
    return not any(word in words for word in _NO_SWISS) and "roundrobin" not in words


def doubts_of(file: TrfFile, turns: Turns) -> tuple[Doubt, ...]:
    """Return everything that may make rounds differ, the weightiest first."""
    return (*_of_rules(file), *_of_numbers(file, turns), *_of_points(file, turns))


def _of_rules(file: TrfFile) -> Iterator[Doubt]:
    words = f"{file.kind} {file.code}".lower()
    if other := next((word for word in _OTHER if word in words), ""):
        yield Doubt("other_system", what=other)
    if file.first_day is None:
        yield Doubt("no_day")
    elif file.first_day < IN_FORCE:
        yield Doubt("edition", what=file.first_day.isoformat())
    if not file.accelerations and any(word in words for word in _FASTER):
        yield Doubt("acceleration")
    if not file.rounds:
        yield Doubt("rounds", last_rounds=2 if file.teams else 1)


def _of_numbers(file: TrfFile, turns: Turns) -> Iterator[Doubt]:
    if file.by_rank:
        yield Doubt("by_rank")
    if not first_color(file, turns):
        yield Doubt("first_color")
    if not file.teams:
        yield from _of_ratings(file)
    entered = {number: _first_round(turns, number) for number in turns}
    if late := tuple(number for number, at in entered.items() if at > 1):
        yield Doubt("late", late, upto=max(entered[number] for number in late))


def _of_ratings(file: TrfFile) -> Iterator[Doubt]:
    rated = [one for one in file.players if one.rating]
    if len(rated) < len(file.players):
        yield Doubt("unrated", tuple(one.number for one in file.players if not one.rating))
    best = [max((other.rating or 0) for other in rated[at:]) for at in range(len(rated))]
    above = tuple(
        one.number for one, most in zip(rated, best, strict=True) if (one.rating or 0) < most
    )
    if above:
        yield Doubt("order", above)


def _of_points(file: TrfFile, turns: Turns) -> Iterator[Doubt]:
    if given := tuple(number for one in file.abnormal for number in one.numbers):
        yield Doubt("given", given, after=_given_from(file))
    last = max(paired_rounds(turns), default=0)
    if missing := tuple(number for number, one in turns.items() if _open(one[: last - 1])):
        yield Doubt("open", missing)
    if other := tuple(_other_totals(file, turns)):
        yield Doubt("totals", other)


def _given_from(file: TrfFile) -> int:
    """Return the first round of points given or taken; 0 where they are of the whole tournament."""
    rounds = [one.round for one in file.abnormal if one.numbers]
    return 0 if _WHOLE in rounds else min(rounds)


def _open(turns: Sequence[Turn]) -> bool:
    return any(turn.opponent is not None and not turn.result for turn in turns)


def _other_totals(file: TrfFile, turns: Turns) -> Iterator[int]:
    """Yield whose points in the file are not those of his rounds."""
    totals = {one.number: one.points for one in file.players}
    if file.teams:
        totals = {one.number: one.match_points for one in file.teams}
    for number, total in totals.items():
        if total is not None and total != sum(turn.points for turn in turns[number]):
            yield number


def _first_round(turns: Turns, number: int) -> int:
    """Return the round of a number's first pair; 0 = he was never paired."""
    rounds = enumerate(turns[number], 1)
    paired = (at for at, one in rounds if one.opponent or one.result == PAIRING_BYE)
    return next(paired, 0)
