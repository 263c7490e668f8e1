"""Papers of clubs, ready to be tried and stored: consents, joint teams, declarations."""

from collections.abc import Sequence
from datetime import date

from league.facts.claims import Body, ClubEntry, Consent
from league.facts.squads import Declaration
from league.findings import Finding
from league.forms import day as spoken_day
from league.language import _
from league.services.matches.views import finding_views
from league.services.registry import (
    clubs,
    declarations,
)
from league.services.registry.registrations import registration_findings_in
from league.services.session.checks import (
    question,
    season_year,
)
from league.services.session.desk import Desk
from league.services.session.record_kinds import CONSENT
from league.services.session.records import recorded
from league.services.session.trial_runs import (
    Outcome,
    Step,
)
from league.services.words.codes import body_words
from league.views import FindingView


def consent_step(consent: Consent) -> Step:
    """Return one of the three consents for a neighbour's club (§ 1.1.b)."""

    def step(desk: Desk, by: str, why: str) -> Outcome:
        clubs.record_consent(desk.season.name, consent, by=by, why=why or consent.document)
        sentence = _("{club}: the consent of {body} of {day} is on record.")
        says = sentence.format(
            club=desk.club(consent.club).name,
            body=body_words()[consent.body],
            day=spoken_day(consent.day),
        )
        given = _consents(desk, consent.club)
        values = desk.values(max(one.day for one in given))
        entry = ClubEntry(desk.club(consent.club), values.day, given)
        against = question(desk.book, "club_entry")(entry, values)
        return Outcome(says, finding_views(desk, values, tuple(against), {}))

    return step


def withdrawal_step(club: str, body: Body) -> Step:
    """Return the taking back of a consent."""

    def step(desk: Desk, by: str, why: str) -> Outcome:
        clubs.withdraw_consent(desk.season.name, club, body, by=by, why=why)
        sentence = _("{club}: the consent of {body} no longer holds.")
        return Outcome(sentence.format(club=desk.club(club).name, body=body_words()[body]))

    return step


def _consents(desk: Desk, club: str) -> tuple[Consent, ...]:
    found = recorded(desk.season.name, CONSENT).values()
    return tuple(one for one in found if one.club == club)


def bodies_on_record(desk: Desk, club: str) -> tuple[Body, ...]:
    """Return who consented that a club takes part. Raises StorageError."""
    return tuple(one.body for one in _consents(desk, club))


def joint_step(name: str, partners: Sequence[str], announced: date) -> Step:
    """Return the announcement of a Spielgemeinschaft (§ 1.9)."""

    def step(desk: Desk, by: str, why: str) -> Outcome:
        season = desk.season.name
        joint = clubs.announce_joint_team(season, name, partners, announced, by=by, despite=why)
        values = desk.values(announced)
        late = question(desk.book, "joint_team")(
            joint.name, announced, season_year(desk.season), values
        )
        found = [*late, *question(desk.book, "fields_own_team")(joint, desk.season.teams, values)]
        sentence = _("{clubs} play as {name} this season.")
        names = ", ".join(desk.club(club).name for club in joint.clubs)
        says = sentence.format(clubs=names, name=joint.name)
        return Outcome(says, finding_views(desk, values, tuple(found), {}))

    return step


def declaration_step(club: str, idents: Sequence[str], posted: date) -> Step:
    """Return a club's declaration for players of the national leagues (§ 17)."""

    def step(desk: Desk, by: str, why: str) -> Outcome:
        named = declarations.declare(desk.season.name, club, idents, posted, by=by, despite=why)
        values = desk.values(posted)
        against = declarations.against(desk.season, club, idents, posted, desk.book)
        sentence = _("{club} declares for the national leagues: {players}.")
        says = sentence.format(club=desk.club(club).name, players=_names(desk, named) or "–")
        return Outcome(says, finding_views(desk, values, tuple(against), {}))

    return step


def _names(desk: Desk, named: Sequence[Declaration]) -> str:
    return ", ".join(desk.world.players[one.ident].name for one in named)


def standing_against(desk: Desk, day: date) -> tuple[FindingView, ...]:
    """Return what stands against clubs, joint teams and registrations on a day.

    By a rule book without such rules nothing does. Raises RuleBookError, StorageError.
    """
    season, book, values = desk.season, desk.book, desk.values(day)
    found: list[Finding] = []
    if "club_entry" in book.questions:
        found += clubs.club_findings_in(season, day)
    if "fields_own_team" in book.questions:
        found += clubs.joint_team_findings_in(season)
    if "registration" in book.questions:
        found += registration_findings_in(season, day)
    return finding_views(desk, values, tuple(found), {})
