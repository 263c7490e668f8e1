"""Every paragraph has one home: entry, function, tests; its numbers stand in paragraphs.toml."""

import ast
import inspect
import re
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

import pytest

import league.rulebooks
from league.facts.lists import ListFacts
from league.facts.matches import MatchFacts, Side
from league.findings import Finding, Note
from league.rulebook import Values
from league.rulebooks import tuwo_stmk_2011
from tests.paths import TESTS
from tests.worlds.tuwo_world import book

TABLES: dict[str, Mapping[str, Any]] = {
    name: getattr(tuwo_stmk_2011, name)
    for name in ("SUSPENDED", "ABSENT", "LINEUP", "MATCH", "LIST", "NOTES")
}
IN_TABLES = [(id, check) for table in TABLES.values() for id, check in table.items()]
BOOKS = Path(league.rulebooks.__path__[0])

ACCEPTED = {
    ("sjrp_2025/p06_playoffs.py", 2): "a match is played by two; a point is two half points",
    ("sjrp_2025/p10_draws.py", 2): "two teams are needed for a match, in any federation",
    ("tuwo_stmk_2011/p10_team_events.py", 2): "two teams are needed for a match, anywhere",
    ("tuwo_stmk_2011/p13_draw.py", 2): "two teams are needed for a match, in any federation",
    ("tuwo_stmk_2011/p15_draw.py", 2): "two teams are needed for a match, in any federation",
    ("tuwo_stmk_2011/p16_qualification.py", 2): "the pairing tables of Anhang B go by two boards",
}
"""Numbers left in a module, with the reason. Besides: see ``_harmless``."""


def parts(test: str) -> list[str]:
    return test.removeprefix("test_").split("_")


def home_of(test: str, ids: Iterable[str]) -> str | None:
    """The paragraph a test is named by: the longest id its name begins with."""
    words = parts(test)
    begun = [id for id in ids if words[: id.count(".") + 1] == id.lower().split(".")]
    return max(begun, key=len, default=None)


def names_of_tests() -> Iterator[str]:
    for path in TESTS.rglob("test_*.py"):
        if "sjrp_2025" not in path.parts:
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    yield node.name


def test_a_test_belongs_to_the_longest_paragraph_its_name_begins_with() -> None:
    ids = ["4.4.a", "4.4.a.2", "17", "17.b", "4.4.d", "4.4.d.1", "4.4.d.10"]
    assert home_of("test_4_4_a_2_a_gap", ids) == "4.4.a.2"
    assert home_of("test_17_front_players", ids) == "17"
    assert home_of("test_4_4_d_10_something", ids) == "4.4.d.10"
    assert home_of("test_a_note", ids) is None


def test_every_check_has_a_function_and_every_function_an_entry() -> None:
    paragraphs = book().paragraphs
    checks = {id for id, paragraph in paragraphs.items() if paragraph.kind == "check"}
    assert checks - {id for id, _check in IN_TABLES} == set()
    assert {id for id, _check in IN_TABLES} - set(paragraphs) == set()
    notes_only = set(TABLES["NOTES"]) - checks
    # § 2.6.b is a procedure: a late player is noted, nothing is broken.
    assert {id for id, _check in IN_TABLES} - checks == notes_only == {"2.6.b"}


def test_every_check_has_a_test_named_by_its_paragraph() -> None:
    paragraphs = book().paragraphs
    tested = {home_of(name, paragraphs) for name in names_of_tests()}
    untested = [
        id for id, paragraph in paragraphs.items() if paragraph.kind == "check" and id not in tested
    ]
    assert untested == []


@pytest.mark.parametrize(("id", "check"), IN_TABLES, ids=[id for id, _check in IN_TABLES])
def test_a_function_begins_with_the_paragraphs_it_serves(id: str, check: Any) -> None:
    first_line = (check.__doc__ or "").splitlines()[0]
    named = re.match(r"§ ([^:]+):", first_line)
    assert named is not None, first_line
    assert id in named[1].split(", ")


def test_the_tables_stand_in_the_order_of_the_book() -> None:
    order = list(book().paragraphs)
    for name, table in TABLES.items():
        assert list(table) == sorted(table, key=order.index), name


def checks_of(module: ModuleType) -> Iterator[Any]:
    """Public functions of a module that yield findings or notes and are asked as the tables are."""
    for name, function in vars(module).items():
        if not callable(function) or getattr(function, "__module__", "") != module.__name__:
            continue
        if not name.startswith("_") and isinstance(function, type(checks_of)):
            hints = inspect.get_annotations(function)
            asked = [str(hint) for key, hint in hints.items() if key != "return"]
            if hints.get("return") in (Iterator[Finding], Iterator[Note]) and asked in ASKED:
                yield function


ASKED = [
    [str(hint) for hint in hints]
    for hints in ((MatchFacts, Side, Values), (MatchFacts, Values), (ListFacts, Values))
]


def test_no_check_is_forgotten_in_the_tables() -> None:
    modules = [
        import_module(f"{tuwo_stmk_2011.__name__}.{one.name}")
        for one in iter_modules(tuwo_stmk_2011.__path__)
    ]
    asked = {function for module in modules for function in checks_of(module)}
    assert asked - {check for _id, check in IN_TABLES} == set()
    assert len(asked) > len(TABLES)


# A number from the rule book stands only in paragraphs.toml


def numbers(source: str) -> list[int | float]:
    """Number literals that might come from a rule book."""
    tree = ast.parse(source)
    harmless = {id(node) for parent in ast.walk(tree) for node in _harmless(parent)}
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, int | float)
        and not isinstance(node.value, bool)
        and node.value not in (0, 1)
        and id(node) not in harmless
    ]


def _harmless(parent: ast.AST) -> Iterator[ast.AST]:
    """Yield literals of indexes, of the calendar, and of cents as euro."""
    if isinstance(parent, ast.Subscript):
        yield from ast.walk(parent.slice)
    elif isinstance(parent, ast.Call) and ast.unparse(parent.func) == "date":
        if [ast.unparse(argument) for argument in parent.args[1:]] in CALENDAR:
            yield from parent.args[1:]
    elif isinstance(parent, ast.Compare) and ".month" in ast.unparse(parent.left):
        yield from ast.walk(parent.comparators[0])
    elif isinstance(parent, ast.Call) and ast.unparse(parent.func) == "divmod":
        if ".month" in ast.unparse(parent):
            yield from ast.walk(parent)
    elif isinstance(parent, ast.BinOp) and ast.unparse(parent).endswith(MONTHS_AND_EURO):
        yield parent.right


CALENDAR = (["12", "31"], ["3", "1"])
"""The last day of a year, and the day that stands for 29 February."""
MONTHS_AND_EURO = ("// 12", "% 12", "// 100")


def test_the_search_finds_a_number_and_leaves_indexes_and_the_calendar_alone() -> None:
    assert numbers("limit = 7\nfine = -22.5\nif played >= 2: pass") == [7, 22.5, 2]
    assert numbers("date(year, 9, 7)") == [9, 7]
    assert numbers("date(year, 12, 31), date(year, 1, 1)") == []
    assert numbers("number % 8 + months % 12") == [8]
    assert numbers("if (day.month, day.day) == (2, 29): x = rows[2:3]") == []
    assert numbers("euro = cents // 100; cents = euro * 100") == [100]


def found_in_modules() -> set[tuple[str, int | float]]:
    return {
        (path.relative_to(BOOKS).as_posix(), number)
        for path in BOOKS.glob("*/*.py")
        for number in numbers(path.read_text(encoding="utf-8"))
    }


def test_numbers_of_the_rule_book_stand_in_paragraphs_toml_only() -> None:
    assert found_in_modules() - set(ACCEPTED) == set()


def test_no_number_is_accepted_that_is_gone() -> None:
    assert set(ACCEPTED) - found_in_modules() == set()
