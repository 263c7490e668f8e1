"""A granted appeal carried out: what the decision below brought falls, in the same deed."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date

from league.errors import InputError
from league.facts.accounts import Charge, Posting, What, of_club
from league.facts.actors import Actor
from league.facts.protests import Brought, Decided, Part, ProtestFile
from league.facts.references import ProtestFee, reference_of
from league.facts.seasons import Season
from league.facts.steps import StepKind
from league.language import _
from league.rulebook import RuleBook
from league.rulebook.topics import Topic
from league.rulings import Action, Ruling
from league.services.accounts.ledger import posting_of, proposed_in, refunds_in
from league.services.accounts.postings import add_postings, ledger
from league.services.protests.brought import MONEY, before
from league.services.protests.views import file_of
from league.services.session import transactions
from league.services.session.checks import refused
from league.services.session.desk import Judged
from league.services.session.opening import judge_stored
from league.storage.database import moment
from league.targets import target_of


@dataclass(frozen=True, slots=True)
class Pending:
    """What the ledger waited for before a decision was replaced."""

    judged: Judged
    refunds: tuple[Posting, ...]
    charges: frozenset[str]


def sorted_out(
    book: RuleBook, brought: Sequence[Brought], decision: Decided, keep: Iterable[int]
) -> Decided:
    """Return a decision on an appeal with what falls by it and what stays.

    ``keep`` = what stays, counted from 1 as ``brought`` has it. Raises InputError for a number
    nobody has, for keeping where nothing falls anyhow, and in part without what stays.
    """
    kept = set(keep)
    if unknown := sorted(kept - set(range(1, len(brought) + 1))):
        sentence = _("The decision below brought {number} things; there is no number {unknown}.")
        raise InputError(sentence, number=len(brought), unknown=unknown[0])
    falls = book.protests.replaced(decision.granted, decision.partly, book.on(decision.day))
    if falls is False:
        if kept:
            sentence = _(
                "The appeal is rejected: all that the decision below brought stays{cited}."
            )
            raise refused(book, Topic.PROTEST_INSTANCE, sentence)
        return decision
    if falls is None and brought and not kept:
        sentence = _("Granted in part only: say what stays of the decision below{cited}.")
        raise refused(book, Topic.PROTEST_INSTANCE, sentence)
    fell = tuple(one for number, one in enumerate(brought, 1) if number not in kept)
    stayed = tuple(one for number, one in enumerate(brought, 1) if number in kept)
    return replace(decision, fell=fell, stayed=stayed)


def pending(season: str, day: date) -> Pending:
    """Return what is to be refunded and to be charged now. Raises RuleBookError, StorageError."""
    judged = judge_stored(season)
    charges = frozenset(one.reference for one in proposed_in(judged))
    return Pending(judged, tuple(refunds_in(judged, day)), charges)


def take_away(season: Season, filed: ProtestFile, actor: Actor, reason: str) -> None:
    """Withdraw the rulings that fall, each in favour of what held before; inside ``transaction()``.

    Raises StorageError.
    """
    fell = filed.decided.fell if filed.decided else ()
    if not any(one.part in (Part.RULING, Part.WITHDRAWN) for one in fell):
        return
    lower = file_of(season, filed.appeal_of or 0)
    mine = [one for one in transactions.load(season.name)[1] if one.match == lower.match]
    for one in reversed([one for one in fell if one.part is Part.RULING]):
        target, earlier = target_of(one.key), before(mine, one)
        made = Ruling(Action.REOPEN, target, reason, actor.name, moment(), lower.match)
        if earlier is not None:
            made = replace(earlier, reason=reason, by=actor.name, at=moment())
        transactions.add_ruling(season.name, made, actor)
    for one in fell:
        if one.part is Part.WITHDRAWN:
            action, target = Action(one.action), target_of(one.key)
            again = Ruling(
                action, target, reason, actor.name, moment(), lower.match, cents=one.cents
            )
            transactions.add_ruling(season.name, again, actor)


def settle(
    season: Season, book: RuleBook, filed: ProtestFile, known: Pending, actor: Actor
) -> tuple[Posting, ...]:
    """Post what follows for the ledger, each thing once; inside ``transaction()``.

    Fees that fell are taken back, those that hold again are charged anew where they had been
    posted, deposits turn round. Raises RuleBookError, StorageError.
    """
    if filed.decided is None:
        return ()
    day, why = filed.decided.day, filed.decided.reasons
    now = judge_stored(season.name)
    fees = [one for one in refunds_in(now, day) if one not in known.refunds]
    add_postings(season.federation, fees, actor=actor, why=why, what=StepKind.REFUND)
    again = list(_anew(season, now, known, day, actor))
    add_postings(season.federation, again, actor=actor, why=why, what=StepKind.FEE)
    turned = list(_deposits(season, book, filed.decided))
    add_postings(season.federation, turned, actor=actor, why=why, what=StepKind.REFUND)
    return (*fees, *again, *turned)


def _anew(
    season: Season, now: Judged, known: Pending, day: date, actor: Actor
) -> Iterator[Posting]:
    """Yield the fees that are owed again and had been posted before they were taken back."""
    once = {one.reference for one in ledger(season.federation) if one.what is What.FEE}
    for charge in proposed_in(now):
        if charge.reference in once - known.charges and not charge.cash:
            yield from _posted(charge, now, day, actor)


def _posted(charge: Charge, now: Judged, day: date, actor: Actor) -> tuple[Posting, ...]:
    world = now.judgement.world
    return posting_of(charge, day, actor.name, world, captains=False)[1]


def _deposits(season: Season, book: RuleBook, decided: Decided) -> Iterator[Posting]:
    """Yield what turns the deposits round that the decision below had decided on."""
    postings, clubs = ledger(season.federation), {club.id for club in season.clubs}
    for one in decided.fell:
        if one.part not in MONEY.values():
            continue
        fee = reference_of(one.key)
        lower = file_of(season, fee.number if isinstance(fee, ProtestFee) else 0)
        # Nobody has an account but clubs: what a player got back is claimed from him by a person.
        if lower.who in clubs or one.part is not Part.REFUNDED:
            yield from book.accounts.protest_replaced(
                lower.facts,
                postings,
                one.key,
                decided.day,
                of_club(lower.who),
                book.on(decided.day),
            )
