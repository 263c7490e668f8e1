"""Who plays where next season: promotion and relegation over all divisions, from the top down.

Only the mechanism is here. Which paragraph moves a team, and how many places a division has, is
the federation's; see its rule book.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from league.errors import InputError
from league.facts.seasons import Division
from league.findings import Finding, Sentence
from league.language import _
from league.outcomes.movement import Ranked


class Reason(StrEnum):
    """Why a team moves, or why it does not although its place would let it."""

    UP = "up"
    """Its own place lets it go up."""
    UP_AFTER_REFUSAL = "up_after_refusal"
    """A team before it declined."""
    UP_AFTER_CLUB = "up_after_club"
    """The club of a team before it has a team above already."""
    UP_BY_QUALIFICATION = "up_by_qualification"
    """A qualification tournament decided."""
    DOWN = "down"
    """One of the last."""
    DOWN_IN_ADDITION = "down_in_addition"
    """Its club has a better team in this division next season."""
    DOWN_EXCLUDED = "down_excluded"
    """It was excluded and loses its division."""
    FROM_OUTSIDE = "from_outside"
    """Comes down from a division outside the federation."""
    DECLINED = "declined"
    """Stays: it declined, and the right passed on."""
    NOT_PASSED_ON = "not_passed_on"
    """Stays: it declined, and nobody decided that the right passes on."""
    CLUB_ABOVE = "club_above"
    """Stays: its club has a team above already."""
    NOT_NEEDED = "not_needed"
    """Stays: fewer go down than in a usual year."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A division at the end of its season."""

    division: Division
    ranking: tuple[Ranked, ...]
    """Final table, best first."""
    above: str | None
    """Division its teams go up to; None = outside the federation, or nowhere."""
    up: int
    """Teams that go up."""
    base: int | None = None
    """Teams relegated when as many come down as go up; None = as many as may come up from below."""
    planned: int | None = None
    """Teams planned for the next season; None = as many as there are."""
    per_club: int | None = 1
    """Teams a club may have here; None = any number."""
    passes: bool = True
    """The right of a team that declines passes on without a decision."""
    qualified: tuple[str, ...] | None = None
    """Teams in the order of a qualification tournament; None = the table decides who goes up."""


@dataclass(frozen=True, slots=True)
class Outside:
    """The division above the federation's highest."""

    division: Division
    coming_down: tuple[Ranked, ...] = ()
    clubs: frozenset[str] = frozenset()
    """Clubs that have a team there next season."""


@dataclass(frozen=True, slots=True)
class Choices:
    """What clubs and officials decided."""

    declined_clubs: frozenset[str] = frozenset()
    """Clubs that send no team up."""
    declined_teams: frozenset[str] = frozenset()
    passed_on: frozenset[str] = frozenset()
    """Divisions in which the right of a team that declined passes on by decision."""
    excluded: frozenset[str] = frozenset()
    """Teams excluded from their division."""
    placed: Mapping[str, str] = field(default_factory=dict)
    """Team to the division it goes down to, where more than one lies below."""


@dataclass(frozen=True, slots=True)
class Closing:
    """A federation at the end of a season."""

    rungs: tuple[Rung, ...]
    outside: Outside
    districts: Mapping[str, str | None]
    """Club to its Kreis."""
    choices: Choices = Choices()
    in_addition: bool = True
    """A club's second team goes down on top of the usual number; else as one of them."""


@dataclass(frozen=True, slots=True)
class Move:
    """One team that moves, or stays for a reason worth a word."""

    team: str
    club: str
    source: str
    """Division it played in."""
    target: str
    """Division it plays in next; the same as ``source`` where it stays."""
    reason: Reason
    place: int
    """Place in the ranking that decides, 1-based; 0 for a team from outside."""
    towards: str
    """Division the matter is about: the one above for rights to go up, else the target."""


@dataclass(frozen=True, slots=True)
class Moves:
    """Everything that follows from a closing."""

    moves: tuple[Move, ...]
    """From the top down; within a division by its table."""
    stays: tuple[Move, ...]
    """Teams that stay although their place would let them move."""
    divisions: Mapping[str, tuple[Ranked, ...]]
    """Division to its teams of next season: from above, staying by the table, from below."""


@dataclass(frozen=True, slots=True)
class Step:
    """A move or a stay with the paragraph that orders it."""

    team: str
    club: str
    source: str
    target: str
    paragraph: str
    sentence: Sentence


@dataclass(frozen=True, slots=True)
class Cascade:
    """Next season's divisions and how they came about."""

    steps: tuple[Step, ...]
    stays: tuple[Step, ...]
    divisions: Mapping[str, tuple[Ranked, ...]]
    findings: tuple[Finding, ...]
    """Divisions that do not have the planned size, or a club with too many teams."""


def settle(closing: Closing) -> Moves:
    """Settle who moves, division by division from the top down.

    Raises InputError for a team named twice, an unknown team or division, a negative number, and a
    team that could go down to more than one division or to none.
    """
    _refuse_faults(closing)
    walk = _Walk(closing)
    for rung in sorted(closing.rungs, key=lambda rung: rung.division.level):
        walk.rise(rung)
        walk.fall(rung)
    return Moves(
        tuple(walk.moves),
        tuple(walk.stays),
        {rung.division.id: tuple(walk.teams(rung.division.id)) for rung in closing.rungs},
    )


class _Walk:
    """What is settled so far; a division comes after the one above it."""

    def __init__(self, closing: Closing) -> None:
        self.closing = closing
        self.rungs = {rung.division.id: rung for rung in closing.rungs}
        ids = [*self.rungs, closing.outside.division.id]
        self.from_above: dict[str, list[Ranked]] = {id: [] for id in ids}
        self.staying: dict[str, list[Ranked]] = {
            rung.division.id: list(rung.ranking) for rung in closing.rungs
        }
        self.from_below: dict[str, list[Ranked]] = {id: [] for id in ids}
        self.moves: list[Move] = []
        self.stays: list[Move] = []
        for entry in closing.outside.coming_down:
            self._go(entry, 0, closing.outside.division.id, _top(closing), Reason.FROM_OUTSIDE)
            self.from_above[_top(closing)].append(entry)

    def teams(self, division: str) -> list[Ranked]:
        """Return a division's teams of next season as far as they are known."""
        staying = self.staying.get(division, [])
        return [*self.from_above[division], *staying, *self.from_below[division]]

    def rise(self, rung: Rung) -> None:
        """Let the best go up whose club has room above and who want to."""
        if rung.above is None and rung.division.id != _top(self.closing):
            return
        above = rung.above or self.closing.outside.division.id
        source, left = rung.division.id, rung.up
        passed: Reason | None = None
        for place, entry in enumerate(self._by_right(rung), 1):
            if left == 0:
                break
            bar = self._bar(entry, rung, above)
            if bar is None:
                own = place <= rung.up
                self._go(entry, place, source, above, _up_reason(rung, passed, own=own))
                self.staying[source].remove(entry)
                self.from_below[above].append(entry)
            else:
                passed = bar
                self.stays.append(_stay(entry, place, source, above, bar))
            left -= bar in (None, Reason.NOT_PASSED_ON)

    def _by_right(self, rung: Rung) -> list[Ranked]:
        if rung.qualified is None:
            entries = list(rung.ranking)
        else:
            known = {entry.team: entry for entry in rung.ranking}
            entries = [known[team] for team in rung.qualified]
        excluded = self.closing.choices.excluded
        return [entry for entry in entries if entry.team not in excluded]

    def _bar(self, entry: Ranked, rung: Rung, above: str) -> Reason | None:
        choices = self.closing.choices
        if self._full(entry.club, above):
            return Reason.CLUB_ABOVE
        if entry.club in choices.declined_clubs or entry.team in choices.declined_teams:
            passes = rung.passes or rung.division.id in choices.passed_on
            return Reason.DECLINED if passes else Reason.NOT_PASSED_ON
        return None

    def _full(self, club: str, division: str) -> bool:
        teams = sum(entry.club == club for entry in self.teams(division))
        if division not in self.rungs:
            return club in self.closing.outside.clubs or teams > 0
        limit = self.rungs[division].per_club
        return limit is not None and teams >= limit

    def fall(self, rung: Rung) -> None:
        """Send down the last, and a club's second team where a better one comes in."""
        source = rung.division.id
        feeders = [other for other in self.closing.rungs if other.above == source]
        if not feeders:
            return
        base = sum(other.up for other in feeders) if rung.base is None else rung.base
        risen = len(rung.ranking) - len(self.staying[source])
        number = max(base + len(self.from_above[source]) - risen, 0)
        going = self._going(rung, number)
        for place, entry in enumerate(rung.ranking, 1):
            if entry.team in going:
                target = self._below(entry, rung, feeders)
                self._go(entry, place, source, target, going[entry.team])
                self.staying[source].remove(entry)
                self.from_above[target].append(entry)
        self._spared(rung, base, number)

    def _going(self, rung: Rung, number: int) -> dict[str, Reason]:
        staying = self._excluded_last(self.staying[rung.division.id])
        out = [entry for entry in staying if entry.team in self.closing.choices.excluded]
        number = min(max(number, len(out)), len(staying))
        second = {entry.team for entry in self._second(rung, staying)}
        if self.closing.in_addition:
            last = staying[len(staying) - number :]
            others = staying[: len(staying) - number]
            second = {entry.team for entry in self._second(rung, others)}
        else:
            usual = [entry for entry in staying if entry.team not in second]
            last = usual[len(usual) - min(max(number - len(second), 0), len(usual)) :]
        going = dict.fromkeys(second, Reason.DOWN_IN_ADDITION)
        going |= {entry.team: Reason.DOWN for entry in last}
        return going | {entry.team: Reason.DOWN_EXCLUDED for entry in out}

    def _excluded_last(self, entries: Iterable[Ranked]) -> list[Ranked]:
        return sorted(entries, key=lambda entry: entry.team in self.closing.choices.excluded)

    def _second(self, rung: Rung, staying: Sequence[Ranked]) -> list[Ranked]:
        """Return the teams of clubs that would have too many here, the better ones left out."""
        if rung.per_club is None:
            return []
        teams = Counter(entry.club for entry in self.from_above[rung.division.id])
        too_many = []
        for entry in staying:
            teams[entry.club] += 1
            if teams[entry.club] > rung.per_club:
                too_many.append(entry)
        return too_many

    def _below(self, entry: Ranked, rung: Rung, feeders: Sequence[Rung]) -> str:
        """Return the division a team goes down to: the one of its club's Kreis."""
        names = [other.division.id for other in feeders]
        if (chosen := self.closing.choices.placed.get(entry.team)) is not None:
            names = [name for name in names if name == chosen]
        elif rung.division.district is None:
            district = self.closing.districts.get(entry.club)
            names = [other.division.id for other in feeders if _serves(other, district)]
        if len(names) != 1:
            raise InputError(
                _("{team} goes down from {division} to one of: {names}. Say which.").format(
                    team=entry.team,
                    division=rung.division.id,
                    names=", ".join(other.division.id for other in feeders),
                )
            )
        return names[0]

    def _spared(self, rung: Rung, base: int, number: int) -> None:
        """Note the teams that would have gone down in a usual year."""
        source = rung.division.id
        usual = {entry.team for entry in rung.ranking[max(len(rung.ranking) - base, 0) :]}
        if number < base and not self.from_above[source]:
            for place, entry in enumerate(rung.ranking, 1):
                if entry.team in usual and entry in self.staying[source]:
                    self.stays.append(_stay(entry, place, source, source, Reason.NOT_NEEDED))

    def _go(self, entry: Ranked, place: int, source: str, target: str, reason: Reason) -> None:
        self.moves.append(Move(entry.team, entry.club, source, target, reason, place, target))


def _stay(entry: Ranked, place: int, source: str, towards: str, reason: Reason) -> Move:
    return Move(entry.team, entry.club, source, source, reason, place, towards)


def _up_reason(rung: Rung, passed: Reason | None, *, own: bool) -> Reason:
    if rung.qualified is not None:
        return Reason.UP_BY_QUALIFICATION
    if own or passed is None:
        return Reason.UP
    return Reason.UP_AFTER_CLUB if passed is Reason.CLUB_ABOVE else Reason.UP_AFTER_REFUSAL


def _serves(rung: Rung, district: str | None) -> bool:
    return rung.division.district is None or rung.division.district == district


def _top(closing: Closing) -> str:
    return next(rung.division.id for rung in closing.rungs if rung.above is None)
