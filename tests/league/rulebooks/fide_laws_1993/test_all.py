"""Whatever happens in whatever game, the FIDE Laws of 1993 answer in both languages."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from league.facts.disputes import (
    Agreement,
    Chess,
    Device,
    FlagFall,
    Happening,
    IllegalForm,
    IllegalMove,
    LastMinutesClaim,
    LateArrival,
    MovesClaim,
    PhoneFound,
    PositionAsked,
    Refusal,
    RepetitionClaim,
    Resignation,
    SealedMove,
    SignedResult,
    WrongColors,
    WrongSetup,
)
from league.facts.games import Color, Ending, Fault, GameFacts
from league.outcomes.laws import GameResult
from tests.league.rulebooks.fide_laws_1993.laws_1993_world import BLACK_WINS, THIRD, WHITE_WINS, ask
from tests.worlds.laws_world import BLACK, NO, UNSETTLED, WHITE, announced, game, unplayable


def games() -> Iterator[GameFacts]:
    """Games with each kind of last position and of announced move."""
    for facts in (
        game(0),
        game(THIRD),
        game(f"{THIRD} x"),
        game(3, quiet=100, white="K"),
        game(4, black="K"),
        game(4, can={WHITE: NO, BLACK: NO}, dead_at=3),
        game(4, can={WHITE: UNSETTLED, BLACK: NO}),
        game(4, ending=Ending.CHECKMATE),
        game(5, ending=Ending.STALEMATE),
        replace(game(2), mating={}),
    ):
        yield facts
        yield replace(facts, announced=announced(facts, "0"))
        yield replace(facts, announced=announced(facts, "end", ending=Ending.CHECKMATE))
        yield replace(facts, announced=unplayable(Fault.AMBIGUOUS))


def happenings(by: Color) -> Iterator[Happening]:
    """Everything that may happen, by one player."""
    yield from (Agreement(), PositionAsked(), Resignation(by), LastMinutesClaim(by=by))
    for yes in (False, True):
        yield RepetitionClaim(by=by, announced=yes, touched=yes)
        yield MovesClaim(by=by, announced=yes, limit=75 if yes else None)
        yield FlagFall(by=by, other_too=yes)
        yield SealedMove(by=by, no_show=yes)
        yield PhoneFound(by=by, device=Device.SWITCHED_ON, on_player=yes)
        yield WrongColors(moves_made=5, quarter_gone=yes)
        for form in IllegalForm:
            yield IllegalMove(by=by, wrong=form, answered=yes)
            yield IllegalMove(by=by, wrong=form, count=3, pressed=yes, opponent_claims=True)
    yield WrongSetup(moves_made=2)
    yield LateArrival(by=by, minutes=61)
    yield LateArrival(by=None, minutes=61)
    yield from (Refusal(by), Refusal(None))
    yield from (SignedResult(one) for one in ("1-0", "0-1", "½-½", "0-0", "?"))


@pytest.mark.parametrize("chess", Chess)
@pytest.mark.parametrize("by", Color)
def test_everything_is_answered_and_10_5_the_bare_king_never_wins(chess: Chess, by: Color) -> None:
    for facts in games():
        for happening in happenings(by):
            answer = ask(facts, happening, chess=chess, clock={WHITE: 200, BLACK: 200})
            won: dict[GameResult, Color] = {WHITE_WINS: WHITE, BLACK_WINS: BLACK}
            winner = won.get(answer.result)
            mated = facts.last.ending is Ending.CHECKMATE or (
                facts.announced is not None
                and facts.announced.ply is not None
                and facts.announced.ply.position.ending is not None
            )
            assert winner is None or mated or not facts.last.bare(winner)
