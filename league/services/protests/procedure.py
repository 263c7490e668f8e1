"""Protests and appeals: filed, decided with reasons, with what follows for match and fee."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import date, datetime

from league.decision_subjects import BoardScore
from league.errors import InputError
from league.facts.actors import Actor, Right
from league.facts.protests import Decided, ProtestFile, Thing, ThingKind, day_of
from league.facts.seasons import Season
from league.facts.steps import StepKind
from league.language import _
from league.record_kinds import PROTEST
from league.rulebook import RuleBook
from league.rulebooks import load
from league.rulings import Ruling
from league.services.matches import decisions
from league.services.protests.before import appellant, check_before
from league.services.protests.brought import brought_below
from league.services.protests.checks import (
    SILENT,
    Below,
    Effect,
    appealed_instance,
    check_decision,
    check_filing,
    check_one_thing,
    event_of,
    instance_of,
)
from league.services.protests.directors import past_director, refuse_director
from league.services.protests.fee_days import check_days
from league.services.protests.fees import deposit_fee, scope_of, settle_fee
from league.services.protests.filing import AT_ONCE, TEAM, Days, Filing
from league.services.protests.hanging import hanging, places, season_after
from league.services.protests.outcome_words import reason_words
from league.services.protests.parties import party
from league.services.protests.replacing import follow_up, pending, sorted_out, take_away
from league.services.protests.rounds import round_of
from league.services.protests.things import Found, season_with, thing_of
from league.services.protests.views import file_of, files_of, protests, view_of
from league.services.session import transactions
from league.services.session.desk import Desk, desk_of
from league.services.session.opening import judge_stored
from league.services.session.records import record
from league.services.session.season_changes import season_and_book
from league.services.session.transactions import scope_in, transaction
from league.storage.database import moment, opened
from league.views.protests import ProtestView

__all__ = [
    "Below",
    "Effect",
    "Filing",
    "ProtestView",
    "appeal",
    "decide",
    "file_protest",
    "protests",
]


def file_protest(season: str | None, filing: Filing, *, actor: Actor) -> ProtestView:
    """Put a protest on file and its deposit into the ledger; return it as judged.

    It is filed in the season of what it is against; against a decision on a protest it is an
    appeal. One that is late or without the fee is on file too, but not dealt with. Raises
    InputError without an event, text or author, for a wrong kind, instance or order of days, and
    for another event without a reason; NotFoundError for an unknown thing, club or player;
    StorageError.
    """
    if filing.decision is not None:
        return _filed_as_appeal(season, filing.decision, filing, actor)
    check_one_thing(season, filing)
    found = thing_of(season, filing)
    division = found.match[0] if found.match else None
    with transaction(actor, Right.PROTESTS, scope_in(found.season, division=division)):
        loaded, book = season_and_book(found.season)
        filing = replace(filing, who=party(loaded, filing.who))
        check_before(loaded, book, filing, found)
        event = event_of(loaded, book, filing, found)
        asked = _directed(filing, found, event)
        asked, recorded = past_director(loaded, book, asked, event, _recorded(found))
        asked = replace(asked, instance=instance_of(book, asked, event, recorded))
        check_filing(loaded, filing, event, found.thing)
        check_days(book, filing, None)
        filed = _on_file(asked, _new_number(files_of(loaded)), event, found.thing)
        _store(loaded, book, filed, actor=actor, why=filing.why)
        return view_of(book, filed)


def _filed_as_appeal(season: str | None, number: int, filing: Filing, actor: Actor) -> ProtestView:
    """File against the decision on a protest what was filed as a protest."""
    season = season_with(season, number)
    with transaction(actor, Right.PROTESTS, scope_of(season, number)):
        check_one_thing(season, filing)
        return appeal(
            season,
            number,
            filed=day_of(filing.filed),
            fee_paid=filing.fee_paid,
            text=filing.text,
            who=filing.who,
            days=Days(filing.paid, filing.reasons),
            actor=actor,
        )


def _directed(filing: Filing, found: Found, event: date | datetime) -> Filing:
    """Return a filing with kind, event and match as they follow from what it is against."""
    kind = found.forum.kind if filing.kind == TEAM else filing.kind
    return replace(filing, kind=kind, event=event, match=found.match)


def _recorded(found: Found) -> str:
    """Return who decided what a filing is against, as on record; empty = nobody."""
    return found.forum.organ or (found.thing.by if found.thing else "")


def _on_file(
    filing: Filing, number: int, event: date | datetime, against: Thing | None
) -> ProtestFile:
    return ProtestFile(
        number=number,
        kind=filing.kind,
        event=event,
        filed=filing.filed,
        fee_paid=filing.fee_paid or filing.paid is not None,
        instance=filing.instance,
        text=filing.text.strip(),
        who=filing.who,
        match=filing.match,
        fide=filing.fide,
        against=against,
        reasons=filing.reasons,
        paid=filing.paid,
        directed=filing.directed,
    )


def _store(
    season: Season, book: RuleBook, filed: ProtestFile, *, actor: Actor, why: str = ""
) -> None:
    """Record a protest that is new, and its deposit; ``why`` = why it counts from another day."""
    told = f"{filed.text} ({why.strip()})" if why.strip() else filed.text
    record(season.name, PROTEST, str(filed.number), filed, actor=actor, why=told)
    deposit_fee(season, book, filed, actor)


def decide(
    season: str | None,
    number: int,
    *,
    granted: bool,
    day: date,
    reasons: str,
    actor: Actor,
    effects: Sequence[Effect] = (),
    below: Below = SILENT,
) -> ProtestView:
    """Decide on a protest: fee refunded or forfeited, rulings on its match, all or none.

    What the decision brought that a granted appeal is against falls, but for what ``below`` keeps.
    Raises InputError without reasons, for one decided already, for granting one that is not
    admissible, for a day before it was filed, for a board set twice, for effects without a match or
    on one that was rejected, and as ``sorted_out``; NotFoundError, StorageError, as a ruling does.
    """
    season = season_with(season, number)
    with transaction(actor, Right.PROTESTS, scope_of(season, number)):
        loaded, _rulings = transactions.load(season)
        book, filed = load(loaded.rulebook), file_of(loaded, number)
        decision = _decision(effects, Decided(day, granted, reasons.strip(), actor.name), below)
        check_decision(loaded, book, filed, decision)
        refuse_director(loaded, book, filed, actor.name)
        decision = sorted_out(book, brought_below(loaded, filed), decision, below.keep)
        decided = _carried_out(loaded, book, replace(filed, decided=decision), effects, actor)
        settle_fee(loaded, book, decided, actor)
        return view_of(book, decided)


def _decision(effects: Sequence[Effect], said: Decided, below: Below) -> Decided:
    """Return what was decided with what it does. Raises InputError for a board set twice."""
    _refuse_twice(effects)
    made = tuple((str(one.action), one.target.text) for one in effects)
    return replace(said, rulings=made, partly=below.partly)


def _carried_out(
    season: Season, book: RuleBook, filed: ProtestFile, effects: Sequence[Effect], actor: Actor
) -> ProtestFile:
    """Record a decision and do what it says; return it with what hung on a closed season's table.

    What is not in dispute costs nothing: the season is judged only where something changes.
    """
    decision = filed.decided
    if decision is None:
        return filed
    known = pending(season.name, decision.day) if decision.fell else None
    closed = season_after(season) is not None and bool(decision.fell or effects)
    before = places(_desk(season.name, actor)) if closed else {}
    _record(season.name, filed, actor)
    take_away(season, filed, actor, reason_words(filed), {one.target.topic for one in effects})
    for effect in effects:
        _rule(season.name, filed, effect, actor)
    if known is not None:
        follow_up(season, book, filed, known, actor)
    if closed and (hung := hanging(before, places(_desk(season.name, actor)))):
        filed = replace(filed, decided=replace(decision, hung=hung))
        _record(season.name, filed, actor)
    return filed


def _record(season: str, filed: ProtestFile, actor: Actor) -> None:
    why, what = filed.decided.reasons if filed.decided else "", StepKind.DECISION
    record(season, PROTEST, str(filed.number), filed, actor=actor, why=why, what=what)


def _desk(season: str, actor: Actor) -> Desk:
    """Return a season as it is stored so far."""
    return desk_of(judge_stored(season), opened(), actor)


def _refuse_twice(effects: Sequence[Effect]) -> None:
    """Refuse a decision that sets one board twice. Raises InputError."""
    boards = [one.target.board for one in effects if isinstance(one.target, BoardScore)]
    for board in boards:
        if boards.count(board) > 1:
            raise InputError(_("Board {board} is set twice by this decision."), board=board)


def _rule(season: str, filed: ProtestFile, effect: Effect, actor: Actor) -> None:
    """Store a ruling that refers to the protest; each sees the one before it."""
    ruling = Ruling(
        action=effect.action,
        target=effect.target,
        reason=reason_words(filed, f" ({effect.cited})" if effect.cited else ""),
        by=actor.name,
        at=moment(),
        match=filed.match,
        cents=effect.cents,
    )
    decisions.store(_desk(season, actor), ruling)


def appeal(
    season: str | None,
    number: int,
    *,
    filed: date,
    fee_paid: bool,
    text: str,
    who: str,
    actor: Actor,
    days: Days = AT_ONCE,
) -> ProtestView:
    """File an appeal with the next instance; the time limit counts from the written decision.

    ``days`` are those that the book asks for besides. Raises InputError when nothing was decided
    yet, when there is no further instance or one was filed already, and as ``file_protest``;
    NotFoundError, StorageError.
    """
    season = season_with(season, number)
    with transaction(actor, Right.PROTESTS, scope_of(season, number)):
        loaded, book = season_and_book(season)
        before, files = file_of(loaded, number), files_of(loaded)
        decision, instance = appealed_instance(book, before, files.values())
        about = round_of(before.against)
        who = appellant(loaded, book, who, about)
        filing = Filing(
            TEAM, filed, fee_paid, text, who, decision.day, before.match, instance,
            before.fide, paid=days.paid, reasons=days.reasons, about=about,
        )  # fmt: skip
        fresh = _appealing(loaded, book, filing, before, decision.day)
        _store(loaded, book, fresh, actor=actor)
        return view_of(book, fresh)


def _appealing(
    season: Season, book: RuleBook, filing: Filing, before: ProtestFile, decided: date
) -> ProtestFile:
    """Return an appeal against a decision as it goes on file. Raises InputError as the checks."""
    check_days(book, filing, decided)
    thing = Thing(ThingKind.DECISION, str(before.number), decided, before.instance)
    check_filing(season, filing, decided, thing)
    fresh = _on_file(filing, _new_number(files_of(season)), decided, thing)
    return replace(fresh, kind=before.kind, appeal_of=before.number)


def _new_number(files: Iterable[str]) -> int:
    return max(map(int, files), default=0) + 1
