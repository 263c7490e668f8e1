"""What this book says of a dispute about a game: the annexes before the general paragraphs."""

from collections.abc import Callable, Mapping

from league.facts.disputes import (
    Agreement,
    Chess,
    Dispute,
    FlagFall,
    Happening,
    IllegalMove,
    LastMinutesClaim,
    LateArrival,
    MovesClaim,
    PositionAsked,
    Refusal,
    RepetitionClaim,
    Resignation,
    SealedMove,
    TimeControl,
    WrongColors,
    WrongSetup,
)
from league.facts.games import GameFacts
from league.outcomes.laws import ChessMade, LawsAnswer
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011 import (
    annex_d_blitz,
    annex_e_rapid,
    annex_f_last_phase,
    p02_games,
)

Paragraph = Callable[..., LawsAnswer | None]
"""It takes game, happening, dispute and values; None = the paragraph does not decide it."""
AFTER_THE_END = (
    Agreement,
    FlagFall,
    IllegalMove,
    LastMinutesClaim,
    MovesClaim,
    PositionAsked,
    RepetitionClaim,
    Resignation,
)
"""What changes nothing any more once the game is over on the board."""

BLITZ: Mapping[type[Happening], Paragraph] = {
    IllegalMove: annex_d_blitz.illegal_move,
    LastMinutesClaim: annex_d_blitz.no_last_minutes,
}
RAPID: Mapping[type[Happening], Paragraph] = {
    FlagFall: annex_e_rapid.both_flags,
    IllegalMove: annex_e_rapid.illegal_move,
    WrongColors: annex_e_rapid.colors,
    WrongSetup: annex_e_rapid.setup,
}
LAST_PHASE: Mapping[type[Happening], Paragraph] = {
    FlagFall: annex_f_last_phase.both_flags,
    LastMinutesClaim: annex_f_last_phase.last_minutes,
}
GENERAL: Mapping[type[Happening], Paragraph] = {
    Agreement: p02_games.agreed,
    FlagFall: p02_games.out_of_time,
    IllegalMove: p02_games.illegal_against_bare_king,
    LateArrival: p02_games.late,
    MovesClaim: p02_games.fifty_moves,
    Refusal: p02_games.refused,
    RepetitionClaim: p02_games.repetition,
    Resignation: p02_games.resigned,
    SealedMove: p02_games.resumed,
}
TABLES: Mapping[Chess, tuple[Mapping[type[Happening], Paragraph], ...]] = {
    Chess.STANDARD: (LAST_PHASE, GENERAL),
    Chess.RAPID: (RAPID, LAST_PHASE, GENERAL),
    Chess.BLITZ: (BLITZ, RAPID, GENERAL),
}


def judge(facts: GameFacts, dispute: Dispute, values: Values) -> LawsAnswer | None:
    """§ 2.6, 2.7, 2.9: what is lost or drawn here; None = left to the Laws of Chess (2.1)."""
    happening = dispute.happening
    kind = type(happening)
    over = p02_games.over_on_board(facts, dispute, values) if kind in AFTER_THE_END else None
    if over:
        return over
    asked = (table[kind] for table in TABLES[dispute.chess] if kind in table)
    answers = (paragraph(facts, happening, dispute, values) for paragraph in asked)
    return next((answer for answer in answers if answer), None)


def chess(time: TimeControl, values: Values) -> ChessMade | None:
    """Anhang D C1, Anhang E B1: by the time for all moves; None = an increment, not printed."""
    if time.increment:
        return None
    if annex_d_blitz.is_blitz(time, values):
        return ChessMade(Chess.BLITZ, "D.C1")
    rapid = annex_e_rapid.is_rapid(time, values)
    return ChessMade(Chess.RAPID if rapid else Chess.STANDARD, "E.B1")
