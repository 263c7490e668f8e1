"""What was done, by whom and why: ``journal``."""

import re
from typing import TYPE_CHECKING

import click

from league import forms
from league.language import _
from tui.commands.common import (
    DOES_NOT_HOLD,
    command,
    json_option,
    paint,
    settings,
    tell,
    tell_json,
)
from tui.commands.usage import Option

if TYPE_CHECKING:
    from league.views import JournalRow

_BORN = re.compile(r'("born": ?"\d{4})-\d\d-\d\d')
"""A birth date in a stored fact: what is printed keeps its year."""


def commands() -> list[click.Command]:
    """Return the commands of this area."""
    return [
        command(
            "journal",
            journal,
            [
                Option(["--verify"], is_flag=True, help=_("Check that nothing in it was changed.")),
                json_option(),
            ],
            _(
                "List every change: who, when, what and why.\n\n"
                "With --verify the exit status is 1 when a step was changed or is missing.\n\n"
                "\b\nExamples:\n"
                "  spielleiter journal\n"
                "  spielleiter journal --verify\n"
                "  spielleiter journal --json"
            ),
        )
    ]


def journal(verify: bool, as_json: bool) -> None:
    """List or verify the journal. Raises LeagueError."""
    from league.services import journal as steps
    from league.services import storing

    storing.open_file(settings().existing(), must_exist=True)
    if verify:
        _verify(steps.verify(), as_json=as_json)
    elif as_json:
        tell_json([_as_json(row) for row in steps.rows()])
    else:
        for row in steps.rows():
            _tell(row)


def _verify(broken: int | None, *, as_json: bool) -> None:
    if as_json:
        tell_json({"whole": broken is None, "first_broken": broken})
    elif broken is None:
        tell(_("The journal is whole."))
    else:
        tell(_("Step {number} of the journal was changed or is missing.").format(number=broken))
    if broken is not None:
        click.get_current_context().exit(DOES_NOT_HOLD)


def _tell(row: "JournalRow") -> None:
    at = row.at.astimezone()
    why = f" – {row.why}" if row.why else ""
    stamp = f"{forms.day(at.date())} {forms.clock(at.time())}"
    tell(f"{row.number:>4}  {paint(stamp, dim=True)}  {row.by}  {row.what}{why}")


def _as_json(row: "JournalRow") -> dict[str, object]:
    return {
        "number": row.number,
        "at": row.at.isoformat(),
        "by": row.by,
        "what": row.what,
        "before": _BORN.sub(r"\1", row.before),
        "after": _BORN.sub(r"\1", row.after),
        "why": row.why,
    }
