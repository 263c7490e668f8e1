"""Anhang B: who plays under which symbol, and the games that go into the ratings."""

from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path

import pytest

from league.errors import InputError, ReasonError
from league.facts.actors import official
from league.facts.matches import DRAW, LOSS, WIN
from league.facts.periods import RatingFiling, TimeControl
from league.facts.qualifications import Qualifier
from league.services.journal import views as journal
from league.services.journal.undoing import last_step, undo
from league.services.qualification import tournaments
from league.services.qualification.leavers import leave
from league.services.qualification.players import seat_players
from league.services.qualification.tournaments import AskedTournament
from league.services.ratings import periods
from league.services.ratings.report_papers import rating_report
from league.services.ratings.reports import file_rating, report_of
from league.services.ratings.tournament_games import tournament_games
from league.services.session import transactions
from league.services.session.desk import desk_of
from league.services.session.opening import judge_stored
from tests.worlds.desk_world import run
from tests.worlds.league_world import refused, season, stored

TEN = datetime(2012, 6, 2, 10, 0)  # noqa: DTZ001  # a tournament begins by the clock on the wall
FOUR = AskedTournament("F", ("A1", "B1", "C1", "D1"), TEN, seed=5)
UNTIL, TODAY = date(2012, 6, 30), date(2012, 7, 1)
BY = official("M")


@pytest.fixture
def drawn(tmp_path: Path) -> Iterator[Qualifier]:
    with stored(tmp_path, season()):
        asked = AskedTournament("T", ("A1", "B1", "C1"), TEN, seed=5, system="patheisky")
        yield tournaments.prepare(None, asked, actor=BY).tournament


def player(drawn: Qualifier, symbol: str) -> str:
    """The pass number under a symbol: team A1 has players a1 and a2, the draw gives its letter."""
    team = drawn.draw["ABC".index(symbol[0])]
    return f"{team[0].lower()}{symbol[1]}"


def seat(drawn: Qualifier, team: str, *idents: str | None) -> None:
    assert team in drawn.draw
    seat_players(None, "T", team, idents, actor=BY)


def test_annex_b_players_are_kept_by_symbol_and_taken_back(drawn: Qualifier) -> None:
    seat(drawn, "A1", "a1", "a2")
    assert dict(tournaments.papers(season().name)["T"].players) == {"A1": ("a1", "a2")}
    seat(drawn, "A1", "a2")
    assert dict(tournaments.papers(season().name)["T"].players) == {"A1": ("a2", None)}
    undo(last_step(), BY, "the wrong way round")
    assert dict(tournaments.papers(season().name)["T"].players) == {"A1": ("a1", "a2")}
    seat(drawn, "A1")
    assert dict(tournaments.papers(season().name)["T"].players) == {}
    assert journal.verify() is None


@pytest.mark.parametrize(
    ("team", "idents", "words"),
    [
        ("B1", ("a1",), "a1 plays for A1 in this tournament already"),
        ("B1", ("b1", "b1"), "b1 is named 2 times"),
        ("B1", ("b1", "b2", "e1"), "2 boards; these are 3"),
        ("D1", ("d1",), "does not play in T"),
        ("B1", ("x9",), "pass number x9"),
    ],
)
def test_annex_b_who_cannot_play_under_a_symbol(
    drawn: Qualifier, team: str, idents: tuple[str, ...], words: str
) -> None:
    seat(drawn, "A1", "a1", "a2")
    refused(lambda: seat_players(None, "T", team, idents, actor=BY), words)


def test_only_three_teams_have_symbols(drawn: Qualifier) -> None:
    tournaments.prepare(None, FOUR, actor=BY)
    refused(lambda: seat_players(None, "F", drawn.draw[0], ("a1",), actor=BY), "has no symbols")


def test_c_3_the_games_of_known_players_are_rated(drawn: Qualifier) -> None:
    """Round 1 is A1–B2, B1–C2, C1–A2, White first (Anhang B 3).

    C's players are not on record: of its games nothing is told. B2 never came.
    """
    a, b, _c = drawn.draw
    seat(drawn, a, player(drawn, "A1"), player(drawn, "A2"))
    seat(drawn, b, player(drawn, "B1"), None)
    results = {("A1", "B2"): [WIN], ("B1", "C2"): [DRAW], ("C1", "A2"): [LOSS]}
    tournaments.enter(None, "T", 1, results, actor=BY)
    # Round 2, the only group of two boards turned (B 8): B1–A2, C1–B2, A1–C2.
    tournaments.enter(None, "T", 2, {("B1", "A2"): [LOSS]}, actor=BY)
    judged = judge_stored(None)
    period = judged.book.ratings.period(UNTIL, judged.book.on(UNTIL))
    found = tournament_games(judged.season, period)["kl"]
    white, black = player(drawn, "B1"), player(drawn, "A2")
    assert [(one.first, one.second, one.score) for one in found.games] == [(white, black, 0)]
    assert [one.day for one in found.games] == [TEN.date()]
    assert [(one.ident, one.score) for one in found.without] == [(player(drawn, "A1"), 2)]
    report = report_of(judged, "kl", period, None, found)
    assert report is not None
    told = {one.ident: one.results for one in report.players}
    assert {ident: [(one.score, one.forfeit) for one in rows] for ident, rows in told.items()} == {
        white: [(0, False)],
        black: [(2, False)],
        player(drawn, "A1"): [(2, True)],
    }
    numbers = {one.ident: one.draw_number for one in report.players}
    assert told[white][0].opponent == numbers[black]
    # The players of this small season have no given names, which the report asks for.
    filing = RatingFiling("kl", TimeControl(90, seconds=30), despite="Names follow.")
    file_rating(None, filing, actor=BY)
    parts = rating_report(desk_of(judged, Path(), BY), "kl").parts
    assert [part.report.players for part in parts] == [report.players]
    view = periods.period(None, UNTIL, TODAY)
    rows = {row.ident: row for row in view.rows}
    # Both have 1800: factor (3400 − 1800)² / 100000 = 25.6; ± 25.6 · ½ = 12.8, rounded 13.
    assert (rows[white].new, rows[black].new) == (1787, 1813)
    assert rows[player(drawn, "A1")].games == 0


def test_annex_b_players_by_command(tmp_path: Path) -> None:
    with stored(tmp_path, season()) as path:
        asked = AskedTournament("T", ("A1", "B1", "C1"), TEN, seed=5, system="skalicka")
        tournaments.prepare(None, asked, actor=BY)
    transactions.close_file()
    said = run("--db", path, "qualification", "players", "T", "A1", "a1", "-")
    assert (said.exit_code, "1 players are on record" in said.stderr) == (0, True)
    again = run("--db", path, "qualification", "players", "T", "B1", "a1")
    assert again.exit_code != 0
    assert "a1 plays for A1 in this tournament already" in again.stderr


def test_12_4_a_team_that_leaves_a_qualification_of_four_before_half_counts_for_nobody(
    tmp_path: Path,
) -> None:
    with stored(tmp_path, season()):
        view = tournaments.prepare(None, FOUR, actor=BY)
        boards = view.tournament.boards
        (first, second), other = view.rounds[0]
        tournaments.enter(None, "F", 1, {(first, second): [WIN] * boards}, actor=BY)
        with pytest.raises(ReasonError, match="leaves for a reason"):
            leave(None, "F", second, actor=BY, why="")
        leave(None, "F", second, actor=BY, why="No players left.")
        view = tournaments.show(None, "F")
        # One of three matches: 33.3 %. The winner's points against it are gone too.
        ((team, sentence),) = view.left
        assert (team, "1 of 3 matches = 33.3 % < 50 %" in sentence) == (second, True)
        assert dict(view.points)[first] == 0
        assert view.groups[-1] == (second,)
        # Of six matches one is played and two are not played any more.
        assert view.missing == 6 - 1 - 2
        with pytest.raises(InputError, match="has left F already"):
            leave(None, "F", second, actor=BY, why="again")
        assert other[0] in view.points


def test_12_2_2_with_half_of_its_matches_they_count_and_the_rest_is_lost(tmp_path: Path) -> None:
    with stored(tmp_path, season()):
        view = tournaments.prepare(None, FOUR, actor=BY)
        boards, team = view.tournament.boards, view.tournament.draw[0]
        rounds = enumerate(view.rounds, 1)
        own = [(at, pair) for at, pairs in rounds for pair in pairs if team in pair]
        for at, pair in own[:2]:
            won = WIN if pair[0] == team else LOSS
            tournaments.enter(None, "F", at, {pair: [won] * boards}, actor=BY)
        leave(None, "F", team, actor=BY, why="No players left.")
        view = tournaments.show(None, "F")
        # Two of three matches: 66.7 %. Both wins stay; the third match is won by the other team.
        assert "2 of 3 matches = 66.7 %" in view.left[0][1]
        assert view.points[team] == 2 * 2 * boards
        last = own[2][1]
        opponent = last[0] if last[1] == team else last[1]
        assert view.points[opponent] == 2 * boards
        assert view.missing == 6 - 3
