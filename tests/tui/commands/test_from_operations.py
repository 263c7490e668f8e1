"""What commands say and take of themselves, whatever deed they are made of."""

from pathlib import Path

import click
import pytest

from league.services.session import transactions
from tests.worlds.desk_world import program, run, stored
from tui.commands.usage import Command


def _command(*path: str) -> tuple[click.Context, click.Command]:
    found: click.Command = program("en")
    # A command keeps the option for help that it is first asked for: as the program names it.
    context = click.Context(found, info_name="spielleiter", **found.context_settings)
    for name in path:
        assert isinstance(found, click.Group)
        made = found.get_command(context, name)
        assert made is not None
        found, context = made, click.Context(made, info_name=name, parent=context)
    return context, found


@pytest.mark.parametrize(
    ("named", "usage"),
    [
        ("game withdraw", "DIVISION ROUND HOME AWAY BOARD"),
        ("division decide", "DIVISION {mode|rule|official|wait|start|director|court} TEXT"),
        ("tournament guest", "ID NAME"),
        ("tournament team", "ID NAME IDENTS..."),
        ("qualification players", "NAME TEAM [IDENT]..."),
    ],
)
def test_the_usage_says_what_an_argument_is(named: str, usage: str) -> None:
    context, command = _command(*named.split())
    pieces = command.collect_usage_pieces(context)
    assert " ".join(pieces) == f"[OPTIONS] {usage}"


@pytest.mark.parametrize(
    ("named", "option", "typed", "words"),
    [
        ("player add", "sex", "", ["m", "w"]),
        ("player register", "sex", "w", ["w"]),
        ("calendar move", "kind", "fo", ["forward", "force_majeure"]),
        ("protest file", "kind", "te", ["team"]),
    ],
)
def test_a_shell_completes_the_few_words_that_a_value_may_be(
    named: str, option: str, typed: str, words: list[str]
) -> None:
    context, command = _command(*named.split())
    (param,) = [one for one in command.params if one.name == option]
    assert [one.value for one in param.shell_complete(context, typed)] == words
    assert (param.make_metavar(context) or "").startswith("[")


def test_what_is_so_may_be_said_not_to_be_so(tmp_path: Path) -> None:
    path = stored(tmp_path)
    new = ("division", "add", "klasse-1a", "--like", "klasse-1")
    assert run("--db", path, *new, "--name", "1. Klasse A", "--lowest").exit_code == 0
    assert _lowest("klasse-1a")
    changed = ("division", "change", "klasse-1a", "--not-lowest")
    assert run("--db", path, *changed).exit_code == 0
    assert not _lowest("klasse-1a")


def _lowest(id: str) -> bool:
    (found,) = [one for one in transactions.load(None)[0].divisions if one.id == id]
    return found.lowest


def test_a_trial_says_what_a_reason_is_needed_for_as_storing_does(tmp_path: Path) -> None:
    path = stored(tmp_path)
    season = transactions.load(None)[0]
    team, other = season.teams[0], season.teams[1]
    stranger = next(one.ident for one in season.registrations if one.club == other.club)
    deed = ("--db", path, "list", "nominate", team.id, stranger, "--confirmed", "2011-11-15")
    advice = "With a reason it is stored all the same: --despite REASON."
    for result in (run(*deed), run(*deed, "--dry-run")):
        assert result.exit_code != 0
        assert advice in result.stderr
    tried = run(*deed, "--despite", "Agreed.", "--dry-run")
    assert (tried.exit_code, advice in tried.stderr) == (0, False)


def test_an_amount_below_zero_is_told_as_an_amount(tmp_path: Path) -> None:
    path = stored(tmp_path)
    for amount in ("-5", "-5,50", "-.5", "-€5", "-22.50", "−5"):
        for deed in ("pay", "payout", "fine"):
            why = "--why" if deed == "pay" else "--reason"
            found = run("--db", path, "--by", "M", "account", deed, "601", amount, why, "x")
            assert (found.exit_code, found.stdout) == (2, "")
            said = f"“{amount}” is below zero: amounts are typed without a minus."
            assert found.stderr == f"Error: {said}\n"


def test_points_below_zero_are_points(tmp_path: Path) -> None:
    path = stored(tmp_path)
    run("--db", path, "--by", "M", "tournament", "create", "open", "--rounds", "3")
    run("--db", path, "--by", "M", "tournament", "guest", "open", "A, B", "--rating", "1800")
    for points in ("-1", "-½", "-0.5"):
        found = run(
            "--db", path, "--by", "M", "tournament", "adjust", "open", "A", points, "--why", "x"
        )
        assert found.exit_code == 0, found.stderr


def test_every_command_with_an_argument_takes_a_number_below_zero_for_it() -> None:
    """Whatever it then says of it: no command says that there is no such option."""

    def walk(context: click.Context, found: click.Command) -> None:
        group = found if isinstance(found, click.Group) else click.Group()
        for name in group.list_commands(context):
            one = group.get_command(context, name)
            assert one is not None
            assert isinstance(one, click.Group | Command), name
            walk(click.Context(one, info_name=name, parent=context), one)

    walk(*_command())


@pytest.mark.parametrize("typed", ["--typo", "-x", "-x5", "--5"])
def test_what_begins_with_no_digit_stays_an_unknown_option(tmp_path: Path, typed: str) -> None:
    found = run("--db", tmp_path / "x.sqlite", "account", "pay", "601", "-22", typed)
    assert found.exit_code == 2
    assert "No such option" in found.stderr
    assert "-22" not in found.stderr
