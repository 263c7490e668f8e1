"""Our report files read by two other programs, gacrux and py4swiss: they find what we have."""

from dataclasses import replace
from datetime import date, timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from gacrux.trf2json import trf2json
from py4swiss.trf import TrfParser

from league.services.tournaments.report_files.facts import facts_of
from league.services.tournaments.report_files.report import Standing, report_of
from league.trf.matches import matches_of
from league.trf.records import Edition, TrfFile
from league.trf.round_history import turns_of
from league.trf.writing import write
from tests.league.services.tournaments.report_files.trf_drawn import drawn
from tests.worlds.trf_world import FAIR, drawn_players, drawn_teams

_WON = {"1": "W", "W": "W", "+": "W", "F": "W", "=": "D", "D": "D", "H": "D", "U": "P"}
"""What gacrux calls each of our signs; all others are lost or absent."""


def dated(file: TrfFile) -> TrfFile:
    """Return a file with a day for each round (132)."""
    days = tuple(date(2026, 3, 7) + timedelta(days=at) for at in range(file.rounds))
    return replace(file, first_day=days[0], last_day=days[-1], round_days=days)


def _gacrux(file: TrfFile, edition: Edition) -> Any:
    reader = trf2json()
    reader.parse_file(write(file, edition).text, True)
    assert reader.get_status() == 0
    return reader.get_tournament(1)


def _games(found: Any) -> dict[tuple[int, int], tuple[int, str, bool]]:
    """Return by player and round: opponent, colour, and whether it was played on the board."""
    known = {}
    for game in found["gameList"]:
        white, black = game["white"]["cid"], (game["black"] or {}).get("cid", 0)
        if white and black:
            known[white, game["round"]] = (black, "w", game["played"])
            known[black, game["round"]] = (white, "b", game["played"])
    return known


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("seed", range(12))
def test_gacrux_reads_the_players_and_games_we_have(seed: int, edition: Edition) -> None:
    file = dated(drawn_players(seed, number=8 + seed % 5))
    found = _gacrux(file, edition)
    assert found["numRounds"] == file.rounds
    assert [one["startTime"] for one in found["rounds"]] == [
        f"{day:%Y-%m-%d}" for day in file.round_days
    ]
    if edition is Edition.TRF26:
        assert found["topColor"].lower() == "w"
    by_number = {one["cid"]: one for one in found["competitors"]}
    for one in file.players:
        assert by_number[one.number]["gamePoints"] == Decimal(one.points or 0) / 2
        assert by_number[one.number]["rank"] == one.rank
        assert by_number[one.number]["rating"]["rating"] == one.rating
    expected = {
        (one.number, at): (game.opponent, game.color, game.result in "1=0WDL")
        for one in file.players
        for at, game in enumerate(one.games, 1)
        if game.opponent
    }
    assert _games(found) == expected


@pytest.mark.parametrize("seed", range(12))
def test_gacrux_reads_the_results_we_have(seed: int) -> None:
    file = drawn_players(seed, number=8 + seed % 5)
    results: dict[tuple[int, int], str] = {}
    for game in _gacrux(file, Edition.TRF26)["gameList"]:
        for side in filter(None, (game["white"], game["black"])):
            results[side["cid"], game["round"]] = side.get("result", "")
    for one in file.players:
        for at, game in enumerate(one.games, 1):
            found = results.get((one.number, at), "Z")
            assert found == _WON.get(game.result, found if found in "LZ" else "L")


@pytest.mark.parametrize("seed", range(12))
def test_gacrux_reads_the_matches_we_have(seed: int) -> None:
    file = drawn_teams(seed, teams=4 + seed % 3)
    found = _gacrux(file, Edition.TRF26)
    assert found["teamSize"] == len(file.board_colors)
    rosters = {
        one["cid"]: [player["cid"] for player in one["cplayers"]] for one in found["competitors"]
    }
    assert rosters == {team.number: list(team.players) for team in file.teams}
    pairs = {
        (match["round"], match["white"]["cid"], match["black"]["cid"])
        for match in found["matchList"]
        if match["black"] and match["black"].get("cid")
    }
    assert pairs == {(match.round, match.white, match.black) for match in matches_of(file)}


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("edition", Edition)
def test_py4swiss_reads_what_we_have(seed: int, edition: Edition, tmp_path: Path) -> None:
    """It checks by itself that points, colours and results of both players fit together.

    Penalties, which it takes for errors, are left out, and so are days of rounds, for pairing.
    """
    file = dated(drawn_players(seed, number=8 + seed % 5, results=FAIR))
    path = tmp_path / "open.trf"
    path.write_bytes(write(file, edition, for_pairing=True).text.encode())
    # It refuses records it does not know when it is strict: it knows TRF16 alone.
    found = TrfParser.parse(path, strict=edition is Edition.TRF16)
    assert found.x_section.number_of_rounds == file.rounds
    for section, one in zip(found.player_sections, file.players, strict=True):
        assert section.starting_number == one.number
        assert section.points_times_ten == 5 * (one.points or 0)
        assert section.rank == one.rank
        assert (section.name or "") == one.name
        turns = turns_of(file)[one.number]
        assert [(each.id, each.result.value) for each in section.results] == [
            (turn.opponent or 0, turn.result) for turn in turns
        ]


@pytest.mark.parametrize("seed", range(3, 60, 4))
def test_gacrux_finds_every_team_in_every_round_of_a_round_robin(seed: int) -> None:
    """In an odd field who is free stands in record 240, which no player's line says of a team.

    A last round without results is none to gacrux.
    """
    made = facts_of(drawn(seed), "cup").file
    file = report_of(made, Standing((), {})).file
    found = _gacrux(file, Edition.TRF26)
    there = {
        (match["round"], match[side]["cid"])
        for match in found["matchList"]
        for side in ("white", "black")
        if match[side]
    }
    teams = range(1, len(file.teams) + 1)
    rounds = {
        at for turns in turns_of(file).values() for at, one in enumerate(turns, 1) if one.points
    }
    assert len(rounds) >= 2
    assert {one for one in there if one[1] and one[0] in rounds} == {
        (at, team) for at in rounds for team in teams
    }
    assert sum(len(one.numbers) for one in file.byes) == len(file.teams) % 2 * len(file.teams)
