"""What goes to the rating officer about a division, and what it lacks to be valid."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from datetime import date

from league.errors import InputError
from league.facts import periods
from league.facts.accounts import Charge
from league.facts.actors import Actor, Right
from league.facts.seasons import MatchKey
from league.findings import Finding
from league.language import _
from league.outcomes.judgement import MatchJudgement
from league.outcomes.rating_periods import Period, games_of
from league.record_kinds import CHARGE, RATING_FILING, TOURNAMENT
from league.rulebook import RuleBook
from league.rulebook.topics import Topic
from league.services.ratings.tournament_games import (
    NO_TOURNAMENT,
    TournamentGames,
    tournament_games,
)
from league.services.session import transactions
from league.services.session.checks import in_season, known, known_club, refused
from league.services.session.desk import Judged
from league.services.session.records import record, recorded, recorded_one
from league.services.session.season_changes import season_and_book
from league.services.session.transactions import scope_in, transaction

Boards = Mapping[str, list[tuple[str | None, int, bool]]]
"""Pass number to opponent, half points and whether there was no game, board by board."""


def file_rating(
    season: str | None, filing: periods.RatingFiling, *, actor: Actor, why: str = ""
) -> None:
    """Record a division's registration and report for rating.

    Raises NotFoundError for an unknown division, InputError for a time control below zero and a
    report out of season, StorageError.
    """
    with transaction(actor, Right.RATINGS, scope_in(season)):
        loaded, _rulings = transactions.load(season)
        rated = {one.id: one for one in loaded.divisions} | recorded(loaded.name, TOURNAMENT)
        known(filing.division, rated, _("There is no division “{id}”; known are: {known}."))
        control = filing.control
        if min(control.minutes, control.rest_minutes, control.seconds) < 0:
            sentence = _("{minutes} minutes and {seconds} seconds are no time control{cited}.")
            raise refused(
                loaded,
                Topic.RATING_REPORT,
                sentence,
                minutes=control.minutes,
                seconds=control.seconds,
            )
        for day in (filing.registered, filing.reported):
            if day is not None:
                in_season(loaded, day, Topic.RATING_REPORT)
        record(loaded.name, RATING_FILING, filing.division, filing, actor=actor, why=why)


def charge_completion(
    season: str | None,
    club: str,
    event: str,
    players: int,
    day: date,
    *,
    actor: Actor,
    why: str = "",
) -> Charge:
    """Propose what an organiser pays for the players whose data the rating officer completed.

    Raises NotFoundError for an unknown club, InputError without an event or players and for an
    event charged already, RuleBookError, StorageError.
    """
    with transaction(actor, Right.RATINGS, scope_in(season, club=club)):
        loaded, book = season_and_book(season)
        known_club(loaded, club)
        ask = book.accounts.missing_data_charge
        charges: list[Charge] = list(ask(club, event.strip(), players, day, book.on(day)))
        if not charges or not event.strip():
            raise InputError(_("Please name the event, and how many players were completed."))
        key = f"{charges[0].rule} {charges[0].reference}"
        if recorded_one(loaded.name, CHARGE, key) is not None:
            raise InputError(_("{event} is charged already."), event=event)
        record(loaded.name, CHARGE, key, charges[0], actor=actor, why=why)
        return charges[0]


def incomplete(book: RuleBook, missing: Sequence[tuple[str, Finding]]) -> dict[str, int]:
    """Return by division how many players' data are incomplete, where there are any."""
    values, numbers = book.on(book.first_day), dict[str, int]()
    for division in dict.fromkeys(one for one, _finding in missing):
        lacks = [finding for one, finding in missing if one == division]
        numbers[division] = book.ratings.incomplete(lacks, values)
    return {division: number for division, number in numbers.items() if number}


def filings_of(season: str) -> dict[str, periods.RatingFiling]:
    """Return what is on record of the divisions' reports. Raises StorageError."""
    return recorded(season, RATING_FILING)


def filing_of(season: str, division: str) -> periods.RatingFiling:
    """Return what is on record of a division's report, else one with nothing in it."""
    fresh = periods.RatingFiling(division, periods.TimeControl(0))
    return filings_of(season).get(division, fresh)


def missing_of(
    judged: Judged, period: Period, today: date, filings: Mapping[str, periods.RatingFiling]
) -> Iterator[tuple[str, Finding]]:
    """Yield per division or tournament with games in the period what its report lacks."""
    ask = judged.book.ratings.report_lacks
    tournaments = tournament_games(judged.season, period)
    divisions = [one.id for one in judged.season.divisions]
    for id in dict.fromkeys((*divisions, *tournaments)):
        more = tournaments.get(id, NO_TOURNAMENT)
        report = report_of(judged, id, period, filings.get(id), more)
        if report is not None:
            for finding in ask(report, today, judged.book.on(report.end)):
                yield id, finding


def report_of(
    judged: Judged,
    division: str,
    period: Period,
    filing: periods.RatingFiling | None,
    more: TournamentGames,
) -> periods.RatingReport | None:
    """Return a division's report for a period; None when nothing was played in it.

    Players are numbered by rating and ranked by their points in the period; the event begins and
    ends with the division's matches of the whole season (C 2.1, 2.3). ``more`` are the games of
    the qualification tournament of its teams, which ends it when it is played after the matches.
    """
    matches = _entered(judged, division, period)
    if not matches and not more.games and not more.without:
        return None
    days = [one.day for one in judged.season.fixtures if one.division == division]
    days += [game.day for game in more.games]
    return periods.RatingReport(
        name=more.name or judged.judgement.world.divisions[division].name,
        start=min(days),
        end=max(days),
        control=filing.control if filing else None,
        players=tuple(_players(judged, _boards(matches, more))),
        registered=filing.registered if filing else None,
        reported=filing.reported if filing else None,
        permitted_by=filing.permitted_by if filing else "",
        fide=filing is not None and filing.fide,
    )


def _entered(
    judged: Judged, division: str, period: Period
) -> list[tuple[MatchKey, MatchJudgement]]:
    """Return the matches of a division that were played in a period and reported."""
    return [
        (key, match)
        for key, match in judged.judgement.matches.items()
        if key[0] == division and match.entered and period.covers(match.facts.day)
    ]


def _boards(matches: list[tuple[MatchKey, MatchJudgement]], more: TournamentGames) -> Boards:
    found: defaultdict[str, list[tuple[str | None, int, bool]]] = defaultdict(list)
    games, unrated = games_of(matches)
    for game in (*games, *more.games):
        found[game.first].append((game.second, game.score, False))
        found[game.second].append((game.first, periods.HALF_POINTS - game.score, False))
    judged = dict(matches)
    for board in unrated:
        facts = judged[board.match].facts
        pair = (facts.home.boards[board.board - 1], facts.away.boards[board.board - 1])
        for side, member in enumerate(pair):
            if member is not None:
                half = judged[board.match].boards[board.board - 1][side]
                found[member.ident].append((None, half, True))
    for one in more.without:
        found[one.ident].append((None, one.score, True))
    return found


def _players(judged: Judged, boards: Boards) -> Iterator[periods.ReportedPlayer]:
    people = judged.judgement.world.players
    order = sorted(boards, key=lambda ident: (-(people[ident].rating or 0), ident))
    number = {ident: place for place, ident in enumerate(order, 1)}
    points = Counter({ident: sum(half for _o, half, _f in rows) for ident, rows in boards.items()})
    ranks = {ident: place for place, (ident, _half) in enumerate(points.most_common(), 1)}
    for ident in order:
        player = people[ident]
        yield periods.ReportedPlayer(
            ident=ident,
            surname=player.surname,
            given_name=player.given_name,
            final_rank=ranks[ident],
            draw_number=number[ident],
            results=tuple(
                periods.ReportedResult(number[other] if other else None, half, forfeit)
                for other, half, forfeit in boards[ident]
            ),
            rating=player.rating,
            rating_secured=player.rating is not None,
            born=player.born,
            sex=player.sex,
            fide_id=player.fide_id,
            fide_rating=player.fide_rating,
            nation=player.nation,
            title=player.title,
        )
