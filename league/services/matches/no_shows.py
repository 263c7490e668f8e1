"""Failing to appear: who did, whom to exclude, which club to ban."""

from datetime import date

from league.decision_subjects import TeamKey
from league.errors import InputError
from league.facts.actors import Actor, Right
from league.facts.clubs import Club
from league.facts.matches import SIDES
from league.findings import Effect
from league.language import _
from league.rulebook import has_rule
from league.rulebook.topics import Topic
from league.rulings import Action, Ruling
from league.services.matches import decisions
from league.services.registry.suspensions.bans import ban_club, refuse_days
from league.services.session.checks import known_club, known_team, refuse
from league.services.session.desk import Judged, desk_of
from league.services.session.opening import judge_stored
from league.services.session.transactions import scope_in, transaction
from league.storage.database import moment, opened
from league.views.no_shows import Failure, Failures


def no_shows(season: str | None) -> list[Failures]:
    """Return the teams that failed to appear over the season, in the order of their first failure.

    Raises NotFoundError, RuleBookError, StorageError.
    """
    return failures_of(judge_stored(season))


def failures_of(judged: Judged) -> list[Failures]:
    """Return the teams that failed to appear in a season as judged."""
    found: dict[str, list[Failure]] = {}
    for team, failure in sorted(_failures(judged), key=lambda one: (one[1].day, one[0])):
        found.setdefault(team, []).append(failure)
    return [_of_team(judged, team, matches) for team, matches in found.items()]


def _failures(judged: Judged) -> list[tuple[str, Failure]]:
    """Return what counts as judged; a waived finding and force majeure do not count."""
    papers = judged.judgement.excused
    found = []
    for key, match in judged.judgement.matches.items():
        for side, appeared in zip(SIDES, match.appeared, strict=True):
            team, day = match.facts.lineup(side).team, match.facts.day
            waived = appeared and any(
                one.effect is Effect.TEAM_ABSENT and one.side is side for one in match.findings
            )
            by_force = (key, team) in papers
            if not appeared or waived or by_force:
                counts = not (appeared or by_force)
                found.append((team, Failure(key, day, counts, by_force)))
    return found


def _of_team(judged: Judged, team: str, matches: list[Failure]) -> Failures:
    number = sum(one.counts for one in matches)
    found = judged.judgement.world.teams[team]
    knock_out = not judged.judgement.tables.get(found.division)
    ask = judged.book.bans.judge_exclusion
    often = has_rule(ask) and not list(ask(found.name, number, judged.first_values))
    proposed = not knock_out and often
    excluded = team in judged.judgement.excluded
    return Failures(found, tuple(matches), proposed and not excluded, excluded)


def exclude(
    season: str | None, team: str, *, actor: Actor, reason: str, since: date | None = None
) -> Failures:
    """Exclude a team that failed to appear too often; its results count no longer.

    ``since`` is the day from which it plays no more, today if none is named. Raises InputError
    without a reason, when it did not fail that often, for a day out of season or to come, and when
    it is excluded already; NotFoundError, StorageError.
    """
    with transaction(actor, Right.RULE, scope_in(season, team=team)):
        judged = judge_stored(season)
        found = known_team(judged.season, team)
        decisions.refuse_excluded(judged, team)
        number = _failures_of_team(judged, team).number
        refuse(
            judged.book, judged.book.bans.judge_exclusion(found.name, number, judged.first_values)
        )
        return _ruled(judged, Action.EXCLUDE, TeamKey(team, since), actor, reason)


def readmit(season: str | None, team: str, *, actor: Actor, reason: str) -> Failures:
    """Take a team's exclusion back; its results count again.

    Raises InputError without a reason and when it is not excluded, NotFoundError, StorageError.
    """
    with transaction(actor, Right.RULE, scope_in(season, team=team)):
        judged = judge_stored(season)
        found = known_team(judged.season, team)
        if team not in judged.judgement.excluded:
            raise InputError(_("{team} is not excluded."), team=found.name)
        return _ruled(judged, Action.REOPEN, TeamKey(team), actor, reason)


def _ruled(judged: Judged, action: Action, about: TeamKey, actor: Actor, reason: str) -> Failures:
    """Store a ruling about a team, and return the team's failures after it."""
    ruling = Ruling(action, about, reason, actor.name, moment(), team=about.team)
    decisions.store(desk_of(judged, opened(), actor), ruling)
    return _failures_of_team(judge_stored(judged.season.name), about.team)


def _failures_of_team(judged: Judged, team: str) -> Failures:
    found = next((one for one in failures_of(judged) if one.team.id == team), None)
    return found or _of_team(judged, team, [])


def ban(
    season: str | None, club: str, first: date, last: date | None, *, actor: Actor, reason: str
) -> Club:
    """Ban a club whose team failed to appear twice by its own fault, up to three years.

    Raises InputError without a reason, for a longer ban or one without an end, for fewer failures,
    a first day out of this season and the next, and a club suspended already; NotFoundError,
    StorageError.
    """
    with transaction(actor, Right.RULE, scope_in(season, club=club)):
        judged = judge_stored(season)
        found = known_club(judged.season, club)
        teams = [one for one in failures_of(judged) if one.team.club == club]
        number = max((one.number for one in teams), default=0)
        rule = judged.book.topic(Topic.CLUB_BAN)
        refuse_days(judged.season, first, last, rule)
        ask = judged.book.bans.judge_ban
        refuse(judged.book, ask(found.name, number, first, last, judged.first_values))
        return ban_club(season, club, first, last, actor=actor, reason=reason, rule=rule)
