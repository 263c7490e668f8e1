"""What speaks against a tournament as it is announced: criteria, draw, invitation, committee."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from fixtures.late_rounds import late_meeting
from league import play_rules, tie_break_rules
from league import tournament_rules as rules
from league.facts.committees import Committee
from league.facts.tournaments import Numbers, NumbersBy, System
from league.findings import Finding
from league.outcomes.tournaments.codes import is_code
from league.outcomes.tournaments.table import PLAYOFF
from league.rulebook import RuleBook, has_rule
from league.services.tournaments.entering.numbering import numbers_of
from league.services.tournaments.entering.numbers import apart
from league.services.tournaments.opening import Opened, opened
from league.tournament_rules import Said

_ABSENT = "-"
"""Sign of who did not come to his game."""


@dataclass(frozen=True, slots=True)
class Against:
    """What was found, and by which book."""

    book: RuleBook
    finding: Finding

    @property
    def sentence(self) -> str:
        """Return the finding with its citation."""
        return f"{self.finding.sentence} ({self.book.cite(self.finding.rule)})"


def against_words(season: str | None, id: str) -> tuple[str, ...]:
    """Return the same of a tournament on file, in sentences. Raises RuleBookError, StorageError."""
    return tuple(one.sentence for one in against(opened(season, id)))


def against(found: Opened) -> tuple[Against, ...]:
    """Return what speaks against criteria, play, draw, invitation and committee; who did not come.

    Invitation and committee are asked about as soon as something of them is on record. Raises
    RuleBookError.
    """
    said = found.tournament.invitation
    held = found.tournament.committee != Committee()
    return (
        *_of_criteria(found),
        *_of_play(found),
        *_by_hand(found),
        *_of_draw(found),
        *(invitation_lacks(found) if said else ()),
        *(committee_faults(found) if held else ()),
        *_absent(found),
    )


def _of_criteria(found: Opened) -> Iterator[Against]:
    own, day, one = found.own, found.day, found.tournament
    rated = is_rated(found)
    if own is not None and has_rule(own.tournaments.criteria):
        ruled = rules.criteria(own, day, one, rated=rated).answer
        if one.criteria in ((), ruled, tuple(name for name in ruled if name != PLAYOFF)):
            return  # What a federation's book has decided needs no advice.
    chosen = one.criteria or rules.criteria(own, day, one, rated=rated).answer
    yield from _each(rules.warnings(own, day, one, chosen, rated=rated))
    if any(map(is_code, chosen)):
        edition = tie_break_rules.edition(own, day, one, chosen)
        by_edition = replace(one, unplayed=edition)
        rated = rated or not found.file.participants
        yield from _each(tie_break_rules.warnings(day, by_edition, chosen, rated=rated))


def _of_play(found: Opened) -> Iterator[Against]:
    if (said := play_rules.unfit(found.own, found.day, found.as_ruled)) is not None:
        yield from _each(said)


def _by_hand(found: Opened) -> Iterator[Against]:
    """Find rounds set by hand that were not made public, or too late."""
    for pairing in found.file.rounds.values():
        said = play_rules.by_hand(found.own, found.day, pairing, found.hour_of(pairing.round))
        if said is not None:
            yield from _one(said)


def _of_draw(found: Opened) -> Iterator[Against]:
    own, day, given, begins = found.own, found.day, found.file.numbers, found.begins
    if given is None or given.drawn is None:
        return
    restricted = bool(given.groups)
    if given.by is NumbersBy.VARMA:
        yield from _one(rules.varma(own, day, len(given.order)))
    if restricted:
        yield from _fellows_late(found, given)
    if begins is not None and found.file.is_round_robin:
        yield from _one(rules.drawn(own, day, given.drawn, begins))
        if restricted:
            yield from _one(rules.restricted(own, day, given.drawn, begins))


def _fellows_late(found: Opened, given: Numbers) -> Iterator[Against]:
    """Find who got his number after a restricted drawing, and meets one of his group late."""
    file, drawn = found.file, dict(given.groups)
    double = file.tournament.system is System.DOUBLE_ROUND_ROBIN
    groups, number_of = dict(apart(file)), numbers_of(file)
    for late in (key for key in given.order if key not in drawn):
        for fellow in given.order:
            fellows = groups[late] and fellow != late and groups[late] == groups[fellow]
            if not fellows or (fellow not in drawn and fellow > late):
                continue
            met = late_meeting(number_of[late], number_of[fellow], len(given.order), double)
            if met:
                names = (file.entrants[late].name, file.entrants[fellow].name)
                yield from _one(rules.together(found.own, found.day, names, met.round))


def _absent(found: Opened) -> Iterator[Against]:
    """Find what should follow for who did not come to a game and has not left since."""
    file = found.file
    for (at, board), result in sorted(file.results.items()):
        pair = file.rounds[at].pairs[board - 1]
        for key, sign in ((pair.white, result.white), (pair.black, result.black)):
            if key and sign == _ABSENT and file.left(key) is None:
                name = file.entrants[key].name
                yield from _one(rules.no_show(found.own, found.day, name, at))


def invitation_lacks(found: Opened) -> tuple[Against, ...]:
    """Return each part that the invitation does not have. Raises RuleBookError."""
    return tuple(_each(rules.invitation(found.own, found.day, found.tournament)))


def committee_faults(found: Opened) -> tuple[Against, ...]:
    """Return what is wrong with the appeals committee. Raises RuleBookError."""
    return tuple(_each(rules.committee(found.own, found.day, found.tournament, found.first_moment)))


def deciding(found: Opened, parties: Sequence[str]) -> tuple[tuple[str, ...], str]:
    """Return who of the committee decides a case, and why with its citation; RuleBookError."""
    said = rules.on_appeal(found.own, found.day, found.tournament.committee, parties)
    answer = said.answer
    return answer.names, f"{answer.sentence} ({said.cite(answer.paragraph)})"


def _each(said: Said[tuple[Finding, ...]]) -> Iterator[Against]:
    return (Against(said.book, finding) for finding in said.answer)


def _one(said: Said[Finding | None] | Said[Finding]) -> Iterator[Against]:
    if said.answer is not None:
        yield Against(said.book, said.answer)


def is_rated(found: Opened) -> bool:
    """Say whether every participant is rated; of none nobody is."""
    entered = found.file.participants
    return bool(entered) and all(one.rating for one in entered)
