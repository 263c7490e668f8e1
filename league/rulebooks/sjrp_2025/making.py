"""What this book's checks share: which competition a division is, and how findings are made."""

from league.facts.matches import MatchFacts, Side
from league.facts.seasons import Division
from league.facts.squads import Member
from league.findings import Effect, Finding
from league.rulebook import Values

Seat = tuple[int, Member]
"""Board and who sat there."""

SINGLES, CLUBS, SCHOOLS = "em", "vm", "wk"
"""Kinds of competitions: individual, club teams, school teams."""

SWISS, ROUND_ROBIN = "swiss", "round-robin"


def competition(division: Division) -> str:
    """Return which kind of competition a division is."""
    return division.tier.partition("-")[0]


def system(division: Division) -> str:
    """Return the system a division is played by."""
    return division.tier.partition("-")[2]


def championship(id: str) -> str:
    """Return the championship that a division is; played in the other system, it is the same."""
    return id.removesuffix(f"-{SWISS}").removesuffix(f"-{ROUND_ROBIN}")


def facts_of(match: MatchFacts, side: Side, seat: Seat) -> dict[str, object]:
    """Return what every sentence about a player at a board may name."""
    board, member = seat
    lineup = match.lineup(side)
    return {
        "player": member.player.name,
        "ident": member.ident,
        "nation": member.player.nation,
        "place": member.place,
        "board": board,
        "team": lineup.team,
        "club": lineup.club,
        "group": match.division.age_group,
        "day": match.day,
    }


def of_list(
    rule: str, values: Values, member: Member | None = None, name: str = "listed", **facts: object
) -> Finding:
    """Return a finding about a list that was handed in, or about one player on it."""
    if member is None:
        return Finding(rule, rule, values.say(rule, name, **facts))
    sentence = values.say(rule, name, player=member.player.name, **facts)
    return Finding(rule, rule, sentence, player=member.ident)


def at_board(
    values: Values,
    rule: str,
    match: MatchFacts,
    side: Side,
    seat: Seat,
    *,
    name: str = "finding",
    consequence: str = "",
    effect: Effect = Effect.INELIGIBLE,
    **more: object,
) -> Finding:
    """Return a finding about one player at one board, by default that he may not play."""
    facts = facts_of(match, side, seat) | more
    shows_sum = name == "finding" and values.has(rule, "arithmetic")
    return Finding(
        rule=rule,
        consequence=consequence or rule,
        sentence=values.say(rule, name, **facts),
        side=side,
        board=seat[0],
        player=seat[1].ident,
        team=match.lineup(side).team,
        effect=effect,
        boards=() if effect is Effect.NONE else (seat[0],),
        arithmetic=values.say(rule, "arithmetic", **facts) if shows_sum else None,
    )
