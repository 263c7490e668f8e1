"""Tournaments put on file from report files, and written as them: nothing is lost on the way."""

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from fixtures.baku import Acceleration
from fixtures.round_history import Turn
from league.errors import InputError, NotFoundError
from league.facts.actors import official
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import AbsenceKind, Adjustment, BoardResult, Pair, System
from league.services.session import transactions
from league.services.tournaments.files import file_of
from league.services.tournaments.opening import opened
from league.services.tournaments.playing import pairing
from league.services.tournaments.playing.round_history import turns_of as turns_of_facts
from league.services.tournaments.playing.round_sheets import round_sheets
from league.services.tournaments.ranking import adjusting
from league.services.tournaments.ranking.tables import ranked_of
from league.services.tournaments.report_files.facts import facts_of
from league.services.tournaments.report_files.files import export_trf, import_trf
from league.services.tournaments.report_files.report import Standing, report_of
from league.trf.reading import read
from league.trf.records import (
    Edition,
    TrfAbnormal,
    TrfAcceleration,
    TrfByes,
    TrfFile,
    TrfGame,
    TrfPlayer,
    TrfProhibited,
)
from league.trf.round_history import turns_of as turns_of_report
from league.trf.writing import write
from tests.worlds.desk_world import run
from tests.worlds.desk_world import stored as season_file
from tests.worlds.tournament_world import OPEN, TEAMS, hold_open, hold_teams, play_open
from tests.worlds.trf_world import drawn_players, drawn_teams

BY = official("Anna Muster")
FIRST, LAST = date(2012, 2, 18), date(2012, 2, 19)


@pytest.fixture
def season(tmp_path: Path) -> Iterator[Path]:
    path = season_file(tmp_path)
    transactions.open_file(path)
    yield path
    transactions.close_file()


def in_season(file: TrfFile) -> TrfFile:
    """Return a report file whose first day lies in the season."""
    return replace(file, first_day=FIRST, last_day=LAST, round_days=(FIRST, FIRST))


def turns_of(file: TournamentFile) -> dict[int, list[Turn]]:
    """Return what became of everybody by the facts."""
    return {number: list(turns) for number, turns in turns_of_facts(file).items()}


def turns_of_file(file: TrfFile) -> dict[int, list[Turn]]:
    """Return the same by the report file."""
    return {number: list(turns) for number, turns in turns_of_report(file).items()}


def again(file: TournamentFile) -> TournamentFile:
    """Return a tournament as it is after it was written, and read again."""
    report = report_of(file, Standing(file.tournament.criteria, {}))
    trf = read(write(report.file, Edition.TRF26).text)
    return facts_of(trf, file.tournament.id).file


@pytest.mark.parametrize("seed", range(12))
def test_players_are_the_same_facts_after_they_were_written(seed: int) -> None:
    trf = in_season(drawn_players(seed, number=7 + seed % 4))
    file = facts_of(trf, "open").file
    assert turns_of(file) == turns_of_file(trf)
    assert turns_of(again(file)) == turns_of(file)
    assert again(file) == replace(file, rounds=again(file).rounds)
    pairs = {at: one.pairs for at, one in file.rounds.items()}
    assert {at: one.pairs for at, one in again(file).rounds.items()} == pairs


@pytest.mark.parametrize("seed", range(12))
def test_teams_are_the_same_facts_after_they_were_written(seed: int) -> None:
    trf = in_season(drawn_teams(seed, teams=4 + seed % 3))
    file = facts_of(trf, "cup").file
    assert turns_of(file) == turns_of_file(trf)
    assert again(file) == file


def test_colors_of_boards_that_do_not_alternate_stay() -> None:
    file = facts_of(drawn_teams(3, teams=4, colors="WBBW"), "cup").file
    assert file.tournament.board_colors == "WBBW"
    match = round_sheets(file)[0].pairs[0]
    assert [game.first_is_white for game in match.games] == [True, False, False, True]
    assert again(file) == file


def test_what_stands_beside_the_results_is_a_fact_too() -> None:
    trf = replace(
        drawn_players(1, number=8, rounds=3),
        rounds=5,
        byes=(TrfByes("H", 4, (2,)), TrfByes("Z", 4, (3,))),
        abnormal=(TrfAbnormal("", 0, -1, 2, (4,)),),
        prohibited=(TrfProhibited(1, 999, (1, 8)),),
        standings=("PTS", "BH/C1", "SB", "AOB", "OTHER_LOT"),
    )
    made = facts_of(trf, "open")
    file = made.file
    kinds = {(one.key, one.round): one.kind for one in file.absences if one.round == 4}
    assert kinds == {("G2", 4): AbsenceKind.HALF_BYE, ("G3", 4): AbsenceKind.ZERO_BYE}
    assert [(one.key, one.points, one.round) for one in file.adjustments] == [("G4", -1, 2)]
    assert file.tournament.prohibited == (("G1", "G8"),)
    assert file.tournament.criteria == ("buchholz_cut_1", "sonneborn_berger", "AOB", "OTHER_LOT")
    assert made.notes == ("The tie-break OTHER_LOT is not known here.",)
    assert file.tournament.rounds == 5


def test_points_of_an_acceleration_may_stand_in_either_column() -> None:
    trf = replace(drawn_players(1, number=8), accelerations=(TrfAcceleration(2, 0, 1, 2, 1, 4),))
    assert facts_of(trf, "open").file.tournament.accelerations == (Acceleration(1, 2, 1, 4, 2),)


def test_the_lot_is_told_by_the_first_pair_behind_one_who_had_the_bye() -> None:
    """1 has the bye and would have had White (odd): 2 is even and has Black against 3."""
    games = (TrfGame(None, "", "U"), TrfGame(3, "b", "1"), TrfGame(2, "w", "0"))
    players = tuple(TrfPlayer(number=at, games=(one,)) for at, one in enumerate(games, 1))
    assert facts_of(TrfFile(players=players), "open").file.tournament.first_color == "w"


def test_a_round_robin_is_one_by_its_code_or_by_its_words() -> None:
    for words, code in (("Individual: Round Robin", ""), ("", "FIDE_ROUNDROBIN")):
        trf = replace(drawn_players(2, number=6), kind=words, code=code)
        assert facts_of(trf, "cup").file.tournament.system is System.ROUND_ROBIN


def test_a_file_is_put_on_file_and_the_next_round_is_paired(season: Path) -> None:
    trf = in_season(replace(drawn_players(5, number=10, rounds=2), rounds=4))
    import_trf(None, "gast", trf, actor=BY)
    file = file_of(opened(None, "gast").season.name, "gast")
    assert turns_of(file) == turns_of_file(trf)
    assert file.tournament.name == "Open"
    stored = pairing.pair_next(None, "gast", actor=BY)
    assert stored[0].round == 3
    written = export_trf(None, "gast", Edition.TRF26)
    assert [one.games[:2] for one in read(written.text).players] == [
        one.games for one in trf.players
    ]


def test_ranks_of_the_report_are_those_of_the_table(season: Path) -> None:
    hold_open()
    play_open()
    written = read(export_trf(None, OPEN, Edition.TRF26).text)
    rows = {row.number: row for row in ranked_of(opened(None, OPEN)).rows}
    assert {one.number: one.rank for one in written.players} == {
        number: row.place for number, row in rows.items()
    }
    assert {one.number: one.points for one in written.players} == {
        number: row.points for number, row in rows.items()
    }
    assert written.standings == ("PTS", "BH/C1", "SB")
    assert written.byes == (TrfByes("H", 3, (2,)),)
    assert written.code == "FIDE_DUTCH_2026"


def test_games_that_were_not_played_stand_in_it_as_not_to_be_rated(season: Path) -> None:
    """Round 1 of the open: 1-4 1:0, 5-2 a draw, 3-6 was lost by 3, who did not come."""
    hold_open()
    play_open()
    games = {
        one.number: one.games[0] for one in read(export_trf(None, OPEN, Edition.TRF16).text).players
    }
    assert (games[3].opponent, games[3].result) == (6, "-")
    assert (games[6].opponent, games[6].result) == (3, "+")
    assert (games[1].result, games[4].result) == ("1", "0")


def test_teams_paired_here_are_written_with_their_first_players(season: Path) -> None:
    hold_teams()
    trf = read(export_trf(None, TEAMS, Edition.TRF26).text)
    assert [team.name for team in trf.teams] == ["Turm", "Laeufer", "Springer", "Dame"]
    assert [len(one.games) for one in trf.players] == [1] * 8
    assert {one.games[0].result for one in trf.players} == {""}
    again = facts_of(trf, TEAMS).file
    numbers = {"Turm": 1, "Laeufer": 2, "Springer": 3, "Dame": 4}
    pairs = [(numbers[one.white], numbers[one.black or ""]) for one in again.rounds[1].pairs]
    known = turns_of(file_of(opened(None, TEAMS).season.name, TEAMS))
    assert sorted(pairs) == sorted(
        (number, mine[0].opponent) for number, mine in known.items() if mine[0].color == "w"
    )
    assert again.results == {}


def test_what_a_report_cannot_say_is_said(season: Path) -> None:
    hold_open()
    play_open()
    adjusting.adjust(None, OPEN, "G1", -1, actor=BY, why="telephone")
    new = export_trf(None, OPEN, Edition.TRF26).unsaid
    assert new == ("Why points were given or taken has no place in a report file.",)
    old = export_trf(None, OPEN, Edition.TRF16).unsaid
    assert "TRF16 has no points given or taken by decision." in old
    assert read(export_trf(None, OPEN, Edition.TRF26).text).abnormal == (
        TrfAbnormal("", 0, -1, 0, (1,)),
    )


def test_a_second_tournament_of_the_same_id_is_refused(season: Path) -> None:
    hold_open()
    with pytest.raises(InputError, match="There is a tournament “open” already"):
        import_trf(None, OPEN, in_season(drawn_players(1)), actor=BY)


def test_days_outside_the_season_are_refused_and_nothing_is_stored(season: Path) -> None:
    late = replace(drawn_players(1), first_day=date(2031, 1, 1), last_day=date(2031, 1, 2))
    with pytest.raises(InputError):
        import_trf(None, "late", late, actor=BY)
    with pytest.raises(NotFoundError):
        file_of(opened(None, "late").season.name, "late")


def test_a_result_is_stored_with_its_board_and_both_signs() -> None:
    trf = drawn_players(1, number=2, rounds=1)
    file = facts_of(trf, "x").file
    (pairing,) = file.rounds.values()
    assert pairing.pairs in ((Pair("G1", "G2"),), (Pair("G2", "G1"),))
    white, black = (
        trf.players[int((key or "")[1:]) - 1].games[0].result
        for key in (pairing.pairs[0].white, pairing.pairs[0].black)
    )
    assert file.results == {
        (1, 1): BoardResult(tournament="x", round=1, board=1, white=white, black=black)
    }


def test_points_that_the_scores_here_cannot_give_become_adjustments() -> None:
    """A pairing bye of 5 game points on 4 boards: each board at most 1, so one point more."""
    trf = drawn_teams(2, teams=5)
    byes = trf.pairing_byes
    assert byes is not None
    file = facts_of(replace(trf, pairing_byes=replace(byes, game_points=10)), "cup").file
    assert turns_of(file)[byes.teams[0] or 0][0].games == 8
    assert {(one.points, one.games) for one in file.adjustments} == {(0, 2)}
    assert all(isinstance(one, Adjustment) for one in file.adjustments)


def test_commands_bring_show_and_write_a_file(tmp_path: Path) -> None:
    database, source = season_file(tmp_path), tmp_path / "gast.trf"
    trf = in_season(drawn_players(7, number=9))
    source.write_bytes(write(trf, Edition.TRF26).text.encode())
    brought = run("--db", database, "tournament", "import", source)
    assert brought.exit_code == 0, brought.stderr
    assert brought.stderr == (
        "gast is on file: 9 participants, 5 rounds.\n"
        "Games that were not played count in tie-breaks as: draw against oneself (FIDE tournament"
        " rules, appendix 1).\n"
        "It began before the first edition of FIDE C.07; another one can be named at import.\n"
    )
    out = tmp_path / "out.trf"
    written = run("--db", database, "tournament", "export", "gast", out)
    assert written.exit_code == 0, written.stderr
    assert turns_of_file(read(out.read_bytes())) == turns_of_file(trf)
    older = tmp_path / "trf16.trf"
    told = run("--db", database, "tournament", "export", "gast", older, "--edition", "trf16")
    lines = older.read_text(encoding="utf-8").splitlines()
    assert lines[0] == "012 Open"
    assert "XXR 5" in lines
    assert "TRF16 has no codes" in told.stderr


def test_a_file_is_shown_without_a_season(tmp_path: Path) -> None:
    source = tmp_path / "open.trf"
    source.write_bytes(write(drawn_players(7), Edition.TRF16).text.replace("AUT", "aut").encode())
    shown = run("tournament", "trf", source)
    assert shown.exit_code == 0
    assert "TRF16: 0 teams, 9 players, 5 of 5 rounds." in shown.stdout
    data = json.loads(run("tournament", "trf", source, "--json").stdout)
    assert len(data["players"]) == 9
    assert data["players"][0]["games"][0].keys() == {"opponent", "color", "result"}


def test_a_file_that_contradicts_itself_is_refused_and_nothing_is_stored(tmp_path: Path) -> None:
    database, source = season_file(tmp_path), tmp_path / "bad.trf"
    lines = write(in_season(drawn_players(7)), Edition.TRF16).text.splitlines()
    source.write_text("\n".join(line for line in lines if not line.startswith("001    4")))
    refused = run("--db", database, "tournament", "import", source)
    assert refused.exit_code == 2
    assert "his opponent 4 is not in the file." in refused.stderr
    assert run("--db", database, "tournament", "show", "bad").exit_code == 2
    missing = run("--db", database, "tournament", "import", tmp_path / "none.trf")
    assert missing.exit_code == 2
    assert "none.trf" in missing.stderr
