"""Round robin of teams: what counts for nobody bears a mark in every list.

Four teams on two boards by Berger: 1–4 and 2–3 in the first round, then 4–3 and 1–2. Whoever is
named first wins 1½ : ½. Number 1 has played one of three matches when it is excluded: 33 % < 50 %
(FIDE TR 12.2.1), so its match against number 4 counts for nobody.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from league.facts.tournaments import Entrant, NumbersBy, System, Tournament
from league.services.session import transactions
from league.services.session.opening import open_desk
from league.services.tournaments.announcing import records
from league.services.tournaments.entering import entries, leaving
from league.services.tournaments.entering.numbers import give_numbers
from league.services.tournaments.opening import opened as opened_tournament
from league.services.tournaments.playing import pairing, results
from league.storage.database import opened
from tests.worlds.desk_world import run
from tests.worlds.league_world import season
from tests.worlds.league_world import stored as stored_in
from tests.worlds.paper_reading import document, rows, tables, texts
from tests.worlds.tournament_world import BY

ID = "rr"


@pytest.fixture(autouse=True)
def path(tmp_path: Path) -> Iterator[Path]:
    with stored_in(tmp_path, season()) as file:
        made = Tournament(
            id=ID, name="Vier", system=System.ROUND_ROBIN, rounds=0, teams=True, boards=2
        )
        records.create_tournament(None, made, actor=BY)
        for at, name in enumerate(("Turm", "Läufer", "Springer", "Dame")):
            team = Entrant(tournament=ID, key="", name=name, rating=2100 - 100 * at)
            players = [
                Entrant(tournament=ID, key=f"{name}{board}", name=f"{name} {board}")
                for board in (1, 2)
            ]
            entries.enter_team(None, ID, team, players, actor=BY)
        give_numbers(None, ID, NumbersBy.RATING, actor=BY)
        pairing.pair_next(None, ID, actor=BY)
        games = (("1", "0"), ("=", "="))
        typed = [results.TypedResult(board, games=games) for board in (1, 2)]
        results.enter_results(None, ID, 1, typed, actor=BY)
        yield file


def excluded() -> None:
    turm = opened_tournament(None, ID).file.participants[0]
    leaving.leave(None, ID, turm.key, actor=BY, why="Gone.", excluded=True)


def paper(name: str, key: object = ID) -> dict[str, list[list[object]]]:
    found = document(name, open_desk(opened(), BY), key)
    return {title: rows(one) for title, one in tables(found).items()}  # type: ignore[misc]  # values


def by_name(table: list[list[object]], name: str) -> list[object]:
    return next(row for row in table if name in row)


def test_before_anybody_left_nothing_is_marked() -> None:
    assert "(" not in "".join(map(str, paper("cross-table")["Cross table"]))
    # Games, won, drawn, lost behind rank, number, name and rating.
    assert by_name(paper("standings")["Standings"], "Dame")[4:8] == [1, 0, 0, 1]


def test_standings_count_no_annulled_match() -> None:
    excluded()
    table = paper("standings")["Standings"]
    assert by_name(table, "Dame")[4:8] == [0, 0, 0, 0]
    assert by_name(table, "Turm")[4:8] == [0, 0, 0, 0]
    assert by_name(table, "Läufer")[4:8] == [1, 1, 0, 0]


def test_cross_table_and_progress_have_it_in_brackets_and_add_nothing() -> None:
    excluded()
    cross = paper("cross-table")["Cross table"]
    # By rank: Läufer, then Dame and Springer without a point, last whoever has no rank.
    assert "(½)" in by_name(cross, "Dame")
    assert "(1½)" in by_name(cross, "Turm")
    assert "1½" in by_name(cross, "Läufer")
    found = document("progress", open_desk(opened(), BY), ID)
    (dame,) = [row for row in tables(found)["Progress table"].rows if "Dame" in rows_of(row)]
    first = dame[3]
    assert (first.value, first.below) == ("(1b½)", "0")  # type: ignore[union-attr]
    assert "in brackets" in texts(found)


def rows_of(row: object) -> list[object]:
    return [getattr(one, "value", one) for one in row]  # type: ignore[attr-defined]


def test_the_list_of_the_round_says_it_in_its_row_and_over_its_games() -> None:
    excluded()
    found = paper("results", (ID, 1))
    assert by_name(found["Boards"], "Turm")[-1] == "annulled"
    assert by_name(found["Boards"], "Läufer")[-1] == ""
    assert "Match 1: Turm – Dame, annulled" in found
    assert "Match 2: Läufer – Springer" in found
    # To the second round nobody comes with what the annulled match brought: of Turm and Läufer,
    # who both won, Läufer alone has 2 match points, which are 4 half points.
    row = by_name(paper("results", (ID, 2))["Boards"], "Turm")
    assert (row[4], row[6], row[9], row[10]) == (0, "Läufer", 4, "annulled")


def test_lines_of_the_screen_and_of_the_command_bear_the_mark(path: Path) -> None:
    excluded()
    transactions.close_file()
    shown = run("--db", path, "tournament", "round", ID, "1").stdout.splitlines()
    assert [line.endswith("annulled") for line in shown if "1½ : ½" in line] == [True, False]
    lines = run("--db", path, "view", "tournament", ID).stdout.splitlines()
    assert any("Round 1: (1b0)" in line for line in lines)
