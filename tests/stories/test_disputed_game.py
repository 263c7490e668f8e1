"""A story: two score sheets that differ, a claim, the decision on paper, an appeal, the table.

Board 3 of Murtal (home, White on board 3) – Lindgraben was lost 0:1. Murtal protests: the same
position stood three times, after White's sheet, and White claimed a draw. The Klassenspielleiter
takes White's sheet for right; TUWO § 2.7.b calls three times a draw, and he grants it. On appeal
the Kreisspielleiter finds that Black's sheet is right, by which the position stood twice only, and
gives the point back.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pypdf import PdfReader

from league.facts.actors import official
from league.services.journal import proving
from league.services.matches.division_views import division_view
from league.services.session import transactions
from league.services.session.opening import open_desk
from tests.worlds.desk_world import STRUCK, run, stored

BOARD = (*map(str, STRUCK), "3")
WHITE = "1. Sf3 Sf6 2. Sg1 Sg8 3. Sf3 Sf6 4. Sg1 Sg8"
"""The start stands at the beginning, after 2...Sg8 and after 4...Sg8: three times."""
BLACK = "1. Sf3 Sf6 2. Sg1 Sg8 3. Sf3 Sf6 4. Se5 d6"
PLAYED, DRAWN = (0, 2), (1, 1)
"""Half points of board 3, home first."""


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    yield stored(tmp_path)
    transactions.close_file()


def done(file: Path, *words: str) -> str:
    result = run("--db", file, *words)
    assert result.exit_code in (0, 1), result.output
    return result.stdout + result.stderr


def counted(file: Path) -> tuple[tuple[int, int], int, int]:
    """Return what board 3 counts, and the game points of both teams, in half points."""
    desk = open_desk(file, official("Reader"))
    rows = {row.team: row.game_points for row in division_view(desk, STRUCK[0]).rows}
    score = desk.judged(STRUCK).boards[2]
    assert score is not None
    transactions.close_file()
    return score, rows[STRUCK[2]], rows[STRUCK[3]]


def protest(file: Path) -> None:
    match = ("--match", *map(str, STRUCK))
    done(
        file, "protest", "file", *match, "--instance", "klassenspielleiter", "--filed",
        "2012-02-28", "--fee", "--who", "602", "--text", "White claimed a draw by repetition.",
    )  # fmt: skip
    done(file, "game", "add", *BOARD, "--white-sheet", WHITE, "--black-sheet", BLACK)
    done(file, "game", "dispute", "1", "threefold", "by=white", "--board", "3")


def counts(file: Path, moves: str) -> None:
    """The instance says which sheet counts."""
    sheets = ("--white-sheet", WHITE, "--black-sheet", BLACK)
    done(file, "game", "add", *BOARD, "--moves", moves, *sheets)


def granted(file: Path) -> None:
    done(
        file, "protest", "decide", "1", "--granted", "--date", "2012-03-02",
        "--reason", "Three times.", "--by-finding",
    )  # fmt: skip


def appealed(file: Path) -> None:
    done(
        file, "protest", "appeal", "1", "--filed", "2012-03-08", "--fee", "--who", "607",
        "--text", "White played 4. Se5.",
    )  # fmt: skip
    counts(file, BLACK)


def paper(file: Path, number: str) -> str:
    path = file.parent / f"protest-{number}.pdf"
    done(file, "report", "protest", number, str(path), "--force")
    return "\n".join(page.extract_text() for page in PdfReader(path).pages)


def test_two_sheets_a_claim_a_decision_an_appeal_and_the_table(file: Path) -> None:
    score, home, away = counted(file)
    assert score == PLAYED
    protest(file)
    assert "The score sheets differ from 4. on." in done(file, "game", "show", *BOARD)
    assert "The score sheets differ from 4. on: a person" in done(file, "game", "finding", "1")
    counts(file, WHITE)
    finding = done(file, "game", "finding", "1")
    assert "½:½  the claim is right  TUWO § 2.7.b" in finding
    assert "protest decide 1 --granted --by-finding" in finding
    assert "FIDE 2023 Art. 9.2.2" in finding
    assert counted(file) == (PLAYED, home, away)

    granted(file)
    assert counted(file) == (DRAWN, home + 1, away - 1)
    assert "(TUWO § 2.7.b)" in done(file, "ruling", "show", *map(str, STRUCK))
    first = paper(file, "1")
    # Diagram, moves, both sheets where they differ, and how to contest it (§ 6.5.a: 8 days).
    for words in ("♔", "4. Ng1 Ng8", "The score sheets differ from 4. on.", "4. ≠\nNg1\nNe5"):
        assert words in first
    assert "until 10 Mar 2012 (postmark), 8 days after 2 Mar 2012" in first

    appealed(file)
    again = done(file, "game", "finding", "2")
    # TUWO has no word of a wrong claim, and the Laws of 2012 are not at hand: a person decides.
    assert "a person decides" in again
    assert "FIDE Laws of Chess 2001: the game goes on  FIDE 2001 Art. 9.5.b" in again
    assert "--by-finding" not in again
    refused = run("--db", file, "protest", "decide", "2", "--granted", "--date", "2012-03-15",
                  "--reason", "Twice.", "--by-finding")  # fmt: skip
    assert (refused.exit_code, "give no result" in refused.stderr) == (2, True)
    done(
        file, "protest", "decide", "2", "--granted", "--date", "2012-03-15",
        "--reason", "Twice only: the game counts as it ended.", "--board", "3", "0:1",
    )  # fmt: skip
    assert counted(file) == (PLAYED, home, away)
    assert "the claim is wrong" in paper(file, "2")
    # What was decided first was decided on the sheets of then.
    assert "the claim is right" in done(file, "game", "finding", "1")


def test_everything_can_be_taken_back(file: Path) -> None:
    before = counted(file)
    protest(file)
    counts(file, WHITE)
    granted(file)
    assert counted(file) != before
    done(file, "undo", "--why", "Not yet.")
    assert counted(file) == before
    assert "granted" not in done(file, "protest", "list")
    for _score_dispute_and_game in range(3):
        done(file, "undo", "--why", "Not yet.")
    assert run("--db", file, "game", "show", *BOARD).exit_code == 2
    transactions.open_file(file)
    assert proving.verdict().whole


def test_a_decided_dispute_stays_and_a_taken_back_decision_frees_it(file: Path) -> None:
    protest(file)
    counts(file, WHITE)
    granted(file)
    asked = ("game", "dispute", "1", "threefold", "by=black", "--board", "3")
    refused = run("--db", file, *asked)
    assert (refused.exit_code, "Protest 1 is decided" in refused.stderr) == (2, True)
    done(file, "undo", "--why", "Not yet.")
    assert "Black" in done(file, *asked) + done(file, "game", "finding", "1")


def test_the_time_control_says_which_chess_was_played(file: Path) -> None:
    protest(file)
    timed = ("threefold", "by=white", "--board", "3", "--time", "15", "0")
    done(file, "game", "dispute", "1", *timed)
    # TUWO Anhang E, B1: 15 to 60 minutes are rapid chess.
    assert "Rapid chess" in done(file, "game", "finding", "1").splitlines()[0]
