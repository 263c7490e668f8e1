"""What is decided about clubs: suspensions, consents of other federations, joint teams."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta

from league.errors import InputError
from league.facts.actors import Actor, Right
from league.facts.claims import Body, ClubEntry, Consent, JointTeam, Suspension
from league.facts.clubs import Club
from league.facts.seasons import Season
from league.findings import Finding
from league.language import _
from league.record_kinds import CONSENT, JOINT_TEAM, SUSPENSION
from league.rulebook.topics import Topic
from league.rulebooks import load
from league.services.session import checks, transactions
from league.services.session.records import record, recorded
from league.services.session.season_changes import change_season, season_and_book
from league.services.session.transactions import scope_in, transaction
from league.storage.seasons import load_season


def suspend_club(
    season: str | None, club: str, first: date, last: date | None, *, actor: Actor, reason: str
) -> Club:
    """Suspend a club, the last day included, or open-ended, and return it.

    Raises InputError without a reason, for days out of season or in the wrong order, and when the
    club is suspended already; NotFoundError, StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season, club=club)):
        checks.needed(reason, _("A suspension needs its reason."))
        before = load_season(season)
        found = checks.known_club(before, club)
        _check_span(before, first, last)
        _refuse_suspended(found)
        suspended = replace(found, suspended_from=first, suspended_until=last)
        store_suspension(
            before, suspended, Suspension(club, first, last, reason.strip()), actor, reason
        )
        return suspended


def _check_span(season: Season, first: date, last: date | None) -> None:
    checks.in_season(season, first, Topic.SUSPENSION)
    if last is not None and checks.in_season(season, last, Topic.SUSPENSION) < first:
        sentence = _("A suspension from {first} cannot end on {last}{cited}.")
        raise checks.refused(season, Topic.SUSPENSION, sentence, first=first, last=last)


def _refuse_suspended(club: Club) -> None:
    if club.suspended_from is not None:
        sentence = _("{club} is suspended from {first} to {last} already.")
        until = club.suspended_until or _("further notice")
        raise InputError(sentence, club=club.name, first=club.suspended_from, last=until)


def lift_suspension(season: str | None, club: str, day: date, *, actor: Actor, reason: str) -> Club:
    """Lift a club's suspension: on that day it may play again. Return the club.

    Raises InputError without a reason and when no suspension holds on that day or after it,
    NotFoundError, StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season, club=club)):
        checks.needed(reason, _("Lifting a suspension needs its reason."))
        before = load_season(season)
        found = checks.known_club(before, club)
        first, last = found.suspended_from, found.suspended_until
        if first is None or (last is not None and last < day):
            sentence = _("{club} is not suspended on {day}{cited}.")
            raise checks.refused(before, Topic.SUSPENSION, sentence, club=found.name, day=day)
        free = replace(found, suspended_until=day - timedelta(days=1))
        if day <= first:
            free = replace(found, suspended_from=None, suspended_until=None)
        fact = Suspension(club, first, last, reason.strip(), lifted=day)
        store_suspension(before, free, fact, actor, reason)
        return free


def store_suspension(
    before: Season,
    club: Club,
    fact: Suspension,
    actor: Actor,
    why: str,
    what: str = SUSPENSION.step,
) -> None:
    """Record a suspension, and store the club as it is because of it. Raises StorageError."""
    with transaction(actor, Right.REGISTER, scope_in(before.name, club=fact.club)):
        key = f"{club.id}/{fact.first}"
        clubs = tuple(club if one.id == club.id else one for one in before.clubs)
        record(before.name, SUSPENSION, key, fact, actor=actor, why=why, what=what)
        change_season(before, replace(before, clubs=clubs), what, club.id, actor=actor, why=why)


def record_consent(season: str | None, consent: Consent, *, actor: Actor, why: str = "") -> None:
    """Record one of the three consents for a club of a neighbour federation.

    Raises NotFoundError, InputError for a day out of season and for a club that takes part without
    consents, RuleBookError, StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season, club=consent.club)):
        loaded, book = season_and_book(season)
        club = checks.known_club(loaded, consent.club)
        checks.in_season(loaded, consent.day, Topic.CONSENT)
        if not list(book.clubs.judge_entry(ClubEntry(club, consent.day), book.on(consent.day))):
            sentence = _("{club} may take part as it is and needs no consent{cited}.")
            raise checks.refused(book, Topic.CONSENT, sentence, club=club.name)
        key = f"{club.id}/{consent.body}"
        record(loaded.name, CONSENT, key, consent, actor=actor, why=why)


def withdraw_consent(season: str | None, club: str, body: Body, *, actor: Actor, why: str) -> None:
    """Take a consent back. Raises NotFoundError when there is none, StorageError."""
    with transaction(actor, Right.REGISTER, scope_in(season, club=club)):
        loaded, _rulings = transactions.load(season)
        record(loaded.name, CONSENT, f"{club}/{body}", None, actor=actor, why=why)


def club_findings(season: Season, day: date) -> list[Finding]:
    """Return which clubs with a team may not take part on a day.

    Raises RuleBookError, StorageError.
    """
    book = load(season.rulebook)
    ask, values = book.clubs.judge_entry, book.on(day)
    consents = recorded(season.name, CONSENT).values()
    playing = {team.club for team in season.teams}
    return [
        finding
        for club in season.clubs
        if club.id in playing
        for finding in ask(
            ClubEntry(club, day, tuple(one for one in consents if one.club == club.id)), values
        )
    ]


def announce_joint_team(
    season: str | None,
    name: str,
    clubs: Sequence[str],
    announced: date,
    *,
    actor: Actor,
    despite: str = "",
) -> JointTeam:
    """Record a Spielgemeinschaft for a season; too late only with a reason.

    Raises InputError for fewer than two clubs or one twice, and when it comes too late;
    NotFoundError, RuleBookError, StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season)):
        loaded, book = season_and_book(season)
        _refuse_partners(loaded, name, clubs)
        checks.in_season(loaded, announced, Topic.JOINT_TEAM)
        ask = book.clubs.judge_joint_team
        checks.refuse(
            book, ask(name, announced, checks.season_year(loaded), book.on(announced)), despite
        )
        joint = JointTeam(name.strip(), tuple(clubs), announced, loaded.name)
        record(loaded.name, JOINT_TEAM, joint.name, joint, actor=actor, why=despite)
        return joint


def joint_team_findings(season: Season) -> list[Finding]:
    """Return where clubs of a Spielgemeinschaft field teams of their own.

    Raises RuleBookError, StorageError.
    """
    book = load(season.rulebook)
    ask, values = book.clubs.fields_own_team, book.on(season.list_date)
    joints = recorded(season.name, JOINT_TEAM).values()
    return [finding for joint in joints for finding in ask(joint, season.teams, values)]


def _refuse_partners(season: Season, name: str, clubs: Sequence[str]) -> None:
    if not name.strip() or len(clubs) < 2 or len(set(clubs)) < len(clubs):
        sentence = _("A Spielgemeinschaft “{name}” of {clubs} needs a name and two clubs{cited}.")
        named = ", ".join(clubs) or _("none yet")
        raise checks.refused(season, Topic.JOINT_TEAM, sentence, name=name, clubs=named)
    for club in clubs:
        checks.known_club(season, club)
