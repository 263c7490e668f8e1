"""Nothing in a rule book looks served that no command and no screen reaches."""

import ast

import click
import pytest

from league.rulebooks import available, load
from league.services.rulebook import coverage, reach
from tui.cli import build
from tui.places import places, things


def of_books() -> dict[str, set[str]]:
    """By rule book the functions whose docstring cites its paragraphs."""
    found: dict[str, set[str]] = {}
    for id in available():
        book = load(id)
        ids = list(book.paragraphs)
        found[id] = {
            f"{one.__module__}:{one.__name__}".removeprefix(reach.BOOKS)
            for one in coverage._functions(book)
            if coverage.cited(one.__doc__ or "", ids)
        }
    return found


def test_every_function_that_cites_a_paragraph_is_reached() -> None:
    live = {one.removeprefix(reach.BOOKS) for one in reach.reached()}
    cited = of_books()
    assert {"tuwo_stmk_2011.p04_lineups:no_gaps", "tuwo_stmk_2011.p15_cup:winner"} <= live
    assert all(len(functions) >= 5 for functions in cited.values())
    assert {one for functions in cited.values() for one in functions - live} == set()


def parsed(name: str, source: str) -> reach.Module:
    """A module as ``reach`` reads it."""
    module = reach.Module(name)
    for statement in ast.parse(source).body:
        for defined in reach._defined(statement):
            module.bodies.setdefault(defined, []).append(statement)
    return module


BOOK = """
def table(): return "a table"
def winner(): return helper()
def helper(): return 1
def nobody(): return table()
CUP = Cup(rounds=table, title=nobody)
def book(): return RuleBook(id="x", winner=winner, cup=CUP)
"""


@pytest.mark.parametrize(
    ("screen", "expected"),
    [
        ("def page(): pass", set()),
        ("def page(book): return book.winner", {"winner", "helper"}),
        ("def page(desk): return desk.book.winner()", {"winner", "helper"}),
        ("def page(match): return match.winner", set()),
        ("def page(book): return book.cup.rounds", {"table"}),
        ("def page(desk): return desk.book.cup.title()", {"nobody", "table"}),
        ("def page(book): return book.cup", set()),
        ("def page(book): return book.draws.rounds", set()),
    ],
)
def test_a_book_is_reached_by_its_fields_and_capabilities(screen: str, expected: set[str]) -> None:
    name = f"{reach.BOOKS}x"
    modules = {one.name: one for one in (parsed(name, BOOK), parsed("tui.page", screen))}
    found = reach.followed(reach._graph(modules))
    functions = {"table", "winner", "helper", "nobody"}
    assert {defined for module, defined in found if module == name} & functions == expected


def command_paths() -> set[str]:
    """Every command as it is typed."""
    root, found = build(), set[str]()
    context = click.Context(root)
    for name in root.list_commands(context):
        command = root.get_command(context, name)
        assert command is not None
        found.add(name)
        if isinstance(command, click.Group):
            found |= {f"{name} {inner}" for inner in command.list_commands(context)}
    return found


def test_where_a_person_records_what_he_decides_is_a_command_or_a_page() -> None:
    pages = [one.name for one in places()] + [one.name for one in things()]
    known = command_paths() | {f"view {name}" for name in pages}
    named = {one.person for id in available() for one in load(id).paragraphs.values() if one.person}
    assert {"view match", "import"} <= named
    assert named - known == set()


def test_what_a_person_decides_is_no_check() -> None:
    by_person = [one for id in available() for one in load(id).paragraphs.values() if one.person]
    assert {one.kind for one in by_person} <= {"procedure", "deadline", "value"}
