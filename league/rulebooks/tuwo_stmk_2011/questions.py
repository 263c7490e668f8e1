"""Questions this book answers beyond matches and lists."""

from collections.abc import Callable, Mapping

from league.rulebooks.tuwo_stmk_2011.annex_c_elo import elo
from league.rulebooks.tuwo_stmk_2011.p01_transfers import transfer
from league.rulebooks.tuwo_stmk_2011.p04_late_nominations import late_nomination
from league.rulebooks.tuwo_stmk_2011.p06_protests import protest
from league.rulebooks.tuwo_stmk_2011.p13_movement import relegated
from league.rulebooks.tuwo_stmk_2011.p16_qualification import three_teams

QUESTIONS: Mapping[str, Callable[..., object]] = {
    "transfer": transfer,
    "late_nomination": late_nomination,
    "protest": protest,
    "promotion": relegated,
    "three_teams": three_teams,
    "elo": elo,
}
"""By the names that cases ask by."""
