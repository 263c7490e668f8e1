"""All commands that are given a file: which of them read it, and that none writes over another."""

from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import Result

from league.services.session import transactions
from reports.papers import PAPERS
from tests.worlds.desk_world import program, run, stored
from tests.worlds.known_files import known

MATCH = ("landesliga", "8", "LANDESLIGA02", "LANDESLIGA07")
WRITES = {
    ("game export", "path"): ("game", "export", "{file}.pgn"),
    ("export", "file"): ("export", "{file}.xlsx"),
    ("template", "file"): ("template", "{file}.xlsx"),
    ("report match", "files"): ("report", "match", *MATCH, "{file}.xlsx"),
    ("report match", "pdf"): ("report", "match", *MATCH, "--pdf", "{file}.pdf"),
    ("report match", "xlsx"): ("report", "match", *MATCH, "--xlsx", "{file}.xlsx"),
    ("report table", "files"): ("report", "table", "kl-graz", "{file}.pdf"),
    ("report table", "pdf"): ("report", "table", "kl-graz", "--pdf", "{file}.pdf"),
    ("report table", "xlsx"): ("report", "table", "kl-graz", "--xlsx", "{file}.xlsx"),
    ("elo period", "file"): ("elo", "period", "--until", "2011-12-31", "--csv", "{file}.csv"),
    ("qualification form", "file"): ("qualification", "form", "T", "{file}.txt"),
    ("backup", "file"): ("backup", "{file}.sqlite"),
    ("journal replay", "file"): ("journal", "replay", "{file}.sqlite"),
    ("person export", "file"): ("person", "export", "100001", "{file}.json"),
    ("tournament export", "path"): ("tournament", "export", "open", "{file}.trf"),
    ("users code", "paper"): ("users", "code", "anna", "--paper", "{file}.pdf"),
}
"""Command and parameter that name a file to write, each with a call that writes it."""
ALIKE = {f"report {one.name}" for one in PAPERS} - {"report match", "report table"}
"""Commands that write as others do: all papers have one way, and two of them stand for it."""
READS = {
    ("game import", "path"),
    ("import", "file"),
    ("case", "paths"),
    ("restore", "file"),
    ("rollover", "ratings"),
    ("tournament check", "path"),
    ("tournament import", "path"),
    ("tournament trf", "path"),
    ("qualification list", "ratings"),
    ("users ssh", "keyfile"),
    ("users ssh", "folder"),
}
QUALIFICATION = ("T", "KLGRAZ01", "KLGRAZ02", "KLGRAZ03", "--first-round", "2012-06-02 10:00")
OLD = b"an old file that somebody needs\n"


def file_parameters(
    group: click.Group, path: tuple[str, ...] = ()
) -> Iterator[tuple[str, click.Parameter]]:
    context = click.Context(group)
    for name in group.list_commands(context):
        one = group.get_command(context, name)
        assert one is not None
        if isinstance(one, click.Group):
            yield from file_parameters(one, (*path, name))
        for param in one.params:
            if isinstance(param.type, click.Path | click.File):
                yield " ".join((*path, name)), param


def _call(database: Path, words: tuple[str, ...], file: Path, *more: str) -> Result:
    named = [word.format(file=file.with_suffix("")) for word in words]
    return run("--db", database, *named, *more)


def _ending(words: tuple[str, ...]) -> str:
    return Path(words[-1]).suffix


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = stored(tmp_path_factory.mktemp("content"))
    made = run("--db", path, "qualification", "prepare", *QUALIFICATION, "--system", "skalicka")
    assert made.exit_code == 0, made.stderr
    assert run("--db", path, "users", "add", "anna", "Anna Berger").exit_code == 0
    opened = (
        "tournament",
        "create",
        "open",
        "--name",
        "Open",
        "--system",
        "swiss",
        "--rounds",
        "3",
    )
    assert run("--db", path, *opened).exit_code == 0
    assert run("--db", path, "tournament", "enter", "open", "100018", "100019").exit_code == 0
    game = ("game", "add", *MATCH, "1", "--moves", "1. e4 e5")
    assert run("--db", path, *game).exit_code == 0
    transactions.close_file()  # what was stored is in the file itself, not in the log beside it
    return path.read_bytes()


@pytest.fixture
def database(tmp_path: Path, content: bytes) -> Path:
    return known(tmp_path / "league.sqlite", content)


def test_every_command_with_a_file_is_known_as_a_reader_or_a_writer() -> None:
    named = {(command, str(param.name)) for command, param in file_parameters(program("en"))}
    shared = {(command, name) for command, name in named if name in ("db", "seal_key")}
    alike = {(command, name) for command, name in named if command in ALIKE}
    assert named - shared - alike == READS | set(WRITES)


def test_every_writer_has_the_option_that_replaces() -> None:
    writers = {*(command for command, _param in WRITES), "restore", *ALIKE}
    for command, param in file_parameters(program("en")):
        context = click.Context(program("en"))
        one: click.Command | None = program("en")
        for word in command.split():
            assert isinstance(one, click.Group)
            one = one.get_command(context, word)
        assert one is not None
        assert ("force" in [other.name for other in one.params]) == (command in writers), param


@pytest.mark.parametrize("words", WRITES.values(), ids=[" ".join(key) for key in WRITES])
def test_a_file_is_replaced_only_when_told_to(database: Path, words: tuple[str, ...]) -> None:
    file = database.with_name(f"old{_ending(words)}")
    file.write_bytes(OLD)
    refused = _call(database, words, file)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "--force" in refused.stderr
    assert str(file) in refused.stderr
    assert file.read_bytes() == OLD
    assert _call(database, words, file, "--force").exit_code == 0
    assert file.read_bytes() != OLD
    assert [one for one in database.parent.iterdir() if one.name.endswith(".tmp")] == []


@pytest.mark.parametrize("words", WRITES.values(), ids=[" ".join(key) for key in WRITES])
def test_no_database_is_written_over(database: Path, words: tuple[str, ...]) -> None:
    ending = _ending(words)
    opened = database.rename(database.with_name(f"open{ending}"))
    other = database.with_name(f"backup{ending}")
    other.write_bytes(opened.read_bytes())
    database.with_name(f"hard{ending}").hardlink_to(other)
    database.with_name(f"soft{ending}").symlink_to(opened)
    before = opened.read_bytes()
    for name in ("open", "backup", "hard", "soft"):
        refused = _call(opened, words, database.with_name(f"{name}{ending}"), "--force")
        assert (refused.exit_code, refused.stdout) == (2, "")
        assert "database" in refused.stderr
        assert (opened.read_bytes(), other.read_bytes()) == (before, before)
