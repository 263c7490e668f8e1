"""Cases put to the rule books: ``case``."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from league.language import _
from tui.commands.call import Call
from tui.commands.common import command, fail_if, paint, print_data, print_json
from tui.commands.listing import about_of
from tui.commands.options import json_option
from tui.commands.usage import PATH, Argument

if TYPE_CHECKING:
    from league.cases import CaseResult


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield command(
        "case",
        case,
        [Argument(["paths"], nargs=-1, required=True, type=PATH), json_option()],
        about_of("case"),
        "spielleiter case precedent.yaml",
        "spielleiter case cases/ --json",
        needs="nothing",
    )


def case(_call: Call, paths: tuple[Path, ...], as_json: bool) -> None:
    """Answer cases; exit 1 when one does not hold. Raises LeagueError."""
    from league.cases import answer_paths

    results = answer_paths(paths)
    if as_json:
        print_json([_as_json(result) for result in results])
    else:
        for result in results:
            _tell(result)
        held = sum(result.ok for result in results)
        print_data(_("{held} of {all} cases hold.").format(held=held, all=len(results)))
    fail_if(not all(result.ok for result in results))


def _tell(result: "CaseResult") -> None:
    if result.ok:
        print_data(f"{paint('ok', fg='green')}    {result.name}")
        return
    cited = f" [{', '.join(result.cited)}]" if result.cited else ""
    print_data(f"{paint('FAIL', fg='red')}  {result.name}: {'; '.join(result.differences)}{cited}")


def _as_json(result: "CaseResult") -> dict[str, object]:
    return {
        "file": str(result.file),
        "name": result.name,
        "ok": result.ok,
        "differences": result.differences,
        "cited": result.cited,
        "answer": result.answer,
    }
