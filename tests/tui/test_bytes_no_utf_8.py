"""Bytes that are no UTF-8: in arguments and names of files, in damaged files, in the database."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import click
import pytest

from league.services.session import transactions
from tests.paths import ROOT
from tests.worlds.desk_world import WORKBOOK, program, run, stored
from tests.worlds.known_files import known
from tests.worlds.raw_sql import tamper
from tests.worlds.tui_season import opened, press, season_file, sees, settled
from tui import remembered
from tui.commands.usage import Argument, Option
from tui.pages.season.page import SeasonScreen

NAME = os.fsdecode(b"M\xfcller")
"""Müller in Latin-1, as Python hands over an argument of such a terminal."""
MATCH = ("landesliga", "8", "LANDESLIGA02", "LANDESLIGA07")

REFUSED = [
    ("--by", NAME, "audit"),
    ("audit", "--by", NAME),
    ("table", NAME),
    ("check", "KLGRAZ03", "100198", NAME),
    ("club", "suspend", NAME, "--from", "2012-01-15", "--reason", "x"),
    ("ruling", "waive", *MATCH, "1", "--reason", NAME),
    ("qualification", "prepare", "T", "KLGRAZ01", NAME, "--first-round", "2012-06-02 10:00"),
    ("import", str(WORKBOOK), "--why", NAME),
    ("seasons", "--use", NAME),
]


@pytest.mark.parametrize("words", REFUSED, ids=range(len(REFUSED)))
def test_an_argument_that_is_no_text_is_a_sentence(tmp_path: Path, words: tuple[str, ...]) -> None:
    path = stored(tmp_path)
    before = path.read_bytes()
    result = run("--db", path, *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "“M?ller” is no UTF-8 text" in result.stderr
    assert path.read_bytes() == before


def test_every_argument_of_every_command_is_looked_at() -> None:
    def params(group: click.Group) -> list[click.Parameter]:
        found = list(group.params)
        for name in group.list_commands(click.Context(group)):
            one = group.get_command(click.Context(group), name)
            assert one is not None
            found += params(one) if isinstance(one, click.Group) else one.params
        return found

    found = params(program("en"))
    assert len(found) > 300
    assert [one for one in found if not isinstance(one, Option | Argument)] == []


@pytest.mark.parametrize("variable", ["SPIELLEITER_BY", "LOGNAME"])
def test_a_name_from_outside_that_is_no_text_is_a_sentence(tmp_path: Path, variable: str) -> None:
    path = stored(tmp_path)
    before = path.read_bytes()
    result = run(
        "--db", path, "ruling", "waive", *MATCH, "1", "--reason", "x", env={variable: NAME}
    )
    assert result.exit_code == 2
    assert "no UTF-8 text" in result.stderr
    assert path.read_bytes() == before


def _program(*words: str | Path) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(
        [sys.executable, "-m", "tui", *map(str, words)],
        capture_output=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, "LC_ALL": "C.UTF-8", "NO_COLOR": "1"},
    )


def test_a_file_whose_name_is_no_text_is_used_and_named(tmp_path: Path) -> None:
    path, book = tmp_path / f"{NAME}.sqlite", tmp_path / f"{NAME}.xlsx"
    path.write_bytes(stored(tmp_path).read_bytes())
    written = _program("--db", path, "export", book)
    assert written.returncode == 0, written.stderr
    assert "M‹U+DCFC›ller.xlsx".encode() in written.stderr
    assert zipfile.is_zipfile(book)
    case = tmp_path / f"{NAME}.yaml"
    case.write_bytes(b"- name: x\n")
    refused = _program("case", case)
    assert (refused.returncode, refused.stdout) == (2, b"")
    assert "M‹U+DCFC›ller.yaml".encode() in refused.stderr
    assert b"Traceback" not in refused.stderr


def _damaged_workbook(folder: Path) -> Path:
    """Return the season with one letter of a player's name in Latin-1."""
    path = folder / "damaged.xlsx"
    with zipfile.ZipFile(WORKBOOK) as good, zipfile.ZipFile(path, "w") as bad:
        for name in good.namelist():
            content = good.read(name)
            bad.writestr(name, content.replace(b"Valentin", b"Val\xe9ntin"))
    return path


def test_a_damaged_workbook_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite"
    result = run("--db", path, "import", _damaged_workbook(tmp_path))
    assert result.exit_code == 2
    assert "damaged.xlsx" in result.stderr
    assert not path.exists()


def test_texts_that_are_none_are_refused(tmp_path: Path) -> None:
    path = stored(tmp_path)
    ratings, case = tmp_path / "elo.csv", tmp_path / "case.yaml"
    ratings.write_bytes(b"ident;elo;name\n100001;1500;M\xfcller\n")
    case.write_bytes(b"- name: M\xfcller\n")
    rolled = run(
        "--db", path, "rollover", "2012/13", "--list-date", "2012-07-01", "--ratings", ratings
    )
    for result, file in ((rolled, ratings), (run("case", case), case)):
        assert (result.exit_code, result.stdout) == (2, "")
        assert str(file) in result.stderr
        assert "UTF-8" in result.stderr


def test_a_damaged_memory_remembers_nothing(tmp_path: Path) -> None:
    memory = tmp_path / "screen.json"
    memory.write_bytes(b'{"language": "d\xe9", "theme": ""}')
    assert remembered.load(memory) == remembered.Taste()
    remembered.save(memory, remembered.Taste("de", ""))
    assert remembered.load(memory) == remembered.Taste("de", "")


def _no_text(path: Path, change: str) -> Path:
    """Write ``A\xe4B`` in Latin-1 as another program might; return the file."""
    transactions.close_file()
    tamper(path, change.format(text="CAST(x'41E442' AS TEXT)"))
    # As if the bytes had been changed past SQLite: else the file is proved, and refused, first.
    return known(path)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("UPDATE player SET surname = {text} WHERE ident = '100001'", ("audit",)),
        ("UPDATE player SET surname = {text} WHERE ident = '100001'", ("export", "out.xlsx")),
        ("UPDATE team SET name = {text} WHERE id = 'KLGRAZ01'", ("table", "kl-graz")),
        ("UPDATE season SET name = {text}", ("seasons",)),
    ],
)
def test_a_database_with_a_text_that_is_none_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str, words: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    path = _no_text(stored(tmp_path), change)
    result = run("--db", path, *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert f"{path} holds a text that is no UTF-8" in result.stderr
    assert not (tmp_path / "out.xlsx").exists()


def test_a_journal_with_a_text_that_is_none_is_shown_and_does_not_hold(tmp_path: Path) -> None:
    path = _no_text(stored(tmp_path), "UPDATE journal SET why = {text}")
    shown, verified = run("--db", path, "journal"), run("--db", path, "journal", "--verify")
    assert (shown.exit_code, "A‹U+DCE4›B" in shown.stdout) == (0, True)
    assert (verified.exit_code, "Step 1 of the journal was changed" in verified.stdout) == (1, True)


@pytest.mark.usefixtures("quick")
async def test_the_screen_says_it_and_ends_when_told(tmp_path: Path) -> None:
    change = "UPDATE player SET surname = {text} WHERE ident = '100001'"
    async with opened(_no_text(season_file(tmp_path), change)) as (app, pilot):
        await sees(app, pilot, "holds a text that is no UTF-8")
        await press(app, pilot, "escape")
    assert app.return_code == 2


@pytest.mark.usefixtures("quick")
async def test_a_page_that_cannot_be_read_leaves_the_screen_as_it_is(tmp_path: Path) -> None:
    change = (
        "INSERT INTO message VALUES (1, 'e', 'w', 'm', {text}, 'b', '2011-09-01', '2011-09-01',"
        " NULL, NULL, NULL)"
    )
    async with opened(_no_text(season_file(tmp_path), change)) as (app, pilot):
        app.action_place("outbox")
        await settled(app, pilot)
        assert "holds a text that is no UTF-8" in next(iter(app._notifications)).message
        assert isinstance(app.screen, SeasonScreen)
