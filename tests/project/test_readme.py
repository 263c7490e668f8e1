import ast
import re
import shlex
from pathlib import Path

import pytest
from click import Context
from click.testing import CliRunner
from textual.app import App

from tests.paths import ROOT
from tui.cli import build, speak

README = ROOT / "README.md"


def _examples() -> list[tuple[str, list[str]]]:
    """Return each command of the console block with the lines shown below it."""
    (block,) = re.findall(r"```console\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    steps: list[tuple[str, list[str]]] = []
    for line in block.splitlines():
        if line.startswith("$ "):
            steps.append((line[2:], []))
        else:
            steps[-1][1].append(line)
    return steps


def test_the_examples_print_what_the_readme_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SPIELLEITER_DB", str(tmp_path / "demo.sqlite"))
    speak("en")
    for command, shown in _examples():
        result = CliRunner().invoke(build(), shlex.split(command)[1:])
        assert result.exit_code == 0, (command, result.output)
        printed = [line.rstrip() for line in result.output.splitlines()]
        whole = [line for line in shown if line != "…"]
        assert printed[: len(whole)] == whole, command
        assert len(printed) == len(whole) or "…" in shown, command


def _printed(section: str) -> list[str]:
    """Return the commands of a section, each on one line."""
    text = README.read_text(encoding="utf-8")
    text = text[text.index(section) :].partition("\n## ")[0].replace("\\\n", "")
    return re.findall(r"^    (spielleiter .+)$", text, re.MULTILINE)


def _done(commands: list[str]) -> dict[str, str]:
    """Take each command and return what it said."""
    said = {}
    for command in commands:
        result = CliRunner().invoke(build(), shlex.split(command)[1:])
        assert result.exit_code == 0, (command, result.output)
        said[command] = result.output
    return said


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder without a database, in which commands are typed in English."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SPIELLEITER_DB", str(tmp_path / "league.sqlite"))
    speak("en")
    return tmp_path


def test_the_commands_of_a_tournament_work_as_printed_on_the_demo_season(empty: Path) -> None:
    printed = _printed("## A tournament")
    assert len(printed) > 5
    _done(["spielleiter demo --no-screen", *printed])
    report = (empty / "report.trf").read_text(encoding="utf-8")
    assert "012 Stadtmeisterschaft" in report


@pytest.mark.parametrize("section", ["## From an empty file", "## A youth federation's year"])
def test_a_season_begins_from_nothing_by_the_commands_as_printed(section: str, empty: Path) -> None:
    said = _done(_printed(section))
    assert "is begun" in next(iter(said.values()))
    if section == "## A youth federation's year":
        assert "The entry counts." in said["spielleiter event pay em-u14 101 --date 2026-02-05"]
        assert (empty / "announcement.pdf").exists()


def test_the_readme_names_only_commands_that_exist() -> None:
    text = README.read_text(encoding="utf-8")
    named = set(re.findall(r"`spielleiter ([a-z]+)", text))
    assert named <= set(build().list_commands(Context(build())))
    assert {"audit", "check", "case"} <= named


def test_the_keys_of_the_readme_are_bound_in_the_screens() -> None:
    text = README.read_text(encoding="utf-8")
    keys = text[text.index("| key |") :].partition("\n\n")[0]
    table = re.findall(r"^\| (.+?) \| .+ \|$", keys, re.MULTILINE)[1:]
    named = {_as_bound(key) for row in table for key in re.findall(r"`(.+?)`", row)}
    assert len(named) > 10
    assert named <= _bound()


def _as_bound(key: str) -> str:
    return {
        "?": "question_mark",
        "/": "slash",
        "]": "right_square_bracket",
        "[": "left_square_bracket",
    }.get(key, key.lower())


def _bound() -> set[str]:
    """Return every key that the screens bind, and the palette's own."""
    # The parts of a page have numbers by their order, see tui.pages.page.
    keys = {App.COMMAND_PALETTE_BINDING, *"123456789"}
    for file in (README.parent / "tui").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("key", "quiet")
                and isinstance(node.args[0], ast.Constant)
            ):
                keys.update(str(ast.literal_eval(node.args[0])).split(","))
    return keys
