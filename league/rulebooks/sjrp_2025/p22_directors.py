"""§ 5.5, 22.2: who directs an event, and whether it has a court, decided for each division."""

from collections.abc import Iterable, Mapping

from league.facts.divisions import DivisionDecision, Matter
from league.facts.seasons import Division
from league.findings import Finding
from league.rulebook import Values
from league.rulebooks.sjrp_2025.p21_protests import court


def paragraphs(_values: Values) -> Mapping[Matter, str]:
    """§ 5.5, 22.2: of a division it is decided who directs it, and whether it has a court."""
    return {Matter.DIRECTOR: "22.2", Matter.COURT: "5.5"}


def decision(decided: DivisionDecision, division: Division, values: Values) -> Iterable[Finding]:
    """§ 5.5, 22.2: an individual championship has a court in any case.

    Nothing stands against a deputy; that he is suitable is for people to say.
    """
    if decided.matter is not Matter.COURT:
        return ()
    return court(division.like or division.id, True, decided.what == "yes", values).findings
