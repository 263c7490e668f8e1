"""What decides about a registration, put together from the season and the papers on record."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import date

from league.facts.claims import Application, Claim
from league.facts.clubs import Club
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.seasons import Season
from league.facts.transfers import Transfer
from league.findings import Finding
from league.outcomes.rights import Eligibility
from league.record_kinds import APPLICATION, DEREGISTRATION
from league.rulebook import RuleBook, has_rule
from league.rulebooks import load
from league.services.session import season_order
from league.services.session.checks import known_player
from league.services.session.records import recorded, recorded_one
from league.storage.seasons import load_season


def with_first_day(
    season: Season, book: RuleBook, application: Application
) -> tuple[Application, Transfer, Eligibility]:
    """Return an application with its first day, what that follows from, and the answer itself."""
    transfer = _transfer(season, book, application)
    found: Eligibility = book.transfers.decide(transfer, book.on(application.posted))
    asked = replace(application, transfer=transfer, eligible_from=found.eligible_from)
    return asked, transfer, found


def levy_part(days: int, year_cents: int, year: int) -> int:
    """Return the part of a year's amount that falls on so many days, half cents up."""
    whole = (date(year + 1, 1, 1) - date(year, 1, 1)).days
    return (2 * year_cents * days + whole) // (2 * whole)


def levy_of(season: Season, book: RuleBook, asked: Application) -> tuple[str, int, int] | None:
    """Return the gap in words, its days and its year, when the club lets him come back.

    It may have begun in the season before, which closes in the same calendar year.
    """
    last = _last_ended(_with_season_before(season, asked), asked.ident)
    if last is None or last.deregistered is None or last.club != asked.club:
        return None
    gap = book.transfers.levy_gap
    found = gap(last.deregistered, asked.posted, book.on(asked.posted)) if has_rule(gap) else None
    if found is None:
        return None
    return str(found), (asked.posted - last.deregistered).days, asked.posted.year


def _with_season_before(season: Season, asked: Application) -> Season:
    """Return a season with what ended for a player in the one before, where that may matter."""
    earlier = season_order.before(season)
    if not earlier or season_order.year_of(earlier[-1]) != asked.posted.year:
        return season
    mine = [one for one in season.registrations if one.ident == asked.ident]
    known = {(one.club, one.kind, one.reported) for one in mine}
    ended = (
        one
        for one in load_season(earlier[-1]).registrations
        if one.ident == asked.ident and one.deregistered is not None
    )
    gone = (one for one in ended if (one.club, one.kind, one.reported) not in known)
    return replace(season, registrations=(*gone, *season.registrations))


def _transfer(season: Season, book: RuleBook, application: Application) -> Transfer:
    """Return what decides his first day: the notice to his old club, games there, arrears."""
    old = _old_registration(season, application)
    paper = None
    if old is not None:
        key = f"{old.ident}/{old.club}"
        paper = recorded_one(season.name, DEREGISTRATION, key)
    left = paper.notice if paper else (old.deregistered if old else None)
    honoured = book.transfers.honoured_arrears
    owed = honoured(paper, book.on(paper.notice)) if paper and has_rule(honoured) else 0
    own_games = () if application.crosses_federations else games_in(season, application.ident)
    return Transfer(
        registered=application.posted,
        deregistered=application.left or left,
        games=tuple(sorted({*application.games, *own_games})),
        crosses_federations=application.crosses_federations,
        represented=application.represented,
        in_arrears=owed > 0,
        settled=paper.settled if paper else None,
        guest=application.kind is not Kind.HOME,
    )


def _old_registration(season: Season, application: Application) -> Registration | None:
    """Return the ended registration that this one follows; None = there is no window to reach.

    Beside a home registration that holds, a guest's first registration follows none; the same club
    in the same kind again is no change of club, another kind is one.
    """
    at_home = any(
        one.kind is Kind.HOME and one.deregistered is None
        for one in season.registrations
        if one.ident == application.ident
    )
    home = application.kind is Kind.HOME
    last = _last_ended(
        season, application.ident, home=True if home else (False if at_home else None)
    )
    if last is None or (last.club, last.kind) == (application.club, application.kind):
        return None
    return last


def _last_ended(season: Season, ident: str, *, home: bool | None = None) -> Registration | None:
    mine = [one for one in season.registrations if one.ident == ident]
    # Equal status, or a guest made home player, ends one registration where the next begins.
    continued = {(one.club, one.eligible_from) for one in mine}
    ended = [
        (one.deregistered, one)
        for one in mine
        if one.deregistered is not None and (one.club, one.deregistered) not in continued
        if home is None or (one.kind is Kind.HOME) == home
    ]
    return max(ended, key=lambda pair: pair[0])[1] if ended else None


def games_in(season: Season, ident: str) -> tuple[date, ...]:
    """Return the days on which he played a championship game in this federation."""
    return tuple(games_of(season, {ident}).get(ident, ()))


def games_of(season: Season, idents: Collection[str]) -> Mapping[str, list[date]]:
    """Return the days of the championship games that players played in this federation."""
    days = {fixture.key: fixture.day for fixture in season.fixtures}
    book = load(season.rulebook)
    values = book.on(season.list_date)
    cups = {one.id for one in season.divisions if not book.criteria(one, values)}
    found: defaultdict[str, list[date]] = defaultdict(list)
    for board in season.boards:
        home, away = board.home_player, board.away_player
        if home and away and board.result is not None and board.match[0] not in cups:
            for ident in {home, away} & set(idents):
                found[ident].append(board.played_on or days[board.match])
    return found


def windows_moved(season: Season, book: RuleBook) -> Iterator[tuple[Application, Finding]]:
    """Yield the registrations whose window games close that came on file since it was fixed.

    Where nobody waited for a window nothing is looked through. Raises StorageError.
    """
    rule = book.transfers.window_moved
    papers = recorded(season.name, APPLICATION).values() if has_rule(rule) else ()
    fixed = [
        (one, one.transfer)
        for one in papers
        if one.eligible_from and one.transfer and one.transfer.deregistered
        if not one.crosses_federations
    ]
    games = games_of(season, {one.ident for one, _facts in fixed}) if fixed else {}
    clubs = {club.id: club.name for club in season.clubs}
    for one, facts in fixed:
        known = tuple(sorted({*facts.games, *games.get(one.ident, ())}))
        if known != facts.games:
            names = (known_player(season, one.ident).name, clubs.get(one.club, one.club))
            now = replace(facts, games=known)
            found = rule(one, *names, now, book.on(one.posted))
            if found is not None:
                yield one, found


def claim_of(season: Season, one: Registration, day: date, paper: Application | None) -> Claim:
    """Return a registration beside the player's others that hold with it, from a day on."""
    clubs = {club.id: club for club in season.clubs}
    mine = [other for other in season.registrations if other.ident == one.ident]
    return _claim(one, known_player(season, one.ident), mine, clubs, day, paper)


def claims_on(season: Season, day: date, papers: Mapping[str, Application]) -> Iterator[Claim]:
    """Yield the registrations that hold on a day as ``claim_of`` does; papers by their keys."""
    clubs = {club.id: club for club in season.clubs}
    players = {player.ident: player for player in season.players}
    mine: defaultdict[str, list[Registration]] = defaultdict(list)
    for one in season.registrations:
        mine[one.ident].append(one)
    for one in season.registrations:
        if one.in_force(day):
            paper = papers.get(f"{one.ident}/{one.club}")
            yield _claim(one, players[one.ident], mine[one.ident], clubs, day, paper)


def _claim(
    one: Registration,
    player: Player,
    mine: Iterable[Registration],
    clubs: Mapping[str, Club],
    day: date,
    paper: Application | None,
) -> Claim:
    equal = [status for other in mine if (status := other.equal_on(day))]
    return Claim(
        player=player,
        club=clubs[one.club],
        kind=one.kind,
        day=day,
        equal=equal[-1] if equal else None,
        others=tuple(
            (clubs[other.club], other)
            for other in mine
            if other != one and other.overlaps(one, day)
        ),
        guest_elsewhere=paper is not None and paper.guest_elsewhere,
        executive=paper is not None and paper.executive,
    )


def effective(season: Season, asked: Application) -> Season:
    """Return the season with the registration in it, unless something is open."""
    if asked.eligible_from is None:
        return season
    fresh = Registration(asked.ident, asked.club, asked.kind, asked.posted, asked.eligible_from)
    return replace(season, registrations=(*season.registrations, fresh))


def with_registration(
    season: Season, old: Registration, new: Registration, *more: Registration
) -> Season:
    """Return the season with a registration in place of another, and more at the end."""
    others = (new if one == old else one for one in season.registrations)
    return replace(season, registrations=(*others, *more))


def own_registrations(season: Season, ident: str, club: str) -> list[Registration]:
    """Return a player's registrations with one club, as they were entered."""
    return [one for one in season.registrations if (one.ident, one.club) == (ident, club)]
