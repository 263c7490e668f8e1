"""What commands, pages and the web store with: read from the source, nothing is run."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import league

ROOT = Path(league.__file__).parents[1]
DOORS = ("tui", "web")
SERVICES = "league.services."
OPENING = ("league.services.session.transactions", "transaction")
"""Whoever stores does it in one of these."""
AROUND = ("league.services.session.trial_runs",)
"""Takes a step that somebody else has made: it stores nothing of its own."""

Name = tuple[str, str]
"""A module and what it defines."""


@dataclass
class Source:
    """A module as it is written."""

    name: str
    tree: ast.Module
    imports: dict[str, Name] = field(default_factory=dict)
    """By local name; of a module the second is empty."""

    def named(self, node: ast.AST) -> Iterator[Name]:
        """Yield what a piece of it names that stands in it or is imported."""
        own = {one.name for one in self.tree.body if isinstance(one, ast.FunctionDef)}
        for one in ast.walk(node):
            if isinstance(one, ast.Name):
                if one.id in own:
                    yield self.name, one.id
                elif one.id in self.imports:
                    yield self.imports[one.id]
            elif isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name):
                module, inside = self.imports.get(one.value.id, ("", ""))
                yield f"{module}.{inside}".rstrip("."), one.attr


def read(path: Path) -> Source:
    """Read a module."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    name = ".".join(part for part in parts if part != "__init__")
    return read_text(name, path.read_text(encoding="utf-8"))


def read_text(name: str, text: str) -> Source:
    """Read a module of a name."""
    tree = ast.parse(text)
    found = Source(name, tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            for one in node.names:
                found.imports[one.asname or one.name] = (node.module, one.name)
    return found


@cache
def storing() -> frozenset[Name]:
    """Return the functions of services that store: steps, and what opens a transaction."""
    calls: dict[Name, set[Name]] = {}
    found = set[Name]()
    for path in (ROOT / "league" / "services").rglob("*.py"):
        source = read(path)
        if source.name in AROUND:
            continue
        for one in source.tree.body:
            if isinstance(one, ast.FunctionDef):
                calls[source.name, one.name] = set(source.named(one))
                if _is_step(one):
                    found.add((source.name, one.name))
    found |= {one for one, called in calls.items() if OPENING in called}
    while more := {one for one, called in calls.items() if called & found} - found:
        found |= more
    return frozenset(found)


def _is_step(one: ast.FunctionDef) -> bool:
    """Say whether a function makes a step, or becomes one."""
    made = one.returns.id if isinstance(one.returns, ast.Name) else ""
    named = {each.id for each in one.decorator_list if isinstance(each, ast.Name)}
    return made == "Step" or "as_step" in named


def stored_with() -> dict[str, set[str]]:
    """Return by module of a door the functions that it stores with."""
    found: dict[str, set[str]] = {}
    for door in DOORS:
        for path in sorted((ROOT / door).rglob("*.py")):
            source = read(path)
            if names := stored_in(source):
                found[source.name] = names
    return found


def stored_in(source: Source) -> set[str]:
    """Return the functions that a module of a door stores with, by their names in services."""
    return {name for _module, name in set(source.named(source.tree)) & storing()}
