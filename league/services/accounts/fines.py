"""Fines and bans that a board decided, beyond what the paragraphs compute."""

from datetime import date

from league.errors import InputError
from league.facts.accounts import Charge, Penalty
from league.facts.actors import Actor, Right
from league.facts.references import BoardFine
from league.facts.seasons import Season
from league.facts.steps import StepKind
from league.language import _
from league.rulebooks import load
from league.services.accounts.ledger import posting_of
from league.services.accounts.postings import add_postings
from league.services.registry.suspensions.bans import ban_club, ban_person, person_known
from league.services.session import transactions
from league.services.session.checks import known_club, not_before
from league.services.session.transactions import scope_in, transaction


def fine(season: str | None, penalty: Penalty, *, actor: Actor) -> Charge:
    """Post a fine that a board decided, and its ban; return the charge.

    A club's ban is its suspension. A person's fine is charged to his club, a person's ban holds
    against him. Raises InputError beyond the ceiling, for half cents, without a reason, for
    neither fine nor ban, a day before the season, and the same decision twice; NotFoundError,
    StorageError.
    """
    with transaction(actor, Right.ACCOUNTS, scope_in(season, club=penalty.club)):
        rule = penalty.paragraph
        if not penalty.reason.strip() or (penalty.cents == 0 and penalty.ban_from is None):
            sentence = _("A penalty by § {rule} needs its reason, and an amount or a ban.")
            raise InputError(sentence, rule=rule)
        loaded, _rulings = transactions.load(season)
        book = load(loaded.rulebook)
        known_club(loaded, penalty.club)
        not_before(loaded, penalty.day)
        person = person_known(loaded, penalty.person) if penalty.person else ""
        about = BoardFine(loaded.name, penalty.club, rule, str(penalty.day), person)
        charge: Charge = book.accounts.penalty_charge(penalty, about.text, book.on(penalty.day))
        charge, postings = posting_of(charge, penalty.day, actor.name, captains=False)
        add_postings(
            loaded.federation, postings, actor=actor, why=penalty.reason, what=StepKind.FINE
        )
        if penalty.ban_from is not None:
            _ban(season, penalty, person, penalty.ban_from, actor)
        return charge


def punished(season: Season, penalty: Penalty) -> str:
    """Return whom a penalty is for: a club, or a person of it. Raises NotFoundError."""
    club = known_club(season, penalty.club).name
    if not penalty.person:
        return club
    names = {one.ident: one.name for one in season.players}
    return f"{names.get(penalty.person, penalty.person)} ({club})"


def _ban(season: str | None, penalty: Penalty, person: str, first: date, actor: Actor) -> None:
    """Record the ban that a penalty brings, against the person or else the club."""
    club, last, why = penalty.club, penalty.ban_until, penalty.reason
    if person:
        ban_person(
            season, person, club, first, last, actor=actor, reason=why, rule=penalty.paragraph
        )
    else:
        ban_club(season, club, first, last, actor=actor, reason=why, rule=penalty.paragraph)
