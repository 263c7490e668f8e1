"""Where each field of a record stands: one table for reading and writing.

Columns are counted from 1, as FIDE's tables do.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from league.trf.ascii import ascii_text


@dataclass(frozen=True, slots=True)
class Column:
    """One field of a record."""

    name: str
    first: int
    last: int
    left: bool = False
    """Whether it is written from the left: texts; numbers end at the right."""

    @property
    def width(self) -> int:
        """Return how many characters it has."""
        return self.last - self.first + 1


@dataclass(frozen=True, slots=True)
class Series:
    """Fields of equal width that go on to the end of the line."""

    first: int
    """First column of the first field."""
    width: int
    step: int
    """Columns from the beginning of a field to that of the next."""


Columns = Sequence[Column]

PLAYER: Columns = (
    Column("number", 5, 8),
    Column("sex", 10, 10),
    Column("title", 11, 13),
    Column("name", 15, 47, left=True),
    Column("rating", 49, 52),
    Column("federation", 54, 56, left=True),
    Column("fide_id", 58, 68),
    Column("born", 70, 79, left=True),
    Column("points", 81, 84),
    Column("rank", 86, 89),
)
NATIONAL: Columns = (
    Column("number", 5, 8),
    Column("sex", 10, 10),
    Column("classification", 11, 13),
    Column("name", 15, 47, left=True),
    Column("rating", 49, 52),
    Column("origin", 54, 56, left=True),
    Column("national_id", 58, 68),
    Column("born", 70, 79, left=True),
)
GAMES = Series(92, 8, 10)
OPPONENT, COLOR, RESULT = slice(0, 4), 5, 7
"""Where they stand in a field of ``GAMES``, counted from 0."""
ROUND_DAYS = Series(92, 8, 10)
TEAM_013: Columns = (Column("name", 5, 36, left=True),)
TEAM_013_PLAYERS = Series(37, 4, 5)
TEAM: Columns = (
    Column("number", 5, 7),
    Column("name", 9, 40, left=True),
    Column("nickname", 42, 46, left=True),
    Column("strength", 48, 53),
    Column("match_points", 55, 60),
    Column("game_points", 62, 67),
    Column("rank", 69, 71),
)
TEAM_PLAYERS = Series(74, 4, 5)
WIDE_TEAM: Columns = (
    Column("number", 5, 7),
    Column("name", 9, 42, left=True),
    Column("nickname", 44, 48, left=True),
    Column("strength", 50, 54),
    Column("match_points", 56, 58),
    Column("game_points", 60, 65),
    Column("rank", 67, 69),
)
"""As CLM writes it."""
WIDE_TEAM_PLAYERS = Series(71, 4, 5)
LINEUP: Columns = (Column("round", 5, 7), Column("team", 9, 11), Column("opponent", 13, 15))
LINEUP_PLAYERS = Series(17, 4, 5)
PAIRING_BYES: Columns = (Column("match_points", 5, 8), Column("game_points", 10, 13))
PAIRING_BYES_TEAMS = Series(15, 3, 4)
FORFEIT: Columns = (
    Column("result", 5, 6),
    Column("round", 8, 10),
    Column("white", 12, 14),
    Column("black", 16, 18),
)
BYES: Columns = (Column("kind", 5, 5), Column("round", 7, 9))
BYES_NUMBERS = Series(11, 4, 5)
ABNORMAL: Columns = (
    Column("kind", 5, 5),
    Column("match_points", 8, 11),
    Column("game_points", 14, 17),
    Column("round", 20, 22),
)
ABNORMAL_NUMBERS = Series(24, 4, 5)
DRAFT_ABNORMAL: Columns = (
    Column("kind", 5, 5),
    Column("match_points", 7, 10),
    Column("game_points", 12, 15),
    Column("round", 17, 19),
)
"""As the draft of 2024 had it."""
DRAFT_ABNORMAL_NUMBERS = Series(21, 4, 5)
ACCELERATION: Columns = (
    Column("match_points", 5, 8),
    Column("game_points", 10, 13),
    Column("first_round", 15, 17),
    Column("last_round", 19, 21),
    Column("first_number", 23, 26),
    Column("last_number", 28, 31),
)
PROHIBITED: Columns = (Column("first_round", 5, 7), Column("last_round", 9, 11))
PROHIBITED_NUMBERS = Series(13, 4, 5)
SCORES = Series(5, 6, 9)
"""Of ``162`` and ``362``: two columns for the code, four for the points."""
RANK_METHOD: Columns = (Column("federation", 5, 7, left=True), Column("method", 9, 13, left=True))
PLAYER_ACCELERATION: Columns = (Column("number", 5, 8),)
PLAYER_ACCELERATION_POINTS = Series(10, 4, 5)
"""Of ``XXA``: points round by round."""


def cut(text: str, columns: Columns) -> dict[str, str]:
    """Return the fields of a line by name, without the blanks around them."""
    return {column.name: text[column.first - 1 : column.last].strip() for column in columns}


def cut_series(text: str, series: Series) -> list[str]:
    """Return the fields of a series up to the end of the line, blanks and all."""
    return [
        text[start : start + series.width]
        for start in range(series.first - 1, len(text.rstrip()), series.step)
    ]


def gaps_filled(text: str, columns: Columns, series: Series) -> bool:
    """Say whether something stands between the fields of a line, so that it has other columns."""
    firsts = [*(column.first for column in columns[1:]), series.first]
    ends = zip(columns, firsts, strict=True)
    return any(text[column.last : first - 1].strip() for column, first in ends)


def laid(record: str, columns: Columns, values: Mapping[str, str]) -> str:
    """Return a line with each value in ASCII in its columns; what is too long is cut off."""
    line = record
    for column in columns:
        value = ascii_text(values.get(column.name, ""))[: column.width]
        line = line.ljust(column.first - 1)
        line += value.ljust(column.width) if column.left else value.rjust(column.width)
    return line


def laid_series(line: str, series: Series, values: Sequence[str]) -> str:
    """Return a line with the values of a series behind it."""
    for place, value in enumerate(values):
        line = line.ljust(series.first - 1 + place * series.step) + value.rjust(series.width)
    return line
