"""The command ``undo``."""

import json
from pathlib import Path

from tests.tui.commands.test_changing import MATCH, WHY, journal
from tests.worlds.desk_world import run, stored
from tests.worlds.paper_reading import without_step


def test_a_step_is_previewed_and_taken_back(tmp_path: Path) -> None:
    path = stored(tmp_path)
    before = without_step(run("--db", path, "table", "landesliga").stdout)
    run("--db", path, "ruling", "waive", *MATCH, "4.4.d.1", *WHY)
    shown = run("--db", path, "undo", "--preview")
    assert shown.exit_code == 0
    assert "- waived: The list was corrected in time." in shown.stdout
    assert len(journal(path)) == 2
    done = run("--db", path, "undo", "--why", "Wrong match")
    assert done.exit_code == 0
    assert without_step(run("--db", path, "table", "landesliga").stdout) == before
    assert journal(path)[-1]["why"] == "Wrong match"
    assert run("--db", path, "journal", "--verify").exit_code == 0


def test_json_names_the_counter_entry(tmp_path: Path) -> None:
    path = stored(tmp_path)
    run("--db", path, "ruling", "waive", *MATCH, "4.4.d.1", *WHY)
    told = json.loads(run("--db", path, "undo", "2", "--why", "Wrong", "--json").stdout)
    assert (told["number"], told["entry"], len(told["changes"])) == (2, 3, 1)


def test_what_cannot_be_taken_back_is_said_with_exit_status_2(tmp_path: Path) -> None:
    path = stored(tmp_path)
    first = run("--db", path, "undo", "1", "--why", "x")
    assert (first.exit_code, "brought the season itself" in first.stderr) == (2, True)
    unknown = run("--db", path, "undo", "9", "--why", "x")
    assert (unknown.exit_code, "no step 9" in unknown.stderr) == (2, True)
    run("--db", path, "ruling", "waive", *MATCH, "4.4.d.1", *WHY)
    silent = run("--db", path, "undo")
    assert (silent.exit_code, "reason with --why" in silent.stderr) == (2, True)
