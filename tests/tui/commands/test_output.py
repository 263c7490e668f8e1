"""Where the output cannot go: full disks, closed streams, poor encodings, folders out of reach."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.paths import ROOT
from tests.worlds.desk_world import run, stored


def _shell(script: str, path: Path, **environment: str) -> "subprocess.CompletedProcess[bytes]":
    words = {"PY": sys.executable, "DB": str(path), "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}
    return subprocess.run(
        ["sh", "-c", script],
        capture_output=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, **words, **environment},
    )


def test_a_full_disk_is_a_sentence(tmp_path: Path) -> None:
    done = _shell('"$PY" -m tui --db "$DB" table landesliga > /dev/full', stored(tmp_path))
    assert done.returncode == 2
    assert done.stderr.startswith(b"Error: The disk is full")
    assert done.stderr.count(b"\n") == 1


def test_a_closed_output_is_a_sentence(tmp_path: Path) -> None:
    done = _shell('"$PY" -m tui --db "$DB" table landesliga >&-', stored(tmp_path))
    assert done.returncode == 2
    assert b"output is closed" in done.stderr
    assert b"Traceback" not in done.stderr


def test_closed_messages_hinder_nothing(tmp_path: Path) -> None:
    done = _shell('"$PY" -m tui --db "$DB" export "$DB.xlsx" 2>&-', stored(tmp_path))
    assert done.returncode == 0
    again = _shell('"$PY" -m tui --db "$DB.new" import "$DB.xlsx" 2>&-', tmp_path / "league.sqlite")
    assert again.returncode == 0


@pytest.mark.parametrize("command", ["audit", "view journal", "--help"])
def test_a_reader_that_goes_away_is_quiet(tmp_path: Path, command: str) -> None:
    path = stored(tmp_path)
    script = f'{{ "$PY" -m tui --db "$DB" {command}; echo $? > "$DB.status"; }} | true'
    assert _shell(script, path).stderr == b""
    # 128 and the 13 of the signal, as of every program at the head of a pipe
    assert Path(f"{path}.status").read_text(encoding="utf-8") == "141\n"


def test_a_reader_that_reads_some_gets_it(tmp_path: Path) -> None:
    done = _shell('"$PY" -m tui --db "$DB" audit | head -n 1', stored(tmp_path))
    assert (done.stdout, done.stderr) == (
        b"Landesliga (landesliga), 66 of 66 matches entered\n",
        b"",
    )


def test_what_an_encoding_cannot_show_is_replaced(tmp_path: Path) -> None:
    done = _shell('"$PY" -m tui --db "$DB" audit', stored(tmp_path), PYTHONIOENCODING="latin-1")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"?30.00" in done.stdout


def test_json_loses_nothing_in_a_poor_encoding(tmp_path: Path) -> None:
    script = '"$PY" -m tui --db "$DB" journal --json'
    path = stored(tmp_path)
    run("--db", path, "--by", "Łucja", "ruling", "exclude", "KLGRAZ03", "--reason", "why")
    poor = _shell(script, path, PYTHONIOENCODING="latin-1")
    assert json.loads(poor.stdout)[-1]["by"] == "Łucja"


@pytest.mark.parametrize("day", ["31.12.9999", "9999-12-31", "1899-12-31", "2200-01-01"])
def test_a_day_out_of_reach_is_no_match_day(tmp_path: Path, day: str) -> None:
    result = run("--db", stored(tmp_path), "check", "KLGRAZ03", "100198", "--date", day)
    assert result.exit_code == 2
    assert "1900 to 2199" in result.stderr


def test_a_database_out_of_reach_is_a_sentence(tmp_path: Path) -> None:
    # No system knows names of 300 letters: looking for the file fails as in a closed folder.
    result = run("--db", tmp_path / ("a" * 300), "audit")
    assert result.exit_code == 2
    assert "cannot be reached" in result.stderr
    assert run("--db", tmp_path / ("a" * 300), "demo", "--no-screen").exit_code == 2


def test_a_lineup_is_named_once(tmp_path: Path) -> None:
    path = stored(tmp_path)
    both = run("--db", path, "check", "KLGRAZ03", "100198", "--lineup", "100198")
    assert both.exit_code == 2
    assert "--lineup" in both.stderr


def test_an_unknown_team_is_said_before_its_players(tmp_path: Path) -> None:
    assert "NOBODY" in run("--db", stored(tmp_path), "check", "NOBODY").stderr
