"""Teams: registered for a season, renamed, withdrawn before the draw; who speaks for them."""

from dataclasses import replace

from league.errors import InputError
from league.facts.actors import Actor, Right
from league.facts.clubs import Team
from league.facts.contacts import TeamContact
from league.facts.seasons import Season
from league.facts.steps import StepKind
from league.language import _
from league.record_kinds import TEAM_OFFICE
from league.services.session import checks
from league.services.session import office_checks as typed
from league.services.session.contacts import team_offices
from league.services.session.records import record
from league.services.session.season_changes import change_season
from league.services.session.transactions import scope_in, transaction
from league.storage.seasons import load_season


def register_team(season: str | None, team: Team, *, actor: Actor, why: str = "") -> Team:
    """Register a club's team for a season; it has no draw number before the draw. Return it.

    Raises InputError for a code or name that cannot be or is taken, and for a division that is
    drawn already; NotFoundError for an unknown club or division, RightError, StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season, club=team.club)):
        before = load_season(season)
        fresh = typed.checked(_placed(before, team))
        taken = next((one for one in before.teams if one.id == fresh.id), None)
        if taken is not None:
            sentence = _("The code {id} belongs to the team {team} already.")
            raise InputError(sentence, id=fresh.id, team=taken.name)
        _refuse_same_name(before, fresh)
        _refuse_drawn(before, fresh)
        after = replace(before, teams=(*before.teams, fresh))
        change_season(before, after, StepKind.TEAM, fresh.id, actor=actor, why=why)
        return fresh


def correct_team(
    season: str | None, before: Team, after: Team, *, actor: Actor, why: str = ""
) -> Team:
    """Change what differs in name, captain and venue of a team, and return it.

    Raises InputError for what cannot be, and where nothing differs; NotFoundError, RightError,
    StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season, team=before.id)):
        loaded = load_season(season)
        now = checks.known_team(loaded, before.id)
        named = replace(before, name=after.name, captain=after.captain, venue=after.venue)
        made = typed.checked(typed.with_changes(now, before, named))
        typed.refuse_same(now, made)
        if made.name != now.name:
            _refuse_same_name(loaded, made)
        teams = tuple(made if one.id == made.id else one for one in loaded.teams)
        changed = replace(loaded, teams=teams)
        change_season(loaded, changed, StepKind.TEAM, made.id, actor=actor, why=why)
        return made


def withdraw_team(season: str | None, id: str, *, actor: Actor, why: str) -> Team:
    """Take a team with its list out of a division that is not drawn yet, and return it.

    A team of a drawn division has matches, about which an official decides: it is excluded.
    Raises InputError without a reason, and for a team that is drawn; NotFoundError, RightError,
    StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season, team=id)):
        checks.needed(why, _("Withdrawing a team needs its reason."))
        before = load_season(season)
        team = checks.known_team(before, id)
        if is_drawn(before, team):
            sentence = _("{team} is drawn already: a team that withdraws now is excluded instead.")
            raise InputError(sentence, team=team.name)
        if id in team_offices(before.name):
            record(before.name, TEAM_OFFICE, id, None, actor=actor, why=why)
        after = replace(
            before,
            teams=tuple(one for one in before.teams if one.id != id),
            squads=tuple(one for one in before.squads if one.team != id),
        )
        change_season(before, after, StepKind.TEAM, id, actor=actor, why=why)
        return team


def set_team_office(
    season: str | None,
    team: str,
    before: TeamContact,
    after: TeamContact,
    *,
    actor: Actor,
    why: str,
) -> TeamContact:
    """Change what differs in who speaks for a team besides its captain, and return it.

    Raises InputError for what cannot be, and where nothing differs; NotFoundError, RightError,
    StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season, team=team)):
        loaded = load_season(season)
        known = checks.known_team(loaded, team)
        now = team_offices(loaded.name).get(known.id, TeamContact())
        made = typed.checked(typed.with_changes(now, before, after))
        typed.refuse_same(now, made)
        record(loaded.name, TEAM_OFFICE, known.id, made, actor=actor, why=why)
        return made


def is_drawn(season: Season, team: Team) -> bool:
    """Say whether a team has a number or matches, so that its withdrawal takes a decision."""
    return team.draw_number is not None or _has_matches(season, team.division)


def _placed(season: Season, team: Team) -> Team:
    """Return a team with the ids of its club and division. Raises NotFoundError, InputError."""
    return replace(
        team,
        id=typed.code(team.id, _("Code")),
        club=checks.known_club(season, team.club).id,
        division=checks.known_division(season, team.division).id,
        draw_number=None,
    )


def _refuse_same_name(season: Season, team: Team) -> None:
    for one in season.teams:
        same = (one.division, one.name.casefold()) == (team.division, team.name.casefold())
        if one.id != team.id and same:
            sentence = _("A team of this division is called {team} already; its code is {id}.")
            raise InputError(sentence, team=one.name, id=one.id)


def _refuse_drawn(season: Season, team: Team) -> None:
    if _has_matches(season, team.division):
        sentence = _("{division} is drawn already; no team can be added to it.")
        raise InputError(sentence, division=checks.known_division(season, team.division).name)


def _has_matches(season: Season, division: str) -> bool:
    return any(one.division == division for one in season.fixtures)
