"""Answers to the question ``game``: the score is read, the rules are asked, what they say."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from league import laws
from league.cases.happenings import Told
from league.cases.questions_matches import Answer
from league.cases.reading import Place
from league.errors import GameError
from league.facts.disputes import Chess, Dispute, SignedResult, TimeControl
from league.facts.games import Color, Fault, GameFacts, ScoreFault
from league.facts.seasons import Division
from league.outcomes.laws import GameResult
from league.rulebook import RuleBook

if TYPE_CHECKING:
    from league.games.comparing import Comparison


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A question about a game, read and not yet answered."""

    place: Place
    told: Told
    in_force: laws.InForce
    federation: RuleBook | None
    division: Division | None
    chess: Chess | None
    """None = by ``time``, else standard."""
    time: TimeControl | None
    start: str | int | None
    moves: str
    sheets: tuple[str, str] | None
    """White's and Black's, instead of ``moves``."""
    language: str | None
    clock: dict[Color, int]


def short_id(edition: RuleBook) -> str:
    """Return how cases call an edition: ``fide-2001``."""
    return edition.id.replace("-laws-", "-")


def answer_game(asked: Asked) -> Answer:
    """Return what the rules say of a game. Raises CaseError for a score nothing is made of."""
    edition = asked.in_force.edition
    answer: Answer = {"edition": short_id(edition) if edition else None}
    if asked.told.kind == "edition":
        return answer | {"says": asked.in_force.sentence}
    chess = _chess(asked)
    answer["chess"] = chess.value if chess else None
    if asked.told.kind == "which_chess":
        return answer | _which_chess(asked)
    _check_start(asked)
    both, facts = _compared(asked), _facts(asked)
    answer |= _score_answer(facts, both, asked.told)
    if asked.told.happening is None:
        return answer
    facts = replace(facts, differs_at=both.differs_at if both else None)
    return answer | _verdict_answer(_judged(asked, facts))


def _chess(asked: Asked) -> Chess | None:
    """Return the kind of chess; None = only the time is known, and no rule says what it makes."""
    if asked.chess or not asked.time:
        return asked.chess or Chess.STANDARD
    return laws.chess_by(asked.time, asked.in_force, asked.federation)


def _which_chess(asked: Asked) -> Answer:
    """Return who says which kind of chess the time makes; without a rule at hand nobody does."""
    assert asked.time is not None, asked.told.kind
    book, made = laws.chess_said(asked.time, asked.in_force, asked.federation)
    if book is None or made is None:
        return {"chess": None, "article": None, "says": asked.in_force.sentence}
    article = printed(book, made.article)
    return {"chess": made.chess.value, "article": article, "citation": book.cite(made.article)}


def _check_start(asked: Asked) -> None:
    """Raise CaseError, naming the key, when the position at the start cannot be."""
    from league.games.starts import board_at  # noqa: PLC0415  # the chess library is slow to load

    try:
        board_at(asked.start)
    except GameError as error:
        raise asked.place.at("start").wrong(str(error)) from error


def _facts(asked: Asked) -> GameFacts:
    """Return the game by its score, or by White's sheet."""
    from league.games.reading import read_game  # noqa: PLC0415  # the chess library is slow to load

    try:
        return read_game(
            asked.sheets[0] if asked.sheets else asked.moves,
            start=asked.start,
            language=asked.language,
            announced=asked.told.written,
            mating=asked.told.on_the_board,
        )
    except GameError as error:
        raise _place(asked).wrong(str(error)) from error


def _compared(asked: Asked) -> "Comparison | None":
    from league.games.comparing import compare  # noqa: PLC0415  # as above

    if asked.sheets is None:
        return None
    white, black = asked.sheets
    try:
        return compare(white, black, start=asked.start, language=asked.language)
    except GameError as error:
        raise _place(asked).wrong(str(error)) from error


def _place(asked: Asked) -> Place:
    """Return where the score stands in the case."""
    return asked.place.at("scores" if asked.sheets else "moves")


def _score_answer(facts: GameFacts, both: "Comparison | None", told: Told) -> Answer:
    """Return what could be read: of two sheets that differ, what both have."""
    plies = both.common if both and both.differs_at else len(facts.plies)
    fault = _first_fault([facts, both.black] if both else [facts]) or _signed_wrongly(facts, told)
    answer: Answer = {
        "plies": plies,
        "fen": facts.positions[plies].fen,
        "error": {"move": fault.move, "what": fault.what.value} if fault else None,
    }
    return answer | ({"differs_at": both.differs_at} if both else {})


def _first_fault(sheets: Sequence[GameFacts]) -> ScoreFault | None:
    """Return the earliest fault of the score sheets; of two at the same move the first sheet's."""
    faulty = [one for one in sheets if one.fault]
    return min(faulty, key=lambda one: len(one.plies)).fault if faulty else None


def _signed_wrongly(facts: GameFacts, told: Told) -> ScoreFault | None:
    """Return that the result both have signed contradicts the board; None = it does not."""
    if not isinstance(told.happening, SignedResult):
        return None
    reported = told.happening.reported
    if not facts.last.contradicts(reported, dead=facts.dead_at is not None):
        return None
    return ScoreFault(facts.plies[-1].name if facts.plies else "", Fault.RESULT, reported)


def _judged(asked: Asked, facts: GameFacts) -> laws.Verdict:
    happening = asked.told.happening
    assert happening is not None, asked.told.kind
    where = asked.division
    dispute = Dispute(
        happening=happening,
        chess=_chess(asked) or Chess.STANDARD,
        increment=asked.time.increment if asked.time else 0,
        clock=asked.clock,
        division=where.like if where else "",
        age_group=(where.age_group or "") if where else "",
    )
    return laws.judge(facts, dispute, asked.in_force, asked.federation)


def _verdict_answer(verdict: laws.Verdict) -> Answer:
    if verdict.answer is None or verdict.book is None:
        return _open(verdict.why_open)
    said = verdict.answer
    return {
        "result": said.result.value,
        "claim": said.claim.value if said.claim else None,
        "article": printed(verdict.book, said.article),
        "clock": {str(color): seconds for color, seconds in said.clock.items()},
        "ended_at": said.ended_at,
        "citation": verdict.citation,
        "says": str(said.sentence),
        "choices": [str(one) for one in said.choices],
    }


def _open(why: str) -> Answer:
    """Return that no rule at hand decides."""
    return {
        "result": GameResult.ARBITER.value,
        "claim": None,
        "article": None,
        "clock": {},
        "ended_at": None,
        "says": why,
    }


def printed(book: RuleBook, article: str) -> str:
    """Return the number as printed; a federation's with its short name in front."""
    number = book.paragraph(article).printed or article
    return number if book.laws else f"{book.short} {number}"
