"""The rules of a tournament: a federation's own first, where it is silent the FIDE's.

Each function takes the federation's book (None = the FIDE rules alone) and the day, and says
besides the answer which book gave it. A paragraph that people apply is not passed over: asking it
raises RuleBookError with its words.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import Generic, TypeVar

from league.errors import RuleBookError
from league.facts.committees import Committee
from league.facts.tournaments import System, Tournament, Unplayed
from league.findings import Finding, Note, Sentence
from league.language import _
from league.outcomes.tournaments.committees import Deciding
from league.outcomes.tournaments.crosstable import Performance
from league.outcomes.tournaments.playoffs import PlayoffPlan
from league.outcomes.tournaments.withdrawals import Withdrawal
from league.rulebook import RuleBook, has_rule
from league.rulebook.unserved import Unserved
from league.rulebooks import tournament_rules

T = TypeVar("T")

_ALL = "1"
"""What the tournament rules say of whatever a tournament leaves open."""


@dataclass(frozen=True, slots=True)
class Said(Generic[T]):
    """An answer, and the book that gave it."""

    book: RuleBook
    day: date
    answer: T
    silent: RuleBook | None = None
    """The federation's book, where it has no word of it."""

    def cite(self, paragraph: str) -> str:
        """Return the citation of a paragraph of the book that answers."""
        return self.book.cite(paragraph)

    def why(self, paragraph: str) -> Sentence | None:
        """Return that the federation is silent and what holds instead; None = it is not."""
        if self.silent is None:
            return None
        rule, silent = self.cite(paragraph), self.silent.short
        return self.book.on(self.day).say(_ALL, "silent", book=silent, rule=rule)


def own_rules(tournament: Tournament, federation: RuleBook) -> RuleBook | None:
    """Return the federation's book where its conditions hold; None = the FIDE rules alone."""
    return federation if tournament.like or tournament.event else None


def criteria(
    federation: RuleBook | None, day: date, tournament: Tournament, *, rated: bool
) -> Said[tuple[str, ...]]:
    """Return the criteria behind the points; ``rated`` = every participant is."""
    book = _answering(federation, lambda book: book.tournaments.criteria)
    found = book.tournaments.criteria(tournament, rated, book.on(day))
    return _said(book, federation, day, tuple(found))


def presets(day: date) -> Said[Mapping[str, Sequence[str]]]:
    """Return the orders that the FIDE recommends, by paragraph."""
    book = tournament_rules()
    return Said(book, day, book.tournaments.presets(book.on(day)))


def defined(day: date) -> Said[Mapping[str, str]]:
    """Return the FIDE's paragraph on each criterion."""
    book = tournament_rules()
    return Said(book, day, book.tournaments.defined(book.on(day)))


def performance(federation: RuleBook | None, day: date) -> Said[Performance]:
    """Return the numbers that performances are worked out with."""
    book = _answering(federation, lambda book: book.tournaments.performance)
    return _said(book, federation, day, book.tournaments.performance(book.on(day)))


def warnings(
    federation: RuleBook | None,
    day: date,
    tournament: Tournament,
    chosen: Sequence[str],
    *,
    rated: bool,
) -> Said[tuple[Finding, ...]]:
    """Return what speaks against a choice of criteria; ``rated`` = every participant is."""
    book = _answering(federation, lambda book: book.tournaments.warnings)
    found = book.tournaments.warnings(tournament, chosen, rated, book.on(day))
    return _said(book, federation, day, tuple(found))


def unplayed(federation: RuleBook | None, day: date) -> Said[Unplayed]:
    """Return how unplayed games count in tie-breaks."""
    book = _answering(federation, lambda book: book.tournaments.unplayed)
    found = book.tournaments.unplayed(book.on(day))
    if found is None:
        book = tournament_rules()
        found = book.tournaments.unplayed(book.on(day))
    if found is None:
        raise RuleBookError(_("{book} does not say how unplayed games count."), book=book.short)
    return _said(book, federation, day, found)


def system(book: RuleBook, day: date, kind: str, participants: int) -> System | None:
    """Return the system of a federation's event; None = whoever holds it decides."""
    ask = book.tournaments.system
    return ask(kind, participants, book.on(day)) if has_rule(ask) else None


def rounds(book: RuleBook, day: date, kind: str, participants: int) -> int | None:
    """Return the rounds of a federation's event, or their most; None = whoever holds it decides."""
    ask = book.tournaments.rounds
    return ask(kind, participants, book.on(day)) if has_rule(ask) else None


def pairs_by(federation: RuleBook | None, day: date, of: System) -> Said[Sentence]:
    """Return by which tables or rules a system pairs."""
    book = _answering(federation, lambda book: book.tournaments.pairs_by)
    return _said(book, federation, day, book.tournaments.pairs_by(of, book.on(day)))


def drawn(
    federation: RuleBook | None, day: date, drawn: datetime, begins: datetime
) -> Said[Finding | None]:
    """Return what is wrong with the hour of the draw, by the hour of round 1."""
    book = _answering(federation, lambda book: book.tournaments.drawn)
    return _said(book, federation, day, book.tournaments.drawn(drawn, begins, book.on(day)))


def restricted(
    federation: RuleBook | None, day: date, announced: datetime, begins: datetime
) -> Said[Finding | None]:
    """Return what is wrong with the hour at which restrictions of the pairings were announced."""
    book = _answering(federation, lambda book: book.tournaments.restricted)
    found = book.tournaments.restricted(announced, begins, book.on(day))
    return _said(book, federation, day, found)


def together(
    federation: RuleBook | None, day: date, names: tuple[str, str], number: int
) -> Said[Finding]:
    """Return what speaks against two who should be kept apart and meet in a late round."""
    book = _answering(federation, lambda book: book.tournaments.together)
    return _said(book, federation, day, book.tournaments.together(*names, number, book.on(day)))


def varma(federation: RuleBook | None, day: date, participants: int) -> Said[Finding | None]:
    """Return what speaks against drawing the numbers of so many by the Varma tables."""
    book = _answering(federation, lambda book: book.tournaments.varma)
    return _said(book, federation, day, book.tournaments.varma(participants, book.on(day)))


def changed(
    federation: RuleBook | None, day: date, number: int | None, *, joined: bool
) -> Said[Note]:
    """Return what a change between draw and round 1 does.

    ``number`` is the one left or taken; None = somebody joins and no number is free.
    """
    book = _answering(federation, lambda book: book.tournaments.changed)
    return _said(book, federation, day, book.tournaments.changed(number, joined, book.on(day)))


def no_show(federation: RuleBook | None, day: date, player: str, number: int) -> Said[Finding]:
    """Return what should follow for who did not come to a round without sufficient reason."""
    book = _answering(federation, lambda book: book.tournaments.no_show)
    return _said(book, federation, day, book.tournaments.no_show(player, number, book.on(day)))


def withdrawal(
    federation: RuleBook | None,
    day: date,
    shares: tuple[int, int],
    of: System,
    *,
    teams: bool = False,
) -> Said[Withdrawal]:
    """Return what leaving means, by games played and games of the whole tournament.

    ``shares`` holds both; of teams (``teams``) their matches.
    """
    book = _answering(federation, lambda book: book.tournaments.withdrawal)
    found = book.tournaments.withdrawal(*shares, of, teams, book.on(day))
    return _said(book, federation, day, found)


def parts(federation: RuleBook | None, day: date) -> Said[tuple[str, ...]]:
    """Return the ids of the paragraphs with the parts of an invitation, in order."""
    book = _answering(federation, lambda book: book.tournaments.parts)
    return _said(book, federation, day, tuple(book.tournaments.parts(book.on(day))))


def invitation(
    federation: RuleBook | None, day: date, tournament: Tournament
) -> Said[tuple[Finding, ...]]:
    """Return each part that the invitation does not have."""
    book = _answering(federation, lambda book: book.tournaments.invitation)
    found = book.tournaments.invitation(tournament, book.on(day))
    return _said(book, federation, day, tuple(found))


def committee(
    federation: RuleBook | None, day: date, tournament: Tournament, begins: datetime | None
) -> Said[tuple[Finding, ...]]:
    """Return what is wrong with the appeals committee, by the beginning of round 1."""
    book = _answering(federation, lambda book: book.tournaments.committee)
    found, where = tournament.committee, tournament.like
    wrong = book.tournaments.committee(found, where, begins, book.on(day))
    return _said(book, federation, day, tuple(wrong))


def on_appeal(
    federation: RuleBook | None, day: date, found: Committee, parties: Sequence[str]
) -> Said[Deciding]:
    """Return who decides when these are party to the case."""
    book = _answering(federation, lambda book: book.tournaments.on_appeal)
    return _said(book, federation, day, book.tournaments.on_appeal(found, parties, book.on(day)))


def playoff(
    federation: RuleBook | None,
    day: date,
    players: int,
    tournament: Tournament,
    *,
    short: bool = False,
) -> Said[PlayoffPlan]:
    """Return who plays whom when so many are level; ``short`` = time is.

    Pauses of which the federation says nothing are the FIDE's. Raises RuleBookError where nobody
    has a rule.
    """
    book, fide = _answering(federation, lambda book: book.tournaments.playoff), tournament_rules()
    plan = book.tournaments.playoff(players, tournament, short, book.on(day))
    usual = fide.tournaments.playoff(players, tournament, short, fide.on(day))
    if plan is None:
        book, plan = fide, usual
    if plan is None:
        sentence = _("{book} has no play-off for {players} players.")
        raise RuleBookError(sentence, book=book.short, players=players)
    if usual:
        before = plan.rest_before or usual.rest_before
        between = plan.rest_between or usual.rest_between
        plan = replace(plan, rest_before=before, rest_between=between)
    return _said(book, federation, day, plan)


def _answering(federation: RuleBook | None, asked: Callable[[RuleBook], object]) -> RuleBook:
    """Return the federation's book where it has a rule, if only for people; else the FIDE's."""
    function = asked(federation) if federation else Unserved()
    silent = isinstance(function, Unserved) and not function.paragraph
    return tournament_rules() if silent or federation is None else federation


def _said(book: RuleBook, federation: RuleBook | None, day: date, answer: T) -> Said[T]:
    return Said(book, day, answer, None if book is federation else federation)
