"""Clubs and persons banned by a board's decision, also beyond the season."""

from dataclasses import replace
from datetime import date

from league.errors import InputError
from league.facts.actors import Actor, Right
from league.facts.bans import Ban
from league.facts.calendars import years_later
from league.facts.claims import Suspension
from league.facts.clubs import Club
from league.facts.seasons import Season
from league.facts.steps import StepKind
from league.language import _
from league.record_kinds import PERSON_BAN
from league.rulebooks import load
from league.services.registry.clubs.decisions import store_suspension
from league.services.session import transactions
from league.services.session.checks import known_club, known_player, needed, span
from league.services.session.opening import persons_banned
from league.services.session.records import record
from league.services.session.transactions import scope_in, transaction
from league.storage.seasons import load_season


def ban_club(
    season: str | None,
    club: str,
    first: date,
    last: date | None,
    *,
    actor: Actor,
    reason: str,
    rule: str,
) -> Club:
    """Ban a club, the last day included, and return it; ``rule`` is cited as printed.

    A ban may begin with the next season. Raises InputError without a reason, for days out of both
    seasons or in the wrong order, and a club suspended already; NotFoundError, StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season, club=club)):
        needed(reason, _("A ban needs its reason."))
        before = load_season(season)
        found = known_club(before, club)
        refuse_days(before, first, last, rule)
        if found.suspended_from is not None:
            sentence = _("{club} is suspended from {day} on already ({rule}).")
            cited, since = _cited(before, rule), found.suspended_from
            raise InputError(sentence, club=found.name, day=since, rule=cited)
        fact = Suspension(club, first, last, f"§ {rule}: {reason.strip()}")
        banned = replace(found, suspended_from=first, suspended_until=last)
        store_suspension(before, banned, fact, actor, reason, StepKind.BAN)
        return banned


def ban_person(
    season: str | None,
    person: str,
    club: str,
    first: date,
    last: date | None,
    *,
    actor: Actor,
    reason: str,
    rule: str,
) -> Ban:
    """Ban a player by his pass number, or an official by his name, and return the ban.

    It holds in every season of the federation. Raises InputError without a reason, for days as
    ``ban_club``, and for who is banned then already; NotFoundError, StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season, club=club)):
        needed(reason, _("A ban needs its reason."))
        loaded, _rulings = transactions.load(season)
        who = person_known(loaded, person)
        refuse_days(loaded, first, last, rule)
        held = next((one for one in persons_banned(loaded) if _meets(one, who, first, last)), None)
        if held is not None:
            sentence = _("{person} is banned from {day} on already ({rule}).")
            raise InputError(
                sentence, person=person, day=held.first, rule=_cited(loaded, held.rule)
            )
        ban = Ban(who, known_club(loaded, club).id, first, last, rule, reason.strip())
        _record(loaded, ban, actor, reason)
        return ban


def lift_person_ban(
    season: str | None, person: str, day: date, *, actor: Actor, reason: str
) -> Ban:
    """Lift a person's ban: on that day it no longer holds. Return it as lifted.

    Raises InputError without a reason and when no ban holds on that day or after it;
    NotFoundError, StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season)):
        needed(reason, _("Lifting a ban needs its reason."))
        loaded, _rulings = transactions.load(season)
        who = person_known(loaded, person)
        held = next((one for one in persons_banned(loaded) if _meets(one, who, day, None)), None)
        if held is None:
            raise InputError(_("{person} is not banned on {day}."), person=person, day=day)
        lifted = replace(held, lifted=day)
        _record(loaded, lifted, actor, reason)
        return lifted


def person_known(season: Season, person: str) -> str:
    """Return a player's pass number, or an official's name as given.

    Raises NotFoundError for a pass number nobody has, InputError for nothing.
    """
    who = person.strip()
    if not who:
        raise InputError(_("Who is banned? Please give a pass number or a name."))
    return known_player(season, who).ident if who.isdecimal() else who


def _record(season: Season, ban: Ban, actor: Actor, why: str) -> None:
    key = f"{season.federation}/{ban.person}/{ban.first}"
    record(None, PERSON_BAN, key, ban, actor=actor, why=why)


def _meets(ban: Ban, who: str, first: date, last: date | None) -> bool:
    """Say whether a ban of this person holds at any time between two days, both included."""
    over = ban.lifted is not None and ban.lifted <= max(first, ban.first)
    ends_before = ban.last is not None and ban.last < first
    begins_after = last is not None and last < ban.first
    return ban.person == who and not (over or ends_before or begins_after)


def _cited(season: Season, rule: str) -> str:
    return load(season.rulebook).cite(rule)


def refuse_days(season: Season, first: date, last: date | None, rule: str) -> None:
    """Refuse days in the wrong order, and a beginning out of this season and the next.

    ``rule`` is the paragraph cited. Raises InputError.
    """
    begins, ends = span(season)
    if not begins <= first <= years_later(ends, 1):
        sentence = _("A ban begins in this season or the next, not on {first} ({rule}).")
        raise InputError(sentence, first=first, rule=_cited(season, rule))
    if last is not None and last < first:
        sentence = _("A ban from {first} cannot end on {last} ({rule}).")
        raise InputError(sentence, first=first, last=last, rule=_cited(season, rule))
