"""What speaks against a tournament as it is announced: criteria, draw, invitation, committee."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from league import tournament_rules as rules
from league.facts.tournaments import Committee
from league.findings import Finding
from league.rulebook import RuleBook
from league.services.tournaments.opening import Opened
from league.tournament_rules import Said


@dataclass(frozen=True, slots=True)
class Against:
    """What was found, and by which book."""

    book: RuleBook
    finding: Finding

    @property
    def sentence(self) -> str:
        """Return the finding with its citation."""
        return f"{self.finding.sentence} ({self.book.cite(self.finding.rule)})"


def against(found: Opened) -> tuple[Against, ...]:
    """Return what speaks against criteria, draw, invitation and committee. Raises RuleBookError.

    Invitation and committee are asked about as soon as something of them is on record.
    """
    said = found.tournament.invitation
    held = found.tournament.committee != Committee()
    return (
        *_of_criteria(found),
        *_of_draw(found),
        *(invitation_lacks(found) if said else ()),
        *(committee_faults(found) if held else ()),
    )


def _of_criteria(found: Opened) -> Iterator[Against]:
    own, day, one = found.own, found.day, found.tournament
    rated = is_rated(found)
    chosen = one.criteria or rules.criteria(own, day, one, rated=rated).answer
    yield from _each(rules.warnings(own, day, one, chosen, rated=rated))


def _of_draw(found: Opened) -> Iterator[Against]:
    begins = found.begins
    drawn = found.file.numbers.drawn if found.file.numbers else None
    if drawn is not None and begins is not None:
        late = rules.drawn(found.own, found.day, drawn, begins)
        if late.answer is not None:
            yield Against(late.book, late.answer)


def invitation_lacks(found: Opened) -> tuple[Against, ...]:
    """Return each part that the invitation does not have. Raises RuleBookError."""
    return tuple(_each(rules.invitation(found.own, found.day, found.tournament)))


def committee_faults(found: Opened) -> tuple[Against, ...]:
    """Return what is wrong with the appeals committee. Raises RuleBookError."""
    committee = found.tournament.committee
    return tuple(_each(rules.committee(found.own, found.day, committee, found.begins)))


def deciding(found: Opened, parties: Sequence[str]) -> tuple[tuple[str, ...], str]:
    """Return who of the committee decides a case, and why. Raises RuleBookError."""
    said = rules.on_appeal(found.own, found.day, found.tournament.committee, parties)
    names, sentence = said.answer
    return names, str(sentence)


def _each(said: Said[tuple[Finding, ...]]) -> Iterator[Against]:
    return (Against(said.book, finding) for finding in said.answer)


def is_rated(found: Opened) -> bool:
    """Say whether every participant is rated; of none nobody is."""
    entered = found.file.participants
    return bool(entered) and all(one.rating for one in entered)
