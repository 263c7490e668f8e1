"""Taking a step of the journal back: ``undo``.

It is not described as a deed: what it would change is shown line by line, before it asks why.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from league.errors import InputError
from league.language import _
from tui.commands.call import Call
from tui.commands.common import command, paint, print_data, print_json
from tui.commands.listing import about_of
from tui.commands.options import flag, json_option
from tui.commands.printed import print_followed
from tui.commands.usage import Argument, Option, whole_number

if TYPE_CHECKING:
    from league.views.journal import Undoing


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield command(
        "undo",
        undo,
        [
            Argument(["number"], type=whole_number(1), required=False),
            Option(["--why"], metavar="TEXT", help=_("The reason, for the journal.")),
            flag("--preview", _("Show what would change; change nothing."), "only_preview"),
            json_option(),
        ],
        about_of("undo"),
        "spielleiter undo --preview",
        _('spielleiter undo --why "Wrong match"'),
        _('spielleiter undo 17 --why "Wrong match"'),
        needs="file",
    )


def undo(
    call: Call, number: int | None, why: str | None, only_preview: bool, as_json: bool
) -> None:
    """Take a step back, or show what that would change. Raises LeagueError."""
    from league.services.consequences.trying import undoing_told
    from league.services.journal import undoing

    found = undoing_told(number)
    if not only_preview and not (why or "").strip():
        raise InputError(_("Name the reason with --why: the journal keeps it."))
    entry = None if only_preview else undoing.undo(found.number, call.actor, why or "")
    if as_json:
        print_json(_as_json(found, entry))
        return
    _tell(found)
    if entry is not None:
        sentence = _("Step {number} is taken back (step {entry}).")
        print_data(sentence.format(number=found.number, entry=entry))


def _tell(found: "Undoing") -> None:
    print_data(f"{found.number:>4}  {found.what}")
    print_followed(found.follows)
    for line in found.lines:
        print_data(paint(f"      {line.what}", dim=True))
        if line.now:
            print_data(f"      - {line.now}")
        if line.then:
            print_data(f"      + {line.then}")
    for words in found.moved:
        print_data(f"      {words}")
    if found.together:
        sentence = _("Taken back with it, being one deed: step {numbers}.")
        print_data(sentence.format(numbers=", ".join(map(str, found.together))))


def _as_json(found: "Undoing", entry: int | None) -> dict[str, object]:
    from league.views.consequences import as_data

    return {
        "number": found.number,
        "what": found.what,
        "changes": [{"what": one.what, "now": one.now, "then": one.then} for one in found.lines],
        "moved": list(found.moved),
        "together": list(found.together),
        "follows": None if found.follows is None else as_data(found.follows),
        "entry": entry,
    }
