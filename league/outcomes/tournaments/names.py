"""What criteria of tournaments are called, and how their values are written."""

import re
from collections.abc import Mapping

from league.facts.tournaments import Unplayed
from league.formatting import points, score
from league.language import _, per_language
from league.outcomes.tournaments.c07.names import code_name
from league.outcomes.tournaments.codes import is_code
from league.outcomes.tournaments.crosstable import Worked
from league.outcomes.tournaments.opponents import QUARTERS
from league.outcomes.tournaments.own import HALVES, WHOLE

COUNTS = ("wins", "match_wins", "wins_black", "games_black")
"""Criteria that count games."""
RATINGS = ("average_rating", "performance", "performance_350")
"""Criteria that give ratings, without their numbers of cuts."""
_QUARTERS = ("", "¼", "½", "¾")
_NUMBERED = re.compile(r"(.+)_(\d)")


def full_name(criterion: str) -> str:
    """Return a criterion's name; of one that nobody knows what it was called."""
    if is_code(criterion):
        return code_name(criterion)
    return _named(criterion, _full_names())


def short_name(criterion: str) -> str:
    """Return a criterion's name for the head of a column; codes are short enough."""
    if is_code(criterion):
        return criterion
    return _named(criterion, {**_full_names(), **_short_names()})


def _named(criterion: str, names: Mapping[str, str]) -> str:
    if criterion in names:
        return names[criterion]
    numbered = _NUMBERED.fullmatch(criterion)
    if numbered and numbered[1] in names:
        return f"{names[numbered[1]]} {numbered[2]}"
    return criterion


def unit_of(criterion: str) -> int:
    """Return how many of a criterion's unit make one: 1, of half points 2, of quarter points 4."""
    if criterion in COUNTS or criterion.startswith(RATINGS):
        return WHOLE
    return QUARTERS if criterion == "sonneborn_berger" else HALVES


def amount(number: int, per: int) -> str:
    """Return a value for a sentence: ``15``, ``6½``, ``8¼``."""
    if per == HALVES:
        return score(number)
    if per > QUARTERS:
        return _decimal(number, per)
    whole, rest = divmod(abs(number), per)
    part = _QUARTERS[rest * QUARTERS // per]
    return f"{'−' if number < 0 else ''}{whole if whole or not part else ''}{part}"


def figure(worked: Worked) -> str:
    """Return a value for a column: ``6.5``, in German ``6,5``."""
    if worked.per == HALVES:
        return points(worked.number)
    if worked.per > QUARTERS:
        return _decimal(worked.number, worked.per)
    whole, rest = divmod(abs(worked.number), worked.per)
    decimals = f"{100 * rest // worked.per:02}".rstrip("0")
    part = f"{points(1)[1]}{decimals}" if decimals else ""
    return f"{'−' if worked.number < 0 else ''}{whole}{part}"


def _decimal(number: int, per: int) -> str:
    """Return a value with all its decimals: ``22.25``, in German ``22,25``."""
    whole, rest = divmod(number, per)
    return f"{whole}{points(1)[1]}{rest:0{len(str(per)) - 1}}"


def star_note(unplayed: Unplayed) -> str:
    """Return what ``*`` means, said once below a table."""
    return {
        Unplayed.OWN_DRAW: _("* not played: counts as drawn against oneself (appendix 1)."),
        Unplayed.FIDE_2023: _(
            "* a round was not played: adjusted by FIDE C.07 (2023), article 16."
        ),
        Unplayed.FIDE_2024: _(
            "* a round was not played: adjusted by FIDE C.07 (2024), article 16."
        ),
        Unplayed.FIDE_2026: _(
            "* a round was not played: adjusted by FIDE C.07 (2026), article 16."
        ),
    }[unplayed]


@per_language
def _full_names() -> dict[str, str]:
    return {
        "progressive": _("Progressive score"),
        "progressive_cut": _("Progressive score cut"),
        "koya": _("Koya"),
        "koya_extended": _("Koya extended by"),
        "koya_reduced": _("Koya reduced by"),
        "match_points": _("Match points"),
        "game_points": _("Game points"),
        "match_and_game_points": _("Match and game points"),
        "direct_encounter": _("Direct encounter"),
        "mini_match_points": _("Match points among the tied"),
        "board_points": _("Board points"),
        "match_wins": _("Matches won"),
        "wins": _("Wins"),
        "wins_black": _("Wins with Black"),
        "games_black": _("Games with Black"),
        "buchholz": _("Buchholz"),
        "buchholz_cut": _("Buchholz cut"),
        "buchholz_median": _("Buchholz median"),
        "buchholz_sum": _("Sum of Buchholz"),
        "sonneborn_berger": _("Sonneborn-Berger"),
        "average_rating": _("Average rating of the opponents"),
        "average_rating_cut": _("Average rating of the opponents cut"),
        "performance": _("Performance"),
        "performance_350": _("Performance by the limit of 350 points"),
        "playoff": _("Play-off"),
    }


@per_language
def _short_names() -> dict[str, str]:
    return {
        "progressive": _("Progr."),
        "progressive_cut": _("Progr. cut"),
        "koya_extended": _("Koya +"),
        "koya_reduced": _("Koya −"),
        "match_points": _("MP"),
        "game_points": _("GP"),
        "match_and_game_points": _("MP + GP"),
        "mini_match_points": _("Direct MP"),
        "board_points": _("BP"),
        "direct_encounter": _("Direct"),
        "games_black": _("Black"),
        "sonneborn_berger": _("S.-B."),
        "average_rating": _("Avg. rating"),
        "average_rating_cut": _("Avg. rating cut"),
        "performance_350": _("Performance 350"),
    }
