"""The parts of an Ausschreibung, as typed."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import click

from league.language import _
from league.typed.money import read_cents
from tui.commands.options import day_option
from tui.commands.usage import Option

if TYPE_CHECKING:
    from league.facts.events import Announcement

TEXTS = ("name", "organiser", "eligible", "venue", "time_control", "titles", "prizes", "rules")


def parts() -> list[click.Parameter]:
    """Return the options for the parts of an Ausschreibung."""
    about = {
        "name": _("a: name."),
        "organiser": _("a: who organises it."),
        "eligible": _("b: who may take part."),
        "venue": _("d: where."),
        "time_control": _("d: time control."),
        "titles": _("e: how titles and places are gained."),
        "prizes": _("f: prizes."),
        "rules": _("g: rule book it refers to."),
    }
    return [
        *(
            Option([f"--{name.replace('_', '-')}", name], metavar="TEXT", help=about[name])
            for name in TEXTS
        ),
        day_option("--closing", "closing", _("c: last day for entries.")),
        Option(["--fee"], metavar="EURO", help=_("c: entry fee, 0 for none.")),
        Option(["--deposit"], metavar="EURO", help=_("c: Reuegeld, 0 for none.")),
    ]


def announcement_of(before: "Announcement", given: dict[str, Any]) -> "Announcement":
    """Return an Ausschreibung with what was typed filled in. Raises InputError."""
    said: dict[str, Any] = {name: given[name] for name in (*TEXTS, "closing")}
    for option, name in (("fee", "entry_fee"), ("deposit", "deposit")):
        amount = given[option]
        said[name] = None if amount is None else read_cents(amount)
    told = {name: value for name, value in said.items() if value is not None}
    return replace(before, **told)
