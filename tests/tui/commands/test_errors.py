import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import click
import openpyxl
import pytest

from tests.paths import ROOT
from tests.worlds.desk_world import WORKBOOK, program, run, stored
from tui.cli import AREAS, wanted_language

MATCH = ("landesliga", "8", "LANDESLIGA02", "LANDESLIGA07")
WHY = ("--reason", "a reason")

WRONG = [
    (("bogus",), "bogus"),
    (("audit", "--bogus"), "--bogus"),
    (("audit", "--season", "1999/00"), "1999/00"),
    (("table",), "DIVISION"),
    (("table", "nowhere"), "landesliga"),
    (("table", "kl-graz", "--why", "KLGRAZ01"), "--why"),
    (("table", "kl-graz", "--why", "KLGRAZ01", "LANDESLIGA01"), "LANDESLIGA01"),
    (("table", "kl-graz", "--why", "KLGRAZ01", "KLGRAZ01"), "different"),
    (("check", "KLGRAZ03"), "pass numbers"),
    (("check", "NOBODY", "100198"), "NOBODY"),
    (("check", "KLGRAZ03", "1"), "1"),
    (("check", "KLGRAZ03", "100198", "100198"), "100198"),
    (("check", "KLGRAZ03", *["-"] * 9), "8 boards"),
    (("check", "KLGRAZ03", "100198", "--date", "31.02.2011"), "31.02.2011"),
    (("rules", "99.9"), "99.9"),
    (("rules", "--book", "nothing"), "tuwo-stmk-2011"),
    (("rules", "4.4.a.2", "--book", "nothing"), "nothing"),
    (("case",), "PATHS"),
    (("case", "no-such-file.yaml"), "no-such-file.yaml"),
    (("import", "no-such-file.xlsx"), "no-such-file.xlsx"),
    (("export", "no-such-folder/out.xlsx"), "no-such-folder"),
    (("seasons", "--use", "1999/00"), "1999/00"),
    (("report", "match", *MATCH, "a.doc"), ".pdf"),
    (("report", "match", "landesliga", "x", "A", "B", "a.pdf"), "x"),
    (("report", "match", "landesliga", "8", "LANDESLIGA07", "LANDESLIGA02", "a.pdf"), "Round 8"),
    (("report", "table", "landesliga", "table.doc"), "table.doc"),
    (("report", "table", "landesliga", "no-such-folder/t.pdf"), "no-such-folder"),
    (("ruling", "waive", *MATCH, "1"), "--reason"),
    (("ruling", "waive", *MATCH, "1", "--reason", " "), "reason"),
    (("ruling", "waive", *MATCH, "9", *WHY), "9"),
    (("ruling", "waive", *MATCH, "4.4.c.1", *WHY), "4.4.c.1"),
    (("ruling", "waive", *WHY), "ruling show"),
    (("ruling", "waive", "landesliga", "eight", "A", "B", "1", *WHY), "“eight” is no whole number"),
    (("ruling", "waive", "--list", "KLGRAZ03", "1", *WHY), "1"),
    (("ruling", "waive", "--list", "KLGRAZ03", *MATCH, "1", *WHY), "either"),
    (("ruling", "reopen", *MATCH, "1", *WHY), "Nothing"),
    (("ruling", "change", *MATCH, "1", "--amount", "5", *WHY), "fee"),
    (("ruling", "change", *MATCH, "2", "--amount", "5.505", *WHY), "5.505"),
    (("ruling", "change", *MATCH, "2", "--amount", "-5", *WHY), "-5"),
    (("ruling", "readmit", "KLGRAZ03", *WHY), "is not excluded"),
    (("completion", "tcsh"), "tcsh"),
    (("--lang", "fr", "audit"), "fr"),
]


@pytest.mark.parametrize(("arguments", "named"), WRONG, ids=lambda value: " ".join(value)[:40])
def test_bad_input_is_a_sentence_on_stderr_and_exit_status_2(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], named: str
) -> None:
    path = stored(tmp_path)
    before = path.read_bytes()
    monkeypatch.chdir(tmp_path)
    result = run("--db", path, *arguments)
    assert result.exit_code == 2
    assert named in result.stderr
    assert result.stdout == ""
    assert "Traceback" not in result.output
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir() if file.suffix != ".sqlite"] in (
        [],
        ["league.sqlite-wal", "league.sqlite-shm"],
        ["league.sqlite-shm", "league.sqlite-wal"],
    )


READING = [
    ("audit",),
    ("table", "landesliga"),
    ("check", "KLGRAZ03", "100198"),
    ("export", "out.xlsx"),
    ("seasons",),
    ("journal",),
    ("journal", "--verify"),
    ("report", "table", "landesliga", "t.pdf"),
    ("ruling", "show", *MATCH),
    (),
]


@pytest.mark.parametrize("arguments", READING, ids=" ".join)
def test_without_a_database_every_command_says_how_to_get_one(
    tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    path = tmp_path / "none.sqlite"
    result = run("--db", path, *arguments)
    assert result.exit_code == 2
    assert "spielleiter import" in result.stderr
    assert not path.exists()


@pytest.mark.parametrize("arguments", READING, ids=" ".join)
def test_a_file_that_is_no_database_is_refused(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    path = tmp_path / "league.sqlite"
    path.write_text("this is no database, only a text of some length " * 20, encoding="utf-8")
    before = path.read_bytes()
    result = run("--db", path, *arguments)
    assert result.exit_code == 2
    assert path.read_bytes() == before
    assert not arguments or str(path) in result.stderr


def test_a_faulty_workbook_names_all_its_faults_and_stores_nothing(tmp_path: Path) -> None:
    book = openpyxl.load_workbook(WORKBOOK)
    head = [cell.value for cell in book["Kader"][1]]
    ident = head.index("Ident") + 1
    book["Kader"].cell(2, ident).value = 999999
    book["Kader"].cell(3, ident).value = 999998
    faulty, path = tmp_path / "faulty.xlsx", tmp_path / "new.sqlite"
    book.save(faulty)
    result = run("--db", path, "import", faulty)
    assert result.exit_code == 2
    assert "Kader!2, Ident" in result.stderr
    assert "Kader!3, Ident" in result.stderr
    assert not path.exists()


def commands(group: click.Group, path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    found: list[tuple[str, ...]] = [path]
    context = click.Context(group)
    for name in group.list_commands(context):
        one = group.get_command(context, name)
        assert one is not None
        deeper = (*path, name)
        found += commands(one, deeper) if isinstance(one, click.Group) else [deeper]
    return found


@pytest.mark.parametrize("option", ["-h", "--help"])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_command_explains_itself_with_examples(option: str, lang: str) -> None:
    all_commands = commands(program(lang))
    assert len(all_commands) > 15
    for path in all_commands:
        result = run(*path, option, lang=lang)
        assert result.exit_code == 0, (path, result.output)
        assert f"  spielleiter {' '.join(path)}".rstrip() in result.stdout


def test_the_version_is_that_of_the_distribution() -> None:
    assert run("--version").stdout.startswith("spielleiter 0.")


@pytest.mark.parametrize(
    ("arguments", "lang", "wanted"),
    [
        (["--lang", "de", "audit"], "en_GB.UTF-8", "de"),
        (["audit", "--lang=en"], "de_AT.UTF-8", "en"),
        (["audit"], "de_AT.UTF-8", "de"),
        (["--lang", "fr"], "C", "en"),
        (["--lang"], "C", "en"),
    ],
)
def test_the_language_is_the_option_or_that_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], lang: str, wanted: str
) -> None:
    monkeypatch.setenv("LC_ALL", lang)
    assert wanted_language(arguments) == wanted


def test_the_program_itself_ends_with_the_status(tmp_path: Path) -> None:
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "tui", "--db", str(tmp_path / "none.sqlite"), "audit"],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
        cwd=ROOT,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("Error: There is no database")


def test_each_module_brings_the_commands_that_are_named_for_it() -> None:
    brought = {
        area: tuple(one.name for one in import_module(f"tui.commands.{area}").commands())
        for area in AREAS
    }
    assert brought == AREAS
