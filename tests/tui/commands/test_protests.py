"""The examples of ``protest`` hold on the public season; a wrong fee key says what is expected."""

import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from league.services.session import transactions
from tests.worlds.desk_world import run, stored


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    yield stored(tmp_path)
    transactions.close_file()


def examples(*command: str) -> list[list[str]]:
    """Return the words of a command's examples, as its help prints them."""
    text = run(*command, "--help").output.partition("Examples:")[2].partition("Options:")[0]
    text = text.partition("Commands:")[0].replace("\\\n", " ")
    return [shlex.split(line)[1:] for line in text.splitlines() if line.strip()]


def test_the_examples_hold_one_after_the_other(file: Path) -> None:
    first, second, third = examples("protest", "file")
    decision, rejection, trial = examples("protest", "decide")
    (appeal,), (brought,) = examples("protest", "appeal"), examples("protest", "brought")
    # The appeal against the decision on the first one is the last on file.
    brought[-1] = trial[2] = "4"
    for words in (first, second, third, decision, rejection, appeal, brought, trial):
        result = run("--db", file, *words)
        assert result.exit_code == 0, result.output
    (listing,) = examples("protest", "list")
    shown = run("--db", file, *listing).stdout
    # Decided on 2 March: until the 10th, five days from the 5th; but it was appealed against.
    assert "granted" in shown
    assert len(shown.splitlines()) == 4


def test_the_examples_of_events_are_words_for_a_shell(file: Path) -> None:
    (create,) = examples("event", "create")
    assert create[-2:] == ["--name", "U18"]
    result = run("--db", file, *create)
    assert result.exit_code == 0, result.output


def test_a_fee_is_added_by_a_whole_key(file: Path) -> None:
    run("--db", file, *examples("protest", "file")[0])
    result = run(
        "--db", file, "protest", "decide", "1", "--granted", "--date", "2012-03-02",
        "--reason", "So.", "--add-fee", "7.2.c", "36",
    )  # fmt: skip
    assert result.exit_code == 2
    assert "“7.2.c” is no key of a fee" in result.stderr
    assert "such as fee|…|away|1||federation" in result.stderr
    right = run(
        "--db", file, "protest", "decide", "1", "--granted", "--date", "2012-03-02",
        "--reason", "So.", "--add-fee", "fee|7.2.c|away|1||federation", "36",
    )  # fmt: skip
    assert right.exit_code == 0, right.output


def test_a_decision_on_an_appeal_shows_what_falls_and_what_stays(file: Path) -> None:
    for words in (examples("protest", "file")[0], examples("protest", "decide")[0]):
        run("--db", file, *words)
    run("--db", file, *examples("protest", "appeal")[0])
    shown = run("--db", file, "protest", "brought", "2").stderr
    # 4.4.d.1 was waived, board 3 set to 0:1, and the € 15 went back.
    assert [line.partition(" ")[0] for line in shown.splitlines()] == ["1.", "2.", "3."]
    decide = ("protest", "decide", "2", "--granted", "--date", "2012-03-20", "--reason", "Late.")
    tried = run("--db", file, *decide, "--keep", "2", "--dry-run")
    assert tried.stderr.startswith("Nothing was stored.")
    first, second = run("--db", file, "protest", "list").stdout.splitlines()
    assert ("granted, see No. 2" in first, "days left" in first) == (True, False)
    assert ("appeal in 1: " in second, "  open  " in second) == (True, True)
    stored_now = run("--db", file, *decide, "--keep", "2")
    assert stored_now.stderr.splitlines()[1:] == tried.stderr.splitlines()[1:]
    lines = stored_now.stderr.splitlines()
    assert [one for one in lines if one.startswith("Stays: ")] == ["Stays: Board 3 is set to 0:1."]
    assert sum(one.startswith("Falls: ") for one in lines) == 2
    again = run("--db", file, *decide)
    assert (again.exit_code, "was decided on" in again.stderr) == (2, True)
