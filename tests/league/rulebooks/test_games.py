"""What the federations' own paragraphs leave to a person in a disputed game, and what they name."""

from league.facts.disputes import Chess, Device, Dispute, IllegalMove, LastMinutesClaim, PhoneFound
from league.facts.games import Color, GameFacts
from league.outcomes.laws import GameResult, LawsAnswer
from league.rulebooks import load
from tests.worlds.laws_world import UNSETTLED, WHITE, game

UNKNOWN = game(4, can={Color.BLACK: UNSETTLED})
"""Nobody knows whether Black can still mate."""


def asked(book: str, facts: GameFacts, dispute: Dispute) -> LawsAnswer | None:
    found = load(book)
    return found.game_rules.judge(facts, dispute, found.on(found.first_day))


def test_4_2_an_unsettled_position_leaves_win_or_draw_to_a_person() -> None:
    phone = PhoneFound(by=WHITE, device=Device.SWITCHED_ON)
    found = asked("sjrp-2025", UNKNOWN, Dispute(happening=phone, division="em-u12"))
    assert found is not None
    assert (found.result, found.article) == (GameResult.ARBITER, "4.2")
    assert [str(one) for one in found.choices] == [
        "Black could still win: a win",
        "Black could not win any more: a draw for Black",
    ]


def test_4_2_without_a_known_division_nothing_is_said() -> None:
    phone = PhoneFound(by=WHITE, device=Device.SWITCHED_ON)
    assert asked("sjrp-2025", UNKNOWN, Dispute(happening=phone)) is None
    assert asked("sjrp-2025", UNKNOWN, Dispute(happening=phone, division="vm-u16")) is None


def test_4_5_the_arbiter_may_take_the_game_from_the_third_illegal_move_on() -> None:
    def choices(count: int) -> int:
        done = IllegalMove(by=WHITE, count=count)
        dispute = Dispute(happening=done, chess=Chess.RAPID, division="em-u10w")
        found = asked("sjrp-2025", UNKNOWN, dispute)
        assert found is not None
        return len(found.choices)

    # A warning and a time penalty; the loss of the game beside them from the third one on.
    assert [choices(count) for count in (1, 2, 3, 4)] == [2, 2, 3, 3]


def test_d_c3_an_unsettled_position_leaves_win_or_draw_to_a_person() -> None:
    claimed = IllegalMove(by=WHITE, opponent_claims=True)
    found = asked("tuwo-stmk-2011", UNKNOWN, Dispute(happening=claimed, chess=Chess.BLITZ))
    assert found is not None
    assert (found.result, found.article, len(found.choices)) == (GameResult.ARBITER, "D.C3", 2)


def test_f_10_2_the_arbiter_has_three_choices() -> None:
    claim = Dispute(happening=LastMinutesClaim(by=WHITE), clock={WHITE: 90})
    found = asked("tuwo-stmk-2011", game(4), claim)
    assert found is not None
    assert [str(one) for one in found.choices] == [
        "a draw, if the opponent does not try to win or cannot win by normal means",
        "postponing the decision; the opponent may get 2:00 more",
        "rejecting it; the opponent gets 2:00 more",
    ]
    assert "1:30" in str(found.sentence)
