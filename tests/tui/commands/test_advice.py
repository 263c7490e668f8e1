"""No message advises an option that the command lacks."""

import inspect
import re
from collections.abc import Iterator
from functools import cache

import click
import pytest
from click.testing import CliRunner

from league.errors import ReasonError, UndecidedError
from tests.words import sources
from tests.worlds.desk_world import program
from tui.commands.call import Call
from tui.commands.common import command
from tui.commands.options import despite_option, reason_option, why_option

OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")
CALL = re.compile(r"(?:spielleiter |“)((?:[a-z]+ ?)+)[^“”]*?(--[a-z-]+)")
EVERYWHERE = {"--help"}
DESCRIBED = "tui/commands/from_operations.py"
"""Its commands belong to the files that take them in."""
ANSWERS = "--place G1=kl-a or --place G1=kl-b"


def every_command(
    group: click.Group, path: tuple[str, ...] = ()
) -> Iterator[tuple[str, click.Command]]:
    context = click.Context(group)
    for name in group.list_commands(context):
        one = group.get_command(context, name)
        assert one is not None
        yield " ".join((*path, name)), one
        if isinstance(one, click.Group):
            yield from every_command(one, (*path, name))


def options(one: click.Command) -> set[str]:
    spelled = ({*each.opts, *each.secondary_opts} for each in one.params)
    return EVERYWHERE.union(*spelled)


COMMANDS = dict(every_command(program("en")))


@cache
def messages() -> list[tuple[str, str]]:
    """Return files and messages that name an option; reading all sources waits for its test."""
    return [
        (file, str(form))
        for message in sources()
        for form in (message.id if isinstance(message.id, tuple) else (message.id,))
        for file, _line in message.locations
        if OPTION.search(str(form))
    ]


def module(one: click.Command) -> str:
    """Return the file of the function that a command calls."""
    if one.callback is None:
        return ""
    callback = inspect.getclosurevars(one.callback).nonlocals.get("callback", one.callback)
    where: str = inspect.unwrap(callback).__module__
    return where.replace(".", "/") + ".py"


def test_options_named_with_their_command_are_that_command_s() -> None:
    named = 0
    for _file, form in messages():
        for words, _first in CALL.findall(form):
            known = [name for name in COMMANDS if f"{words.strip()} ".startswith(f"{name} ")]
            if known:
                named += 1
                line = form[form.index(words) :].partition("”")[0].partition("\nspielleiter")[0]
                lacking = set(OPTION.findall(line)) - options(COMMANDS[max(known, key=len)])
                assert not lacking, form
    assert named >= 10


def test_every_option_that_a_file_of_commands_names_is_one_of_theirs() -> None:
    theirs: dict[str, set[str]] = {}
    for one in COMMANDS.values():
        theirs.setdefault(module(one), set()).update(options(one))
    everybodys = set().union(*theirs.values())
    for file, form in messages():
        # What stands behind another command's name is asked in the test above.
        named = set(OPTION.findall(CALL.sub("", form)))
        assert named <= theirs.get(file, everybodys) | theirs[DESCRIBED], form


@pytest.mark.parametrize(
    ("against", "option", "advice"),
    [
        (True, despite_option(), "--despite REASON"),
        (False, why_option(), "--why REASON"),
        # A reason does not lift what stands against it where nothing takes that reason.
        (True, reason_option(), ""),
        (True, why_option(), ""),
        (False, despite_option(), ""),
    ],
)
def test_a_refusal_advises_the_option_only_where_the_command_has_it(
    *, against: bool, option: click.Option, advice: str
) -> None:
    def refuse(_call: Call, **_typed: object) -> None:
        raise ReasonError("Banned.", against=against)

    one = command("try", refuse, [option], "Try it.", needs="nothing")
    with pytest.raises((ReasonError, click.ClickException)) as caught:
        _run(one, option)
    assert [*OPTION.findall(str(caught.value))] == OPTION.findall(advice)


def _run(one: click.Command, option: click.Option) -> None:
    given = [option.opts[0], "because"] if option.required else []
    result = CliRunner().invoke(one, given, standalone_mode=False, catch_exceptions=True)
    assert result.exception is not None
    raise result.exception


@pytest.mark.parametrize(
    ("name", "advice"),
    [
        ("promotion", f"Say it with {ANSWERS}."),
        ("rollover", f"Record it first: “spielleiter promotion {ANSWERS} --record --reason …”."),
    ],
)
def test_what_is_to_be_decided_first_names_the_option_that_says_it(name: str, advice: str) -> None:
    def refuse(_call: Call, **_typed: object) -> None:
        raise UndecidedError(
            "G 1 goes down: say where.", decision="place", answers=["G1=kl-a", "G1=kl-b"]
        )

    theirs = [one for one in COMMANDS[name].params if "--place" in one.opts]
    made = command("try", refuse, theirs, "Try.", needs="nothing")
    assert CliRunner().invoke(made, []).stderr == f"Error: G 1 goes down: say where.\n{advice}\n"
    decisions = COMMANDS["promotion"]
    assert {"--up", "--place", "--record", "--reason"} <= options(decisions)
