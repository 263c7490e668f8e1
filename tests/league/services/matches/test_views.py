from datetime import date
from pathlib import Path

import pytest

from league import language
from league.errors import InputError, NotFoundError
from league.services.home.search import search
from league.services.home.season_views import season_view
from league.services.lists.club_views import club_view
from league.services.matches.division_views import division_view, explain_row, explain_two
from league.services.matches.trial_lineups import try_lineup
from league.services.matches.views import match_view
from league.services.rulebook.explaining import paragraph_view
from tests.worlds.desk_world import expected, opened


def test_the_overview_counts_what_is_there(tmp_path: Path) -> None:
    view = season_view(opened(tmp_path), date(2012, 6, 1))
    league = view.divisions[0]
    # 12 teams meet once: 12 · 11 / 2 = 66 matches in 11 rounds
    assert (league.id, league.teams, league.rounds, league.matches) == ("landesliga", 12, 11, 66)
    assert (league.entered, league.missing) == (66, 0)
    assert (view.fees_federation, view.fees_opponents) == (97500, 22800)
    found = sum(expected()["totals"]["findings"].values())
    assert len([task for task in view.tasks if task.kind == "finding"]) == found
    assert sum(division.open_findings for division in view.divisions) == found
    # DIN 5007: case does not count, ü stands with u
    names = [name for _id, name in view.clubs]
    plain = str.maketrans("äöü", "aou")
    assert names == sorted(names, key=lambda name: name.casefold().translate(plain))


def test_a_table_shows_what_is_expected_and_a_cross_table_that_adds_up(tmp_path: Path) -> None:
    view = division_view(opened(tmp_path), "kl-sued")
    assert [(row.rank, row.team, row.match_points) for row in view.rows] == [
        (row["rank"], row["team"], row["mp"]) for row in expected()["tables"]["kl-sued"]
    ]
    for row, cells in zip(view.rows, view.cross, strict=True):
        met = [cell for opponent in cells for cell in opponent]
        assert sum(cell.match_points for cell in met) == row.match_points
        assert sum(cell.game_points for cell in met) == row.game_points
    assert view.complete_rounds == 7
    assert [row.round for row in view.rounds] == sorted(row.round for row in view.rounds)


def test_rows_equal_in_match_and_game_points_are_separated_by_their_own_match(
    tmp_path: Path,
) -> None:
    # expected table: both have 8 and 38½; LANDESLIGA03 has more board points, yet is behind
    with language.speaking("en"):
        explained = explain_row(opened(tmp_path), "landesliga", "LANDESLIGA04")
    assert explained.arithmetic.splitlines() == [
        "Match points: 8 = 8",
        "Game points: 38½ = 38½",
        "Match points among the tied teams: 2 > 0",
    ]
    assert explained.citation == "TUWO § 3.1"
    assert "match points among the tied teams" in explained.facts


def test_the_last_row_is_explained_by_the_one_before(tmp_path: Path) -> None:
    desk = opened(tmp_path)
    assert explain_row(desk, "landesliga", "LANDESLIGA06") == explain_two(
        desk, "landesliga", "LANDESLIGA06", "LANDESLIGA08"
    )


def test_unknown_teams_and_divisions_are_named(tmp_path: Path) -> None:
    desk = opened(tmp_path)
    with pytest.raises(NotFoundError, match="KLGRAZ01"):
        explain_row(desk, "landesliga", "KLGRAZ01")
    with pytest.raises(NotFoundError, match="kl-nord"):
        division_view(desk, "kl-nord")
    with pytest.raises(NotFoundError, match="999"):
        club_view(desk, "999")


def test_a_club_owes_what_its_teams_owe(tmp_path: Path) -> None:
    desk = opened(tmp_path)
    view = club_view(desk, desk.team("LANDESLIGA01").club)
    teams = {team.id for team in view.teams}
    fees = [
        (fee, match["home"] if fee["side"] == "home" else match["away"])
        for match in expected()["matches"]
        for fee in match["fees"]
    ]
    for to, owed in (("federation", view.owed_federation), ("opponent", view.owed_opponents)):
        mine = [fee for fee, payer in fees if payer in teams and fee["to"] == to]
        assert owed == sum(round(100 * fee["amount"]) for fee in mine if not fee.get("paid"))
    assert len(view.fees) == len([payer for _fee, payer in fees if payer in teams])


def test_a_list_says_how_much_stronger_those_behind_are(tmp_path: Path) -> None:
    desk = opened(tmp_path)
    lines = {
        line.ident: line
        for team in club_view(desk, desk.team("LANDESLIGA01").club).teams
        if team.id == "LANDESLIGA01"
        for line in team.lines
    }
    # list: place 7 has 2058, place 8 has 2130, nobody behind is stronger: 2130 − 2058 = 72 ≤ 100
    assert (lines["100008"].tolerance, lines["100007"].tolerance) == (72, 0)
    assert not any(line.too_far_back for line in lines.values())
    assert lines["100012"].marks == ("J",)


def test_search_finds_without_accents_and_by_several_words(tmp_path: Path) -> None:
    desk = opened(tmp_path)
    assert any(hit.label.startswith("Schachklub Mühlgrund") for hit in search(desk, "muhlgrund"))
    kinds = {hit.kind for hit in search(desk, "steinbach landesliga")}
    assert {"team", "match"} <= kinds
    assert search(desk, "4.4.a.2")[0].key == "4.4.a.2"
    assert search(desk, "100001")[0].key == "100001"
    assert len(search(desk, "schach", 7)) == 7
    assert search(desk, "  ") == []
    assert search(desk, "qqqq") == []


def test_a_match_that_was_found_can_be_opened(tmp_path: Path) -> None:
    desk = opened(tmp_path)
    hit = next(hit for hit in search(desk, "steinbach weinberg") if hit.kind == "match")
    assert isinstance(hit.key, tuple)
    assert match_view(desk, hit.key).key == hit.key


def test_every_paragraph_of_the_book_is_shown(tmp_path: Path) -> None:
    desk = opened(tmp_path)
    views = [paragraph_view(desk.book, id) for id in desk.book.paragraphs]
    assert [view.id for view in views] == list(desk.book.paragraphs)
    gap = next(view for view in views if view.id == "4.4.a.2")
    # § 4.4.a.2: € 40/30/20/10, in force from 2011-07-01
    with language.speaking("en"):
        assert ("gap", "€40.00, €30.00, €20.00, €10.00", "1 Jul 2011") in gap.values


def test_a_lineup_is_judged_in_the_match_of_its_day(tmp_path: Path) -> None:
    desk = opened(tmp_path)
    first = next(one for one in desk.season.fixtures if "KLGRAZ03" in (one.home, one.away))
    # the list's order: 100198, 100197, 100199, 100201, 100200, …; two of them changed
    row = ["100198", "100199", "100197", "100201", "100200", "100203", "100205", "100209"]
    view, side, found = try_lineup(desk, "KLGRAZ03", [*row], first.day)
    assert view.key == first.key
    assert side == ("home" if first.home == "KLGRAZ03" else "away")
    assert [(one.rule, one.board, one.player) for one in found] == [("4.4.d.1", 3, "100197")]


def test_a_lineup_has_no_more_players_than_boards(tmp_path: Path) -> None:
    desk = opened(tmp_path)
    with pytest.raises(InputError, match="8 boards"):
        try_lineup(desk, "KLGRAZ03", [None] * 9, None)
