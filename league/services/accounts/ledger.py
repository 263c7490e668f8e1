"""The ledger: fees detected, proposed, confirmed and posted; payments and refunds."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from league.errors import InputError, NotFoundError, ReasonError
from league.facts.accounts import Charge, Posting, Status, of_club
from league.facts.actors import Actor, Right
from league.facts.references import (
    PAYMENT,
    PAYOUT,
    MatchFee,
    OfClub,
    of_match,
    of_paragraph,
    reference_of,
)
from league.facts.seasons import Season
from league.facts.steps import StepKind
from league.facts.world import World, look_up
from league.formatting import money
from league.language import _
from league.outcomes.ledger import advance, balances, corrections, payment, payout, post, reverse
from league.outcomes.open_items import OpenItem, open_items
from league.record_kinds import CHARGE
from league.rulebook import has_rule
from league.rulebook.topics import Topic
from league.rulebooks import load
from league.services.accounts.postings import add_postings, ledger, standing_fees
from league.services.accounts.words import about
from league.services.session import transactions
from league.services.session.checks import known_club
from league.services.session.days import today_by
from league.services.session.desk import Judged
from league.services.session.opening import judge_stored
from league.services.session.records import recorded
from league.services.session.transactions import scope_in, transaction


def propose(season: str | None, references: Sequence[str] = ()) -> list[Charge]:
    """Return what is to be put before the official: charges not posted yet, all or those named.

    Fees of the judged season and of registrations; one he let stand already is ``confirmed``, the
    others are ``proposed``. Raises as ``confirm`` does, RuleBookError.
    """
    return _chosen(judge_stored(_season_of(season, references)), references, captains=True)


def proposed_in(judged: Judged) -> list[Charge]:
    """Return what is to be put before the official in a judged season. Raises StorageError."""
    posted = standing_fees(ledger(judged.season.federation))
    return [
        advance(one, Status.PROPOSED) if one.status is Status.DETECTED else one
        for one in (*_match_charges(judged), *registration_charges(judged.season.name))
        if one.cents and one.reference not in posted
    ]


def _match_charges(judged: Judged) -> list[Charge]:
    """Return what the season's matches charge, with the season before each reference."""
    if not has_rule(judged.book.accounts.match_charges):
        return []
    charges, season = judged.book.accounts.match_charges, judged.season.name
    return [
        replace(charge, reference=of_match(season, charge.reference))
        for key, match in judged.judgement.matches.items()
        if match.fees
        for charge in charges(
            key, match, [one for one in judged.rulings if one.match == key], judged.first_values
        )
    ]


def is_match_fee(season: str, reference: str) -> bool:
    """Say whether an entry belongs to a fee of a season's match."""
    found = reference_of(reference)
    return isinstance(found, MatchFee) and found.season == season


def registration_charges(season: str) -> list[Charge]:
    """Return what a season's registrations cost. Raises StorageError."""
    # One registration has one reference for its fee and its levy; the paragraph tells them apart.
    return [
        replace(one, reference=of_paragraph(season, one.rule, one.reference))
        for one in recorded(season, CHARGE).values()
    ]


def confirm(
    season: str | None,
    references: Sequence[str],
    day: date,
    *,
    actor: Actor,
    captains: bool = False,
    why: str = "",
) -> list[Charge]:
    """Let proposed charges stand and post them; return them as posted.

    Without references all are meant, cash at the board only when both ``captains`` confirmed it.
    Raises InputError for one that is posted already, for cash that the captains did not confirm,
    and for a day before the charge; NotFoundError for an unknown reference; StorageError.
    """
    season = _season_of(season, references)
    with transaction(actor, Right.ACCOUNTS, scope_in(season)):
        judged = judge_stored(season)
        chosen, world = _chosen(judged, references, captains=captains), judged.judgement.world
        done = [posting_of(charge, day, actor.name, world, captains=captains) for charge in chosen]
        postings = [posting for _charge, made in done for posting in made]
        add_postings(judged.season.federation, postings, actor=actor, why=why, what=StepKind.FEE)
        return [charge for charge, _made in done]


def _season_of(season: str | None, references: Sequence[str]) -> str | None:
    """Return the season that all entries belong to; the one asked for where they name none.

    An entry is judged with the season it is about, whichever is in use. Raises StorageError.
    """
    said = {reference_of(one).season for one in references} & set(transactions.season_names())
    return said.pop() if len(said) == 1 else season


def _chosen(judged: Judged, references: Sequence[str], *, captains: bool) -> list[Charge]:
    proposed = {charge.reference: charge for charge in proposed_in(judged)}
    if not references:
        return [charge for charge in proposed.values() if captains or not charge.cash]
    posted = standing_fees(ledger(judged.season.federation))
    for reference in references:
        if reference in posted:
            sentence = _("{about} is posted already (§ {rule}).")
            words = about(reference, judged.judgement.world)
            raise InputError(sentence, about=words, rule=posted[reference].rule)
        if reference not in proposed:
            sentence = _("No charge is proposed under “{reference}”.")
            raise NotFoundError(sentence, reference=reference)
    return [proposed[reference] for reference in dict.fromkeys(references)]


def posting_of(
    charge: Charge, day: date, by: str, world: World | None = None, *, captains: bool
) -> tuple[Charge, tuple[Posting, ...]]:
    """Return a charge as confirmed by somebody and posted, with its postings.

    ``captains`` = what captains settled in cash is posted too. Raises InputError for a day before
    the charge's own.
    """
    if day < charge.day:
        sentence = _("{about} is of {day}; it cannot be posted on {posted} (§ {rule}).")
        words = about(charge.reference, world)
        raise InputError(sentence, about=words, day=charge.day, posted=day, rule=charge.rule)
    if charge.status is Status.DETECTED:
        charge = advance(charge, Status.PROPOSED)
    if charge.status is Status.PROPOSED:
        charge = advance(charge, Status.CONFIRMED, by)
    return post(charge, day, (captains, captains))


def refunds_in(judged: Judged, day: date) -> list[Posting]:
    """Return the postings proposed because a posted fee was waived, changed or is gone.

    A reversal, and after it the fee anew where another amount is owed. Raises StorageError.
    """
    season = judged.season
    posted = ledger(season.federation)
    mine = [one for one in posted if is_match_fee(season.name, one.reference)]
    return list(corrections(_match_charges(judged), mine, day)) if mine else []


def refund(
    season: str | None, reference: str, day: date, *, actor: Actor, reason: str
) -> tuple[Posting, ...]:
    """Take a posted charge back by its counter-posting, and return what was posted.

    A match's fee only when it was waived, changed or is gone; what another amount leaves owed is
    posted anew. Raises InputError without a reason and for a fee that stands, NotFoundError for
    one that is not posted, StorageError.
    """
    season = _season_of(season, [reference])
    with transaction(actor, Right.ACCOUNTS, scope_in(season)):
        if not reason.strip():
            raise InputError(_("A refund needs its reason: {about}."), about=about(reference))
        judged = judge_stored(season)
        standing = standing_fees(ledger(judged.season.federation)).get(reference)
        if standing is None:
            sentence = _("Nothing is posted under “{reference}” that could be refunded.")
            raise NotFoundError(sentence, reference=reference)
        made = _taken_back(judged, standing, day)
        add_postings(judged.season.federation, made, actor=actor, why=reason, what=StepKind.REFUND)
        return made


def _taken_back(judged: Judged, standing: Posting, day: date) -> tuple[Posting, ...]:
    """Return what takes a posted charge back. Raises InputError for a match's fee that stands."""
    reference = standing.reference
    if not is_match_fee(judged.season.name, reference):
        return (reverse(standing, day),)
    made = tuple(one for one in refunds_in(judged, day) if one.reference == reference)
    if not made:
        sentence = _("{about} is still owed; waive the fee first (§ {rule}).")
        words = about(reference, judged.judgement.world)
        raise InputError(sentence, about=words, rule=standing.rule)
    return made


def pay(
    season: str | None,
    club: str,
    cents: int,
    day: date,
    *,
    actor: Actor,
    reference: str = "",
    why: str = "",
) -> Posting:
    """Record a club's payment, for one open item or, without a reference, for the oldest.

    Raises NotFoundError for an unknown club or item, InputError for half cents, nothing, and more
    than is owed without a reason; StorageError.
    """
    with transaction(actor, Right.ACCOUNTS, scope_in(season, club=club)):
        loaded, _rulings = transactions.load(season)
        postings = ledger(loaded.federation)
        account, name = of_club(club), _name_of(loaded, club, postings)
        refuse_to_come(day, today_by(loaded.rulebook))
        owes = open_items(account, postings).owes
        rule = _paid_under(loaded, name, owes, reference)
        oldest = OfClub(PAYMENT, club, str(len(postings) + 1))
        made = payment(club, cents, day, rule, reference or oldest.text)
        _refuse_beyond(name, sum(one.cents for one in owes), cents, why)
        add_postings(loaded.federation, [made], actor=actor, why=why, what=StepKind.PAYMENT)
        return made


def _name_of(season: Season, club: str, postings: Sequence[Posting]) -> str:
    """Return a club's name; one that plays no more but has an account is named by its number.

    Raises NotFoundError for a club that has neither.
    """
    account = of_club(club)
    if any(account in (one.debit, one.credit) for one in postings):
        return next((one.name for one in season.clubs if one.id == club), club)
    return known_club(season, club).name


def _paid_under(season: Season, club: str, owes: Sequence[OpenItem], reference: str) -> str:
    """Return the paragraph of the item that is paid; the oldest without a reference."""
    item = next((one for one in owes if reference in ("", one.reference)), None)
    if reference and item is None:
        sentence = _("{club} owes nothing under “{reference}”; open are: {known}.")
        world = look_up(season)
        items = "; ".join(about(one.reference, world) for one in owes) or "–"
        raise NotFoundError(sentence, club=club, reference=reference, known=items)
    return item.rule if item else load(season.rulebook).topic(Topic.PAYMENT) or "–"


def refuse_to_come(day: date, today: date) -> None:
    """Refuse a day on which nothing can have been booked yet. Raises InputError."""
    if day > today:
        raise InputError(_("{day} is still to come; a payment is booked when it came in."), day=day)


def _refuse_beyond(club: str, owed: int, cents: int, why: str) -> None:
    """Refuse more than is owed unless somebody says why: a mistyped amount looks just so."""
    if cents <= owed or why.strip():
        return
    sentence = _(
        "{club} owes {owed}; of {amount}, {credit} would stand to its credit. Please say why."
    )
    rest = money(cents - owed)
    raise ReasonError(sentence, club=club, owed=money(owed), amount=money(cents), credit=rest)


def pay_out(
    season: str | None, club: str, cents: int, day: date, *, actor: Actor, reason: str
) -> Posting:
    """Pay a club what it has to its credit. Raises InputError for more than that; as ``pay``."""
    with transaction(actor, Right.ACCOUNTS, scope_in(season, club=club)):
        loaded, _rulings = transactions.load(season)
        account, postings = of_club(club), ledger(loaded.federation)
        name = _name_of(loaded, club, postings)
        credit = -balances(postings)[account]
        rule = load(loaded.rulebook).topic(Topic.PAYMENT) or "–"
        paid = OfClub(PAYOUT, club, str(len(postings) + 1))
        made = payout(account, cents, day, rule, paid.text)
        if cents > credit:
            sentence = _("{club} has {credit} to its credit, not {amount}.")
            raise InputError(sentence, club=name, credit=money(max(credit, 0)), amount=money(cents))
        add_postings(loaded.federation, [made], actor=actor, why=reason, what=StepKind.PAYMENT)
        return made
