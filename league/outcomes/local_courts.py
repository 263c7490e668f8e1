"""Whether an event has a court of its own."""

from dataclasses import dataclass

from league.findings import Finding, Sentence


@dataclass(frozen=True, slots=True)
class LocalCourt:
    """Whether an event has a court of its own."""

    there: bool
    rule: str
    says: Sentence
    """Who hears objections because of it."""
    findings: tuple[Finding, ...] = ()
    """What speaks against what was said of it."""
