"""A cup as it is shown: its bracket, and how each tie was decided."""

from league import formatting
from league.errors import InputError
from league.language import _
from league.outcomes.judgement import MatchJudgement
from league.outcomes.scores import board_points
from league.rulebook import has_rule
from league.rulebook.topics import Topic
from league.services.cup.rounds import LOT, drawn_cup
from league.services.rulebook.explaining import because
from league.services.session.desk import Desk
from league.views.cup import CupSheet, CupTie, CupView, TieView
from league.views.findings import ExplanationView


def cups(desk: Desk) -> list[CupSheet]:
    """Return the knock-out divisions of the season. Raises RuleBookError, StorageError."""
    if not has_rule(desk.book.cup.rounds):
        return []
    values = desk.values(desk.world.first_day)
    return [
        cup_sheet(desk, one.id)
        for one in desk.season.divisions
        if not desk.book.criteria(one, values)
    ]


def cup_sheet(desk: Desk, division: str) -> CupSheet:
    """Return a cup. Raises NotFoundError, InputError for a division with a table."""
    found = desk.division(division)
    values = desk.values(desk.world.first_day)
    if not has_rule(desk.book.cup.rounds) or desk.book.criteria(found, values):
        raise InputError(_("{division} has a table; it is no cup."), division=found.name)
    names = tuple(team.name for team in desk.season.teams if team.division == found.id)
    try:
        view = drawn_cup(desk, found)
    except InputError as error:
        return CupSheet(found, names, trouble=str(error))
    return CupSheet(found, names) if view is None else _drawn(desk, view, names)


def _drawn(desk: Desk, view: CupView, names: tuple[str, ...]) -> CupSheet:
    rounds = tuple(
        tuple(_tie(desk, number, tie) for tie in ties) for number, ties in enumerate(view.rounds, 1)
    )
    return CupSheet(
        division=view.division,
        names=names,
        rounds=rounds,
        of_rounds=len(rounds[0]).bit_length(),
        seed=view.draw.seed,
        drawn_on=view.draw.day,
        drawn_by=view.draw.by,
        champion=_name(desk, view.champion),
        title=view.title,
        astray=view.astray,
    )


def _name(desk: Desk, team: str | None) -> str:
    known = desk.world.teams.get(team or "")
    return known.name if known else team or ""


def _tie(desk: Desk, number: int, tie: CupTie) -> TieView:
    judged = desk.judgement.matches.get(tie.match) if tie.match else None
    entered = judged if judged and judged.entered and not judged.unfinished else None
    return TieView(
        round=number,
        number=tie.number,
        teams=(tie.home, tie.away),
        names=(_name(desk, tie.home), _name(desk, tie.away)),
        winner=tie.winner,
        decided=tie.decided,
        match=tie.match,
        end_date=tie.end_date,
        points=entered.game_points if entered else None,
        board_points=_board_points(desk, entered) if entered else None,
        by=_by(desk, tie, judged),
        first_win=_first_win(entered) if entered else None,
        lot=tie.lot,
        needs_lot=tie.needs_lot,
    )


def _by(desk: Desk, tie: CupTie, judged: MatchJudgement | None) -> str:
    """Return what decided a tie; empty as long as it is open."""
    if tie.match is None:
        return "bye"
    if judged is None or judged.unfinished:
        return ""
    if judged.lapse is not None:
        return "left"
    return _decided_by(desk, judged) if judged.entered else ""


def _board_points(desk: Desk, judged: MatchJudgement) -> tuple[int, int]:
    worth = desk.book.board_values(len(judged.boards), desk.values(judged.facts.day))
    return board_points(judged.boards, worth)


def _first_win(judged: MatchJudgement) -> int | None:
    wins = (board for board, (home, away) in enumerate(judged.boards, 1) if home != away)
    return next(wins, None)


def _decided_by(desk: Desk, judged: MatchJudgement) -> str:
    if not all(judged.appeared):
        return "absent"
    if judged.winner == LOT:
        return LOT
    for name, (home, away) in (
        ("points", judged.game_points),
        ("board_points", _board_points(desk, judged)),
    ):
        if home != away:
            return name
    return "first_win"


def decided_words(tie: TieView) -> str:
    """Return what decided a tie, in words; empty where the result says it."""
    if tie.needs_lot:
        return _("drawn by every count: the lot decides")
    if tie.by == "board_points" and tie.board_points:
        return _("board points {points}").format(points=formatting.pair(tie.board_points))
    words = {
        "first_win": _("first win on board {board}").format(board=tie.first_win),
        "lot": _("by lot, seed {seed}").format(seed=tie.lot),
        "absent": _("one team did not appear") if tie.winner else _("neither team appeared"),
        "left": _("one team left") if tie.winner else _("both teams left"),
        "bye": _("bye") if any(tie.teams) else _("nobody came through"),
    }
    return words.get(tie.by, "")


def explain_tie(desk: Desk, tie: TieView) -> ExplanationView:
    """Return why a tie went as it did. Raises RuleBookError."""
    day = tie.end_date or desk.world.first_day
    facts = f"{' – '.join(name for name in tie.names if name)}: {_went(tie)}"
    return because(desk, desk.values(day), desk.book.topic(Topic.CUP), facts, _counted(tie))


def _went(tie: TieView) -> str:
    if tie.match is None or tie.by == "left":
        return _without_match(tie)
    if tie.points is None:
        if tie.end_date is None:
            return _("the match has no end date yet; setting the next round gives it one.")
        return _("open; to be played until {day}.").format(day=formatting.day(tie.end_date))
    if tie.needs_lot:
        return _("drawn by every count. Now a lot is drawn, and its seed recorded.")
    if not tie.winner_name:
        return _("neither team appeared; the next opponent has a bye.")
    by = decided_words(tie) or _("game points")
    return _("{team} goes on ({by}).").format(team=tie.winner_name, by=by)


def _without_match(tie: TieView) -> str:
    name = tie.winner_name
    if not name:
        return decided_words(tie)
    if tie.by == "left":
        return _("{team} goes on ({by}).").format(team=name, by=decided_words(tie))
    sentence = _("{team} has a bye in round {round} and goes on without a match.")
    return sentence.format(team=name, round=tie.round)


def _counted(tie: TieView) -> str:
    if tie.points is None or tie.board_points is None:
        return ""
    lines = [_compared(_("Game points"), tie.points)]
    if tie.points[0] == tie.points[1]:
        lines.append(_compared(_("Board points"), tie.board_points))
        if tie.board_points[0] == tie.board_points[1]:
            none = _("First win further up: none, all boards are drawn")
            won = _("First win further up: board {board}").format(board=tie.first_win)
            lines.append(won if tie.first_win else none)
    if tie.lot is not None:
        lines.append(_("Lot: seed {seed}").format(seed=tie.lot))
    return "\n".join(lines)


def _compared(name: str, points: tuple[int, int]) -> str:
    sign = "=" if points[0] == points[1] else ">" if points[0] > points[1] else "<"
    return f"{name}: {formatting.score(points[0])} {sign} {formatting.score(points[1])}"
