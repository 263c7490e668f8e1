"""What a step in the journal changed, value by value instead of as two blocks of JSON."""

import json
from collections.abc import Iterator


def changes(before: str, after: str) -> list[tuple[str, str, str]]:
    """Return what differs: name, value before, value after; empty where there was none.

    Text that is no JSON is one value without a name.
    """
    old, new = dict(_leaves("", _read(before))), dict(_leaves("", _read(after)))
    names = [*old, *(name for name in new if name not in old)]
    pairs = ((name, old.get(name, ""), new.get(name, "")) for name in names)
    return [pair for pair in pairs if pair[1] != pair[2]]


def _read(text: str) -> object:
    try:
        return json.loads(text) if text else None
    except ValueError:
        return text


def _leaves(name: str, value: object) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict) and set(value) == {"holder", "club"}:
        yield name, f"{value['holder']}:{value['club']}".rstrip(":")
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves(f"{name} {key}".strip(), inner)
    elif isinstance(value, list) and value and all(map(_named, value)):
        for called, inner in value:
            yield from _leaves(f"{name} {called}".strip(), inner)
    elif isinstance(value, list) and any(isinstance(inner, dict) for inner in value):
        for number, inner in enumerate(value, 1):
            yield from _leaves(f"{name} {number}".strip(), inner)
    elif value is not None and value != []:
        yield name, text_of(value)


def text_of(value: object) -> str:
    """Return a stored value in a line: of a list its parts, of a part that is a pair both."""
    if isinstance(value, list):
        return "" if all(one == [] for one in value) else ", ".join(_part(one) for one in value)
    return str(value)


def _part(value: object) -> str:
    if isinstance(value, list):
        return ": ".join(
            " ".join(map(str, one)) if isinstance(one, list) else str(one) for one in value
        )
    return "–" if value is None else str(value)


def _named(value: object) -> bool:
    """Say whether it is a name with what belongs to it."""
    if not isinstance(value, list) or len(value) != 2:
        return False
    return isinstance(value[0], str) and isinstance(value[1], dict)
