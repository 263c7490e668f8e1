"""Report files put on file, written, put on file again: the same facts, and the same bytes."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import PointKind, System, Unplayed
from league.outcomes.tournaments.table import ranked
from league.services.tournaments.playing.round_history import board_colors, games_of_teams
from league.services.tournaments.ranking.crosstables import cross_table
from league.services.tournaments.report_files.facts import facts_of
from league.services.tournaments.report_files.report import Standing, report_of
from league.trf.reading import read
from league.trf.records import Edition, TrfFile, TrfGame, TrfPlayer, TrfTeam
from league.trf.round_history import turns_of
from league.trf.writing import write
from tests.league.services.tournaments.report_files.trf_drawn import drawn, games_of
from tests.worlds.desk_world import run
from tests.worlds.desk_world import stored as season_file
from tests.worlds.other_programs import FILES, NEEDED, content
from tests.worlds.trf_world import drawn_players, drawn_teams

MANY = range(200)


def written(file: TournamentFile, edition: Edition) -> str:
    ranks = {number: number for number in range(1, len(file.participants) + 1)}
    report = report_of(file, Standing(file.tournament.criteria, ranks))
    return write(report.file, edition).text


def facts(trf: TrfFile) -> TournamentFile:
    return facts_of(trf, "open").file


def games(trf: TrfFile) -> set[tuple[int, int, int, str]]:
    return set(games_of({one.number: one for one in trf.players}))


def check_round_trip(trf: TrfFile) -> None:
    """Write and read a file twice in both editions."""
    file = facts(trf)
    new = written(file, Edition.TRF26)
    assert facts(read(new)) == file
    assert games(read(new)) == games(trf)
    assert turns_of(read(new)) == turns_of(trf)
    assert written(facts(read(new)), Edition.TRF26) == new
    old = written(file, Edition.TRF16)
    assert games(read(old)) >= games(trf)
    again = facts(read(old))
    if not file.adjustments:  # TRF16 has no place for them, and says so
        assert written(again, Edition.TRF16) == old
    assert facts(read(written(again, Edition.TRF26))) == again


@pytest.mark.parametrize("tens", range(0, len(MANY), 10))
def test_a_drawn_tournament_stays_the_same(tens: int) -> None:
    for seed in MANY[tens : tens + 10]:
        trf = drawn(seed)
        assert read(write(trf, Edition.TRF26).text).players == trf.players, seed
        check_round_trip(trf)


def in_ascii(path: Path) -> TrfFile:
    """Return a file as the format has its letters: in ASCII."""
    return read(write(read(path.read_bytes()), Edition.TRF26).text)


@NEEDED
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_files_of_other_programs_stay_the_same(path: Path) -> None:
    trf = in_ascii(path)
    file = facts(trf)
    for edition in Edition:
        text = written(file, edition)
        again = facts(read(text))
        assert written(again, edition) == text
        if edition is Edition.TRF26 or not file.tournament.teams:
            assert again == file


@NEEDED
def test_games_count_where_the_colours_of_the_boards_say_otherwise() -> None:
    """352 says WBBW; 10-21, 15-26, 7-18 and 14-17 were played as w, b, w and b."""
    trf = read(content("sharly_trf26"))
    file = facts(trf)
    assert file.tournament.board_colors == "WBBW"
    assert board_colors(file.tournament, file.results[1, 1]) == "WBWB"
    assert games(read(written(file, Edition.TRF26))) == games(trf)
    told = [one.sentence for one in trf.odd if one.record == "352"]
    sentence = (
        "In 2 matches the games have other colours than these, as in round 1, 1 – 3: WBWB; the"
        " games count."
    )
    assert told == [sentence]


def test_the_colours_of_the_boards_follow_from_the_games_where_nobody_says_them() -> None:
    trf = replace(drawn_teams(3, teams=4, colors="WBBW"), board_colors="")
    assert facts(trf).tournament.board_colors == "WBBW"


@pytest.mark.parametrize(
    ("first_day", "edition"),
    [
        (date(2023, 8, 31), Unplayed.OWN_DRAW),
        (date(2023, 9, 1), Unplayed.FIDE_2023),
        (date(2024, 7, 31), Unplayed.FIDE_2023),
        (date(2024, 8, 1), Unplayed.FIDE_2024),
        (date(2026, 2, 28), Unplayed.FIDE_2024),
        (date(2026, 3, 1), Unplayed.FIDE_2026),
    ],
)
def test_the_edition_follows_from_the_first_day(first_day: date, edition: Unplayed) -> None:
    trf = replace(drawn_players(1), first_day=first_day, last_day=first_day)
    assert facts(trf).tournament.unplayed is edition
    by_round = replace(drawn_players(1), round_days=(first_day,))
    assert facts(by_round).tournament.unplayed is edition


def test_the_type_chooses_pairing_rules_and_not_the_edition() -> None:
    """FIDE_DUTCH_2026 is paired by from 1 February 2026, C.07 of 2026 holds from 1 March on."""
    day = date(2026, 2, 10)
    trf = replace(drawn_players(1), first_day=day, code="FIDE_DUTCH_2026")
    assert facts(trf).tournament.unplayed is Unplayed.FIDE_2024


@pytest.mark.parametrize(
    ("code", "words", "system"),
    [
        ("FIDE_TEAM_TYPEB_GP_MP", "Round Robin", System.SWISS),
        ("FIDE_TEAM", "", System.SWISS),
        ("CUSTOM_TEAM_SWISS_GP", "", System.SWISS),
        ("FIDE_TEAM_BAKU", "FIDE-TEAM-BAKU", System.SWISS),
        ("BERGER_TEAM_DOUBLEROUNDROBIN", "", System.DOUBLE_ROUND_ROBIN),
        ("BERGER_TEAM_ROUNDROBIN_G2", "", System.DOUBLE_ROUND_ROBIN),
        ("FIDE_SCHEVENINGEN", "Swiss", System.ROUND_ROBIN),
        ("CUSTOM_SCHILLER", "", System.ROUND_ROBIN),
        ("", "Standard Team Round Robin", System.ROUND_ROBIN),
        ("", "Team Swiss System", System.SWISS),
        ("", "Standard", System.SWISS),
    ],
)
def test_the_system_is_that_of_the_code_else_of_the_words(
    code: str, words: str, system: System
) -> None:
    trf = replace(drawn_teams(1, rounds=2), code=code, kind=words)
    assert facts(trf).tournament.system is system


def test_a_file_that_names_no_system_is_a_round_robin_when_all_have_met_all() -> None:
    trf = drawn(5)  # of the round robins of players
    assert facts(replace(trf, code="", kind="")).tournament.system is System.ROUND_ROBIN


@pytest.mark.parametrize(
    ("code", "standings", "first"),
    [
        ("FIDE_TEAM_TYPEA_MP_GP", (), PointKind.MATCH),
        ("FIDE_TEAM_TYPEA_GP_MP", (), PointKind.GAME),
        ("FIDE_TEAM_MP", ("GPTS",), PointKind.MATCH),
        ("FIDE_TEAM_GP_BAKU", (), PointKind.GAME),
        ("FIDE_TEAM", (), PointKind.MATCH),
        ("FIDE_TEAM_ROUNDROBIN", ("GPTS", "SB"), PointKind.GAME),
        ("", ("PTS", "SB"), PointKind.MATCH),
    ],
)
def test_the_first_points_are_those_of_the_code_else_of_the_standings(
    code: str, standings: tuple[str, ...], first: PointKind
) -> None:
    one = facts(replace(drawn_teams(1), code=code, standings=standings)).tournament
    assert (one.first, one.counted) == (first, first)


def test_teams_of_a_tournament_of_players_are_left_out_and_said() -> None:
    """Players of one team meet: of a tournament of teams that would be a contradiction."""
    text = write(replace(drawn_players(1), code=""), Edition.TRF16).text
    team = "013 Graz".ljust(36) + "   1    2    3    4    5    6\r\n"
    trf = read(text + team)
    assert trf.teams == ()
    assert "The tournament is one of players; its teams were left out." in {
        one.sentence for one in trf.odd
    }


def test_a_forfeited_match_stands_on_its_boards_where_no_record_has_it() -> None:
    """Nobody met in round 1: 330 says it in TRF26, in TRF16 the players name their opponents."""
    trf = next(file for seed in range(20) if (file := drawn_teams(seed, teams=4)).forfeits)
    one = trf.forfeits[0]
    old = read(written(facts(trf), Edition.TRF16))
    turn = turns_of(old)[one.white][one.round - 1]
    assert (turn.opponent, turn.result) == (one.black, "+")
    assert turn.games == turns_of(trf)[one.white][one.round - 1].games


def test_a_board_that_was_empty_stays_between_its_neighbours() -> None:
    """Nobody of the first team sat on board 2; the other's second player won without play."""
    games = {
        1: TrfGame(11, "w", "1"), 3: TrfGame(13, "w", "0"), 4: TrfGame(14, "b", "="),
        11: TrfGame(1, "b", "0"), 12: TrfGame(None, "", "+"), 13: TrfGame(3, "b", "1"),
        14: TrfGame(4, "w", "="), 2: TrfGame(None, "", "Z"),
    }  # fmt: skip
    trf = TrfFile(
        kind="Team: Swiss-System",
        players=tuple(TrfPlayer(number=at, games=(games[at],)) for at in sorted(games)),
        teams=(
            TrfTeam(number=1, name="A", players=(1, 2, 3, 4)),
            TrfTeam(number=2, name="B", players=(11, 12, 13, 14)),
        ),
    )
    result = facts(trf).results[1, 1]
    assert result.lineups == (("G1", None, "G3", "G4"), ("G11", "G12", "G13", "G14"))
    assert result.games == (("1", "0"), ("-", "+"), ("0", "1"), ("=", "="))


@pytest.fixture
def undated(tmp_path: Path) -> tuple[Path, Path]:
    """Return a season and a report file without days."""
    source = tmp_path / "club.trf"
    source.write_bytes(write(drawn_players(7), Edition.TRF26).text.encode())
    return season_file(tmp_path), source


def test_without_days_the_edition_is_asked(undated: tuple[Path, Path]) -> None:
    database, source = undated
    refused = run("--db", database, "tournament", "import", source)
    assert refused.exit_code == 2
    assert "does not say when the tournament began (042)" in refused.stderr
    assert "Say it with --unplayed anhang-1 or --unplayed fide-c07-2023" in refused.stderr
    assert run("--db", database, "tournament", "show", "club").exit_code == 2
    brought = run(
        "--db", database, "tournament", "import", source, "--unplayed", "fide-c07-2024"
    )  # fmt: skip
    assert brought.exit_code == 0, brought.stderr
    assert "tie-breaks as: FIDE C.07 of 2024." in brought.stderr
    table = run("--db", database, "tournament", "table", "club")
    assert "adjusted by FIDE C.07 (2024), article 16." in table.stdout


def test_an_edition_that_nobody_knows_is_refused(undated: tuple[Path, Path]) -> None:
    database, source = undated
    refused = run("--db", database, "tournament", "import", source, "--unplayed", "c07")
    assert refused.exit_code == 2
    assert "“c07” is no edition for unplayed games; known are: anhang-1" in refused.stderr


@pytest.mark.parametrize(
    ("boards", "signs", "won", "wins"),
    [
        # Nobody of the second team came, of the first only one: no match (C.07, 15.1).
        (("--", "+-", "--"), ("+", "-"), 0, 1),
        (("--", "--", "--"), ("-", "-"), 0, 0),
        # Both came to a board; it was decided by who was missing on the others.
        (("+-", "-+", "+-"), ("1", "0"), 1, 2),
        (("+-", "-+", "--"), ("=", "="), 0, 1),
        (("+-", "=="), ("1", "0"), 1, 1),
    ],
)
def test_a_match_without_a_game_is_played_only_where_both_teams_came(
    boards: tuple[str, ...], signs: tuple[str, str], won: int, wins: int
) -> None:
    """WON of the first team: matches won over the board; WIN:GP: boards that brought a win.

    gacrux agrees in WON, and counts the match without a game as three won boards in WIN:GP and BC;
    by Article 12 forfeits are wins and losses board by board.
    """
    players, games = (1, 2, 3)[: len(boards)], dict[int, TrfGame]()
    for number, pair in zip(players, boards, strict=True):
        games[number] = TrfGame(number + 10, "w", pair[0])
        games[number + 10] = TrfGame(number, "b", pair[1])
    trf = TrfFile(
        kind="Team: Round Robin",
        first_day=date(2024, 9, 1),
        board_colors="WWW"[: len(boards)],
        standings=("PTS", "WON", "WIN:GP"),
        players=tuple(TrfPlayer(number=at, games=(games[at],)) for at in sorted(games)),
        teams=(
            TrfTeam(number=1, name="A", players=players),
            TrfTeam(number=2, name="B", players=tuple(one + 10 for one in players)),
        ),
    )
    file = facts(trf)
    assert (file.results[1, 1].white, file.results[1, 1].black) == signs
    assert [turns_of(trf)[team][0].result for team in (1, 2)] == list(signs)
    assert facts(read(written(file, Edition.TRF26))).results == file.results
    table = replace(cross_table(file), games=games_of_teams(file))
    first = next(row for row in ranked(table, ("WON", "WIN:GP")) if row.number == 1)
    assert [one and one.number for one in first.worked] == [won, wins]
