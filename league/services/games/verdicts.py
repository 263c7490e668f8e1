"""What the Laws say of a dispute, in words."""

from collections.abc import Iterator

from league.facts.games import Color, GameFacts, Mating, MatingAnswer
from league.formatting import chess_clock
from league.language import _, pick
from league.laws import Verdict
from league.rulebook.laws_words import claim_words, result_words
from league.rulebooks import load
from league.services.games.scores import line_moves
from league.services.rulebook.explaining import paragraph_view
from league.services.words.game_codes import color_words
from league.views.disputes import MatingView, VerdictView
from league.views.findings import ExplanationView
from league.views.games import numbered


def verdict_view(verdict: Verdict) -> VerdictView:
    """Return what a book says of a dispute, in the language in use."""
    answer, book, edition = verdict.answer, verdict.book, verdict.in_force.edition
    asked = edition or book
    return VerdictView(
        book=pick(asked.names) if asked else "",
        by=book.short if book else "",
        result=result_words(verdict.result),
        code=verdict.result.value,
        claim=claim_words(answer.claim) if answer and answer.claim else "",
        citation=verdict.citation,
        sentence=verdict.sentence,
        clocks=tuple(_clocks(verdict)),
        choices=tuple(map(str, answer.choices)) if answer else (),
        further=tuple(book.cite(one) for one in answer.further) if answer and book else (),
        book_id=book.id if book and answer else "",
        articles=(answer.article, *answer.further) if answer and book else (),
    )


def explain_verdict(view: VerdictView) -> tuple[ExplanationView, ...]:
    """Return the article that decides, then the others with a part in it; raise RuleBookError."""
    found = (paragraph_view(load(view.book_id), one) for one in view.articles)
    return tuple(
        ExplanationView(
            title=view.result,
            citation=one.citation,
            paragraph_title=one.title,
            says=one.says,
            facts="" if at else view.sentence,
            arithmetic="",
            reading=one.reading,
        )
        for at, one in enumerate(found)
    )


def _clocks(verdict: Verdict) -> Iterator[str]:
    """Yield what changes on the clocks."""
    for color, seconds in (verdict.answer.clock if verdict.answer else {}).items():
        yield f"{color_words()[color]} {chess_clock(seconds, signed=True)}"


def mating_views(facts: GameFacts, start: str) -> Iterator[MatingView]:
    """Yield whether each side can still mate from a position, where that was asked."""
    for color in Color:
        if color in facts.mating:
            yield mating_view(color, facts.mating[color], start)


def mating_of(fen: str) -> tuple[MatingView, ...]:
    """Return whether White and Black can still mate from a position. Raises GameError."""
    from league.games.mating import can_mate  # noqa: PLC0415  # chess is slow to load

    return tuple(mating_view(color, can_mate(fen, color), fen) for color in Color)


def mating_view(color: Color, mating: Mating, start: str) -> MatingView:
    """Return whether a side can still mate from a position, given as FEN, with line or proof."""
    from league.games.mating import told  # noqa: PLC0415  # chess is slow to load

    sentences = {
        MatingAnswer.YES: _("{color} can still mate."),
        MatingAnswer.NO: _("{color} cannot mate any more."),
        MatingAnswer.UNSETTLED: _("Whether {color} can still mate is not settled."),
    }
    says = [sentences[mating.answer].format(color=color_words()[color]), told(mating)]
    moves = line_moves(start, mating.line) if mating.line else ()
    return MatingView(
        color=color_words()[color],
        answer=mating.answer.value,
        sentence=" ".join(filter(None, says)),
        line=numbered(moves),
        start=start,
        moves=moves,
    )
