"""What a deed changed, counted from the season judged before it and after it, each by itself."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from league.facts.accounts import Holder
from league.outcomes.ledger import balances
from league.services.accounts.postings import ledger
from league.services.session import transactions
from league.services.session.opening import judge_whole


@dataclass(frozen=True)
class Counted:
    """What stands in a season as judged as a whole."""

    findings: int
    fees: Counter[tuple[object, str]]
    """Cents by match and fee."""
    scores: Mapping[object, object]
    ranks: Mapping[str, int]
    owed: Counter[str]
    """By club."""


def counted(path: Path) -> Counted | None:
    """Return what stands in the season in use; None where the file has none. It is closed after."""
    transactions.open_file(path, must_exist=True)
    try:
        if not transactions.season_names():
            return None
        known = judge_whole(None)
        judged = known.judgement
        lists = sum(len(one.standing) for one in judged.lists.values())
        matches = sum(len(one.standing) for one in judged.matches.values())
        owed = balances(ledger(known.season.federation)).items()
        return Counted(
            lists + matches,
            Counter(
                {(key, fee.key): fee.cents for key, m in judged.matches.items() for fee in m.fees}
            ),
            {key: (one.scored and one.game_points) for key, one in judged.matches.items()},
            {row.team: row.rank for rows in judged.tables.values() for row in rows},
            Counter({one.club: cents for one, cents in owed if one.holder is Holder.CLUB}),
        )
    finally:
        transactions.close_file()


def contradictions(before: Counted, after: Counted, told: Mapping[str, Any]) -> Iterator[str]:
    """Yield where what was told of a deed is not what became of the season."""
    findings, fees = told["findings"], told["fees"]
    if findings["more"] - findings["less"] != after.findings - before.findings:
        yield "findings"
    if (fees["less"], fees["more"]) != (
        _sum(before.fees, after.fees),
        _sum(after.fees, before.fees),
    ):
        yield "fees"
    scores = {tuple(one["match"]) for one in told["scores"] if one["before"] != one["after"]}
    if scores != _differing(before.scores, after.scores, False):
        yield "scores"
    moved = {one["team"] for one in told["places"] if one["before"] != one["after"]}
    if moved != _differing(before.ranks, after.ranks, 0):
        yield "places"
    if {one["club"] for one in told["accounts"]} != _differing(before.owed, after.owed, 0):
        yield "accounts"


def _sum(more: Counter[Any], less: Counter[Any]) -> int:
    return sum(max(cents - less[key], 0) for key, cents in more.items())


def _differing(old: Mapping[Any, Any], new: Mapping[Any, Any], none: object) -> set[Any]:
    return {key for key in {**old, **new} if old.get(key, none) != new.get(key, none)}
