"""What was found in the matches of a club's teams."""

from collections.abc import Iterator

from league.facts.matches import SIDES
from league.services.matches.views import finding_views
from league.services.session.desk import Desk
from league.views.clubs import MatchFinding


def match_findings(desk: Desk, club: str) -> tuple[MatchFinding, ...]:
    """Return the findings in a club's matches, in their order. Raises NotFoundError."""
    return tuple(_found(desk, desk.club(club).id))


def _found(desk: Desk, club: str) -> Iterator[MatchFinding]:
    for match, judged in desk.judgement.matches.items():
        for side in SIDES:
            lineup, other = judged.facts.lineup(side), judged.facts.lineup(side.other)
            if lineup.club != club or not judged.findings:
                continue
            values, ruled = desk.values(judged.facts.day), desk.ruled(match=match)
            mine = tuple(one for one in judged.findings if one.side in (None, side))
            for found in finding_views(desk, values, mine, ruled):
                yield MatchFinding(
                    key=" ".join((lineup.team, *map(str, match), found.key)),
                    team=lineup.team,
                    match=match,
                    opponent=desk.team(other.team).name,
                    finding=found,
                )
