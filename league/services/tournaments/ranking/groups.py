"""Groups that play together and are ranked apart."""

from collections.abc import Mapping

from league import play_rules
from league.services.tournaments.entering.numbering import numbers_of
from league.services.tournaments.opening import Opened


def groups_of(opened: Opened) -> Mapping[str, frozenset[int]]:
    """Return the pairing numbers of each group; nothing where all are of one. RuleBookError."""
    numbers, own, as_ruled = numbers_of(opened.file), opened.own, opened.as_ruled
    found: dict[str, set[int]] = {}
    for one in opened.file.participants:
        name = play_rules.group(own, opened.day, as_ruled, one)
        found.setdefault(name or opened.tournament.like, set()).add(numbers[one.key])
    if len(found) < 2:
        return {}
    known = play_rules.groups(own, opened.day)
    return {
        name: frozenset(found[name])
        for name in dict.fromkeys((*known, *sorted(found)))
        if name in found
    }
