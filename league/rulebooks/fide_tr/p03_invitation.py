"""§ 3: what an invitation says."""

from collections.abc import Iterator

from league.facts.tournaments import Tournament
from league.findings import Finding
from league.rulebook import Values
from league.rulebooks.fide_tr.making import Titled


def parts(values: Values) -> list[str]:
    """§ 3.3.1–3.3.16: the parts of an invitation."""
    return [id for id in values.paragraphs if id.startswith("3.3.")]


def invitation(tournament: Tournament, values: Values) -> Iterator[Finding]:
    """§ 3.3: each part that the invitation does not have is named."""
    for id in parts(values):
        if not tournament.invitation.get(id, "").strip():
            part = Titled(values.paragraphs[id])
            yield Finding(id, "3.3", values.say("3.3", part=part))
