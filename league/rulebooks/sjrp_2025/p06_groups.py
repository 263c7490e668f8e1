"""§ 6.2, 6.3, 9.1: pairings set by hand, and groups that play together and are ranked apart."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from league.facts.tournaments import Entrant, RoundPairing
from league.findings import Finding
from league.rulebook import Values
from league.rulebooks.sjrp_2025.making import CLUBS, championship
from league.rulebooks.sjrp_2025.p07_events import group_of, kinds

_GIRL = "w"


def groups(values: Values) -> Sequence[str]:
    """§ 6.3, 9.1: the groups of the individual championships, and the U8w."""
    named = [group_of(kind, values) for kind in kinds(values)]
    return (*named, f"{values.word('9.1', 'open')}{_GIRL}")


def group(kind: str, one: Entrant, values: Values) -> str:
    """§ 6.3, 9.1, SJRP-I6: the group in which somebody is ranked; in the U8 girls as U8w."""
    if one.group:
        return one.group
    kind = championship(kind)
    if kind in kinds(values):
        own = group_of(kind, values)
        return f"{own}{_GIRL}" if own == values.word("9.1", "open") and one.sex == _GIRL else own
    return f"U{kind.removeprefix(f'{CLUBS}-u')}" if kind.startswith(f"{CLUBS}-u") else ""


def by_hand(one: RoundPairing, begins: datetime | None, values: Values) -> Finding | None:
    """§ 6.2: pairs set by hand are made public at least 30 minutes before the round."""
    if not one.by_hand:
        return None
    least = values.number("6.2", "minutes")
    told: dict[str, object] = {"round": one.round, "least": least}
    if one.published is None:
        return _found("not_public", values, **told)
    if begins is None:
        return _found("no_hour", values, published=one.published, **told)
    before = begins - one.published
    if before >= timedelta(minutes=least):
        return None
    name = "finding" if before >= timedelta() else "afterwards"
    minutes = abs(before) // timedelta(minutes=1)
    hours = {"published": one.published, "begins": begins}
    return _found(name, values, minutes=minutes, **hours, **told)


def _found(name: str, values: Values, **told: object) -> Finding:
    return Finding("6.2", "6.2", values.say("6.2", name, **told))
