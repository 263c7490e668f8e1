"""Every storing service, for every role, in its own part of the federation and in a foreign one."""

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from league.errors import NotFoundError, RightError
from league.facts.actors import EVERYWHERE, Actor, Grant, Right, Scope
from league.facts.clubs import Club, Team
from league.facts.users import Appointment, Role, User
from league.record_kinds import USER
from league.services.journal.undoing import undo
from league.services.lists.handed_in import submit_list
from league.services.session import rights, transactions
from league.services.session.rights import actor_of
from league.services.users import accounts
from tests.league.services.session.test_actors import (
    INSIDE,
    LIST_DAY,
    NOTES,
    READING,
    acting,
    called,
)
from tests.league.services.users.users_world import actor, appoint, captain
from tests.worlds.acting import OFFICIAL, record
from tests.worlds.desk_world import run
from tests.worlds.league_world import SEASON, everything, refused, season, stored

OF_TEAM = "lineup report propose passes"
OF_DIVISION = f"{OF_TEAM} record_match rule lists schedule cup protests"
MAY = {
    "administrator": "users office seasons personal journal",
    "chief_official": f"{OF_DIVISION} register qualification events ratings accounts closing"
    " journal office",
    "district_official": f"{OF_DIVISION} qualification",
    "division_official": OF_DIVISION,
    "registrar": "register lists",
    "treasurer": "accounts",
    "rating_officer": "ratings",
    "club_secretary": f"{OF_TEAM} lists",
    "captain": OF_TEAM,
    "deputy": "lineup report",
    "guest": "",
}
"""What an official expects of each role, written down apart from the program's own table."""
PLACE = {
    "district_official": "division",
    "division_official": "division",
    "club_secretary": "club",
    "captain": "team",
    "deputy": "team",
}
OWN, FOREIGN = "x", "y"
"""Every service is called about things named ``x``; there is a club, division and team ``x``."""


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    known = season()
    x = Club(OWN, "X"), replace(known.divisions[1], id=OWN, name="X"), Team(OWN, "X", OWN, OWN)
    with_x = replace(
        known,
        clubs=(*known.clubs, x[0]),
        divisions=(*known.divisions, x[1]),
        teams=(*known.teams, x[2]),
    )
    with stored(tmp_path, with_x) as file:
        yield file


class Asked(BaseException):
    """A right that an actor has: ends the call before anything is stored."""

    def __init__(self, right: Right, scope: Scope) -> None:
        super().__init__(right, scope)
        self.right, self.scope = right, scope


def storing() -> dict[str, Callable[..., object]]:
    skipped = READING | NOTES | INSIDE
    return {name: one for name, one in acting().items() if name.rpartition(".")[2] not in skipped}


def appointed(role: Role, where: str) -> Appointment:
    """A role in a place, or in another season where it has no place of its own."""
    place = PLACE.get(role)
    if place is None:
        return Appointment(role, season=None if where == OWN else "1999/00")
    return Appointment(role, **{place: where})


def with_role(role: Role, where: str) -> Actor:
    login = f"{role.replace('_', '')}.{where}"
    user = User(f"{role} {where}", appointments=(appointed(role, where),))
    record(None, USER, login, user, actor=OFFICIAL, why="")
    return actor_of(login, user)


def asked_by(function: Callable[..., object], by: Actor) -> Asked | None:
    """The right that a service asks for; None = it refuses, or says that there is no such thing."""
    try:
        called(function, by)
    except Asked as asked:
        return asked
    except (RightError, NotFoundError):
        return None
    raise AssertionError("neither refused nor asked")


def stop_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every call end when its right was asked for and is there."""
    real = transactions.check_right

    def stop(by: Actor, right: Right, scope: Scope = EVERYWHERE) -> None:
        real(by, right, scope)
        raise Asked(right, scope)

    for module in [*sys.modules.values()]:
        if getattr(module, "check_right", None) is real:
            monkeypatch.setattr(module, "check_right", stop)


def test_the_table_is_what_officials_expect() -> None:
    assert {one.role: {*one.rights} for one in rights.rights_table()} == {
        role: {Right(one) for one in held.split()} for role, held in MAY.items()
    }
    assert {one.role for one in rights.rights_table()} == {*Role}


def test_the_command_prints_the_table(tmp_path: Path) -> None:
    asked = ("--db", tmp_path / "none.sqlite", "rules", "rights")
    told = json.loads(run(*asked, "--json").stdout)
    assert {one["role"]: {*one["rights"]} for one in told} == {
        role: {*held.split()} for role, held in MAY.items()
    }
    lines = run(*asked).stdout.splitlines()
    at = lines.index("treasurer (treasurer; the whole federation)")
    assert lines[at + 1 : at + 3] == [
        "  accounts",
        "rating officer (rating_officer; the whole federation)",
    ]


def test_every_storing_service_asks_every_role_at_home_and_abroad(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = {(role, where): with_role(role, where) for role in Role for where in (OWN, FOREIGN)}
    stop_when_asked(monkeypatch)
    before, wrong, allowed = everything(), [], set()
    for name, function in storing().items():
        asked = asked_by(function, OFFICIAL)
        assert asked is not None, name
        for (role, where), by in people.items():
            at_home = where == OWN and getattr(asked.scope, PLACE.get(role, ""), OWN) == OWN
            expected = at_home and asked.right in MAY[role].split()
            got = asked_by(function, by) is not None
            allowed |= {(role, asked.right)} if got else set()
            wrong += [(name, role, where, asked.right)] if got != expected else []
    assert wrong == []
    assert everything() == before
    # The walk means something: services ask for what each role has.
    assert {role for role, _right in allowed} >= {*Role} - {Role.GUEST, Role.DEPUTY}


def test_a_role_that_was_taken_away_counts_at_once_for_who_is_still_at_work(path: Path) -> None:
    captain("anna", "Anna Berger", "A1")
    appoint("anna", Role.CLUB_SECRETARY, club="A")
    anna = actor("anna")
    submit_list(None, "A1", ("a2", "a1"), LIST_DAY, actor=anna)
    accounts.withdraw("anna", Appointment(Role.CLUB_SECRETARY, club="A"), actor=OFFICIAL)
    before = everything()
    with pytest.raises(RightError, match="Anna Berger has no right to this: lists of players"):
        submit_list(None, "A1", ("a1", "a2"), LIST_DAY, actor=anna)
    assert everything() == before


def test_a_chief_official_of_one_season_takes_back_steps_of_that_season(path: Path) -> None:
    accounts.add_user("rita", "Rita Reiter", actor=OFFICIAL)
    of_account = transactions.last_step()[0]
    appoint("rita", Role.CHIEF_OFFICIAL, season=SEASON)
    submit_list(None, "A1", ("a2", "a1"), LIST_DAY, actor=OFFICIAL)
    of_season = transactions.last_step()[0]
    refused(lambda: undo(of_account, actor("rita"), "wrong"), "has no right")
    assert undo(of_season, actor("rita"), "wrong") == of_season + 1
    of_another = Actor("Sepp", (Grant(frozenset(Right), Scope("1999/00")),))
    refused(lambda: undo(of_season + 1, of_another, "wrong"), "has no right")


def test_the_actor_of_a_closed_account_is_refused(path: Path) -> None:
    accounts.add_user("rita", "Rita Reiter", actor=OFFICIAL)
    appoint("rita", Role.CHIEF_OFFICIAL)
    rita = actor("rita")
    assert rita.may(Right.LISTS, EVERYWHERE)
    accounts.close_user("rita", actor=OFFICIAL)
    before = everything()
    for call in (
        lambda: submit_list(None, "A1", ("a2", "a1"), LIST_DAY, actor=rita),
        lambda: undo(1, rita, "w"),
    ):
        with pytest.raises(RightError, match="The account of Rita Reiter is closed"):
            call()
    assert everything() == before


def test_who_takes_steps_back_gives_himself_no_role_by_it(path: Path) -> None:
    accounts.add_user("rita", "Rita Reiter", actor=OFFICIAL)
    appoint("rita", Role.CHIEF_OFFICIAL)
    appoint("rita", Role.ADMINISTRATOR)
    accounts.withdraw("rita", Appointment(Role.ADMINISTRATOR), actor=OFFICIAL)
    last, before = transactions.last_step()[0], everything()
    with pytest.raises(RightError, match="accounts and roles"):
        undo(last, actor("rita"), "w")
    assert everything() == before
    undo(last, OFFICIAL, "w")
    assert actor("rita").may(Right.USERS, EVERYWHERE)


def test_several_roles_are_several_parts_of_the_federation(path: Path) -> None:
    captain("anna", "Anna Berger", "A1", "CB")
    anna = actor("anna")
    mine = [
        transactions.scope_in(SEASON, team=team, match=("kl", 1, team, "X"))
        for team in ("A1", "CB")
    ]
    assert all(anna.may(Right.LINEUP, one) for one in mine)
    assert not anna.may(Right.LINEUP, transactions.scope_in(SEASON, team="B1"))
    # Not in the next season either, though the team may bear the same code.
    assert not anna.may(Right.LINEUP, Scope("2012/13", team="A1"))
