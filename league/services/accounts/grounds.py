"""Why a match's fee is owed: the findings behind it, and what was decided about it."""

from collections.abc import Sequence

from league.facts.accounts import Posting, What
from league.facts.actors import Actor
from league.facts.notices import Told
from league.facts.references import MatchFee, reference_of
from league.findings import Fee, Finding
from league.formatting import money
from league.language import LANGUAGES, _, speaking
from league.outcomes.judgement import MatchJudgement
from league.outcomes.states import findings_behind
from league.rulings import Action, Ruling
from league.services.rulebook import explaining
from league.services.session import transactions
from league.services.session.desk import Desk, desk_of
from league.services.session.opening import judge_stored
from league.services.words.codes import author_words
from league.storage.database import opened

Grounds = tuple[tuple[str, ...], tuple[Told, ...]]
"""Paragraphs broken besides the one that states the amount; what was found, in each language."""

UNKNOWN: Grounds = ((), ())


def grounds_of(postings: Sequence[Posting], actor: Actor) -> dict[str, Grounds]:
    """Return by reference why matches' fees among postings are owed, as it is stored now.

    To be called inside ``transaction()``. Raises NotFoundError, RuleBookError, StorageError.
    """
    transactions.refuse_outside()
    fees = [(one, reference_of(one.reference)) for one in postings if one.what is What.FEE]
    seasons = {fee.season for _one, fee in fees if isinstance(fee, MatchFee)}
    known = sorted(seasons & set(transactions.season_names()))
    desks = {name: desk_of(judge_stored(name), opened(), actor) for name in known}
    return {
        one.reference: _grounds(desks[fee.season], fee, one.rule)
        for one, fee in fees
        if isinstance(fee, MatchFee)
        and fee.season in desks
        and fee.match in desks[fee.season].judgement.matches
    }


def _grounds(desk: Desk, fee: MatchFee, rule: str) -> Grounds:
    found = findings_behind(desk.judged(fee.match), fee.fee)
    broken = dict.fromkeys(id for one in found for id in (one.rule, one.consequence) if id != rule)
    return tuple(broken), tuple(_told(desk, fee, found, language) for language in LANGUAGES)


def _told(desk: Desk, fee: MatchFee, found: Sequence[Finding], language: str) -> Told:
    with speaking(language):
        facts = [explaining.spoken(desk, one.sentence) for one in found]
        facts += decided(desk, fee)
        own = _fee(desk.judged(fee.match), fee.fee)
        sums = [own.arithmetic if own else None, *(one.arithmetic for one in found)]
        arithmetic = [explaining.spoken(desk, one) for one in sums]
    return Told(language, _lines(facts), _lines(arithmetic))


def _lines(words: Sequence[str]) -> str:
    return "\n".join(dict.fromkeys(filter(None, words)))


def _fee(judged: MatchJudgement, key: str) -> Fee | None:
    return next((one for one in judged.fees if one.key == key), None)


def decided(desk: Desk, fee: MatchFee) -> list[str]:
    """Return a sentence on what an official decided about a fee, if he did."""
    ruling = desk.ruled(match=fee.match).get(fee.fee)
    return [_ruled(ruling)] if ruling else []


def _ruled(ruling: Ruling) -> str:
    words = {
        Action.CONFIRM: _("Confirmed by {by}."),
        Action.WAIVE: _("Waived by {by}: {reason}"),
        Action.CHANGE: _("Changed by {by} to {amount}: {reason}"),
        Action.ADD: _("Added by {by}: {reason}"),
    }
    sentence = words.get(ruling.action, "")
    amount = money(ruling.cents or 0)
    return sentence.format(by=author_words(ruling.by), amount=amount, reason=ruling.reason)
