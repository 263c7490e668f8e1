"""Sessions are rows that can be ended; whoever guesses the id of another's learns nothing."""

from collections.abc import Iterator
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest

from league.errors import NotFoundError, RightError
from league.facts.actors import Right
from league.facts.users import Role
from league.services.journal import views as journal
from league.services.session.transactions import scope_in, transaction
from league.services.users import accounts, sign_in
from league.storage import access
from league.views.users import SessionView
from tests.league.services.users.users_world import (
    HALL,
    MATCH,
    PASSWORD,
    Clock,
    actor,
    appoint,
    captain,
    set_clock,
    set_hasher,
    signed_in,
    told,
    with_password,
)
from tests.worlds.acting import OFFICIAL
from tests.worlds.league_world import SEASON, everything, season, stored

GONE = "This session does not exist, or has ended."


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    set_hasher(monkeypatch)
    with stored(tmp_path, season()) as file:
        captain("anna", "Anna Berger", "A1")
        captain("bert", "Bert Huber", "B1")
        for login in ("anna", "bert"):
            with_password(login)
        yield file


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return set_clock(monkeypatch)


def only(login: str) -> SessionView:
    (found,) = sign_in.sessions_of(login)
    return found


@pytest.mark.parametrize(
    ("stay", "lasts"), [(True, timedelta(days=30)), (False, timedelta(hours=12))]
)
def test_a_session_ends_to_the_second(
    path: Path, clock: Clock, stay: bool, lasts: timedelta
) -> None:
    made = sign_in.sign_in("anna", PASSWORD, address=HALL, agent="phone", stay=stay)
    assert made.until == clock.at + lasts == only("anna").until
    clock.at += lasts - timedelta(seconds=1)
    assert sign_in.person_of(made.token) is not None
    clock.go(seconds=1)
    assert sign_in.person_of(made.token) is None
    assert sign_in.sessions_of("anna") == []


def test_the_token_is_in_the_browser_only(path: Path) -> None:
    made = signed_in("anna")
    kept = b"".join(one.read_bytes() for one in path.parent.iterdir() if one.is_file())
    assert made.token.encode() not in kept
    assert len(made.token) >= 43  # 32 bytes, 6 bits a sign
    assert sign_in.person_of(only("anna").id) is None
    for wrong in ("", made.token[:-1], made.token + "x", "\x00", "\ud800", "x" * 100_000):
        assert sign_in.person_of(wrong) is None


def test_two_phones_have_two_sessions_and_one_can_be_ended(path: Path) -> None:
    first, second = signed_in("anna", agent="one"), signed_in("anna", agent="other")
    ends = next(one for one in sign_in.sessions_of("anna") if one.agent == "one")
    sign_in.end_session(ends.id, actor=actor("anna"))
    assert sign_in.person_of(first.token) is None
    assert sign_in.person_of(second.token) is not None
    third = signed_in("anna")
    sign_in.sign_out(third.token)
    sign_in.sign_out(third.token)
    assert only("anna").agent == "other"
    assert sign_in.end_all("anna", actor=actor("anna")) == 1
    assert sign_in.person_of(second.token) is None


def test_the_session_of_another_is_as_one_that_does_not_exist(path: Path) -> None:
    made = signed_in("bert")
    guessed, anna = only("bert").id, actor("anna")
    before = everything()
    for id in (guessed, "0" * 64, ""):
        assert told(partial(sign_in.end_session, id, actor=anna)) == GONE
    with pytest.raises(RightError):
        sign_in.end_all("bert", actor=anna)
    assert sign_in.person_of(made.token) is not None
    assert everything() == before


def test_who_keeps_the_accounts_ends_any_and_the_journal_says_so(path: Path) -> None:
    accounts.add_user("adele", "Adele Amt", actor=OFFICIAL)
    appoint("adele", Role.ADMINISTRATOR)
    made = [signed_in("bert"), signed_in("bert"), signed_in("bert")]
    id = sign_in.sessions_of("bert")[0].id
    named = sign_in.session_named("bert", id[:8])
    assert named == id
    for wrong in (id[:5], "zzzzzzzz"):
        with pytest.raises(NotFoundError, match=GONE):
            sign_in.session_named("bert", wrong)
    with pytest.raises(NotFoundError, match=GONE):
        sign_in.session_named("anna", id[:8])
    sign_in.end_session(id, actor=actor("adele"))
    assert sign_in.end_all("bert", actor=actor("adele")) == 2
    assert [sign_in.person_of(one.token) for one in made] == [None] * 3
    told_of = [(one.by, one.what) for one in journal.rows()][-2:]
    assert told_of == [("Adele Amt", "Session ended: bert")] * 2
    assert told(lambda: sign_in.end_session(id, actor=actor("adele"))) == GONE


def test_a_session_that_is_used_is_noted_now_and_then(path: Path, clock: Clock) -> None:
    made, begin = signed_in("anna"), clock.at
    seen = []
    for _time in range(4):
        clock.go(minutes=3)
        assert sign_in.person_of(made.token) is not None
        seen.append((only("anna").seen - begin).total_seconds() / 60)
    # Every five minutes at most: after 3 not yet, after 6, after 9 not yet, after 12.
    assert seen == [0, 6, 6, 12]


def test_sessions_whose_time_is_over_are_cleared_away(path: Path, clock: Clock) -> None:
    signed_in("anna")
    clock.go(days=31)
    signed_in("bert")
    assert access.sessions("anna") == []


def test_what_a_browser_says_of_itself_is_kept_short_and_without_control_characters(
    path: Path,
) -> None:
    signed_in("anna", address="1" * 100_000, agent="\x1b[31mred\u202e" + "x" * 100_000)
    kept = only("anna")
    assert kept.agent.startswith("␛[31mred‹U+202E›xx")
    assert max(len(kept.agent), len(kept.address)) < 150


def test_a_session_ended_in_mid_form_stores_nothing_for_a_closed_account(path: Path) -> None:
    made = signed_in("anna")
    person = sign_in.person_of(made.token)
    assert person is not None
    scope = scope_in(SEASON, team="A1", match=MATCH)
    with transaction(person.actor, Right.LINEUP, scope):
        pass
    accounts.close_user("anna", actor=OFFICIAL)
    with (
        pytest.raises(RightError, match="The account of Anna Berger is closed"),
        transaction(person.actor, Right.LINEUP, scope),
    ):
        pass
    assert sign_in.person_of(made.token) is None


def test_language_and_name_are_those_of_now(path: Path) -> None:
    made = signed_in("anna")
    accounts.change_user("anna", name="Anna Huber", language="en", actor=OFFICIAL)
    found = sign_in.person_of(made.token)
    assert found is not None
    assert (found.name, found.language, found.actor.name) == ("Anna Huber", "en", "Anna Huber")


def test_getting_in_leaves_no_secret_and_no_step_but_of_the_password(path: Path) -> None:
    before = len(journal.rows())
    made = signed_in("anna")
    sign_in.sign_out(made.token)
    assert len(journal.rows()) == before
    passwords_set = [one for one in journal.rows() if one.what.startswith("Password set")]
    assert [(one.what, one.by) for one in passwords_set] == [
        ("Password set: anna", "Anna Berger"),
        ("Password set: bert", "Bert Huber"),
    ]
    assert all((one.before, one.after, one.why) == ("", "", "") for one in passwords_set)
