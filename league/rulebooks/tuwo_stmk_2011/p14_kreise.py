"""§ 14.5 Decisions of a Kreistag: reported to the Landesvorstand."""

from collections.abc import Iterator
from datetime import date, timedelta

from league.findings import Finding
from league.rulebook import Values


def decision_due(decided: date, values: Values) -> date:
    """§ 14.5.b: the last day on which a Kreistag's decision may be reported."""
    return decided + timedelta(days=values.number("14.5.b", "days"))


def decision_reported(
    decided: date, reported: date | None, today: date, values: Values
) -> Iterator[Finding]:
    """§ 14.5.b: a Kreistag's decision reaches the Landesvorstand in writing within 14 days.

    A decision not reported is a finding from the day after that was due.
    """
    facts = {"decided": decided, "due": decision_due(decided, values)}
    if reported is not None and reported > facts["due"]:
        yield Finding("14.5.b", "14.5.b", values.say("14.5.b", day=reported, **facts))
    elif reported is None and today > facts["due"]:
        yield Finding("14.5.b", "14.5.b", values.say("14.5.b", "missing", **facts))
