"""Registrations: a player comes to a club, and from when he may play."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta

from league.errors import InputError, NotFoundError
from league.facts.accounts import FEDERATION, Charge, Status, of_club
from league.facts.actors import Actor, Right
from league.facts.claims import Application
from league.facts.people import Player
from league.facts.references import registration_part
from league.facts.registrations import Registration
from league.facts.seasons import Season
from league.facts.steps import StepKind
from league.findings import Finding
from league.language import _
from league.record_kinds import APPLICATION, CHARGE
from league.rulebook import RuleBook, has_rule
from league.rulebook.topics import Topic
from league.rulebooks import load
from league.services.registry.registering import claims
from league.services.registry.registering.across_seasons import holding
from league.services.session import checks
from league.services.session.records import record, recorded, recorded_one
from league.services.session.season_changes import change_season
from league.services.session.transactions import scope_in, transaction
from league.storage.seasons import load_season
from league.views.players import Registered


def register(
    season: str | None,
    application: Application,
    *,
    actor: Actor,
    why: str = "",
    despite: str = "",
    player: Player | None = None,
    levy_year_cents: int | None = None,
) -> Registered:
    """Register a player with a club; ``player`` is the person when he is new to the file.

    While arrears are open the registration waits. What speaks against it refuses it, unless
    ``despite`` says why it may. ``levy_year_cents`` is a year's federation levy: with it the part
    for a gap is charged. Raises NotFoundError, InputError for a missing citizenship, a postmark
    out of season and a second registration with the club; ReasonError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season, club=application.club)):
        before = load_season(season)
        known, asked = _entered(before, application, player)
        done = _judged(known, asked, despite, levy_year_cents)
        _file(before, done, actor, why)
        after, subject = claims.effective(known, done.application), f"{asked.ident} · {asked.club}"
        change_season(
            before, after, StepKind.REGISTRATION, subject, actor=actor, why=despite or why
        )
        return done


def withdraw_registration(
    season: str | None, ident: str, club: str, *, actor: Actor, why: str
) -> None:
    """Take a registration back that should not have been; the journal keeps it.

    Raises InputError without a reason, NotFoundError when there is none, StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season, club=club)):
        checks.needed(why, _("Withdrawing a registration needs its reason."))
        opened, key = load_season(season), f"{ident}/{club}"
        pending = recorded_one(opened.name, APPLICATION, key)
        if not claims.own_registrations(opened, ident, club) and pending is None:
            raise NotFoundError(_not_registered(ident, club))
        for name in _carried_to(opened, key, pending):
            _withdraw(load_season(name), ident, club, actor, why)


def _carried_to(season: Season, key: str, asked: Application | None) -> tuple[str, ...]:
    """Return the seasons in which an application stands; without one the season itself."""
    if asked is None:
        return (season.name,)
    return holding(season, APPLICATION, key, lambda one: one.posted == asked.posted)


def _withdraw(before: Season, ident: str, club: str, actor: Actor, why: str) -> None:
    """Take the last registration with a club back in one season, and its application."""
    key, own = f"{ident}/{club}", claims.own_registrations(before, ident, club)
    if recorded_one(before.name, APPLICATION, key) is not None:
        record(before.name, APPLICATION, key, None, actor=actor, why=why)
    rest = tuple(one for one in before.registrations if one not in own[-1:])
    after, subject = replace(before, registrations=rest), f"{ident} · {club}"
    change_season(before, after, StepKind.REGISTRATION, subject, actor=actor, why=why)


def registration_findings(season: Season, day: date) -> list[Finding]:
    """Return what stands against the registrations that hold on a day, each once.

    Two clubs that both claim a player are among them. Raises RuleBookError, StorageError.
    """
    book = load(season.rulebook)
    ask, values = book.registrations.judge, book.on(day)
    papers = recorded(season.name, APPLICATION)
    found: dict[object, Finding] = {}
    for claim in claims.claims_on(season, day, papers):
        for finding in ask(claim, values):
            found.setdefault(_whatever_way_round(finding), finding)
    return [*found.values(), *(moved for _paper, moved in claims.windows_moved(season, book))]


def _entered(
    season: Season, application: Application, player: Player | None
) -> tuple[Season, Application]:
    """Return the season with the person in it, and the application, if it can be so."""
    checks.known_club(season, application.club)
    nation = _nation(season, application)
    checks.in_season(season, application.posted, Topic.REGISTRATION_DAY)
    if player is not None and all(one.ident != player.ident for one in season.players):
        season = replace(season, players=(*season.players, player))
    person = replace(checks.known_player(season, application.ident), nation=nation)
    if person.born is not None and person.born >= application.posted:
        sentence = _("{player} cannot be born on {born}, after the registration{cited}.")
        where = checks.cited(season, Topic.REGISTRATION)
        facts = {"player": person.name, "born": person.born}
        raise InputError(sentence, **facts, cited=where)
    _refuse_second(season, person.ident, application.club)
    players = tuple(person if one.ident == person.ident else one for one in season.players)
    return replace(season, players=players), replace(application, nation=nation)


def _nation(season: Season, application: Application) -> str:
    """Return the citizenship as three capitals. Raises InputError."""
    nation = application.nation.strip().upper()
    if len(nation) != 3 or not nation.isalpha():
        sentence = _(
            "“{nation}” is no citizenship of {ident}; expected are three letters such as {home},"
            " XXX for stateless{cited}."
        )
        book = load(season.rulebook)
        facts = {"nation": application.nation, "ident": application.ident, "home": book.home_nation}
        raise checks.refused(book, Topic.REGISTRATION, sentence, **facts)
    return nation


def _refuse_second(season: Season, ident: str, club: str) -> None:
    """Refuse a registration with a club beside one that holds. Raises InputError."""
    held = [one for one in claims.own_registrations(season, ident, club) if not one.deregistered]
    if held:
        sentence = _("{ident} is registered with {club} since {day} already{cited}.")
        raise checks.refused(
            season, Topic.ONE_CLUB, sentence, ident=ident, club=club, day=held[0].reported
        )


def _file(season: Season, result: Registered, actor: Actor, why: str) -> None:
    """Record the application, and what it costs the club."""
    asked = result.application
    key = f"{asked.ident}/{asked.club}"
    record(season.name, APPLICATION, key, asked, actor=actor, why=why)
    for charge in result.charges:
        place = f"{charge.rule} {charge.reference}"
        record(season.name, CHARGE, place, charge, actor=actor, why=why)


def _judged(
    season: Season, application: Application, despite: str, levy_cents: int | None
) -> Registered:
    book = load(season.rulebook)
    values = book.on(application.posted)
    asked, transfer, found = claims.with_first_day(season, book, application)
    first = found.eligible_from or application.posted + timedelta(days=1)
    fresh = Registration(asked.ident, asked.club, asked.kind, asked.posted)
    against = tuple(book.registrations.judge(claims.claim_of(season, fresh, first, asked), values))
    checks.refuse(book, against, despite)
    levy = claims.levy_of(season, book, asked)
    return Registered(
        application=asked,
        eligible_from=found.eligible_from,
        reason=str(book.transfers.why_eligible(transfer, found, values)),
        findings=(*found.findings, *against),
        charges=tuple(_charges(book, asked, levy, levy_cents)),
        levy="" if levy is None else f"{book.cite(book.topic(Topic.TRANSFER_LEVY))}: {levy[0]}",
    )


def _charges(
    book: RuleBook, asked: Application, levy: tuple[str, int, int] | None, levy_cents: int | None
) -> Iterator[Charge]:
    """Return what the registration costs the club."""
    reference = registration_part(asked.ident, asked.club, str(asked.posted))
    fee = book.registrations.fee
    owed = [(fee(book.on(asked.posted)), Topic.REGISTRATION)] if has_rule(fee) else []
    if levy is not None and levy_cents is not None:
        owed.append((claims.levy_part(levy[1], levy_cents, levy[2]), Topic.TRANSFER_LEVY))
    day, debtor = asked.posted, of_club(asked.club)
    for cents, topic in owed:
        rule = book.topic(topic)
        yield Charge(day, debtor, FEDERATION, cents, rule, reference, status=Status.PROPOSED)


def _whatever_way_round(finding: Finding) -> object:
    """Return what is the same when two clubs claim a player, whichever of them is asked."""
    named = frozenset(map(str, finding.sentence.facts.values()))
    return finding.rule, finding.player, named, finding.sentence.words["en"]


def _not_registered(ident: str, club: str) -> str:
    return _("{ident} is not registered with {club}.").format(ident=ident, club=club)
