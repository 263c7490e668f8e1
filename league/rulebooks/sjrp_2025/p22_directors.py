"""§ 22.2: who directs an event, decided for each division."""

from collections.abc import Iterable, Mapping

from league.facts.divisions import DivisionDecision, Matter
from league.facts.seasons import Division
from league.findings import Finding
from league.rulebook import Values


def paragraphs(_values: Values) -> Mapping[Matter, str]:
    """§ 22.2: of a division it is decided who directs it, nothing else."""
    return {Matter.DIRECTOR: "22.2"}


def decision(_decided: DivisionDecision, _division: Division, _values: Values) -> Iterable[Finding]:
    """§ 22.2: nothing stands against a deputy; that he is suitable is for people to say."""
    return ()
