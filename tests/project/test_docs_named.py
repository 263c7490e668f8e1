"""What pages for who works on the program name is there: files, functions, commands, releases."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.paths import ROOT

PAGES = ("docs/architecture.md", "CONTRIBUTING.md")
MOST_LINES = 200
_PATH = re.compile(r"(?<![\w./-])(?:league|tui|web|reports|fixtures|tests|docs)(?:/[\w.*-]+)*/?")
_OF_FILE = re.compile(r"([\w./-]+\.py): (.+)")
_RELEASE = re.compile(r"^## \[(.+?)\](?: - (\d{4}-\d\d-\d\d))?$", re.MULTILINE)


def _text(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def marked(text: str) -> list[str]:
    """Return what stands in backticks, each in one line."""
    return [" ".join(part.split()) for part in re.findall(r"`([^`]+)`", text)]


def paths(text: str) -> Iterator[str]:
    """Yield what stands in backticks or in a drawing and begins like a path of the project."""
    for part in [*marked(text), *re.findall(r"^ {4}.+$", text, re.MULTILINE)]:
        for found in _PATH.findall(part):
            if "/" in found or part == found:
                yield found.rstrip(".")
        if re.fullmatch(r"[\w.-]+\.(?:md|toml)|Makefile", part) and part != "paragraphs.toml":
            yield part


def names(text: str) -> Iterator[tuple[str, str]]:
    """Yield each file with a name that is said to stand in it."""
    for part in marked(text):
        if told := _OF_FILE.fullmatch(part):
            yield from ((told[1], name.strip()) for name in told[2].split(","))


@cache
def defined(file: str) -> frozenset[str]:
    """Return what a module defines: its own names, and those of its classes as ``Class.name``."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return frozenset(_defined(tree.body, ""))


def _defined(body: list[ast.stmt], within: str) -> Iterator[str]:
    for one in body:
        match one:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield within + name
            case ast.ClassDef(name=name):
                yield within + name
                yield from _defined(one.body, f"{name}.")
            case ast.Assign(targets=targets):
                yield from (within + to.id for to in targets if isinstance(to, ast.Name))
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield within + name


def missing(text: str) -> list[str]:
    """Return what a page names and is not there."""
    lost = [path for path in paths(text) if not list(ROOT.glob(path.rstrip("/")))]
    for file, name in names(text):
        if not (ROOT / file).is_file() or name not in defined(file):
            lost.append(f"{file}: {name}")
    return lost


@pytest.mark.parametrize("page", PAGES)
def test_files_and_functions_named_are_there(page: str) -> None:
    text = _text(page)
    assert len(set(paths(text))) > 30
    assert len(set(names(text))) > 15
    assert missing(text) == []


def test_what_is_not_there_is_noticed() -> None:
    text = (
        "`league/no_such.py` `league/clock.py: no_such,\ntoday` `tests/nowhere` `NO_SUCH.md`\n"
        "`league/facts/people.py: Player.name, Player.no_such`\n\n    | league/gone |\n"
    )
    assert missing(text) == [
        "league/no_such.py",
        "tests/nowhere",
        "NO_SUCH.md",
        "league/gone",
        "league/clock.py: no_such",
        "league/facts/people.py: Player.no_such",
    ]


@pytest.mark.parametrize("page", PAGES)
def test_make_knows_what_is_to_be_made(page: str) -> None:
    targets = set(re.findall(r"^([\w./]+):", _text("Makefile"), re.MULTILINE))
    asked = set(re.findall(r"\bmake ([a-z]+)(?=[ `\n]|$)", " ".join(_commands(_text(page)))))
    assert asked
    assert asked <= targets


def _commands(text: str) -> Iterator[str]:
    yield from (part for part in marked(text) if part.startswith("make "))
    yield from re.findall(r"^ {4}(make \S+)", text, re.MULTILINE)


def test_the_page_on_the_architecture_stays_short() -> None:
    assert len(_text("docs/architecture.md").splitlines()) <= MOST_LINES


def test_the_readme_leads_to_both_pages() -> None:
    assert all(f"({page})" in _text("README.md") for page in PAGES)


def test_each_release_has_its_day_and_the_newest_is_this_version() -> None:
    (top, no_day), *releases = _RELEASE.findall(_text("CHANGELOG.md"))
    assert (top, no_day) == ("Unreleased", "")
    days = [day for _version, day in releases]
    assert all(days)
    assert days == sorted(days, reverse=True)
    with Path(ROOT / "pyproject.toml").open("rb") as file:
        assert releases[0][0] == tomllib.load(file)["project"]["version"]
