"""§ 10.14, 10.15: clubs that cancel a championship they qualified for."""

from collections.abc import Iterator

from league.facts.cancellations import Cancellation
from league.findings import Finding
from league.rulebook import Values


def cancellation(facts: Cancellation, values: Values) -> Iterator[Finding]:
    """§ 10.15: why a ban for next season is proposed; a person decides on it.

    A cancellation 14 days before the championship is in time; an officer must know at once.
    """
    days, left = values.number("10.15", "days"), (facts.begins - facts.cancelled).days
    about = {"event": facts.event, "day": facts.cancelled, "begins": facts.begins}
    if left < days:
        sentence = values.say("10.15", "late", left=left, days=days, **about)
        yield Finding("10.15", "10.15", sentence)
    if not facts.told:
        yield Finding("10.14", "10.15", values.say("10.15", "not_told", **about))
