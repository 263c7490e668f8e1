import json
import sys
from datetime import date
from io import StringIO
from pathlib import Path
from typing import cast

import pytest

from tests.worlds.desk_world import expected, run, stored
from tui.commands.common import paint, print_data, print_message

CASES = """
- name: Anhang A, three boards
  rulebook: tuwo-stmk-2011
  ask: board_points
  boards: 3
  expect: {values: %s}
"""


def test_audit_json_is_the_expected_file(tmp_path: Path) -> None:
    result = run("--db", stored(tmp_path), "audit", "--json")
    assert result.exit_code == 0
    said = json.loads(result.stdout)
    assert said["tables"] == expected()["tables"]
    assert said["totals"] == expected()["totals"]
    assert len(said["matches"]) == 150


def test_audit_tells_findings_with_citation_and_fees_and_totals(tmp_path: Path) -> None:
    result = run("--db", stored(tmp_path), "audit")
    assert result.exit_code == 0
    assert "TUWO § 4.4.c.1" in result.stdout
    assert "Fees to the federation: €975.00" in result.stdout
    assert "Fees to opponents: €228.00" in result.stdout
    assert "\x1b" not in result.stdout


def test_table_prints_the_rows_in_their_order(tmp_path: Path) -> None:
    result = run("--db", stored(tmp_path), "table", "kl-graz")
    teams = [row["team"] for row in expected()["tables"]["kl-graz"]]
    assert [word for word in result.stdout.split() if word.startswith("KLGRAZ")] == teams
    assert "35.5" in result.stdout


def test_table_as_json_has_points_as_numbers(tmp_path: Path) -> None:
    said = json.loads(run("--db", stored(tmp_path), "table", "Grazer Stadtliga", "--json").stdout)
    first = said["table"][0]
    assert (first["team"], first["mp"], first["gp"], first["bp"]) == ("KLGRAZ08", 10, 35.5, 5928)
    assert [row["excluded"] for row in said["table"]] == [False] * 8


def test_table_says_why_with_numbers_whichever_team_is_named_first(tmp_path: Path) -> None:
    path = stored(tmp_path)
    one = run("--db", path, "table", "kl-graz", "--why", "KLGRAZ08", "KLGRAZ05")
    other = run("--db", path, "table", "kl-graz", "--why", "klgraz05", "klgraz08")
    assert one.stdout == other.stdout
    assert "Game points: 35½ > 31" in one.stdout
    assert "TUWO § 3.1" in one.stdout


def test_check_holds_or_does_not(tmp_path: Path) -> None:
    path = stored(tmp_path)
    good = ["100198", "100197", "100199", "100201", "100200", "100203", "100205", "100209"]
    fine = run("--db", path, "check", "KLGRAZ03", *good)
    assert (fine.exit_code, fine.stdout.splitlines()[-1]) == (0, "0 findings")
    # places 1, 3, 2: the player of place 2 sits behind place 3
    bad = [good[0], good[2], good[1], *good[3:]]
    found = run("--db", path, "check", "KLGRAZ03", "--lineup", ",".join(bad))
    assert found.exit_code == 1
    assert "TUWO § 4.4.d.1" in found.stdout


def test_check_takes_empty_boards_and_a_day_and_json(tmp_path: Path) -> None:
    arguments = ("check", "KLGRAZ03", "--date", "1.10.2011", "--json", "-", "-", "-", "100201")
    result = run("--db", stored(tmp_path), *arguments)
    said = json.loads(result.stdout)
    assert result.exit_code == 1
    assert said["date"] == "2011-10-01"
    # § 7.1.a: one of eight players is no team
    assert [found["rule"] for found in said["findings"]] == ["7.1.a"]


def test_rules_list_every_book_without_a_database(tmp_path: Path) -> None:
    result = run("--db", tmp_path / "none.sqlite", "rules", "--json")
    books = {entry["book"] for entry in json.loads(result.stdout)}
    assert {"tuwo-stmk-2011", "sjrp-2025"} <= books
    assert not (tmp_path / "none.sqlite").exists()


def test_rules_list_the_book_of_the_season(tmp_path: Path) -> None:
    result = run("--db", stored(tmp_path), "rules")
    assert "4.4.a.2" in result.stdout
    assert "sjrp-2025" not in result.stdout


def test_rules_show_one_paragraph_with_its_values_and_reading(tmp_path: Path) -> None:
    path = stored(tmp_path)
    assert "€40.00, €30.00, €20.00, €10.00" in run("--db", path, "rules", "4.4.a.2").stdout
    said = json.loads(run("--db", path, "rules", "§ 4.4.a.2", "--json").stdout)
    assert (said["id"], said["kind"], said["book"]) == ("4.4.a.2", "check", "tuwo-stmk-2011")
    assert said["reading"]
    other = json.loads(run("--db", path, "rules", "1.1", "--book", "sjrp-2025", "--json").stdout)
    assert other["citation"] == "SJRP § 1.1"


def test_cases_hold_or_fail_with_the_difference(tmp_path: Path) -> None:
    # Anhang A: differences fall by 2 to 2; board 1 = smallest multiple of 100 above 2·3·2 = 12
    holds, fails = tmp_path / "holds.yaml", tmp_path / "fails.yaml"
    holds.write_text(CASES % "[100, 96, 94]", encoding="utf-8")
    fails.write_text(CASES % "[100, 96, 93]", encoding="utf-8")
    fine = run("case", holds)
    assert (fine.exit_code, fine.stdout.splitlines()[-1]) == (0, "1 of 1 cases hold.")
    wrong = run("case", tmp_path)
    assert wrong.exit_code == 1
    assert "FAIL" in wrong.stdout
    assert wrong.stdout.splitlines()[-1] == "1 of 2 cases hold."
    said = json.loads(run("case", tmp_path, "--json").stdout)
    assert sorted(one["ok"] for one in said) == [False, True]


@pytest.mark.parametrize("suffix", ["pdf", "xlsx"])
def test_reports_are_written(tmp_path: Path, suffix: str) -> None:
    path, file = stored(tmp_path), tmp_path / f"report.{suffix}"
    match = ("landesliga", "1", "LANDESLIGA01", "LANDESLIGA12")
    by_option = run("--db", path, "report", "match", *match, f"--{suffix}", file)
    assert (by_option.exit_code, by_option.stdout) == (0, "")
    start = file.read_bytes()[:4]
    assert start == {"pdf": b"%PDF", "xlsx": b"PK\x03\x04"}[suffix]
    table = tmp_path / f"table.{suffix}"
    assert run("--db", path, "report", "table", "landesliga", table).exit_code == 0
    assert table.read_bytes()[:4] == start


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts_ask_the_program(shell: str) -> None:
    result = run("completion", shell)
    assert result.exit_code == 0
    assert "_SPIELLEITER_COMPLETE" in result.stdout


def test_words_are_german_when_asked(tmp_path: Path) -> None:
    result = run("--db", stored(tmp_path), "rules", "4.4.a.2", lang="de")
    assert "Bretter" in result.stdout


def test_the_file_can_come_from_the_environment(tmp_path: Path) -> None:
    result = run("seasons", env={"SPIELLEITER_DB": str(stored(tmp_path))})
    assert result.stdout == "* 2011/12\n"


def test_options_of_the_program_may_stand_behind_the_command(tmp_path: Path) -> None:
    assert run("seasons", "--db", stored(tmp_path)).stdout == "* 2011/12\n"


def test_colour_only_on_a_terminal_and_never_against_the_users_will(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def told() -> str:
        print_data(f"{paint('text', fg='red')} \x1b[31m")
        return cast(StringIO, sys.stdout).getvalue()

    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setattr(sys, "stdout", Terminal())
    # Only what the program itself paints is in colour; what others have typed is shown.
    assert told() == "\x1b[31mtext\x1b[0m ␛[31m\n"
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setattr(sys, "stdout", Terminal())
    assert told() == "text ␛[31m\n"
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setattr(sys, "stdout", StringIO())
    assert told() == "text ␛[31m\n"


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_a_message_has_facts_filled_in_only_where_some_are_given(
    capsys: pytest.CaptureFixture[str],
) -> None:
    print_message("typed: {day}")
    print_message("{name}, {day}", name="{Turm}", day=date(2012, 3, 5))
    assert capsys.readouterr().err.splitlines() == ["typed: {day}", "{Turm}, 5 Mar 2012"]
