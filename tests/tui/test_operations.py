"""Deeds that are described once: each door does, tries and says the same with them."""

import json
from pathlib import Path
from typing import Any

import click
import pytest

from league import language
from league.errors import InputError
from league.facts.actors import Right
from league.services.accounts import operations as accounts
from league.services.accounts.postings import ledger
from league.services.registry.clubs import operations as clubs
from league.services.session import transactions
from league.services.session.opening import open_desk
from league.services.session.operations import Operation, Parameter
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import run, stored
from tui.cli import build
from tui.dialogs.from_operations import form_of

OPERATIONS = (*accounts.OPERATIONS, *clubs.OPERATIONS)
CLUB, WHY = "601", "By the executive."
TYPED: dict[str, dict[str, str]] = {
    "account pay": {"cents": "36,5", "day": "2.2.2012"},
    "account payout": {"cents": "22", "day": "3.2.2012"},
    "account fine": {"paragraph": "7.5", "cents": "36", "day": "1.2.2012", "person": ""},
    "account reverse": {"number": "1", "day": "4.2.2012"},
    "account suspend": {"days": "1", "first": "1.3.2012", "last": ""},
    "club suspend": {"first": "1.2.2012", "last": "29.2.2012"},
    "club lift": {"day": "1.2.2012"},
    "club consent": {"body": "host", "day": "1.10.2011", "document": "Letter"},
}
BEFORE: dict[str, tuple[str, ...]] = {
    "account payout": ("account", "pay", CLUB, "22", "--date", "1.2.2012", "--why", "In advance."),
    "account reverse": ("account", "pay", CLUB, "22", "--date", "1.2.2012", "--why", "In advance."),
    "account suspend": (
        "account", "fine", CLUB, "36", "--date", "1.10.2011", "--reason", "Unpaid.",
    ),
    "club lift": ("club", "suspend", CLUB, "--from", "1.1.2012", "--reason", "Unpaid."),
}  # fmt: skip
"""What must be on file so that the deed is possible."""


REFUSED = "club consent"
"""A club of the federation's own takes part without it: both doors say so."""


def of(name: str) -> Operation:
    return {one.name: one for one in OPERATIONS}[name]


def words(operation: Operation, typed: dict[str, str]) -> list[str]:
    found = operation.name.split()
    for one in operation.parameters:
        text = CLUB if one.name == "club" else typed.get(one.name, "")
        if text:
            found += [one.option, text] if one.option else [text]
    return [*found, operation.reason.option, WHY] if operation.reason.option else found


def facts() -> tuple[Any, ...]:
    season, rulings = transactions.load(None)
    return season, rulings, tuple(ledger(season.federation))


def begun(folder: Path, name: str) -> Path:
    folder.mkdir()
    path = stored(folder, "landesliga")
    transactions.close_file()
    if name in BEFORE:
        done = run("--db", path, *BEFORE[name])
        assert done.exit_code == 0, done.output
    return path


def after(path: Path) -> tuple[Any, ...]:
    transactions.close_file()
    transactions.open_file(path, must_exist=True)
    found = facts()
    transactions.close_file()
    return found


def test_each_has_what_is_typed_here() -> None:
    assert {one.name for one in OPERATIONS} == TYPED.keys()


@pytest.mark.parametrize("name", TYPED)
def test_command_and_form_store_the_same(tmp_path: Path, name: str) -> None:
    operation, typed = of(name), TYPED[name]
    by_command = begun(tmp_path / "command", name)
    before = after(by_command)
    done = run("--db", by_command, *words(operation, typed))
    by_form = begun(tmp_path / "form", name)
    desk = open_desk(by_form, OFFICIAL)
    form = form_of(desk, operation, {"club": CLUB}, about="Payment")
    empty = {one.name: one.value for one in form.fields}
    step = form.paper(empty | {"number": "1"} | typed)
    if name == REFUSED:
        with pytest.raises(InputError) as refused:
            step(desk, WHY)
        assert (done.exit_code, str(refused.value) in done.stderr) == (2, True)
        return
    assert done.exit_code == 0, done.output
    assert step(desk, WHY).says in done.stderr
    assert after(by_command) == after(by_form)
    assert after(by_command) != before


@pytest.mark.parametrize("name", sorted(TYPED.keys() - {REFUSED}))
def test_a_dry_run_says_the_same_and_stores_nothing(tmp_path: Path, name: str) -> None:
    operation = of(name)
    path = begun(tmp_path / "file", name)
    before = after(path)
    tried = run("--db", path, *words(operation, TYPED[name]), "--dry-run", "--json")
    assert after(path) == before
    done = run("--db", path, *words(operation, TYPED[name]), "--json")
    found, stored_ = json.loads(tried.stdout), json.loads(done.stdout)
    assert (found.pop("stored"), stored_.pop("stored")) == (False, True)
    assert found == stored_


@pytest.mark.parametrize("name", TYPED)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_help_says_what_the_description_says(name: str, lang: str) -> None:
    operation = of(name)
    with language.speaking(lang):
        group, _blank, last = name.partition(" ")
        context = click.Context(build(), info_name="spielleiter")
        found = build().get_command(context, group)
        assert isinstance(found, click.Group)
        command = found.get_command(context, last)
        assert command is not None
        told = " ".join(command.get_help(click.Context(command, info_name=last)).split())
        for one in operation.parameters:
            assert not one.option or one.option in told
            if one.about:
                assert " ".join(language.in_words(one.about).split()) in told


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: one.name)
def test_what_it_asks_is_what_its_step_takes(operation: Operation) -> None:
    asked: dict[str, Any] = {one.name: object() for one in operation.parameters}
    if operation not in (accounts.FINE, clubs.CONSENT):
        assert callable(operation.step(**asked))
    assert isinstance(operation.right, Right)
    assert all(isinstance(one, Parameter) for one in operation.parameters)
