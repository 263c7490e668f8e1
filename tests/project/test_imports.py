"""No circle of imports: also those that are made late, or for the types only, count."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

from tests.paths import ROOT

PACKAGES = ("league", "tui", "web", "reports", "fixtures")


def _modules() -> dict[str, Path]:
    files = [file for package in PACKAGES for file in (ROOT / package).rglob("*.py")]
    names = (".".join(file.relative_to(ROOT).with_suffix("").parts) for file in files)
    return {name.removesuffix(".__init__"): file for name, file in zip(names, files, strict=True)}


def _imported(file: Path, known: dict[str, Path]) -> set[str]:
    """Return the modules a file imports, wherever in it; of packages what is taken from them."""
    found = set[str]()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                found.add(whole if whole in known else node.module)
    return found & known.keys()


def _graph(files: dict[str, Path]) -> dict[str, set[str]]:
    return {name: _imported(file, files) - {name} for name, file in files.items()}


def test_no_module_imports_one_that_imports_it() -> None:
    # A circle raises CycleError, which names its modules.
    assert len(tuple(TopologicalSorter(_graph(_modules())).static_order())) > 500


def test_late_and_type_checking_imports_count(tmp_path: Path) -> None:
    file = tmp_path / "one.py"
    file.write_text(
        "from typing import TYPE_CHECKING\n"
        "if TYPE_CHECKING:\n    from tui.app import SpielleiterApp\n"
        "def late():\n    import tui.cli\n    from tui import routes\n"
    )
    assert _imported(file, _modules()) == {"tui.app", "tui.cli", "tui.routes"}
