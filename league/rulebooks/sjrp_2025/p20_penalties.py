"""§ 20.2: what a ban means to a match, and the fines of the board."""

from collections.abc import Iterator

from league.errors import InputError
from league.facts.accounts import FEDERATION, Charge, Penalty, of_club, whole_cents
from league.facts.calendars import years_later
from league.facts.matches import MatchFacts, Side
from league.facts.sanctions import Sanction
from league.findings import Effect, Finding
from league.rulebook import Values
from league.rulebooks.sjrp_2025.p20_sanctions import sanction


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


def _sanctions(penalty: Penalty, values: Values) -> Iterator[Sanction]:
    """Yield the fine and the ban that a board decided together."""
    against = "player" if penalty.person else "club"
    if penalty.cents:
        yield Sanction(by="board", kind="fine", against=against, cents=penalty.cents)
    first, last, most = penalty.ban_from, penalty.ban_until, values.number("20.2", "ban_months")
    if first is not None:
        too_long = last is None or last >= years_later(first, most // 12)
        yield Sanction(
            by="board",
            kind="ban",
            against=against,
            months=most + too_long,
            repeated=penalty.repeated,
            grave=penalty.grave,
        )


def penalty_charge(penalty: Penalty, reference: str, values: Values) -> Charge:
    """§ 20.2: what a fine of the board charges to a club.

    Raises InputError beyond the highest fine or ban, for a fine against a person, a ban that is
    neither for a repetition nor for a grave breach, half cents and any other paragraph.
    """
    if penalty.paragraph != "20.2":
        raise InputError(str(values.say("20.2", "other", rule=penalty.paragraph)))
    whole_cents(penalty.cents, penalty.paragraph)
    for wanted in _sanctions(penalty, values):
        against = sanction(wanted, values).sentence
        if against is not None:
            raise InputError(f"{against} ({values.cite(penalty.paragraph)})")
    club = of_club(penalty.club)
    return Charge(penalty.day, club, FEDERATION, penalty.cents, "20.2", reference)
