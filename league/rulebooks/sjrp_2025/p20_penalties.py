"""§ 20.2: what a ban means to a match, and the fines of the board."""

from collections.abc import Iterator

from league.errors import InputError
from league.facts.accounts import FEDERATION, Charge, Penalty, of_club, whole_cents
from league.facts.calendars import years_later
from league.facts.matches import MatchFacts, Side
from league.findings import Effect, Finding
from league.formatting import money
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


def penalty_charge(penalty: Penalty, reference: str, values: Values) -> Charge:
    """§ 20.2: what a fine of the board charges to a club.

    Raises InputError beyond the highest fine or ban, for a fine against a person, a ban that is
    neither for a repetition nor for a grave breach, half cents and any other paragraph.
    """
    if penalty.paragraph != "20.2":
        raise InputError(str(values.say("20.2", "other", rule=penalty.paragraph)))
    whole_cents(penalty.cents, penalty.paragraph)
    if penalty.person and penalty.cents:
        raise InputError(str(values.say("20.2", "person")))
    most, months = values.number("20.2", "most"), values.number("20.2", "ban_months")
    first, last = penalty.ban_from, penalty.ban_until
    too_long = first is not None and (last is None or last >= years_later(first, months // 12))
    if penalty.cents > most or too_long:
        raise InputError(str(values.say("20.2", "beyond", amount=money(most), months=months)))
    if first is not None and not (penalty.repeated or penalty.grave):
        raise InputError(str(values.say("20.2", "first")))
    club = of_club(penalty.club)
    return Charge(penalty.day, club, FEDERATION, penalty.cents, "20.2", reference)
