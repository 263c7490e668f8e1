"""TUWO § 13.2–13.4, 14.4: promotion over the public season's judged tables."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from league.facts.actors import official
from league.outcomes.closing import Choices, Decided, Numbers
from league.outcomes.movement import Ranked
from league.services.journal import views as journal
from league.services.promotion.decisions import decide, from_above, left_open, on_record, promotion
from league.services.schedule.drawing import AskedDraw, draw_division
from league.services.session import transactions
from league.views.promotion import Promotion
from tests.worlds import desk_world
from tests.worlds.league_world import SATURDAYS, play, refused, season, stored

KL = AskedDraw("kl", SATURDAYS, seed=7)
KLASSE = {"k1-graz": Numbers(up=1)}
PLACED = Choices(placed={"LANDESLIGA06": "kl-sued", "KLSUED03": "kl-sued"})
"""The Kreis of the first's club has no Kreisliga in this file; below the second lies nothing."""
USUAL = Decided((Ranked("BUND1", "601"),), numbers=KLASSE, choices=PLACED)


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[None]:
    transactions.open_file(desk_world.stored(tmp_path))
    yield
    transactions.close_file()


def table(division: str) -> list[str]:
    return [row["team"] for row in desk_world.expected()["tables"][division]]


def leaving(found: Promotion, division: str) -> list[tuple[str, str, str]]:
    return [
        (step.team, step.target, step.paragraph)
        for step in found.cascade.steps
        if step.source == division
    ]


@pytest.mark.usefixtures("opened")
def test_13_3_a_the_champion_goes_up_and_three_plus_one_minus_one_come_down() -> None:
    found = promotion(None, USUAL)
    ranking = table("landesliga")
    moves = leaving(found, "landesliga")
    assert moves[0] == (ranking[0], "bundesliga-2", "13.2.a")
    assert [team for team, _target, _rule in moves[1:]] == ranking[9:]
    assert leaving(found, "bundesliga-2") == [("BUND1", "landesliga", "13.3.a")]
    assert found.open_matches == 0


@pytest.mark.usefixtures("opened")
def test_13_3_c_nobody_from_above_and_one_stays() -> None:
    found = promotion(None, Decided(numbers=KLASSE, choices=PLACED))
    # 3 + 0 − 1 = 2 are relegated.
    assert [team for team, *_rest in leaving(found, "landesliga")[1:]] == table("landesliga")[10:]
    spared = found.cascade.stays[0]
    assert (spared.team, spared.paragraph) == (table("landesliga")[9], "13.3.c")


@pytest.mark.usefixtures("opened")
def test_14_4_the_champions_of_the_kreisligen_go_up() -> None:
    found = promotion(None, USUAL)
    for division in ("kl-graz", "kl-sued"):
        assert leaving(found, division)[0] == (table(division)[0], "landesliga", "14.4")


@pytest.mark.usefixtures("opened")
def test_13_2_a_who_declines_stays_and_a_decision_passes_the_right_on() -> None:
    best, second = table("landesliga")[:2]
    declined = Choices(declined_teams=frozenset({best}), placed=PLACED.placed)
    kept = promotion(None, Decided(USUAL.coming_down, numbers=KLASSE, choices=declined))
    assert "bundesliga-2" not in [target for _team, target, _rule in leaving(kept, "landesliga")]
    passed = Choices(
        declined_teams=frozenset({best}), passed_on=frozenset({"landesliga"}), placed=PLACED.placed
    )
    found = promotion(None, Decided(USUAL.coming_down, numbers=KLASSE, choices=passed))
    assert leaving(found, "landesliga")[0][:2] == (second, "bundesliga-2")


@pytest.mark.usefixtures("opened")
def test_no_team_is_lost_and_none_plays_twice() -> None:
    found = promotion(None, USUAL)
    teams = [entry.team for ranking in found.cascade.divisions.values() for entry in ranking]
    # 36 teams, one comes down from outside, one goes up.
    assert len(teams) == len(set(teams)) == 36
    assert table("landesliga")[0] not in teams


@pytest.mark.usefixtures("opened")
def test_decisions_are_recorded_and_count_from_then_on() -> None:
    assert on_record("2011/12") == Decided()
    before = len(journal.rows())
    found = decide(None, USUAL, actor=official("M"), why="Kreistag, 2 June")
    assert on_record("2011/12") == USUAL
    assert promotion(None) == found
    assert len(journal.rows()) == before + 1
    assert journal.rows()[-1].why == "Kreistag, 2 June"
    assert journal.verify() is None


@pytest.mark.usefixtures("opened")
def test_14_3_the_number_for_a_klasse_is_left_to_a_decision() -> None:
    assert left_open(None) == ["k1-graz"]
    refused(lambda: promotion(None), r"1\. Klasse Graz: how many teams go up is not decided")


FAULTS = [
    (Decided(numbers={"kx": Numbers(up=1)}), "no division “kx”"),
    (Decided(numbers={"k1-graz": Numbers(up=-1)}), "-1 teams cannot go up or down"),
    (Decided(numbers=KLASSE), "LANDESLIGA06 goes down from landesliga to one of"),
    (
        Decided(numbers=KLASSE, choices=Choices(declined_teams=frozenset({"NOBODY"}))),
        "no team “NOBODY”",
    ),
    (
        Decided(numbers=KLASSE, choices=Choices(declined_clubs=frozenset({"99999"}))),
        "In no table: 99999",
    ),
    (Decided(numbers=KLASSE, choices=Choices(passed_on=frozenset({"kx"}))), "no division “kx”"),
    (Decided(numbers=KLASSE, choices=Choices(placed={"NOBODY": "kl-sued"})), "no team “NOBODY”"),
    (
        Decided((Ranked("LANDESLIGA01", "601"),), numbers=KLASSE, choices=PLACED),
        "Named twice: LANDESLIGA01",
    ),
    (
        Decided(numbers={**KLASSE, "kl-graz": Numbers(per_club=2)}, choices=PLACED),
        r"2 teams of a club, at most 1 \(TUWO § 4\.1\.b\)",
    ),
]


@pytest.mark.usefixtures("opened")
@pytest.mark.parametrize(("decided", "words"), FAULTS)
def test_a_decision_that_cannot_be_is_refused(decided: Decided, words: str) -> None:
    refused(lambda: decide(None, decided, actor=official("M"), why="x"), words)


@pytest.mark.usefixtures("opened")
def test_a_decision_needs_a_reason_and_a_name() -> None:
    refused(lambda: decide(None, USUAL, actor=official("M"), why=" "), "need their reason")
    refused(lambda: decide(None, USUAL, actor=official(" "), why="x"), "name of the person")
    refused(lambda: from_above(-1), "-1 teams cannot come down")


def test_matches_without_a_result_and_shared_places_are_told(tmp_path: Path) -> None:
    with stored(tmp_path, season()):
        first = draw_division(None, KL, actor=official("M")).fixtures[0].key
        play(first, (1, 1), (1, 1))
        found = promotion(None, Decided())
        # Drawn on every board: these two share the first place; those yet to play are told apart.
        tie = found.undecided.ties[0]
        assert (len(found.undecided.ties), tie.first, sorted(tie.teams)) == (
            1,
            1,
            sorted(first[2:]),
        )
        assert "KL: places 1–2 are level" in found.undecided.lines[0]
        # Four teams, each against each: six matches.
        assert found.open_matches == 5


def test_13_2_nobody_moves_before_there_is_a_result(tmp_path: Path) -> None:
    with stored(tmp_path, season()):
        refused(lambda: promotion(None), "is not drawn yet: nobody moves. Draw its divisions first")
        draw_division(None, KL, actor=official("M"))
        words = "No match of 2011/12 has a result yet: nobody moves. Enter results first"
        refused(lambda: promotion(None), words)
        refused(lambda: decide(None, Decided(), actor=official("M"), why="x"), words)
