"""What is said of a workbook's proof, and of what was edited."""

from collections.abc import Iterable, Iterator
from datetime import datetime

from league import formatting
from league.language import _
from league.record_kinds import kinds
from league.services.words.codes import author_words
from league.services.words.step_names import word_of
from league.services.workbook.entries import DECISION, PAYMENT
from league.services.workbook.layout_proof import PROOF
from league.views.imports import Agrees, Listed, ProofState, Verdict
from league.views.proofs import RULING, Entry


def sort_words(sort: str) -> str:
    """Return what a decision or record is, by its sort."""
    words = {
        RULING: _("Ruling"),
        DECISION: _("Decision"),
        PAYMENT: _("Payment"),
        "posting": _("Posting"),
        "notice": _("Notice"),
        "protest": _("Protest"),
    }
    known = kinds().get(sort)
    return words.get(sort) or (word_of(known.step) if known else sort)


def verdict_lines(verdict: Verdict) -> Iterator[str]:
    """Yield what a workbook says of itself, and what is known of that here."""
    origin = verdict.origin
    if verdict.state is ProofState.NEEDLESS:
        return
    if verdict.state is ProofState.MISSING:
        sentence = _(
            "It holds decisions or records, and nothing proves what they were when it was written:"
            " the sheet {sheet} is missing."
        )
        yield sentence.format(sheet=PROOF.name)
    if verdict.state is ProofState.BROKEN:
        sentence = _(
            "What is to prove its records, the sheet {sheet}, was edited: it proves nothing."
        )
        yield sentence.format(sheet=PROOF.name)
    if origin is None:
        return
    if verdict.state is ProofState.UNCHANGED:
        sentence = _("Its decisions and records are unchanged since it was written {origin}.")
    else:
        sentence = _("Its decisions or records were edited after it was written {origin}.")
    yield sentence.format(origin=_origin(verdict))
    if verdict.changed:
        sentence = _("Other sheets were edited since: {sheets}.")
        yield sentence.format(sheets=", ".join(verdict.changed))
    yield _("That shows what was edited, not who wrote it: anybody can work out such a digest.")
    yield from _known_here(verdict)


def _origin(verdict: Verdict) -> str:
    origin = verdict.origin
    if origin is None:
        return ""
    words = [_("on {day}").format(day=_day(origin.at))] if origin.at else []
    words += [_("at step {step}").format(step=origin.step)] if origin.step else []
    words += [_("by {name}").format(name=origin.by)] if origin.by else []
    return " ".join(words)


def _known_here(verdict: Verdict) -> Iterator[str]:
    step = verdict.origin.step if verdict.origin else 0
    known = {
        Agrees.YES: _("This file holds step {step} just as the workbook says."),
        Agrees.NO: _("Step {step} of this file is another one: the workbook is of another file."),
    }
    kept = {
        Agrees.YES: _("It is the last step that this machine has seen of this file."),
        Agrees.NO: _("The last step that this machine has seen of this file, {step}, is another."),
    }
    if verdict.step in known:
        yield known[verdict.step].format(step=step)
    elif verdict.kept in kept:
        yield kept[verdict.kept].format(step=step)


def listed_line(one: Listed) -> str:
    """Return a decision or record of the list in one line, without its code."""
    words = f"{sort_words(one.sort)} {one.key}"
    amount = "" if one.cents is None else formatting.money(one.cents)
    if one.was_cents is not None:
        amount = _("{amount} (it was {before})").format(
            amount=amount or "–", before=formatting.money(one.was_cents)
        )
    author = author_words(one.by)
    if one.was_by:
        author = _("{name} (it was {before})").format(name=author, before=author_words(one.was_by))
    parts = (words, amount, author, _day(one.at), one.about)
    return f"{one.mark} " + ", ".join(part for part in parts if part)


def mark_words(listed: Iterable[Listed]) -> str:
    """Return what the marks of the list mean."""
    words = _("+ is added, ≠ is altered or stands elsewhere, − is lacking.")
    if all(one.must for one in listed):
        return words
    return f"{words} {_('What need not be accepted is on record here and stays as it is.')}"


def other_decision(season: str, one: Entry, stored: Entry) -> str:
    """Return that a decision is on record otherwise."""
    sentence = _(
        "The decisions on {season} in the workbook are not those of this file: it has “{stored}” on"
        " record, not “{brought}”. Nothing was stored. Import the workbook into another file."
    )
    return sentence.format(season=season, stored=_said(stored), brought=_said(one))


def other_record(one: Entry, stored: Entry) -> str:
    """Return that a record is on record otherwise."""
    sentence = _(
        "“{brought}” in the workbook is not what this file has on record: “{stored}”. What is on"
        " record is never changed; nothing was stored. Import the workbook into another file."
    )
    return sentence.format(stored=_said(stored), brought=_said(one))


def no_office(one: Entry) -> str:
    """Return that whoever decided held no office."""
    sentence = _(
        "{name} held no office on {day}: the letterhead on record names others. Such a decision"
        " is never taken."
    )
    return sentence.format(name=author_words(one.decided_by), day=_day(one.at))


def _said(one: Entry) -> str:
    amount = "" if one.cents is None else formatting.money(one.cents)
    parts = (f"{sort_words(one.sort)} {one.key}", amount, author_words(one.by), one.about)
    return ", ".join(part for part in parts if part)


def _day(at: str) -> str:
    """Return the day of a moment; what is none stands as it is."""
    try:
        return formatting.day(datetime.fromisoformat(at).date())
    except ValueError:
        return at
