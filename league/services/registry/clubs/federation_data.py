"""The federation as it stands on its letters: name, address, bank account, officials."""

from dataclasses import replace

from league.facts.actors import Actor, Right
from league.facts.contacts import FederationContact, Officer
from league.facts.seasons import Season
from league.record_kinds import FEDERATION_OFFICE
from league.services.session import checks
from league.services.session import office_checks as typed
from league.services.session.contacts import federation_office
from league.services.session.records import record
from league.services.session.transactions import scope_in, transaction
from league.storage.seasons import load_season


def set_federation_office(
    season: str | None,
    before: FederationContact,
    after: FederationContact,
    *,
    actor: Actor,
    why: str,
) -> FederationContact:
    """Change what differs between two states of the federation of a season, and return it.

    It holds for all seasons of that federation. Raises InputError for what cannot be, and where
    nothing differs; NotFoundError for an unknown division, RightError, StorageError.
    """
    with transaction(actor, Right.OFFICE, scope_in(season)):
        loaded = load_season(season)
        now = federation_office(loaded.federation)
        made = _checked(loaded, typed.with_changes(now, before, after))
        typed.refuse_same(now, made)
        record(None, FEDERATION_OFFICE, loaded.federation, made, actor=actor, why=why)
        return made


def _checked(season: Season, office: FederationContact) -> FederationContact:
    return replace(
        typed.checked(office),
        bank=office.bank and typed.bank_account(office.bank),
        officers=tuple(_official(season, one) for one in office.officers),
    )


def _official(season: Season, one: Officer) -> Officer:
    """Return an official with the id of the division he is responsible for."""
    known = typed.officer(one)
    if not one.division or one.division in {each.id for each in season.divisions}:
        return known
    return replace(known, division=checks.known_division(season, one.division).id)
