"""A division's results as they go to the rating officer."""

from collections.abc import Iterator, Sequence

from league.errors import InputError
from league.facts.periods import RatingFiling
from league.findings import Finding
from league.language import _
from league.record_kinds import TOURNAMENT
from league.rulebook import require
from league.rulebook.topics import Topic
from league.services.ratings.reports import filings_of, report_of
from league.services.ratings.tournament_games import NO_TOURNAMENT, tournament_games
from league.services.ratings.views import list_dates, period_on
from league.services.rulebook import explaining
from league.services.session.checks import known, sentences
from league.services.session.desk import Desk
from league.services.session.records import recorded
from league.views.federation_papers import RatingReportPaper, ReportPart


def rating_report(desk: Desk, division: str) -> RatingReportPaper:
    """Return a division's results, a report for each rating period in which it played.

    Raises NotFoundError, RuleBookError, InputError that names the missing data of each player
    unless a reason is on file why it goes out all the same, and when nothing was played yet.
    """
    return _report(desk, desk.division(division).id, desk.division(division).name)


def tournament_report(desk: Desk, id: str) -> RatingReportPaper:
    """Return the results of a tournament that is registered for rating.

    Raises InputError for one that is not, NotFoundError, and as ``rating_report``.
    """
    found = recorded(desk.season.name, TOURNAMENT)
    one = known(id, found, _("There is no tournament “{id}”; on file are: {known}."))
    if id not in filings_of(desk.season.name):
        sentence = _("{name} is not registered for rating: “elo file {id} …” does it.")
        raise InputError(sentence, name=one.name, id=id)
    return _report(desk, id, one.name)


def _report(desk: Desk, id: str, name: str) -> RatingReportPaper:
    require(desk.book.ratings.report_lacks, desk.values(desk.world.first_day))
    filing = filings_of(desk.season.name).get(id)
    parts = tuple(_parts(desk, id, filing))
    if not parts:
        raise InputError(_("{division} has no results to report yet."), division=name)
    lacks = tuple(finding for part in parts for finding in _lacks(desk, part))
    despite = filing.despite if filing else ""
    _refuse_incomplete(desk, name, [one for one in lacks if one.player], despite)
    told = dict.fromkeys((one.player, explaining.spoken(desk, one.sentence)) for one in lacks)
    return RatingReportPaper(
        federation=desk.season.federation,
        season=desk.season.name,
        division=name,
        rating_name=desk.book.rating_name,
        rule=desk.book.cited(Topic.RATING_REPORT),
        despite=despite,
        lacks=tuple(words for player, words in told if not player),
        incomplete=tuple((player, words) for player, words in told if player),
        parts=parts,
    )


def _refuse_incomplete(desk: Desk, division: str, lacks: Sequence[Finding], despite: str) -> None:
    """Refuse a report as long as data of players are missing. Raises InputError with all."""
    if lacks and not despite:
        sentence = _(
            "{division}: the data of players are incomplete. Complete them, or say by “elo file …"
            " --despite REASON” why the report goes out all the same."
        )
        told = dict.fromkeys(sentences(desk.book, lacks))
        raise InputError("\n".join([sentence.format(division=division), *told]))


def _lacks(desk: Desk, part: ReportPart) -> Iterator[Finding]:
    values = desk.values(part.report.end)
    yield from desk.book.ratings.report_lacks(part.report, desk.today, values)


def _parts(desk: Desk, division: str, filing: RatingFiling | None) -> Iterator[ReportPart]:
    for each in list_dates(desk):
        period = period_on(desk, each.until)
        more = tournament_games(desk.season, period).get(division, NO_TOURNAMENT)
        report = report_of(desk, division, period, filing, more)
        if report is not None:
            values = desk.values(report.end)
            told = (desk.book.ratings.personal(one, report, values) for one in report.players)
            yield ReportPart(each.first, each.until, report, tuple(map(frozenset, told)))
