"""Events as they are listed: ``event list`` and ``event show``."""

import click

from league import forms
from league.language import _, ngettext
from tui.commands.common import DOES_NOT_HOLD, columns, command, say, season_option, tell
from tui.commands.papers import opened
from tui.commands.usage import Argument


def commands() -> list[click.Command]:
    """Return the commands of this area; they belong to ``event``."""
    return [
        command(
            "list",
            list_all,
            [season_option()],
            _("List the events on file.\n\n\b\nExamples:\n  spielleiter event list"),
        ),
        command(
            "show",
            show,
            [Argument(["id"]), season_option()],
            _(
                "Show who has a place and by what, who waits, and what stands against it.\n\n"
                "The exit status is 1 when something does.\n\n"
                "\b\nExamples:\n"
                "  spielleiter event show u18"
            ),
        ),
    ]


def list_all(season: str | None) -> None:
    """List events. Raises LeagueError."""
    from league.services.events.views import event_views

    opened()
    rows = [
        (
            view.file.id,
            view.file.kind,
            forms.day(view.file.day),
            _("issued") if view.file.issued else _("not issued"),
            _entries(len(view.file.entries) or len(view.file.teams)),
        )
        for view in event_views(season)
    ]
    for line in columns(rows) if rows else ():
        tell(line)


def _entries(number: int) -> str:
    return ngettext("{number} entry", "{number} entries", number).format(number=number)


def show(id: str, season: str | None) -> None:
    """Show an event. Raises LeagueError."""
    from league.services.events.views import cited, event_view

    opened()
    view = event_view(season, id)
    rows = [
        (f"{number}.", place.ident, view.names.get(place.ident, ""), f"§ {place.paragraph}")
        for number, place in enumerate(view.field.places, 1)
    ]
    rows += [("", ident, view.names.get(ident, ""), _("waits")) for ident in view.field.waiting]
    for line in columns(rows) if rows else ():
        tell(line)
    against = cited(season, (*view.lacks, *view.findings))
    for line in against:
        say(line)
    if against:
        click.get_current_context().exit(DOES_NOT_HOLD)
