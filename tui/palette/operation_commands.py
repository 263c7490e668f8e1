"""Every operation in the palette: its form opens on what is selected, and asks for the rest."""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from string import Formatter
from typing import Any

from textual.app import SystemCommand
from textual.screen import Screen

from league.formatting import first_sentence
from league.language import in_words
from league.services.session.desk import Desk
from league.services.session.every_operation import every_operation
from league.services.session.operations import Operation
from tui.app_protocol import Program, ShownThing, ShowsThings
from tui.dialogs.form import FormDialog
from tui.dialogs.form_model import Form
from tui.dialogs.from_operations import form_of


def operation_commands(app: Program, screen: Screen[Any]) -> Iterable[SystemCommand]:
    """Yield a command per operation that who works here may do somewhere.

    None before the season is judged. Whether he may do it to what is chosen is seen in the form.
    """
    if app.desk is None:
        return
    rights = {right for grant in app.actor.grants for right in grant.rights}
    for one in every_operation():
        if one.right in rights:
            title = f"{first_sentence(in_words(one.about))} ({one.name}) …"
            run = partial(_fill_in, app, screen, one)
            yield SystemCommand(title, f"spielleiter {one.name}", run, discover=False)


def form_about(desk: Desk, operation: Operation, things: Sequence[ShownThing]) -> Form:
    """Return the form of an operation on things that a page shows, the first of a kind.

    What its title names is chosen by that; else what is known stands in its line. Raises
    LeagueError for a thing that is not there.
    """
    known = dict(reversed(things))
    asked = operation.parameters
    mine = {one.name: known[one.kind.thing] for one in asked if one.kind.thing in known}
    title = in_words(operation.title)
    named: set[str] = {name for _before, name, *_how in Formatter().parse(title) if name}
    if not named <= mine.keys():
        title, named = first_sentence(in_words(operation.about)), set()
    given, shown = dict[str, Any](), dict[str, str]()
    for one in asked:
        if one.name in mine and one.name in named:
            given[one.name] = one.kind.read(desk, _typed(mine[one.name], "\n"), given)
        elif one.name in mine:
            shown[one.name] = _typed(mine[one.name], " ")
    return form_of(desk, replace(operation, title=title), given, shown)


def _typed(key: Hashable, between: str) -> str:
    """Return the key of a thing as one types it."""
    return between.join(map(str, key)) if isinstance(key, tuple) else str(key)


def _fill_in(app: Program, screen: Screen[Any], operation: Operation) -> None:
    shown = tuple(screen.shown()) if isinstance(screen, ShowsThings) else ()
    app.go(_open(app, operation, shown))


async def _open(app: Program, operation: Operation, shown: tuple[ShownThing, ...]) -> None:
    form = await app.ask(form_about, operation, shown)
    await app.push_screen(FormDialog(form))
