"""The editions of the Laws of Chess: which was in force, how they differ, what a clock makes."""

from datetime import date

from league import laws
from league.errors import NotFoundError
from league.facts.disputes import TimeControl
from league.language import _, per_language, pick
from league.rulebook import RuleBook
from league.rulebook.laws_words import chess_words
from league.rulebook.topics import LawsTopic
from league.rulebooks import editions, federation
from league.services.rulebook.explaining import paragraph_view
from league.views.laws import ChessView, DifferenceRow, Differences, EditionView, InForceView


def edition_views() -> tuple[EditionView, ...]:
    """Return all editions, the oldest first. Raises RuleBookError."""
    return tuple(_view(one) for one in editions())


def in_force_view(day: date) -> InForceView:
    """Return the edition in force on a day, or its neighbours. Raises RuleBookError."""
    found = laws.edition_on(day)
    return InForceView(
        day=day,
        edition=_view(found.edition) if found.edition else None,
        neighbours=tuple(_view(one) for one in found.neighbours),
        sentence=found.sentence,
    )


def differences(topic: str | None = None, rulebook: str | None = None) -> Differences:
    """Return what each edition says of the topics on which they differ, or of one of them.

    A federation's book (by its id) comes before the editions, as its paragraphs do in a dispute.
    Raises NotFoundError for an unknown topic, RuleBookError.
    """
    if topic is not None and topic not in set(LawsTopic):
        sentence = _("“{topic}” is no topic of the comparison; known are: {known}.")
        raise NotFoundError(sentence, topic=topic, known=", ".join(LawsTopic))
    wanted = LawsTopic if topic is None else (LawsTopic(topic),)
    books = [*([federation(rulebook)] if rulebook else []), *editions()]
    return Differences(tuple(map(_view, books)), tuple(_row(one, books) for one in wanted))


def chess_view(time: TimeControl, day: date) -> ChessView:
    """Return what a time control makes by the edition of a day. Raises RuleBookError."""
    in_force = laws.edition_on(day)
    chess = laws.chess_by(time, in_force)
    if chess is None or in_force.edition is None:
        return ChessView("", in_force.sentence)
    sentence = _("{chess}, by {edition}.")
    said = sentence.format(chess=chess_words()[chess], edition=in_force.edition.short)
    return ChessView(chess.value, said)


def _view(book: RuleBook) -> EditionView:
    return EditionView(book.id, book.short, pick(book.names), book.first_day, book.last_day)


def _row(topic: LawsTopic, books: list[RuleBook]) -> DifferenceRow:
    said = (
        tuple(paragraph_view(book, id) for id in book.differences.get(topic, ())) for book in books
    )
    return DifferenceRow(topic.value, _titles()[topic], tuple(said))


@per_language
def _titles() -> dict[str, str]:
    return {
        LawsTopic.RESIGNATION: _("Resignation"),
        LawsTopic.DEAD_POSITION: _("Dead position"),
        LawsTopic.AGREEMENT: _("Draw by agreement"),
        LawsTopic.REPETITION: _("Repetition of the position"),
        LawsTopic.FIFTY_MOVES: _("Moves without capture and pawn move"),
        LawsTopic.RIGHT_LOST: _("How the right to claim is lost"),
        LawsTopic.WRONG_CLAIM: _("A wrong claim"),
        LawsTopic.FLAG: _("A fallen flag that does not lose"),
        LawsTopic.BOTH_FLAGS: _("Both flags fallen"),
        LawsTopic.LAST_MINUTES: _("The last minutes"),
        LawsTopic.ILLEGAL_MOVES: _("Illegal moves"),
        LawsTopic.COLORS: _("Colours exchanged"),
        LawsTopic.SETUP: _("Pieces set up wrong"),
        LawsTopic.DEFAULT_TIME: _("Coming late"),
        LawsTopic.PHONE: _("Electronic devices"),
        LawsTopic.SEALED_MOVE: _("The sealed move"),
        LawsTopic.SIGNED_RESULT: _("The signed result"),
        LawsTopic.RAPID: _("What rapid chess is"),
        LawsTopic.BLITZ: _("What blitz chess is"),
        LawsTopic.BLITZ_REPETITION: _("Repetition in blitz"),
    }
