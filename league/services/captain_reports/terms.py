"""How long captains have to report, where the rule book does not say."""

from league.errors import InputError
from league.facts.actors import Actor, Right
from league.facts.captains import ReportTerm
from league.language import _, ngettext
from league.record_kinds import REPORT_TERM
from league.rulebook import has_rule
from league.rulebook.topics import Topic
from league.services.captain_reports.known import book_of, term_of
from league.services.session.records import record
from league.services.session.transactions import scope_in, transaction
from league.storage import seasons

_MOST = 30
"""Days; more is a slip of the pen."""


def set_term(season: str | None, days: int, *, actor: Actor, why: str = "") -> ReportTerm:
    """Set how many days after a match its reports are due.

    Raises InputError where the rule book says it, and for less than 0 or more than 30 days;
    NotFoundError, RightError, StorageError.
    """
    with transaction(actor, Right.SCHEDULE, scope_in(season)):
        name = seasons.known_season(season or seasons.current())
        book = book_of(name)
        if has_rule(book.captains.report_due):
            sentence = _("The rule book says until when captains report{cited}.")
            raise InputError(sentence, cited=book.cited(Topic.CAPTAIN_REPORT))
        if not 0 <= days <= _MOST:
            raise InputError(_("Name 0 to {most} days after the match."), most=_MOST)
        term = ReportTerm(days)
        record(name, REPORT_TERM, REPORT_TERM.name, term, actor=actor, why=why)
        return term


def term_words(season: str | None) -> str:
    """Return until when captains report, and who says it. Raises NotFoundError, StorageError."""
    name = seasons.known_season(season or seasons.current())
    book = book_of(name)
    if has_rule(book.captains.report_due):
        cited = book.cited(Topic.CAPTAIN_REPORT)
        return _("The rule book says until when captains report{cited}.").format(cited=cited)
    days = term_of(name).days
    sentence = ngettext(
        "Reports are due {n} day after the match, by the end of that day.",
        "Reports are due {n} days after the match, by the end of that day.",
        days,
    )
    return sentence.format(n=days)
