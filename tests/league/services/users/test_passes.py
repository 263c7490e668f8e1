"""Match passes: a deputy acts for one team in one match, until its reports are due."""

from collections.abc import Callable, Iterator
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest

from league.errors import InputError, NotFoundError, RightError
from league.facts.actors import Actor, Right
from league.facts.matches import Side
from league.facts.seasons import MatchKey
from league.facts.users import Role
from league.services.journal import views as journal
from league.services.session.transactions import scope_in, transaction
from league.services.users import accounts, codes, passes, sign_in
from league.views.users import Code, Person
from tests.league.services.users.users_world import (
    HALL,
    MATCH,
    NO_GOOD,
    Clock,
    actor,
    appoint,
    captain,
    set_clock,
    set_hasher,
    told,
    with_password,
)
from tests.worlds.acting import OFFICIAL
from tests.worlds.league_world import SEASON, everything, season, stored

NEXT: MatchKey = ("kl", 2, "C1", "A1")
TEAM_OF_OTHERS: MatchKey = ("kl", 1, "C1", "D1")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return set_clock(monkeypatch)


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock) -> Iterator[Path]:
    set_hasher(monkeypatch)
    with stored(tmp_path, season()) as file:
        captain("anna", "Anna Berger", "A1")
        captain("bert", "Bert Huber", "B1")
        yield file


def given(clock: Clock, name: str = "Doris Dorn", by: str = "anna") -> Code:
    until = clock.at + timedelta(days=1)
    return passes.give_pass(SEASON, MATCH, Side.HOME, name, until=until, actor=actor(by))


def let_in(code: Code) -> tuple[str, Person]:
    made = passes.redeem_pass(code.text, address=HALL, agent="phone")
    person = sign_in.person_of(made.token)
    assert person is not None
    return made.token, person


def may_store(by: Actor, right: Right, team: str, match: MatchKey | None) -> bool:
    """Whether a transaction begins."""
    return told(lambda: entered(by, right, team, match)) == ""


def entered(by: Actor, right: Right, team: str, match: MatchKey | None) -> None:
    with transaction(by, right, scope_in(SEASON, team=team, match=match)):
        pass


def test_a_pass_is_for_one_team_in_one_match(path: Path, clock: Clock) -> None:
    _token, person = let_in(given(clock))
    assert (person.name, person.season, person.match, person.side) == (
        "Doris Dorn",
        SEASON,
        MATCH,
        Side.HOME,
    )
    by = person.actor
    allowed = {right for right in Right if may_store(by, right, "A1", MATCH)}
    assert allowed == {Right.LINEUP, Right.REPORT}
    for right in allowed:
        assert not may_store(by, right, "B1", MATCH)
        assert not may_store(by, right, "A1", NEXT)
        assert not may_store(by, right, "C1", TEAM_OF_OTHERS)
        # A service that forgets to name the match refuses him.
        assert not may_store(by, right, "A1", None)


def test_the_journal_names_who_acts_and_by_which_pass(path: Path, clock: Clock) -> None:
    code = given(clock)
    _token, person = let_in(code)
    assert person.actor.name == f"Doris Dorn (pass {code.id})"
    assert person.login == person.actor.login == f"pass:{code.id}"
    row = journal.rows()[-1]
    assert (row.by, row.why, row.before, row.after) == ("Anna Berger", "Doris Dorn", "", "")
    assert row.what == "Code given out: A 1 – B 1 (KL, round 1) · home"
    assert code.text not in "".join((row.what, row.why))


def test_a_pass_lets_in_once_and_makes_no_account(path: Path, clock: Clock) -> None:
    code = given(clock)
    redeem_account = told(lambda: codes.redeem_code(code.text, "ein Turm auf h8", address=HALL))
    assert redeem_account.startswith(NO_GOOD)
    let_in(code)
    again = told(lambda: passes.redeem_pass(code.text, address=HALL, agent=""))
    assert again.startswith(NO_GOOD)
    account = codes.give_code("anna", actor=OFFICIAL)
    wrong = told(lambda: passes.redeem_pass(account.text, address=HALL, agent=""))
    assert wrong.startswith(NO_GOOD)
    # The code of the account is as good as before.
    assert codes.redeem_code(account.text, "ein Turm auf h8", address=HALL) == "anna"


def test_the_same_form_sent_again_is_the_same_pass(path: Path, clock: Clock) -> None:
    until = clock.at + timedelta(days=1)
    give = partial(passes.give_pass, SEASON, MATCH, Side.HOME, until=until, actor=actor("anna"))
    first = give("Doris Dorn", form="a mark")
    assert give("Doris Dorn", form="a mark") == first
    assert [one.id for one in passes.passes_of(SEASON, MATCH, Side.HOME)] == [first.id]
    assert let_in(first)[1].name == "Doris Dorn"
    others = {first.text, give("Doris Dorn", form="other").text, give("Doris Dorn").text}
    assert len(others) == 3


def test_a_pass_ends_when_reports_are_due(path: Path, clock: Clock) -> None:
    early, late = given(clock), given(clock, "Emil Eder")
    token, person = let_in(early)
    clock.go(days=1, seconds=-1)
    assert sign_in.person_of(token) is not None
    clock.go(seconds=1)
    assert sign_in.person_of(token) is None
    assert "has ended" in told(lambda: entered(person.actor, Right.REPORT, "A1", MATCH))
    assert told(lambda: passes.redeem_pass(late.text, address=HALL, agent="")).startswith(NO_GOOD)
    with pytest.raises(InputError, match="Nobody acts in this match any more"):
        passes.give_pass(SEASON, MATCH, Side.HOME, "F", until=clock.at, actor=actor("anna"))


def test_a_captain_ends_the_passes_of_his_team_only(path: Path, clock: Clock) -> None:
    code = given(clock)
    token, person = let_in(code)
    bert = actor("bert")
    calls: list[Callable[[], object]] = [
        lambda: passes.end_pass(SEASON, MATCH, Side.AWAY, code.id, actor=bert),
        lambda: passes.end_pass(SEASON, MATCH, Side.AWAY, "ZZZZ", actor=bert),
    ]
    # The guessed pass of another team is as one that does not exist.
    assert {told(call) for call in calls} == {"This pass does not exist, or not for this team."}
    with pytest.raises(RightError):
        passes.end_pass(SEASON, MATCH, Side.HOME, code.id, actor=bert)
    assert sign_in.person_of(token) is not None
    passes.end_pass(SEASON, MATCH, Side.HOME, code.id, actor=actor("anna"))
    assert sign_in.person_of(token) is None
    assert "has ended" in told(lambda: entered(person.actor, Right.REPORT, "A1", MATCH))
    assert passes.passes_of(SEASON, MATCH, Side.HOME) == []


def test_who_may_give_a_pass(path: Path, clock: Clock) -> None:
    for login, name, role, place in (
        ("kl", "Karl Klasse", Role.DIVISION_OFFICIAL, {"division": "kl"}),
        ("ll", "Lisa Landl", Role.DIVISION_OFFICIAL, {"division": "ll"}),
        ("sa", "Susi Aigner", Role.CLUB_SECRETARY, {"club": "A"}),
        ("sb", "Sepp Bauer", Role.CLUB_SECRETARY, {"club": "B"}),
        ("dep", "Dora Depp", Role.DEPUTY, {"season": SEASON, "team": "A1"}),
        ("gast", "Gustl Gast", Role.GUEST, {}),
    ):
        accounts.add_user(login, name, actor=OFFICIAL)
        appoint(login, role, **place)
    _token, person = let_in(given(clock))
    before = everything()
    for login in ("ll", "sb", "dep", "gast", "bert"):
        with pytest.raises(RightError, match="passes for one match"):
            given(clock, by=login)
    until = clock.at + timedelta(hours=1)
    with pytest.raises(RightError, match="passes for one match"):
        passes.give_pass(SEASON, MATCH, Side.HOME, "F", until=until, actor=person.actor)
    assert everything() == before
    for login in ("anna", "kl", "sa"):
        given(clock, by=login)


def test_a_team_has_few_passes_for_a_match_and_each_has_a_name(path: Path, clock: Clock) -> None:
    for number in range(5):
        given(clock, f"Deputy {number}")
    with pytest.raises(InputError, match="at most 5 passes"):
        given(clock)
    with pytest.raises(InputError, match="Name: please fill in"):
        given(clock, " ")
    known = passes.passes_of(SEASON, MATCH, Side.HOME)
    assert {one.name for one in known} == {f"Deputy {number}" for number in range(5)}
    with pytest.raises(NotFoundError):
        passes.end_pass(SEASON, MATCH, Side.HOME, "ZZZZ", actor=actor("anna"))


def test_a_captain_who_lost_his_role_gives_no_pass(path: Path, clock: Clock) -> None:
    anna = actor("anna")
    with_password("anna")
    accounts.close_user("anna", actor=OFFICIAL)
    until = clock.at + timedelta(hours=1)
    with pytest.raises(RightError, match="The account of Anna Berger is closed"):
        passes.give_pass(SEASON, MATCH, Side.HOME, "F", until=until, actor=anna)
