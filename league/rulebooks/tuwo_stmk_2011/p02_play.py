"""§ 2 Playing rules, as far as a league office judges them."""

from collections.abc import Iterator

from league.facts.matches import MatchFacts, Side
from league.findings import Effect, Finding, Note
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011.making import facts_of


def home_white(board: int, values: Values) -> bool:
    """§ 2.3.a: the boards on which the home team has White."""
    return bool(board & 1) == (values.word("2.3.a", "home_white") == "odd")


def match_hours(values: Values) -> int:
    """§ 2.6.e: hours a match is taken to last."""
    return values.number("2.6.e", "hours")


def two_games_at_once(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 2.6.e: nobody plays two games at once; the board is lost in the match that goes behind."""
    lineup = match.lineup(side)
    if not lineup.elsewhere and not lineup.elsewhere_later:
        return
    for board, member in lineup.seated:
        lost = board in lineup.elsewhere
        other = lineup.elsewhere.get(board) or lineup.elsewhere_later.get(board)
        if other is None:
            continue
        facts = facts_of(match, side, board, member) | {"other": other}
        yield Finding(
            rule="2.6.e",
            consequence="2.6.e",
            sentence=values.say("2.6.e", "finding" if lost else "kept", **facts),
            side=side,
            board=board,
            player=member.ident,
            team=lineup.team,
            effect=Effect.BOARDS_LOST if lost else Effect.NONE,
            boards=(board,) if lost else (),
        )


def late_players(match: MatchFacts, side: Side, values: Values) -> Iterator[Note]:
    """§ 2.6.b: who comes more than an hour late loses; his board is occupied all the same."""
    lineup = match.lineup(side)
    for board, member in lineup.seated:
        if board in lineup.late:
            facts = facts_of(match, side, board, member)
            yield Note("2.6.b", values.say("2.6.b", "late", **facts), side, board, member.ident)
