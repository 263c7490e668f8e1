"""What an official sets: a board, a match, points of a team. Ready to be tried and stored."""

from dataclasses import replace
from datetime import date, time

from league import formatting
from league.decision_subjects import BOARD_SCORES, BOARD_WORDS, BoardScore, Points, Target, Verdict
from league.errors import InputError
from league.facts.actors import Right
from league.facts.calendars import Replay
from league.facts.matches import Score
from league.facts.seasons import MatchKey, Season, key_text
from league.language import _
from league.outcomes.lapses import lapse_of
from league.outcomes.scores import game_points
from league.record_kinds import CUP_LOT, REPLAY
from league.rulings import Action, Ruling
from league.services.matches import decisions
from league.services.matches.verdict_words import given_words, ruling_words
from league.services.session.checks import in_season, needed
from league.services.session.decided_steps import add_ruling
from league.services.session.desk import Desk, names_of
from league.services.session.lapses import lapse_words
from league.services.session.records import record, recorded_one
from league.services.session.season_changes import change_season
from league.services.session.transactions import scope_in, transaction
from league.services.session.trial_runs import Outcome, Step, as_step
from league.storage.database import moment
from league.storage.seasons import load_season


def board_step(match: MatchKey, board: int, result: Score) -> Step:
    """Return a board that an official sets, whatever happened on it. Raises InputError."""
    if result not in BOARD_SCORES:
        sentence = _("{points} cannot be: a board counts {known}.")
        known = ", ".join(BOARD_WORDS)
        raise InputError(sentence, points=formatting.pair(result), known=known)
    words = _("Board {board} counts {points} by decision.")
    says = words.format(board=board, points=formatting.pair(result))
    return _on_match(match, BoardScore(board, result), says)


def result_step(match: MatchKey, result: Score, points: tuple[int, int] | None = None) -> Step:
    """Return a match that an official decides; ``points`` = match points, None = they follow."""
    says = _("The match counts {points} by decision.").format(points=formatting.pair(result))
    return _on_match(match, Verdict(result, points), says)


def void_step(match: MatchKey) -> Step:
    """Return a match declared void: it counts nothing, and nobody was used in it."""
    return _on_match(match, Verdict(), _("The match is void: it counts nothing."))


def undecided_step(match: MatchKey, target: Target) -> Step:
    """Return the taking back of what was set in a match."""
    return _on_match(match, target, _("The decision no longer counts."), Action.REOPEN)


@as_step
def _on_match(
    desk: Desk, why: str, match: MatchKey, target: Target, says: str, action: Action = Action.ADD
) -> Outcome:
    decisions.store(desk, Ruling(action, target, why, desk.actor.name, moment(), match=match))
    return Outcome(says)


@as_step
def points_step(desk: Desk, why: str, team: str, points: Points) -> Outcome:
    """Points that an official gives a team, or takes away."""
    added = [one for one in desk.rulings if one.team == team and one.action is Action.ADD]
    number = 1 + sum(isinstance(one.target, Points) for one in added)
    target = replace(points, number=number)
    decisions.store(desk, Ruling(Action.ADD, target, why, desk.actor.name, moment(), team=team))
    words = given_words((points.match_points, points.game_points))
    return Outcome(f"{desk.team(team).name}: {words}.")


@as_step
def pointless_step(desk: Desk, why: str, team: str) -> Outcome:
    """The taking back of all points given to a team or taken from it."""
    mine = [one for one in desk.ruled(team=team).values() if isinstance(one.target, Points)]
    if not mine:
        raise InputError(_("No points of {team} were decided."), team=desk.team(team).name)
    with transaction(desk.actor, Right.RULE, scope_in(desk.season.name, team=team)):
        for one in mine:
            anew = Ruling(Action.REOPEN, one.target, why, desk.actor.name, moment(), team=team)
            decisions.store(desk, anew)
    return Outcome(_("{team}: its points count as played.").format(team=desk.team(team).name))


@as_step
def replay_step(
    desk: Desk, why: str, match: MatchKey, day: date, start: time | None = None
) -> Outcome:
    """A match to be played again: the first result stays on file and counts no longer.

    Without an hour it begins at that of the first one.
    """
    needed(why, _("A decision needs a reason."))
    judged = desk.judged(match)
    if not desk.world.boards.get(match):
        raise InputError(_("Nothing is recorded of this match yet; it can be moved instead."))
    in_season(desk.season, day)
    gone = lapse_of(desk.world.fixtures[match], desk.judgement.left, played=False)
    if gone is not None:
        raise InputError(lapse_words(desk.book, names_of(desk), gone))
    if day <= judged.facts.day:
        sentence = _("A replay comes after the first match, played on {day}.")
        raise InputError(sentence, day=judged.facts.day)
    with transaction(desk.actor, Right.RULE, scope_in(desk.season.name, division=match[0])):
        _replay(desk, match, day, start, why.strip())
    sentence = _("To be replayed on {day}; the first result, {points}, stays on file.")
    return Outcome(
        formatting.filled_in(sentence, day=day, points=formatting.pair(_played(desk, match)))
    )


def _replay(desk: Desk, match: MatchKey, day: date, start: time | None, why: str) -> None:
    """Keep the first result, clear the match for the second, and open what was decided on it.

    A lot that decided the first one decides nothing any more.
    """
    first = Replay(
        match=match,
        day=desk.judged(match).facts.day,
        played=_played(desk, match),
        boards=desk.world.boards.get(match, ()),
        reports=desk.world.reports.get(match, ()),
        reason=why,
    )
    season, actor, key = desk.season.name, desk.actor, key_text(match)
    record(season, REPLAY, key, first, actor=actor, why=why)
    if recorded_one(season, CUP_LOT, key) is not None:
        record(season, CUP_LOT, key, None, actor=actor, why=why)
    for one in desk.ruled(match=match).values():
        opened = replace(one, action=Action.REOPEN, reason=why, by=actor.name, at=moment())
        add_ruling(season, opened, actor)
    before = load_season(season)
    after = _cleared(before, match, day, start)
    change_season(before, after, REPLAY.step, key, actor=actor, why=why)


def _cleared(season: Season, match: MatchKey, day: date, start: time | None) -> Season:
    """Return the season with a match moved to its new day and nothing recorded of it."""
    fixtures = tuple(
        replace(one, day=day, end_date=max(one.end_date, day), start=start or one.start)
        if one.key == match
        else one
        for one in season.fixtures
    )
    return replace(
        season,
        fixtures=fixtures,
        boards=tuple(one for one in season.boards if one.match != match),
        reports=tuple(one for one in season.reports if one.match != match),
    )


def _played(desk: Desk, match: MatchKey) -> Score:
    """Return what was scored over the boards."""
    return game_points(one for one in desk.judged(match).facts.results if one is not None)


def set_in(desk: Desk, match: MatchKey) -> list[tuple[Target, str]]:
    """Return what officials set in a match, each with the target by which it is taken back."""
    found = desk.ruled(match=match).values()
    known = ((one, ruling_words(desk, one)) for one in found if one.action is Action.ADD)
    return [(one.target, words) for one, words in known if words]
