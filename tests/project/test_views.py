"""What leaves the services is a view: screens and reports know no other shape of theirs."""

import ast
from collections.abc import Iterator
from dataclasses import is_dataclass
from importlib import import_module
from pathlib import Path

import league

ROOT = Path(league.__file__).parents[1]
OTHERS = {
    # What is typed and asked for goes in.
    *(
        "AskedDraw",
        "AskedSeason",
        "Below",
        "Days",
        "AskedTournament",
        "Effect",
        "Filing",
        "Kind",
        "Operation",
        "Parameter",
        "Prepared",
        "Question",
        "Reason",
    ),
    # "Whole" is a workbook as it was read, handed back to be stored.
    *("AskedPlayoff", "TypedResult", "Wanted", "Whole"),
    *("Decides", "Draft", "DraftSubject", "TypedForm", "TypedKader", "TypedList", "TypedMatch"),
    # These read what they show when they are asked.
    *("Again", "Covered", "Desk", "DraftLine", "JournalView", "Outcome", "Verdict"),
    "SignedWorkbook",
    # Who is signed in, and what lineups are sealed with.
    *("Person", "SealKey", "SignedIn"),
}


def _used(file: Path) -> Iterator[tuple[str, str]]:
    """Yield what a file takes from services: module and name."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    modules = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("league.services"):
            for one in node.names:
                modules[one.asname or one.name] = f"{node.module}.{one.name}"
                yield str(node.module), one.name
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            module = modules.get(node.value.id, "")
            if (ROOT / module.replace(".", "/")).with_suffix(".py").is_file():
                yield module, node.attr


def test_screens_and_reports_show_what_lies_in_views() -> None:
    files = [file for part in ("tui", "web", "reports") for file in (ROOT / part).rglob("*.py")]
    used = {one for file in files for one in _used(file)}
    taken = ((name, getattr(import_module(module), name, None)) for module, name in used)
    classes = {kind for _name, kind in taken if isinstance(kind, type) and is_dataclass(kind)}
    found = {kind.__name__ for kind in classes if kind.__module__.startswith("league.services")}
    assert found <= OTHERS
    assert len(used) > 300
