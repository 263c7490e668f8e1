"""One operation as a test does it: what is on file before, what is chosen, what is typed."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from league.services.session import transactions
from league.services.session.operations import Operation
from league.storage.stored_nodes import stored_rows
from tests.worlds.desk_world import run, stored
from tests.worlds.paper_world import open_world

WHY = "By the executive."
BY = "Official"
"""Who does it at each door."""


def landesliga(folder: Path) -> Path:
    """Store the first division of the public season in a folder."""
    return stored(folder, "landesliga")


def small_federation(folder: Path) -> Path:
    """Store clubs of three districts, with players of each status, in a folder."""
    open_world(folder)
    return folder / "a.sqlite"


@dataclass(frozen=True)
class Deed:
    """What is typed for one operation, in parameters' order, and what must be there before."""

    operation: Operation
    typed: Mapping[str, str] = field(default_factory=dict)
    given: Mapping[str, str] = field(default_factory=dict)
    """What it is done to: chosen before a form is filled in, typed at a command."""
    before: tuple[tuple[str, ...], ...] = ()
    """Commands that make the deed possible."""
    world: Callable[[Path], Path] = landesliga
    """Makes the file in a folder; leaves it closed or open."""
    words: Mapping[str, str] = field(default_factory=dict)
    """Words of the form's title that no parameter stands for."""
    refused: bool = False
    """Both doors refuse what is typed, in the same words."""

    @property
    def name(self) -> str:
        """Return the name of its command."""
        return self.operation.name

    def command(self) -> list[str]:
        """Return what is typed at the command line."""
        found = self.name.split()
        for one in self.operation.parameters:
            text = {**self.given, **self.typed}.get(one.name, "")
            if text and one.kind.flag:
                found.append(f"--{text}" if "/" in one.option else one.option)
            elif text:
                many = one.kind.words > 1 or (one.kind.several and not one.option)
                words = text.split("\n") if many else [text]
                found += [one.option, *words] if one.option else words
        asked = self.operation.reason.option
        return [*found, asked, WHY] if asked else found

    def begun(self, folder: Path) -> Path:
        """Make the file with what must be there before; return its path, the file closed."""
        folder.mkdir()
        path = self.world(folder)
        transactions.close_file()
        for one in self.before:
            done = by(path, *one)
            assert done.exit_code == 0, done.output
        return path


def by(path: Path, *words: str) -> Any:
    """Run a command on a file as who does all of it."""
    return run("--db", path, "--by", BY, *words)


def facts(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Return all rows of facts in a file, which is closed afterwards."""
    transactions.close_file()
    transactions.open_file(path, must_exist=True)
    found = {table: sorted(rows, key=repr) for table, rows in stored_rows().items()}
    transactions.close_file()
    return found
