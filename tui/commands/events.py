"""Events: ``event create``, ``change``, ``issue``, ``enter``, ``show`` and more."""

from collections.abc import Iterator
from datetime import date
from typing import Any

import click

from league.language import _
from tui.commands import event_lists, event_play
from tui.commands.announcements import announcement_of, parts
from tui.commands.call import Call
from tui.commands.common import command, group, print_data, print_message
from tui.commands.late_values import player_argument
from tui.commands.listing import about_of
from tui.commands.options import date_option, day_option, despite_option, text_option, why_option
from tui.commands.usage import Argument, Option


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    own = *_announcements(), *_entries(), *_places()
    yield group(
        "event",
        about_of("event"),
        [*own, *event_lists.commands(), *event_play.commands()],
        'spielleiter event create u18 --kind U18 --date 2012-03-03 --name "U18"',
        "spielleiter event issue u18 --date 2012-01-10",
        "spielleiter event enter u18 100018 --date 2012-02-01",
        "spielleiter event show u18",
    )


def _announcements() -> Iterator[click.Command]:
    yield command(
        "create",
        create,
        [
            Argument(["id"]),
            Option(["--kind"], required=True, help=_("Event of the book, such as U14.")),
            day_option("--date", "day", _("First day of play."), required=True),
            Option(["--district"], default=None, metavar="KREIS", help=_("Kreis that holds it.")),
            *parts(),
        ],
        _("Put an event on file, with as much of its Ausschreibung as there is."),
        'spielleiter event create u18 --kind U18 --date 2012-03-03 --name "U18"',
    )
    yield command(
        "change",
        change,
        [Argument(["id"]), *parts()],
        _("Fill in parts of the Ausschreibung as long as it is not out."),
        "spielleiter event change u18 --venue Graz --fee 10 --deposit 0",
    )
    yield command(
        "issue",
        issue,
        [Argument(["id"]), date_option(_("Day on which it goes out; otherwise today."))],
        _("Let a complete Ausschreibung go out; what is missing is named."),
        "spielleiter event issue u18 --date 2012-01-10",
    )


def _entries() -> Iterator[click.Command]:
    yield command(
        "enter",
        enter,
        [
            Argument(["id"]),
            player_argument(),
            date_option(_("Day of the entry; otherwise today.")),
            text_option("--group", "GROUP", _("Age group, where there are several.")),
            despite_option(),
        ],
        _("Enter a player."),
        "spielleiter event enter u18 100018 --date 2012-02-01",
    )
    yield command(
        "withdraw",
        withdraw,
        [Argument(["id"]), player_argument(), why_option()],
        _("Take an entry back."),
        "spielleiter event withdraw u18 100018",
    )


def _places() -> Iterator[click.Command]:
    yield command(
        "qualify",
        qualify,
        [
            Argument(["id"]),
            Argument(["by_what"], metavar="nominated|last|GROUP"),
            player_argument("idents", nargs=-1, required=True),
        ],
        _("Record who is nominated, or the final places elsewhere that bring a place."),
        "spielleiter event qualify u18 nominated 100018",
        "spielleiter event qualify u18 last 100018 100019",
    )
    yield command(
        "rank",
        rank,
        [Argument(["id"]), Argument(["idents"], nargs=-1)],
        _(
            "Record the final ranking, best first, and show the titles.\n\n"
            "Without names the order of the table counts, where the games are on file."
        ),
        "spielleiter event rank u18 100018 100019",
    )


def create(call: Call, **given: Any) -> None:
    """Put an event on file. Raises LeagueError."""
    from league.facts.events import Announcement, EventFile
    from league.services.events.records import create_event

    day = given["day"]
    announcement = announcement_of(Announcement(dates=(day,)), given)
    kind, district = given["kind"], given["district"]
    event = EventFile(given["id"], kind, day.year, day, announcement, district=district)
    _print_lacks(call, create_event(call.season, event, actor=call.actor).file.id)


def change(call: Call, **given: Any) -> None:
    """Fill in the Ausschreibung. Raises LeagueError."""
    from league.services.events.records import change_announcement

    id = given["id"]
    change_announcement(
        call.season, id, lambda before: announcement_of(before, given), actor=call.actor
    )
    _print_lacks(call, id)


def _print_lacks(call: Call, id: str) -> None:
    from league.services.events.views import cited, event_view

    lacks = cited(call.season, event_view(call.season, id).lacks)
    print_message(_("{id} is on file."), id=id)
    for line in lacks:
        print_message(_("Not said yet: {what}"), what=line)


def issue(call: Call, id: str, day: date) -> None:
    """Let the Ausschreibung go out. Raises LeagueError."""
    from league.services.events.records import issue_event

    issue_event(call.season, id, day, actor=call.actor)
    print_message(_("The Ausschreibung of {id} is out."), id=id)


def enter(call: Call, id: str, ident: str, day: date, group: str, despite: str) -> None:
    """Enter a player. Raises LeagueError."""
    from league.services.events import records

    view = records.enter(
        call.season, id, ident, day, actor=call.actor, group=group, despite=despite
    )
    print_message(_("{player} is entered."), player=view.names[ident])


def withdraw(call: Call, id: str, ident: str, why: str) -> None:
    """Take an entry back. Raises LeagueError."""
    from league.services.events import records

    records.withdraw(call.season, id, ident, actor=call.actor, why=why)
    print_message(_("The entry of {ident} is withdrawn."), ident=ident)


def qualify(call: Call, id: str, by_what: str, idents: tuple[str, ...]) -> None:
    """Record nominations or places elsewhere. Raises LeagueError."""
    from league.services.events import records

    if by_what == "nominated":
        records.qualify(call.season, id, nominated=idents, actor=call.actor)
    else:
        records.qualify(call.season, id, earlier={by_what: idents}, actor=call.actor)
    print_message(_("On file."))


def rank(call: Call, id: str, idents: tuple[str, ...]) -> None:
    """Record the final ranking. Raises LeagueError."""
    from league.services.events import records
    from league.services.events.sheets import event_sheet

    won = records.rank(call.season, id, idents, actor=call.actor)
    if won.title:
        print_data(f"{won.title}: {won.holder or '–'}")
    for name, ranking in won.groups.items():
        print_data(f"{name}: {', '.join(ranking)}")
    for line in event_sheet(call.desk(), id, call.today()).qualified:
        print_data(line)
