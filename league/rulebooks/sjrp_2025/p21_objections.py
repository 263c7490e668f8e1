"""§ 21.1: objections before the local court."""

from collections.abc import Iterable, Iterator

from league.facts.cancellations import Objection
from league.findings import Finding
from league.rulebook import Values


def next_round(objections: Iterable[Objection], number: int, values: Values) -> Iterator[Finding]:
    """§ 21.1.7: while the court has not spoken, no later round of the competition may start.

    ``objections`` are those of the competition, ``number`` is the round that would start.
    """
    for one in objections:
        if one.decided is None and one.round < number:
            facts = {"round": one.round, "next": number, "day": one.filed}
            yield Finding("21.1.7", "21.1.7", values.say("21.1.7", **facts))
