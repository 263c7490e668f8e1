"""An entry booked by mistake, taken back by its counter-posting; the ledger is only added to."""

from datetime import date

from league.errors import InputError
from league.facts.accounts import Posting, What
from league.facts.actors import Actor, Right
from league.facts.references import BoardFine, reference_of
from league.facts.steps import StepKind
from league.formatting import day as spoken_day
from league.language import _
from league.outcomes.ledger import live, reverse
from league.record_kinds import SUSPENSION
from league.services.accounts import ledger as accounts
from league.services.accounts.postings import add_postings, ledger
from league.services.accounts.statements import statement_line
from league.services.accounts.words import about
from league.services.session import transactions
from league.services.session.days import today_by
from league.services.session.records import recorded
from league.services.session.transactions import scope_in, transaction


def reverse_line(
    season: str | None, club: str, number: int, day: date, *, actor: Actor, reason: str
) -> tuple[Posting, ...]:
    """Take an entry of a club's statement back, counted from 1; return what was posted.

    A charge is taken back as ``accounts.refund`` does it: a match's fee that is still owed is
    waived first. Raises InputError without a reason, for an entry taken back already, and for a
    day before it or still to come; NotFoundError, StorageError.
    """
    with transaction(actor, Right.ACCOUNTS, scope_in(season, club=club)):
        posting = statement_line(season, club, number).posting
        loaded, _rulings = transactions.load(season)
        _refuse(posting, day, reason, today_by(loaded.rulebook))
        if posting not in live(ledger(loaded.federation)):
            sentence = _("This entry was taken back already: {about}.")
            raise InputError(sentence, about=about(posting.reference))
        if posting.what is What.FEE:
            return accounts.refund(season, posting.reference, day, actor=actor, reason=reason)
        made = (reverse(posting, day),)
        add_postings(loaded.federation, made, actor=actor, why=reason, what=StepKind.REVERSAL)
        return made


def ban_left(season: str | None, reference: str, day: date) -> str:
    """Return a sentence about the ban that stays when a fine is taken back on that day.

    Empty for everything but a fine, and without a ban by its paragraph that holds on that day or
    later. Raises NotFoundError, StorageError.
    """
    fine = reference_of(reference)
    if not isinstance(fine, BoardFine) or fine.person:
        return ""
    clubs = transactions.load(season)[0].clubs
    found = next((one for one in clubs if one.id == fine.club), None)
    if found is None or found.suspended_from is None:
        return ""
    first, last = found.suspended_from, found.suspended_until
    paper = recorded(fine.season, SUSPENSION).get(f"{fine.club}/{first}")
    # A suspension for arrears, and a ban lifted since, have another reason on record.
    if paper is None or not paper.reason.startswith(f"§ {fine.rule}: ") or (last and last < day):
        return ""
    sentence = _("{club} stays banned from {first} to {last} (§ {rule}).")
    until = spoken_day(last) if last else _("further notice")
    return sentence.format(club=found.name, first=spoken_day(first), last=until, rule=fine.rule)


def _refuse(posting: Posting, day: date, reason: str, today: date) -> None:
    if not reason.strip():
        sentence = _("Taking an entry back needs its reason: the journal keeps it.")
        raise InputError(sentence)
    if posting.what is What.REVERSAL:
        sentence = _("This entry takes another one back; book it anew instead.")
        raise InputError(sentence)
    if day < posting.day:
        sentence = _("The entry is of {day}; it cannot be taken back on {on}.")
        raise InputError(sentence, day=posting.day, on=day)
    accounts.refuse_to_come(day, today)
