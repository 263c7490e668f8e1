"""Report files that contradict themselves: refused with line, record, round and player."""

import pytest

from league.errors import InputError
from league.trf.reading import read
from tests.league.trf.test_reading import PAIR, teams, text
from tests.worlds.trf_world import line, player

ROUNDS = "142 1"


def refusal(content: str | bytes) -> str:
    with pytest.raises(InputError) as caught:
        read(content)
    return str(caught.value)


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (
            [player(1, "1.0", "7 w 1"), PAIR[1]],
            "Line 1, record 001: player 1, round 1: his opponent 7 is not in the file.",
        ),
        (
            [player(1, "1.0", "1 w 1"), PAIR[1]],
            "Line 1, record 001: player 1, round 1: he plays against himself.",
        ),
        (
            [PAIR[0], player(2, "0.0", "1 w 0")],
            "Line 2, record 001: player 2, round 1: both players have the same colour.",
        ),
        (
            [PAIR[0], player(2, "1.0", "1 b 1")],
            "player 2, round 1: his result “1” and “1” of his opponent do not fit together.",
        ),
        (
            [PAIR[0], player(2, "0.0", "1 b")],
            "player 1, round 1: his result “1” and (none) of his opponent do not fit together.",
        ),
        (
            [PAIR[0], player(2, "0.0", "1 b L")],
            "his result “1” and “L” of his opponent do not fit together.",
        ),
        (
            [player(1, "1.0", "2 w +"), player(2, "1.0", "1 b +")],
            "his result “+” and “+” of his opponent do not fit together.",
        ),
        (
            [PAIR[0], player(2, "0.0", "Z")],
            "Line 1, record 001: player 1, round 1: his opponent 2 has nobody in that round.",
        ),
        (
            [*PAIR, player(3, "1.0", "2 w 1")],
            "Line 3, record 001: player 3, round 1: his opponent 2 plays against 1.",
        ),
        (
            [player(1, "1.0", "2 - 1"), player(2, "0.0", "1 - 0")],
            "player 1, round 1: neither line has a colour.",
        ),
        (
            [ROUNDS, player(1, "1.0", "2 w 1", "2 b 0"), player(2, "1.0", "1 b 0", "1 w 1")],
            "Line 2, record 001: player 1, round 2: the last round of the tournament is 1.",
        ),
        ([*PAIR, player(2, "0.0")], "Line 3, record 001: start number 2 stands in line 2 already."),
        ([*PAIR, "001      m"], "Line 3, record 001: “” is no start number."),
        ([player(1, "1.0", "2 w 7"), PAIR[1]], "player 1, round 1: “7” is no result."),
        ([player(1, "1.0", "2 x 1"), PAIR[1]], "player 1, round 1: “x” is no colour."),
        ([player(1, "1.0", "2 w U"), PAIR[1]], "player 1, round 1: a bye (“U”) has no opponent."),
        ([*PAIR, "142 many"], "Line 3, record 142: “many” is no number of rounds."),
        ([*PAIR, "142 1000"], "Line 3, record 142: “1000” is no number of rounds."),
        ([*PAIR, "152 green"], "Line 3, record 152: “green” is no colour."),
        ([*PAIR, "162  W 0.7"], "Line 3, record 162: “0.7” are neither whole nor half points."),
        (
            [*PAIR, "XXS WW=1 BW=2"],
            "Line 3, record XXS: White and Black get different points; no table here can do that.",
        ),
        ([*PAIR, "XXZ 9"], "Line 3, record XXZ: number 9 is not in the file."),
        (
            [*PAIR, "172 AUT NRO", line("AUT", {5: "   9", 49: "2000"})],
            "Line 4, record AUT: number 9 is not in the file.",
        ),
        (
            [*PAIR, line("260", {5: "  1", 9: "  2", 13: "   1", 18: "   9"})],
            "Line 3, record 260: number 9 is not in the file.",
        ),
        (
            [*PAIR, line("240", {5: "H", 7: "  1", 11: "   1"})],
            "Line 3, record 240: round 1: number 1 has a bye and meets 2.",
        ),
        (
            [*PAIR, line("240", {5: "Q", 7: "  1", 11: "   1"})],
            "Line 3, record 240: “Q” is no kind of bye.",
        ),
        (
            [*PAIR, line("250", {10: " 1.0", 15: "  3", 19: "  1", 23: "   1", 28: "   2"})],
            "Line 3, record 250: its first round is later than its last one.",
        ),
    ],
)
def test_a_file_of_players_that_contradicts_itself_is_refused(
    lines: list[str], expected: str
) -> None:
    assert expected in refusal(text(*lines))


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        (
            line("310", {5: "  1", 9: "Weiz", 74: "   1"}),
            "Line 7, record 310: team 1 stands in it twice.",
        ),
        (
            line("310", {5: "  3", 9: "Weiz", 74: "   1"}),
            "Line 7, record 310: player 1 is in team 1 and in team 3.",
        ),
        (
            line("300", {5: "  1", 9: "  1", 13: "  2", 17: "   1", 22: "   4"}),
            "Line 7, record 300: player 4 is not in team 1.",
        ),
        (
            line("330", {5: "+-", 8: "  2", 12: "  1", 16: "  9"}),
            "Line 7, record 330: number 9 is not in the file.",
        ),
        (
            line("330", {5: "+-", 8: "  2", 12: "  1", 16: "  1"}),
            "Line 7, record 330: team 1 plays against itself.",
        ),
        (
            line("330", {5: "++", 8: "  2", 12: "  1", 16: "  2"}),
            "Line 7, record 330: “++” is no forfeit.",
        ),
        (line("320", {5: " 1.0", 10: " 1.0", 15: "  9"}), "number 9 is not in the file."),
        (
            text(
                line("320", {5: " 1.0", 10: " 1.0", 15: "000"}),
                line("320", {5: " 2.0", 10: " 1.0", 15: "000"}),
            ),
            "Line 8, record 320: it may stand in a file once; a second one contradicts it.",
        ),
    ],
)
def test_a_file_of_teams_that_contradicts_itself_is_refused(more: str, expected: str) -> None:
    assert expected in refusal(teams(more))


def test_a_team_with_two_opponents_in_a_round_is_refused() -> None:
    third = line("310", {5: "  3", 9: "Weiz", 74: "   5"})
    mixed = teams(player(5, "0.0", "2 w 0"), third).replace("4 b 0", "5 b 1")
    mixed = mixed.replace("2 w 1", "    ", 1)
    assert "Round 1: team 1 meets the teams 2, 3." in refusal(mixed)


def test_several_contradictions_are_told_together() -> None:
    told = refusal(text(player(1, "1.0", "7 w 1"), player(2, "0.0", "8 b 0"))).splitlines()
    assert [one[:6] for one in told] == ["Line 1", "Line 2"]


def test_a_file_cut_off_in_the_middle_is_refused() -> None:
    whole = text(*PAIR, player(3, "1.0", "4 w 1"), player(4, "0.0", "3 b 0"))
    assert "his opponent 4 is not in the file" in refusal(whole[: whole.rindex("001")])
    cut = whole[:-9]
    assert "his opponent 4 has nobody in that round" in refusal(cut)


def test_a_file_without_players_or_of_something_else_is_refused() -> None:
    expected = "The file has no players (lines that begin with 001)."
    assert refusal("") == expected
    assert refusal('[Event "Open"]\n1. e4 e5 1-0\n') == expected
    assert refusal(b"\x89PNG").startswith(("Line 1", "The file"))


def test_signs_that_no_text_may_hold_are_refused_with_their_line() -> None:
    one = player(1, "1.0", "2 w 1", name="Berg\x1b[2Jer")
    assert refusal(text(one, PAIR[1])).startswith("Line 1: The character ␛")


def test_a_file_that_is_far_too_large_is_refused() -> None:
    assert (
        refusal("\n" * 20_000_001) == "The file is larger than 20 MB; no tournament report file is."
    )
