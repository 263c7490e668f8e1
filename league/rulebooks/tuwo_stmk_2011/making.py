"""How this book's checks make findings about a player at a board."""

from league.facts.matches import Lineup, MatchFacts, Side
from league.facts.seasons import Division
from league.facts.squads import Member
from league.findings import Effect, Finding, Sentence
from league.rulebook import Values


def fine_paragraph(division: Division) -> str:
    """§ 7.2: return the letter that states the fine for an ineligible player in this division."""
    return {"landesliga": "7.2.c", "klasse": "7.2.b"}.get(division.tier, "7.2.a")


def facts_of(match: MatchFacts, side: Side, board: int, member: Member) -> dict[str, object]:
    """Return what every sentence about a player at a board may name."""
    lineup: Lineup = match.lineup(side)
    return {
        "player": member.player.name,
        "ident": member.ident,
        "board": board,
        "team": lineup.team,
        "club": lineup.club,
        "opponent": match.lineup(side.other).team,
        "division": match.division.name,
    }


def ineligible(
    rule: str,
    match: MatchFacts,
    side: Side,
    seat: tuple[int, Member],
    sentence: Sentence,
    arithmetic: Sentence | None = None,
) -> Finding:
    """Return the finding that a player may not be used; 7.2 sets what follows."""
    board, member = seat
    return Finding(
        rule=rule,
        consequence=fine_paragraph(match.division),
        sentence=sentence,
        side=side,
        board=board,
        player=member.ident,
        team=match.lineup(side).team,
        effect=Effect.INELIGIBLE,
        boards=(board,),
        arithmetic=arithmetic,
    )


def barred(
    values: Values,
    rule: str,
    match: MatchFacts,
    side: Side,
    seat: tuple[int, Member],
    name: str = "finding",
    /,
    **more: object,
) -> Finding:
    """Return the finding with the paragraph's own sentence, and its arithmetic where it has one."""
    facts = facts_of(match, side, *seat) | more
    arithmetic = values.say(rule, "arithmetic", **facts) if values.has(rule, "arithmetic") else None
    return ineligible(rule, match, side, seat, values.say(rule, name, **facts), arithmetic)
