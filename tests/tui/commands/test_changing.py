import json
from pathlib import Path

import league
from league import language
from league.services.session import transactions
from league.services.workbook.importing import read_workbook
from tests.worlds.desk_world import WORKBOOK, public_season, run, stored
from tests.worlds.paper_reading import without_step
from tests.worlds.raw_sql import tamper

MATCH = ("landesliga", "8", "LANDESLIGA02", "LANDESLIGA07")
WHY = ("--reason", "The list was corrected in time.", "--by", "Anna Muster")


def journal(path: Path) -> list[dict[str, str]]:
    said: list[dict[str, str]] = json.loads(run("--db", path, "journal", "--json").stdout)
    return said


def test_import_then_export_then_import_is_the_same_season(tmp_path: Path) -> None:
    path, file = tmp_path / "new.sqlite", tmp_path / "out.xlsx"
    imported = run("--db", path, "import", WORKBOOK, "--why", "start", "--by", "Anna Muster")
    assert (imported.exit_code, imported.stdout) == (0, "")
    assert "150 matches" in imported.stderr
    assert run("--db", path, "export", file).exit_code == 0
    assert read_workbook(file) == public_season()
    (step,) = journal(path)
    assert (step["by"], step["why"]) == ("Anna Muster", "start")


def test_a_dry_run_stores_nothing(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite"
    result = run("--db", path, "import", WORKBOOK, "--dry-run")
    assert result.exit_code == 0
    # findings of the expected file: 8 + 18 + 6 + 11 + 1 + 3 + 4 + 2 = 53
    assert "53 findings" in result.stderr
    assert not path.exists()


def test_waiving_by_paragraph_changes_the_table_and_is_on_record(tmp_path: Path) -> None:
    path = stored(tmp_path)
    result = run("--db", path, "ruling", "waive", *MATCH, "4.4.d.1", *WHY)
    assert result.exit_code == 0
    rows = json.loads(run("--db", path, "table", "landesliga", "--json").stdout)["table"]
    points = {row["team"]: row["mp"] for row in rows}
    # the match is won instead of lost: 8 + 2 and 8 − 2
    assert (points["LANDESLIGA02"], points["LANDESLIGA07"]) == (10, 6)
    last = journal(path)[-1]
    assert (last["by"], last["why"]) == ("Anna Muster", "The list was corrected in time.")
    again = run("--db", path, "ruling", "waive", *MATCH, "1", *WHY)
    assert (again.exit_code, "Anna Muster" in again.stderr) == (2, True)
    assert run("--db", path, "ruling", "reopen", *MATCH, "1", *WHY).exit_code == 0


def test_a_fee_is_changed_by_its_number(tmp_path: Path) -> None:
    path = stored(tmp_path)
    shown = run("--db", path, "ruling", "show", *MATCH).stdout.splitlines()
    payer, federation = "Schachklub Murtal", "Landesverband Steiermark"
    assert shown[1] == f"2.  open  TUWO § 7.2.c, board 5: {payer} → {federation}, €22.00"
    assert not any("|" in line for line in shown)
    change = ("ruling", "change", *MATCH, "2", "--amount", "5,50", *WHY)
    assert run("--db", path, *change).exit_code == 0
    assert "5.50" in run("--db", path, "ruling", "show", *MATCH).stdout
    totals = json.loads(run("--db", path, "audit", "--json").stdout)["totals"]
    assert totals["fees_federation"] == 975 - 22 + 5.5


def test_a_team_is_excluded_and_readmitted(tmp_path: Path) -> None:
    path = stored(tmp_path)
    before = without_step(run("--db", path, "table", "kl-graz").stdout)
    assert run("--db", path, "ruling", "exclude", "KLGRAZ08", *WHY).exit_code == 0
    assert "excluded" in run("--db", path, "table", "kl-graz").stdout.splitlines()[-2]
    assert run("--db", path, "ruling", "readmit", "KLGRAZ08", *WHY).exit_code == 0
    assert without_step(run("--db", path, "table", "kl-graz").stdout) == before


def test_a_whole_journal_verifies_and_a_forged_one_does_not(tmp_path: Path) -> None:
    path = stored(tmp_path)
    run("--db", path, "ruling", "confirm", *MATCH, "1", *WHY)
    transactions.close_file()
    assert run("--db", path, "journal", "--verify").exit_code == 0
    transactions.close_file()
    forge(path)
    result = run("--db", path, "journal", "--verify")
    assert result.exit_code == 1
    assert "2" in result.stdout
    said = json.loads(run("--db", path, "journal", "--verify", "--json").stdout)
    assert (said["whole"], said["first_broken"]) == (False, 2)


def forge(path: Path) -> None:
    tamper(path, "UPDATE journal SET why = 'another reason' WHERE number = 2")


def test_demo_makes_a_season_once_and_leaves_other_files_alone(tmp_path: Path) -> None:
    path = tmp_path / "demo.sqlite"
    assert run("--db", path, "demo", "--no-screen").exit_code == 0
    steps = len(journal(path))
    assert run("--db", path, "demo", "--no-screen").exit_code == 0
    assert len(journal(path)) == steps
    assert json.loads(run("--db", path, "audit", "--json").stdout)["totals"]["matches"] > 0
    own = stored(tmp_path)
    run("--db", own, "demo", "--no-screen")
    assert run("--db", own, "seasons").stdout == "* 2011/12\n"


def test_another_season_can_be_made_the_one_in_use(tmp_path: Path) -> None:
    path = stored(tmp_path)
    transactions.close_file()
    with language.speaking("en"):
        run("--db", path, "import", demo_workbook())
    names = [line[2:] for line in run("--db", path, "seasons").stdout.splitlines()]
    other = next(name for name in names if name != "2011/12")
    assert f"* {other}" in run("--db", path, "seasons").stdout
    assert "* 2011/12" in run("--db", path, "seasons", "--use", "2011/12").stdout
    said = json.loads(run("--db", path, "audit", "--json", "--season", other).stdout)
    assert "landesliga" in said["tables"]


def demo_workbook() -> Path:
    return Path(league.__file__).parent / "demo" / "demo.xlsx"
