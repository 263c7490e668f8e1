"""What a decision is about: each kind is written to its text and read back from it."""

import pytest

from league.decision_subjects import (
    BoardScore,
    FeeKey,
    FindingKey,
    Order,
    Points,
    Target,
    TeamKey,
    Verdict,
    target_of,
)
from league.facts.matches import Side
from league.rulings import Action, Ruling
from tests.worlds.stored_world import ruling

KINDS: list[tuple[str, Target, str]] = [
    ("4.4.a.2|home|3|100001", FindingKey("4.4.a.2", Side.HOME, 3, "100001"), ""),
    ("4.4.d.1|||", FindingKey("4.4.d.1"), ""),
    ("fee|7.2.c|away|1||federation", FeeKey("7.2.c", Side.AWAY, 1, None, "federation"), ""),
    ("fee|7.2.a|home|||opponent", FeeKey("7.2.a", Side.HOME, None, None, "opponent"), ""),
    ("board|3|2:0", BoardScore(3, (2, 0)), "board|3"),
    ("match|void", Verdict(), "match"),
    ("match|16:0", Verdict((16, 0)), "match"),
    ("match|16:0|2:0", Verdict((16, 0), (2, 0)), "match"),
    ("points|2|-2:-1", Points(-2, -1, 2), "points|2"),
    ('order|["kl","lot","B|1","A"]', Order("kl", "lot", ("B|1", "A")), "order|kl|A|B|1"),
]


@pytest.mark.parametrize(("text", "target", "topic"), KINDS)
def test_a_target_is_read_as_it_was_written(text: str, target: Target, topic: str) -> None:
    assert target.text == text
    assert target_of(text) == target
    decided: Ruling = ruling(Action.ADD, target=target_of(text))
    assert (decided.topic, decided.added) == (topic or text, target)
    assert ruling(Action.REOPEN, target=target_of(text)).added is None


@pytest.mark.parametrize(
    "text",
    [
        *("", "KLGRAZ01", "match", "match|1", "board|x|2:0", "board|3|5:5", "points|x|1:1"),
        *("order|", "order|[]", 'order|["kl","coin","A"]', "fee||home|1||federation"),
        *("fee|7.2.c|both|1||federation", "fee|7.2.c|home|x||federation", "a|b|c|d", "|home|1|"),
        *("4.4|home|03|", "4.4|home|0|", "board|03|2:0", "match|016:0", 'order|["kl", "lot", "A"]'),
    ],
)
def test_any_other_text_stands_for_a_team_and_stays_letter_for_letter(text: str) -> None:
    assert target_of(text) == TeamKey(text)
    assert target_of(text).text == TeamKey(text).topic == text
