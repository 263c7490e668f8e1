"""§ 6.1, 10.5, 10.6: play-offs of players, and of teams with the colours turned round."""

from league.facts.tournaments import System, Tournament
from league.outcomes.tournaments.playoffs import Clock, Contest, Form, PlayoffPlan
from league.rulebook import Values

_HALF_POINTS = 2


def playoff(
    players: int, tournament: Tournament, _short: bool, values: Values
) -> PlayoffPlan | None:
    """Return the plan for so many who are level; None = the book says nothing of so many."""
    if tournament.teams:
        return PlayoffPlan(players, teams(players, tournament.system, values))
    return PlayoffPlan(players, two(values)) if players == 2 else None


def two(values: Values) -> Contest:
    """§ 6.1: rapid games, then blitz until one of the two leads by points."""
    rapid = values.number("6.1", "rapid_minutes")
    blitz = values.number("6.1", "blitz_minutes")
    leading = Contest(
        form=Form.MATCH,
        paragraph="6.1",
        clock=Clock(blitz, blitz),
        lead=_HALF_POINTS * values.number("6.1", "blitz_lead"),
    )
    return Contest(
        form=Form.MATCH,
        paragraph="6.1",
        clock=Clock(rapid, rapid),
        games=values.number("6.1", "rapid_games"),
        level={2: leading},
    )


def teams(players: int, system: System, values: Values) -> Contest:
    """§ 10.5, 10.6: a blitz match of each two, with the colours of the tournament turned round."""
    blitz = values.number("6.1", "blitz_minutes")
    return Contest(
        form=Form.MATCH if players == 2 else Form.ROUND_ROBIN,
        paragraph="10.5" if system is System.SWISS else "10.6",
        clock=Clock(blitz, blitz),
        reversed_colors=True,
    )
