"""Where two paragraphs meet, or a paragraph and an official's decision."""

from datetime import UTC, datetime, time

from league.decision_subjects import FindingKey, TeamKey
from league.facts.matches import Side
from league.rulings import Action, Ruling
from tests.league.judging.judging_world import Build, rules


def test_4_4_c_1_cup_games_bind_nobody() -> None:
    # § 15: the cup is no class above the Kreise; four games in it leave the player where he is.
    build = Build()
    build.division()
    build.division("cup", boards=4)
    build.team("A1", "x a2 a3 a4")
    build.team("B1", "b1 b2 b3 b4")
    build.team("A9", "x a2 a3 a4", "cup")
    build.team("F9", "f1 f2 f3 f4", "cup")
    for number in range(1, 5):
        build.match(number, "x a2 a3 a4", "f1 f2 f3 f4", "====", teams=("A9", "F9"))
    league = build.match(5, "x a2", "b1 b2", teams=("A1", "B1"))
    assert rules(build.judged().matches[league]) == []


def test_3_1_a_division_without_teams_has_an_empty_table() -> None:
    build = Build()
    build.division()
    assert build.judged().tables == {"klasse-1": ()}


def test_3_1_when_every_team_is_excluded_all_share_the_last_place() -> None:
    build = Build()
    build.division()
    build.team("A1", "a1 a2")
    build.team("B1", "b1 b2")
    when = datetime(2011, 12, 1, tzinfo=UTC)
    rulings = [
        Ruling(Action.EXCLUDE, TeamKey(team), "withdrawn", "V. Vorstand", when, team=team)
        for team in ("A1", "B1")
    ]
    rows = build.judged(*rulings).tables["klasse-1"]
    assert [(row.rank, row.excluded) for row in rows] == [(1, True), (1, True)]


def _two_teams_of_one_club(mode: str) -> Build:
    build = Build()
    build.division(mode=mode)
    build.team("A1", "a1 a2")
    build.team("A2", "a3 a4")
    build.team("B1", "b1 b2")
    build.team("C1", "c1 c2")
    return build


def test_4_1_b_no_exchange_between_two_teams_in_elo_order_either() -> None:
    # In Elo order substitutes need not be listed, so § 4.4.d does not judge a3 in team A1.
    build = _two_teams_of_one_club("elo")
    build.match(1, "a3 a4", "c1 c2")
    key = build.match(2, "a1 a3", "b1 b2", teams=("A1", "B1"))
    assert rules(build.judged().matches[key]) == [("4.1.b", "home", 2)]


def test_4_1_b_with_a_kader_list_the_exchange_is_judged_by_4_4_d() -> None:
    build = _two_teams_of_one_club("kader")
    build.match(1, "a3 a4", "c1 c2")
    key = build.match(2, "a1 a3", "b1 b2", teams=("A1", "B1"))
    assert rules(build.judged().matches[key]) == [("4.4.d", "home", 2)]


def test_4_1_b_on_one_day_the_later_match_goes_behind() -> None:
    # 9:00 and 15:00 are further apart than a match lasts, so § 2.6.e is silent.
    build = _two_teams_of_one_club("elo")
    first = build.match(1, "a3 a4", "c1 c2", start=time(9, 0))
    second = build.match(1, "a1 a3", "b1 b2", start=time(15, 0), teams=("A1", "B1"))
    matches = build.judged().matches
    assert (rules(matches[first]), rules(matches[second])) == ([], [("4.1.b", "home", 2)])


def test_7_1_b_a_failure_that_was_waived_does_not_count() -> None:
    build = Build()
    build.division(boards=4)
    for club in "AB":
        build.team(f"{club}1", " ".join(f"{club.lower()}{n}" for n in range(1, 5)))
    keys = [build.match(n, "a1 - - -", "b1 b2 b3 b4", "=---") for n in (1, 2)]
    assert rules(build.judged().matches[keys[1]]) == [
        ("7.1.a", "home", None),
        ("7.1.b", "home", None),
    ]
    when = datetime(2011, 10, 3, tzinfo=UTC)
    absence = FindingKey("7.1.a", Side.HOME)
    waived = Ruling(
        Action.WAIVE, absence, "road closed by snow", "L. Spielleiter", when, match=keys[0]
    )
    assert rules(build.judged(waived).matches[keys[1]]) == [("7.1.a", "home", None)]
