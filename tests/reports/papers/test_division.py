"""Papers of a division: fixtures, calendar, table, scorers, boards, lists."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path

import pytest
from icalendar import Calendar

from league.facts.contacts import ClubContact, MatchContact, RoundState
from league.facts.seasons import Fixture, key_text
from league.language import speaking
from league.record_kinds import CLUB_OFFICE, MATCH_OFFICE, ROUND_STATE
from league.services.schedule.fixture_papers import uid_of
from league.services.session import transactions
from league.services.session.contacts import club_key
from league.services.session.desk import Desk
from league.services.session.opening import anew, open_desk
from reports.paper import Format
from reports.writing import write
from tests.league.services.protests.test_courts import season as sjrp_season
from tests.worlds import league_world
from tests.worlds.acting import OFFICIAL, record
from tests.worlds.desk_world import opened, public_season
from tests.worlds.paper_reading import document, paper, rows, tables, texts

SEASON, LIGA, HIDDEN = "2011/12", "landesliga", 3
"""Twelve teams: 11 rounds of 6 matches."""


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    yield opened(tmp_path)
    transactions.close_file()


def hide(desk: Desk, division: str = LIGA, number: int = HIDDEN) -> None:
    state = RoundState(division, number, published=False)
    record(SEASON, ROUND_STATE, f"{division}/{number}", state, actor=OFFICIAL, why="draft")


def test_fixtures_are_all_rounds_with_day_hour_and_venue(desk: Desk) -> None:
    (table,) = tables(document("fixtures", desk, LIGA)).values()
    found = rows(table)
    assert len(found) == 12 * 11 // 2
    assert Counter(row[0] for row in found) == dict.fromkeys(range(1, 12), 6)
    first = next(one for one in public_season().fixtures if one.division == LIGA)
    home = desk.team(first.home)
    assert found[0] == [1, first.day, time(15), home.name, desk.team(first.away).name, home.venue]


def test_the_calendar_has_an_appointment_for_each_match_of_the_season(desk: Desk) -> None:
    found = document("calendar", desk)
    assert len(found.appointments) == len({one.uid for one in found.appointments}) == 150
    assert [one.day for one in found.appointments] == sorted(
        one.day for one in public_season().fixtures
    )
    assert found.zone == "Europe/Vienna"
    one = found.appointments[0]
    assert (one.start, one.place, one.words) == (time(15), "Vereinslokal", "Landesliga, round 1")


def test_a_match_keeps_its_id_when_it_moves() -> None:
    one, other = public_season().fixtures[:2]
    moved = replace(one, day=one.day + timedelta(7), start=time(10), end_date=date(2012, 1, 1))
    assert uid_of("Verband", SEASON, moved) == uid_of("Verband", SEASON, one)
    others = {
        uid_of("Verband", SEASON, other),
        uid_of("Verband", "2012/13", one),
        uid_of("Anderer", SEASON, one),
        uid_of("Verband", SEASON, replace(one, round=one.round + 1)),
    }
    assert len(others | {uid_of("Verband", SEASON, one)}) == 5


def test_in_the_calendar_file_a_moved_match_moves_and_is_not_there_twice(tmp_path: Path) -> None:
    content, day = league_world.season(), date(2011, 10, 1)
    match = Fixture("kl", 1, "A1", "B1", day, day, time(15))
    moved = replace(match, day=day + timedelta(1), start=time(10))
    found = []
    for name, fixture in (("before", match), ("after", moved)):
        folder = tmp_path / name
        folder.mkdir()
        with league_world.stored(folder, replace(content, fixtures=(fixture,))) as path:
            write([document("calendar", open_desk(path, OFFICIAL))], Format.ICS, folder / "a.ics")
        calendar = Calendar.from_ical((folder / "a.ics").read_bytes())
        (event,) = calendar.walk("VEVENT")
        start = event.decoded("dtstart")
        assert isinstance(start, datetime)
        found.append((str(event["uid"]), start.astimezone(UTC)))
    (before, first), (after, second) = found
    assert before == after
    # At three in the afternoon of 1 October Vienna is two hours ahead of UTC.
    assert first == datetime(2011, 10, 1, 13, tzinfo=UTC)
    assert second == datetime(2011, 10, 2, 8, tzinfo=UTC)


def test_a_match_is_where_it_was_put_else_where_the_team_plays_else_its_club(
    tmp_path: Path,
) -> None:
    content = league_world.season()
    key = ("kl", 1, "A1", "B1")
    day = date(2011, 10, 1)
    match = Fixture("kl", 1, "A1", "B1", day, day)
    second = replace(match, round=2, home="B1", away="A1")
    teams = tuple(replace(one, venue=None) for one in content.teams)
    with league_world.stored(
        tmp_path, replace(content, teams=teams, fixtures=(match, second))
    ) as path:
        record(
            "2011/12", MATCH_OFFICE, key_text(key), MatchContact("Hotel"), actor=OFFICIAL, why=""
        )
        for club, venue in (("A", "Saal A"), ("B", "Saal B")):
            place = club_key("Verband", club)
            record(None, CLUB_OFFICE, place, ClubContact(venue=venue), actor=OFFICIAL, why="")
        (table,) = tables(document("fixtures", open_desk(path, OFFICIAL), "kl")).values()
    assert [row[-1] for row in rows(table)] == ["Hotel", "Saal B"]


def test_a_round_held_back_is_on_no_paper_and_still_judged(desk: Desk) -> None:
    before = document("table", desk, LIGA)
    hide(desk)
    after = anew(desk)
    (table,) = tables(document("fixtures", after, LIGA)).values()
    assert len(rows(table)) == 66 - 6
    assert HIDDEN not in {row[0] for row in rows(table)}
    assert len(document("calendar", after).appointments) == 150 - 6
    assert len(document("division-calendar", after, LIGA).appointments) == 66 - 6
    found = tables(document("table", after, LIGA))
    assert rows(found["Table"]) == rows(tables(before)["Table"])
    assert HIDDEN not in {row[0] for row in rows(found["Rounds"])}
    shown = [column.label for column in found["Rank after each round"].columns[2:]]
    assert shown == [str(number) for number in range(1, 12) if number != HIDDEN]


def test_the_table_adds_up(desk: Desk) -> None:
    """Two match points and eight game points, 16 halves, are shared in each of 66 matches."""
    found = rows(tables(document("table", desk, LIGA))["Table"])
    assert [row[0] for row in found] == list(range(1, 13))
    assert all(row[2] == 11 for row in found)
    won, drawn, lost, match_points = (
        sum(int(str(row[at])) for row in found) for at in (3, 4, 5, 6)
    )
    assert (won + drawn + lost, won == lost, match_points) == (132, True, 132)
    # Boards at which both lost share nothing: the public season has its own count.
    judged = [one for key, one in desk.judgement.matches.items() if key[0] == LIGA]
    assert sum(int(str(row[7])) for row in found) == sum(sum(one.game_points) for one in judged)


def test_a_round_s_rank_is_that_of_the_table_in_the_end(desk: Desk) -> None:
    found = tables(document("table", desk, LIGA))
    progress = rows(found["Rank after each round"])
    assert [row[-1] for row in progress] == [row[0] for row in rows(found["Table"])]


def test_scorers_have_what_they_won_over_the_board(desk: Desk) -> None:
    season = public_season()
    points: Counter[tuple[str, str]] = Counter()
    games: Counter[tuple[str, str]] = Counter()
    for board in season.boards:
        if board.match[0] == LIGA and board.result is not None:
            for at, who in enumerate((board.home_player, board.away_player)):
                if who is not None:
                    points[who, str(board.match[2 + at])] += board.result[at]
                    games[who, str(board.match[2 + at])] += 1
    (table,) = tables(document("scorers", desk, LIGA)).values()
    best = max(points, key=lambda one: (points[one], -games[one]))
    first = rows(table)[0]
    assert first[4:6] == [games[best], points[best]]
    assert first[6] == round(100 * points[best] / (2 * games[best]))
    assert len(rows(table)) == len(games)


def test_points_by_board_add_up_to_those_of_the_table(desk: Desk) -> None:
    (table,) = tables(document("boards", desk, LIGA)).values()
    standing = {row[1]: row[7] for row in rows(tables(document("table", desk, LIGA))["Table"])}
    for row in rows(table):
        eight = [int(str(one)) for one in row[2:10]]
        assert (sum(eight), row[10]) == (row[10], standing[row[1]])


def test_a_list_has_rank_marks_pass_name_rating_and_age_group(desk: Desk) -> None:
    season, team = public_season(), "LANDESLIGA01"
    (table,) = tables(document("team-list", desk, team)).values()
    listed = sorted((one for one in season.squads if one.team == team), key=lambda one: one.place)
    players = {one.ident: one for one in season.players}
    assert [(row[0], row[2], row[3], row[4]) for row in rows(table)] == [
        (one.place, one.ident, players[one.ident].name, players[one.ident].rating) for one in listed
    ]


def test_10_i_3_the_youngest_group_stands_for_the_birth_date(desk: Desk) -> None:
    """§ 10.I.3: who is born on or after 1 January of 2012 − N belongs to UN.

    Only every other group is printed, so that nobody reads a birth year off it.
    """
    players = {one.ident: one for one in public_season().players}
    groups = (8, 10, 12, 14, 16, 18, 20)
    shown = 0
    for table in tables(document("division-lists", desk, LIGA)).values():
        for row in rows(table):
            born = players[str(row[2])].born
            mine = [n for n in groups if born and born >= date(2012 - n, 1, 1)]
            assert row[5] == (f"U{mine[0]}" if mine else "")
            shown += bool(mine)
    assert shown > 0


def test_lists_of_a_club_and_of_a_division_are_those_of_their_teams(desk: Desk) -> None:
    teams = public_season().teams
    found = [*tables(document("club-lists", desk, "601"))]
    mine = [one for one in teams if one.club == "601"]
    assert len(found) == len(mine)
    # Two of them have the same name.
    assert len({one.name for one in mine}) == len(mine) - 1
    assert all(name.startswith(one.name) for name, one in zip(found, mine, strict=True))
    here = [one.name for one in teams if one.division == LIGA]
    assert [*tables(document("division-lists", desk, LIGA))] == here


def test_the_word_for_a_list_is_the_book_s(desk: Desk, tmp_path: Path) -> None:
    with speaking("de"):
        assert document("team-list", desk, "LANDESLIGA01").title == "Kader-Liste"
    transactions.close_file()
    with league_world.stored(tmp_path, sjrp_season()) as path, speaking("de"):
        other = document("team-list", open_desk(path, OFFICIAL), "A1")
        assert other.title == "Mannschaftsaufstellung"
        assert "DWZ" in texts(other)


def test_a_division_without_matches_has_its_papers(tmp_path: Path) -> None:
    with league_world.stored(tmp_path, league_world.season()) as path:
        desk = open_desk(path, OFFICIAL)
        assert "No round is published yet." in texts(document("fixtures", desk, "kl"))
        assert "Nothing has been played yet." in texts(document("scorers", desk, "kl"))
        assert len(rows(tables(document("table", desk, "kl"))["Table"])) == 4
        assert document("calendar", desk).appointments == ()


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", ["table", "fixtures", "scorers", "boards", "division-lists"])
def test_a_paper_says_for_whom_it_is_and_the_same_each_time(
    desk: Desk, name: str, language: str
) -> None:
    with speaking(language):
        found = document(name, desk, LIGA)
        assert found.audience
        assert found == document(name, desk, LIGA)
    assert paper(name).title()
