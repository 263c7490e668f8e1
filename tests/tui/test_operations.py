"""Deeds that are described once: each door does, tries and says the same with them."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click
import pytest

from league import language
from league.errors import InputError, RightError
from league.facts.actors import EVERYWHERE, Actor, Grant, Right
from league.facts.users import Role, User
from league.services.accounts import operations as accounts
from league.services.accounts.postings import ledger
from league.services.registry.clubs import operations as clubs
from league.services.registry.registering import operations as notices
from league.services.registry.registering import status_operations as statuses
from league.services.session import transactions
from league.services.session.opening import open_desk
from league.services.session.operations import Operation, Parameter
from league.services.session.record_kinds import (
    APPLICATION,
    DEREGISTRATION,
    EQUAL_STATUS,
    LEFT_HOME,
    USER,
    RecordKind,
)
from league.services.session.records import recorded
from league.services.users import operations as users
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import run, stored
from tests.worlds.paper_world import open_world
from tui.cli import build
from tui.dialogs.from_operations import form_of

PEOPLE = (*notices.OPERATIONS, *statuses.OPERATIONS)
OPERATIONS = (*accounts.OPERATIONS, *clubs.OPERATIONS, *PEOPLE, *users.OPERATIONS)
CLUB, LOGIN, WHY = "601", "anna.berger", "By the executive."
WHO = {
    "player deregister": "109", "player forward": "109", "player dealt": "109",
    "player settle": "109", "player equal": "121", "player unequal": "121",
    "player left-home": "123",
}  # fmt: skip
"""The players that papers are about: 121 is a foreigner, 123 a guest."""
TYPED: dict[str, dict[str, str]] = {
    "account pay": {"cents": "36,5", "day": "2.2.2012"},
    "account payout": {"cents": "22", "day": "3.2.2012"},
    "account fine": {"paragraph": "7.5", "cents": "36", "day": "1.2.2012", "person": ""},
    "account reverse": {"number": "1", "day": "4.2.2012"},
    "account suspend": {"days": "1", "first": "1.3.2012", "last": ""},
    "club suspend": {"first": "1.2.2012", "last": "29.2.2012"},
    "club lift": {"day": "1.2.2012"},
    "users add": {"login": LOGIN, "name": "Anna Berger", "mail": "anna@example.org"},
    "users change": {"name": "Anna Huber", "mail": "huber@example.org", "language": "en"},
    "users close": {},
    "users open": {},
    "users appoint": {"role": "captain", "team": "LANDESLIGA01"},
    "users withdraw": {"role": "club_secretary", "club": CLUB},
    "club consent": {"body": "host", "day": "1.10.2011", "document": "Letter"},
    "player deregister": {
        "club": CLUB,
        "notice": "19.12.2011",
        "forwarded": "31.12.2011",
        "owed": "2011=60,50",
    },
    "player forward": {"club": CLUB, "day": "28.6.2011"},
    "player dealt": {"club": CLUB, "day": "9.7.2011", "decision": "The club was warned."},
    "player settle": {"club": CLUB, "day": "20.1.2012"},
    "player equal": {
        "club": CLUB,
        "letter": "e",
        "decided": "1.10.2011",
        "proof": "Meldezettel",
        "resident_since": "1.10.2010",
        "school": "yes",
    },
    "player unequal": {"club": CLUB, "day": "1.2.2012"},
    "player left-home": {"federation": "Burgenland", "day": "10.6.2011"},
    "player lapse": {"day": "11.12.2011"},
}
PAID = ("account", "pay", CLUB, "22", "--date", "1.2.2012", "--why", "In advance.")
ADDED = ("users", "add", LOGIN, "Anna Berger", "--mail", "anna@example.org")
LEFT = ("player", "deregister", "109", CLUB, "--notice")
BEFORE: dict[str, tuple[tuple[str, ...], ...]] = {
    "account payout": (PAID,),
    "account reverse": (PAID,),
    "account suspend": (
        ("account", "fine", CLUB, "36", "--date", "1.10.2011", "--reason", "Unpaid."),
    ),
    "club lift": (("club", "suspend", CLUB, "--from", "1.1.2012", "--reason", "Unpaid."),),
    "users change": (ADDED,),
    "users close": (ADDED,),
    "users open": (ADDED, ("users", "close", LOGIN)),
    "users appoint": (ADDED,),
    "users withdraw": (ADDED, ("users", "appoint", LOGIN, "club_secretary", "--club", CLUB)),
    "player forward": ((*LEFT, "19.6.2011"),),
    "player dealt": ((*LEFT, "19.6.2011"),),
    "player settle": ((*LEFT, "19.12.2011", "--owes", "2011=60"),),
    "player unequal": (
        ("player", "equal", "121", CLUB, "e", "--date", "1.10.2011", "--resident-since",
         "1.10.2010", "--proof", "Meldezettel"),
    ),
    "player lapse": (("player", "left-home", "123", "Burgenland", "--date", "10.6.2011"),),
}  # fmt: skip
"""What must be on file so that the deed is possible."""


REFUSED = "club consent"
"""A club of the federation's own takes part without it: both doors say so."""


def of(name: str) -> Operation:
    return {one.name: one for one in OPERATIONS}[name]


def given(operation: Operation) -> dict[str, str]:
    """Return what it is done to: that is chosen before a form is filled in."""
    if operation is users.ADD:
        return {}
    if operation in users.OPERATIONS:
        return {"login": LOGIN}
    if operation in PEOPLE:
        return {"ident": WHO[operation.name]} if operation.name in WHO else {}
    return {"club": CLUB}


def words(operation: Operation, typed: dict[str, str]) -> list[str]:
    found = operation.name.split()
    for one in operation.parameters:
        text = {**given(operation), **typed}.get(one.name, "")
        if text and one.kind.flag:
            found.append(one.option)
        elif text:
            found += [one.option, text] if one.option else [text]
    return [*found, operation.reason.option, WHY] if operation.reason.option else found


def facts() -> tuple[Any, ...]:
    season, rulings = transactions.load(None)
    kinds: tuple[RecordKind[Any], ...] = (APPLICATION, DEREGISTRATION, EQUAL_STATUS, LEFT_HOME)
    papers = [recorded(season.name, kind) for kind in kinds]
    return season, rulings, tuple(ledger(season.federation)), papers, recorded(None, USER)


def begun(folder: Path, name: str) -> Path:
    folder.mkdir()
    if name.startswith("player "):
        open_world(folder)
        path = folder / "a.sqlite"
    else:
        path = stored(folder, "landesliga")
    transactions.close_file()
    for one in BEFORE.get(name, ()):
        done = run("--db", path, *one)
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
    form = form_of(desk, operation, given(operation), about="Payment", name="Anna")
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
def test_who_lacks_its_right_and_has_all_others_stores_nothing(tmp_path: Path, name: str) -> None:
    operation, path = of(name), begun(tmp_path / "file", name)
    before = after(path)
    others = frozenset(Right) - {operation.right}
    desk = open_desk(path, Actor("Gast", (Grant(others, EVERYWHERE),)))
    form = form_of(desk, operation, given(operation), about="Payment", name="Anna")
    step = form.paper({one.name: one.value for one in form.fields} | {"number": "1"} | TYPED[name])
    with pytest.raises(RightError):
        step(desk, WHY)
    assert after(path) == before


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


@pytest.mark.parametrize("option", ["mail", "name", "language"])
def test_what_a_command_does_not_name_stays(tmp_path: Path, option: str) -> None:
    path = begun(tmp_path / "file", "users change")
    value = TYPED["users change"][option]
    done = run("--db", path, "users", "change", LOGIN, f"--{option}", value)
    assert done.exit_code == 0, done.output
    before = asdict(User("Anna Berger", "anna@example.org", "de"))
    assert asdict(after(path)[-1][LOGIN]) == before | {option: value}


def test_a_mail_that_is_emptied_is_gone_at_both_doors(tmp_path: Path) -> None:
    by_command = begun(tmp_path / "command", "users change")
    done = run("--db", by_command, "users", "change", LOGIN, "--mail", "")
    assert done.exit_code == 0, done.output
    by_form = begun(tmp_path / "form", "users change")
    desk = open_desk(by_form, OFFICIAL)
    form = form_of(desk, users.CHANGE, {"login": LOGIN})
    form.paper({"name": "Anna Berger", "mail": "", "language": "de"})(desk, "")
    assert after(by_command) == after(by_form)
    assert after(by_form)[-1][LOGIN].mail == ""


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
    path = begun(tmp_path / "file", "users appoint")
    by_command = run("--db", path, "users", "appoint", LOGIN, "captain")
    desk = open_desk(path, OFFICIAL)
    form = form_of(desk, users.APPOINT, {"login": LOGIN}, name="Anna")
    step = form.paper({one.name: one.value for one in form.fields})
    with pytest.raises(InputError, match=r"please name team\.$") as refused:
        step(desk, "")
    assert str(refused.value) in by_command.stderr
