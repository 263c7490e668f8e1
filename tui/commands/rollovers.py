"""The next season, and what waits beyond the old one: ``rollover``, ``waiting``.

The turn is not described as a deed: a backup is made before it, and the command tells each move.
"""

from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from league.language import _, ngettext
from tui.commands.call import Call
from tui.commands.common import command, print_data, print_json, print_message
from tui.commands.listing import about_of
from tui.commands.options import day_option, flag, json_option, why_option
from tui.commands.printed import print_findings_with_arithmetic
from tui.commands.usage import PATH, Argument, Option

if TYPE_CHECKING:
    from league.views.promotion import RolledOver


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield _rollover()
    yield _waiting()


def _rollover() -> click.Command:
    new = _("The new rating list (.csv or .xlsx): pass number and rating.")
    return command(
        "rollover",
        rollover,
        [
            Argument(["name"], metavar="NEW"),
            day_option(
                "--list-date", "list_date", _("Date of the new rating list."), required=True
            ),
            Option(["--ratings"], type=PATH, metavar="FILE", help=new),
            flag("--again", _("Prepare it again, as long as nothing was drawn.")),
            flag("--preview", _("Only say who moves and what waits; store nothing.")),
            why_option(),
        ],
        about_of("rollover"),
        "spielleiter rollover 2012/13 --list-date 2012-07-01 --preview",
        "spielleiter rollover 2012/13 --list-date 2012-07-01",
        "spielleiter rollover 2012/13 --list-date 2012-07-01 --ratings elo.csv --again",
    )


def _waiting() -> click.Command:
    return command(
        "waiting",
        waiting,
        [json_option()],
        about_of("waiting"),
        "spielleiter waiting",
        "spielleiter waiting --season 2011/12 --json",
    )


def waiting(call: Call, as_json: bool) -> None:
    """List what waits. Raises LeagueError."""
    from league.services.closing.waiting import what_waits

    desk = call.desk()
    rows = what_waits(desk, desk.today)
    if as_json:
        fields = ("kind", "name", "text", "season", "page", "thing", "due")
        print_json([{name: _plain(getattr(row, name)) for name in fields} for row in rows])
        return
    for row in rows:
        print_data(row.text)
    if not rows:
        print_message(_("Nothing waits."))


def _plain(value: object) -> str:
    return "" if value is None else str(value)


def rollover(
    call: Call, name: str, list_date: date, ratings: Path | None, preview: bool, **given: Any
) -> None:
    """Prepare a season, or only say what that would bring. Raises LeagueError."""
    from league.services.closing.rollover import roll_over
    from league.services.closing.rollover_steps import waiting_lines
    from league.services.closing.waiting import waits_after_turn
    from league.services.journal.copies import backup_words
    from league.services.ratings.lists import read_ratings
    from league.services.session.transactions import taken_back

    new = read_ratings(ratings) if ratings else None
    call = _from(call, name) if given["again"] else call
    desk = call.desk_to_change()
    with taken_back() if preview else nullcontext():
        done = roll_over(call.season, name, list_date, actor=desk.actor, ratings=new, **given)
        waits = waits_after_turn(desk, name)
    _print_moves(done)
    for line in waiting_lines(waits):
        print_data(line)
    sentence = _("Season {name} is prepared: {counted}.")
    if preview:
        sentence = _("Season {name} would be prepared so: {counted}. Nothing was stored.")
    print_message(sentence, name=name, counted=_counted(done))
    if done.backup:
        print_message(backup_words(done.backup))


def _from(call: Call, name: str) -> Call:
    """Return the command in the season before the one that is prepared again, if that is in use."""
    from league.services.session import season_order

    season = call.desk_to_change().season
    earlier = season_order.before(season)
    meant = call.season is None and season.name == name and bool(earlier)
    return replace(call, season=earlier[-1]) if meant else call


def _print_moves(done: "RolledOver") -> None:
    for step in done.promotion.cascade.steps if done.promotion else ():
        print_data(f"{step.team}: {step.source} → {step.target}  § {step.paragraph}")
    for ban in done.banned:
        print_message(_("Banned in the new season: {names}."), names=ban)
    print_findings_with_arithmetic(done.status_ended)
    if done.stays:
        print_message(done.stays)


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
