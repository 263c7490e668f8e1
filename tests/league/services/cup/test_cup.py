"""TUWO § 15: a cup of three teams, from its draw to its winner."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from league.facts.actors import official
from league.facts.clubs import Team
from league.facts.seasons import MatchKey
from league.services.cup.rounds import draw_cup, draw_lot, next_round, show_cup
from league.services.cup.views import cup_sheet, decided_words
from league.services.journal import views as journal
from league.services.journal.undoing import undo
from league.services.matches import no_shows
from league.services.matches.withdrawals import withdrawal_step
from league.services.session import transactions
from league.services.session.opening import open_desk
from league.services.session.trial_runs import file_step
from league.storage import database
from league.views.cup import CupView
from tests.worlds.desk_world import run
from tests.worlds.league_world import play, refused, season, stored

ONE, TWO = date(2011, 11, 19), date(2012, 1, 14)
HOME, AWAY = ((2, 0), (2, 0)), ((0, 2), (0, 2))
"""Who won, on both boards."""


@pytest.fixture(autouse=True)
def opened(tmp_path: Path) -> Iterator[None]:
    with stored(tmp_path, season()):
        yield


def first(view: CupView) -> MatchKey:
    """The only match of round 1; the third team has a bye."""
    (match,) = [tie.match for tie in view.rounds[0] if tie.match is not None]
    return match


def free(view: CupView) -> str | None:
    return next(tie.winner for tie in view.rounds[0] if tie.match is None)


def test_15_1_the_draw_is_stored_with_a_bye_and_one_match() -> None:
    view = draw_cup(None, "cup", ONE, actor=official("M"), seed=3)
    assert len(view.rounds) == 1
    teams = {first(view)[2], first(view)[3], free(view)}
    assert teams == {"CA", "CB", "CC"}
    loaded, _rulings = transactions.load()
    assert [(one.key, one.end_date) for one in loaded.fixtures] == [(first(view), ONE)]
    assert journal.verify() is None


def test_15_1_the_same_seed_draws_the_same() -> None:
    view = draw_cup(None, "cup", ONE, actor=official("M"), seed=3)
    refused(
        lambda: draw_cup(None, "cup", ONE, actor=official("M"), seed=3),
        "second draw needs a reason",
    )
    again = draw_cup(
        None, "cup", ONE, actor=official("M"), seed=3, why="a team withdrew and came back"
    )
    assert again.rounds == view.rounds


def test_15_1_the_winner_meets_the_team_with_the_bye_and_takes_the_title() -> None:
    view = draw_cup(None, "cup", ONE, actor=official("M"), seed=3)
    refused(lambda: next_round(None, "cup", TWO, actor=official("M")), "Round 1 is not decided yet")
    play(first(view), (2, 0), (2, 0))
    refused(
        lambda: next_round(None, "cup", ONE, actor=official("M")), "19 Nov 2011 does not come after"
    )
    final = next_round(None, "cup", TWO, actor=official("M")).rounds[1][0]
    assert final.match is not None
    assert {final.home, final.away} == {first(view)[2], free(view)}
    assert final.end_date == TWO
    play(final.match, (0, 2), (1, 1))
    done = show_cup(None, "cup")
    assert (done.champion, done.title) == (final.away, "Steirischer Cup-Sieger 2012")
    refused(lambda: next_round(None, "cup", date(2012, 3, 3), actor=official("M")), "is over")
    refused(
        lambda: draw_cup(None, "cup", ONE, actor=official("M"), why="again"), "has results already"
    )


def test_15_1_a_match_drawn_by_every_count_is_decided_by_a_recorded_lot() -> None:
    view = draw_cup(None, "cup", ONE, actor=official("M"), seed=3)
    key = first(view)
    refused(lambda: draw_lot(None, key, actor=official("M"), seed=1), "needs no lot")
    play(key, (1, 1), (1, 1))
    (tie,) = [tie for tie in show_cup(None, "cup").rounds[0] if tie.match == key]
    assert (tie.decided, tie.needs_lot) == (False, True)
    refused(
        lambda: draw_lot(None, key, actor=official("M"), seed=-1), "a seed is 0 or more, not -1"
    )
    lot = draw_lot(None, key, actor=official("M"), seed=1)
    (tie,) = [tie for tie in show_cup(None, "cup").rounds[0] if tie.match == key]
    assert (tie.winner, tie.lot, tie.needs_lot) == (lot.winner, 1, False)
    assert lot.winner in key[2:]
    refused(lambda: draw_lot(None, key, actor=official("M"), seed=2), "needs no lot")


def test_15_1_a_lot_no_longer_counts_when_the_result_is_corrected() -> None:
    key = first(draw_cup(None, "cup", ONE, actor=official("M"), seed=3))
    play(key, (1, 1), (1, 1))
    draw_lot(None, key, actor=official("M"), seed=1)
    play(key, (0, 2), (0, 2))
    (tie,) = [tie for tie in show_cup(None, "cup").rounds[0] if tie.match == key]
    assert (tie.winner, tie.lot) == (key[3], None)


def test_15_1_a_cup_that_cannot_be_drawn_is_refused() -> None:
    refused(lambda: draw_cup(None, "kl", ONE, actor=official("M")), "has a table")
    refused(lambda: draw_cup(None, "kx", ONE, actor=official("M")), "no division “kx”")
    refused(
        lambda: draw_cup(None, "cup", date(2012, 8, 1), actor=official("M")), "not in the season"
    )
    refused(lambda: draw_cup(None, "cup", ONE, actor=official("M"), seed=-1), "not -1")
    refused(lambda: draw_cup(None, "cup", ONE, actor=official("")), "name of the person")
    refused(lambda: show_cup(None, "cup"), "was not drawn yet")
    refused(lambda: next_round(None, "cup", ONE, actor=official("M")), "was not drawn yet")
    refused(
        lambda: draw_lot(None, ("cup", 1, "CA", "CB"), actor=official("M")), "was not drawn yet"
    )


def test_15_1_one_team_is_no_cup() -> None:
    loaded, _rulings = transactions.load()
    teams = (Team("CA", "Cup A", "A", "cup"),)
    transactions.import_season(replace(loaded, teams=teams, squads=()), official("M"), "")
    refused(lambda: draw_cup(None, "cup", ONE, actor=official("M")), "two teams or more, not 1")


def leave(team: str, day: date) -> None:
    desk = open_desk(database.opened(), official("M"))
    file_step(desk, withdrawal_step(team, day), "Gone.")


def how() -> list[list[tuple[str | None, str]]]:
    """Who goes on of each tie, and what decided, as it is shown."""
    sheet = cup_sheet(open_desk(database.opened(), official("M")), "cup")
    assert not sheet.trouble
    return [
        [(tie.winner, decided_words(tie)) for tie in ties if tie.match] for ties in sheet.rounds
    ]


def test_7_1_b_a_round_still_fits_when_who_went_on_in_it_leaves_too() -> None:
    view = draw_cup(None, "cup", ONE, actor=official("M"), seed=3)
    _division, _round, home, away = first(view)
    leave(home, date(2011, 11, 1))
    assert how()[0] == [(away, "one team left")]
    next_round(None, "cup", TWO, actor=official("M"))
    leave(away, date(2011, 12, 1))
    # Away had gone on a month before it left; in the final who had the bye is alone.
    assert how() == [[(away, "one team left")], [(free(view), "one team left")]]
    assert show_cup(None, "cup").champion == free(view)


def test_7_1_b_of_two_who_leave_on_one_day_nobody_goes_on() -> None:
    view = draw_cup(None, "cup", ONE, actor=official("M"), seed=3)
    for team in first(view)[2:]:
        leave(team, date(2011, 11, 1))
    # The other has a bye in the final, and no match is left.
    assert how() == [[(None, "both teams left")], []]
    assert show_cup(None, "cup").champion == free(view)


def test_7_1_b_a_round_set_by_an_exclusion_that_was_taken_back_says_what_to_do() -> None:
    """Home left, away went on into the final; readmitted, home has still to play away."""
    view = draw_cup(None, "cup", ONE, actor=official("M"), seed=3)
    home = first(view)[2]
    leave(home, date(2011, 11, 1))
    assert not next_round(None, "cup", TWO, actor=official("M")).astray
    step = journal.rows()[-2].number
    final = show_cup(None, "cup").rounds[1][0]
    no_shows.readmit(None, home, actor=official("M"), reason="By mistake.")
    names = {team.id: team.name for team in transactions.load()[0].teams}
    told = " – ".join(names[team or ""] for team in (final.home, final.away))
    found = show_cup(None, "cup")
    assert found.astray == (
        f"Round 2 was set when the rounds before it stood otherwise: {told}. Take it back"
        f" (“spielleiter undo {step}”) and set it anew, or decide the rounds before it as"
        " they were."
    )
    assert cup_sheet(open_desk(database.opened(), official("M")), "cup").astray == found.astray
    refused(lambda: next_round(None, "cup", TWO, actor=official("M")), f"undo {step}")
    shown = run("--db", database.opened(), "cup", "show", "cup")
    assert f"spielleiter undo {step}" in shown.stderr
    # Won by away it follows again; taken back, the final is set anew with who won.
    play(first(view), *AWAY)
    assert not show_cup(None, "cup").astray
    play(first(view), *HOME)
    assert show_cup(None, "cup").astray
    undo(step, official("M"), "The exclusion fell.")
    assert next_round(None, "cup", TWO, actor=official("M")).rounds[1][0].decided is False
    after = transactions.load()[0].fixtures
    assert [set(one.key[2:]) for one in after if one.key[:2] == ("cup", 2)] == [{home, free(view)}]


def test_15_1_a_final_already_played_that_no_longer_follows_says_what_to_do() -> None:
    view = draw_cup(None, "cup", ONE, actor=official("M"), seed=3)
    play(first(view), *AWAY)
    final = next_round(None, "cup", TWO, actor=official("M")).rounds[1][0].match
    assert final is not None
    play(final, *AWAY)
    play(first(view), *HOME)
    refused(lambda: show_cup(None, "cup"), "is not a match of round 2 of this cup")
    refused(lambda: show_cup(None, "cup"), "set it anew, or decide the rounds before it as they")
