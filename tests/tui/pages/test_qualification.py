"""§ 16 and Anhang B: tournaments prepared, typed in and ranked, by keys alone."""

from dataclasses import replace
from datetime import date, datetime
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Button

from league.facts.actors import official
from league.facts.clubs import Club, Team
from league.facts.matches import DRAW, LOSS, WIN
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.squads import SquadEntry
from league.services.qualification import tournaments
from league.services.qualification.leavers import leave
from league.services.qualification.tournaments import AskedTournament
from league.services.session import transactions
from tests.worlds.league_world import division, refused, season, stored
from tests.worlds.tui_season import back_on, opened, press, season_file, sees, settled, shown
from tui.app import SpielleiterApp
from tui.dialogs.explain import ExplainDialog
from tui.dialogs.form import FormDialog
from tui.dialogs.undo import UndoDialog
from tui.pages.qualification.qualifier import QualifierPage
from tui.pages.qualification.qualifiers import QualifiersPage
from tui.pages.season.page import SeasonScreen

TEN = datetime(2012, 6, 2, 10, 0)  # noqa: DTZ001  # a tournament begins by the clock on the wall

SKALICKA = (
    "a-A B-1 2-b C-c 3-D d-4 e-E F-5 6-f",
    # The last group of 6 boards is turned in round 2 (Anhang B 8).
    "1-a A-2 b-B c-3 4-C D-d e-5 6-E F-f",
)
PATHEISKY = (
    "A1-B2 B1-C2 C1-A2 A3-C4 B3-A4 C3-B4 A5-B6 B5-C6 C5-A6",
    "A2-B1 B2-C1 C2-A1 A4-C3 B4-A3 C4-B3 B5-A6 C5-B6 A5-C6",
)
"""As printed in Anhang B 3 and 8, for six boards."""

pytestmark = pytest.mark.usefixtures("quick")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Four clubs with seven players each; the last one is a youth, born in 1994."""
    clubs, places = "ABCD", range(1, 8)
    born = {7: date(1994, 5, 1)}
    players = tuple(
        Player(
            f"{club.lower()}{place}",
            f"{club}-{place}",
            born=born.get(place, date(1980, 1, 1)),
            rating=2000 - 50 * place,
            nation="AUT",
        )
        for club in clubs
        for place in places
    )
    world = replace(
        season(),
        divisions=(replace(division("kl", "kreisliga-graz", youth_board=False), boards=6),),
        clubs=tuple(Club(club, f"Club {club}", district="Graz") for club in clubs),
        players=players,
        registrations=tuple(
            Registration(one.ident, one.ident[0].upper(), Kind.HOME, date(2005, 1, 1))
            for one in players
        ),
        teams=tuple(Team(f"{club}1", f"Turm {club} 1", club, "kl") for club in clubs),
        squads=tuple(
            SquadEntry(f"{club}1", place, f"{club.lower()}{place}")
            for club in clubs
            for place in places
        ),
    )
    with stored(tmp_path, world) as file:
        return file


def prepared(path: Path, system: str = "skalicka", teams: str = "ABC") -> None:
    transactions.open_file(path)
    asked = AskedTournament(
        "KL", tuple(f"{team}1" for team in teams), TEN, seed=5, system=system if system else ""
    )
    tournaments.prepare(None, asked, actor=official("M"))
    transactions.close_file()


def _page(app: SpielleiterApp) -> QualifierPage:
    assert isinstance(app.screen, QualifierPage)
    return app.screen


def _pairs(app: SpielleiterApp, number: int) -> str:
    games = [one for one in _page(app).view.games if one.round == number]
    return " ".join("-".join(game.symbols) for game in games)


async def _open(app: SpielleiterApp, pilot: Pilot[None]) -> None:
    await press(app, pilot, "f4", "q", "enter")
    await back_on(app, pilot, QualifierPage)


async def test_annex_b_three_teams_prepared_typed_in_and_ranked(path: Path) -> None:
    async with opened(path, (120, 40)) as (app, pilot):
        await press(app, pilot, "f4", "q")
        await sees(app, pilot, "No tournament yet: p prepares one and draws it.")
        await press(app, pilot, "p", *"KL 2012", "tab", *"turm a, turm b, C1", "tab", *"2.6.2012")
        await sees(app, pilot, "give the hour")
        await press(app, pilot, "tab", *"10:00", "tab", "right")
        await sees(app, pilot, "Skalicka system, two rounds")
        await press(app, pilot, "f2")
        await back_on(app, pilot, QualifiersPage)
        await press(app, pilot, "enter")
        await back_on(app, pilot, QualifierPage)
        assert (_pairs(app, 1), _pairs(app, 2)) == SKALICKA
        small, capital, numbers = _page(app).view.tournament.draw
        await press(app, pilot, *"10r1r01rn")
        await back_on(app, pilot, QualifierPage)
        # The round is whole and on record. a: 1 ½ 0 0 1 0, A: 0 0 1 ½ 0 ½, 1: 1 ½ ½ 1 ½ 0.
        assert len(tournaments.show(None, "KL 2012").results) == 9
        assert _points(app) == {small: 5, capital: 4, numbers: 7}
        await press(app, pilot, *"r10101r10")
        await back_on(app, pilot, QualifierPage)
        # Round 2: a ½ 0 1 0 ½ 1 = 3, A 1 1 1 1 0 0 = 4, 1 ½ 0 0 0 ½ 1 = 2.
        assert _points(app) == {small: 11, capital: 12, numbers: 11}
        # Equal are a and 1. Anhang A, 6 boards: 100 90 82 76 72 70, a draw the half (B.7).
        # a: 100+50 + 45 + 82 + 72+36 + 70 = 455; 1: 100+50 + 45 + 41 + 76 + 36+36 + 70 = 454.
        assert _page(app).view.view.groups == ((capital,), (small,), (numbers,))
        await sees(app, pilot, "455 454")
        # § 16.6: two go up.
        up = _page(app).view.view.going_up
        assert up is not None
        assert up.teams == (capital, small)
        await press(app, pilot, "2", "home", "down", "question_mark")
        assert isinstance(app.screen, ExplainDialog)
        await sees(app, pilot, "Board points: 455 > 454")
        await press(app, pilot, "right")
        await sees(app, pilot, "Going up")


def _points(app: SpielleiterApp) -> dict[str, int]:
    return dict(_page(app).view.view.points)


def test_16_3_a_tournament_without_an_hour_is_refused(path: Path) -> None:
    transactions.open_file(path)
    asked = AskedTournament("KL", ("A1", "B1", "C1"), TEN.replace(hour=0), system="patheisky")
    refused(
        lambda: tournaments.prepare(None, asked, actor=official("M")),
        "When does round 1 of KL begin",
    )


def test_b_7_a_sum_of_ratings_that_is_not_known_of_all_parts_nobody(path: Path) -> None:
    prepared(path, "patheisky")
    transactions.open_file(path)
    view = tournaments.show(None, "KL")
    draw = view.tournament.draw
    again = AskedTournament("KL", draw, TEN, seed=5, system="patheisky", elo={draw[0]: 9000})
    # No game is played: the three teams are equal, and only one sum is known.
    assert tournaments.prepare(None, again, actor=official("M"), why="Liste").groups == (draw,)
    sums = {draw[0]: 9000, draw[1]: 8900, draw[2]: 9100}
    third = replace(again, elo=sums)
    shown = tournaments.prepare(None, third, actor=official("M"), why="Listen").groups
    assert shown == ((draw[1],), (draw[0],), (draw[2],))


async def test_annex_b_patheisky_is_explained_with_its_colours(path: Path) -> None:
    prepared(path, "patheisky")
    async with opened(path) as (app, pilot):
        await _open(app, pilot)
        assert (_pairs(app, 1), _pairs(app, 2)) == PATHEISKY
        await press(app, pilot, "question_mark")
        await sees(app, pilot, "Patheisky system, 6 boards")
        await sees(app, pilot, "has White")


async def test_nothing_typed_is_lost_by_leaving(path: Path) -> None:
    prepared(path)
    async with opened(path) as (app, pilot):
        await _open(app, pilot)
        await press(app, pilot, "1", "r")
        await sees(app, pilot, "● not stored yet")
        assert not tournaments.show(None, "KL").results
        await press(app, pilot, "escape")
        await back_on(app, pilot, QualifiersPage)
        kept = tournaments.show(None, "KL").results
        assert kept == {(1, "a", "A"): (WIN,), (1, "B", "1"): (DRAW,)}
        await press(app, pilot, "enter")
        await back_on(app, pilot, QualifierPage)
        # Corrected, cleared, and away by another door.
        await press(app, pilot, "home", "0", "home", "down", "delete", "f4", "q")
        await back_on(app, pilot, QualifiersPage)
        assert tournaments.show(None, "KL").results == {(1, "a", "A"): (LOSS,)}


async def test_nothing_typed_is_lost_by_another_language_or_the_end(path: Path) -> None:
    prepared(path)
    async with opened(path) as (app, pilot):
        await _open(app, pilot)
        await press(app, pilot, "1")
        app.speak("de")
        await back_on(app, pilot, QualifierPage)
        await sees(app, pilot, "1:0")
        app.speak("en")
        await back_on(app, pilot, QualifierPage)
        await press(app, pilot, "0")
        await pilot.press("ctrl+q")
        await settled(app, pilot)
    transactions.open_file(path)
    kept = tournaments.show(None, "KL").results
    assert kept == {(1, "a", "A"): (WIN,), (1, "B", "1"): (LOSS,)}


async def test_ctrl_z_takes_the_last_result_back(path: Path) -> None:
    prepared(path)
    async with opened(path) as (app, pilot):
        await _open(app, pilot)
        await press(app, pilot, "1", "r", "ctrl+z")
        await settled(app, pilot)
        assert isinstance(app.screen, UndoDialog)
        # What was typed is stored before: both results are on record, and one deed.
        assert len(tournaments.show(None, "KL").results) == 2
        await press(app, pilot, "enter")
        await back_on(app, pilot, QualifierPage)
        assert not tournaments.show(None, "KL").results
        assert _page(app).view.open_games == 18


async def test_16_2_half_a_match_of_a_round_robin_is_kept(path: Path) -> None:
    prepared(path, "", "ABCD")
    async with opened(path) as (app, pilot):
        await _open(app, pilot)
        # Four teams: three rounds of two matches on six boards.
        assert len(_page(app).view.games) == 3 * 2 * 6
        first = _page(app).view.games[0]
        assert [one.first_is_white for one in _page(app).view.games[:3]] == [True, False, True]
        await press(app, pilot, "1", "r", "escape")
        await back_on(app, pilot, QualifiersPage)
        view = tournaments.show(None, "KL")
        assert view.results == {first.key[:3]: (WIN, DRAW, None, None, None, None)}
        # A match counts when all its boards do; all six matches are missing.
        assert view.missing == 6
        assert set(view.points.values()) == {0}


async def test_12_4_who_left_a_round_robin_is_told_in_the_ranking_and_why(path: Path) -> None:
    prepared(path, "", "ABCD")
    transactions.open_file(path)
    leave(None, "KL", "D1", actor=official("M"), why="no players left")
    transactions.close_file()
    async with opened(path, (120, 40)) as (app, pilot):
        await _open(app, pilot)
        await sees(app, pilot, "Has left Turm D 1")
        at = [one.team for one in _page(app).view.places].index("D1")
        await press(app, pilot, "2", "home", *["down"] * at, "question_mark")
        # None of three matches is less than half of them.
        await sees(app, pilot, "0 of 3 matches = 0 % < 50 %")


async def test_16_3_a_list_is_handed_in_and_a_lineup_tried(path: Path) -> None:
    prepared(path)
    async with opened(path, (120, 40)) as (app, pilot):
        await _open(app, pilot)
        await press(app, pilot, "2", "h")
        assert isinstance(app.screen, FormDialog)
        # Seven names, the youth among them; § 16.3: 30 minutes before ten o'clock.
        await press(app, pilot, "tab", "tab", *"9:31")
        await sees(app, pilot, "TUWO § 16.3")
        await press(app, pilot, *["backspace"] * 4, *"9:30")
        await sees(app, pilot, "with 7 players is on record")
        await press(app, pilot, "f2")
        await back_on(app, pilot, QualifierPage)
        (held,) = [one for one in _page(app).view.places if one.listed]
        assert (held.listed, held.findings) == (7, ())
        await sees(app, pilot, "✔ 7")
        await press(app, pilot, "t")
        # The first six of the list sit there; § 16.5: a youth is mandatory in every lineup.
        await sees(app, pilot, "This is found on the lineup; it is only tried")
        # Nothing is stored there, so nothing offers to, and Esc gives nothing up.
        assert [str(one.label) for one in app.screen.query(Button)] == ["Close"]
        assert "F2" not in shown(app)
        await press(app, pilot, "tab", "end", *["backspace"] * 3, "f2")
        await sees(app, pilot, "Esc closes")
        assert isinstance(app.screen, FormDialog)
        await pilot.press("escape")
        await back_on(app, pilot, QualifierPage)


async def test_16_6_who_goes_up_is_decided_with_a_reason(path: Path) -> None:
    prepared(path)
    async with opened(path) as (app, pilot):
        await _open(app, pilot)
        # All games drawn: the three teams are equal by every criterion.
        await press(app, pilot, *"r" * 18)
        await back_on(app, pilot, QualifierPage)
        first, _second, third = (one.team for one in _page(app).view.places)
        assert [one.place for one in _page(app).view.places] == [1, 1, 1]
        names = [one.name for one in _page(app).view.places]
        await press(app, pilot, "d", "right", "tab", "tab", "right")
        await sees(app, pilot, f"▲ Going up, as decided: {names[0]}, {names[2]}.")
        await press(app, pilot, "f2")
        await sees(app, pilot, "Please give a reason")
        await press(app, pilot, *"Verzicht", "f2")
        await back_on(app, pilot, QualifierPage)
        up = tournaments.show(None, "KL").going_up
        assert up is not None
        assert up.teams == (first, third)


async def test_a_season_without_such_rules_or_tournaments_says_so(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await press(app, pilot, "f4", "q")
        await sees(app, pilot, "No tournament yet")
        await press(app, pilot, "escape")
        assert isinstance(app.screen, SeasonScreen)


@pytest.mark.parametrize(
    ("size", "theme"),
    [((80, 24), "board-night"), ((120, 40), "board-day"), ((200, 60), "board-night")],
)
async def test_the_sheet_stands_in_every_size_and_theme(
    path: Path, size: tuple[int, int], theme: str
) -> None:
    prepared(path)
    async with opened(path, size) as (app, pilot):
        app.theme = theme
        await _open(app, pilot)
        for part in ("1", "2", "3"):
            await press(app, pilot, part) if part != "1" else None
            for grid in app.screen.query("#desk > .-front"):
                assert grid.max_scroll_x == 0
