"""A season from nothing: begun, its divisions made, changed, removed and taken back; its rounds."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from league.errors import InputError, NotFoundError, RightError, RuleBookError
from league.facts.actors import Actor
from league.facts.clubs import Club, Team
from league.facts.seasons import Division, Season
from league.facts.steps import StepKind
from league.rulebooks import load
from league.services.journal import proving
from league.services.journal import views as journal
from league.services.journal.undoing import undo
from league.services.schedule.beginning import AskedSeason, begin_in, begin_season, correct_season
from league.services.schedule.divisions import (
    add_division,
    change_division,
    model_of,
    remove_division,
)
from league.services.schedule.drawing import AskedDraw, draw_division
from league.services.schedule.round_states import hold, publish, states
from league.services.session import transactions
from league.services.session.contacts import held_back
from league.services.session.opening import open_desk
from tests.worlds.acting import OFFICIAL, change_season

BOOK = "tuwo-stmk-2011"
ASKED = AskedSeason("2026/27", BOOK, "Schachverband", date(2026, 7, 1))
DAYS = (date(2026, 9, 26), date(2026, 10, 10), date(2026, 10, 24))
"""Four teams meet in three rounds."""


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    file = tmp_path / "new.sqlite"
    begin_in(file, ASKED, actor=OFFICIAL)
    yield file
    transactions.close_file()


def model(like: str) -> Division:
    return model_of(load(BOOK), like)


def season() -> Season:
    return transactions.load()[0]


def with_teams(before: Season) -> Season:
    clubs = tuple(Club(f"60{n}", f"Club {n}") for n in range(1, 5))
    teams = tuple(Team(f"T{n}", f"Team {n}", f"60{n}", "k1") for n in range(1, 5))
    return replace(before, clubs=clubs, teams=teams)


def drawn() -> None:
    add_division(None, replace(model("klasse-1"), id="k1"), actor=OFFICIAL)
    change_season(None, with_teams, StepKind.IMPORT, actor=OFFICIAL, why="")
    draw_division(None, AskedDraw("k1", DAYS, 7, day=date(2026, 8, 1)), actor=OFFICIAL)


def test_an_empty_season_is_the_one_in_use_and_can_be_opened(path: Path) -> None:
    assert transactions.current_season() == "2026/27"
    desk = open_desk(path, OFFICIAL)
    assert (desk.season.federation, desk.season.divisions) == ("Schachverband", ())
    assert journal.rows()[-1].what == "Season begun: 2026/27"


@pytest.mark.parametrize(
    ("wrong", "error", "says"),
    [
        ({"name": "2026/28"}, InputError, "no name of a season"),
        ({"name": ""}, InputError, "no name of a season"),
        ({"rulebook": "nix"}, NotFoundError, "no rule book"),
        ({"rulebook": "fide-laws-2023"}, RuleBookError, "a text of the FIDE"),
        ({"federation": "  "}, InputError, "which federation"),
        ({"list_date": date(2030, 1, 1)}, InputError, "out of season"),
    ],
)
def test_a_season_that_cannot_be_makes_no_file(
    tmp_path: Path, wrong: dict[str, object], error: type[Exception], says: str
) -> None:
    asked = replace(ASKED, **wrong)  # type: ignore[arg-type]  # one field each
    with pytest.raises(error, match=says):
        begin_in(tmp_path / "none.sqlite", asked, actor=OFFICIAL)
    assert not (tmp_path / "none.sqlite").exists()


def test_a_season_is_begun_once(path: Path) -> None:
    with pytest.raises(InputError, match="There is a season 2026/27 already"):
        begin_season(ASKED, actor=OFFICIAL)


def test_a_season_is_put_right_before_the_draw_and_taken_back(path: Path) -> None:
    made = correct_season(None, replace(ASKED, federation="Landesverband"), actor=OFFICIAL)
    assert (made.federation, season().federation) == ("Landesverband", "Landesverband")
    undo(2, OFFICIAL, "test")
    assert season().federation == "Schachverband"
    with pytest.raises(InputError, match="Nothing is different"):
        correct_season(None, ASKED, actor=OFFICIAL)
    add_division(None, model("klasse-1"), actor=OFFICIAL)
    with pytest.raises(InputError, match="has divisions of its rule book"):
        correct_season(None, replace(ASKED, rulebook="sjrp-2025"), actor=OFFICIAL)
    drawn()
    with pytest.raises(InputError, match="are drawn already"):
        correct_season(None, replace(ASKED, federation="Landesverband"), actor=OFFICIAL)


def test_a_division_takes_from_the_book_what_is_not_said(path: Path) -> None:
    asked = replace(model("klasse-1"), id="k1", name=" Erste Klasse ", boards=5)
    added = add_division(None, asked, actor=OFFICIAL)
    # paragraphs.toml, klasse-1: tier klasse, level 2.
    assert (added.name, added.tier, added.level, added.boards) == ("Erste Klasse", "klasse", 2, 5)
    assert season().divisions == (added,)


def test_divisions_stand_by_their_level(path: Path) -> None:
    for like in ("klasse-2", "landesliga", "klasse-1"):
        add_division(None, model(like), actor=OFFICIAL)
    assert [one.id for one in season().divisions] == ["landesliga", "klasse-1", "klasse-2"]


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"id": ""}, "short name"),
        ({"id": "a b"}, "no short name"),
        ({"id": "a/b"}, "no short name"),
        ({"name": " "}, "a name"),
        ({"boards": 0}, "Boards: 0 cannot be; expected is 1 to 100"),
        ({"level": -1}, "Level: -1"),
        ({"mode": "nix"}, "no mode"),
        ({"like": "nix"}, "no division of the rule book"),
        ({"max_size": 0}, "Longest list: 0"),
    ],
)
def test_a_division_that_cannot_be_is_refused(
    path: Path, wrong: dict[str, object], says: str
) -> None:
    asked = replace(model("klasse-1"), **wrong)  # type: ignore[arg-type]  # one field each
    with pytest.raises((InputError, NotFoundError), match=says):
        add_division(None, asked, actor=OFFICIAL)
    assert season().divisions == ()


def test_a_short_name_is_given_once(path: Path) -> None:
    add_division(None, model("klasse-1"), actor=OFFICIAL)
    with pytest.raises(InputError, match="already"):
        add_division(None, model("klasse-1"), actor=OFFICIAL)


def test_each_step_is_taken_back(path: Path) -> None:
    first = add_division(None, model("klasse-1"), actor=OFFICIAL)
    changed = change_division(None, replace(first, boards=4), actor=OFFICIAL)
    remove_division(None, first.id, actor=OFFICIAL)
    assert season().divisions == ()
    # Step 1 began the season.
    for number, expected in ((4, (changed,)), (3, (first,)), (2, ())):
        undo(number, OFFICIAL, "test")
        assert season().divisions == expected
    assert proving.verdict().whole


def test_a_division_with_teams_or_matches_stays(path: Path) -> None:
    drawn()
    with pytest.raises(InputError, match="6 matches on the calendar"):
        remove_division(None, "k1", actor=OFFICIAL)
    held = season().divisions[0]
    with pytest.raises(InputError, match="6 matches on the calendar"):
        change_division(None, replace(held, boards=4), actor=OFFICIAL)
    assert change_division(None, replace(held, name="Neu"), actor=OFFICIAL).name == "Neu"
    add_division(None, replace(model("klasse-2"), id="k2"), actor=OFFICIAL)
    moved = replace(season(), teams=(replace(season().teams[0], id="X", division="k2"),))
    change_season(
        None,
        lambda before: replace(before, teams=(*before.teams, *moved.teams)),
        StepKind.IMPORT,
        actor=OFFICIAL,
        why="",
    )
    with pytest.raises(InputError, match="has teams: Team 1"):
        remove_division(None, "k2", actor=OFFICIAL)


def test_what_is_drawn_is_held_back_until_published(path: Path) -> None:
    drawn()
    assert held_back("2026/27") == {("k1", 1), ("k1", 2), ("k1", 3)}
    assert publish(None, "k1", (1,), actor=OFFICIAL) == (1,)
    assert states(None, "k1") == {1: True, 2: False, 3: False}
    assert publish(None, "k1", actor=OFFICIAL) == (2, 3)
    assert publish(None, "k1", actor=OFFICIAL) == ()
    assert hold(None, "k1", (2,), actor=OFFICIAL) == (2,)
    assert held_back("2026/27") == {("k1", 2)}
    undo(journal.rows()[-1].number, OFFICIAL, "test")
    assert held_back("2026/27") == set()


def test_a_draw_taken_back_leaves_no_round_held_back(path: Path) -> None:
    drawn()
    undo(journal.rows()[-1].number, OFFICIAL, "test")
    assert season().fixtures == ()
    assert held_back("2026/27") == set()


def test_rounds_that_are_not_there_are_refused(path: Path) -> None:
    add_division(None, model("klasse-1"), actor=OFFICIAL)
    with pytest.raises(InputError, match="has to be drawn first"):
        publish(None, "klasse-1", actor=OFFICIAL)
    drawn()
    with pytest.raises(InputError, match="has no round 9; it has: 1, 2, 3"):
        hold(None, "k1", (9,), actor=OFFICIAL)


def test_who_may_not_makes_nothing(path: Path) -> None:
    with pytest.raises(RightError):
        add_division(None, model("klasse-1"), actor=Actor("Gast"))
    with pytest.raises(RightError):
        publish(None, "k1", actor=Actor("Gast"))
