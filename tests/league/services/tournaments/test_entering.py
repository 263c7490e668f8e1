"""Tournaments through services: conditions, entries, who leaves, numbers."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from fixtures.baku import Acceleration
from league.errors import NotFoundError, ReasonError, RightError
from league.facts.actors import Actor
from league.facts.bans import Ban
from league.facts.committees import Committee
from league.facts.tournaments import AbsenceKind, Entrant, NumbersBy, PointKind, Scores, System
from league.record_kinds import PERSON_BAN
from league.services.session import transactions
from league.services.tournaments.announcing import records
from league.services.tournaments.entering import entries, leaving, numbers
from league.services.tournaments.entering.numbering import keys_of, named, numbers_of
from league.services.tournaments.opening import opened
from league.services.tournaments.playing import pairing
from tests.worlds.acting import OFFICIAL, record
from tests.worlds.open_tournament import (
    ROBIN,
    SWISS,
    TEAMS,
    change,
    create,
    enter,
    guest,
    now,
    on_file,
    play,
    refused,
)

LATE = datetime.fromisoformat("2012-03-04 09:00")


@pytest.fixture(autouse=True)
def _file(tmp_path: Path) -> Iterator[None]:
    with on_file(tmp_path):
        yield


def test_who_has_no_right_to_events_stores_nothing() -> None:
    with refused("no right", RightError):
        records.create_tournament(None, SWISS, actor=Actor("Gast"))


def test_a_swiss_without_first_color_has_the_seed_of_its_lot_on_record() -> None:
    assert create(replace(SWISS, first_color="")).seed is not None
    assert create(replace(SWISS, id="second", first_color="", seed=7)).seed == 7
    assert create(replace(ROBIN, id="third")).seed is None
    # The lot is that of fixtures.draw.one_of, whatever number it is.
    drawn = {pairing.first_color(replace(SWISS, first_color="", seed=one)) for one in range(9)}
    assert drawn == {"w", "b"}


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"id": ""}, "is no id"),
        ({"id": "a/b"}, "is no id"),
        ({"name": " "}, "needs a name"),
        ({"rounds": 0}, "1 to 99 rounds, not 0"),
        ({"rounds": 100}, "1 to 99 rounds, not 100"),
        ({"system": System.ROUND_ROBIN}, "follow from its participants"),
        ({"teams": True}, "1 to 24 boards, not 0"),
        ({"boards": 4}, "Only teams"),
        ({"first_day": date(2012, 3, 4), "last_day": date(2012, 3, 3)}, "is before the first"),
        ({"first_day": date(2022, 3, 4)}, "out of season"),
        ({"round_times": (LATE, LATE - timedelta(days=1))}, "begins after"),
        ({"scores": Scores(win=1, draw=1)}, "more than a draw"),
        ({"scores": Scores(pairing_bye=3)}, "no more than a win"),
        ({"criteria": ("luck",)}, "“luck” is no criterion"),
        ({"criteria": ("match_points",)}, "is for teams"),
        ({"criteria": ("buchholz", "buchholz")}, "stands there twice"),
        ({"first_color": "green"}, "is no colour"),
        ({"seed": -1}, "0 or more"),
        ({"accelerations": (Acceleration(1, 6, 1, 4, 2),)}, "within 1 to 5"),
        ({"accelerations": (Acceleration(1, 2, 4, 1, 2),)}, "pairing numbers"),
        ({"prohibited": (("a", "b"),)}, "when the participants are entered"),
    ],
)
def test_conditions_that_cannot_be_are_refused(changes: dict[str, Any], words: str) -> None:
    with refused(words):
        create(replace(SWISS, **changes))


def test_acceleration_where_game_points_come_first_is_refused() -> None:
    wanted = replace(TEAMS, first=PointKind.GAME, accelerations=(Acceleration(1, 2, 1, 4, 4),))
    with refused("game points of teams come first"):
        create(wanted)
    assert create(replace(wanted, first=PointKind.MATCH)).accelerations


def test_a_tournament_is_on_file_once() -> None:
    create()
    with refused("already"):
        create()
    with refused("There is no tournament “x”; on file are: open", NotFoundError):
        opened(None, "x")


def test_what_was_announced_changes_for_a_reason_and_what_was_paired_by_not_at_all() -> None:
    create()
    enter("y1", "y2", "y3", "y4")
    change(rounds=3)
    pairing.pair_next(None, "open", actor=OFFICIAL)
    with refused("for a reason only", ReasonError):
        change(rounds=4)
    assert change(why="more time", rounds=4).rounds == 4
    with refused("Round 1 of open is paired already: first_color does not change"):
        change(why="x", first_color="b")
    with refused("no fewer rounds|1 to 99"):
        change(why="x", rounds=0)
    with refused("keeps its id"):
        change(id="other")


def test_who_has_met_is_not_forbidden_any_more() -> None:
    create(replace(SWISS, rounds=3))
    enter("y1", "y2", "y3", "y4")
    pairing.pair_next(None, "open", actor=OFFICIAL)
    # By the numbers 1 to 4 the upper half meets the lower one: 1–3 and 4–2.
    with refused("Jung01, Ed and Jung03, Ed have met already, in round 1"):
        change(prohibited=(("y1", "y3"),))
    assert change(prohibited=(("y1", "y2"),)).prohibited == (("y1", "y2"),)
    for group, words in ((("y1",), "two or more"), (("y1", "y1"), "each once")):
        with refused(words):
            change(prohibited=(group,))
    with refused("Not entered in open: y9", NotFoundError):
        change(prohibited=(("y1", "y9"),))


def test_a_criterion_with_ratings_needs_somebody_who_is_rated() -> None:
    create()
    enter(guest("A"), guest("B"))
    with refused("“performance” needs ratings; nobody in open is rated"):
        change(criteria=("performance",))
    enter(guest("C", rating=1500))
    assert change(criteria=("performance",)).criteria == ("performance",)


def test_a_member_enters_with_what_the_register_has_of_him() -> None:
    create()
    (one,) = enter("y3")
    # youths(): Jung03 Ed, born on 3 January 1995, rating 1497, Stammspieler of Turm Aubach.
    assert one == Entrant(
        tournament="open", key="y3", name="Jung03, Ed", sex="m", rating=1497,
        national_rating=1497, federation="AUT", born="1995/01/03", club="Turm Aubach",
    )  # fmt: skip
    with refused("No player of 2011/12 has the pass number 999", NotFoundError):
        enter("999")
    with refused("Jung03, Ed is entered in open already"):
        enter("y3")


def test_guests_get_keys_and_are_found_by_key_number_and_name() -> None:
    create()
    first, second = enter(guest("Huber, Max", rating=1400), guest("Maier, Ida", rating=1700))
    assert (first.key, second.key) == ("G1", "G2")
    file = now().file
    assert [named(file, text) for text in ("G1", "1", "huber, max")] == ["G1", "G2", "G1"]
    with refused("Not entered in open: 7", NotFoundError):
        named(file, "7")


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"name": " "}, "needs a name"),
        ({"rating": 0}, "is no rating"),
        ({"rating": 9000}, "is no rating"),
        ({"born": "31.5.1990"}, "no day of birth"),
        ({"sex": "x"}, "neither m nor w"),
        ({"federation": "Aut"}, "three letters"),
    ],
)
def test_data_of_a_guest_that_cannot_be_are_refused(facts: dict[str, Any], words: str) -> None:
    create()
    with refused(words):
        enter(replace(guest("Huber, Max"), **facts))


def test_a_banned_player_enters_only_in_spite_of_it() -> None:
    create(replace(SWISS, first_day=date(2012, 3, 3)))
    federation = transactions.load()[0].federation
    ban = Ban("y1", "601", date(2012, 1, 1), date(2012, 6, 30), "1", "he cheated")
    record(None, PERSON_BAN, f"{federation}/y1/2012-01-01", ban, actor=OFFICIAL, why="")
    with refused("Jung01, Ed is banned", ReasonError):
        enter("y1")
    enter("y1", despite="The ban is lifted next week.")


def test_who_enters_late_gets_the_next_number_and_plays_from_the_next_round() -> None:
    create(replace(SWISS, rounds=3))
    enter("y1", "y2", "y3", "y4")
    pairing.pair_next(None, "open", actor=OFFICIAL)
    with refused("from a round 2 to 3, not 4"):
        enter("y5", first_round=4)
    (late,) = enter(guest("Spät, Otto", rating=2400))
    # The strongest of all: the numbers of the others stay.
    assert (late.number, late.first_round) == (5, 2)
    assert numbers_of(now().file) == {"y1": 1, "y2": 2, "y3": 3, "y4": 4, "G1": 5}


def test_a_team_enters_with_the_average_of_its_best_boards() -> None:
    create(TEAMS)
    team = Entrant(tournament="open", key="", name="Turm")
    made = entries.enter_team(None, "open", team, ["y1", "y4", "y9"], actor=OFFICIAL)
    # (1499 + 1496) / 2 = 1497.5, half a point up.
    assert (made.key, made.players, made.rating) == ("Turm", ("y1", "y4", "y9"), 1498)
    file = now().file
    assert [one.key for one in file.participants] == ["Turm"]
    assert file.entrants["y4"].team == "Turm"
    second = Entrant(tournament="open", key="", name="Läufer")
    for players, words in ((["y2"], "has 1 player;"), (["y2", "y1"], "entered in open already")):
        with refused(words):
            entries.enter_team(None, "open", second, players, actor=OFFICIAL)
    with refused("is played by teams"):
        enter("y5")
    with refused("plays for Turm", NotFoundError):
        leaving.leave(None, "open", "y1", actor=OFFICIAL, why="x")


def test_an_entry_is_taken_back_until_numbers_are_given() -> None:
    create()
    enter("y1", "y2", "y3")
    leaving.give_byes(None, "open", "y1", [2], AbsenceKind.HALF_BYE, actor=OFFICIAL)
    assert leaving.leave(None, "open", "y1", actor=OFFICIAL, why="ill") is None
    assert (set(now().file.entrants), now().file.absences) == ({"y2", "y3"}, ())


@pytest.mark.parametrize(
    ("rounds", "words"),
    [([6], "rounds 1 to 5, not 6"), ([0], "not 0"), ([2], "has a bye"), ([3, 3], "twice")],
)
def test_a_bye_that_cannot_be_is_refused(rounds: list[int], words: str) -> None:
    create()
    enter("y1", "y2", "y3")
    leaving.give_byes(None, "open", "y1", [2], AbsenceKind.HALF_BYE, actor=OFFICIAL)
    with refused(words):
        leaving.give_byes(None, "open", "y1", rounds, AbsenceKind.HALF_BYE, actor=OFFICIAL)


def test_a_bye_of_a_paired_round_is_refused_and_one_before_it_is_taken_back() -> None:
    create(replace(SWISS, rounds=3))
    enter("y1", "y2", "y3", "y4")
    pairing.pair_next(None, "open", actor=OFFICIAL)
    with refused("is paired in round 1"):
        leaving.give_byes(None, "open", "y1", [1], AbsenceKind.ZERO_BYE, actor=OFFICIAL)
    leaving.give_byes(None, "open", "y1", [2], AbsenceKind.ZERO_BYE, actor=OFFICIAL)
    leaving.take_bye_back(None, "open", "y1", 2, actor=OFFICIAL)
    with refused("has no bye in round 2", NotFoundError):
        leaving.take_bye_back(None, "open", "y1", 2, actor=OFFICIAL)


def test_who_left_is_not_paired_and_comes_back_for_a_reason() -> None:
    create(replace(SWISS, rounds=3))
    enter("y1", "y2", "y3", "y4", "y5")
    pairing.pair_next(None, "open", actor=OFFICIAL)
    with refused("leaves from round 2 on at the earliest"):
        leaving.leave(None, "open", "y1", from_round=1, actor=OFFICIAL, why="ill")
    with refused("told the reason", ReasonError):
        leaving.leave(None, "open", "y1", excluded=True, actor=OFFICIAL, why="")
    leaving.leave(None, "open", "y1", actor=OFFICIAL, why="ill")
    with refused("has left already, from round 2"):
        leaving.leave(None, "open", "y1", actor=OFFICIAL, why="ill")
    play(1, b1="10", b2="10")
    assert 1 not in pairing.swiss_field(now().file, 2).present
    with refused("for a reason", ReasonError):
        leaving.come_back(None, "open", "y1", actor=OFFICIAL, why="")
    leaving.come_back(None, "open", "y1", actor=OFFICIAL, why="well again")
    assert 1 in pairing.swiss_field(now().file, 2).present


def test_8_3_the_pairings_stay_when_somebody_comes_or_goes_before_round_1() -> None:
    create(ROBIN)
    enter("y1", "y2", "y3", "y4")
    order = ("y4", "y2", "y1", "y3")
    numbers.give_numbers(None, "open", NumbersBy.HAND, order=order, actor=OFFICIAL)
    pairing.pair_next(None, "open", actor=OFFICIAL)
    with refused("no number is free"):
        enter("y5")
    leaving.leave(None, "open", "y2", actor=OFFICIAL, why="ill")
    enter("y5")
    assert keys_of(now().file) == {1: "y4", 2: "y5", 3: "y1", 4: "y3"}
    # Berger for four: 1–4, 2–3; 4–3, 1–2; 2–4, 3–1.
    pairs = [[(one.white, one.black) for one in each.pairs] for each in now().file.rounds.values()]
    assert pairs == [
        [("y4", "y3"), ("y5", "y1")],
        [("y3", "y1"), ("y4", "y5")],
        [("y5", "y3"), ("y1", "y4")],
    ]


def test_8_3_a_newcomer_takes_the_free_number_of_an_odd_field() -> None:
    create(ROBIN)
    enter("y1", "y2", "y3")
    numbers.give_numbers(None, "open", NumbersBy.LOT, seed=3, actor=OFFICIAL)
    pairing.pair_next(None, "open", actor=OFFICIAL)
    before = [one.pairs for one in now().file.rounds.values()]
    enter("y4")
    after = [one.pairs for one in now().file.rounds.values()]
    assert numbers_of(now().file)["y4"] == 4
    assert [set(old) <= set(new) for old, new in zip(before, after, strict=True)] == [True] * 3
    assert [len(new) for new in after] == [2, 2, 2]


def test_numbers_by_rating_part_the_level_by_title_and_name() -> None:
    create()
    enter(
        guest("Berger, A", rating=2300), guest("Adam, B", rating=2300, title="FM"),
        guest("Adler, C", rating=2300, title="IM"), guest("Aal, D", rating=2300), guest("Erl, E"),
    )  # fmt: skip
    made = numbers.give_numbers(None, "open", NumbersBy.RATING, actor=OFFICIAL)
    assert made.order == ("G3", "G2", "G4", "G1", "G5")


def test_lots_are_drawn_again_from_their_seed_and_anew_only_for_a_reason() -> None:
    create(ROBIN)
    clubs = ("A", "A", "B", "B", "C", "C", "D", "D", "", "")
    enter(*(guest(f"P{at}", club=club) for at, club in enumerate(clubs)))
    first = numbers.give_numbers(None, "open", NumbersBy.VARMA, seed=5, actor=OFFICIAL)
    with refused("drawn anew for a reason", ReasonError):
        numbers.give_numbers(None, "open", NumbersBy.LOT, actor=OFFICIAL)
    again = numbers.give_numbers(None, "open", NumbersBy.VARMA, seed=5, actor=OFFICIAL, why="x")
    assert (again.order, again.by, again.seed) == (first.order, NumbersBy.VARMA, 5)
    assert again.drawn is not None
    pairing.pair_next(None, "open", actor=OFFICIAL)
    # 8.6: two of one club do not meet in the last three of nine rounds.
    of = {key: one.club for key, one in now().file.entrants.items()}
    late = [pair for at in (7, 8, 9) for pair in now().file.rounds[at].pairs]
    assert [pair for pair in late if of[pair.white] == of[pair.black or ""] != ""] == []


def test_more_of_one_club_than_the_tables_keep_apart_is_said() -> None:
    create(ROBIN)
    enter(*(f"y{one}" for one in range(1, 11)))
    with refused("Turm Aubach has 10 players; the tables have room for 3"):
        numbers.give_numbers(None, "open", NumbersBy.VARMA, actor=OFFICIAL)


def test_orders_and_tables_that_cannot_be_are_refused() -> None:
    create(ROBIN)
    enter("y1", "y2", "y3")
    for order, words in (
        (("y1", "y2"), "Jung03, Ed"), (("y1", "y2", "y2"), "y2"), (("y1", "y2", "y9"), "y9")
    ):  # fmt: skip
        with refused(f"names each participant once; at fault: .*{words}"):
            numbers.give_numbers(None, "open", NumbersBy.HAND, order=order, actor=OFFICIAL)
    with refused("restricted drawing is for round robins of 9 to 24, not 3"):
        numbers.give_numbers(None, "open", NumbersBy.VARMA, actor=OFFICIAL)
    with refused("0 or more"):
        numbers.give_numbers(None, "open", NumbersBy.LOT, seed=-1, actor=OFFICIAL)
    pairing.pair_next(None, "open", actor=OFFICIAL)
    with refused("the numbers stay"):
        numbers.give_numbers(None, "open", NumbersBy.RATING, actor=OFFICIAL)


def test_13_2_a_committee_seats_everybody_once() -> None:
    create()
    with refused("Named twice: Huber"):
        records.set_committee(None, "open", Committee("Huber", ("Huber",)), actor=OFFICIAL)
    with refused("0 or more"):
        records.set_committee(None, "open", Committee("Huber", fee=-1), actor=OFFICIAL)
    made = records.set_invitation(None, "open", {"3.3.1": "Graz", "3.3.2": ""}, actor=OFFICIAL)
    assert made.invitation == {"3.3.1": "Graz"}
