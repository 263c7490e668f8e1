"""What is put on file of schools, of their pupils, and of who comes with a team."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from league.errors import InputError
from league.facts.actors import Actor, Right
from league.facts.clubs import Club, Team
from league.facts.people import Player
from league.facts.schools import Pupil, School, SchoolTeam
from league.facts.seasons import Season
from league.language import _
from league.record_kinds import PUPIL, SCHOOL, SCHOOL_TEAM
from league.rulebook import RuleBook
from league.services.registry.clubs.data import register_club
from league.services.registry.people.person_data import add_person
from league.services.session import checks
from league.services.session import office_checks as typed
from league.services.session.records import record, recorded, recorded_one
from league.services.session.season_changes import season_and_book
from league.services.session.transactions import scope_in, transaction


def register_school(
    season: str | None, id: str, name: str, told: Mapping[str, str], *, actor: Actor, why: str
) -> School:
    """Put a school on file with its ``kind`` and ``region``; a new one becomes a club, too.

    Raises InputError for a kind or a region that the book does not have, and for a number or a name
    that another club has; RuleBookError where the book has no school chess, StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season)):
        loaded, book = season_and_book(season)
        made = book.schools.school(School(id.strip(), **told), book.on(loaded.list_date))
        held = next((one for one in loaded.clubs if one.id == made.club), None)
        if held is None or held.name.casefold() != name.strip().casefold():
            club = register_club(season, Club(made.club, name), actor=actor, why=why)
            made = replace(made, club=club.id)
        record(loaded.name, SCHOOL, made.club, made, actor=actor, why=why)
        return made


def put_pupil(
    season: str | None,
    school: str,
    ident: str,
    known: Mapping[str, Any],
    player: Player | None = None,
    *,
    actor: Actor,
    why: str,
) -> Pupil:
    """Put on file where somebody goes to school; what of ``Pupil`` is not named stays.

    ``player`` is the person when he is new to the file. Raises NotFoundError for a player or a
    school that is not on file, InputError for a class there is not; RuleBookError, StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season)):
        loaded, book = season_and_book(season)
        where = _known_school(loaded, school)
        if player is not None:
            ident = add_person(season, player, actor=actor, why=why).ident
            loaded, _book = season_and_book(season)
        checks.known_player(loaded, ident)
        before = recorded_one(loaded.name, PUPIL, ident) or Pupil(ident, where.club)
        told = replace(before, school=where.club, **known)
        made = book.schools.pupil(told, book.on(loaded.list_date))
        record(loaded.name, PUPIL, ident, made, actor=actor, why=why)
        return made


def _known_school(season: Season, id: str) -> School:
    sentence = _("There is no school “{id}”; on file are: {known}.")
    return checks.known(id, recorded(season.name, SCHOOL), sentence)


def put_team(
    season: str | None, team: str, known: Mapping[str, Any], *, actor: Actor, why: str
) -> SchoolTeam:
    """Put on file who comes with a team, or its place in its region; the rest stays.

    Raises NotFoundError for an unknown team, InputError for one that is of no school and for a
    place that another team of the region has; RuleBookError, StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season, team=team)):
        loaded, book = season_and_book(season)
        found = school_team(loaded, book, team)
        before = recorded_one(loaded.name, SCHOOL_TEAM, found.id) or SchoolTeam(found.id)
        made = typed.checked(replace(before, **known))
        _refuse_taken(loaded, found, made)
        record(loaded.name, SCHOOL_TEAM, found.id, made, actor=actor, why=why)
        return made


def school_team(season: Season, book: RuleBook, id: str) -> Team:
    """Return a team of a school. Raises NotFoundError, InputError, RuleBookError."""
    team = checks.known_team(season, id)
    division = checks.known_division(season, team.division)
    if not book.schools.plays(division, book.on(season.list_date)):
        sentence = _("{team} plays in {division}, which is not for teams of schools.")
        raise InputError(sentence, team=team.name, division=division.name)
    return team


def _refuse_taken(season: Season, team: Team, made: SchoolTeam) -> None:
    """Refuse a place in a region that another of its teams in the group has. InputError."""
    schools, others = recorded(season.name, SCHOOL), recorded(season.name, SCHOOL_TEAM)
    regions = {id: one.region for id, one in schools.items()}
    mine = regions.get(team.club)
    for one in season.teams:
        there = one.id != team.id and (one.division, regions.get(one.club)) == (team.division, mine)
        held = others.get(one.id)
        if there and mine and made.place and held and held.place == made.place:
            sentence = _("Place {place} of {region} belongs to {team} already.")
            raise InputError(sentence, place=made.place, region=mine, team=one.name)
