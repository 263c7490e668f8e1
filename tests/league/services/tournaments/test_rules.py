"""What the rules find on a tournament that is on file: draw, no-shows, committee, leaving."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from league import clock
from league.errors import InputError
from league.facts.committees import Committee
from league.facts.tournaments import Entrant, NumbersBy, System, Tournament
from league.services.session import transactions
from league.services.tournaments.announcing import announcement_checks, records
from league.services.tournaments.entering import entries, leaving, numbers
from league.services.tournaments.entering.places import kept_words
from league.services.tournaments.opening import opened
from league.services.tournaments.playing import pairing, results
from league.services.tournaments.ranking import tables
from tests.worlds.desk_world import stored
from tests.worlds.tournament_world import BY

CUP = "cup"
BEGINS = datetime.fromisoformat("2026-12-05 10:00")


@pytest.fixture(autouse=True)
def on_file(tmp_path: Path) -> Iterator[None]:
    transactions.open_file(stored(tmp_path))
    made = Tournament(
        id=CUP,
        name="Cup",
        system=System.ROUND_ROBIN,
        round_times=(BEGINS,),
        criteria=("wins", "games_black"),
    )
    records.create_tournament(None, made, actor=BY)
    for name in ("A", "B", "C", "D", "E"):
        enter(name)
    yield
    transactions.close_file()


def enter(name: str) -> Entrant:
    guest = Entrant(tournament=CUP, key=name, name=name, rating=2000, federation="AUT")
    return entries.enter(None, CUP, guest, actor=BY)


def of(key: str, federation: str) -> None:
    """Correct somebody's federation."""
    entries.change_entrant(
        None, CUP, key, lambda one: replace(one, federation=federation), actor=BY
    )


def draw(drawn: datetime = BEGINS - timedelta(days=1), by: NumbersBy = NumbersBy.LOT) -> list[str]:
    """Draw the numbers when the clocks of the federation show this time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(clock, "now", lambda: drawn.replace(tzinfo=ZoneInfo("Europe/Vienna")))
        return list(numbers.give_numbers(None, CUP, by, seed=1, actor=BY).order)


def sentences() -> list[str]:
    return [one.sentence for one in announcement_checks.against(opened(None, CUP))]


def test_nothing_speaks_against_a_draw_on_the_day_before() -> None:
    draw()
    assert sentences() == []


def test_a_draw_in_the_morning_of_the_first_round_is_too_late() -> None:
    draw(BEGINS - timedelta(hours=2))
    (found,) = sentences()
    assert "at least 12 hours, or a night" in found
    assert found.endswith("(FIDE TR § 8.2)")


def test_who_leaves_before_round_1_leaves_his_number_free() -> None:
    third = draw()[2]
    leaving.leave(None, CUP, third, actor=BY, why="ill")
    (kept,) = kept_words(opened(None, CUP), [third], joined=False)
    assert kept.startswith("After the draw the pairings stay: number 3 is left free")
    assert kept.endswith("(FIDE TR § 8.3)")
    joined = enter("F")
    assert "number 3 is taken" in kept_words(opened(None, CUP), [joined.key], joined=True)[0]


def test_12_2_a_number_free_from_round_1_on_is_no_game_of_the_others() -> None:
    order = draw()
    leaving.leave(None, CUP, order[4], actor=BY, why="ill")
    pairing.pair_next(None, CUP, actor=BY)
    # Berger of five, round 1: 2-5 on board 1, 3-4 on board 2. Without 5, number 4 has 3 games.
    results.enter_results(None, CUP, 1, [results.TypedResult(2, ("1", "0"))], actor=BY)
    leaving.leave(None, CUP, order[3], actor=BY, why="ill")
    said = tables.leavers_of(opened(None, CUP))[order[3]]
    assert str(said.answer.sentence).startswith("1 of 3 = 33.3 % < 50 %")


def test_12_2_where_all_leave_before_round_1_the_games_are_those_of_the_draw() -> None:
    for key in draw():
        leaving.leave(None, CUP, key, actor=BY, why="ill")
    said = tables.leavers_of(opened(None, CUP)).values()
    assert {str(one.answer.sentence).split(" = ")[0] for one in said} == {"0 of 4"}


def test_8_5_who_joins_after_a_restricted_drawing_may_meet_his_fellows_late() -> None:
    for one, nation in zip("BCDE", ("GER", "GER", "SUI", "HUN"), strict=True):
        of(one, nation)
    order = draw(by=NumbersBy.RESTRICTED)
    assert sentences() == []
    enter("F")
    # F of AUT gets number 6 of six. By Berger 6 meets 1, 4, 2, 5, 3 in rounds 1 to 5, so 2, 5
    # and 3 in the last three; A is the other one of AUT.
    late = {2: 3, 5: 4, 3: 5}[order.index("A") + 1]
    (found,) = sentences()
    assert found.startswith(
        f"F and A should not meet in the last rounds, but do so in round {late}:"
    )
    assert found.endswith("(FIDE TR § 8.5)")


def test_who_finds_no_free_number_is_sent_to_the_chief_arbiter() -> None:
    draw()
    enter("F")  # the free number of five
    with pytest.raises(InputError, match=r"the chief arbiter decides .* \(FIDE TR § 8\.3\)"):
        enter("G")


def test_before_the_first_pairing_all_games_of_the_tournament_count() -> None:
    first = draw()[0]
    leaving.leave(None, CUP, first, actor=BY, why="ill")
    said = tables.leavers_of(opened(None, CUP))[first]
    assert str(said.answer.sentence).startswith("0 of 4 = 0 % < 50 %")
    assert said.book.id == "fide-tr"


def test_who_does_not_come_should_be_excluded_until_he_has_left() -> None:
    order = draw()
    pairing.pair_next(None, CUP, actor=BY)
    # Round 1 of five by Berger: 1 is free (its opponent would be 6), 2-5, 3-4.
    results.enter_results(None, CUP, 1, [results.TypedResult(1, ("+", "-"))], actor=BY)
    absent = opened(None, CUP).file.rounds[1].pairs[0].black
    assert absent in order
    (found,) = sentences()
    assert found.startswith(f"{absent} did not come in round 1")
    leaving.leave(None, CUP, str(absent), actor=BY, why="ill")
    assert sentences() == []


def test_the_committee_and_who_decides() -> None:
    half = Committee("A. Huber", ("B. Maier",), ("C. Wolf", "D. Berg"), fee=5000, term="1 hour")
    records.set_committee(None, CUP, half, actor=BY)
    found = sentences()
    assert [one.rpartition(" (")[2] for one in found] == ["FIDE TR § 13.2)"] * 2
    full = replace(half, members=("B. Maier", "E. Fuchs"))
    records.set_committee(None, CUP, full, actor=BY)
    names, why = announcement_checks.deciding(opened(None, CUP), ["B. Maier"])
    assert names == ("A. Huber", "E. Fuchs", "C. Wolf")
    assert why.endswith("A. Huber has the chair. (FIDE TR § 13.2)")


def test_what_is_missing_in_the_invitation_is_named_once_it_is_begun() -> None:
    assert sentences() == []
    records.set_invitation(None, CUP, {"3.3.1": "Graz, 5 December"}, actor=BY)
    assert len(sentences()) == 15
    assert len(announcement_checks.invitation_lacks(opened(None, CUP))) == 15
