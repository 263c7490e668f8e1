"""The public season, stored in a file of the test, and opened."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import click
from click.testing import CliRunner, Result

from league import language
from league.facts.actors import official
from league.facts.seasons import MatchKey, Season
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.services.workbook.importing import read_workbook
from tests.paths import DATA
from tests.worlds.known_files import known
from tui.cli import build
from tui.commands import click_words

WORKBOOK = DATA / "saison-2011-12.xlsx"

STRUCK: MatchKey = ("landesliga", 8, "LANDESLIGA02", "LANDESLIGA07")
"""Board 5 was won 1:0 over the board; the home player is struck under § 4.4.d.1, fine € 22."""
GAP: MatchKey = ("landesliga", 1, "LANDESLIGA01", "LANDESLIGA12")
"""The home team left board 6 empty and paid € 30 in cash; § 7.2.d costs € 11 twice."""


@cache
def public_season() -> Season:
    return read_workbook(WORKBOOK)


@cache
def expected() -> dict[str, Any]:
    content: dict[str, Any] = json.loads(
        (DATA / "saison-2011-12.expected.json").read_text(encoding="utf-8")
    )
    return content


def _part(content: Season, division: str) -> Season:
    return replace(
        content,
        fixtures=tuple(one for one in content.fixtures if one.division == division),
        boards=tuple(one for one in content.boards if one.match[0] == division),
        reports=tuple(one for one in content.reports if one.match[0] == division),
    )


@cache
def _file(division: str) -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "league.sqlite"
        transactions.open_file(path)
        content = public_season()
        content = _part(content, division) if division else content
        transactions.import_season(content, official("Anna Muster"), "first import")
        transactions.close_file()
        return path.read_bytes()


def stored(folder: Path, division: str = "") -> Path:
    """Store the public season, or the matches of one of its divisions; return the file."""
    return known(folder / "league.sqlite", _file(division))


def opened(folder: Path) -> Desk:
    return open_desk(stored(folder), official("Anna Muster"))


@cache
def program(lang: str) -> click.Group:
    """All commands in a language: building them takes longer than most of them run."""
    with language.speaking(lang):
        click_words.speak(lang)
        group = build()
        context = click.Context(group)
        # A command is built when it is asked for: all of them now, in this language.
        for name in group.list_commands(context):
            group.get_command(context, name)
        return group


def run(*arguments: object, lang: str = "en", env: dict[str, str] | None = None) -> Result:
    """Run a command as the program does and return what it said; never with a traceback."""
    words = [str(argument) for argument in arguments]
    with language.speaking(lang):
        click_words.speak(lang)
        result = CliRunner().invoke(program(lang), words, prog_name="spielleiter", env=env)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result
