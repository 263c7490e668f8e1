"""§ 12: who does not come, and who leaves."""

from league.facts.tournaments import System
from league.findings import Finding
from league.formatting import Percent
from league.outcomes.tournaments.withdrawals import Withdrawal
from league.rulebook import Values


def no_show(player: str, number: int, values: Values) -> Finding:
    """§ 12.1: who does not come without reason should be excluded; the chief arbiter decides.

    ``number`` = the round.
    """
    return Finding("12.1", "12.1", values.say("12.1", player=player, round=number))


def withdrawal(played: int, games: int, system: System, teams: bool, values: Values) -> Withdrawal:
    """§ 12.2, 12.2.1, 12.2.2, 12.3, 12.4: by the share of games played; in a Swiss all stays.

    Of a team (``teams``) it is the share of matches.
    """
    if system is System.SWISS:
        sentence = values.say("12.3", "withdrawal", played=played, games=games)
        return Withdrawal(counts=True, paragraph="12.3", sentence=sentence)
    limit = values.number("12.2.1", "percent")
    share = Percent(played, games)
    counts = share.reaches(limit)
    rule = "12.2.2" if counts else "12.2.1"
    said = {"played": played, "games": games, "percent": share, "limit": limit}
    return Withdrawal(
        counts=counts,
        paragraph=rule,
        sentence=values.say(rule, "teams" if teams else "withdrawal", **said),
        left=values.word("12.2.1", "left"),
        opponent=values.word("12.2.1", "opponent"),
    )
