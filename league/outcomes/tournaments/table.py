"""The table of a tournament: points, and the criteria behind them in their order.

A criterion is put to everybody, so that a table shows it; it parts those who are level by all
criteria before it. The direct encounter is put to each group that is still level.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby

from league.errors import InputError
from league.facts.tournaments import PointKind
from league.language import _
from league.outcomes.tournaments import opponents, own, ratings
from league.outcomes.tournaments.codes import in_groups, is_code, parsed
from league.outcomes.tournaments.crosstable import CrossTable, Worked
from league.outcomes.tournaments.own import HALVES, WorkedBy
from league.outcomes.tournaments.totals import Totals

Criterion = Callable[[Totals, Sequence[int]], WorkedBy | None]
"""What a criterion gives a group; None = it does not apply to it."""

PLAYOFF = "playoff"
"""Stands in an order of criteria where a play-off decides; what follows holds without one."""

STEPS = range(1, 6)
"""How far criteria are offered that may be extended step by step."""

_PROGRESSIVE: Mapping[str, Criterion] = {
    "progressive": own.progressive,
    **{f"progressive_cut_{steps}": partial(own.progressive, cut=steps) for steps in STEPS},
}
_KOYA: Mapping[str, Criterion] = {
    "koya": own.koya,
    **{f"koya_extended_{steps}": partial(own.koya, steps=steps) for steps in STEPS},
    **{f"koya_reduced_{steps}": partial(own.koya, steps=-steps) for steps in STEPS},
}
OF_TEAMS: Mapping[str, Criterion] = {
    "match_points": own.match_points,
    "game_points": own.game_points,
    "match_and_game_points": own.match_and_game_points,
    "match_wins": own.wins,
}
OF_RATINGS: Mapping[str, Criterion] = {
    "average_rating": ratings.average_rating,
    **{f"average_rating_cut_{n}": partial(ratings.average_rating, lowest=n) for n in STEPS},
    "performance": ratings.performance,
    "performance_350": partial(ratings.performance, limited=True),
}
OF_GROUPS: Mapping[str, Criterion] = {
    "direct_encounter": own.direct_encounter,
    "mini_match_points": own.mini_match_points,
}
"""Put to those who are level, and not to everybody."""

CRITERIA: Mapping[str, Criterion] = {
    **_PROGRESSIVE,
    **_KOYA,
    **OF_TEAMS,
    **OF_GROUPS,
    "wins": own.wins,
    "wins_black": own.wins_black,
    "games_black": own.games_black,
    "buchholz": opponents.buchholz,
    "buchholz_median": partial(opponents.buchholz, lowest=1, highest=1),
    "buchholz_median_2": partial(opponents.buchholz, lowest=2, highest=2),
    "buchholz_cut_1": partial(opponents.buchholz, lowest=1),
    "buchholz_cut_2": partial(opponents.buchholz, lowest=2),
    "buchholz_sum": opponents.buchholz_sum,
    "sonneborn_berger": opponents.sonneborn_berger,
    **OF_RATINGS,
}
"""By the names used in rule books."""


@dataclass(frozen=True, slots=True)
class RankRow:
    """A participant in the table."""

    number: int
    rank: int | None
    """By points alone, shared by equal points; None = his games count for nobody."""
    place: int | None
    """By points and criteria, shared by those whom they leave level; None as above."""
    points: int
    """Half points; of teams of the kind that ranks first."""
    worked: tuple[Worked | None, ...] = ()
    """What each criterion gave, in their order; None = it did not apply."""
    needed: int = 0
    """How many criteria were put to him while he was level with somebody."""
    playoff: bool = False
    """Whether he was still level where the order of criteria has a play-off."""


@dataclass(frozen=True, slots=True)
class Separation:
    """One criterion put to two neighbours: what it gave each, None = it did not apply."""

    criterion: str
    """Empty = the points."""
    upper: Worked | None
    lower: Worked | None


@dataclass(frozen=True, slots=True)
class _Level:
    """Participants who are level so far."""

    rank: int
    members: tuple[int, ...]
    needed: int = 0
    playoff: bool = False


def ranked(table: CrossTable, criteria: Sequence[str]) -> tuple[RankRow, ...]:
    """Return everybody, best first and the level by number; at the end whose games do not count.

    Raises InputError for a criterion that nobody knows or that does not fit the tournament.
    """
    return ranked_apart(table, criteria, [table.turns])[0]


def ranked_apart(
    table: CrossTable, criteria: Sequence[str], groups: Iterable[Collection[int]]
) -> list[tuple[RankRow, ...]]:
    """Return the table of each of these groups; what they played against others counts, too.

    Raises InputError as ``ranked``.
    """
    known = [name for name in criteria if name not in table.own]
    check_criteria(known, teams=table.teams, rated=bool(table.ratings))
    totals = Totals(table)
    everybody = {
        name: None if _of_groups(name) else _asked(name, totals, totals.numbers)
        for name in criteria
    }
    return [_ranked(totals, criteria, everybody, among) for among in groups]


def _ranked(
    totals: Totals,
    criteria: Sequence[str],
    everybody: Mapping[str, WorkedBy | None],
    among: Collection[int],
) -> tuple[RankRow, ...]:
    """Return the table of a group by criteria, with what those give everybody that can."""
    points = totals.points(totals.first)
    there = sorted(number for number in totals.numbers if number in among)
    given: dict[int, list[Worked | None]] = {number: [] for number in there}
    groups = [_Level(rank, group) for rank, group in _parted(1, there, points)]
    for name in criteria:
        groups = _put(name, everybody[name], groups, totals, given)
    rows: list[RankRow] = []
    for group in groups:
        place = len(rows) + 1
        rows += [
            RankRow(
                number=one,
                rank=group.rank,
                place=place,
                points=points[one],
                worked=tuple(given[one]),
                needed=group.needed,
                playoff=group.playoff,
            )
            for one in group.members
        ]
    left = sorted(totals.table.outside & set(among))
    nothing = (None,) * len(criteria)
    return (*rows, *(RankRow(one, None, None, 0, nothing) for one in left))


def check_criteria(criteria: Sequence[str], *, teams: bool, rated: bool) -> None:
    """Raise InputError for a criterion that nobody knows or that cannot be asked here.

    ``rated`` = somebody is rated.
    """
    for name in criteria:
        if is_code(name):
            continue  # what cannot be asked is said, and kept
        if name not in CRITERIA and name != PLAYOFF:
            known = ", ".join((*CRITERIA, PLAYOFF))
            sentence = _("“{name}” is no criterion; known are: {known}.")
            raise InputError(sentence, name=name, known=known)
        if name in (*OF_TEAMS, "mini_match_points") and not teams:
            sentence = _("The criterion “{name}” is for teams; players take part here.")
            raise InputError(sentence, name=name)
        if name in OF_RATINGS and not rated:
            raise InputError(_("The criterion “{name}” needs ratings; nobody is rated."), name=name)


def _of_groups(name: str) -> bool:
    """Say whether a criterion is put to those who are level, and not to everybody."""
    return name in OF_GROUPS or in_groups(name)


def _put(
    name: str,
    everybody: WorkedBy | None,
    groups: Sequence[_Level],
    totals: Totals,
    given: Mapping[int, list[Worked | None]],
) -> list[_Level]:
    """Put a criterion to all, note what it gave, and part those it does not leave level."""
    of_groups = _of_groups(name)
    found: list[_Level] = []
    for group in groups:
        alone = len(group.members) == 1
        by = everybody
        if of_groups and not alone:
            by = _asked(name, totals, group.members)
        elif by and not (alone or _parts(totals, name, group.members)):
            by = {one: replace(by[one], idle=True) for one in group.members}
        for one in group.members:
            given[one].append(by[one] if by else None)
        if alone:
            found.append(group)
            continue
        level = replace(group, needed=group.needed + 1, playoff=group.playoff or name == PLAYOFF)
        found += _parted_level(level, by)
    return found


def _parts(totals: Totals, name: str, members: Sequence[int]) -> bool:
    """Say whether it parts those who are level: a board count only with equal game points."""
    code = parsed(name) if is_code(name) else None
    if code is None or code.name != "BC":
        return True
    games = totals.points(PointKind.GAME)
    return len({games[one] for one in members}) == 1


def _asked(name: str, totals: Totals, group: Sequence[int]) -> WorkedBy | None:
    """Return what a criterion gives a group; nothing before a play-off is played."""
    if name in totals.table.own:
        return totals.table.own[name]
    if name == PLAYOFF:
        return None
    if not is_code(name):
        return CRITERIA[name](totals, group)
    from league.outcomes.tournaments.c07.criteria import worked  # noqa: PLC0415  # few need it

    return worked(totals, name, group)


def _parted_level(level: _Level, by: WorkedBy | None) -> list[_Level]:
    if by is None:
        return [level]
    numbers = {one: -by[one].key for one in level.members}
    return [replace(level, members=part) for _n, part in _parted(1, level.members, numbers)]


def _parted(
    first: int, group: Sequence[int], numbers: Mapping[int, int]
) -> list[tuple[int, tuple[int, ...]]]:
    """Return who is level by these numbers, best first, each with its place from the first on."""
    ordered = sorted(group, key=lambda one: -numbers[one])
    found = []
    for _number, part in groupby(ordered, key=lambda one: numbers[one]):
        members = tuple(part)
        found.append((first, members))
        first += len(members)
    return found


def separations(upper: RankRow, lower: RankRow, criteria: Sequence[str]) -> tuple[Separation, ...]:
    """Return what points and criteria gave two neighbours, down to what separates them."""
    found = [Separation("", Worked(upper.points, HALVES), Worked(lower.points, HALVES))]
    for at, name in enumerate(criteria):
        last = found[-1]
        if last.upper and last.lower and last.upper.key != last.lower.key:
            break
        found.append(Separation(name, upper.worked[at], lower.worked[at]))
    return tuple(found)
