"""Deeds that are described once: each door does, tries and says the same with them."""

import json
from dataclasses import asdict, replace
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules, walk_packages
from shutil import copytree
from typing import Any

import click
import pytest

import league.services
import tests.tui.operations
from league import language
from league.errors import InputError, LeagueError, RightError
from league.facts.actors import EVERYWHERE, Actor, Grant, Right, official
from league.facts.users import Role, User
from league.record_kinds import USER
from league.services.session import transactions
from league.services.session.every_operation import every_operation
from league.services.session.opening import open_desk
from league.services.session.operations import Operation, Parameter
from league.services.session.records import recorded
from league.services.session.trial_runs import Outcome, Step
from league.services.users import operations as users
from tests.tui.operations.deed import BY, WHY, Deed, by, facts
from tests.tui.operations.followed import contradictions, counted
from tests.tui.operations.users import ADDED, APPOINTED, CHANGED, LOGIN
from tests.worlds.desk_world import run
from tui.cli import build
from tui.dialogs.from_operations import form_of

DEEDS: tuple[Deed, ...] = tuple(
    deed
    for module in iter_modules(tests.tui.operations.__path__, "tests.tui.operations.")
    for deed in getattr(import_module(module.name), "DEEDS", ())
)
OPERATIONS: tuple[Operation, ...] = tuple(
    operation
    for module in walk_packages(league.services.__path__, "league.services.")
    if module.name.endswith("operations")
    for operation in getattr(import_module(module.name), "OPERATIONS", ())
)
TAKEN = {"db", "by", "seal_key", "lang", "season", "why", "dry_run", "as_json"}
"""What every command takes besides: a parameter of that name would be mistaken for it."""
each = pytest.mark.parametrize("deed", DEEDS, ids=lambda one: one.name)
stored = pytest.mark.parametrize(
    "deed", [one for one in DEEDS if not one.refused], ids=lambda one: one.name
)


def step_of_form(path: Path, deed: Deed, actor: Actor) -> tuple[Any, Step]:
    """Fill in the form of a deed; return the desk and the step. Raises LeagueError."""
    desk, given = open_desk(path, actor), dict[str, Any]()
    for one in deed.operation.parameters:
        if one.name in deed.given:
            given[one.name] = one.kind.read(desk, deed.given[one.name], given)
    form = form_of(desk, deed.operation, given, None, **deed.words)
    return desk, form.paper({one.name: one.value for one in form.fields} | dict(deed.typed))


def done_by_form(path: Path, deed: Deed) -> Outcome:
    """Fill in the form of a deed and store it. Raises LeagueError."""
    desk, step = step_of_form(path, deed, official(BY))
    return step(desk, WHY if deed.operation.reason.option else "")


@pytest.fixture(autouse=True)
def _one_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = datetime(2012, 5, 2, 10, tzinfo=UTC)
    monkeypatch.setattr("league.clock.now", lambda: moment)


def test_each_has_what_is_typed_here() -> None:
    assert sorted(one.name for one in DEEDS) == sorted(one.name for one in OPERATIONS)


def test_the_list_of_all_names_each() -> None:
    assert {one.name for one in every_operation()} == {one.name for one in OPERATIONS}


@stored
def test_right_trial_command_and_form_hold_the_same(tmp_path: Path, deed: Deed) -> None:
    """One file is made for all four: what makes it takes longer than they do."""
    path = deed.begun(tmp_path / "command")
    before, standing = facts(path), counted(path)
    by_form = Path(copytree(path.parent, tmp_path / "form")) / path.name
    refused_without_its_right(path, deed)
    tried = by(path, *deed.command(), "--dry-run", "--json")
    assert tried.exit_code == 0, tried.output
    assert facts(path) == before
    done = by(path, *deed.command(), "--json")
    assert done.exit_code == 0, done.output
    found, told = json.loads(tried.stdout), json.loads(done.stdout)
    assert (found.pop("stored"), told.pop("stored")) == (False, True)
    foretold, followed = found.pop("follows"), told.pop("follows")
    assert found == told
    # Stored, it is told where the deed itself had the season judged.
    assert followed in (foretold, None)
    after = counted(path)
    if foretold is None:
        assert standing == after
    elif standing is not None and after is not None:
        assert list(contradictions(standing, after, foretold)) == []
    assert done_by_form(by_form, deed).says == told["says"]
    assert before != facts(path) == facts(by_form)


def refused_without_its_right(path: Path, deed: Deed) -> None:
    """Let somebody with all rights but the deed's fill in its form; he is refused."""
    others = frozenset(Right) - {deed.operation.right}
    desk, step = step_of_form(path, deed, Actor("Gast", (Grant(others, EVERYWHERE),)))
    with pytest.raises(RightError):
        step(desk, WHY)
    transactions.close_file()


@pytest.mark.parametrize("deed", [one for one in DEEDS if one.refused], ids=lambda one: one.name)
def test_command_and_form_refuse_in_the_same_words(tmp_path: Path, deed: Deed) -> None:
    path = deed.begun(tmp_path / "file")
    done = by(path, *deed.command())
    with pytest.raises(LeagueError) as refused:
        done_by_form(path, deed)
    assert (done.exit_code, str(refused.value) in done.stderr) == (2, True)


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: one.name)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_help_says_what_the_description_says(operation: Operation, lang: str) -> None:
    with language.speaking(lang):
        command: click.Command | None = build()
        context = click.Context(build(), info_name="spielleiter")
        for word in operation.name.split():
            assert isinstance(command, click.Group)
            command = command.get_command(context, word)
        assert command is not None
        # Without blanks: a line may end behind a hyphen.
        told = "".join(command.get_help(click.Context(command, info_name=word)).split())
        for one in operation.parameters:
            assert not one.option or one.option in told
            assert "".join(language.in_words(one.about).split()) in told


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: one.name)
def test_what_it_asks_is_described(operation: Operation) -> None:
    assert isinstance(operation.right, Right)
    assert all(isinstance(one, Parameter) for one in operation.parameters)
    assert not {one.name for one in operation.parameters} & TAKEN


@pytest.mark.parametrize("option", ["mail", "name", "language"])
def test_what_a_command_does_not_name_stays(tmp_path: Path, option: str) -> None:
    path = CHANGED.begun(tmp_path / "file")
    value = CHANGED.typed[option]
    done = run("--db", path, "users", "change", LOGIN, f"--{option}", value)
    assert done.exit_code == 0, done.output
    before = asdict(User("Anna Berger", "anna@example.org", "de"))
    assert asdict(user(path)) == before | {option: value}


def test_a_mail_that_is_emptied_is_gone_at_both_doors(tmp_path: Path) -> None:
    by_command = CHANGED.begun(tmp_path / "command")
    done = by(by_command, "users", "change", LOGIN, "--mail", "")
    assert done.exit_code == 0, done.output
    by_form = CHANGED.begun(tmp_path / "form")
    emptied = replace(CHANGED, typed={"name": "Anna Berger", "mail": "", "language": "de"})
    desk, step = step_of_form(by_form, emptied, official(BY))
    step(desk, "")
    assert facts(by_command) == facts(by_form)
    assert user(by_form).mail == ""


def user(path: Path) -> User:
    transactions.close_file()
    transactions.open_file(path, must_exist=True)
    (found,) = recorded(None, USER).values()
    transactions.close_file()
    return found


def test_a_deed_that_needs_no_season_is_tried_and_done_without_one(tmp_path: Path) -> None:
    path = tmp_path / "league.sqlite"
    transactions.open_file(path)
    transactions.close_file()
    for *typed, more in (
        [*ADDED, "--dry-run"],
        [*ADDED, "--json"],
        ["users", "appoint", LOGIN, "administrator", "--dry-run"],
        ["users", "appoint", LOGIN, "administrator", "--json"],
    ):
        done = run("--db", path, *typed, more)
        assert done.exit_code == 0, done.output
    # A captain is one of a season: where there is none, that is said.
    place = run("--db", path, "users", "appoint", LOGIN, "captain", "--team", "A1")
    assert (place.exit_code, "season" in place.stderr) == (2, True)
    transactions.open_file(path, must_exist=True)
    (anna,) = recorded(None, USER).values()
    assert [one.role for one in anna.appointments] == [Role.ADMINISTRATOR]
    transactions.close_file()


def test_a_role_without_its_place_is_refused_in_the_same_words(tmp_path: Path) -> None:
    path = APPOINTED.begun(tmp_path / "file")
    by_command = run("--db", path, "users", "appoint", LOGIN, "captain")
    bare = replace(APPOINTED, typed={})
    desk = open_desk(path, official(BY))
    form = form_of(desk, users.APPOINT, {"login": LOGIN}, None, **bare.words)
    step = form.paper({one.name: one.value for one in form.fields})
    with pytest.raises(InputError, match=r"please name team\.$") as refused:
        step(desk, "")
    assert str(refused.value) in by_command.stderr
