"""A tournament's report by FIDE's data, where no federation's book has a rule about ratings.

It tells what a report file of FIDE (TRF) tells: numbers, results and what is known of each player.
"""

from collections.abc import Iterator, Mapping
from datetime import date

from fixtures.round_history import FORFEITS
from league.errors import InputError
from league.facts.periods import RatingReport, ReportedPlayer, ReportedResult
from league.facts.tournaments import Tournament
from league.language import _
from league.rulebook import has_rule
from league.services.ratings.report_papers import tournament_report
from league.services.session.desk import Desk
from league.services.tournaments.files import file_of
from league.services.tournaments.opening import Opened
from league.services.tournaments.report_files.files import report_on
from league.services.tournaments.report_files.players import player_numbers
from league.trf.records import TrfFile, TrfGame, TrfPlayer
from league.trf.scores import worth
from league.views.federation_papers import RatingReportPaper, ReportPart

_RATER = "FIDE"
_TOLD = frozenset(("fide_id", "fide_rating", "nation", "title", "born", "sex"))
"""Fields of a player that a report file has."""


def results_for_rating(desk: Desk, id: str) -> RatingReportPaper:
    """Return a tournament's results for the rating officer, else for FIDE.

    As the federation's book asks for them; where it has no rule about ratings, by FIDE's data.
    Raises as ``tournament_report`` and ``fide_report``.
    """
    if has_rule(desk.book.ratings.report_lacks):
        return tournament_report(desk, id)
    return fide_report(desk, id)


def fide_report(desk: Desk, id: str) -> RatingReportPaper:
    """Return a tournament's results as FIDE is told of them, with what its report still lacks.

    Raises InputError where the days of the tournament are not known or nothing was played yet,
    NotFoundError, RuleBookError, StorageError.
    """
    found = Opened(desk.season, desk.book, file_of(desk.season.name, id))
    one, trf = found.tournament, report_on(found).file
    first, last = _days(one)
    if not any(game.opponent and game.result for each in trf.players for game in each.games):
        raise InputError(_("{division} has no results to report yet."), division=one.name)
    keys = {number: key for key, number in player_numbers(found.file).items()}
    players = tuple(_player(each, keys[each.number], worth(trf)) for each in trf.players)
    report = RatingReport(name=one.name, start=first, end=last, control=None, players=players)
    return RatingReportPaper(
        federation=desk.season.federation,
        season=desk.season.name,
        division=one.name,
        rating_name=_RATER,
        rule="",
        despite="",
        lacks=tuple(_lacks(one, trf)),
        incomplete=tuple(_incomplete(trf, keys)),
        parts=(ReportPart(first, last, report, (_TOLD,) * len(players)),),
        control=one.time_control,
    )


def _days(one: Tournament) -> tuple[date, date]:
    days = [begins.date() for begins in one.round_times]
    first = one.first_day or min(days, default=None)
    last = one.last_day or max(days, default=first)
    if first is None or last is None:
        sentence = _("{name}: the report needs the first day; “tournament change {id}” sets it.")
        raise InputError(sentence, name=one.name, id=one.id)
    return first, last


def _lacks(one: Tournament, trf: TrfFile) -> Iterator[str]:
    """Yield what a report file needs to be rated and the tournament does not say."""
    said = (
        (one.first_day and one.last_day, _("the first and the last day")),
        (len(trf.round_days) >= trf.rounds, _("the days of the rounds")),
        (one.federation, _("the federation")),
        (one.chief_arbiter, _("the chief arbiter")),
        (one.time_control, _("the time control")),
    )
    missing = [words for known, words in said if not known]
    if missing:
        yield _("Not on file for FIDE: {what}.").format(what=", ".join(missing))


def _incomplete(trf: TrfFile, keys: Mapping[int, str]) -> Iterator[tuple[str, str]]:
    """Yield the key of each player whose data have gaps, and which."""
    for one in trf.players:
        said = (
            (one.fide_id, _("FIDE id")),
            (one.federation, _("Federation")),
            (one.born, _("Born")),
            (one.sex, _("Sex")),
        )
        missing = [words for known, words in said if not known]
        if missing:
            yield keys[one.number], ", ".join(missing)


def _player(one: TrfPlayer, key: str, scores: Mapping[str, int]) -> ReportedPlayer:
    surname, _comma, given = one.name.partition(",")
    return ReportedPlayer(
        ident=key,
        surname=surname.strip(),
        given_name=given.strip(),
        final_rank=one.rank,
        draw_number=one.number,
        results=tuple(_result(game, scores) for game in one.games),
        born=_born(one.born),
        sex=one.sex or None,
        fide_id=int(one.fide_id) if one.fide_id.isdecimal() else None,
        fide_rating=one.rating,
        nation=one.federation or None,
        title=one.title or None,
    )


def _result(game: TrfGame, scores: Mapping[str, int]) -> ReportedResult:
    forfeit = game.opponent is None or (game.result != "" and game.result in FORFEITS)
    score = scores.get(game.result, 0) if game.result else None
    return ReportedResult(game.opponent, score, forfeit)


def _born(text: str) -> date | None:
    """Return the whole day of birth; None where only the year is known."""
    year, *rest = text.split("/")
    return date(int(year), *map(int, rest)) if len(rest) == 2 else None
