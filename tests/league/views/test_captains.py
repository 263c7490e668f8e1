"""What captains see has no place for a birth date, nor for how somebody is reached."""

import inspect
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, get_args, get_type_hints

from league.facts.people import Player
from league.views import captain_evening, captains

FORBIDDEN = {
    *("address", "birth", "birthday", "born", "born_on", "city", "contact", "contacts", "fide_id"),
    *("iban", "mail", "mobile", "phone", "street"),
}


def _views() -> list[type]:
    return [
        one
        for module in (captains, captain_evening)
        for _name, one in inspect.getmembers(module, inspect.isclass)
        if one.__module__ == module.__name__
    ]


def _inner(hint: Any) -> Iterator[type]:
    """Yield the classes that a type hint is made of."""
    if isinstance(hint, type):
        yield hint
    for part in get_args(hint):
        yield from _inner(part)


def _fields(view: type, seen: set[type]) -> Iterator[str]:
    """Yield the names of all fields of a view, and of all views and facts within it."""
    if view in seen or not is_dataclass(view):
        return
    seen.add(view)
    hints = get_type_hints(view)
    for one in fields(view):
        yield one.name
        for inner in _inner(hints[one.name]):
            yield from _fields(inner, seen)


def test_no_field_of_theirs_is_for_a_birth_date_or_a_contact() -> None:
    seen: set[type] = set()
    names = {name for view in _views() for name in _fields(view, seen)}
    assert not names & FORBIDDEN
    # Beyond their own: the states of lineups and reports, with the facts in them.
    assert {"digest", "results", "proposal"} <= names
    assert len(_views()) > 15


def test_the_walk_would_find_one() -> None:
    assert "born" in set(_fields(Player, set()))
