"""§ 1.6 and 1.7: who is a foreigner, who a guest, and who may play together."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from league.facts.people import Player
from league.facts.registrations import Kind
from league.facts.squads import Member
from league.rulebook import Values

HOME_NATION = "AUT"
BY_AGE = "d"
"""Letter of the equal status that ends with age."""
_GUESTS = (Kind.GUEST, Kind.DISTRICT_GUEST)


def is_foreigner(member: Member, day: date, season_year: int, values: Values) -> bool:
    """§ 1.7: not Austrian and not given equal status that holds on the day; stateless counts.

    ``season_year`` is the year of the middle of the season he plays in.
    """
    if member.player.nation == HOME_NATION:
        return False
    registration = member.registration(day)
    letter = None if registration is None else registration.equal_on(day)
    return letter is None or outgrown(member.player, letter, season_year, values)


def outgrown(player: Player, letter: str, season_year: int, values: Values) -> bool:
    """§ 1.7.d: equal status as a pupil or apprentice ends with the last season in which he is U18.

    A player without a birth date is not U18.
    """
    first = date(season_year - values.number("1.7.d", "youth_under"), 1, 1)
    return letter == BY_AGE and not player.born_on_or_after(first)


def is_guest(member: Member, day: date) -> bool:
    """§ 1.7: guest or district guest."""
    return member.kind(day) in _GUESTS


@dataclass(slots=True)
class Quota:
    """§ 1.7.a: how many foreigners and guests a walk from board 1 down has let in so far."""

    season_year: int
    values: Values
    most_foreigners: int
    most_together: int
    """Most foreigners and guests together."""
    foreigners: int = 0
    guests: int = 0

    def admits(self, member: Member, day: date) -> bool:
        """Say whether he keeps the limit, and count him if so (I3: a foreign guest once)."""
        foreigner = is_foreigner(member, day, self.season_year, self.values)
        if not foreigner and not is_guest(member, day):
            return True
        if self.foreigners + self.guests >= self.most_together:
            return False
        if foreigner and self.foreigners >= self.most_foreigners:
            return False
        self.foreigners += foreigner
        self.guests += not foreigner
        return True


def quota(season_year: int, values: Values) -> Quota:
    """§ 1.7.a: one foreigner and one guest, or two guests."""
    together = values.number("1.7.a", "foreigners_and_guests")
    return Quota(season_year, values, values.number("1.7.a", "foreigners"), together)


def may_play_together(
    members: Sequence[Member], number: int, day: date, season_year: int, values: Values
) -> list[Member]:
    """§ 1.7.a: walk down a list, skipping who would break the limit, to that number."""
    limit = quota(season_year, values)
    chosen: list[Member] = []
    for member in members:
        if len(chosen) == number:
            break
        if limit.admits(member, day):
            chosen.append(member)
    return chosen
