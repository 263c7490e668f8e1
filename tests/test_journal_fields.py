"""Every field of a recorded fact has a word of its own in the journal."""

import ast
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_type_hints

from league import services
from league.facts.seasons import Season
from league.services import journal_fields
from league.services.journal_words import told_changes
from league.services.names import NAMELESS
from league.storage.changes import LISTS

READERS = ("recorded", "recorded_one", "versions")


def _recorded() -> Iterator[type]:
    """Yield the types of facts that the services read from the records."""
    for file in Path(services.__file__).parent.glob("*.py"):
        module = import_module(f"league.services.{file.stem}")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in READERS:
                wanted = node.args[-1]
                assert isinstance(wanted, ast.Name), ast.unparse(node)
                kind = getattr(module, wanted.id, None)
                if is_dataclass(kind) and isinstance(kind, type):
                    yield kind


def _named(hint: Any, seen: set[type]) -> Iterator[str]:
    """Yield the names of the fields in a type, also of the facts in its fields."""
    for inner in get_args(hint):
        yield from _named(inner, seen)
    if not is_dataclass(hint) or not isinstance(hint, type) or hint in seen:
        return
    seen.add(hint)
    hints = get_type_hints(hint)
    for field in fields(hint):
        yield f"{hint.__name__}.{field.name}"
        yield from _named(hints[field.name], seen)


def test_every_field_of_a_recorded_fact_has_a_word() -> None:
    seen: set[type] = set()
    kinds = [*dict.fromkeys(_recorded())]
    found = [name for kind in kinds for name in _named(kind, seen)]
    hints = get_type_hints(Season)
    found += [name for each in LISTS for name in _named(hints[each], seen)]
    # The scan finds what it is for: a tournament's result, and a club in a season's list.
    assert {"TournamentResult.first", "EventFile.year", "Club.id"} <= {*found}
    known = {*journal_fields.known_fields(), *LISTS}
    assert [name for name in found if name.partition(".")[2] not in known] == []


def test_first_of_two_opponents_is_no_day() -> None:
    told = told_changes("", '{"tournament":"LL","round":2,"first":"C4","second":"B3"}', NAMELESS)
    assert [(name, after) for name, _before, after in told] == [
        ("tournament", "LL"),
        ("round", "2"),
        ("first player", "C4"),
        ("second player", "B3"),
    ]
    days = told_changes("", '{"first":"2012-01-06","last":"2012-01-08"}', NAMELESS)
    assert [name for name, _before, _after in days] == ["from", "until"]


def test_remark_of_a_late_report_is_told_in_words() -> None:
    told = told_changes("", '{"remark":"late home"}', NAMELESS)
    assert told == [("remark", "", "late, home")]
