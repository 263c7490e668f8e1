"""All about one protest: the time limit counted out, the deposit, the way on, what it changed."""

from datetime import date, datetime

from league import formatting
from league.decision_subjects import target_of
from league.facts.protests import ProtestFile, day_of
from league.formatting import filled_in
from league.language import _, ngettext
from league.services.protests.brought_words import replaced_words
from league.services.protests.effect_words import effect_words
from league.services.protests.fee_days import pays_later
from league.services.protests.hanging import hung_words
from league.services.rulebook import explaining
from league.services.session.desk import Desk
from league.services.words.codes import instance_name
from league.views.protests import ProtestDetail, ProtestRow, ProtestView


def protest_detail(desk: Desk, row: ProtestRow) -> ProtestDetail:
    """Return all about one protest."""
    view = row.view
    limit, deposit, way = limit_of(view), deposit_of(view), way_of(view)
    sentence = _("{who} protested about {about} on {filed}.")
    filed = filled_in(sentence, who=row.who, about=row.about, filed=row.file.filed)
    facts = (filed, deposit, way)
    rules = view.outcome.rules or ()
    values = desk.values(day_of(view.file.event))
    return ProtestDetail(
        limit=limit,
        citations=tuple(desk.book.cite(rule) for rule in rules),
        deposit=deposit,
        way=way,
        effects=(*replaced_words(desk, view.file), *effects_of(desk, view.file)),
        hung=tuple(hung_words(desk, view.file)),
        pages=tuple(
            explaining.because(desk, values, rule, fact, "" if number else limit)
            for number, (rule, fact) in enumerate(zip(rules, facts, strict=False))
        ),
        pay_until=_pay_until(desk, view),
    )


def _pay_until(desk: Desk, view: ProtestView) -> date | None:
    """Return the last day for a fee that was not paid yet and may come after the filing."""
    filed = view.file
    if filed.fee_paid or filed.decided or not view.outcome.cents or not pays_later(desk.book):
        return None
    return desk.book.protests.pay_until(filed.facts, desk.values(day_of(filed.event)))


def limit_of(view: ProtestView) -> str:
    """Return the time limit for filing, counted out, beside the day of filing."""
    filed, due = view.file.filed, view.outcome.deadline
    event = view.file.reasons or view.file.event
    if due is None:
        return filled_in(
            _("{event}; filed {filed}; no time limit is set"), event=event, filed=filed
        )
    if isinstance(event, datetime) and isinstance(due, datetime):
        minutes = int((due - event).total_seconds() // 60)
        words = ngettext("{number} minute", "{number} minutes", minutes).format(number=minutes)
        late = isinstance(filed, datetime) and filed > due
    else:
        event, filed, due = day_of(event), day_of(filed), day_of(due)
        days = (due - event).days
        words = ngettext("{number} day", "{number} days", days).format(number=days)
        late = filed > due
    sentence = _("{event} + {limit} = {due}; filed {filed} {sign} {due}")
    return filled_in(
        sentence, event=event, limit=words, due=due, filed=filed, sign=">" if late else "≤"
    )


def deposit_of(view: ProtestView) -> str:
    """Return the deposit and its fate."""
    if not view.outcome.cents:
        return _("No fee is due.")
    amount = formatting.money(view.outcome.cents)
    if not view.file.fee_paid:
        return _("{amount} were not deposited: the protest is not dealt with.").format(
            amount=amount
        )
    fates = {
        None: _("{amount} are held as a deposit until it is decided."),
        "refund": _("{amount} are refunded."),
        "federation": _("{amount} are forfeited to the federation."),
        "oesb": _("{amount} are forfeited to the national federation."),
    }
    goes = view.outcome.fee_goes or view.outcome.unheard_goes
    return fates.get(goes, fates["federation"]).format(amount=amount)


def way_of(view: ProtestView) -> str:
    """Return who decides next, and until when one may appeal to him."""
    if view.next_instance is None:
        sentence = _("{instance} decides last; no appeal is possible.")
        return sentence.format(instance=instance_name(view.file.instance))
    following = instance_name(view.next_instance)
    if view.appeal_until is None:
        sentence = _("{instance} decides; an appeal would then go to: {next}.")
        return sentence.format(instance=instance_name(view.file.instance), next=following)
    sentence = _("An appeal goes to: {next}, until {day} (postmark).")
    if view.from_receipt:
        sentence = _(
            "An appeal goes to: {next}, until {day}; later if the written reasons came later."
        )
    return filled_in(sentence, next=following, day=day_of(view.appeal_until))


def effects_of(desk: Desk, filed: ProtestFile) -> list[str]:
    """Return what the decision changed in the match, each in a sentence."""
    if filed.match is None or filed.decided is None:
        return []
    ruled = desk.ruled(match=filed.match)
    return [
        effect_words(
            desk, filed.match, action, target_of(key), ruled[key].cents if key in ruled else None
        )
        for action, key in filed.decided.rulings
    ]
