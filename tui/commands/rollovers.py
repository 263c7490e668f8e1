"""The next season: ``rollover``."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from league.language import _, ngettext
from tui.commands.call import Call
from tui.commands.common import command, say, tell
from tui.commands.options import day_option, flag, why_option
from tui.commands.typed import tell_findings
from tui.commands.usage import PATH, Argument, Option

if TYPE_CHECKING:
    from league.views.promotion import RolledOver


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    new = _("The new rating list (.csv or .xlsx): pass number and rating.")
    yield command(
        "rollover",
        rollover,
        [
            Argument(["name"], metavar="NEW"),
            day_option(
                "--list-date", "list_date", _("Date of the new rating list."), required=True
            ),
            Option(["--ratings"], type=PATH, metavar="FILE", help=new),
            flag("--again", _("Prepare it again, as long as nothing was drawn.")),
            why_option(),
        ],
        _(
            "Prepare the next season; the running one stays in use and as it is.\n\n"
            "Teams move as “spielleiter promotion” shows. Lists are carried over as"
            " proposals, registrations that ended are not."
        ),
        "spielleiter rollover 2012/13 --list-date 2012-07-01",
        "spielleiter rollover 2012/13 --list-date 2012-07-01 --ratings elo.csv --again",
    )


def rollover(call: Call, name: str, list_date: date, ratings: Path | None, **given: Any) -> None:
    """Prepare a season. Raises LeagueError."""
    from league.services.closing.rollover import roll_over
    from league.services.ratings.lists import read_ratings

    new = read_ratings(ratings) if ratings else None
    done = roll_over(call.season, name, list_date, actor=call.actor, ratings=new, **given)
    for step in done.promotion.cascade.steps if done.promotion else ():
        tell(f"{step.team}: {step.source} → {step.target}  § {step.paragraph}")
    for ban in done.banned:
        say(_("Banned in the new season: {names}."), names=ban)
    tell_findings(done.status_ended)
    if done.stays:
        say(done.stays)
    say(_("Season {name} is prepared: {counted}."), name=name, counted=_counted(done))


def _counted(done: "RolledOver") -> str:
    counted = (
        (ngettext("{n} team", "{n} teams", len(done.season.teams)), len(done.season.teams)),
        (
            ngettext("{n} registration ended", "{n} registrations ended", len(done.dropped)),
            len(done.dropped),
        ),
        (
            ngettext(
                "{n} listed player without {rating}",
                "{n} listed players without {rating}",
                len(done.unrated),
            ),
            len(done.unrated),
        ),
    )
    return ", ".join(words.format(n=number, rating=done.rating_name) for words, number in counted)
