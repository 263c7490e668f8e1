"""Divisions of a season made, changed and removed: ``division add``, ``change``, ``remove``."""

from collections.abc import Iterator
from typing import Any

import click

from league.facts.seasons import Mode
from league.language import _
from tui.commands.call import Call
from tui.commands.common import command, print_message
from tui.commands.late_values import division_argument
from tui.commands.options import number_option, text_option, why_option
from tui.commands.usage import Argument, Option


def making() -> Iterator[click.Command]:
    """Yield the commands that make, change and remove divisions."""
    about = _("Division of the rule book that it is modelled on.")
    yield command(
        "add",
        add,
        [Argument(["id"]), text_option("--like", "DIVISION", about, required=True), *_settings()],
        _(
            "Add a division to the season, under a short name of your own.\n\n"
            "What is not said is as the rule book has it; with a wrong model its divisions are"
            " listed. A cup is a division like the book's cup."
        ),
        'spielleiter division add klasse-1a --like klasse-1 --name "1. Klasse A" --boards 6',
        "spielleiter division add cup --like cup",
    )
    yield command(
        "change",
        change,
        [Argument(["division"]), text_option("--like", "DIVISION", about), *_settings()],
        _("Change a division; while it has matches, only its name and what its clubs agreed."),
        'spielleiter division change klasse-1a --name "1. Klasse Süd"',
        "spielleiter division change klasse-1a --late-nominations 2",
    )
    yield command(
        "remove",
        remove,
        [division_argument(), why_option()],
        _("Take a division without teams and matches out of the season."),
        "spielleiter division remove klasse-1a",
    )


def _settings() -> list[click.Parameter]:
    lowest = _("Whether it is the lowest division of its district.")
    return [
        text_option("--name", "TEXT", _("Its name.")),
        number_option("--level", _("Its level; 0 is the highest.")),
        number_option("--boards", _("Boards of a match.")),
        text_option("--district", "TEXT", _("The district it belongs to.")),
        Option(
            ["--mode"],
            type=click.Choice([one.value for one in Mode]),
            help=_("How lineups follow the list."),
        ),
        Option(["--lowest/--not-lowest"], default=None, help=lowest),
        number_option("--max-size", _("Longest list that was agreed; 0 = no limit.")),
        number_option("--late-nominations", _("Late nominations that the clubs allow.")),
        why_option(),
    ]


def add(call: Call, id: str, like: str, why: str, **settings: Any) -> None:
    """Add a division. Raises LeagueError."""
    from dataclasses import replace

    from league.services.schedule import divisions

    asked = replace(divisions.model(call.season, like), id=id, **_said(settings))
    added = divisions.add_division(call.season, asked, actor=call.actor, why=why)
    print_message(_("{division} ({id}) is part of the season."), division=added.name, id=added.id)


def change(call: Call, division: str, like: str, why: str, **settings: Any) -> None:
    """Change a division. Raises LeagueError."""
    from dataclasses import replace

    from league.services.schedule import divisions

    held = divisions.division_of(call.season, division)
    asked = replace(held, like=like or held.like, **_said(settings))
    changed = divisions.change_division(call.season, asked, actor=call.actor, why=why)
    print_message(_("{division} ({id}) is changed."), division=changed.name, id=changed.id)


def remove(call: Call, division: str, why: str) -> None:
    """Remove a division. Raises LeagueError."""
    from league.services.schedule.divisions import remove_division

    removed = remove_division(call.season, division, actor=call.actor, why=why)
    print_message(_("{division} is no longer part of the season."), division=removed.name)


def _said(settings: dict[str, Any]) -> dict[str, Any]:
    """Return what was said of a division; a longest list of 0 takes the limit away."""
    said = {name: value for name, value in settings.items() if value not in (None, "")}
    if "mode" in said:
        said["mode"] = Mode(said["mode"])
    return said | ({"max_size": None} if said.get("max_size") == 0 else {})
