"""Events as they are listed: ``event list``, ``event show`` and ``event table``."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from league import formatting
from league.language import _, ngettext
from tui.commands.call import Call
from tui.commands.common import (
    command,
    fail_if,
    print_as_of,
    print_columns,
    print_data,
    print_json,
    print_message,
)
from tui.commands.options import json_option
from tui.commands.usage import Argument

if TYPE_CHECKING:
    from league.views.events import OnwardRow


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area; they belong to ``event``."""
    yield command("list", list_all, [], _("List the events on file."), "spielleiter event list")
    yield command(
        "show",
        show,
        [Argument(["id"])],
        _(
            "Show who has a place and by what, who waits, and what stands against it.\n\n"
            "The exit status is 1 when something does."
        ),
        "spielleiter event show u18",
    )
    yield from _of_places()
    yield command(
        "table",
        table,
        [Argument(["id"])],
        _("Print the table of an event."),
        "spielleiter event table u18",
    )


def _of_places() -> Iterator[click.Command]:
    yield command(
        "places",
        places,
        [Argument(["id"]), json_option()],
        _("Show who has a place by which paragraph, who may follow, and who may not."),
        "spielleiter event places em-u14",
    )
    yield command(
        "fees",
        fees,
        [Argument(["id"]), json_option()],
        _("Show what clubs owe for their entries, what was paid, and which entries count."),
        "spielleiter event fees em-u14",
    )
    yield command(
        "onward",
        onward,
        [Argument(["id"], required=False), json_option()],
        _("Show who goes on to a championship of a larger federation, why, and who may follow."),
        "spielleiter event onward em-u14",
    )


def list_all(call: Call) -> None:
    """List events. Raises LeagueError."""
    from league.services.events.views import event_views

    rows = [
        (
            view.file.id,
            view.file.kind,
            formatting.day(view.file.day),
            _("issued") if view.file.issued else _("not issued"),
            _entries(len(view.file.entries) or len(view.file.teams)),
        )
        for view in event_views(call.season)
    ]
    if not rows:
        print_message(_("No event is on file."))
    print_columns(rows)


def _entries(number: int) -> str:
    return ngettext("{number} entry", "{number} entries", number).format(number=number)


def places(call: Call, id: str, as_json: bool) -> None:
    """Show the places of an event. Raises LeagueError."""
    from dataclasses import asdict

    from league.services.events.place_views import places_view
    from league.views.columns_events import PLACES, standings
    from tui.commands.described import print_list

    view = places_view(call.desk(), id)
    if as_json:
        print_json(asdict(view))
        return
    print_list(PLACES, standings(view))
    if view.host:
        print_message(_("{club} holds it."), club=view.host)
    if view.open is not None:
        words = ngettext("{number} place is left.", "{number} places are left.", view.open)
        print_message(words.format(number=view.open))


def fees(call: Call, id: str, as_json: bool) -> None:
    """Show the fees of an event. Raises LeagueError."""
    from league.services.events.fee_views import fees_view
    from league.views.columns_events import CLUB_FEES, FEES
    from tui.commands.described import as_data, print_list

    view = fees_view(call.desk(), id)
    if as_json:
        clubs, entries = as_data(CLUB_FEES, view.clubs), as_data(FEES, view.entries)
        print_json({"event": id, "clubs": clubs, "entries": entries})
        return
    if not view.entries:
        print_message(_("No entry in {id} costs anything yet."), id=id)
        return
    print_list(CLUB_FEES, view.clubs)
    print_message("")
    print_list(FEES, view.entries)


def onward(call: Call, id: str | None, as_json: bool) -> None:
    """Show who goes on. Raises LeagueError."""
    from dataclasses import asdict

    from league.services.events.onward import onward_view

    view = onward_view(call.desk(), id or "")
    if as_json:
        print_json(asdict(view))
        return
    print_columns([_going(row) for row in view.rows])
    for note in view.notes:
        print_message(note)


def _going(row: "OnwardRow") -> tuple[str, ...]:
    sign = _("follows") if row.follows else "★"
    return (
        sign,
        row.championship,
        row.group,
        f"{row.rank}.",
        row.name,
        row.to,
        row.citation,
        row.why,
    )


def show(call: Call, id: str) -> None:
    """Show an event. Raises LeagueError."""
    from league.services.events.views import cited, event_view

    view = event_view(call.season, id)
    rows = [
        (f"{number}.", place.ident, view.names.get(place.ident, ""), f"§ {place.paragraph}")
        for number, place in enumerate(view.field.places, 1)
    ]
    rows += [("", ident, view.names.get(ident, ""), _("waits")) for ident in view.field.waiting]
    print_columns(rows)
    against = cited(call.season, (*view.lacks, *view.findings))
    for line in against:
        print_message(line)
    fail_if(against)


def table(call: Call, id: str) -> None:
    """Print a table. Raises LeagueError."""
    from league.head_marks import of_step
    from league.services.events.tables import event_table
    from league.services.session.transactions import last_step

    found = event_table(call.season, id)
    if found is None:
        print_message(_("No game of {id} is on file yet."), id=id)
        return
    rows = [("", _("Name"), *found.heads)]
    rows += [(f"{one.rank}.", one.name, *one.figures) for one in found.lines]
    print_columns(rows, (0, *range(2, 2 + len(found.heads))))
    if found.note:
        print_data(found.note)
    print_as_of(of_step(last_step()))
