"""Protests and appeals: filed, decided with reasons, with what follows for match and fee."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime

from league.errors import InputError, NotFoundError
from league.facts.protests import Decided, ProtestFile
from league.facts.seasons import MatchKey, Season
from league.forms import told
from league.language import _
from league.outcomes.ledger import held
from league.rulebook import RuleBook
from league.rulebooks import load
from league.rulings import Action, Ruling
from league.services import deciding, storing
from league.services.checking import in_season, question, refuse
from league.services.judged import judge_stored
from league.services.opened import Desk
from league.services.postings import add_postings, ledger
from league.services.protest_views import (
    PROTEST,
    ProtestView,
    day_of,
    file_of,
    files_of,
    next_instance,
    outcome_of,
    protests,
    view_of,
)
from league.services.recording import record
from league.storage.database import opened, writing

KINDS = ("team", "individual", "qualification", "other")
BY_HOURS = ("individual", "qualification")
"""The kinds whose time limit is counted in hours, not in days."""
__all__ = ["Effect", "Filing", "ProtestView", "appeal", "decide", "file_protest", "protests"]


@dataclass(frozen=True, slots=True)
class Filing:
    """What somebody hands in."""

    kind: str
    """``team``, ``individual``, ``qualification``, or ``other`` than a competition."""
    filed: date | datetime
    """Postmark; in tournaments the moment."""
    fee_paid: bool
    text: str
    who: str
    """Number of a club, or pass number of a player."""
    event: date | datetime | None = None
    """Day, in tournaments the moment at which the round ended; None = the day of the match."""
    match: MatchKey | None = None
    instance: str = ""
    """Empty = the first."""
    fide: bool = False


@dataclass(frozen=True, slots=True)
class Effect:
    """A ruling on the match that goes with a decision."""

    action: Action
    target: str
    cents: int | None = None


def file_protest(season: str | None, filing: Filing, *, by: str) -> ProtestView:
    """Put a protest on file and its deposit into the ledger (§ 6.4); return it as judged.

    One that is late or without the fee is on file too, but not dealt with. Raises InputError
    without an event, text or author, for a wrong kind, instance or order of days, and for days
    out of season; NotFoundError for an unknown match, club or player; StorageError.
    """
    with writing():
        loaded, _rulings = storing.load(season)
        book = load(loaded.rulebook)
        event = _event(loaded, filing)
        values = book.on(day_of(event))
        way = question(book, "instances")(
            filing.kind, values, fide=filing.fide, organ=filing.instance
        )
        instance = filing.instance or way[0]
        if instance not in way:
            sentence = _("“{instance}” decides no such protest; in turn do: {way} (§ 6.1).")
            raise InputError(told(sentence, instance=instance, way=", ".join(way)))
        _check_filing(loaded, filing, event)
        filed = ProtestFile(
            number=_new_number(files_of(loaded)),
            kind=filing.kind,
            event=event,
            filed=filing.filed,
            fee_paid=filing.fee_paid,
            instance=instance,
            text=filing.text.strip(),
            who=filing.who,
            match=filing.match,
            fide=filing.fide,
        )
        _store(loaded, book, filed, by=by)
    return view_of(book, filed)


def _event(season: Season, filing: Filing) -> date | datetime:
    """Return what the time limit counts from. Raises InputError, NotFoundError."""
    if filing.kind not in KINDS:
        sentence = _("“{kind}” is no kind of protest; there are {kinds} (§ 6.1).")
        raise InputError(told(sentence, kind=filing.kind, kinds=", ".join(KINDS)))
    days = {fixture.key: fixture.day for fixture in season.fixtures}
    if filing.match is not None and filing.match not in days:
        sentence = _("There is no match {match} in {season}.")
        match = " ".join(map(str, filing.match))
        raise NotFoundError(told(sentence, match=match, season=season.name))
    event = filing.event
    if event is None and filing.match is not None:
        event = days[filing.match]
    if event is None:
        raise InputError(_("A protest needs the event it is about: a match or a day (§ 6.5)."))
    return event


def _check_filing(season: Season, filing: Filing, event: date | datetime) -> None:
    """Refuse a filing that cannot be so. Raises InputError, NotFoundError."""
    if not filing.text.strip():
        raise InputError(_("A protest is filed in writing; its text is missing (§ 6.4)."))
    known = {club.id for club in season.clubs} | {player.ident for player in season.players}
    if filing.who not in known:
        sentence = _("{who} is no club or player of {season}.")
        raise NotFoundError(told(sentence, who=filing.who, season=season.name))
    in_season(season, day_of(event), "§ 6.5")
    in_season(season, day_of(filing.filed), "§ 6.5")
    moments = [one for one in (event, filing.filed) if isinstance(one, datetime)]
    if filing.kind in BY_HOURS and len(moments) < 2:
        sentence = _("In a tournament the hour counts: {event} and {filed} need one (§ 6.5.b).")
        raise InputError(told(sentence, event=event, filed=filing.filed))
    if any(one.tzinfo is not None for one in moments):
        raise InputError(_("The hours of a protest are local time, without a zone (§ 6.5.b)."))
    early = day_of(filing.filed) < day_of(event)
    if early or (len(moments) == 2 and moments[1] < moments[0]):
        sentence = _("A protest of {filed} cannot be about something of {event} (§ 6.5).")
        raise InputError(told(sentence, event=event, filed=filing.filed))


def _store(season: Season, book: RuleBook, filed: ProtestFile, *, by: str) -> None:
    """Record a protest that is new, and its deposit."""
    day = day_of(filed.filed)
    record(season.name, PROTEST, str(filed.number), filed, by=by, why=filed.text, what=PROTEST)
    if filed.fee_paid:
        ask = question(book, "protest_deposit")
        deposit = ask(filed.facts, _reference(season, filed), day, book.on(day))
        add_postings(season.federation, [deposit], by=by, why=filed.text, what="deposit")


def decide(
    season: str | None,
    number: int,
    *,
    granted: bool,
    day: date,
    reasons: str,
    by: str,
    effects: Sequence[Effect] = (),
) -> ProtestView:
    """Decide on a protest: fee refunded or forfeited, rulings on its match, all or none.

    Raises InputError without reasons, for one decided already, for granting one that is not
    admissible, for a day before it was filed, and for effects without a match or on a protest
    that was rejected; NotFoundError, StorageError, and as a ruling does.
    """
    if not reasons.strip():
        raise InputError(_("A decision on a protest needs its reasons."))
    with writing():
        loaded, _rulings = storing.load(season)
        book = load(loaded.rulebook)
        filed = file_of(loaded, number)
        _check_decision(book, filed, day, granted=granted, effects=effects)
        in_season(loaded, day, "§ 6")
        made = tuple((str(one.action), one.target) for one in effects)
        decided = replace(filed, decided=Decided(day, granted, reasons.strip(), by, made))
        record(loaded.name, PROTEST, str(number), decided, by=by, why=reasons, what="decision")
        for effect in effects:
            _rule(loaded.name, decided, effect, by)
        _settle_fee(loaded, book, decided, by)
    return view_of(book, decided)


def _check_decision(
    book: RuleBook, filed: ProtestFile, day: date, *, granted: bool, effects: Sequence[Effect]
) -> None:
    if filed.decided is not None:
        sentence = _("Protest {number} was decided on {day} by {by}; it can be appealed against.")
        raise InputError(
            told(sentence, number=filed.number, day=filed.decided.day, by=filed.decided.by)
        )
    if day < day_of(filed.filed):
        sentence = _("Protest {number} was filed on {filed}; it cannot be decided on {day}.")
        raise InputError(told(sentence, number=filed.number, filed=filed.filed, day=day))
    if granted:
        refuse(book, outcome_of(book, filed).findings)
    if effects and (filed.match is None or not granted):
        sentence = _("Protest {number}: only granting one about a match changes anything there.")
        raise InputError(told(sentence, number=filed.number))


def _rule(season: str, filed: ProtestFile, effect: Effect, by: str) -> None:
    """Store a ruling that refers to the protest; each sees the one before it."""
    reasons = filed.decided.reasons if filed.decided else ""
    sentence = _("Protest {number}, {instance}: {reasons}")
    ruling = Ruling(
        action=effect.action,
        target=effect.target,
        reason=told(sentence, number=filed.number, instance=filed.instance, reasons=reasons),
        by=by,
        at=datetime.now(UTC),
        match=filed.match,
        cents=effect.cents,
    )
    judged = judge_stored(season)
    desk = Desk(opened(), judged.season, judged.book, judged.rulings, judged.judgement)
    deciding.check(desk, ruling)
    storing.add_ruling(season, ruling)


def _settle_fee(season: Season, book: RuleBook, filed: ProtestFile, by: str) -> None:
    """§ 6.4: the deposit goes back, or to the body of the instance."""
    postings, reference = ledger(season.federation), _reference(season, filed)
    if filed.decided is None or held(postings, reference) <= 0:
        return
    day = filed.decided.day
    made = question(book, "protest_decided")(filed.facts, postings, reference, day, book.on(day))
    what = "refund" if filed.decided.granted else "forfeit"
    add_postings(season.federation, made, by=by, why=filed.decided.reasons, what=what)


def appeal(
    season: str | None, number: int, *, filed: date, fee_paid: bool, text: str, who: str, by: str
) -> ProtestView:
    """File an appeal with the next instance; the time limit counts from the written decision.

    Raises InputError when nothing was decided yet, when there is no further instance or one was
    filed already, and as ``file_protest``; NotFoundError, StorageError.
    """
    with writing():
        loaded, _rulings = storing.load(season)
        book = load(loaded.rulebook)
        before, files = file_of(loaded, number), files_of(loaded)
        if before.decided is None:
            sentence = _("Protest {number} is not decided yet; there is nothing to appeal against.")
            raise InputError(told(sentence, number=number))
        if any(one.appeal_of == number for one in files.values()):
            sentence = _("An appeal against the decision on protest {number} is on file already.")
            raise InputError(told(sentence, number=number))
        instance = next_instance(book, before)
        if instance is None:
            sentence = _("{instance} decides last; no appeal is possible (§ 6.1).")
            raise InputError(told(sentence, instance=before.instance))
        event = before.decided.day
        filing = Filing(KINDS[0], filed, fee_paid, text, who, event, before.match, instance)
        _check_filing(loaded, filing, event)
        again = replace(
            before,
            number=_new_number(files),
            event=event,
            filed=filed,
            fee_paid=fee_paid,
            instance=instance,
            text=text.strip(),
            who=who,
            appeal_of=number,
            decided=None,
        )
        _store(loaded, book, again, by=by)
    return view_of(book, again)


def _new_number(files: Iterable[str]) -> int:
    return max(map(int, files), default=0) + 1


def _reference(season: Season, filed: ProtestFile) -> str:
    return f"{season.name}|protest|{filed.number}"
