"""Clubs as members of the federation: registered, corrected, removed; how they are reached."""

from dataclasses import replace

from league.errors import InputError
from league.facts.actors import Actor, Right
from league.facts.clubs import Club
from league.facts.contacts import ClubContact
from league.facts.seasons import Season
from league.facts.steps import StepKind
from league.language import _, ngettext
from league.record_kinds import CLUB_OFFICE
from league.services.session import checks
from league.services.session import office_checks as typed
from league.services.session.contacts import club_key, club_office
from league.services.session.records import record
from league.services.session.season_changes import change_season
from league.services.session.transactions import scope_in, transaction
from league.storage.seasons import load_season


def register_club(season: str | None, club: Club, *, actor: Actor, why: str = "") -> Club:
    """Register a new member club, and return it as it is stored.

    Raises InputError for a number or name that cannot be, and for a number that is taken;
    NotFoundError, RightError, StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season)):
        before = load_season(season)
        fresh = typed.checked(replace(club, id=typed.code(club.id, _("Club number"))))
        taken = next((one for one in before.clubs if one.id == fresh.id), None)
        if taken is not None:
            sentence = _("The club number {id} belongs to {club} already.")
            raise InputError(sentence, id=fresh.id, club=taken.name)
        _refuse_same_name(before, fresh)
        after = replace(before, clubs=(*before.clubs, fresh))
        change_season(before, after, StepKind.CLUB, fresh.id, actor=actor, why=why)
        return fresh


def correct_club(
    season: str | None, before: Club, after: Club, *, actor: Actor, why: str = ""
) -> Club:
    """Change what differs between two states of a club, and return it; its number stays.

    Raises InputError for what cannot be, and where nothing differs; NotFoundError, RightError,
    StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season, club=before.id)):
        loaded = load_season(season)
        now = checks.known_club(loaded, before.id)
        made = typed.checked(typed.with_changes(now, before, replace(after, id=now.id)))
        typed.refuse_same(now, made)
        if made.name != now.name:
            _refuse_same_name(loaded, made)
        clubs = tuple(made if one.id == made.id else one for one in loaded.clubs)
        changed = replace(loaded, clubs=clubs)
        change_season(loaded, changed, StepKind.CLUB, made.id, actor=actor, why=why)
        return made


def remove_club(season: str | None, id: str, *, actor: Actor, why: str) -> Club:
    """Take a club out of the season that should not be in it, and return it.

    Raises InputError without a reason, and for a club with teams or players; NotFoundError,
    RightError, StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season, club=id)):
        checks.needed(why, _("Removing a club needs its reason."))
        loaded = load_season(season)
        club = checks.known_club(loaded, id)
        _refuse_used(loaded, club)
        rest = tuple(one for one in loaded.clubs if one.id != id)
        after = replace(loaded, clubs=rest)
        change_season(loaded, after, StepKind.CLUB, id, actor=actor, why=why)
        return club


def set_club_office(
    season: str | None,
    club: str,
    before: ClubContact,
    after: ClubContact,
    *,
    actor: Actor,
    why: str,
) -> ClubContact:
    """Change what differs between two states of how a club is reached, and return it.

    Raises InputError for what cannot be, and where nothing differs; NotFoundError, RightError,
    StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season, club=club)):
        loaded = load_season(season)
        known = checks.known_club(loaded, club)
        now = club_office(loaded.federation, known.id)
        made = _checked_office(typed.with_changes(now, before, after))
        typed.refuse_same(now, made)
        key = club_key(loaded.federation, known.id)
        record(None, CLUB_OFFICE, key, made, actor=actor, why=why)
        return made


def _checked_office(office: ClubContact) -> ClubContact:
    return replace(
        typed.checked(office),
        officers=tuple(map(typed.officer, office.officers)),
        bank=office.bank and typed.bank_account(office.bank),
    )


def _refuse_same_name(season: Season, club: Club) -> None:
    for one in season.clubs:
        if one.id != club.id and one.name.casefold() == club.name.casefold():
            sentence = _("A club is called {club} already; it has the number {id}.")
            raise InputError(sentence, club=one.name, id=one.id)


def _refuse_used(season: Season, club: Club) -> None:
    teams = sum(one.club == club.id for one in season.teams)
    players = len({one.ident for one in season.registrations if one.club == club.id})
    papers = {one.club for one in season.declarations} | {
        one.club for one in season.national_squads
    }
    if not teams and not players and club.id not in papers:
        return
    counted = (
        ngettext("{n} team", "{n} teams", teams).format(n=teams),
        ngettext("{n} player", "{n} players", players).format(n=players),
    )
    sentence = _("{club} cannot be removed: it has {teams} and {players} this season.")
    raise InputError(sentence, club=club.name, teams=counted[0], players=counted[1])
