"""What of a rule book the program reaches from its commands and screens, read from its source.

A function that only tests or case files call serves nobody. The definitions of all modules are a
graph: one leads to another that it names. The shared program asks a rule book by a field of
``RuleBook`` (``book.winner``) or by a function of a capability (``book.cup.rounds``); both lead on
into the book only where a definition does so that the commands or screens reach.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from league.rulebook import RuleBook
from league.rulebook.asked import Capability

PACKAGES = ("league", "fixtures", "reports", "tui")
BOOKS = "league.rulebooks."
ASKING_ALL = ("league.cases", "tui.commands.cases", "league.services.rulebook.reach")
"""Case files put any question to a book, so that they show nothing; this module names all."""
LISTED = "checks"
"""The field of ``RuleBook`` that lists functions which are called by another way."""
FIELDS = frozenset(one.name for one in fields(RuleBook)) - {LISTED, "serves"}
CAPABILITIES = {"Laws": "laws"} | {
    one.kind: name for name, one in vars(RuleBook).items() if isinstance(one, Capability)
}
"""By the name of its class: the attribute of ``RuleBook`` with a capability."""

Node = tuple[str, str]
"""A module with the name of one of its definitions, or of one that it imports; or ``asked``."""
ASKED = ":asked"
"""Stands for the module in the node of a field or of a capability's function."""


@dataclass(slots=True)
class Module:
    """What the source of one module defines and imports."""

    name: str
    bodies: dict[str, list[ast.AST]] = field(default_factory=dict)
    """By name; what runs on import stands under the empty name."""
    imports: dict[str, Node] = field(default_factory=dict)
    """By local name: the module, and the name there, empty for the module itself."""


@cache
def reached() -> frozenset[str]:
    """Return the functions of all rule books that the program reaches, as ``module:function``.

    The module is named as Python imports it.
    """
    found = followed(_graph({module.name: module for module in _modules()}))
    return frozenset(f"{module}:{name}" for module, name in found if module.startswith(BOOKS))


def followed(graph: Mapping[Node, Iterable[Node]]) -> set[Node]:
    """Return what a graph leads to from the commands and screens."""
    found: set[Node] = set()
    waiting = [node for node in graph if node[0].partition(".")[0] == "tui"]
    while waiting:
        node = waiting.pop()
        if node not in found:
            found.add(node)
            waiting += graph.get(node, ())
    return found


def _modules() -> Iterator[Module]:
    for package in PACKAGES:
        spec = find_spec(package)
        for folder in (spec.submodule_search_locations or ()) if spec else ():
            for path in sorted(Path(folder).glob("**/*.py")):
                parts = path.relative_to(folder).with_suffix("").parts
                name = ".".join([package, *(part for part in parts if part != "__init__")])
                if not name.startswith(ASKING_ALL):
                    yield _read(name, path)


def _read(name: str, path: Path) -> Module:
    module = Module(name)
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            for one in node.names:
                module.imports[one.asname or one.name] = (node.module, one.name)
        elif isinstance(node, ast.Import):
            for one in node.names:
                module.imports[one.asname or one.name] = (one.name, "")
    for statement in tree.body:
        for defined in _defined(statement):
            module.bodies.setdefault(defined, []).append(statement)
    return module


def _defined(statement: ast.stmt) -> Iterable[str]:
    """Return the names a statement of a module defines; none for an import."""
    match statement:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
        case ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
        case ast.Assign(targets=targets):
            return [
                node.id for one in targets for node in ast.walk(one) if isinstance(node, ast.Name)
            ]
        case ast.Import() | ast.ImportFrom():
            return []
    return [""]


def _graph(modules: Mapping[str, Module]) -> dict[Node, set[Node]]:
    """Return where each definition leads; a module's name alone stands for what runs on import."""
    graph: dict[Node, set[Node]] = {}
    for module in modules.values():
        for name, bodies in module.bodies.items():
            graph[module.name, name] = {
                node for body in bodies for node in _named(body, module, modules)
            }
        if module.name.startswith(BOOKS):
            _take_apart(graph, module, modules)
    return graph


def _named(body: ast.AST, module: Module, modules: Mapping[str, Module]) -> Iterator[Node]:
    """Yield the definitions that a piece of source names, and what it asks a book."""
    for node in ast.walk(body):
        match node:
            case ast.Name(id=name) if name in module.bodies:
                yield module.name, name
            case ast.Name(id=name) if name in module.imports:
                yield from _found(module.imports[name], modules)
            case ast.Attribute(value=ast.Name(id=name), attr=attr) if name in module.imports:
                there = ".".join(part for part in module.imports[name] if part)
                yield from _found((there, attr), modules)
            case ast.Attribute(value=ast.Attribute(value=value, attr=field), attr=name) if (
                _is_book(value) and field in CAPABILITIES.values()
            ):
                yield ASKED, f"{field}.{name}"
            case ast.Attribute(value=value, attr=name) if _is_book(value) and name in FIELDS:
                yield ASKED, name


def _found(node: Node, modules: Mapping[str, Module]) -> Iterator[Node]:
    """Yield a definition, also one handed on, with what runs when its module is imported."""
    name, defined = node
    if name not in modules:
        return
    yield name, ""
    handed_on = modules[name].imports.get(defined)
    if f"{name}.{defined}" in modules:
        yield f"{name}.{defined}", ""
    elif defined in modules[name].bodies or handed_on is None:
        yield node
    else:
        yield from _found(handed_on, modules)


def _is_book(value: ast.expr) -> bool:
    """Say whether an attribute is asked of something called a book."""
    return (isinstance(value, ast.Name) and value.id == "book") or (
        isinstance(value, ast.Attribute) and value.attr == "book"
    )


def _take_apart(
    graph: dict[Node, set[Node]], module: Module, modules: Mapping[str, Module]
) -> None:
    """Let the fields of a rule book and its capabilities lead to what each of them names.

    Otherwise whoever opens the book would reach all of it.
    """
    for name, bodies in module.bodies.items():
        for body in bodies:
            for entry, value in _entries(body):
                leads = set(_named(value, module, modules))
                graph[module.name, name] -= leads
                graph.setdefault((ASKED, entry), set()).update(leads)


def _entries(body: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Yield the fields of a ``RuleBook(…)``, and the functions of capabilities (``Cup(…)``)."""
    for node in ast.walk(body):
        match node:
            case ast.Call(func=ast.Name(id="RuleBook"), keywords=keywords):
                for keyword in keywords:
                    if keyword.arg and keyword.arg not in CAPABILITIES.values():
                        yield keyword.arg, keyword.value
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), keywords=keywords) if (
                name in CAPABILITIES
            ):
                for keyword in keywords:
                    yield f"{CAPABILITIES[name]}.{keyword.arg}", keyword.value
