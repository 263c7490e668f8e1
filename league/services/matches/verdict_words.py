"""What officials decided about a match, a team's points or level teams, in words."""

from collections.abc import Iterator, Mapping

from league import formatting
from league.clock import in_zone
from league.decision_subjects import PLAY_OFF, BoardScore, Order, Points, Target, Verdict
from league.facts.matches import Score
from league.facts.seasons import MatchKey, key_text
from league.language import _, ngettext
from league.record_kinds import REPLAY
from league.rulings import Action, Ruling
from league.services.session.cache import cached
from league.services.session.desk import Desk, names_of
from league.services.session.lapses import lapse_words
from league.services.session.records import recorded
from league.services.words.codes import author_words


def way_words(way: str) -> str:
    """Return what decides, or decided, the order of level teams."""
    return _("play-off") if way == PLAY_OFF else _("lot")


def given_words(given: tuple[int, int]) -> str:
    """Return points that a decision gave or took: ``−2 MP, +½ GP by decision``."""
    parts = [(given[0], _("MP"), 2), (given[1], _("GP"), 1)]
    told = [
        f"{'+' if number > 0 else '−'}{formatting.score(abs(number * halves))} {unit}"
        for number, unit, halves in parts
        if number
    ]
    return _("{points} by decision").format(points=", ".join(told))


def target_words(target: Target, teams: Mapping[str, str], divisions: Mapping[str, str]) -> str:
    """Return what a decision sets, by its target; empty when it sets nothing."""
    match target:
        case Points() as given:
            return given_words((given.match_points, given.game_points))
        case Order() as order:
            return _order(order, teams, divisions)
        case Verdict() as verdict:
            return _verdict(verdict)
        case BoardScore(board, score):
            return _board(board, score)
    return ""


def _board(number: int, halves: Score) -> str:
    sentence = _("board {board} counts {home}:{away}")
    home, away = map(formatting.score, halves)
    return sentence.format(board=number, home=home, away=away)


def _verdict(verdict: Verdict) -> str:
    if verdict.game_points is None:
        return _("the match is void")
    points = formatting.pair(verdict.game_points)
    if verdict.match_points is None:
        return _("the match counts {points}").format(points=points)
    sentence = _("the match counts {points}, match points {home} : {away}")
    home, away = verdict.match_points
    return sentence.format(points=points, home=home, away=away)


def _order(order: Order, teams: Mapping[str, str], divisions: Mapping[str, str]) -> str:
    named = ", ".join(teams.get(team, team) for team in order.teams)
    sentence = _("{division}: {way} puts {teams} in this order")
    division = divisions.get(order.division, order.division)
    return sentence.format(division=division, way=way_words(order.way), teams=named)


def ruling_words(desk: Desk, ruling: Ruling) -> str:
    """Return a decision with who made it, when and why; empty when it sets nothing here."""
    teams = {id: team.name for id, team in desk.world.teams.items()}
    divisions = {id: division.name for id, division in desk.world.divisions.items()}
    words = target_words(ruling.target, teams, divisions)
    if not words:
        return ""
    sentence = _("{what} ({by}, {day}): {reason}")
    day = formatting.day(in_zone(ruling.at, desk.book.time_zone))
    said = sentence.format(what=words, by=author_words(ruling.by), day=day, reason=ruling.reason)
    return said[:1].upper() + said[1:]


def decision_words(desk: Desk, key: MatchKey) -> str:
    """Return what was set in a match, one line each; empty = nothing. Raises StorageError."""
    set_here = [one for one in desk.ruled(match=key).values() if one.action is Action.ADD]
    lines = filter(None, (ruling_words(desk, one) for one in set_here))
    lapse = desk.judged(key).lapse
    over = [] if lapse is None else [lapse_words(desk.book, names_of(desk), lapse)]
    return "\n".join([*over, *lines, *_replayed(desk, key)])


def _replayed(desk: Desk, key: MatchKey) -> Iterator[str]:
    """Yield the first result of a match that is to be played again."""
    # A match is shown anew with every key that is typed: what is on record is read once.
    name = desk.season.name
    known = cached("replays", desk.judgement, (name,), lambda: recorded(name, REPLAY))
    replay = known.get(key_text(key))
    if replay is not None:
        sentence = _("To be replayed: the first result, {points} on {day}, does not count: {why}")
        if desk.world.boards.get(key):
            sentence = _("Replayed: the first result, {points} on {day}, does not count: {why}")
        yield sentence.format(
            points=formatting.pair(replay.played), day=formatting.day(replay.day), why=replay.reason
        )


def points_lines(desk: Desk, team: str) -> Iterator[str]:
    """Yield the decisions about a team's points, each with who, when and why."""
    name = desk.world.teams[team].name
    for ruling in desk.ruled(team=team).values():
        if isinstance(ruling.added, Points):
            yield f"{name}: {ruling_words(desk, ruling)}"


def matches_left(number: int) -> str:
    """Return of how many matches boards still wait."""
    words = ngettext("{n} match is not finished", "{n} matches are not finished", number)
    return words.format(n=number)
