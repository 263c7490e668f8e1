"""§ 15 Steirischer Cup."""

from collections.abc import Iterator, Sequence

from league.facts.matches import SIDES, MatchFacts, Score, Side
from league.findings import Finding
from league.outcomes.scores import board_points, game_points
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011.making import barred
from league.rulebooks.tuwo_stmk_2011.p01_status import Quota
from league.rulebooks.tuwo_stmk_2011.p03_scoring import board_values
from league.rulebooks.tuwo_stmk_2011.p07_penalties import has_not_appeared


def foreigner_or_guest(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 15.3: at most one foreigner or guest per team."""
    if match.division.tier != "cup":
        return
    most = values.number("15.3", "foreigners_and_guests")
    limit = Quota(match.season_year, values, most, most)
    for board, member in match.lineup(side).seated:
        if not limit.admits(member, match.day):
            yield barred(values, "15.3", match, side, (board, member), limit=most)


def tied_to_one_team(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 15.4: a player is tied to one team of his club for the whole cup."""
    if match.division.tier != "cup":
        return
    lineup = match.lineup(side)
    for board, member in lineup.seated:
        if board in lineup.used_elsewhere:
            other = lineup.used_elsewhere[board]
            yield barred(values, "15.4", match, side, (board, member), other=other)


def winner(match: MatchFacts, boards: Sequence[Score], values: Values) -> str | None:
    """§ 15, Anhang A: game points, board points, the first win further up, then the lot (I16).

    A team that has come goes on against one that has not; when neither came nobody does.
    """
    if match.division.tier != "cup":
        return None
    present = [side for side in SIDES if not has_not_appeared(match, side, values)]
    if len(present) < len(SIDES):
        return present[0].value if present else None
    points = board_points(boards, board_values(len(boards), values))
    for home, away in (game_points(boards), points, *boards):
        if home != away:
            return "home" if home > away else "away"
    return "lot"
