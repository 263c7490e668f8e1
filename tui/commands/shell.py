"""Completion for shells: ``completion``."""

from collections.abc import Iterator

import click

from tui.commands.call import Call
from tui.commands.common import command, print_data
from tui.commands.listing import about_of
from tui.commands.usage import Argument

SHELLS = ("bash", "zsh", "fish")


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield command(
        "completion",
        completion,
        [Argument(["shell"], type=click.Choice(SHELLS))],
        about_of("completion"),
        'eval "$(spielleiter completion bash)"',
        'eval "$(spielleiter completion zsh)"',
        "spielleiter completion fish > ~/.config/fish/completions/spielleiter.fish",
        needs="nothing",
    )


def completion(_call: Call, shell: str) -> None:
    """Print a completion script."""
    from click.shell_completion import get_completion_class

    kind = get_completion_class(shell)
    if kind is not None:
        root = click.get_current_context().find_root().command
        print_data(kind(root, {}, "spielleiter", "_SPIELLEITER_COMPLETE").source())
