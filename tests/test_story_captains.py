"""A round as four captains and an official have it: seal, open, substitute, report, differ, decide.

What is stored at the end is judged as if the official had typed both matches at his desk.
"""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path

from league.facts.captains import TypedReport
from league.facts.matches import DRAW, LOSS, WIN, MatchDraft, Side
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.seasons import Season
from league.facts.squads import SquadEntry
from league.services import journal
from league.services.home.audit import as_json
from league.services.lineups.opening import open_due
from league.services.lineups.sealing import hand_in
from league.services.lineups.substitutes import substitute
from league.services.matches.changes import record_match
from league.services.reporting.reports import report
from league.services.reporting.settling import decide, draft_told_by
from league.services.reporting.states import report_state
from league.services.session.opening import open_desk
from league.services.session.seal_key import SealKey
from league.views.reporting import ReportStage
from tests.captain_world import (
    AWAY,
    DAY,
    DUE,
    HOME,
    MATCH,
    OTHER,
    at,
    captain,
    opened,
    spielleiter,
    with_rounds,
)
from tests.league_world import SEASON

Clock = Callable[[str], None]
__all__ = ["at"]


def with_a_substitute() -> Season:
    """The small federation, with a third player of team A1."""
    before = with_rounds()
    return replace(
        before,
        players=(
            *before.players,
            Player("a3", "A3", born=date(1980, 1, 1), rating=1800, nation="AUT"),
        ),
        registrations=(*before.registrations, Registration("a3", "A", Kind.HOME, date(2005, 1, 1))),
        squads=(*before.squads, SquadEntry("A1", 3, "a3")),
    )


def by_captains(key: SealKey, at: Clock, path: Path) -> None:
    """A1 – B1 differs and is decided; C1 – D1 with a gap that is paid for agrees."""
    c_captain, d_captain = captain("C1"), captain("D1")
    at("2011-09-24 14:00")
    hand_in(SEASON, MATCH, Side.HOME, ("a1", "a2"), key=key, actor=HOME)
    hand_in(SEASON, MATCH, Side.AWAY, ("b1", "b2"), key=key, actor=AWAY)
    hand_in(SEASON, OTHER, Side.HOME, (None, "c2"), key=key, actor=c_captain)
    hand_in(SEASON, OTHER, Side.AWAY, ("d1", "d2"), key=key, actor=d_captain)
    at("2011-09-24 14:59:59")
    assert open_due(key=key) == []
    at("2011-09-24 15:00")
    assert {one.match for one in open_due(key=key)} == {MATCH, OTHER}
    at("2011-09-24 15:40")
    assert substitute(SEASON, MATCH, Side.HOME, 2, "a3", actor=HOME) == ("a1", "a3")
    at("2011-09-24 20:00")
    paid = TypedReport(results=(None, DRAW), paid=frozenset({1}))
    report(SEASON, OTHER, Side.HOME, paid, actor=c_captain)
    received = TypedReport(results=(None, DRAW), received=frozenset({1}))
    done = report(SEASON, OTHER, Side.AWAY, received, actor=d_captain)
    assert done.stage is ReportStage.AGREED
    report(SEASON, MATCH, Side.HOME, TypedReport(results=(WIN, DRAW)), actor=HOME)
    report(SEASON, MATCH, Side.AWAY, TypedReport(results=(WIN, LOSS)), actor=AWAY)
    at("2011-09-25 09:00")
    # He puts board 1 wrong as well; it stays different.
    report(SEASON, MATCH, Side.AWAY, TypedReport(results=(DRAW, LOSS)), actor=AWAY)
    assert report_state(SEASON, MATCH).boards == (1, 2)
    at("2011-09-26 09:00")
    draft = draft_told_by(SEASON, MATCH, Side.HOME)
    decide(open_desk(path, spielleiter(), SEASON), MATCH, draft, "The score sheets say so.")


def at_the_desk(path: Path) -> None:
    """The official types the same from paper and telephone."""
    desk = open_desk(path, spielleiter(), SEASON)
    first = MatchDraft(DAY, ("a1", "a3"), ("b1", "b2"), (WIN, DRAW), reported=(DAY, DUE))
    paid = (frozenset({1}), frozenset[int]())
    desk = record_match(desk, MATCH, first)
    second = MatchDraft(DAY, (None, "c2"), ("d1", "d2"), (None, DRAW), paid, (DAY, DAY))
    record_match(desk, OTHER, second)


def test_captains_and_desk_come_to_the_same(tmp_path: Path, at: Clock) -> None:
    key = SealKey(tmp_path / "keys" / "seal.key")
    folders = tmp_path / "captains", tmp_path / "desk"
    for folder in folders:
        folder.mkdir()
    with opened(folders[0], with_a_substitute()) as path:
        by_captains(key, at, path)
        desk = open_desk(path, spielleiter(), SEASON)
        mine, judged = as_json(desk), desk.judgement.matches
        assert journal.verify() is None
    # 2 + 1 half points to 1 on two boards; on the other side a paid gap loses board 1 alone.
    assert (judged[MATCH].game_points, judged[OTHER].game_points) == ((3, 1), (1, 3))
    # § 4.4.a.2: € 40 for board 1 in cash; § 7.2.d: € 7 for the empty board, half of it to each.
    fees = sorted((fee.rule, fee.to, fee.cents, fee.paid) for fee in judged[OTHER].fees)
    assert fees == [
        ("4.4.a.2", "opponent", 4000, True),
        ("7.2.d", "federation", 350, False),
        ("7.2.d", "opponent", 350, False),
    ]
    with opened(folders[1], with_a_substitute()) as path:
        at_the_desk(path)
        assert as_json(open_desk(path, spielleiter(), SEASON)) == mine
