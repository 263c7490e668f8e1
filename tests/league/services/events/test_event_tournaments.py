"""§ 3.2, 10.VI.4, 11.2–11.4, 12.c of TUWO and § 6.1 of SJRP: events played as tournaments."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from league.errors import InputError
from league.facts.actors import official
from league.facts.event_games import EnteredTeam, EventGame, TeamMatch
from league.facts.events import EventFile
from league.facts.periods import RatingFiling, TimeControl
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import Entrant, System, Tournament
from league.outcomes.rating_periods import Period
from league.rulebooks import load
from league.services.events import play as event_play
from league.services.events import records
from league.services.events.event_tournaments import conditions_for, create_for_event
from league.services.events.tables import event_table
from league.services.ratings.reports import file_rating
from league.services.ratings.tournament_games import tournament_games
from league.services.session import transactions
from league.services.tournaments.announcing.records import create_tournament
from league.services.tournaments.entering.entries import enter, enter_team
from league.services.tournaments.entering.leaving import leave
from league.services.tournaments.entering.numbering import keys_of
from league.services.tournaments.opening import opened
from league.services.tournaments.playing.pairing import pair_next
from league.services.tournaments.playing.results import TypedResult, enter_results
from league.services.tournaments.ranking.tables import ranked_of
from league.storage.database import opened as database_opened
from tests.league.services.events.test_events import youths
from tests.worlds.desk_world import run
from tests.worlds.paper_world import BY, CLOSING, EVENT_DAY, FULL, open_world

ISSUED = date(2012, 1, 10)
ACTOR = official(BY)
Judge = Callable[[str, str], tuple[str, str]]
"""Signs of White and Black by their keys."""


@pytest.fixture(autouse=True)
def _file(tmp_path: Path) -> Iterator[None]:
    season = youths()
    # y1 to y20 belong to club 601 of Kreis Graz; the last two play for 602 in the south.
    others = tuple(
        replace(one, club="602") if one.ident in ("y21", "y22") else one
        for one in season.registrations
    )
    open_world(tmp_path, replace(season, registrations=others))
    yield
    transactions.close_file()


def issue(kind: str, *idents: str) -> None:
    """Put an event on file, and enter players."""
    records.create_event(None, EventFile("e", kind, 2012, EVENT_DAY, FULL), actor=ACTOR)
    records.issue_event(None, "e", ISSUED, actor=ACTOR)
    for ident in idents:
        records.enter(None, "e", ident, CLOSING, actor=ACTOR)


def by_order(*order: str) -> Judge:
    """Let who stands further ahead win, with either colour."""
    return lambda white, black: (
        ("1", "0") if order.index(white) < order.index(black) else ("0", "1")
    )


def play(rounds: int, judge: Judge, id: str = "e") -> TournamentFile:
    """Pair rounds and enter their results; a team wins three of four boards."""
    for number in range(1, rounds + 1):
        file = opened(None, id).file
        if number > file.last_paired:
            pair_next(None, id, actor=ACTOR)
            file = opened(None, id).file
        typed = []
        for board, pair in enumerate(file.rounds[number].pairs, 1):
            if pair.black is not None:
                signs = judge(pair.white, pair.black)
                games = (signs, signs, signs, (signs[1], signs[0]))
                teams = file.tournament.teams
                typed.append(
                    TypedResult(board, games=games) if teams else TypedResult(board, signs)
                )
        enter_results(None, id, number, typed, actor=ACTOR)
    return opened(None, id).file


def test_11_the_city_championship_is_entered_paired_ranked_and_qualifies() -> None:
    issue("graz", "y21", "y1", "y2", "y3")
    wanted = conditions_for(None, "e")
    # § 11.2: the Swiss system; the executive sets the rounds.
    assert (wanted.system, wanted.rounds, wanted.like) == (System.SWISS, 0, "graz")
    create_for_event(None, replace(wanted, rounds=3), actor=ACTOR)
    file = opened(None, "e").file
    # By rating: y1 has 1499, y2 1498, y3 1497 and y21 1479.
    assert [(one.key, one.rating) for one in file.participants] == [
        ("y1", 1499), ("y2", 1498), ("y3", 1497), ("y21", 1479),
    ]  # fmt: skip
    table = event_table(None, "e")
    assert table is not None
    assert table.order == ()
    with pytest.raises(InputError, match="do not decide every place"):
        records.rank(None, "e", (), actor=ACTOR)
    # Four players meet in three rounds, whatever the pairing: 3, 2, 1 and 0 points.
    play(3, by_order("y21", "y1", "y2", "y3"))
    table = event_table(None, "e")
    assert table is not None
    assert table.order == ("y21", "y1", "y2", "y3")
    assert [line.figures[0] for line in table.lines] == ["3.0", "2.0", "1.0", "0.0"]
    assert table.heads == ("Points", "Buchholz", "Direct", "Wins", "Wins with Black")
    won = records.rank(None, "e", (), actor=ACTOR)
    assert (won.title, won.holder) == ("Grazer Stadtmeister 2012", "y21")
    # y21 plays for a club of another Kreis: the best of Kreis Graz is y1.
    assert [(one.ident, one.paragraph) for one in won.qualified] == [("y1", "11.4")]


def test_3_2_criteria_part_who_is_level_and_points_share_the_rank() -> None:
    issue("graz", "y1", "y2", "y3", "y4")
    create_for_event(None, replace(conditions_for(None, "e"), rounds=3), actor=ACTOR)

    def judge(white: str, black: str) -> tuple[str, str]:
        drawn = {white, black} == {"y1", "y2"}
        return ("=", "=") if drawn else by_order("y1", "y2", "y3", "y4")(white, black)

    play(3, judge)
    rows = ranked_of(opened(None, "e")).rows
    # y1 and y2 drew and beat the others: 2½ points each; Buchholz 2½ + 1 + 0, the same of both;
    # direct ½ each; two wins each. Only wins with Black may part them.
    assert [row.points for row in rows] == [5, 5, 2, 0]
    assert [row.rank for row in rows] == [1, 1, 3, 4]
    buchholz = [row.worked[0].number for row in rows if row.worked[0]]
    assert buchholz == [7, 7, 10, 12]


def test_annex_c_games_played_are_rated_once_the_tournament_is_registered() -> None:
    issue("graz", "y1", "y2", "y3", "y4")
    wanted = conditions_for(None, "e")
    create_for_event(None, replace(wanted, rounds=3), actor=ACTOR)

    def judge(white: str, black: str) -> tuple[str, str]:
        signs = by_order("y1", "y2", "y3", "y4")(white, black)
        absent = {white, black} == {"y3", "y4"}
        return ("+", "-") if absent and signs == ("1", "0") else ("-", "+") if absent else signs

    play(3, judge)
    season, _rulings = transactions.load()
    half = Period(date(2012, 1, 1), date(2012, 6, 30), date(2012, 7, 1))
    assert tournament_games(season, half) == {}
    file_rating(None, RatingFiling("e", TimeControl(90, seconds=30)), actor=ACTOR)
    found = tournament_games(season, half)["e"]
    # Six games, of which that of y3 and y4 was decided without play.
    pairs = {frozenset((game.first, game.second)) for game in found.games}
    assert (len(found.games), len(pairs)) == (5, 5)
    assert frozenset(("y3", "y4")) not in pairs
    won = {game.first if game.score == 2 else game.second for game in found.games}
    assert won == {"y1", "y2"}
    assert {game.day for game in found.games} == {EVENT_DAY}
    assert {(one.ident, one.score) for one in found.without} == {("y3", 2), ("y4", 0)}
    assert tournament_games(season, replace(half, last=date(2012, 3, 2))) == {}


def enter_teams(number: int) -> None:
    """Enter teams of two youths, which is too few, with a reason."""
    for one in range(1, number + 1):
        players = (f"y{2 * one - 1}", f"y{2 * one}")
        club = "601" if one < 11 else "602"
        team = EnteredTeam(f"S{one}", club, players, CLOSING)
        event_play.enter_team(None, "e", team, actor=ACTOR, despite="Two are ill.")


def test_10_vi_4_eleven_teams_play_a_swiss_and_the_best_has_the_title() -> None:
    issue("team-U20")
    enter_teams(11)
    wanted = conditions_for(None, "e")
    assert (wanted.system, wanted.teams, wanted.boards) == (System.SWISS, True, 4)
    create_for_event(None, replace(wanted, rounds=4), actor=ACTOR)
    names = tuple(f"S{one}" for one in range(1, 12))
    file = play(4, by_order(*names))
    met = [
        frozenset((pair.white, pair.black)) for one in file.rounds.values() for pair in one.pairs
    ]
    # Of eleven teams five meet five others in each round, and one has the bye.
    assert [len(one.pairs) for one in file.rounds.values()] == [6] * 4
    assert len(set(met)) == len(met) == 24
    table = event_table(None, "e")
    assert table is not None
    # S1 has won all four matches, 3:1 each; among eleven nobody else can have.
    assert (table.lines[0].name, table.lines[0].figures[:2]) == ("S1", ("8", "12.0"))
    order = table.order or tuple(line.who for line in table.lines)
    won = records.rank(None, "e", order, actor=ACTOR)
    assert (won.title, won.holder) == ("Steirischer Junioren-Mannschafts-Landesmeister 2012", "S1")


def test_12_4_a_team_that_left_before_half_its_matches_counts_for_nobody() -> None:
    issue("team-U20")
    enter_teams(4)
    wanted = conditions_for(None, "e")
    assert wanted.system is System.ROUND_ROBIN
    create_for_event(None, wanted, actor=ACTOR)
    judge = by_order("S4", "S1", "S2", "S3")
    play(1, judge)
    leave(None, "e", "S4", actor=ACTOR, why="No players left.")
    file = opened(None, "e").file
    # S4 has played 1 of 3 matches, fewer than half of them.
    ranked = ranked_of(opened(None, "e"))
    assert ranked.leavers["S4"].answer.counts is False
    for number in (2, 3):
        pairs = file.rounds[number].pairs
        typed = [
            TypedResult(board, games=(judge(pair.white, pair.black or ""),) * 4)
            for board, pair in enumerate(pairs, 1)
            if "S4" not in (pair.white, pair.black)
        ]
        enter_results(None, "e", number, typed, actor=ACTOR)
    table = event_table(None, "e")
    assert table is not None
    # Among the other three S1 has won two matches, S2 one and S3 none.
    assert [(line.name, line.figures[0]) for line in table.lines[:3]] == [
        ("S1", "4"), ("S2", "2"), ("S3", "0"),
    ]  # fmt: skip
    assert table.lines[3].name == "S4"


def test_an_event_has_one_tournament_and_its_results_are_entered_there() -> None:
    issue("graz", "y1", "y2")
    wanted = replace(conditions_for(None, "e"), rounds=1)
    create_for_event(None, wanted, actor=ACTOR)
    with pytest.raises(InputError, match="e is played as the tournament e"):
        create_for_event(None, replace(wanted, id="f"), actor=ACTOR)
    with pytest.raises(InputError, match="e is played as the tournament e"):
        event_play.record_game(None, "e", EventGame(1, "y1", "y2", (2, 0)), actor=ACTOR)


def test_an_event_with_games_of_its_own_keeps_them() -> None:
    issue("graz", "y1", "y2")
    event_play.record_game(None, "e", EventGame(1, "y1", "y2", (2, 0)), actor=ACTOR)
    with pytest.raises(InputError, match="e has games on file already"):
        create_for_event(None, replace(conditions_for(None, "e"), rounds=1), actor=ACTOR)
    table = event_table(None, "e")
    assert table is not None
    assert table.lines[0].who == "y1"


def test_a_team_event_with_a_tournament_takes_no_matches_of_its_own() -> None:
    issue("team-U20")
    enter_teams(2)
    create_for_event(None, conditions_for(None, "e"), actor=ACTOR)
    match = TeamMatch(1, "S1", "S2", ((2, 0),) * 4)
    with pytest.raises(InputError, match="e is played as the tournament e"):
        event_play.record_team_match(None, "e", match, actor=ACTOR)
    with pytest.raises(InputError, match="e is played as the tournament e"):
        event_play.pair_teams(None, "e", actor=ACTOR)


def test_the_system_is_asked_for_where_the_book_leaves_it_open() -> None:
    issue("kreis-closed")
    with pytest.raises(InputError, match=r"leaves open how .* is played"):
        conditions_for(None, "e")
    assert conditions_for(None, "e", System.ROUND_ROBIN).system is System.ROUND_ROBIN


def test_4_1_b_an_event_of_the_federation_is_a_round_robin_unless_said_otherwise() -> None:
    issue("U18", "y1", "y2")
    assert conditions_for(None, "e").system is System.ROUND_ROBIN
    assert conditions_for(None, "e", System.SWISS).system is System.SWISS


def test_18_3_the_rapid_championship_has_nine_rounds_of_swiss() -> None:
    issue("rapid", "y1")
    wanted = conditions_for(None, "e")
    assert (wanted.system, wanted.rounds) == (System.SWISS, 9)


def test_nobody_with_a_place_means_no_tournament() -> None:
    issue("graz")
    with pytest.raises(InputError, match="Nobody has a place in e yet"):
        create_for_event(None, replace(conditions_for(None, "e"), rounds=3), actor=ACTOR)


def test_an_event_becomes_a_tournament_by_command() -> None:
    issue("graz", "y1", "y2", "y3", "y4")
    path = str(database_opened())
    transactions.close_file()
    result = run("--db", path, "tournament", "create", "city", "--event", "e", "--rounds", "3")
    assert result.exit_code == 0, result.stderr
    assert "city is on file; entered are: 4." in result.stderr
    shown = run("--db", path, "event", "show", "e")
    assert shown.exit_code == 0


def open_sjrp(tmp_path: Path, division: str) -> None:
    """Open a season of the SJRP with one division in place of the other one."""
    transactions.close_file()
    book = load("sjrp-2025")
    season = replace(
        youths(),
        rulebook=book.id,
        name="2025/26",
        divisions=(book.divisions[division],),
        clubs=(),
        players=(),
        registrations=(),
        teams=(),
        squads=(),
        fixtures=(),
    )
    folder = tmp_path / "sjrp"
    folder.mkdir()
    open_world(folder, season)


def test_sjrp_6_1_an_individual_championship_ends_level_in_a_play_off(tmp_path: Path) -> None:
    open_sjrp(tmp_path, "em-u14")
    made = Tournament(id="u14", name="U14", system=System.ROUND_ROBIN, like="em-u14")
    create_tournament(None, made, actor=ACTOR)
    for key in "ABCD":
        one = Entrant(tournament="u14", key=key, name=key, rating=1500 - ord(key))
        enter(None, "u14", one, actor=ACTOR)

    def judge(white: str, black: str) -> tuple[str, str]:
        return ("=", "=") if {white, black} == {"A", "B"} else by_order(*"ABCD")(white, black)

    play(3, judge, "u14")
    ranked = ranked_of(opened(None, "u14"))
    assert ranked.criteria == ("sonneborn_berger", "wins", "direct_encounter", "playoff")
    # A and B drew and beat C and D: Sonneborn-Berger ½ · 2½ + 1 + 0 = 2¼ each, two wins, ½ : ½.
    first, second, third, last = ranked.rows
    assert (first.points, second.points, third.points, last.points) == (5, 5, 2, 0)
    assert {first.worked[0].number, second.worked[0].number} == {9}  # type: ignore[union-attr]  # it was worked out
    assert (first.place, second.place, third.place) == (1, 1, 3)
    assert (first.playoff, second.playoff, third.playoff) == (True, True, False)


def test_sjrp_18_11_school_teams_play_a_swiss_ranked_by_10_5(tmp_path: Path) -> None:
    open_sjrp(tmp_path, "wk-4")
    made = Tournament(
        id="wk", name="WK IV", system=System.SWISS, rounds=3, teams=True, boards=4, like="wk-4"
    )
    create_tournament(None, made, actor=ACTOR)
    for school in "ABCD":
        team = Entrant(tournament="wk", key=school, name=f"School {school}")
        pupils = [
            Entrant(tournament="wk", key=f"{school}{board}", name=f"Pupil {school}{board}")
            for board in (1, 2, 3, 4)
        ]
        enter_team(None, "wk", team, pupils, actor=ACTOR)
    play(3, by_order(*"ABCD"), "wk")
    found = opened(None, "wk")
    ranked, keys = ranked_of(found), keys_of(found.file)
    order = ("game_points", "buchholz_cut_1", "match_wins", "direct_encounter", "playoff")
    assert ranked.criteria == order
    # Everybody meets everybody, 3:1 each: match points 6, 4, 2, 0; game points 9, 7, 5, 3.
    assert [(keys[row.number], row.points) for row in ranked.rows] == [
        ("A", 12), ("B", 8), ("C", 4), ("D", 0),
    ]  # fmt: skip
    assert [row.worked[0].number for row in ranked.rows if row.worked[0]] == [18, 14, 10, 6]
