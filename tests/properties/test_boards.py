"""Generated matches, typed and taken back: what both lost, who is seated, what waits."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from random import Random

import pytest

from league.facts.matches import BOTH_LOST, DRAW, LOSS, SIDES, WIN, MatchDraft, Score, Side
from league.facts.seasons import MatchKey
from league.findings import Effect
from league.services.accounts import ledger
from league.services.home.season_views import season_view
from league.services.journal import views as journal
from league.services.journal.undoing import undo
from league.services.matches.changes import record_match
from league.services.matches.division_views import division_view
from league.services.matches.evening import evenings
from league.services.matches.judged_drafts import judged_with
from league.services.matches.seating import seated_in_order
from league.services.matches.views import match_view
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.services.session.stored import draft_of
from league.storage.database import opened
from tests.worlds.acting import OFFICIAL
from tests.worlds.generated import federation

SCORES = (WIN, DRAW, LOSS)
BOARDS = 6


@pytest.fixture(autouse=True)
def _file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("league.clock.now", lambda: datetime(2027, 6, 30, 12, tzinfo=UTC))
    transactions.open_file(tmp_path / "a.sqlite")
    yield
    transactions.close_file()


def desk() -> Desk:
    return open_desk(opened(), OFFICIAL)


def one_back() -> None:
    undo(len(journal.rows()), OFFICIAL, "Typed wrong.")


# § 2.6.d


def gapped(rng: Random, draft: MatchDraft) -> tuple[MatchDraft, int | None]:
    """Empty one board of the home team, not the youth's and not the one above him, or none."""
    results: list[Score | None] = [rng.choice(SCORES) for _one in draft.home]
    gap = rng.choice((None, 1, 2, 3, 4))
    home = list(draft.home)
    if gap:
        home[gap - 1] = results[gap - 1] = None
    nobody = (frozenset[int](), frozenset[int]())
    day = draft.day
    made = replace(draft, home=tuple(home), results=tuple(results), gaps_paid=nobody, remarks={})
    return replace(made, reported=(day, day), played_on={}), gap


def counted(draft: MatchDraft, gap: int | None, lost: set[int]) -> list[Score]:
    """§ 4.4.a.2: whoever owes for a gap loses it and all below; what both lost is nobody's."""
    boards: list[Score] = []
    for board, result in enumerate(draft.results, 1):
        if board in lost:
            boards.append(BOTH_LOST)
        elif gap and board >= gap:
            boards.append(LOSS)
        else:
            assert result is not None
            boards.append(result)
    return boards


@pytest.mark.parametrize("seed", range(6))
def test_2_6_d_both_late_and_both_lost_are_one_thing_below_an_unpaid_gap_too(seed: int) -> None:
    rng = Random(seed)
    transactions.import_season(federation(1, 4, BOARDS, seed, rounds=2, mishaps=0), OFFICIAL, "")
    key = rng.choice([one for one in desk().judgement.matches if one[1] <= 2])
    before = desk().judgement
    typed, gap = gapped(rng, draft_of(desk(), key))
    lost = {board for board in range(1, BOARDS + 1) if board != gap and rng.random() < 0.4}
    told, late = list(typed.results), dict.fromkeys(lost, "late both")
    for board in lost:
        told[board - 1] = BOTH_LOST
    ways = (
        replace(typed, results=tuple(told)),
        replace(typed, remarks=late),
        replace(typed, results=tuple(told), remarks=late),
    )
    boards = counted(typed, gap, lost)
    home, away = (sum(one[side] for one in boards) for side in (0, 1))
    points = (1, 1) if home == away else (2, 0) if home > away else (0, 2)
    if lost == set(range(1, BOARDS + 1)):
        points = (0, 0)  # I30: nobody sat down and moved
    tables = []
    for way in rng.sample(ways, 3):
        record_match(desk(), key, way)
        judged = desk().judgement.matches[key]
        assert (list(judged.boards), judged.game_points) == (boards, (home, away))
        assert (judged.match_points, judged.open_boards) == (points, ())
        owed = sorted((one.rule, one.board, one.cents, one.side) for one in judged.fees)
        tables.append((desk().judgement.tables, owed))
        if rng.random() < 0.7:
            one_back()
            if len(tables) == 1:
                assert desk().judgement.matches == before.matches
    assert tables[0] == tables[1] == tables[2]


# F3


def adults_and_youths(now: Desk, team: str) -> tuple[set[str], set[str]]:
    """Who of a team's list is no youth, and who is: § 4.4.b, born in the eighteenth year or later.

    The season 2026/27 counts the year 2027, so a U18 was born in 2009 or later.
    """
    born = {one.ident: one.born for one in now.season.players}
    listed = [one.ident for one in now.season.squads if one.team == team]
    young = {one for one in listed if (day := born[one]) and day.year >= 2027 - 18}
    return set(listed) - young, young


def ineligible(now: Desk, key: MatchKey, side: Side) -> dict[int, str]:
    """Boards and players of a side against whom something was found, as stored."""
    judged = now.judgement.matches[key]
    seats = {member.ident: board for board, member in judged.facts.lineup(side).seated}
    return {
        seats[one.player]: one.player
        for one in judged.standing
        if one.side is side and one.effect is Effect.INELIGIBLE and one.player in seats
    }


def cleared(draft: MatchDraft, side: Side, seats: dict[int, str]) -> MatchDraft:
    """Leave a side empty but for some seats, and no result on record."""
    nothing: tuple[None, ...] = (None,) * BOARDS
    row = tuple(seats.get(board) for board in range(1, BOARDS + 1))
    blank = replace(draft, results=nothing, remarks={}, gaps_paid=(frozenset(), frozenset()))
    return with_seats(blank, side, row)


def with_seats(draft: MatchDraft, side: Side, row: tuple[str | None, ...]) -> MatchDraft:
    return replace(draft, home=row) if side is Side.HOME else replace(draft, away=row)


@pytest.mark.parametrize("seed", range(5))
def test_nobody_is_seated_who_may_not_sit_there_and_what_is_stored_shows_it(seed: int) -> None:
    """Some seats are taken before, by whomever of the club; the rest is filled from the list."""
    rng = Random(seed)
    season = federation(3, 4, BOARDS, seed, rounds=2, mishaps=0.7)
    transactions.import_season(season, OFFICIAL, "")
    for key in rng.sample([*desk().judgement.matches], 4):
        before, side, draft = desk(), rng.choice(SIDES), draft_of(desk(), key)
        team = key[3] if side is Side.AWAY else key[2]
        adults, youths = adults_and_youths(before, team)
        given: dict[int, str] = {}
        if rng.random() < 0.5:
            given = {rng.randrange(1, BOARDS): rng.choice(sorted(adults))}
        empty = cleared(draft, side, given)
        seated = seated_in_order(before, key, empty, side)
        assert len(seated.empty) == seated.row.count(None)
        assert {board: seated.row[board - 1] for board in given} == given
        other = empty.away if side is Side.HOME else empty.home
        won = tuple(
            WIN if one and another else None for one, another in zip(seated.row, other, strict=True)
        )
        day = empty.day
        typed = replace(with_seats(empty, side, seated.row), results=won, reported=(day, day))
        after = record_match(before, key, typed)
        assert ineligible(after, key, side).items() <= given.items()
        last = seated.row[-1]
        if after.judgement.matches[key].facts.division.youth_board:
            assert last is None or last in youths
        # Whoever is left over may not sit where it stayed empty: tried, one by one.
        for board in [at for at, ident in enumerate(seated.row, 1) if ident is None]:
            for ident in sorted((adults | youths) - {*seated.row}):
                row = (*seated.row[: board - 1], ident, *seated.row[board:])
                tried = judged_with(after, key, with_seats(typed, side, row))
                found = tried.judgement.matches[key].standing
                assert any(one.effect is Effect.INELIGIBLE and one.side is side for one in found)
        one_back()
        now = desk()
        assert (now.judgement.matches, now.judgement.tables) == (
            before.judgement.matches,
            before.judgement.tables,
        )


# one side entered


def shown(now: Desk, key: MatchKey) -> dict[str, object]:
    """What the lists of the office say of a match."""
    division = key[0]
    view = division_view(now, division)
    row = next(one for one in view.rounds if one.key == key)
    tasks = season_view(now, date(2027, 6, 30)).tasks
    fees = [one for one in ledger.propose(now.season.name) if f"{key[2]}/{key[3]}" in one.reference]
    cells = [cell for line in view.cross for at in line for cell in at if cell.key == key]
    return {
        "status": row.status,
        "points": row.game_points,
        "missing": key in {one.match for one in tasks if one.kind == "missing"},
        "waiting": next(
            one.waiting for one in evenings(now) if (one.division, one.round) == key[:2]
        ),
        "fees": fees,
        "table": [
            (one.team, one.played, one.match_points, one.game_points)
            for one in now.judgement.tables[division]
        ],
        "cells": cells,
        "sheet": [(one.scored, one.settled) for one in (match_view(now, key),)],
    }


@pytest.mark.parametrize("seed", range(5))
def test_a_match_of_which_one_side_is_entered_is_unfinished_everywhere(seed: int) -> None:
    rng = Random(seed)
    season = federation(1, 4, BOARDS, seed, rounds=1, mishaps=0.7)
    transactions.import_season(season, OFFICIAL, "")
    for key in rng.sample([one for one in desk().judgement.matches if one[1] > 1], 3):
        before, side, draft = shown(desk(), key), rng.choice(SIDES), draft_of(desk(), key)
        row = list(seated_in_order(desk(), key, draft, side).row)
        row[rng.randrange(BOARDS - 1)] = rng.choice((None, row[0]))
        row = [ident if ident not in row[:at] else None for at, ident in enumerate(row)]
        record_match(desk(), key, with_seats(draft, side, tuple(row)))
        after = shown(desk(), key)
        assert (before["status"], after.pop("status")) == ("open", "entered")
        assert after == {at: one for at, one in before.items() if at != "status"}
        assert (after["points"], after["cells"], after["fees"]) == (None, [], [])
        assert after["missing"]
        one_back()
        assert shown(desk(), key) == before
