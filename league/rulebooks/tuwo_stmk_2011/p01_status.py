"""§ 1.6 and 1.7: who is a foreigner, who a guest, and who may play together."""

from collections.abc import Sequence
from datetime import date

from league.facts.registrations import Kind
from league.facts.squads import Member
from league.rulebook import Values

HOME_NATION = "AUT"
_GUESTS = (Kind.GUEST, Kind.DISTRICT_GUEST)


def is_foreigner(member: Member, day: date) -> bool:
    """§ 1.7: not Austrian and not given equal status that holds on the day; stateless counts."""
    if member.player.nation == HOME_NATION:
        return False
    registration = member.registration(day)
    return registration is None or registration.equal_on(day) is None


def is_guest(member: Member, day: date) -> bool:
    """§ 1.7: guest or district guest."""
    return member.kind(day) in _GUESTS


class Quota:
    """§ 1.7.a: how many foreigners and guests a walk from board 1 down has let in so far."""

    def __init__(self, foreigners: int, together: int) -> None:
        """Take the most foreigners, and the most foreigners and guests together."""
        self.most_foreigners, self.most_together = foreigners, together
        self.foreigners = self.guests = 0

    def admits(self, member: Member, day: date) -> bool:
        """Say whether he keeps the limit, and count him if so (I3: a foreign guest once)."""
        foreigner = is_foreigner(member, day)
        if not foreigner and not is_guest(member, day):
            return True
        if self.foreigners + self.guests >= self.most_together:
            return False
        if foreigner and self.foreigners >= self.most_foreigners:
            return False
        self.foreigners += foreigner
        self.guests += not foreigner
        return True


def quota(values: Values) -> Quota:
    """§ 1.7.a: one foreigner and one guest, or two guests."""
    return Quota(
        values.number("1.7.a", "foreigners"), values.number("1.7.a", "foreigners_and_guests")
    )


def may_play_together(
    members: Sequence[Member], number: int, day: date, values: Values
) -> list[Member]:
    """§ 1.7.a, 4.4.d.2: walk down a list, skipping who would break the limit, to that number."""
    limit = quota(values)
    chosen: list[Member] = []
    for member in members:
        if len(chosen) == number:
            break
        if limit.admits(member, day):
            chosen.append(member)
    return chosen
