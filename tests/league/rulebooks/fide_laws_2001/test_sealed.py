"""The Laws of 2001: what stands in the envelope of an adjourned game (Annex A)."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

import pytest

from league.facts.disputes import SealedMove
from league.facts.games import Color, Ending, Fault, GameFacts, MatingAnswer
from league.outcomes.laws import GameResult
from league.rulebooks import load
from tests.worlds import laws_world
from tests.worlds.laws_world import BLACK, NO, UNSETTLED, WHITE, YES, announced, game, unplayable

judged = partial(laws_world.judged, "fide-laws-2001")
BY = SealedMove(by=WHITE)
AWAY = SealedMove(by=WHITE, no_show=True)


def envelope(
    ending: Ending | None = None, can: Mapping[Color, MatingAnswer] | None = None
) -> GameFacts:
    facts = game(4)
    return replace(facts, announced=announced(facts, ending=ending, can=can))


def faulty(what: Fault, can: MatingAnswer = YES) -> GameFacts:
    return replace(game(4, can={BLACK: can}), announced=unplayable(what, "Sd2"))


FAULTS = [(Fault.AMBIGUOUS, "A8.a"), (Fault.UNREADABLE, "A8.b"), (Fault.ILLEGAL, "A8.c")]


@pytest.mark.parametrize(("what", "article"), FAULTS)
def test_a8_a_faulty_sealed_move_loses(what: Fault, article: str) -> None:
    for happening in (BY, AWAY):
        found = judged(faulty(what), happening)
        assert (found.result, found.article) == (GameResult.BLACK_WINS, article)
        assert (found.claim, found.ended_at) == (None, 4)


def test_a8_b_an_empty_envelope_has_no_meaning() -> None:
    assert judged(game(4), BY).article == "A8.b"


@pytest.mark.parametrize(("what", "article"), FAULTS)
def test_a8_not_lost_when_the_opponent_cannot_mate(what: Fault, article: str) -> None:
    found = judged(faulty(what, NO), BY)
    assert (found.result, found.article) == (GameResult.DRAW, "6.10")
    unsettled = judged(faulty(what, UNSETTLED), BY)
    assert (unsettled.result, unsettled.article) == (GameResult.ARBITER, article)
    assert len(unsettled.choices) == 2


def test_a8_not_lost_when_the_position_was_dead() -> None:
    facts = replace(game(4, dead_at=4), announced=unplayable(Fault.ILLEGAL))
    found = judged(facts, BY)
    assert (found.result, found.article, found.further) == (GameResult.DRAW, "5.2.b", ("9.6",))


def test_a9_a_a_good_move_is_played() -> None:
    found = judged(envelope(), BY)
    assert (found.result, found.article, found.ended_at) == (GameResult.PLAYS_ON, "A9.a", None)


def test_a10_who_does_not_come_loses() -> None:
    found = judged(envelope(), AWAY)
    assert (found.result, found.article) == (GameResult.BLACK_WINS, "A10")
    assert len(found.choices) == 1


@pytest.mark.parametrize(("happening", "article"), [(BY, "5.1.a"), (AWAY, "A10.a")])
def test_a10_a_a_sealed_checkmate_wins(happening: SealedMove, article: str) -> None:
    found = judged(envelope(Ending.CHECKMATE), happening)
    assert (found.result, found.article, found.ended_at) == (GameResult.WHITE_WINS, article, 4)


@pytest.mark.parametrize(("happening", "article"), [(BY, "5.2.a"), (AWAY, "A10.b")])
def test_a10_b_a_sealed_stalemate_draws(happening: SealedMove, article: str) -> None:
    found = judged(envelope(Ending.STALEMATE), happening)
    assert (found.result, found.article) == (GameResult.DRAW, article)


@pytest.mark.parametrize(("happening", "article"), [(BY, "5.2.b"), (AWAY, "A10.b")])
def test_a10_b_a_sealed_move_to_a_dead_position_draws(happening: SealedMove, article: str) -> None:
    found = judged(envelope(can={WHITE: NO, BLACK: NO}), happening)
    assert (found.result, found.article) == (GameResult.DRAW, article)
    doubtful = judged(envelope(can={WHITE: NO, BLACK: UNSETTLED}), happening)
    assert (doubtful.result, doubtful.article) == (GameResult.ARBITER, article)


def test_a1_a_only_the_player_on_move_seals() -> None:
    found = judged(envelope(), SealedMove(by=BLACK))
    assert (found.result, found.article) == (GameResult.ARBITER, "A1.a")


def test_a2_seven_things_stand_on_the_envelope_in_the_order_of_the_print() -> None:
    book = load("fide-laws-2001")
    assert book.laws is not None
    entries = book.laws.envelope(book.on(book.first_day))
    assert entries == ("A2.a", "A2.b", "A2.c", "A2.d", "A2.e", "A2.f", "A2.g")
    assert "Namen" in book.paragraphs[entries[0]].says["de"]
    assert "Wiederaufnahme" in book.paragraphs[entries[-1]].says["de"]
