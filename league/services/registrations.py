"""Registrations: a player comes to a club, and from when he may play."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date, timedelta

from league.errors import InputError, NotFoundError
from league.facts.accounts import FEDERATION, Charge, Status, of_club
from league.facts.claims import Application, Claim, Deregistration
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.seasons import Season
from league.facts.transfers import Transfer
from league.findings import Finding
from league.language import _
from league.outcomes.rights import Eligibility
from league.rulebook import RuleBook
from league.rulebooks import load
from league.services import storing
from league.services.checking import in_season, known_club, known_player, question, refuse
from league.services.recording import record, recorded, recorded_one
from league.services.season_changes import change_season

APPLICATION, DEREGISTRATION, CHARGE = "application", "deregistration", "charge"
"""Kinds of records: by pass number and club; the same; by paragraph and reference."""


@dataclass(frozen=True, slots=True)
class Registered:
    """A registration as it was stored."""

    application: Application
    eligible_from: date | None
    """None = not as long as something is open; the registration waits."""
    reason: str
    """From when he may play, and why."""
    findings: tuple[Finding, ...] = ()
    """What speaks against it, or made it later."""
    charges: tuple[Charge, ...] = ()
    levy: str = ""
    """Gap for which the federation levy is owed besides (§ 1.8.c); empty = none."""


def register(
    season: str | None,
    application: Application,
    *,
    by: str,
    why: str = "",
    despite: str = "",
    player: Player | None = None,
    levy_year_cents: int | None = None,
) -> Registered:
    """Register a player with a club; ``player`` is the person when he is new to the file.

    While arrears are open (§ 1.8.d) the registration waits. What speaks against it (§ 1.6) refuses
    it, unless ``despite`` says why it is stored all the same. ``levy_year_cents`` is a year's
    federation levy: with it the part for a gap (§ 1.8.c) is charged.
    Raises NotFoundError for a club or player nobody knows, InputError for a missing citizenship, a
    postmark out of season, a second registration with the club, and findings; RuleBookError,
    StorageError.
    """
    done: list[Registered] = []

    def change(before: Season) -> Season:
        known, asked = _entered(before, application, player)
        book = load(before.rulebook)
        done.append(_judged(known, book, asked, despite, levy_year_cents))
        result = done[0]
        key = f"{asked.ident}/{asked.club}"
        record(
            before.name, APPLICATION, key, result.application, by=by, why=why, what=APPLICATION
        )
        for charge in result.charges:
            place = f"{charge.rule} {charge.reference}"
            record(before.name, CHARGE, place, charge, by=by, why=why, what=CHARGE)
        return _effective(known, result.application)

    subject = f"{application.ident} · {application.club}"
    change_season(
        season, change, by=by, why=despite or why, what="registration", subject=subject
    )
    return done[0]


def withdraw_registration(season: str | None, ident: str, club: str, *, by: str, why: str) -> None:
    """Take a registration back that should not have been; the journal keeps it.

    Raises InputError without a reason, NotFoundError when there is none, StorageError.
    """
    if not why.strip():
        raise InputError(_("Withdrawing a registration needs its reason."))

    def change(before: Season) -> Season:
        own = _own(before, ident, club)
        key = f"{ident}/{club}"
        pending = recorded_one(before.name, APPLICATION, key, Application)
        if not own and pending is None:
            raise NotFoundError(_not_registered(ident, club))
        if pending is not None:
            record(before.name, APPLICATION, key, None, by=by, why=why, what=APPLICATION)
        rest = tuple(one for one in before.registrations if one not in own[-1:])
        return replace(before, registrations=rest)

    change_season(
        season, change, by=by, why=why, what="registration", subject=f"{ident} · {club}"
    )


def why_eligible(season: str | None, ident: str, club: str) -> str:
    """Return from when a player may play for a club and why, as it was worked out.

    Raises NotFoundError when he was not registered here, RuleBookError, StorageError.
    """
    loaded, _rulings = storing.load(season)
    found = recorded_one(loaded.name, APPLICATION, f"{ident}/{club}", Application)
    if found is None or found.transfer is None:
        raise NotFoundError(_not_registered(ident, club))
    book = load(loaded.rulebook)
    values = book.on(found.posted)
    eligibility = question(book, "transfer")(found.transfer, values)
    return str(question(book, "why_eligible")(found.transfer, eligibility, values))


def registration_findings(season: str | None, day: date) -> list[Finding]:
    """Return what stands against the registrations that hold on a day (§ 1.6), each once.

    Two clubs that both claim a player are among them. Raises NotFoundError, RuleBookError,
    StorageError.
    """
    loaded, _rulings = storing.load(season)
    book = load(loaded.rulebook)
    ask, values = question(book, "registration"), book.on(day)
    papers = recorded(loaded.name, APPLICATION, Application)
    found = (
        finding
        for one in loaded.registrations
        if one.in_force(day)
        for finding in ask(_claim(loaded, one, day, papers.get(f"{one.ident}/{one.club}")), values)
    )
    return list(found)


def recompute(season: Season, book: RuleBook, application: Application) -> Application:
    """Return an application with its transfer and first day worked out anew."""
    transfer = _transfer(season, book, application)
    found: Eligibility = question(book, "transfer")(transfer, book.on(application.posted))
    return replace(application, transfer=transfer, eligible_from=found.eligible_from)


def _entered(
    season: Season, application: Application, player: Player | None
) -> tuple[Season, Application]:
    """Return the season with the person in it, and the application, if it can be so."""
    known_club(season, application.club)
    nation = application.nation.strip().upper()
    if len(nation) != 3 or not nation.isalpha():
        sentence = _(
            "“{nation}” is no citizenship of {ident}; expected are three letters such as AUT,"
            " XXX for stateless (§ 1.4.a)."
        )
        raise InputError(sentence.format(nation=application.nation, ident=application.ident))
    in_season(season, application.posted, "§ 1.4.b")
    if player is not None and all(one.ident != player.ident for one in season.players):
        season = replace(season, players=(*season.players, player))
    person = replace(known_player(season, application.ident), nation=nation)
    held = [one for one in _own(season, person.ident, application.club) if not one.deregistered]
    if held:
        sentence = _("{ident} is registered with {club} since {day} already (§ 1.6).")
        raise InputError(
            sentence.format(ident=person.ident, club=application.club, day=held[0].reported)
        )
    players = tuple(person if one.ident == person.ident else one for one in season.players)
    return replace(season, players=players), replace(application, nation=nation)


def _judged(
    season: Season, book: RuleBook, application: Application, despite: str, levy_cents: int | None
) -> Registered:
    values = book.on(application.posted)
    asked = recompute(season, book, application)
    assert asked.transfer is not None  # recompute has just made it
    found: Eligibility = question(book, "transfer")(asked.transfer, values)
    first = found.eligible_from or application.posted + timedelta(days=1)
    fresh = Registration(asked.ident, asked.club, asked.kind, asked.posted)
    against = tuple(question(book, "registration")(_claim(season, fresh, first, asked), values))
    refuse(book, against, despite)
    levy = _levy(season, book, asked)
    return Registered(
        application=asked,
        eligible_from=found.eligible_from,
        reason=str(question(book, "why_eligible")(asked.transfer, found, values)),
        findings=(*found.findings, *against),
        charges=tuple(_charges(book, asked, levy, levy_cents)),
        levy="" if levy is None else levy[0],
    )


def _charges(
    book: RuleBook, asked: Application, levy: tuple[str, int, int] | None, levy_cents: int | None
) -> Iterator[Charge]:
    """§ 1.4.a, 1.8.c: what the registration costs the club."""
    reference = f"{asked.ident}/{asked.club}/{asked.posted}"
    debtor = of_club(asked.club)
    fee = question(book, "registration_fee")(book.on(asked.posted))
    yield Charge(
        asked.posted, debtor, FEDERATION, fee, "1.4.a", reference, status=Status.PROPOSED
    )
    if levy is not None and levy_cents is not None:
        cents = levy_part(levy[1], levy_cents, levy[2])
        yield Charge(
            asked.posted, debtor, FEDERATION, cents, "1.8.c", reference, status=Status.PROPOSED
        )


def levy_part(days: int, year_cents: int, year: int) -> int:
    """Return the part of a year's amount that falls on so many days, half cents up."""
    whole = (date(year + 1, 1, 1) - date(year, 1, 1)).days
    return (2 * year_cents * days + whole) // (2 * whole)


def _levy(season: Season, book: RuleBook, asked: Application) -> tuple[str, int, int] | None:
    """Return the gap in words, its days and its year, when the club lets him come back."""
    last = _last_ended(season, asked.ident)
    if last is None or last.deregistered is None or last.club != asked.club:
        return None
    found = question(book, "levy_gap")(last.deregistered, asked.posted, book.on(asked.posted))
    if found is None:
        return None
    return str(found), (asked.posted - last.deregistered).days, asked.posted.year


def _transfer(season: Season, book: RuleBook, application: Application) -> Transfer:
    """Return what decides his first day: the notice to his old club, games there, arrears."""
    old = _old_registration(season, application)
    paper = None
    if old is not None:
        key = f"{old.ident}/{old.club}"
        paper = recorded_one(season.name, DEREGISTRATION, key, Deregistration)
    left = paper.notice if paper else (old.deregistered if old else None)
    owed = question(book, "honoured_arrears")(paper, book.on(paper.notice)) if paper else 0
    own_games = () if application.crosses_federations else _games(season, application.ident)
    return Transfer(
        registered=application.posted,
        deregistered=application.left or left,
        games=tuple(sorted({*application.games, *own_games})),
        crosses_federations=application.crosses_federations,
        represented=application.represented,
        in_arrears=owed > 0,
        settled=paper.settled if paper else None,
    )


def _old_registration(season: Season, application: Application) -> Registration | None:
    """Return the ended registration that this one follows; None = there is no window to reach.

    Beside a home registration that holds, a guest's first registration follows none; the same club
    in the same kind again is no change of club (§ 1.8.c), another kind is one (Anhang H 5.a).
    """
    at_home = any(
        one.kind is Kind.HOME and one.deregistered is None
        for one in season.registrations
        if one.ident == application.ident
    )
    home = application.kind is Kind.HOME
    last = _last_ended(season, application.ident, home=True if home else (False if at_home else None))
    if last is None or (last.club, last.kind) == (application.club, application.kind):
        return None
    return last


def _last_ended(season: Season, ident: str, *, home: bool | None = None) -> Registration | None:
    ended = [
        (one.deregistered, one)
        for one in season.registrations
        if one.ident == ident and one.deregistered is not None
        if home is None or (one.kind is Kind.HOME) == home
    ]
    return max(ended, key=lambda pair: pair[0])[1] if ended else None


def _games(season: Season, ident: str) -> tuple[date, ...]:
    """Return the days on which he played a championship game in this federation."""
    days = {fixture.key: fixture.day for fixture in season.fixtures}
    cups = {division.id for division in season.divisions if division.tier == "cup"}
    return tuple(
        board.played_on or days[board.match]
        for board in season.boards
        if ident in (board.home_player, board.away_player)
        and board.home_player
        and board.away_player
        and board.result is not None
        and board.match[0] not in cups
    )


def _claim(season: Season, one: Registration, day: date, paper: Application | None) -> Claim:
    clubs = {club.id: club for club in season.clubs}
    mine = [other for other in season.registrations if other.ident == one.ident]
    equal = [status for other in mine if (status := other.equal_on(day))]
    return Claim(
        player=known_player(season, one.ident),
        club=clubs[one.club],
        kind=one.kind,
        day=day,
        equal=equal[-1] if equal else None,
        others=tuple(
            (clubs[other.club], other)
            for other in mine
            if other != one and (other.deregistered is None or other.deregistered > day)
        ),
        guest_elsewhere=paper is not None and paper.guest_elsewhere,
        executive=paper is not None and paper.executive,
    )


def _effective(season: Season, asked: Application) -> Season:
    """Return the season with the registration in it, unless something is open."""
    if asked.eligible_from is None:
        return season
    fresh = Registration(asked.ident, asked.club, asked.kind, asked.posted, asked.eligible_from)
    return replace(season, registrations=(*season.registrations, fresh))


def _own(season: Season, ident: str, club: str) -> list[Registration]:
    return [one for one in season.registrations if (one.ident, one.club) == (ident, club)]


def _not_registered(ident: str, club: str) -> str:
    return _("{ident} is not registered with {club}.").format(ident=ident, club=club)
