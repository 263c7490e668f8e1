"""What falls or stays of the decision below, in words; and what was posted because of it."""

from collections.abc import Iterator, Mapping
from datetime import date

from league.decision_subjects import target_of
from league.facts.accounts import Posting
from league.facts.protests import Brought, Part, ProtestFile
from league.facts.references import ProtestFee, reference_of
from league.formatting import filled_in, money
from league.language import _
from league.rulings import Action
from league.services.accounts.notices import notices_of
from league.services.accounts.words import about, deed_words
from league.services.protests.brought import brought_below, ruled_on
from league.services.protests.docket import name_of
from league.services.protests.effect_words import effect_words, target_words
from league.services.protests.views import file_of
from league.services.session.desk import Desk
from league.services.words.codes import action_words


def below_words(desk: Desk, filed: ProtestFile) -> tuple[str, ...]:
    """Return what the decision that an appeal is against brought, a sentence each.

    Raises StorageError.
    """
    return tuple(brought_words(desk, filed, one) for one in brought_below(desk.season, filed))


def replaced_words(desk: Desk, filed: ProtestFile) -> Iterator[str]:
    """Yield what falls of the decision below by the one on an appeal, and what stays of it."""
    if filed.decided is None:
        return
    said = {target_of(key).topic for _action, key in filed.decided.rulings}
    for one in filed.decided.fell:
        if one.part is Part.FOUND and target_of(one.key).topic in said:
            continue  # what comes in its place stands among the effects
        yield _("Falls: {what}").format(what=brought_words(desk, filed, one))
        if one.part is Part.REFUNDED and (who := _no_club(desk, one)):
            sentence = _("{who} is no club: {amount} are to be claimed outside the accounts.")
            yield sentence.format(who=who, amount=money(one.cents or 0))
    for one in filed.decided.stayed:
        yield _("Stays: {what}").format(what=brought_words(desk, filed, one))


def brought_words(desk: Desk, filed: ProtestFile, brought: Brought) -> str:
    """Return one thing that the decision below an appeal brought, in a sentence."""
    if brought.part in (Part.RULING, Part.WITHDRAWN, Part.FOUND):
        return _ruled(desk, filed, brought)
    if brought.part is Part.BAN:
        who, _slash, first = brought.key.rpartition("/")
        known = desk.world.clubs.get(who) or desk.world.players.get(who)
        sentence = _("Banned from {first} on: {who}")
        return filled_in(
            sentence, first=date.fromisoformat(first), who=known.name if known else who
        )
    sentence = {
        Part.FORFEITED: _("{amount} were forfeited ({about})."),
        Part.REFUNDED: _("{amount} were refunded ({about})."),
        Part.CLAIMED: _("{amount} were claimed again ({about})."),
        Part.CHARGE: _("{amount} were charged ({about})."),
    }.get(brought.part, "{about}")
    return sentence.format(amount=money(brought.cents or 0), about=about(brought.key, desk.world))


def _ruled(desk: Desk, filed: ProtestFile, brought: Brought) -> str:
    """Return a ruling, a finding or a fee in words; of a team or a list as it is stored."""
    target, match = target_of(brought.key), ruled_on(desk.season, filed).match
    if match is None:
        return f"{action_words().get(Action(brought.action), '')}: {target.text}"
    if brought.part is Part.FOUND:
        return target_words(desk, match, target)
    if brought.action == Action.CONFIRM:
        return _("Confirmed: {what}").format(what=target_words(desk, match, target))
    words = effect_words(desk, match, brought.action, target, brought.cents)
    if brought.part is Part.RULING:
        return words
    return _("Withdrawn: {what}").format(what=words)


def _no_club(desk: Desk, brought: Brought) -> str:
    """Return who got a deposit back that is no club; empty for a club."""
    fee = reference_of(brought.key)
    who = file_of(desk.season, fee.number).who if isinstance(fee, ProtestFee) else ""
    return "" if who in desk.world.clubs else name_of(desk, who)


def posted_words(desk: Desk, fresh: Mapping[int, Posting], own: str) -> Iterator[str]:
    """Yield what was posted, each with the number of its notice; not the ``own`` deposit."""
    numbers = {one.posting: number for number, one in notices_of(desk.season.federation).items()}
    for at, one in fresh.items():
        if one.reference == own:
            continue
        sentence = _("{what}: {amount}, {about}")
        if at in numbers:
            sentence = _("{what}: {amount}, {about}; notice {number}")
        yield sentence.format(
            what=deed_words(one),
            amount=money(one.cents),
            about=about(one.reference, desk.world),
            number=numbers.get(at, ""),
        )
