"""What docs/serve.md says about serving is so."""

import re

import click

from tests.paths import ROOT
from tests.worlds.desk_world import program
from tui.commands.common import shared
from web import guards, running

TEXT = (ROOT / "docs" / "serve.md").read_text(encoding="utf-8")
LINES = re.findall(r"spielleiter ((?:--db|serve|users|messages)(?:.*\\\n)?.*)", TEXT)


def _options(*path: str) -> set[str]:
    command: click.Command = program("en")
    for name in path:
        assert isinstance(command, click.Group)
        found = command.get_command(click.Context(command), name)
        assert found is not None, name
        command = found
    known = [*command.params, *shared()]
    return {option for parameter in known for option in parameter.opts}


def test_the_commands_and_their_options_are_real() -> None:
    serving = [line for line in LINES if "serve" in line.split()]
    assert len(serving) == 3
    for line in serving:
        assert set(re.findall(r"--[a-z-]+", line)) <= _options("serve")
    grouped = [line.split() for line in LINES if line.startswith(("users ", "messages "))]
    assert len(grouped) == 4
    for group, name, *more in grouped:
        assert {one for one in more if one.startswith("--")} <= _options(group, name)


def test_the_table_names_options_that_are_real() -> None:
    named = re.findall(r"`(--[a-z-]+)`", TEXT)
    assert set(named) >= {"--origin", "--host", "--port", "--trusted-proxy", "--seal-key"}
    assert set(named) <= _options("serve") | {"--folder"}


def test_the_bounds_are_those_of_the_program() -> None:
    kib = guards.MOST_BYTES // 1024
    assert f"client_max_body_size {kib}k;" in TEXT
    said = (
        f"At most {running.MOST_CONNECTIONS} connections are held; a request has"
        f" {guards.MOST_SECONDS:.0f} seconds to come and at most {kib} KiB"
    )
    assert said in " ".join(TEXT.split())
