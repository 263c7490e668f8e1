"""What speaks against a tournament as it is announced: criteria, draw, invitation, committee."""

from collections.abc import Iterator
from dataclasses import dataclass

from league import tournament_rules as rules
from league.facts.tournaments import Committee
from league.findings import Finding
from league.rulebook import RuleBook
from league.services.tournaments.opening import Opened


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
    return tuple(_found(found))


def _found(found: Opened) -> Iterator[Against]:
    own, day, one = rules.own_rules(found.tournament, found.book), found.day, found.tournament
    rated = is_rated(found)
    chosen = one.criteria or rules.criteria(own, day, one, rated=rated).answer
    warned = rules.warnings(own, day, one, chosen, rated=rated)
    yield from (Against(warned.book, finding) for finding in warned.answer)
    begins = one.round_times[0] if one.round_times else None
    drawn = found.file.numbers.drawn if found.file.numbers else None
    if drawn and begins:
        late = rules.drawn(own, day, drawn, begins)
        if late.answer is not None:
            yield Against(late.book, late.answer)
    if one.invitation:
        missing = rules.invitation(own, day, one)
        yield from (Against(missing.book, finding) for finding in missing.answer)
    if one.committee != Committee():
        wrong = rules.committee(own, day, one.committee, begins)
        yield from (Against(wrong.book, finding) for finding in wrong.answer)


def is_rated(found: Opened) -> bool:
    """Say whether every participant is rated; of none nobody is."""
    entered = found.file.participants
    return bool(entered) and all(one.rating for one in entered)
