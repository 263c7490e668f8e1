"""The Laws of a day: who is asked first, what stays open, and the commands ``laws``."""

import json
from datetime import date

import pytest

from league.errors import RuleBookError
from league.facts.disputes import Chess, Dispute, FlagFall, LateArrival, TimeControl
from league.facts.games import Color
from league.laws import by_each_edition, chess_by, edition_named, edition_on, judge
from league.outcomes.laws import GameResult
from league.rulebook.topics import LawsTopic
from league.rulebooks import editions, federation, load
from tests.worlds.desk_world import run
from tests.worlds.laws_world import game

STYRIA = federation("tuwo-stmk-2011")
GAP = date(2011, 10, 15)
FLAG = Dispute(happening=FlagFall(by=Color.WHITE))


def test_in_a_gap_the_neighbours_are_named_and_nothing_is_judged() -> None:
    found = edition_on(GAP)
    assert found.edition is None
    assert [one.short for one in found.neighbours] == ["FIDE 2001", "FIDE 2023"]
    verdict = judge(game(2), Dispute(happening=FlagFall(by=Color.WHITE, other_too=True)), found)
    assert (verdict.result, verdict.book, verdict.citation) == (GameResult.ARBITER, None, "")
    assert "30 Jun 2005" in verdict.sentence
    assert "1 Jan 2023" in verdict.sentence


def test_before_the_oldest_edition_only_the_later_one_is_named() -> None:
    found = edition_on(date(1985, 5, 1))
    assert [one.short for one in found.neighbours] == ["FIDE 1993"]
    assert found.sentence.startswith("1 May 1985 is before the oldest edition at hand: FIDE 1993")


def test_the_federation_is_asked_first_and_the_edition_where_it_says_nothing() -> None:
    late = Dispute(happening=LateArrival(by=Color.WHITE, minutes=30))
    edition = edition_named(load("fide-laws-2023"))
    # Within TUWO's hour; by 2023 nobody may come late unless the event says so.
    assert judge(game(), late, edition, STYRIA).citation == "TUWO § 2.6.b"
    assert judge(game(), late, edition).citation == "FIDE 2023 Art. 6.7.1"
    # Two flags outside the last period: TUWO is silent, 2001 lets the game go on.
    both = Dispute(happening=FlagFall(by=Color.WHITE, other_too=True))
    verdict = judge(game(2), both, edition_named(load("fide-laws-2001")), STYRIA)
    assert (verdict.citation, verdict.result) == ("FIDE 2001 Art. 6.12", GameResult.PLAYS_ON)


def test_each_edition_says_its_own() -> None:
    bare = game(2, white="KQ", black="K")
    said = {one.citation: one.result for one in by_each_edition(bare, FLAG)}
    assert said == {
        "FIDE 1993 Art. 10.14": GameResult.DRAW,
        "FIDE 2001 Art. 6.10": GameResult.DRAW,
        "FIDE 2023 Art. 6.9": GameResult.DRAW,
    }


@pytest.mark.parametrize(
    ("minutes", "increment", "chess"),
    [
        # 30 minutes are rapid in all three, 60 no longer in 2023, 15 not yet in 1993.
        (30, 0, (Chess.RAPID, Chess.RAPID, Chess.RAPID)),
        (60, 0, (Chess.RAPID, Chess.RAPID, Chess.STANDARD)),
        (5, 0, (Chess.BLITZ, Chess.BLITZ, Chess.BLITZ)),
    ],
)
def test_the_kind_of_chess_follows_from_the_clock_of_the_edition(
    minutes: int, increment: int, chess: tuple[Chess, ...]
) -> None:
    time = TimeControl(minutes, increment)
    assert tuple(chess_by(time, edition_named(one)) for one in editions()) == chess
    assert chess_by(time, edition_on(GAP)) is None


def test_no_season_is_played_by_an_edition() -> None:
    with pytest.raises(RuleBookError, match="choose from: sjrp-2025, tuwo-stmk-2011"):
        federation("fide-laws-1993")


def test_every_edition_has_its_column_on_every_topic() -> None:
    for edition in editions():
        assert set(edition.differences) == set(LawsTopic), edition.id


def test_the_commands_tell_the_edition_the_gap_and_the_differences() -> None:
    told = run("laws", "on", "15.10.2011")
    assert (told.exit_code, "FIDE 2001 is known until 30 Jun 2005" in told.output) == (0, True)
    found = json.loads(run("laws", "on", "2002-03-01", "--json").stdout)
    assert found["edition"]["id"] == "fide-laws-2001"
    listed = json.loads(run("laws", "list", "--json").stdout)
    assert [one["first_day"] for one in listed] == ["1993-01-01", "2001-07-01", "2023-01-01"]
    compared = run("laws", "compare", "wrong_claim").output
    for cited in ("FIDE 1993 Art. 10.13.b", "FIDE 2001 Art. 9.5.b", "FIDE 2023 Art. 9.5.2"):
        assert cited in compared
    assert run("laws", "compare", "nonsense").exit_code != 0
    ahead = run("laws", "compare", "default_time", "--rulebook", "sjrp-2025").output
    assert ahead.index("SJRP § 4.3") < ahead.index("FIDE 1993 Art. 10.15")
    rapid = run("laws", "chess", "5", "6", "--on", "2024-05-01").output
    assert rapid == "Rapid chess, by FIDE 2023.\n"
