"""Completion for shells: ``completion``."""

import click

from league.language import _
from tui.commands.common import command, tell
from tui.commands.usage import Argument

SHELLS = ("bash", "zsh", "fish")


def commands() -> list[click.Command]:
    """Return the commands of this area."""
    return [
        command(
            "completion",
            completion,
            [Argument(["shell"], type=click.Choice(SHELLS))],
            _(
                "Print the script that lets a shell complete commands and options.\n\n"
                "\b\nExamples:\n"
                '  eval "$(spielleiter completion bash)"\n'
                '  eval "$(spielleiter completion zsh)"\n'
                "  spielleiter completion fish > ~/.config/fish/completions/spielleiter.fish"
            ),
        )
    ]


def completion(shell: str) -> None:
    """Print a completion script."""
    from click.shell_completion import get_completion_class

    kind = get_completion_class(shell)
    if kind is not None:
        root = click.get_current_context().find_root().command
        tell(kind(root, {}, "spielleiter", "_SPIELLEITER_COMPLETE").source())
