"""§ 14 Decisions on the divisions of the Kreise, and that they are reported."""

from collections.abc import Iterator, Mapping
from datetime import date, timedelta

from league.facts.divisions import DivisionDecision, Matter
from league.facts.seasons import Division
from league.findings import Finding
from league.rulebook import Values


def paragraphs(_values: Values) -> Mapping[Matter, str]:
    """§ 14.1, 14.5.a, 14.6, 4.4.d.5, 13.6.c: where a decision for a division comes from."""
    return {
        Matter.MODE: "14.1",
        Matter.RULE: "14.5.a",
        Matter.OFFICIAL: "14.6",
        Matter.WAIT: "4.4.d.5",
        Matter.START: "13.6.c",
    }


def decision(decided: DivisionDecision, division: Division, values: Values) -> Iterator[Finding]:
    """§ 14.1, 13.1, 4.4.c.4: the lineup modes that may not be chosen for a division."""
    if decided.matter is not Matter.MODE:
        return
    name, mode = {"landesliga": ("13.1", "mode"), "kreisliga": ("14.1", "mode_kreisliga")}.get(
        division.tier, ("4.4.c.4", "")
    )
    if mode and decided.what != values.word(name, mode):
        yield Finding(name, name, values.say(name, "mode", division=division.name))
    elif decided.what == "starr" and not values.yes("4.4.c.4", "allowed"):
        yield Finding("4.4.c.4", "4.4.c.4", values.say("4.4.c.4", division=division.name))


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
