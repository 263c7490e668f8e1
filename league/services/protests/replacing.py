"""A granted appeal carried out: what the decision below brought falls, in the same deed."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date

from league.decision_subjects import target_of
from league.facts.accounts import Charge, Posting, What, of_club
from league.facts.actors import Actor
from league.facts.protests import Brought, Decided, Part, ProtestFile
from league.facts.references import ProtestFee, of_paragraph, reference_of
from league.facts.seasons import Season
from league.facts.steps import StepKind
from league.language import _, ngettext
from league.outcomes.ledger import reverse
from league.record_kinds import CHARGE
from league.rulebook import RuleBook
from league.rulebook.topics import Topic
from league.rulings import Action, Ruling
from league.services.accounts.ledger import posting_of, proposed_in, refunds_in
from league.services.accounts.postings import add_postings, ledger, standing_fees
from league.services.protests.brought import MONEY, before, ruled_on
from league.services.protests.views import file_of
from league.services.registry.clubs.decisions import lift_suspension
from league.services.registry.suspensions.bans import lift_person_ban
from league.services.session import transactions
from league.services.session.checks import refused
from league.services.session.decided_steps import add_ruling
from league.services.session.desk import Judged
from league.services.session.opening import judge_stored
from league.services.session.records import record, recorded
from league.storage.database import moment

_ORDER = {Part.RULING: -2, Part.WITHDRAWN: -1}
"""What holds again is ruled once what took its place is gone."""


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
    nobody has, for keeping where nothing falls anyhow, and in part without what stays or where
    it is rejected.
    """
    if decision.partly and not decision.granted:
        sentence = _("A protest is rejected, or granted in part: not both{cited}.")
        raise refused(book, Topic.PROTEST_LAST, sentence)
    kept = set(keep)
    _refuse_unknown(book, len(brought), kept)
    falls = book.protests.replaced(decision.granted, decision.partly, book.on(decision.day))
    if falls is False:
        if kept:
            sentence = _(
                "The appeal is rejected: all that the decision below brought stays{cited}."
            )
            raise refused(book, Topic.PROTEST_LAST, sentence)
        return decision
    if falls is None and brought and not kept:
        sentence = _("Granted in part only: say what stays of the decision below{cited}.")
        raise refused(book, Topic.PROTEST_LAST, sentence)
    fell = tuple(one for number, one in enumerate(brought, 1) if number not in kept)
    stayed = tuple(one for number, one in enumerate(brought, 1) if number in kept)
    return replace(decision, fell=fell, stayed=stayed)


def _refuse_unknown(book: RuleBook, number: int, kept: set[int]) -> None:
    """Refuse to keep what the decision below did not bring. Raises InputError."""
    if unknown := sorted(kept - set(range(1, number + 1))):
        sentence = ngettext(
            "The decision below brought {number} thing; there is no number {unknown}{cited}.",
            "The decision below brought {number} things; there is no number {unknown}{cited}.",
            number,
        )
        facts = {"number": number, "unknown": unknown[0]}
        raise refused(book, Topic.PROTEST_LAST, sentence, **facts)


def pending(season: str, day: date) -> Pending:
    """Return what is to be refunded and to be charged now. Raises RuleBookError, StorageError."""
    judged = judge_stored(season)
    charges = frozenset(one.reference for one in proposed_in(judged))
    return Pending(judged, tuple(refunds_in(judged, day)), charges)


def take_away(
    season: Season, filed: ProtestFile, actor: Actor, reason: str, said: Collection[str]
) -> None:
    """Withdraw the rulings that fall, each in favour of what held before; inside ``transaction()``.

    A finding that falls is waived, but where the decision itself has ``said`` something else of it
    (topics). Bans are lifted from their first day. Raises NotFoundError, RightError, StorageError.
    """
    transactions.refuse_outside()
    fell = filed.decided.fell if filed.decided else ()
    ruled = ruled_on(season, filed)
    for one in sorted(fell, key=lambda each: _ORDER.get(each.part, 0)):
        if one.part is Part.BAN:
            _lift(season, one.key, actor, reason)
            continue
        anew = Ruling(
            Action.REOPEN, target_of(one.key), reason, actor.name, moment(), ruled.match, ruled.team
        )
        made = _instead(one, anew, ruled.rulings, said)
        if made is not None:
            add_ruling(season.name, made, actor)


def _instead(
    fell: Brought, anew: Ruling, known: Sequence[Ruling], said: Collection[str]
) -> Ruling | None:
    """Return the ruling by which something falls; ``anew`` = one that withdraws what is ruled."""
    if fell.part is Part.RULING:
        earlier = before(known, fell)
        if earlier is None:
            return anew
        return replace(earlier, reason=anew.reason, by=anew.by, at=anew.at)
    if fell.part is Part.WITHDRAWN:
        return replace(anew, action=Action(fell.action), cents=fell.cents)
    if fell.part is Part.FOUND and anew.topic not in said:
        return replace(anew, action=Action.WAIVE)
    return None


def _lift(season: Season, key: str, actor: Actor, reason: str) -> None:
    """Lift a ban of a club or a person from its first day on: it never held."""
    who, _slash, first = key.rpartition("/")
    lift = lift_suspension if who in {club.id for club in season.clubs} else lift_person_ban
    lift(season.name, who, date.fromisoformat(first), actor=actor, reason=reason)


def follow_up(
    season: Season, book: RuleBook, filed: ProtestFile, known: Pending, actor: Actor
) -> tuple[Posting, ...]:
    """Post what follows for the ledger, each thing once; inside ``transaction()``.

    Fees that fell are taken back, those that hold again are charged anew where they had been
    posted, deposits turn round. Raises RuleBookError, StorageError.
    """
    transactions.refuse_outside()
    if filed.decided is None:
        return ()
    day, why = filed.decided.day, filed.decided.reasons
    now = judge_stored(season.name)
    fees = [one for one in refunds_in(now, day) if one not in known.refunds]
    add_postings(season.federation, fees, actor=actor, why=why, what=StepKind.REFUND)
    again = list(_anew(season, now, known, day, actor))
    add_postings(season.federation, again, actor=actor, why=why, what=StepKind.FEE)
    turned = [*_deposits(season, book, filed.decided), *_charges(season, filed.decided)]
    add_postings(season.federation, turned, actor=actor, why=why, what=StepKind.REFUND)
    for one in filed.decided.fell:
        _withdraw_registration(season, one, actor, why)
    return (*fees, *again, *turned)


def _anew(
    season: Season, now: Judged, known: Pending, day: date, actor: Actor
) -> Iterator[Posting]:
    """Yield the fees that are owed again and had been posted before they were taken back."""
    once = {one.reference for one in ledger(season.federation) if one.what is What.FEE}
    for charge in proposed_in(now):
        fresh = charge.reference in once - known.charges
        if fresh and not charge.cash and charge.day <= day:
            yield from _posted(charge, now, day, actor)


def _posted(charge: Charge, now: Judged, day: date, actor: Actor) -> tuple[Posting, ...]:
    world = now.judgement.world
    return posting_of(charge, day, actor.name, world, captains=False)[1]


def _charges(season: Season, decided: Decided) -> Iterator[Posting]:
    """Yield what takes the charges back that fall."""
    standing = standing_fees(ledger(season.federation))
    for one in decided.fell:
        if one.part is Part.CHARGE and one.key in standing:
            yield reverse(standing[one.key], decided.day)


def _withdraw_registration(season: Season, brought: Brought, actor: Actor, why: str) -> None:
    """Withdraw the charge of a registration that fell: else it would be proposed again."""
    if brought.part is not Part.CHARGE:
        return
    for key, charge in recorded(season.name, CHARGE).items():
        if of_paragraph(season.name, charge.rule, charge.reference) == brought.key:
            record(season.name, CHARGE, key, None, actor=actor, why=why)


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
