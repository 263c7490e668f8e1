"""Small cross tables written as they are printed: ``4w1`` = number 4, White, won."""

import re
from collections.abc import Mapping
from typing import Any

from fixtures.round_history import Turn
from league.facts.tournaments import Scores
from league.outcomes.tournaments.crosstable import CrossTable, Worked
from league.outcomes.tournaments.table import ranked

HALVES = {"1": 2, "=": 1, "0": 0, "+": 2, "-": 0, "U": 2, "F": 2, "H": 1, "Z": 0}
_SIGN = re.compile(r"(\d+)([wb])(.)(?::(\d+))?")


def turn(sign: str, *, teams: bool = False) -> Turn:
    """Return a round; of teams half game points stand behind a colon, a win is 2 points."""
    paired = _SIGN.fullmatch(sign)
    if paired is None:
        return Turn(None, "", sign.strip("."), HALVES.get(sign, 0) * (2 if teams else 1))
    opponent, color, result, games = paired.groups()
    half = HALVES[result] * (2 if teams else 1)
    return Turn(int(opponent), color, result, half, int(games or 0))


def table(rounds: Mapping[int, str], **more: Any) -> CrossTable:
    """Return a cross table of players; ``.`` is a free round."""
    turns = {number: [turn(sign) for sign in line.split()] for number, line in rounds.items()}
    return CrossTable(turns, max(map(len, turns.values())), **more)


def team_table(rounds: Mapping[int, str], **more: Any) -> CrossTable:
    """Return a cross table of teams with four boards, 2 – 1 – 0 match points."""
    turns = {
        number: [turn(sign, teams=True) for sign in line.split()] for number, line in rounds.items()
    }
    return CrossTable(
        turns,
        max(map(len, turns.values())),
        teams=True,
        boards=4,
        scores=Scores(4, 2, 0, 4, 0),
        **more,
    )


def worked(table: CrossTable, criterion: str) -> dict[int, Worked]:
    """Return what a criterion gave everybody to whom it applied, by number."""
    return {row.number: row.worked[0] for row in ranked(table, [criterion]) if row.worked[0]}


def values(table: CrossTable, criterion: str) -> dict[int, float]:
    """Return the values of a criterion as they are printed: 4.5, 2.75."""
    return {
        number: one.number / one.per for number, one in sorted(worked(table, criterion).items())
    }
