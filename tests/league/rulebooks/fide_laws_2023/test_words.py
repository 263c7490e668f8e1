"""Every answer of the Laws of 2023 cites printed articles and speaks both languages."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from league.facts import disputes
from league.facts.disputes import Chess, Device, Happening, IllegalForm
from league.facts.games import Color, Ending, Fault, GameFacts
from league.language import speaking
from league.outcomes.laws import GameResult
from league.rulebooks import load
from tests.worlds import laws_world as world
from tests.worlds.laws_world import BLACK, NO, UNSETTLED, WHITE, game, unplayable

BOOK = load("fide-laws-2023")
BOTH = (False, True)


def happenings() -> Iterator[Happening]:
    """Every happening, with every switch that it has."""
    yield from (disputes.Agreement(), disputes.PositionAsked())
    yield from map(disputes.SignedResult, ("1-0", "¾-¼"))
    yield from (disputes.WrongColors(moves_made=made) for made in (0, 10))
    yield from (disputes.WrongSetup(moves_made=made) for made in (0, 10))
    yield disputes.LateArrival(by=None, minutes=5)
    yield from map(disputes.Refusal, (None, *Color))
    for by in Color:
        yield disputes.Resignation(by)
        yield from (disputes.LateArrival(by=by, minutes=minutes) for minutes in (0, 5))
        yield from (disputes.SealedMove(by=by, no_show=absent) for absent in BOTH)
        for one, two in product(BOTH, BOTH):
            yield disputes.RepetitionClaim(by=by, announced=one, touched=two)
            yield disputes.MovesClaim(by=by, announced=one, touched=two)
            yield disputes.LastMinutesClaim(by=by, guideline=one, increment_asked=two)
            yield disputes.FlagFall(by=by, other_too=one, guideline=two)
            yield disputes.PhoneFound(by=by, device=list(Device)[one], on_player=two)
            for wrong, count in product(IllegalForm, (1, 2)):
                yield disputes.IllegalMove(
                    by=by, count=count, wrong=wrong, pressed=one, answered=two, opponent_claims=one
                )


def games() -> Iterator[GameFacts]:
    """Games in which claims are right, wrong and too late, some with a move written down."""
    running = [game(0), game("a b c 0 d e f 0"), game("a b c 0 d e f"), game(100, quiet=100)]
    for facts in running:
        yield facts
        yield replace(facts, announced=world.announced(facts, "0"))
        yield from (replace(facts, announced=unplayable(what)) for what in Fault)
    yield game(10, can={WHITE: UNSETTLED, BLACK: UNSETTLED})
    yield game(10, can={WHITE: NO, BLACK: NO})
    yield from (game(10, ending=ending) for ending in Ending)
    yield game("a b c 0 " * 4)
    yield game(150, quiet=150)


@pytest.mark.parametrize("chess", list(Chess))
def test_every_answer_cites_the_print_and_speaks_both_languages(chess: Chess) -> None:
    answers = [
        world.judged("fide-laws-2023", facts, happening, chess=chess, clock={WHITE: 60, BLACK: 90})
        for facts, happening in product(games(), happenings())
    ]
    # ½-0 comes only from an arbiter (12.9.6), or from a federation's own paragraph.
    halves = {GameResult.WHITE_HALF, GameResult.BLACK_HALF}
    assert {one.result for one in answers} == set(GameResult) - halves
    for one in answers:
        assert {one.article, *one.further} <= set(BOOK.paragraphs)
        assert one.article not in one.further
        assert (one.ended_at is None) == (
            one.result in (GameResult.PLAYS_ON, GameResult.NEW_GAME, GameResult.ARBITER)
        )
        for sentence in (one.sentence, *one.choices):
            with speaking("de"):
                german = str(sentence)
            english = str(sentence)
            assert german != english
            assert "{" not in german + english
            assert not {"he", "him", "his"} & set(english.lower().split())
