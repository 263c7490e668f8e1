"""What speaks against a tournament as it is announced: criteria, draw, invitation, committee."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date, datetime

from league import tournament_rules as rules
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import Committee, NumbersBy
from league.findings import Finding
from league.rulebook import RuleBook
from league.services.tournaments.opening import Opened
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


def against(found: Opened) -> tuple[Against, ...]:
    """Return what speaks against criteria, draw, invitation and committee, and who did not come.

    Invitation and committee are asked about as soon as something of them is on record. Raises
    RuleBookError.
    """
    own, day, file = rules.own_rules(found.tournament, found.book), found.day, found.file
    return (*_table(own, found), *_draw(own, day, file), *_papers(own, found), *_absent(own, found))


def _table(own: RuleBook | None, found: Opened) -> Iterator[Against]:
    one, day, rated = found.tournament, found.day, is_rated(found)
    chosen = one.criteria or rules.criteria(own, day, one, rated=rated).answer
    yield from _all(rules.warnings(own, day, one, chosen, rated=rated))


def _draw(own: RuleBook | None, day: date, file: TournamentFile) -> Iterator[Against]:
    given, begins = file.numbers, _begins(file)
    if given is None or given.drawn is None:
        return
    restricted = given.by is NumbersBy.VARMA
    if restricted:
        yield from _one(rules.varma(own, day, len(given.order)))
    if begins and file.is_round_robin:
        yield from _one(rules.drawn(own, day, given.drawn, begins))
    if begins and restricted:
        yield from _one(rules.restricted(own, day, given.drawn, begins))


def _papers(own: RuleBook | None, found: Opened) -> Iterator[Against]:
    one, day = found.tournament, found.day
    if one.invitation:
        yield from _all(rules.invitation(own, day, one))
    if one.committee != Committee():
        yield from _all(rules.committee(own, day, one.committee, _begins(found.file)))


def _absent(own: RuleBook | None, found: Opened) -> Iterator[Against]:
    """Find what should follow for who did not come to a game and has not left since."""
    file = found.file
    for (at, board), result in sorted(file.results.items()):
        pair = file.rounds[at].pairs[board - 1]
        for key, sign in ((pair.white, result.white), (pair.black, result.black)):
            if key and sign == _ABSENT and file.left(key) is None:
                name = file.entrants[key].name
                yield from _one(rules.no_show(own, found.day, name, at))


def _begins(file: TournamentFile) -> datetime | None:
    """Return when round 1 begins; None = not known."""
    times = file.tournament.round_times
    return times[0] if times else None


def _all(said: Said[tuple[Finding, ...]]) -> Iterable[Against]:
    return (Against(said.book, finding) for finding in said.answer)


def _one(said: Said[Finding | None] | Said[Finding]) -> Iterator[Against]:
    if said.answer is not None:
        yield Against(said.book, said.answer)


def is_rated(found: Opened) -> bool:
    """Say whether every participant is rated; of none nobody is."""
    entered = found.file.participants
    return bool(entered) and all(one.rating for one in entered)
