"""The list of all commands says what each says of itself, and loads none for it."""

import click
import pytest

from league.language import LANGUAGES, speaking
from tests.tui.loading import loaded
from tui.cli import AREAS, Program, build
from tui.commands.listing import ABOUT, listed


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_listed_as_they_speak_of_themselves(language: str) -> None:
    with speaking(language):
        root, context = build(), click.Context(click.Command("spielleiter"))
        assert isinstance(root, Program)
        assert sorted(ABOUT) == root.list_commands(context)
        commands = {name: root.get_command(context, name) for name in ABOUT}
        said = {name: one.short_help for name, one in commands.items() if one is not None}
        assert said == {name: one.short_help for name, one in listed().commands.items()}
        assert not [name for name, one in commands.items() if one is None or one.hidden]


def test_the_list_of_commands_loads_none() -> None:
    areas = {f"tui.commands.{area}" for area in AREAS}
    assert areas & loaded("--help").modules == set()
