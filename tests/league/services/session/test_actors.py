"""Who may do what: nothing is stored past the right and the scope of the one who acts."""

import ast
import inspect
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from league import services
from league.decision_subjects import TeamKey
from league.errors import InputError, RightError
from league.facts.actors import EVERYWHERE, Actor, Grant, Right, Scope, official
from league.facts.seasons import MatchKey
from league.rulings import Action
from league.services.cup.rounds import draw_cup
from league.services.home.season_rows import use_step
from league.services.journal.undoing import undo_on
from league.services.lists.handed_in import submit_list
from league.services.lists.steps import list_step
from league.services.matches.changes import record_match, rule
from league.services.matches.verdict_steps import board_step, replay_step, void_step
from league.services.registry.clubs.decisions import lift_suspension, suspend_club
from league.services.schedule.drawing import AskedDraw, draw_division
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.services.session.stored import draft_of
from league.services.session.transactions import scope_in, taken_back, transaction
from league.services.session.trial_runs import Step, file_step, try_step
from league.services.workbook.demo import open_demo
from tests.worlds.acting import OFFICIAL
from tests.worlds.league_world import SATURDAYS, SEASON, everything, season, stored

NOBODY = Actor("Gast")
LIST_DAY = date(2011, 7, 20)
LEAGUE = Path(services.__file__).parent.parent
READING = {
    "desk_of",
    "open_desk",
    "open_division",
    "open_demo",
    "transaction",
    "own_transaction",
    "as_of_now",
}
"""They open a desk or a file first, or begin when they are entered: tested for themselves."""
NOTES = {"save_drafts"}
"""Drafts are no facts: whoever types keeps his own."""
INSIDE = {
    "add_step",
    "add_ruling_step",
    "record",
    "record_many",
    "change_season",
    "add_postings",
    "store_match",
    "store_move",
    "put_back",
    "hold_drawn",
    "add_in_step",
    "charge",
    "notices_for",
    "store_notice",
    "grounds_of",
    "take_away",
    "follow_up",
    "deposit_fee",
    "settle_fee",
}
"""They join the transaction of the service that calls them, and refuse to be called without."""


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    with stored(tmp_path, season()) as file:
        yield file


def acting() -> dict[str, Callable[..., object]]:
    """All public functions of the services that are told who acts."""
    found: dict[str, Callable[..., object]] = {}
    for info in pkgutil.walk_packages(services.__path__, "league.services."):
        module = import_module(info.name)
        for name, function in inspect.getmembers(module, inspect.isfunction):
            mine = function.__module__ == info.name and not name.startswith("_")
            kinds = [one.annotation for one in inspect.signature(function).parameters.values()]
            if mine and Actor in kinds:
                found[f"{info.name.removeprefix('league.services.')}.{name}"] = function
    return found


class Anything:
    """Stands for a fact: its fields are texts, and as a sequence it is empty."""

    def __getattr__(self, _name: str) -> str:
        return "x"

    def __getitem__(self, _at: int) -> str:
        return "x"

    def __iter__(self) -> Iterator[str]:
        return iter(())


def called(function: Callable[..., Any], actor: Actor) -> object:
    """Call a function with something for each of its parameters."""
    known = {
        Actor: actor, str: "x", str | None: None, int: 1, Right: Right.RULE, Scope: EVERYWHERE,
    }  # fmt: skip
    given: dict[str, Any] = {}
    for name, one in inspect.signature(function).parameters.items():
        if one.default is one.empty or one.annotation is Actor:
            given[name] = known.get(one.annotation, Anything())
    return function(**given)


def test_the_walk_finds_every_wing() -> None:
    wings = {name.partition(".")[0] for name in acting()}
    assert wings >= {"accounts", "closing", "cup", "events", "journal", "lists", "matches"}
    assert wings >= {"protests", "qualification", "ratings", "registry", "schedule", "session"}
    assert len(acting()) > 60


def refusals(actor: Actor) -> dict[str, type[BaseException] | None]:
    """How each function refuses an actor; None = it does not."""
    found: dict[str, type[BaseException] | None] = {}
    for name, function in acting().items():
        if name.rpartition(".")[2] in READING | NOTES:
            continue
        try:
            called(function, actor)
        except Exception as error:  # noqa: BLE001  # every way to refuse is compared
            found[name] = type(error)
        else:
            found[name] = None
    return found


def expected(error: type[BaseException]) -> dict[str, type[BaseException]]:
    plain = {name: name.rpartition(".")[2] for name in acting()}
    return {
        name: RuntimeError if word in INSIDE else error
        for name, word in plain.items()
        if word not in READING | NOTES
    }


def test_without_a_right_nothing_is_stored(path: Path) -> None:
    before = everything()
    assert refusals(NOBODY) == expected(RightError)
    assert everything() == before


def test_without_a_name_nothing_is_stored(path: Path) -> None:
    before = everything()
    assert refusals(official(" ")) == expected(InputError)
    assert everything() == before


def test_the_demo_is_stored_by_who_may_only(tmp_path: Path) -> None:
    with pytest.raises(RightError):
        open_demo(tmp_path / "demo.sqlite", NOBODY)
    assert transactions.season_names() == []
    transactions.close_file()


def test_only_the_session_opens_a_transaction_of_storage() -> None:
    for file in [*LEAGUE.glob("services/**/*.py"), *LEAGUE.parent.glob("tui/**/*.py")]:
        if "session" in file.parts:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "league.storage.database":
                assert "writing" not in [one.name for one in node.names], file


def played(path: Path) -> Desk:
    """A season whose Kreisliga and cup are drawn, opened by nobody."""
    draw_division(None, AskedDraw("kl", SATURDAYS, seed=7), actor=OFFICIAL)
    draw_cup(None, "cup", SATURDAYS[0], actor=OFFICIAL, seed=7)
    return open_desk(path, NOBODY)


def match_in(desk: Desk, division: str) -> MatchKey:
    return next(one.key for one in desk.season.fixtures if one.division == division)


def recorded(desk: Desk, division: str) -> Desk:
    key = match_in(desk, division)
    home, away = (desk.world.teams[team].club.lower() for team in key[2:])
    draft = draft_of(desk, key)
    seats = (f"{home}1", f"{home}2"), (f"{away}1", f"{away}2")
    typed = replace(draft, home=seats[0], away=seats[1], results=((2, 0), (1, 1)))
    return record_match(desk, key, typed)


def test_a_desk_stores_nothing_for_who_has_no_right(path: Path) -> None:
    desk = played(path)
    before, match = everything(), match_in(desk, "kl")
    calls: list[Callable[[], object]] = [
        lambda: recorded(desk, "kl"),
        lambda: rule(
            desk, match=None, team="A1", target=TeamKey("A1"), action=Action.EXCLUDE, reason="w"
        ),
        lambda: undo_on(desk, 2, "w"),
    ]
    for call in calls:
        with pytest.raises(RightError, match="Gast has no right to this"):
            call()
    assert everything() == before
    assert draft_of(open_desk(path, NOBODY), match) == draft_of(desk, match)


@pytest.mark.parametrize(
    "made",
    [
        lambda desk: board_step(match_in(desk, "kl"), 1, (2, 0)),
        lambda desk: void_step(match_in(desk, "kl")),
        lambda desk: replay_step(match_in(desk, "kl"), date(2012, 1, 14)),
        lambda _desk: list_step("A1", ("a1", "a2"), (), LIST_DAY),
        lambda _desk: use_step(SEASON),
    ],
)
def test_a_step_is_refused_when_tried_and_when_filed(
    path: Path, made: Callable[[Desk], Step]
) -> None:
    recorded(replace(played(path), actor=OFFICIAL), "kl")
    desk = open_desk(path, NOBODY)
    before, step = everything(), made(desk)
    outcome = try_step(desk, step)
    assert outcome.refused
    assert outcome.says.startswith("Gast has no right to this: ")
    with pytest.raises(RightError):
        file_step(desk, step, "w")
    assert everything() == before


def test_an_actor_of_one_division_records_there_and_nowhere_else(path: Path) -> None:
    scope = Scope(division="kl")
    desk = replace(
        played(path), actor=Actor("Anna", (Grant(frozenset({Right.RECORD_MATCH}), scope),))
    )
    after = recorded(desk, "kl")
    assert draft_of(after, match_in(desk, "kl")).results == ((2, 0), (1, 1))
    before = everything()
    with pytest.raises(RightError, match=r"recording matches \(2011/12 · cup\)"):
        recorded(after, "cup")
    assert everything() == before


def test_an_actor_of_one_club_hands_in_its_lists_only(path: Path) -> None:
    captain = Actor("Bert", (Grant(frozenset({Right.LISTS}), Scope(season=SEASON, club="A")),))
    submit_list(None, "A1", ("a2", "a1"), LIST_DAY, actor=captain)
    entries = transactions.load()[0].squads
    assert [one.ident for one in entries if one.team == "A1"] == ["a2", "a1"]
    before = everything()
    with pytest.raises(RightError, match="Bert has no right to this: lists of players"):
        submit_list(None, "B1", ("b2", "b1"), LIST_DAY, actor=captain)
    with pytest.raises(RightError, match="registrations and clubs"):
        lift_suspension(None, "A", LIST_DAY, actor=captain, reason="w")
    assert everything() == before


def test_an_actor_of_another_season_is_refused(path: Path) -> None:
    last = Actor("Berta", (Grant(frozenset(Right), Scope(season="2010/11")),))
    with pytest.raises(RightError, match="2011/12"):
        suspend_club(None, "A", SATURDAYS[0], None, actor=last, reason="w")


def test_inside_a_transaction_each_asks_for_its_own_right(path: Path) -> None:
    only = Actor("Anna", (Grant(frozenset({Right.CUP})),))
    before = everything()

    def both() -> None:
        with transaction(only, Right.CUP):
            draw_cup(None, "cup", SATURDAYS[0], actor=only, seed=7)
            draw_division(None, AskedDraw("kl", SATURDAYS, seed=7), actor=only)

    with pytest.raises(RightError, match="draws and dates"):
        both()
    assert everything() == before


def test_what_is_only_tried_is_taken_back(path: Path) -> None:
    before = everything()
    with taken_back():
        draw_cup(None, "cup", SATURDAYS[0], actor=OFFICIAL, seed=7)
        assert everything() != before
    assert everything() == before


def test_a_division_may_be_told_by_its_name_and_a_team_brings_its_club(path: Path) -> None:
    assert scope_in(None, division="Kl") == Scope(SEASON, division="kl")
    assert scope_in(None, team="A1") == Scope(SEASON, division="kl", club="A", team="A1")
    assert scope_in("2009/10", team="A1") == Scope("2009/10", team="A1")


@pytest.mark.parametrize(
    ("wide", "narrow", "covers"),
    [
        (EVERYWHERE, Scope("2011/12", "kl", "A", "A1"), True),
        (Scope("2011/12"), Scope("2011/12", "kl"), True),
        (Scope("2011/12"), EVERYWHERE, False),
        (Scope("2011/12"), Scope("2012/13"), False),
        (Scope(division="kl"), Scope("2011/12", "kl"), True),
        (Scope(division="kl"), Scope("2011/12"), False),
        (Scope(club="A"), Scope("2011/12", "kl", "A", "A1"), True),
        (Scope(club="A"), Scope("2011/12", "kl", "B", "B1"), False),
        (Scope(team="A1"), Scope("2011/12", "kl", "A", "A2"), False),
    ],
)
def test_a_scope_covers_what_lies_within_it(wide: Scope, narrow: Scope, covers: bool) -> None:
    assert wide.covers(narrow) is covers


def test_the_official_may_do_everything_everywhere() -> None:
    assert all(official("Anna").may(right, EVERYWHERE) for right in Right)
    assert not any(NOBODY.may(right, EVERYWHERE) for right in Right)
