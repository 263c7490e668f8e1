"""§ 4.3, 6.2, 6.3, 7.7, 8.4, 8.5, 9.1, 9.2, 10.11, 11-18: how championships are played."""

from dataclasses import replace
from datetime import date, datetime, timedelta

import pytest

from league import play_rules
from league.facts.tournaments import Entrant, RoundPairing, System, Tournament
from league.rulebooks import load

BOOK = load("sjrp-2025")
DAY = date(2026, 5, 2)
VALUES = BOOK.on(DAY)
U8 = Tournament(id="t", name="T", system=System.SWISS, rounds=7, like="em-u8", first_day=DAY)
BEGINS = datetime.fromisoformat("2026-05-02 12:30")


def against(kind: str, time: str = "", **more: object) -> list[str]:
    one = replace(U8, like=kind, time_control=time, **more)  # type: ignore[arg-type]
    said = play_rules.unfit(BOOK, DAY, one)
    assert said
    return [found.rule for found in said.answer]


@pytest.mark.parametrize(
    ("kind", "time", "rules"),
    [
        # As the announcement of 2026 and § 7.7 print it.
        ("em-u18", "90 Minuten / 40 Züge + 30 Minuten / Rest zzgl. 30 Sekunden Inkrement", []),
        ("em-u14w", "90 min / 40 Züge / Rest 30 min + 30 sec Inkrement ab dem 1. Zug", []),
        ("em-u14", "90/40+30+30s", []),
        ("em-u14", "90 min/40 + 30 min + 29 s", ["7.7"]),
        ("em-u14", "90 min/40 + 29 min + 30 s", ["7.7"]),
        ("em-u14", "90 min + 30 s", ["7.7"]),
        ("em-u14", "as usual", ["7.7"]),
        ("em-u14", "", []),
        # 60 moves: 30 min + 60 · 30 s = 60 min are standard chess, 29 min + 30 min are not.
        ("em-u12", "30 min + 30 s", []),
        ("em-u12", "29 min + 30 s", ["8.5"]),
        ("em-u10w", "60 min", []),
        ("em-u10w", "59 min", ["8.5"]),
        ("em-u8", "55 min + 5 s", []),
        ("em-u8", "55 min + 4 s", ["9.2"]),
        ("em-u8", "54 min + 5 s", ["9.2"]),
        ("vm-u16", "25 min", []),
        ("vm-u16", "24 min + 10 s", ["10.11"]),
        ("vm-u16-swiss", "24 min", ["10.11"]),
        ("wk-3", "15 min", []),
        ("wk-3", "14 min", ["18.12"]),
    ],
)
def test_7_7_8_5_9_2_10_11_18_12_time_controls(kind: str, time: str, rules: list[str]) -> None:
    assert against(kind, time) == rules


@pytest.mark.parametrize(
    ("kind", "rounds", "days", "rules"),
    [
        ("em-u10", 7, 1, []),
        ("em-u10", 8, 1, ["8.4"]),
        # Friday to Sunday; four days are no weekend.
        ("em-u10", 8, 3, ["8.4"]),
        ("em-u10", 8, 4, []),
        ("em-u14", 9, 2, []),
    ],
)
def test_8_4_at_most_seven_rounds_at_a_weekend(
    kind: str, rounds: int, days: int, rules: list[str]
) -> None:
    last = DAY + timedelta(days=days - 1)
    assert against(kind, rounds=rounds, last_day=last) == rules


def test_4_3_another_waiting_time_is_announced_for_rapid_alone() -> None:
    assert against("em-u14", waiting=15) == []
    assert against("em-u14", waiting=16) == ["4.3"]
    assert against("vm-u16", "25 min", waiting=5) == []


@pytest.mark.parametrize(
    ("kind", "boards", "rounds", "rules"),
    [
        ("vm-u20", 6, 7, []),
        ("vm-u20", 4, 7, ["11.1"]),
        ("vm-u16", 4, 9, []),
        ("vm-u16", 6, 9, ["12.1"]),
        ("vm-u14", 3, 5, ["13.1"]),
        ("vm-u12", 5, 5, ["14.1"]),
        ("vm-u10-swiss", 6, 5, ["15.1"]),
        ("vm-u16w", 5, 5, ["16.1"]),
        ("vm-u12w", 3, 5, ["17.1"]),
        ("wk-2", 6, 7, []),
        ("wk-2", 4, 7, ["18.5"]),
        ("wk-4", 4, 7, []),
        ("wk-4", 4, 8, ["18.11"]),
        ("em-u10", 0, 9, []),
    ],
)
def test_11_1_18_5_18_11_boards_and_rounds_that_cannot_be(
    kind: str, boards: int, rounds: int, rules: list[str]
) -> None:
    one = replace(U8, like=kind, teams=boards > 0, boards=boards, rounds=rounds)
    said = play_rules.forbidden(BOOK, DAY, one)
    assert said
    assert [found.rule for found in said.answer] == rules


@pytest.mark.parametrize(
    ("published", "words"),
    [
        ("2026-05-02 12:00", ""),
        ("2026-05-02 12:01", "29 min before it begins"),
        ("2026-05-02 12:30", "0 min before it begins"),
        ("2026-05-02 12:31", "1 min after its beginning"),
        ("", "not on record"),
    ],
)
def test_6_2_pairs_by_hand_are_published_30_minutes_before(published: str, words: str) -> None:
    at = datetime.fromisoformat(published) if published else None
    one = RoundPairing(tournament="t", round=2, pairs=(), by_hand=True, published=at)
    said = play_rules.by_hand(BOOK, DAY, one, BEGINS)
    assert said
    assert words in str(said.answer.sentence if said.answer else "")
    assert bool(said.answer) == bool(words)


def test_6_2_asks_nothing_of_a_round_that_the_rules_paired() -> None:
    one = RoundPairing(tournament="t", round=2, pairs=(), edition="FIDE")
    assert play_rules.by_hand(BOOK, DAY, one, BEGINS) is None


def test_6_2_without_the_hour_of_the_round_nobody_can_tell() -> None:
    one = RoundPairing(tournament="t", round=2, pairs=(), by_hand=True, published=BEGINS)
    said = play_rules.by_hand(BOOK, DAY, one, None)
    assert said
    assert said.answer
    assert "cannot be seen" in str(said.answer.sentence)


@pytest.mark.parametrize(
    ("kind", "sex", "group", "found"),
    [
        ("em-u8", "m", "", "U8"),
        ("em-u8", "w", "", "U8w"),
        ("em-u8", "", "", "U8"),
        ("em-u10", "w", "", "U10"),
        ("em-u10", "w", "U10w", "U10w"),
        ("em-u18w", "w", "", "U18w"),
        ("vm-u16-swiss", "", "", "U16"),
        ("wk-2", "", "", ""),
    ],
)
def test_6_3_9_1_the_group_in_which_somebody_is_ranked(
    kind: str, sex: str, group: str, found: str
) -> None:
    one = Entrant(tournament="t", key="A", name="A", sex=sex, group=group)
    assert play_rules.group(BOOK, DAY, replace(U8, like=kind), one) == found
