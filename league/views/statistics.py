"""Progress, scorers and boards of a division."""

from dataclasses import dataclass
from functools import partial

from league.language import _, to_translate
from league.views.columns import Column, Columns, Kind


@dataclass(frozen=True, slots=True)
class ProgressRow:
    """One team's way through the rounds."""

    team: str
    name: str
    rank: int
    """In the table as it stands."""
    ranks: tuple[int | None, ...]
    """After each round, first round first; None while the team had not played yet."""


@dataclass(frozen=True, slots=True)
class ScorerRow:
    """A player's games over the board in one team."""

    rank: int
    """Shared by players with the same points and games."""
    ident: str
    name: str
    rating: int | None
    team: str
    team_name: str
    games: int
    points: int
    """Half points."""

    @property
    def percent(self) -> float:
        """Return the share of the points that could be had, in percent."""
        return 100 * self.points / (2 * self.games)


@dataclass(frozen=True, slots=True)
class BoardTotal:
    """What a team has at one board."""

    points: int
    """Half points that count."""
    matches: int


@dataclass(frozen=True, slots=True)
class BoardsRow:
    """One team's points by board."""

    team: str
    name: str
    rank: int
    boards: tuple[BoardTotal, ...]
    """Board 1 first."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """A division in figures, teams in the order of the table."""

    rounds: tuple[int, ...]
    """Rounds of which anything is recorded."""
    progress: tuple[ProgressRow, ...]
    scorers: tuple[ScorerRow, ...]
    """Best first: more points, then fewer games, then the weaker player."""
    boards: tuple[BoardsRow, ...]
    rating_name: str = ""
    """What the federation calls its ratings."""


def scorer_columns(figures: Statistics) -> Columns[ScorerRow]:
    """Return the columns of the scorers."""
    return (
        Column("rank", "#", kind=Kind.NUMBER, name=to_translate("Rank"), ink="muted"),
        Column("name", to_translate("Player"), ink=_name_ink, grow=True),
        Column("rating", figures.rating_name, kind=Kind.NUMBER, ink="muted", least=60, spoken=True),
        Column("team_name", to_translate("Team"), ink="muted", grow=True),
        Column("games", to_translate("Games"), kind=Kind.NUMBER, ink="muted",
               said=to_translate("Games played")),
        Column("points", to_translate("Pts"), kind=Kind.POINTS, name=to_translate("Points"),
               strong=True),
        Column("percent", "%", lambda one: round(one.percent), Kind.NUMBER,
               said=to_translate("Per cent")),
    )  # fmt: skip


def _name_ink(row: ScorerRow) -> str:
    return "bold accent" if row.rank == 1 else "text"


def board_columns(boards: int) -> Columns[BoardsRow]:
    """Return the columns of points at so many boards."""
    return (
        Column("rank", "#", kind=Kind.NUMBER, name=to_translate("Rank"), ink="bold muted"),
        Column("name", to_translate("Team"), ink="", grow=True),
        *(
            Column(f"board{at + 1}", f"{_('Bd')}{at + 1}", partial(_on_board, at), Kind.POINTS,
                   name=str(at + 1), said=_("Board {number}").format(number=at + 1), spoken=True)
            for at in range(boards)
        ),
        Column("sum", "Σ", lambda one: sum(board.points for board in one.boards), Kind.POINTS,
               name=to_translate("Sum"), said=to_translate("Together"), strong=True),
    )  # fmt: skip


def _on_board(at: int, row: BoardsRow) -> int | None:
    return row.boards[at].points if row.boards[at].matches else None
