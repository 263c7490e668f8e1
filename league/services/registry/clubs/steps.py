"""Papers of clubs, ready to be tried and stored: consents, joint teams, declarations."""

from collections.abc import Sequence
from datetime import date

from league.facts.claims import Body, ClubEntry, Consent
from league.findings import Finding
from league.formatting import day as spoken_day
from league.language import _
from league.record_kinds import CONSENT
from league.rulebook import has_rule, missing
from league.services.registry.clubs import decisions
from league.services.registry.registering import declarations
from league.services.registry.registering.registrations import registration_findings
from league.services.rulebook.findings import finding_views
from league.services.session.checks import season_year
from league.services.session.desk import Desk
from league.services.session.records import recorded
from league.services.session.trial_runs import Outcome, as_step
from league.services.words.codes import body_words
from league.views.findings import FindingView


@as_step
def consent_step(desk: Desk, why: str, consent: Consent) -> Outcome:
    """One of the three consents for a neighbour's club."""
    decisions.record_consent(
        desk.season.name, consent, actor=desk.actor, why=why or consent.document
    )
    sentence = _("{club}: the consent of {body} of {day} is on record.")
    says = sentence.format(
        club=desk.club(consent.club).name,
        body=body_words()[consent.body],
        day=spoken_day(consent.day),
    )
    given = _consents(desk, consent.club)
    values = desk.values(max(one.day for one in given))
    entry = ClubEntry(desk.club(consent.club), values.day, given)
    against = desk.book.clubs.judge_entry(entry, values)
    return Outcome(says, finding_views(desk, values, against))


@as_step
def withdrawal_step(desk: Desk, why: str, club: str, body: Body) -> Outcome:
    """The taking back of a consent."""
    decisions.withdraw_consent(desk.season.name, club, body, actor=desk.actor, why=why)
    sentence = _("{club}: the consent of {body} no longer holds.")
    return Outcome(sentence.format(club=desk.club(club).name, body=body_words()[body]))


def _consents(desk: Desk, club: str) -> tuple[Consent, ...]:
    found = recorded(desk.season.name, CONSENT).values()
    return tuple(one for one in found if one.club == club)


def bodies_on_record(desk: Desk, club: str) -> tuple[Body, ...]:
    """Return who consented that a club takes part. Raises StorageError."""
    return tuple(one.body for one in _consents(desk, club))


@as_step
def joint_step(
    desk: Desk, why: str, name: str, partners: Sequence[str], announced: date
) -> Outcome:
    """The announcement of a Spielgemeinschaft."""
    season = desk.season.name
    joint = decisions.announce_joint_team(
        season, name, partners, announced, actor=desk.actor, despite=why
    )
    values = desk.values(announced)
    late = desk.book.clubs.judge_joint_team(joint.name, announced, season_year(desk.season), values)
    found = [*late, *desk.book.clubs.fields_own_team(joint, desk.season.teams, values)]
    sentence = _("{clubs} play as {name} this season.")
    names = ", ".join(desk.club(club).name for club in joint.clubs)
    says = sentence.format(clubs=names, name=joint.name)
    return Outcome(says, finding_views(desk, values, found))


@as_step
def declaration_step(
    desk: Desk, why: str, club: str, idents: Sequence[str], posted: date
) -> Outcome:
    """A club's declaration for players of the national leagues."""
    named = declarations.declare(
        desk.season.name, club, idents, posted, actor=desk.actor, despite=why
    )
    values = desk.values(posted)
    against = declarations.against(desk.season, club, idents, posted, desk.book)
    sentence = _("{club} declares for the national leagues: {players}.")
    names = ", ".join(desk.world.players[one.ident].name for one in named)
    says = sentence.format(club=desk.club(club).name, players=names or "–")
    return Outcome(says, finding_views(desk, values, against))


def standing_against(desk: Desk, day: date) -> tuple[FindingView, ...]:
    """Return what stands against clubs, joint teams and registrations on a day.

    By a rule book without such rules nothing does. Raises RuleBookError, StorageError.
    """
    season, book, values = desk.season, desk.book, desk.values(day)
    found: list[Finding] = []
    if has_rule(book.clubs.judge_entry):
        found += decisions.club_findings(season, day)
    if has_rule(book.clubs.fields_own_team):
        found += decisions.joint_team_findings(season)
    if has_rule(book.registrations.judge):
        found += registration_findings(season, day)
    return finding_views(desk, values, found)


def not_judged(desk: Desk, day: date) -> tuple[str, ...]:
    """Return why the program does not judge some of what ``standing_against`` looks at."""
    book, values = desk.book, desk.values(day)
    asked = (book.clubs.judge_entry, book.clubs.fields_own_team, book.registrations.judge)
    return tuple(sentence for one in asked if (sentence := missing(one, values)))
