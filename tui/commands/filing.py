"""Filing a paper from the command line: what came of it is said as the screen says it."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

import click

from tui.commands.call import Call
from tui.commands.common import print_message
from tui.commands.usage import Option

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Step

F = TypeVar("F", bound="DataclassInstance")


def given_option(name: str, metavar: str, about: str) -> click.Option:
    """Return an option for a text that stays as it is without the option; empty takes it away."""
    return Option([name], metavar=metavar, default=None, help=about)


def file(call: Call, make: "Callable[[Desk], Step]", why: str) -> None:
    """Store the step that a judged season makes, and say what came of it. Raises LeagueError."""
    desk = call.desk_to_change()
    outcome = make(desk)(desk, why)
    call.told = (outcome.says, *outcome.notes)
    for words in call.told:
        print_message(words)


def changed(fact: F, given: Mapping[str, Any]) -> F:
    """Return a fact with what was given of its fields; None = not given."""
    return replace(fact, **{name: one for name, one in given.items() if one is not None})
