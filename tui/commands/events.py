"""Events: ``event create``, ``change``, ``issue``, ``enter``, ``show`` and more."""

from datetime import date
from typing import Any

import click

from league.clock import today
from league.language import _
from tui.commands import event_lists, event_play
from tui.commands.announcements import announcement_of, parts
from tui.commands.common import any_day_option, command, group, say, season_option, settings, tell
from tui.commands.office import date_option, or_today
from tui.commands.papers import despite_option, opened, why_option
from tui.commands.usage import Argument, Option


def commands() -> list[click.Command]:
    """Return the commands of this area."""
    events = group(
        "event",
        _(
            "Individual and youth events: Ausschreibung, entries, places, titles.\n\n"
            "\b\nExamples:\n"
            '  spielleiter event create u18 --kind U18 --date 2012-03-03 --name "U18"\n'
            "  spielleiter event issue u18 --date 2012-01-10\n"
            "  spielleiter event enter u18 100018 --date 2012-02-01\n"
            "  spielleiter event show u18"
        ),
    )
    own = (
        _create(),
        _change(),
        _issue(),
        _enter(),
        _withdraw(),
        _qualify(),
        _rank(),
        *event_lists.commands(),
    )
    for one in (*own, *event_play.commands()):
        events.add_command(one)
    return [events]


def _create() -> click.Command:
    return command(
        "create",
        create,
        [
            Argument(["id"]),
            Option(["--kind"], required=True, help=_("Event of the book, such as U14.")),
            any_day_option("--date", "day", _("First day of play."), required=True),
            Option(["--district"], default=None, metavar="KREIS", help=_("Kreis that holds it.")),
            *parts(),
            season_option(),
        ],
        _(
            "Put an event on file, with as much of its Ausschreibung as there is.\n\n"
            "\b\nExamples:\n"
            '  spielleiter event create u18 --kind U18 --date 2012-03-03 --name "U18"'
        ),
    )


def _change() -> click.Command:
    return command(
        "change",
        change,
        [Argument(["id"]), *parts(), season_option()],
        _(
            "Fill in parts of the Ausschreibung as long as it is not out.\n\n"
            "\b\nExamples:\n"
            "  spielleiter event change u18 --venue Graz --fee 10 --deposit 0"
        ),
    )


def _issue() -> click.Command:
    return command(
        "issue",
        issue,
        [
            Argument(["id"]),
            date_option(_("Day on which it goes out; otherwise today.")),
            season_option(),
        ],
        _(
            "Let a complete Ausschreibung go out; what is missing is named.\n\n"
            "\b\nExamples:\n"
            "  spielleiter event issue u18 --date 2012-01-10"
        ),
    )


def _enter() -> click.Command:
    groups = _("Age group, where there are several.")
    return command(
        "enter",
        enter,
        [
            Argument(["id"]),
            Argument(["ident"]),
            date_option(_("Day of the entry; otherwise today.")),
            Option(["--group"], default="", metavar="GROUP", help=groups),
            despite_option(),
            season_option(),
        ],
        _(
            "Enter a player.\n\n"
            "\b\nExamples:\n"
            "  spielleiter event enter u18 100018 --date 2012-02-01"
        ),
    )


def _withdraw() -> click.Command:
    return command(
        "withdraw",
        withdraw,
        [Argument(["id"]), Argument(["ident"]), why_option(), season_option()],
        _("Take an entry back.\n\n\b\nExamples:\n  spielleiter event withdraw u18 100018"),
    )


def _qualify() -> click.Command:
    return command(
        "qualify",
        qualify,
        [
            Argument(["id"]),
            Argument(["by_what"], metavar="nominated|last|GROUP"),
            Argument(["idents"], nargs=-1, required=True),
            season_option(),
        ],
        _(
            "Record who is nominated, or the final places elsewhere that bring a place.\n\n"
            "\b\nExamples:\n"
            "  spielleiter event qualify u18 nominated 100018\n"
            "  spielleiter event qualify u18 last 100018 100019"
        ),
    )


def _rank() -> click.Command:
    return command(
        "rank",
        rank,
        [Argument(["id"]), Argument(["idents"], nargs=-1), season_option()],
        _(
            "Record the final ranking, best first, and show the titles.\n\n"
            "Without names the order of the table counts, where the games are on file.\n\n"
            "\b\nExamples:\n"
            "  spielleiter event rank u18 100018 100019"
        ),
    )


def create(**given: Any) -> None:
    """Put an event on file. Raises LeagueError."""
    from league.facts.events import Announcement, EventFile
    from league.services.events.records import create_event

    actor, day = opened(), given["day"]
    announcement = announcement_of(Announcement(dates=(day,)), given)
    kind, district = given["kind"], given["district"]
    event = EventFile(given["id"], kind, day.year, day, announcement, district=district)
    _tell_lacks(create_event(given["season"], event, actor=actor).file.id, given["season"])


def change(**given: Any) -> None:
    """Fill in the Ausschreibung. Raises LeagueError."""
    from league.services.events.records import change_announcement

    actor, id, season = opened(), given["id"], given["season"]
    change_announcement(season, id, lambda before: announcement_of(before, given), actor=actor)
    _tell_lacks(id, season)


def _tell_lacks(id: str, season: str | None) -> None:
    from league.services.events.views import cited, event_view

    lacks = cited(season, event_view(season, id).lacks)
    say(_("{id} is on file.").format(id=id))
    for line in lacks:
        say(_("Not said yet: {what}").format(what=line))


def issue(id: str, day: date | None, season: str | None) -> None:
    """Let the Ausschreibung go out. Raises LeagueError."""
    from league.services.events.records import issue_event

    issue_event(season, id, or_today(day), actor=opened())
    say(_("The Ausschreibung of {id} is out.").format(id=id))


def enter(
    id: str, ident: str, day: date | None, group: str, despite: str, season: str | None
) -> None:
    """Enter a player. Raises LeagueError."""
    from league.services.events import records

    actor = opened()
    view = records.enter(
        season, id, ident, or_today(day), actor=actor, group=group, despite=despite
    )
    say(_("{player} is entered.").format(player=view.names[ident]))


def withdraw(id: str, ident: str, why: str, season: str | None) -> None:
    """Take an entry back. Raises LeagueError."""
    from league.services.events import records

    records.withdraw(season, id, ident, actor=opened(), why=why)
    say(_("The entry of {ident} is withdrawn.").format(ident=ident))


def qualify(id: str, by_what: str, idents: tuple[str, ...], season: str | None) -> None:
    """Record nominations or places elsewhere. Raises LeagueError."""
    from league.services.events import records

    actor = opened()
    if by_what == "nominated":
        records.qualify(season, id, nominated=idents, actor=actor)
    else:
        records.qualify(season, id, earlier={by_what: idents}, actor=actor)
    say(_("On file."))


def rank(id: str, idents: tuple[str, ...], season: str | None) -> None:
    """Record the final ranking. Raises LeagueError."""
    from league.services.events import records
    from league.services.events.sheets import event_sheet

    won = records.rank(season, id, idents, actor=opened())
    if won.title:
        tell(f"{won.title}: {won.holder or '–'}")
    for name, ranking in won.groups.items():
        tell(f"{name}: {', '.join(ranking)}")
    for line in event_sheet(settings().desk(season), id, today()).qualified:
        tell(line)
