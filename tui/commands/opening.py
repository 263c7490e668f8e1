"""Opening the screen from a command."""

import click
from click.core import ParameterSource

from league import language
from league.addresses import Location
from tui.commands.common import current_call


def open_screen(path: Location) -> None:
    """Open the screen on a database and exit with its status.

    It speaks the language chosen there last, unless ``--lang`` says one. Raises InputError.
    """
    from tui import remembered
    from tui.running import run_app

    call, memory = current_call(), remembered.place()
    chosen = remembered.load(memory).language
    if chosen and not _said():
        language.use(chosen)
    click.get_current_context().exit(run_app(path, call.actor, memory=memory, key=call.key))


def _said() -> bool:
    context: click.Context | None = click.get_current_context()
    while context is not None:
        if context.get_parameter_source("lang") is ParameterSource.COMMANDLINE:
            return True
        context = context.parent
    return False
