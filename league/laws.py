"""The Laws of Chess of a day: which edition was in force, and what follows in a dispute.

A federation's own paragraphs come first. Where they decide nothing, the edition in force does; on
a day of which no print is at hand nobody does, and a person must.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date

from league.facts.disputes import (
    Chess,
    Dispute,
    FlagFall,
    IllegalMove,
    MovesClaim,
    PositionAsked,
    RepetitionClaim,
    SealedMove,
    TimeControl,
)
from league.facts.games import Fault, GameFacts
from league.formatting import day as spoken_day
from league.language import _, pick
from league.outcomes.laws import ChessMade, GameResult, LawsAnswer
from league.rulebook import RuleBook, has_rule
from league.rulebooks import editions

ON_THE_BOARD = (RepetitionClaim, MovesClaim, FlagFall, IllegalMove, SealedMove, PositionAsked)
"""What cannot be judged without the whole score."""


@dataclass(frozen=True, slots=True)
class InForce:
    """The edition of the Laws in force on a day, as far as prints are at hand."""

    day: date
    edition: RuleBook | None
    """None = none of those at hand."""
    before: RuleBook | None = None
    """Without an edition: the one in force earlier; None = the day is before the first."""
    after: RuleBook | None = None
    """Without an edition: the one in force later; None = the day is after the last."""

    @property
    def neighbours(self) -> tuple[RuleBook, ...]:
        """Return the editions beside a gap, the older one first."""
        return tuple(one for one in (self.before, self.after) if one)

    @property
    def sentence(self) -> str:
        """Return which edition was in force, or that none is at hand and which ones are nearest."""
        if self.edition:
            sentence = _("On {day} {name} were in force.")
            return sentence.format(day=spoken_day(self.day), name=pick(self.edition.names))
        if not self.before:
            sentence = _("{day} is before the oldest edition at hand: {after}, from {first}.")
        elif not self.after:
            sentence = _("{day} is after the newest edition at hand: {before}, until {last}.")
        else:
            sentence = _(
                "No edition in force on {day} is at hand: {before} is known until {last}, {after}"
                " begins on {first}. FIDE issued others between them."
            )
        return sentence.format(
            day=spoken_day(self.day),
            before=self.before.short if self.before else "",
            last=_last_day(self.before),
            after=self.after.short if self.after else "",
            first=spoken_day(self.after.first_day) if self.after else "",
        )


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the rules say of a dispute, and who says it."""

    in_force: InForce
    book: RuleBook | None
    """The federation's book or the edition that answers; None = nobody does."""
    answer: LawsAnswer | None
    """None = no rule at hand decides: a person does."""
    why_open: str = ""
    """Why nobody answers, as a sentence."""

    @property
    def result(self) -> GameResult:
        """Return how the game ends, or goes on; without an answer a person says it."""
        return self.answer.result if self.answer else GameResult.ARBITER

    @property
    def citation(self) -> str:
        """Return the paragraph that decides, such as ``ABC Art. …``; empty = none does."""
        return self.book.cite(self.answer.article) if self.book and self.answer else ""

    @property
    def sentence(self) -> str:
        """Return why, in the language in use."""
        return str(self.answer.sentence) if self.answer else self.why_open


def edition_on(day: date) -> InForce:
    """Return the edition in force on a day; its neighbours where none at hand was."""
    known = editions()
    begun = [one for one in known if one.first_day <= day]
    last = begun[-1] if begun else None
    if last and (last.last_day is None or day <= last.last_day):
        return InForce(day, last)
    later = next((one for one in known if one.first_day > day), None)
    return InForce(day, None, last, later)


def edition_named(edition: RuleBook, day: date | None = None) -> InForce:
    """Return an edition that was asked for, whatever the day (default: its first one)."""
    return InForce(day or edition.first_day, edition)


def chess_by(
    time: TimeControl, in_force: InForce, federation: RuleBook | None = None
) -> Chess | None:
    """Return which kind of chess a time control makes; None = no rule at hand says it."""
    _book, made = chess_said(time, in_force, federation)
    return made.chess if made else None


def chess_said(
    time: TimeControl, in_force: InForce, federation: RuleBook | None = None
) -> tuple[RuleBook | None, ChessMade | None]:
    """Return the book that says what a time control makes, and what it says; None = none does."""
    for book in _asked(in_force, federation):
        if made := _chess_of(book, time, in_force.day):
            return book, made
    return None, None


def judge(
    facts: GameFacts,
    dispute: Dispute,
    in_force: InForce,
    federation: RuleBook | None = None,
    *,
    time: TimeControl | None = None,
) -> Verdict:
    """Return what follows from what happened in a game, and who says so: the federation first.

    ``time`` says which kind of chess it is, where the dispute does not. What depends on the moves
    is open where a move of the score cannot be read or played, and where both players' sheets
    differ. Raises RuleBookError for a fault of a book.
    """
    if time:
        chess = chess_by(time, in_force, federation) or dispute.chess
        dispute = replace(dispute, chess=chess, increment=time.increment)
    if isinstance(dispute.happening, ON_THE_BOARD) and (why := _unreadable(facts)):
        return Verdict(in_force, None, None, why)
    for book in _asked(in_force, federation):
        if answer := _answer_of(book, facts, dispute, in_force.day):
            return Verdict(in_force, book, answer)
    return Verdict(in_force, None, None, in_force.sentence)


def by_each_edition(
    facts: GameFacts, dispute: Dispute, *, time: TimeControl | None = None
) -> Iterator[Verdict]:
    """Yield what each edition at hand would say, the oldest first. Raises RuleBookError."""
    for edition in editions():
        yield judge(facts, dispute, edition_named(edition), time=time)


def _asked(in_force: InForce, federation: RuleBook | None) -> Iterator[RuleBook]:
    yield from (book for book in (federation, in_force.edition) if book)


def _answer_of(book: RuleBook, facts: GameFacts, dispute: Dispute, day: date) -> LawsAnswer | None:
    if book.laws:
        return book.laws.judge(facts, dispute, book.on(day))
    rules = book.game_rules
    return book.game_rules.judge(facts, dispute, book.on(day)) if has_rule(rules.judge) else None


def _chess_of(book: RuleBook, time: TimeControl, day: date) -> ChessMade | None:
    if book.laws:
        return book.laws.chess(time, book.on(day))
    rules = book.game_rules
    return book.game_rules.chess(time, book.on(day)) if has_rule(rules.chess) else None


def _unreadable(facts: GameFacts) -> str:
    """Return that the score cannot be followed to its end; empty = it can."""
    if facts.differs_at:
        sentence = _("The score sheets differ from {move} on: a person decides.")
        return sentence.format(move=facts.differs_at)
    if facts.fault is None or facts.fault.what is Fault.RESULT:
        return ""
    sentence = _("Move {move} ({written}) cannot be played as it is written: a person decides.")
    return sentence.format(move=facts.fault.move, written=facts.fault.written)


def _last_day(book: RuleBook | None) -> str:
    return spoken_day(book.last_day) if book and book.last_day else ""
