"""Players who leave: notices, arrears, and guests who gave up their home federation."""

from dataclasses import dataclass, replace
from datetime import date

from league.errors import InputError, NotFoundError
from league.facts.actors import Actor, Right
from league.facts.claims import Application, Deregistration, LeftHome
from league.facts.registrations import Kind, Registration
from league.facts.seasons import Season
from league.facts.steps import StepKind
from league.findings import Finding
from league.language import _
from league.record_kinds import APPLICATION, DEREGISTRATION, LEFT_HOME
from league.rulebook.topics import Topic
from league.rulebooks import load
from league.services.registry.registering import claims
from league.services.registry.registering.across_seasons import holding_notice
from league.services.registry.registering.late_notices import file_notice, late, notice_of
from league.services.session import transactions
from league.services.session.checks import cited, in_season, known_club, known_player, refused
from league.services.session.records import record, recorded, recorded_one
from league.services.session.season_changes import change_season
from league.services.session.transactions import scope_in, transaction
from league.storage.seasons import load_season


@dataclass(frozen=True, slots=True)
class Deregistered:
    """What follows from a notice."""

    honoured_cents: int
    """Arrears that hold up a transfer."""
    findings: tuple[Finding, ...]


def deregister(
    season: str | None,
    paper: Deregistration,
    *,
    actor: Actor,
    why: str = "",
    today: date | None = None,
) -> Deregistered:
    """Deregister a player from the day of his notice to his club on.

    A notice passed on too late, as of ``today``, is a finding against the club, and
    so are arrears of too many years.
    Raises NotFoundError when he is not registered there, InputError for days or amounts that
    cannot be so, RuleBookError, StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season, club=paper.club)):
        before = load_season(season)
        held = _held(before, paper.ident, paper.club)
        _check(before, held, paper)
        done = _deregistered(before, paper, today or paper.notice)
        file_notice(before, paper, actor, why, DEREGISTRATION.step)
        after = claims.with_registration(before, held, replace(held, deregistered=paper.notice))
        subject = f"{paper.ident} · {paper.club}"
        change_season(before, after, DEREGISTRATION.step, subject, actor=actor, why=why)
        return done


def pass_on(
    season: str | None, ident: str, club: str, day: date, *, actor: Actor, why: str = ""
) -> list[Finding]:
    """Record when a club passed a player's notice on, and return the finding when it was late.

    Raises NotFoundError when no notice is on record, InputError when it was passed on
    already or before the notice, RuleBookError, StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season, club=club)):
        loaded, _rulings = transactions.load(season)
        known_player(loaded, ident)
        paper = notice_of(loaded, ident, club)
        if paper.forwarded is not None or day < paper.notice:
            sentence = _(
                "Notice of {ident} from {notice} cannot be passed on on {day}; passed on:"
                " {forwarded}."
            )
            facts = {"notice": paper.notice, "day": day, "forwarded": paper.forwarded or "–"}
            raise InputError(sentence, ident=ident, **facts)
        done = replace(paper, forwarded=day)
        file_notice(loaded, done, actor, why, StepKind.FORWARDING)
        found = late(loaded, load(loaded.rulebook), done, day)
        return [] if found is None else [found]


def settle(
    season: str | None, ident: str, club: str, day: date, *, actor: Actor, why: str = ""
) -> list[Application]:
    """Record that a player's arrears to his old club are settled; registrations take effect.

    Returns the registrations that waited for it, with their first day. Raises NotFoundError when
    no arrears are on record, InputError when they are settled already or before his notice,
    StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season, club=club)):
        opened = load_season(season)
        paper = _settled(opened, ident, club, day)
        file_notice(opened, paper, actor, why, DEREGISTRATION.step)
        taken: dict[str, Application] = {}
        # The latest season first: it knows all the games that were played since.
        for name in reversed(holding_notice(opened, paper)):
            before = load_season(name)
            after = _take_effect(before, ident, taken, actor, why)
            told = f"{ident} · {club}"
            change_season(before, after, StepKind.ARREARS, told, actor=actor, why=why)
        return list(taken.values())


def leave_home(
    season: str | None, ident: str, federation: str, left: date, *, actor: Actor, why: str = ""
) -> LeftHome:
    """Record that a guest left the federation he is home player of.

    Raises NotFoundError when he is no guest here, StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season)):
        loaded, _rulings = transactions.load(season)
        known_player(loaded, ident)
        if not any(one.ident == ident and one.kind is Kind.GUEST for one in loaded.registrations):
            raise NotFoundError(_("{ident} is no guest here."), ident=ident)
        fact = LeftHome(ident, federation, left)
        record(loaded.name, LEFT_HOME, ident, fact, actor=actor, why=why)
        return fact


def guests_to_home(season: str | None, day: date, *, actor: Actor, why: str = "") -> list[Finding]:
    """Make home players of the guests whose half year has passed by a day.

    Returns a finding for each. Raises NotFoundError, RuleBookError, StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season)):
        found: list[Finding] = []
        before = after = load_season(season)
        book = load(before.rulebook)
        for fact in recorded(before.name, LEFT_HOME).values():
            values = book.on(fact.left)
            first = book.transfers.home_by_lapse(fact.left, values)
            guest = guest_without_home(after, fact.ident)
            if first <= day and guest is not None:
                name = known_player(after, fact.ident).name
                found.append(book.transfers.lapsed(fact.ident, name, fact.left, values))
                home = replace(guest, kind=Kind.HOME, eligible_from=first)
                after = claims.with_registration(
                    after, guest, replace(guest, deregistered=first), home
                )
        change_season(before, after, LEFT_HOME.step, actor=actor, why=why)
        return found


def _held(season: Season, ident: str, club: str) -> Registration:
    known_player(season, ident)
    known_club(season, club)
    held = [
        one for one in claims.own_registrations(season, ident, club) if one.deregistered is None
    ]
    if not held:
        sentence = _("{ident} is not registered with {club}; there is nothing to end.")
        raise NotFoundError(sentence, ident=ident, club=club)
    return held[-1]


def _check(season: Season, held: Registration, paper: Deregistration) -> None:
    in_season(season, paper.notice, Topic.DEPARTURE)
    early = [day for day in (paper.notice, paper.forwarded) if day and day < held.reported]
    if early or (paper.forwarded is not None and paper.forwarded < paper.notice):
        sentence = _("Notice {notice}, passed on {forwarded}, registered {reported}: wrong order.")
        raise InputError(
            sentence, notice=paper.notice, forwarded=paper.forwarded or "–", reported=held.reported
        )
    years = [year for year, _cents in paper.owed]
    for year, cents in paper.owed:
        if cents <= 0 or year > paper.notice.year or years.count(year) > 1:
            sentence = _("Arrears of {cents} cents for {year} cannot be so{cited}.")
            raise refused(season, Topic.ARREARS_OF_LEAVING, sentence, cents=cents, year=year)


def _deregistered(season: Season, paper: Deregistration, today: date) -> Deregistered:
    book = load(season.rulebook)
    values = book.on(paper.notice)
    # What a book without arrears says of them is asked only where somebody names some.
    old = book.transfers.arrears_too_old(paper, values) if paper.owed else ()
    honoured = book.transfers.honoured_arrears(paper, values) if paper.owed else 0
    found = late(season, book, paper, today)
    return Deregistered(honoured, (*([] if found is None else [found]), *old))


def _settled(season: Season, ident: str, club: str, day: date) -> Deregistration:
    """Return the notice with its arrears settled. Raises NotFoundError, InputError."""
    paper = recorded_one(season.name, DEREGISTRATION, f"{ident}/{club}")
    if paper is None or not paper.owed:
        sentence = _("No arrears of {ident} to {club} are on record{cited}.")
        raise NotFoundError(
            sentence, cited=cited(season, Topic.ARREARS_OF_LEAVING), ident=ident, club=club
        )
    if paper.settled is not None or day < paper.notice:
        sentence = _(
            "Arrears of {ident} from {notice} cannot be settled on {day}; settled: {settled}"
            "{cited}."
        )
        facts = {"notice": paper.notice, "day": day, "settled": paper.settled or "–"}
        raise refused(season, Topic.ARREARS_OF_LEAVING, sentence, ident=ident, **facts)
    return replace(paper, settled=day)


def _take_effect(
    season: Season, ident: str, taken: dict[str, Application], actor: Actor, why: str
) -> Season:
    """Return the season with a player's registrations that waited.

    ``taken`` = those that took effect in a later season already, by key; the others are added.
    """
    book = load(season.rulebook)
    for key, waiting in recorded(season.name, APPLICATION).items():
        if waiting.ident != ident or waiting.eligible_from is not None:
            continue
        asked = taken.get(key)
        if asked is None or asked.posted != waiting.posted:
            asked = claims.with_first_day(season, book, waiting)[0]
        if asked.eligible_from is not None:
            record(season.name, APPLICATION, key, asked, actor=actor, why=why)
            season = claims.effective(season, asked)
            taken.setdefault(key, asked)
    return season


def guest_without_home(season: Season, ident: str) -> Registration | None:
    """Return a player's registration as a guest, if he is no home player of any club here."""
    mine = [one for one in season.registrations if one.ident == ident and not one.deregistered]
    if any(one.kind is Kind.HOME for one in mine):
        return None
    return next((one for one in mine if one.kind is Kind.GUEST), None)
