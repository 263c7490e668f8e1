"""Answers that are kept: the same question of the same season is worked out once."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from league.facts.actors import official
from league.facts.squads import Declaration
from league.facts.steps import RecordKind
from league.language import _, current, per_language, speaking
from league.services.matches.views import match_view
from league.services.session import opening as judged
from league.services.session import transactions
from league.services.session.cache import cached, cached_view
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from tests.worlds.acting import OFFICIAL, record
from tests.worlds.tui_season import season_file


@pytest.fixture
def landesliga(tmp_path: Path) -> Iterator[Desk]:
    """Twelve teams, nine rounds played, eight boards."""
    yield open_desk(season_file(tmp_path), OFFICIAL)
    transactions.close_file()


def changed(opened: Desk) -> Desk:
    """The season once something was stored that changes nothing of how it is judged."""
    note = RecordKind("duty", lambda: Declaration, stored="note")
    record(opened.season.name, note, "1", Declaration("10000", "1"), actor=official("x"), why="")
    return judged.anew(opened)


def test_an_answer_is_kept_until_something_it_follows_from_is_another(landesliga: Desk) -> None:
    worked_out = count(1)

    def answer(opened: Desk, *asked: object) -> int:
        return cached("number", opened.judgement, asked, lambda: next(worked_out))

    assert [answer(landesliga, "a"), answer(landesliga, "a")] == [1, 1]
    assert answer(landesliga, "b") == 2
    with speaking("de"):
        assert [answer(landesliga, "b"), answer(landesliga, "b")] == [3, 3]
    assert answer(landesliga, "b") == 4
    assert answer(judged.anew(landesliga), "b") == 4
    assert answer(changed(landesliga), "b") == 5


def test_answers_of_different_names_do_not_drive_each_other_out(landesliga: Desk) -> None:
    assert cached("one", landesliga.judgement, (), lambda: 1) == 1
    assert cached("two", landesliga.judgement, (), lambda: 2) == 2
    assert cached("one", landesliga.judgement, (), lambda: 3) == 1
    assert cached("two", landesliga.judgement, (), lambda: 4) == 2


def test_the_lists_of_a_match_are_those_of_its_day(landesliga: Desk) -> None:
    """Looking at one match, then at another, then at the first again shows the first one's."""
    first, second = list(landesliga.judgement.matches)[:2]
    shown = match_view(landesliga, first)
    other = match_view(landesliga, second)
    assert {row.ident for row in other.home_squad} != {row.ident for row in shown.home_squad}
    assert match_view(landesliga, first) == shown


def test_a_table_of_words_is_put_together_once_in_each_language() -> None:
    made = []

    @per_language
    def words() -> dict[str, str]:
        made.append(current())
        return {"yes": _("yes")}

    for language, yes in (("en", "yes"), ("de", "ja"), ("en", "yes"), ("de", "ja")):
        with speaking(language):
            assert words()["yes"] == yes
    assert made == ["en", "de"]


def test_a_view_is_worked_out_once_until_the_season_has_changed(landesliga: Desk) -> None:
    worked_out = count(1)

    @cached_view
    def view(opened: Desk, division: str, *, rounds: int = 0) -> tuple[str, str, int, int]:
        return opened.season.name, division, rounds, next(worked_out)

    name = landesliga.season.name
    assert view(landesliga, "a") == view(landesliga, "a") == (name, "a", 0, 1)
    assert view(landesliga, "a", rounds=2) == (name, "a", 2, 2)
    assert view(landesliga, "b") == (name, "b", 0, 3)
    assert view(judged.anew(landesliga), "b") == (name, "b", 0, 3)
    assert view(changed(landesliga), "b") == (name, "b", 0, 4)
