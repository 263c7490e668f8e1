"""§ 20: penalties, as far as they decide a match."""

from collections.abc import Iterator

from league.facts.matches import MatchFacts, Side
from league.findings import Effect, Finding
from league.rulebook import Values


def banned_club(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 20.2: a banned club does not play; its boards are lost, it gets no match points."""
    lineup = match.lineup(side)
    if lineup.suspended:
        yield Finding(
            rule="20.2",
            consequence="20.2",
            sentence=values.say("20.2", club=lineup.club, day=match.day),
            side=side,
            team=lineup.team,
            effect=Effect.TEAM_BARRED,
            boards=tuple(match.boards()),
        )
