"""What is decided about clubs: suspensions, consents of other federations, joint teams."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta

from league import forms
from league.errors import InputError
from league.facts.claims import Body, ClubEntry, Consent, JointTeam, Suspension
from league.facts.clubs import Club
from league.facts.seasons import Season
from league.facts.steps import StepKind
from league.findings import Finding
from league.language import _
from league.rulebooks import load
from league.services.session import transactions as storing
from league.services.session.checks import (
    in_season,
    known_club,
    question,
    refuse,
    season_year,
)
from league.services.session.record_kinds import CONSENT, JOINT_TEAM, SUSPENSION
from league.services.session.records import (
    record,
    recorded,
)
from league.services.session.season_changes import change_season


def suspend_club(
    season: str | None, club: str, first: date, last: date | None, *, by: str, reason: str
) -> Club:
    """Suspend a club (§ 1.3), the last day included, or open-ended, and return it.

    Raises InputError without a reason, for days out of season or in the wrong order, and when the
    club is suspended already; NotFoundError, StorageError.
    """
    if not reason.strip():
        raise InputError(_("A suspension needs its reason (§ 1.3)."))

    def change(before: Season) -> Season:
        found = known_club(before, club)
        _check_span(before, first, last)
        _refuse_suspended(found)
        fact = Suspension(club, first, last, reason.strip())
        key = f"{club}/{first}"
        record(before.name, SUSPENSION, key, fact, by=by, why=reason)
        return with_club(before, replace(found, suspended_from=first, suspended_until=last))

    return known_club(
        change_season(season, change, by=by, why=reason, what=StepKind.SUSPENSION, subject=club),
        club,
    )


def _check_span(season: Season, first: date, last: date | None) -> None:
    in_season(season, first, "§ 1.3")
    if last is not None and in_season(season, last, "§ 1.3") < first:
        sentence = _("A suspension from {first} cannot end on {last} (§ 1.3).")
        raise InputError(forms.told(sentence, first=first, last=last))


def _refuse_suspended(club: Club) -> None:
    if club.suspended_from is not None:
        sentence = _("{club} is suspended from {first} to {last} already (§ 1.3).")
        until = club.suspended_until or _("further notice")
        raise InputError(
            forms.told(sentence, club=club.name, first=club.suspended_from, last=until)
        )


def lift_suspension(season: str | None, club: str, day: date, *, by: str, reason: str) -> Club:
    """Lift a club's suspension: on that day it may play again. Return the club.

    Raises InputError without a reason and when no suspension holds on that day or after it,
    NotFoundError, StorageError.
    """
    if not reason.strip():
        raise InputError(_("Lifting a suspension needs its reason (§ 1.3)."))

    def change(before: Season) -> Season:
        found = known_club(before, club)
        first, last = found.suspended_from, found.suspended_until
        if first is None or (last is not None and last < day):
            sentence = _("{club} is not suspended on {day} (§ 1.3).")
            raise InputError(forms.told(sentence, club=found.name, day=day))
        fact = Suspension(club, first, last, reason.strip(), lifted=day)
        record(before.name, SUSPENSION, f"{club}/{first}", fact, by=by, why=reason)
        if day <= first:
            return with_club(before, replace(found, suspended_from=None, suspended_until=None))
        return with_club(before, replace(found, suspended_until=day - timedelta(days=1)))

    return known_club(
        change_season(season, change, by=by, why=reason, what=StepKind.SUSPENSION, subject=club),
        club,
    )


def record_consent(season: str | None, consent: Consent, *, by: str, why: str = "") -> None:
    """Record one of the three consents of § 1.1.b.

    Raises NotFoundError, InputError for a day out of season and for a club that takes part without
    consents, RuleBookError, StorageError.
    """
    loaded, _rulings = storing.load(season)
    club = known_club(loaded, consent.club)
    in_season(loaded, consent.day, "§ 1.1.b")
    book = load(loaded.rulebook)
    if not list(question(book, "club_entry")(ClubEntry(club, consent.day), book.on(consent.day))):
        sentence = _("{club} may take part as it is and needs no consent (§ 1.1.b).")
        raise InputError(forms.told(sentence, club=club.name))
    key = f"{club.id}/{consent.body}"
    record(loaded.name, CONSENT, key, consent, by=by, why=why)


def withdraw_consent(season: str | None, club: str, body: Body, *, by: str, why: str) -> None:
    """Take a consent back. Raises NotFoundError when there is none, StorageError."""
    loaded, _rulings = storing.load(season)
    record(loaded.name, CONSENT, f"{club}/{body}", None, by=by, why=why)


def club_findings(season: str | None, day: date) -> list[Finding]:
    """Return which clubs with a team may not take part on a day (§ 1.1.a).

    Raises NotFoundError, RuleBookError, StorageError.
    """
    return club_findings_in(storing.load(season)[0], day)


def club_findings_in(season: Season, day: date) -> list[Finding]:
    """Return the same of a season that is read already. Raises RuleBookError, StorageError."""
    book = load(season.rulebook)
    ask, values = question(book, "club_entry"), book.on(day)
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
    by: str,
    despite: str = "",
) -> JointTeam:
    """Record a Spielgemeinschaft for a season (§ 1.9); too late only with a reason.

    Raises InputError for fewer than two clubs or one twice, and when it comes too late;
    NotFoundError, RuleBookError, StorageError.
    """
    loaded, _rulings = storing.load(season)
    if not name.strip() or len(clubs) < 2 or len(set(clubs)) < len(clubs):
        sentence = _("A Spielgemeinschaft “{name}” of {clubs} needs a name and two clubs (§ 1.9).")
        raise InputError(forms.told(sentence, name=name, clubs=", ".join(clubs) or _("none yet")))
    for club in clubs:
        known_club(loaded, club)
    in_season(loaded, announced, "§ 1.9")
    book = load(loaded.rulebook)
    ask = question(book, "joint_team")
    refuse(book, ask(name, announced, season_year(loaded), book.on(announced)), despite)
    joint = JointTeam(name.strip(), tuple(clubs), announced, loaded.name)
    record(loaded.name, JOINT_TEAM, joint.name, joint, by=by, why=despite)
    return joint


def joint_team_findings(season: str | None) -> list[Finding]:
    """Return where clubs of a Spielgemeinschaft field teams of their own (Anhang H 6).

    Raises NotFoundError, RuleBookError, StorageError.
    """
    return joint_team_findings_in(storing.load(season)[0])


def joint_team_findings_in(season: Season) -> list[Finding]:
    """Return the same of a season that is read already. Raises RuleBookError, StorageError."""
    book = load(season.rulebook)
    ask, values = question(book, "fields_own_team"), book.on(season.list_date)
    joints = recorded(season.name, JOINT_TEAM).values()
    return [finding for joint in joints for finding in ask(joint, season.teams, values)]


def with_club(season: Season, club: Club) -> Season:
    """Return the season with a club in place of what was known of it."""
    clubs = tuple(club if one.id == club.id else one for one in season.clubs)
    return replace(season, clubs=clubs)
