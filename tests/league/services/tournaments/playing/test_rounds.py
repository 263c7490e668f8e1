"""Rounds through services: pairing, pairs by hand, rounds taken back, results."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from fixtures.round_history import Turn
from league.errors import ConflictError, InputError, NotFoundError, ReasonError
from league.facts.tournaments import AbsenceKind, Entrant, Scores
from league.services.journal import views as journal
from league.services.journal.undoing import undo
from league.services.tournaments.entering import entries, leaving
from league.services.tournaments.playing import manual_pairings, pairing, results
from league.services.tournaments.playing.result_codes import told
from league.services.tournaments.playing.results import TypedResult
from league.services.tournaments.playing.round_history import turns_of
from league.services.tournaments.ranking import adjusting
from league.services.tournaments.ranking.crosstables import cross_table
from league.services.tournaments.ranking.tables import ranked_of
from league.storage.journal import steps
from league.typed.results import read_signs
from tests.worlds.acting import OFFICIAL
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


@pytest.fixture(autouse=True)
def _file(tmp_path: Path) -> Iterator[None]:
    with on_file(tmp_path):
        yield


def pair() -> None:
    pairing.pair_next(None, "open", actor=OFFICIAL)


def signs(at: int, board: int) -> tuple[str, str]:
    found = now().file.results[at, board]
    return found.white, found.black


def swiss(players: int, rounds: int = 3) -> None:
    """Open a Swiss of so many members, y1 the strongest; number 1 has White."""
    create(replace(SWISS, rounds=rounds))
    enter(*(f"y{one}" for one in range(1, players + 1)))


def hand(at: int, *pairs: tuple[int, int | None], why: str = "") -> None:
    manual_pairings.set_pairs(None, "open", at, pairs, actor=OFFICIAL, why=why)


def test_a_round_is_not_paired_while_a_result_is_missing() -> None:
    swiss(4)
    pair()
    play(1, b1="10")
    with refused("1 result is missing before round 2 .* round 1, board 2"):
        pair()


def test_more_rounds_than_opponents_are_refused() -> None:
    swiss(4, rounds=4)
    with refused("4 rounds and 4 participants: nobody meets twice"):
        pair()
    enter("y5")
    pair()  # five have four opponents, and the bye once
    assert now().file.last_paired == 1


def test_after_the_last_round_nothing_is_paired() -> None:
    swiss(2, rounds=1)
    pair()
    play(1, b1="==")
    with refused("All rounds of open are paired"):
        pair()
    with refused("All rounds of open are paired|from a round"):
        enter("y3")


def test_a_pairing_is_stored_only_while_its_facts_hold() -> None:
    swiss(4)
    proposal = pairing.paired(pairing.field_of(None, "open"))
    leaving.give_byes(None, "open", "y4", [1], AbsenceKind.HALF_BYE, actor=OFFICIAL)
    with refused("was changed since this pairing was worked out", ConflictError):
        pairing.store_round(None, "open", proposal, actor=OFFICIAL)
    assert now().file.rounds == {}


def test_a_pairing_that_cannot_be_says_so_and_stores_nothing() -> None:
    swiss(4)
    change(prohibited=(("y1", "y2", "y3", "y4"),))
    with refused("No pairing of round 1 keeps the rules.*allow the prohibited pair"):
        pair()


def test_who_asked_for_a_bye_has_his_points_and_the_bye_is_given_to_somebody_else() -> None:
    swiss(4)
    leaving.give_byes(None, "open", "y1", [1], AbsenceKind.HALF_BYE, actor=OFFICIAL)
    pair()
    turns = turns_of(now().file)
    assert turns[1] == [Turn(None, "", "H", 1)]
    # Of the three others the lowest has the pairing bye, a full point.
    assert turns[4] == [Turn(None, "", "U", 2)]


@pytest.mark.parametrize(
    ("pairs", "words"),
    [
        ([(1, 1), (2, 3)], "Jung01, Ed cannot play himself"),
        ([(1, 2), (1, 3)], "Jung01, Ed stands there twice"),
        ([(1, 2), (3, 9)], "nobody has the number 9"),
        ([(1, 2)], "Jung03, Ed is not paired"),
        ([(1, None), (2, None), (3, None)], "only one has the pairing bye"),
        ([(1, 4), (2, 3)], "Jung04, Ed is absent"),
    ],
)
def test_pairs_by_hand_that_are_no_round_are_refused(
    pairs: Sequence[tuple[int, int | None]], words: str
) -> None:
    swiss(4)
    leaving.give_byes(None, "open", "y4", [1], AbsenceKind.ZERO_BYE, actor=OFFICIAL)
    with refused(words, InputError, NotFoundError):
        hand(1, *pairs)


def test_pairs_by_hand_against_the_rules_need_a_reason() -> None:
    swiss(3)
    hand(1, (1, 2), (3, None))
    play(1, b1="10")
    with refused("Jung01, Ed and Jung02, Ed have met already, in round 1", ReasonError):
        hand(2, (1, 2), (3, None))
    with refused("Jung03, Ed got points without a game already, in round 1", ReasonError):
        hand(2, (1, 2), (3, None))
    hand(2, (1, 2), (3, None), why="nobody else is here")
    made = now().file.rounds[2]
    assert (made.by_hand, made.edition) == (True, "")
    with refused("neither the last one nor the next"):
        hand(1, (1, 2), (3, None))
    play(2, b1="10")
    with refused("Round 2 has results"):
        hand(2, (1, 3), (2, None))


def test_the_last_round_is_taken_back_and_paired_again() -> None:
    swiss(4)
    with refused("No round of open is paired"):
        manual_pairings.take_round_back(None, "open", actor=OFFICIAL)
    pair()
    first = now().file.rounds
    play(1, b1="10", b2="10")
    pair()
    assert manual_pairings.take_round_back(None, "open", actor=OFFICIAL) == (2,)
    assert now().file.rounds == first
    with refused("2 results stand in round 1: they are taken back for a reason only", ReasonError):
        manual_pairings.take_round_back(None, "open", actor=OFFICIAL)
    manual_pairings.take_round_back(None, "open", actor=OFFICIAL, why="wrong numbers")
    assert (now().file.rounds, now().file.results) == ({}, {})
    # The journal keeps both rounds and both results.
    kept = [one.what for one in steps() if one.after]
    assert kept.count("tournament_round") == 2
    assert kept.count("tournament_result") == 2
    assert journal.verify() is None


def last(what: str, about: str) -> int:
    """Return the number of the last step of a kind about something."""
    return max(one.number for one in steps() if one.what == what and one.subject.endswith(about))


def test_a_step_is_taken_back_in_the_journal_unless_others_rest_on_it() -> None:
    swiss(4)
    pair()
    for what, about, words in (
        ("tournament_entry", "open/y1", "The entry of y1 stays"),
        ("tournament", "open", "it stays on file"),
    ):
        with refused(words):
            undo(last(what, about), OFFICIAL, "x")
    play(1, b1="10", b2="10")
    with refused("Round 1, board 1 has a result: its pair stays"):
        undo(last("tournament_round", "open/1"), OFFICIAL, "x")
    undo(last("tournament_result", "open/1/2"), OFFICIAL, "typed wrongly")
    # Both were entered at once: the deed is taken back as one.
    assert now().file.results == {}
    assert journal.verify() is None


def test_two_rounds_do_not_lose_the_first_one() -> None:
    swiss(4)
    pair()
    play(1, b1="10", b2="10")
    pair()
    number = last("tournament_round", "open/1")
    undo(last("tournament_result", "open/1/1"), OFFICIAL, "x")
    with refused("Round 2 is paired: round 1 before it stays"):
        undo(number, OFFICIAL, "x")


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("1", ("1", "0")), ("0", ("0", "1")), ("½", ("=", "=")), ("=", ("=", "=")),
        ("+", ("+", "-")), ("-", ("-", "+")), ("--", ("-", "-")), ("1:0", ("1", "0")),
        ("0 : 1", ("0", "1")), ("½-0", ("=", "0")), ("0-½", ("0", "=")), ("0-0", ("0", "0")),
        ("1/2:1/2", ("=", "=")), ("w", ("W", "L")), ("D", ("D", "D")), ("L", ("L", "W")),
        ("+:-", ("+", "-")), ("-:+", ("-", "+")), ("", None),
    ],
)  # fmt: skip
def test_results_are_typed_as_people_write_them(
    typed: str, expected: tuple[str, str] | None
) -> None:
    assert read_signs(typed) == expected


@pytest.mark.parametrize("typed", ["2", "1:1", "1:½", "¾-¼", "+:+", "1:-", "w:0", "one", ":"])
def test_what_no_game_can_end_with_is_refused(typed: str) -> None:
    with pytest.raises(InputError, match="is no result"):
        read_signs(typed)


def test_results_are_told_as_they_are_printed() -> None:
    assert [told(one) for one in (("1", "0"), ("=", "="), ("+", "-"))] == [
        "1 : 0", "½ : ½", "+ : −",
    ]  # fmt: skip


def test_results_that_cannot_be_are_refused_with_round_and_board() -> None:
    swiss(5)
    pair()
    for typed, words in (
        ([TypedResult(4, ("1", "0"))], "Round 1 of open has boards 1 to 3, not 4"),
        ([TypedResult(3, ("1", "0"))], "board 3: Jung05, Ed has the bye and nobody to play"),
        ([TypedResult(1, ("1", "0")), TypedResult(1, ("0", "1"))], "board 1 has two results"),
        ([TypedResult(1, ("1", "1"))], "Round 1, board 1: “1:1” is no result"),
        ([TypedResult(1, games=(("1", "0"),))], "played by single players"),
    ):
        with refused(words):
            results.enter_results(None, "open", 1, typed, actor=OFFICIAL)
    with refused("Round 2 of open is not paired; paired are: 1"):
        play(2, b1="10")


def test_a_result_before_the_last_round_changes_for_a_reason_and_the_pairs_stay() -> None:
    swiss(4)
    pair()
    play(1, b1="10", b2="10")
    pair()
    paired = now().file.rounds[2]
    play(1, b1="10")  # as it is already: nothing happens
    with refused("changes for a reason only", ReasonError):
        play(1, b1="01")
    typed = [TypedResult(1, ("0", "1"))]
    results.enter_results(None, "open", 1, typed, actor=OFFICIAL, why="typed wrongly")
    assert (signs(1, 1), now().file.rounds[2]) == (("0", "1"), paired)


def test_12_2_who_played_less_than_half_of_a_round_robin_counts_for_nobody() -> None:
    create(ROBIN)
    enter("y1", "y2", "y3", "y4")
    pair()  # Berger for four by rating: 1–4, 2–3; 4–3, 1–2; 2–4, 3–1
    play(1, b1="01", b2="==")
    leaving.leave(None, "open", "y4", actor=OFFICIAL, why="ill")
    table = ranked_of(now())
    assert str(table.leavers["y4"].answer.sentence).startswith("1 of 3 = 33.3 % < 50 %")
    points = {row.number: row.points for row in table.rows}
    assert (points, table.rows[-1].place) == ({1: 0, 2: 1, 3: 1, 4: 0}, None)
    # His game stays visible, and what he does not play any more is lost by forfeit.
    assert [turn.result for turn in table.cross.turns[4]] == ["1", "-", "-"]
    assert [turn.result for turn in table.cross.turns[3]] == ["=", "+", ""]


def test_12_2_who_played_half_counts_and_two_who_left_lose_both() -> None:
    create(ROBIN)
    enter("y1", "y2", "y3", "y4", "y5")
    pair()
    # 2–5, 3–4 · 5–3, 1–2 · 3–1, 4–5 · 1–4, 2–3 · 4–2, 5–1: everybody is free once.
    play(1, b1="10", b2="10")
    play(2, b1="10", b2="10")
    leaving.leave(None, "open", "y3", actor=OFFICIAL, why="ill")
    leaving.leave(None, "open", "y2", actor=OFFICIAL, why="ill")
    table = ranked_of(now())
    said = str(table.leavers["y3"].answer.sentence)
    assert said.startswith("2 of 4 = 50 % ≥ 50 %")
    free = Turn(None, "", "", 0)
    assert table.cross.turns[3][2:] == [
        Turn(1, "w", "-", 0), Turn(2, "b", "-", 0), free,
    ]  # fmt: skip
    assert table.cross.turns[2][3].result == "-"
    assert table.cross.turns[1][0] == free
    assert pairing.missing_results(now().file) == [(3, 2), (4, 1), (5, 2)]


def team(name: str, *players: str) -> None:
    one = Entrant(tournament="open", key="", name=name)
    entries.enter_team(None, "open", one, players, actor=OFFICIAL)


def match(
    *games: str, lineups: tuple[tuple[str | None, ...], tuple[str | None, ...]] | None = None
) -> None:
    typed = TypedResult(1, games=tuple((one[0], one[1]) for one in games), lineups=lineups)
    results.enter_results(None, "open", 1, [typed], actor=OFFICIAL)


@pytest.mark.parametrize(
    ("games", "expected"),
    [
        (("10", "=="), ("1", "0")), (("10", "01"), ("=", "=")), (("+-", "01"), ("=", "=")),
        (("+-", "+-"), ("+", "-")), (("--", "--"), ("-", "-")), (("01", "=="), ("0", "1")),
    ],
)  # fmt: skip
def test_a_match_ends_as_its_games_do(games: tuple[str, str], expected: tuple[str, str]) -> None:
    create(replace(TEAMS, rounds=1))
    team("A", "y1", "y2")
    team("B", "y3", "y4")
    pair()
    match(*games)
    assert signs(1, 1) == expected


def test_a_match_counts_when_all_its_boards_are_in_and_a_bye_on_every_board() -> None:
    create(replace(TEAMS, rounds=3, scores=Scores(pairing_bye=1)))
    for at, name in enumerate(("A", "B", "C")):
        team(name, f"y{2 * at + 1}", f"y{2 * at + 2}")
    pair()
    typed = TypedResult(1, games=(("1", "0"), ("", "")))
    results.enter_results(None, "open", 1, [typed], actor=OFFICIAL)
    assert pairing.missing_results(now().file) == [(1, 1)]
    match("10", "==")
    found = {turn.result: turn for turns in turns_of(now().file).values() for turn in turns}
    # Match points 2–0 and the bye 2, in half points; game points 1½–½, and ½ on each board.
    assert (found["1"].points, found["1"].games) == (4, 3)
    assert (found["0"].points, found["0"].games) == (0, 1)
    assert (found["U"].points, found["U"].games) == (4, 2)


def test_lineups_that_cannot_be_are_refused() -> None:
    create(replace(TEAMS, rounds=1))
    team("A", "y1", "y2", "y5")
    team("B", "y3", "y4")
    pair()
    file = now().file
    sides = (file.rounds[1].pairs[0].white, file.rounds[1].pairs[0].black or "")
    usual = {key: file.entrants[key].players[:2] for key in sides}

    def lineups(wrong: tuple[str | None, ...]) -> tuple[tuple[str | None, ...], ...]:
        return tuple(wrong if key == "A" else usual[key] for key in sides)

    for wrong, words in ((("y3", "y1"), "y3"), (("y1", "y1"), "y1"), (("y1", "y2", "y5"), "3")):
        first, second = lineups(wrong)
        with refused(f"the lineup of A is none; at fault: {words}"):
            match("10", "10", lineups=(first, second))
    first, second = lineups(("y5", None))
    match("10", "10", lineups=(first, second))
    assert now().file.results[1, 1].lineups == (first, second)
    with refused("there are 2 boards, not 1"):
        match("10")


def test_points_are_given_and_taken_for_a_reason() -> None:
    swiss(4)
    pair()
    with refused("for a reason", ReasonError):
        adjusting.adjust(None, "open", "y1", -1, actor=OFFICIAL, why="")
    for points, at, words in ((500, 0, "so many points"), (1, 9, "rounds 1 to 3, not 9")):
        with refused(words):
            adjusting.adjust(None, "open", "y1", points, at=at, actor=OFFICIAL, why="x")
    with refused("Nothing was decided", NotFoundError):
        adjusting.adjust(None, "open", "y1", 0, actor=OFFICIAL, why="x")
    adjusting.adjust(None, "open", "y1", -1, actor=OFFICIAL, why="late")
    assert cross_table(now().file).given == {1: (-1, 0)}
    adjusting.adjust(None, "open", "y1", 0, actor=OFFICIAL, why="forgiven")
    assert now().file.adjustments == ()


def test_an_event_of_one_name_does_not_mix_with_another_tournament() -> None:
    create()
    create(replace(SWISS, id="open2"))
    enter(guest("Huber, Max"))
    entries.enter(None, "open2", replace(guest("Maier, Ida"), tournament="open2"), actor=OFFICIAL)
    assert [one.name for one in now().file.participants] == ["Huber, Max"]
