"""§ 4 What differs from the FIDE Laws, as far as a league office judges it."""

from collections.abc import Iterator

from league.facts.matches import MatchFacts, Side
from league.findings import Note
from league.rulebook import Values
from league.rulebooks.sjrp_2025.making import facts_of


def home_white(board: int, values: Values) -> bool:
    """§ 4.1: the boards on which the team named first has White."""
    return bool(board & 1) == (values.word("4.1", "home_white") == "odd")


def late_players(match: MatchFacts, side: Side, values: Values) -> Iterator[Note]:
    """§ 4.3: who comes after the waiting time loses his game, and that game only."""
    lineup = match.lineup(side)
    for seat in lineup.seated:
        if seat[0] in lineup.late:
            facts = facts_of(match, side, seat) | {"minutes": values.number("4.3", "minutes")}
            yield Note("4.3", values.say("4.3", "late", **facts), side, seat[0], seat[1].ident)
