"""Every operation in the palette: its form opens on what is selected, and asks for the rest."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
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
from league.services.session.operations import Choices, Given, Kind, Operation, Parameter, offered
from league.services.session.trial_runs import Step
from tui.app_protocol import Program, ShownThing, ShowsThings
from tui.dialogs.form import FormDialog
from tui.dialogs.form_model import Form
from tui.dialogs.from_operations import form_of


def operation_commands(app: Program, screen: Screen[Any]) -> Iterable[SystemCommand]:
    """Yield a command per operation that who works here may do somewhere.

    Before anything is typed those are offered that are about what is selected. None before the
    season is judged, and none that its rule book knows nothing of. Whether he may do it to what
    is chosen is seen in the form.
    """
    if app.desk is None:
        return
    things = tuple(screen.shown()) if isinstance(screen, ShowsThings) else ()
    rights = {right for grant in app.actor.grants for right in grant.rights}
    for one in every_operation():
        if one.right in rights and offered(one, app.desk):
            title = f"{first_sentence(in_words(one.about))} ({one.name}) …"
            run = partial(_fill_in, app, one, things)
            discover = bool(_named(one, _about(one, things)))
            yield SystemCommand(title, f"spielleiter {one.name}", run, discover=discover)


def form_about(desk: Desk, operation: Operation, things: Sequence[ShownThing]) -> Form:
    """Return the form of an operation on things that a page shows, the first of a kind.

    What its title names is chosen by that; else what is known stands in its line. Raises
    LeagueError for a thing that is not there.
    """
    about = _about(operation, things)
    named = _named(operation, about)
    if named is None or operation.now is None:
        operation = _left(operation)
    if named is None:
        operation = replace(operation, title=first_sentence(in_words(operation.about)))
    given, shown = dict[str, Any](), dict[str, str]()
    for one in operation.parameters:
        if one.name in about and one.name in (named or ()):
            given[one.name] = one.kind.read(desk, _typed(about[one.name], "\n"), given)
        elif one.name in about:
            shown[one.name] = _typed(about[one.name], " ")
    return form_of(desk, operation, given, shown)


def _left(operation: Operation) -> Operation:
    """Return an operation that leaves as it is what nothing is typed for.

    Its form does not show what is on record.
    """
    unsaid = object()

    def step(**given: Any) -> Step:
        return operation.step(**{name: one for name, one in given.items() if one is not unsaid})

    def asked(one: Parameter) -> Parameter:
        if not one.kept:
            return one
        kind = replace(one.kind, empty=unsaid, choices=_or_left(one.kind))
        return replace(one, kind=kind, needed=False, shown=None, default=None)

    parameters = tuple(map(asked, operation.parameters))
    return replace(operation, parameters=parameters, step=step, now=None)


def _or_left(kind: Kind) -> Callable[[Desk, Given], Choices] | None:
    """Return what something may be, first of all as it is."""
    choices = kind.choices
    if choices is None:
        return None

    def offered(desk: Desk, given: Given) -> Choices:
        known = [(typed or "no" * kind.flag, said) for typed, said in choices(desk, given)]
        return (("", "–"), *((typed, said) for typed, said in known if typed))

    return offered


def _about(operation: Operation, things: Sequence[ShownThing]) -> Mapping[str, Hashable]:
    """Return the keys of things by the parameters that they may be."""
    known = dict(reversed(things))
    asked = operation.parameters
    return {one.name: known[one.kind.thing] for one in asked if one.kind.thing in known}


def _named(operation: Operation, about: Mapping[str, Hashable]) -> set[str] | None:
    """Return the parameters that the title names; None where it names what is not known."""
    title = in_words(operation.title)
    named = {name for _before, name, *_how in Formatter().parse(title) if name}
    return named if named <= about.keys() else None


def _typed(key: Hashable, between: str) -> str:
    """Return the key of a thing as one types it."""
    return between.join(map(str, key)) if isinstance(key, tuple) else str(key)


def _fill_in(app: Program, operation: Operation, things: Sequence[ShownThing]) -> None:
    app.go(_open(app, operation, things))


async def _open(app: Program, operation: Operation, things: Sequence[ShownThing]) -> None:
    form = await app.ask(form_about, operation, things)
    await app.push_screen(FormDialog(form))
