"""What was found in the matches of a club's teams."""

from league.facts.matches import SIDES
from league.services.rulebook.findings import finding_views
from league.services.session.desk import Desk
from league.views.clubs import MatchFinding


def match_findings(desk: Desk, club: str) -> tuple[MatchFinding, ...]:
    """Return the findings in a club's matches, in their order. Raises NotFoundError."""
    own, shown = desk.club(club).id, list[MatchFinding]()
    for match, judged in desk.judgement.matches.items():
        for side in SIDES:
            lineup, other = judged.facts.lineup(side), judged.facts.lineup(side.other)
            if lineup.club != own or not judged.findings:
                continue
            values, ruled = desk.values(judged.facts.day), desk.ruled(match=match)
            mine = tuple(one for one in judged.findings if one.side in (None, side))
            for found in finding_views(desk, values, mine, ruled):
                key = " ".join((lineup.team, *map(str, match), found.key))
                opponent = desk.team(other.team).name
                shown.append(MatchFinding(key, lineup.team, match, opponent, found))
    return tuple(shown)
