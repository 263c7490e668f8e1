"""What is judged otherwise: findings, fees, results, places, exclusions that are proposed."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from league.facts.seasons import MatchKey
from league.findings import Fee, Finding
from league.language import _
from league.outcomes.judgement import MatchJudgement, SeasonJudgement
from league.outcomes.standings import Standing
from league.services.matches.no_shows import failures_of
from league.services.matches.spoken_findings import fee_words
from league.services.rulebook import explaining
from league.services.session.cache import cached
from league.services.session.desk import Desk
from league.views.consequences import (
    ExclusionTurned,
    FeeTurned,
    FindingTurned,
    PlaceTurned,
    ScoreTurned,
)

Pair = tuple[MatchKey, MatchJudgement | None, MatchJudgement | None]
"""A match, as it was judged and as it is; None = it was not there, or is no more."""


def otherwise(was: Desk, now: Desk) -> dict[str, Any]:
    """Return the fields of consequences that follow from two judgements of a season.

    Raises RuleBookError.
    """
    if was is now or was.judgement is now.judgement:
        return {}
    matches = list(_matches(was.judgement, now.judgement))
    return {
        "findings_gone": (*_found(was, matches), *_listed(was, now)),
        "findings_new": (*_found(now, _turned(matches)), *_listed(now, was)),
        "fees": tuple(one for pair in matches for one in _fees(was, now, pair)),
        "scores": tuple(one for pair in matches for one in _scores(was, now, pair)),
        "places": tuple(_places(was, now)),
        "exclusions": tuple(_exclusions(was, now)),
    }


def _matches(was: SeasonJudgement, now: SeasonJudgement) -> Iterator[Pair]:
    """Yield the matches that are judged otherwise; those judged alike are the same objects."""
    if was.matches is now.matches:
        return
    for key, after in now.matches.items():
        before = was.matches.get(key)
        if before is not after and before != after:
            yield key, before, after
    for key, before in was.matches.items():
        if key not in now.matches:
            yield key, before, None


def _turned(pairs: Iterable[Pair]) -> Iterator[Pair]:
    return ((key, after, before) for key, before, after in pairs)


def _found(desk: Desk, pairs: Iterable[Pair]) -> Iterator[FindingTurned]:
    """Yield what stands in the first of two judgements of matches and not in the second."""
    for key, mine, theirs in pairs:
        if mine is not None:
            found = _missing(mine.standing, theirs.standing if theirs else ())
            yield from (_finding(desk, _match_words(desk, key), one) for one in found)


def _missing(mine: Sequence[Finding], theirs: Sequence[Finding]) -> Iterator[Finding]:
    known = {one.key for one in theirs}
    return (one for one in mine if one.key not in known)


def _listed(desk: Desk, other: Desk) -> Iterator[FindingTurned]:
    """Yield what is found on lists in the first of two judgements and not in the second."""
    if desk.judgement.lists is other.judgement.lists:
        return
    for team, mine in desk.judgement.lists.items():
        theirs = other.judgement.lists.get(team)
        if mine is theirs:
            continue
        where = _("List of {team}").format(team=desk.world.teams[team].name)
        found = _missing(mine.standing, theirs.standing if theirs else ())
        yield from (_finding(desk, where, one) for one in found)


def _finding(desk: Desk, where: str, found: Finding) -> FindingTurned:
    sentence = explaining.spoken(desk, found.sentence)
    return FindingTurned(where, desk.book.cite(found.rule), sentence)


def _match_words(desk: Desk, match: MatchKey) -> str:
    home, away = (desk.world.teams[team].name for team in match[2:])
    sentence = _("Round {round}, {home} – {away}")
    return sentence.format(round=match[1], home=home, away=away)


def _fees(was: Desk, now: Desk, pair: Pair) -> Iterator[FeeTurned]:
    key, old, new = pair
    before, after = _by_key(old), _by_key(new)
    for fee in {**before, **after}.values():
        cents = [one[fee.key].cents if fee.key in one else 0 for one in (before, after)]
        if cents[0] != cents[1]:
            desk, judged = (now, new) if fee.key in after else (was, old)
            if judged is not None:
                about = fee_words(desk, judged, fee)
                yield FeeTurned(_match_words(desk, key), about, *cents)


def _by_key(judged: MatchJudgement | None) -> dict[str, Fee]:
    return {one.key: one for one in judged.fees} if judged else {}


def _scores(was: Desk, now: Desk, pair: Pair) -> Iterator[ScoreTurned]:
    key, old, new = pair
    before, after = _counted(old), _counted(new)
    if before != after:
        world = now.world if new else was.world
        home, away = (world.teams[team].name for team in key[2:])
        (score, points), (score_now, points_now) = before, after
        yield ScoreTurned(key, home, away, score, score_now, points, points_now)


def _counted(
    judged: MatchJudgement | None,
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Return game points and match points as they count; None = they do not yet."""
    if judged is None:
        return None, None
    counts = not (judged.waits or judged.void) and (judged.lapse is None or judged.scored)
    return judged.game_points if judged.scored else None, judged.match_points if counts else None


def _places(was: Desk, now: Desk) -> Iterator[PlaceTurned]:
    """Yield the rows of tables that are others, table by table, best first."""
    old, new = was.judgement.tables, now.judgement.tables
    for division in {**new, **old}:
        mine, theirs = new.get(division, ()), old.get(division, ())
        if mine is not theirs and mine != theirs:
            desk = now if division in new else was
            yield from _rows(desk, desk.world.divisions[division].name, theirs, mine)


def _rows(
    desk: Desk, division: str, old: Sequence[Standing], new: Sequence[Standing]
) -> Iterator[PlaceTurned]:
    before, after = ({row.team: row for row in rows} for rows in (old, new))
    for team in {**after, **before}:
        was, now = before.get(team), after.get(team)
        places = was.rank if was else 0, now.rank if now else 0
        given = was.given if was else (0, 0), now.given if now else (0, 0)
        if places[0] != places[1] or given[0] != given[1]:
            known = desk.world.teams.get(team)
            yield PlaceTurned(team, known.name if known else team, division, *places, *given)


def _exclusions(was: Desk, now: Desk) -> Iterator[ExclusionTurned]:
    # That before is the same while one types.
    before = cached("exclusions proposed", was.judgement, (was.book,), lambda: _proposed(was))
    after = _proposed(now)
    for team, name in {**before, **after}.items():
        if (team in before) != (team in after):
            yield ExclusionTurned(team, name, team in after)


def _proposed(desk: Desk) -> dict[str, str]:
    """Return the names of the teams whose exclusion is proposed, by team."""
    return {one.team.id: one.team.name for one in failures_of(desk) if one.proposed}
