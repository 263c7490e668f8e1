"""View models: what screens and reports show, as plain frozen data in the order it is shown.

Scores are half points, money is cents, dates are dates; words are in the language in use when the
view was made.
"""

from league.views.book import JournalRow, ParagraphView
from league.views.clubs import ClubFeeRow, ClubView, SquadLine, TeamView
from league.views.divisions import (
    CrossCell,
    DivisionSummary,
    DivisionView,
    RoundRow,
    SeasonView,
    StandingRow,
    TaskRow,
)
from league.views.findings import ExplanationView, FeeView, FindingView
from league.views.matches import BoardView, MatchView, SeatView, SquadRow

__all__ = [
    "BoardView",
    "ClubFeeRow",
    "ClubView",
    "CrossCell",
    "DivisionSummary",
    "DivisionView",
    "ExplanationView",
    "FeeView",
    "FindingView",
    "JournalRow",
    "MatchView",
    "ParagraphView",
    "RoundRow",
    "SeasonView",
    "SeatView",
    "SquadLine",
    "SquadRow",
    "StandingRow",
    "TaskRow",
    "TeamView",
]
