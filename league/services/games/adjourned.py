"""Adjourned games: what stands on the envelope, and what follows when it is opened."""

from collections.abc import Collection
from datetime import date

from league.errors import InputError
from league.facts.disputes import Dispute, SealedMove
from league.facts.game_files import GameDispute, OpenedMove
from league.language import _, pick
from league.laws import edition_on
from league.rulebook import RuleBook
from league.services.games.disputes import judged_dispute
from league.services.session.desk import Desk
from league.services.session.game_records import game_of
from league.views.disputes import DisputeView, EnvelopeEntry


def envelope_entries(day: date) -> tuple[EnvelopeEntry, ...]:
    """Return what has to stand on an envelope by the Laws of a day, in the order of the print.

    Raises InputError for a day of which no edition is at hand.
    """
    book = _edition(day)
    articles = book.laws.envelope(book.on(day)) if book.laws else ()
    return tuple(EnvelopeEntry(one, book.cite(one), book.paragraph(one).title) for one in articles)


def _edition(day: date) -> RuleBook:
    found = edition_on(day)
    if found.edition is None:
        raise InputError(found.sentence)
    return found.edition


def resumption_rules(day: date) -> tuple[str, ...]:
    """Return what the Laws of a day say of going on: who is late or absent, a lost envelope.

    Each in a sentence with its citation. Raises InputError for a day of which no edition is at
    hand.
    """
    book = _edition(day)
    articles = book.laws.resumption(book.on(day)) if book.laws else ()
    return tuple(f"{book.cite(one)}: {pick(book.paragraph(one).says)}" for one in articles)


def check_entries(day: date, given: Collection[str]) -> tuple[EnvelopeEntry, ...]:
    """Return what is missing on an envelope.

    Raises InputError for an entry that no article asks for. On a day without an edition at hand
    nobody says what has to stand there.
    """
    if edition_on(day).edition is None:
        return ()
    asked = envelope_entries(day)
    known = [one.article for one in asked]
    for article in given:
        if article not in known:
            sentence = _(
                "No article {article} asks for an entry on the envelope; expected: {known}."
            )
            raise InputError(sentence, article=article, known=", ".join(known))
    return tuple(one for one in asked if one.article not in given)


def opened_view(desk: Desk, opened: OpenedMove) -> DisputeView | None:
    """Return what the Laws make of a sealed move that was opened; None = no game is on file.

    Raises GameError, RuleBookError, StorageError.
    """
    game = game_of(desk.season.name, opened.match, opened.board)
    if game is None:
        return None
    asked = GameDispute(
        protest=0,
        day=desk.judged(opened.match).facts.day,
        dispute=Dispute(happening=SealedMove(by=opened.color, no_show=opened.no_show)),
        board=opened.board,
        announced=opened.written,
    )
    return judged_dispute(desk, asked, game, opened.match)
