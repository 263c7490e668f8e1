"""Judging what is not stored: a season just read, a lineup just written down."""

from dataclasses import replace
from datetime import date

from league.errors import InputError
from league.facts.matches import SIDES, MatchDraft, Side
from league.facts.seasons import Fixture, Season
from league.judging import judge_season
from league.language import _
from league.rulebooks import load
from league.services.matches.changes import preview_match
from league.services.session.desk import Desk
from league.services.session.stored import draft_of
from league.views.findings import FindingView
from league.views.matches import MatchView


def findings_of(season: Season) -> int:
    """Return how many findings a season has that is not stored yet. Raises RuleBookError."""
    judgement = judge_season(season, load(season.rulebook))
    return sum(
        len(judged.findings)
        for part in (judgement.matches, judgement.lists)
        for judged in part.values()
    )


def try_lineup(
    desk: Desk, team: str, idents: list[str | None], day: date | None
) -> tuple[MatchView, Side, tuple[FindingView, ...]]:
    """Judge one team's lineup in its match of a day, without storing it.

    Without a day it is the next match that has nothing entered, else the last one; a day without
    a match takes the next one. Returns the match, the team's side, and what was found on it.
    Raises NotFoundError, InputError.
    """
    fixture = _fixture(desk, desk.team(team).id, day)
    side = Side.HOME if fixture.home == team else Side.AWAY
    boards = desk.division(fixture.division).boards
    if len(idents) > boards:
        sentence = _("{division} plays on {boards} boards; these are {number} players.")
        name = desk.division(fixture.division).name
        raise InputError(sentence, division=name, boards=boards, number=len(idents))
    row = (*idents, *(None for _board in range(boards - len(idents))))
    draft = _draft(draft_of(desk, fixture.key), side, row, day or fixture.day)
    view = preview_match(desk, fixture.key, draft)
    return view, side, tuple(found for found in view.findings if found.side == side)


def _draft(recorded: MatchDraft, side: Side, row: tuple[str | None, ...], day: date) -> MatchDraft:
    """Return the match with this lineup and nothing else of its side; the reports are not asked."""
    mine = replace(recorded, home=row) if side is Side.HOME else replace(recorded, away=row)
    paid = tuple(
        frozenset[int]() if one is side else recorded.gaps_paid[at] for at, one in enumerate(SIDES)
    )
    return replace(
        mine,
        day=day,
        results=tuple(None for _board in row),
        gaps_paid=(paid[0], paid[1]),
        reported=(day, day),
        played_on={},
        remarks={},
    )


def _fixture(desk: Desk, team: str, day: date | None) -> Fixture:
    mine = sorted(
        (
            one
            for one in desk.season.fixtures
            if team in (one.home, one.away) and desk.judgement.matches[one.key].lapse is None
        ),
        key=lambda one: (one.day, one.round),
    )
    if not mine:
        raise InputError(_("{team} has no match on the calendar."), team=team)
    for fixture in mine:
        judged = desk.judgement.matches[fixture.key]
        if fixture.day >= day if day else not judged.entered:
            return fixture
    return mine[-1]
