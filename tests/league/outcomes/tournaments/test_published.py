"""Tables that others have published, and what they printed beside each name."""

from collections.abc import Mapping

import pytest

from league.facts.tournaments import Unplayed
from league.outcomes.tournaments.crosstable import CrossTable
from league.outcomes.tournaments.table import ranked
from league.trf.reading import read
from league.trf.round_history import turns_of
from tests.worlds.other_programs import NEEDED, content
from tests.worlds.tournament_tables import table, values

EXERCISE = {
    1: "9w1 13b= 2w= 15b1 4w=",
    2: "10b1 7w1 1b= 16w1 3b=",
    3: "11w= 6b1 8w1 4b= 2w=",
    4: "12b1 H 13w1 3w= 1b=",
    5: "13w0 15b0 11w1 7b= 10w1",
    6: "14b0 3w0 U 10w1 8b1",
    7: "15w1 2b0 16b0 5w= 11b0",
    8: "16b= 14w1 3b0 13w1 6w0",
    9: "1b0 10w0 H 11b- U",
    10: "2w0 9b1 15w0 6b0 5b0",
    11: "3b= 16w0 5b0 9w+ 7w1",
    12: "4w0 U 14w+ Z Z",
    13: "5b1 1w= 4b0 8b0 14w0",
    14: "6w1 8b0 12b- Z 13b1",
    15: "7b0 5w1 10b1 1w0 16b0",
    16: "8w= 11b1 7w1 2b0 15w1",
}
"""The exercise that FIDE's Technical Commission published on 18 March 2024 for the rules of 2023:
https://tec.fide.com/2024/03/18/tie-break-exercise/ (its results as kept with the tests of
github.com/marceljuenemann/tiebreak; the row of 12 follows from the others')."""

BUCHHOLZ = {2: 13, 1: 12.5, 3: 15.5, 5: 8.5, 8: 13.5, 11: 13.5, 16: 12.5, 4: 15}
"""Solutions 1 to 4."""
CUT_1 = {5: 7.5, 8: 12, 11: 12}
"""Solution 5."""


@pytest.mark.parametrize(
    ("criterion", "printed"), [("buchholz", BUCHHOLZ), ("buchholz_cut_1", CUT_1)]
)
def test_fides_exercise_of_2024(criterion: str, printed: Mapping[int, float]) -> None:
    found = values(table(EXERCISE, unplayed=Unplayed.FIDE_2023), criterion)
    assert {number: found[number] for number in printed} == printed


RAPID = """
    * 1 1 1 1 1 1 1
    0 * 1 ½ 1 1 1 1
    0 0 * ½ 1 1 1 1
    0 ½ ½ * 0 1 1 1
    0 0 0 1 * 1 1 1
    0 0 0 0 0 * 1 1
    0 0 0 0 0 0 * 1
    0 0 0 0 0 0 0 *
"""
"""A round robin of SV Bad Bevensen, https://sv-bad-bevensen.de/?p=4917, row by final place."""
POINTS = [7, 5.5, 4.5, 4, 4, 2, 1, 0]
SONNEBORN_BERGER = [21, 13.5, 9, 8, 7, 1, 0, 0]
"""As printed there beside each name (“Punkte”, “SoBerg”)."""


def test_a_clubs_round_robin_is_ranked_by_sonneborn_berger() -> None:
    rows = [line.split() for line in RAPID.strip().splitlines()]
    signs = {"1": "1", "½": "=", "0": "0"}
    # Who had White is not printed, and decides nothing here.
    lines = {
        number: " ".join(f"{at}w{signs[one]}" for at, one in enumerate(row, 1) if one != "*")
        for number, row in enumerate(rows, 1)
    }
    found = ranked(table(lines, round_robin=True), ["sonneborn_berger"])
    assert [row.number for row in found] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [row.points / 2 for row in found] == POINTS
    assert [row.worked[0].number / 4 for row in found if row.worked[0]] == SONNEBORN_BERGER


@NEEDED
def test_the_9th_karl_mala_memorial_of_2005_is_ranked_by_buchholz() -> None:
    # FIDE's sample of a report file has the final rank of 276 players. How unplayed games counted
    # is not said; so those are looked at of whom, and of whose opponents, every game was played.
    file = read(content("karl_mala_2005_trf16_ind284.trf"))
    turns = turns_of(file)
    played = {number for number, mine in turns.items() if all(turn.played for turn in mine)}
    clean = {n for n in played if all(turn.opponent in played for turn in turns[n])}
    rows = {row.number: row for row in ranked(CrossTable(turns, 7), ["buchholz"])}
    printed = sorted((p.rank or 0, p.number) for p in file.players if p.number in clean)
    found = [(rows[number].points, rows[number].worked[0]) for _rank, number in printed]
    in_order = [(points, worked.number) for points, worked in found if worked]
    assert in_order == sorted(in_order, reverse=True)
    assert len(in_order) == len(set(printed)) == 154
