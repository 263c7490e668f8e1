"""What is refused before a protest, a decision or an appeal goes on file."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import cast

from league.decision_subjects import Target
from league.errors import InputError, NotFoundError
from league.facts.protests import Decided, Protest, ProtestFile, Thing, day_of
from league.facts.seasons import Season
from league.language import _
from league.rulebook import RuleBook, has_rule
from league.rulebook.topics import Topic
from league.rulings import Action
from league.services.protests.fee_days import check_rejection, in_vain
from league.services.protests.filing import KINDS, OTHER, Filing
from league.services.protests.rounds import competition_end
from league.services.protests.things import Found
from league.services.protests.views import next_instance, outcome_of
from league.services.session.checks import not_before, refuse, refused
from league.services.session.season_changes import season_and_book
from league.services.words.codes import CAPTAIN, instance_name

BY_HOURS = ("individual", "qualification")
"""The kinds whose time limit is counted in hours, not in days."""


@dataclass(frozen=True, slots=True)
class Effect:
    """A ruling on the match that goes with a decision."""

    action: Action
    target: Target
    cents: int | None = None
    cited: str = ""
    """Citation of the rule it follows from, told with the ruling; empty = the reasons tell it."""


@dataclass(frozen=True, slots=True)
class Below:
    """What a decision on an appeal says of the one it is against."""

    partly: bool = False
    """Granted in part only."""
    keep: tuple[int, ...] = ()
    """What stays, by its number in ``brought_below``, counted from 1."""


SILENT = Below()
"""It says nothing of it."""


def check_one_thing(season: str | None, filing: Filing) -> None:
    """Refuse a filing against more than one thing; a finding may be named with its match.

    Of an appeal also what follows from the decision. Raises InputError.
    """
    match = filing.match if not filing.finding else None
    named = (filing.notice or None, filing.finding or None, filing.ruling, filing.decision, match)
    if sum(one is not None for one in named) > 1:
        sentence = _("A protest is against one thing: name only one{cited}.")
        raise refused(season_and_book(season)[1], Topic.PROTEST, sentence)
    if filing.decision is not None and (filing.event or filing.instance or filing.organ):
        sentence = _(
            "An appeal counts from the decision and goes to the instance after it: name neither"
            " event nor instance{cited}."
        )
        raise refused(season_and_book(season)[1], Topic.PROTEST_INSTANCE, sentence)


def event_of(season: Season, book: RuleBook, filing: Filing, found: Found) -> date | datetime:
    """Return what the time limit counts from: the thing's own day, unless a reason says otherwise.

    Raises InputError.
    """
    if filing.kind not in KINDS:
        sentence = _("“{kind}” is no kind of protest; there are {kinds}{cited}.")
        raise refused(
            season, Topic.PROTEST_INSTANCE, sentence, kind=filing.kind, kinds=", ".join(KINDS)
        )
    if found.thing is None and filing.event is None:
        sentence = _(
            "A protest needs what it is against: a match, a notice, a finding, a ruling or a"
            " decision, or else the day it is about{cited}."
        )
        raise refused(season, Topic.PROTEST_DEADLINE, sentence)
    if found.thing is None:
        return cast(date, filing.event)
    event = counts_from(season, book, found, found.thing.day)
    if filing.event is None or filing.event == event:
        return event
    if not filing.why.strip():
        sentence = _(
            "What the protest is against is of {event}; another day needs a reason{cited}."
        )
        raise refused(season, Topic.PROTEST_DEADLINE, sentence, event=event)
    return filing.event


def counts_from(season: Season, book: RuleBook, found: Found, day: date) -> date:
    """Return from which day the time limit of what was decided on a day counts."""
    end = competition_end(season, book, found.match, found.thing)
    if end is None or not has_rule(book.protests.event):
        return day
    return book.protests.event(day, end, book.on(day))


def check_filing(
    season: Season, filing: Filing, event: date | datetime, thing: Thing | None
) -> None:
    """Refuse a filing that cannot be so. Raises InputError, NotFoundError."""
    if not filing.text.strip():
        raise refused(
            season,
            Topic.PROTEST_PAPER,
            _("A protest is filed in writing; its text is missing: say what is demanded{cited}."),
        )
    known = {club.id for club in season.clubs} | {player.ident for player in season.players}
    if filing.about is None and filing.who not in known:
        sentence = _("{who} is no club or player of {season}.")
        raise NotFoundError(sentence, who=filing.who, season=season.name)
    not_before(season, day_of(event), Topic.PROTEST_DEADLINE)
    # What is counted from the end of an event may be decided before it.
    _check_order(season, filing, event if thing is None or filing.why else thing.day)
    _check_match_was(season, filing)


def _check_order(season: Season, filing: Filing, event: date | datetime) -> None:
    """Refuse one from before its event, and one without its hour in a tournament."""
    moments = [one for one in (event, filing.filed) if isinstance(one, datetime)]
    if filing.kind in BY_HOURS and len(moments) < 2:
        sentence = _("In a tournament the hour counts: {event} and {filed} need one{cited}.")
        raise refused(
            season, Topic.PROTEST_IN_TOURNAMENT, sentence, event=event, filed=filing.filed
        )
    if any(one.tzinfo is not None for one in moments):
        sentence = _("The hours of a protest are local time, without a zone{cited}.")
        raise refused(season, Topic.PROTEST_IN_TOURNAMENT, sentence)
    early = day_of(filing.filed) < day_of(event)
    if early or (len(moments) == 2 and moments[1] < moments[0]):
        sentence = _("A protest of {filed} cannot be about something of {event}{cited}.")
        raise refused(season, Topic.PROTEST_DEADLINE, sentence, event=event, filed=filing.filed)


def _check_match_was(season: Season, filing: Filing) -> None:
    """Refuse one about a match that was still to come, also when it names another event."""
    day = next((one.day for one in season.fixtures if one.key == filing.match), None)
    if day is not None and day_of(filing.filed) < day:
        sentence = _("A protest of {filed} cannot be about a match of {day}{cited}.")
        raise refused(season, Topic.PROTEST_DEADLINE, sentence, filed=filing.filed, day=day)


def instance_of(book: RuleBook, filing: Filing, event: date | datetime, recorded: str) -> str:
    """Return who decides: whom the filing names, with a reason; else whom it goes to first.

    ``recorded`` = who decided what it is against, as on record; empty = nobody. Raises InputError.
    """
    values, organ = book.on(day_of(event)), filing.organ or recorded
    if has_rule(book.protests.misdirected):
        refuse(book, book.protests.misdirected(filing.kind, filing.instance, organ, values))
    way = _way(book, filing, event, organ or filing.instance)
    first = _goes_first(book, filing, event, recorded)
    instance = filing.instance or _on_the_way(organ, way) or first
    if instance not in way:
        sentence = _("“{instance}” decides no such protest; in turn do: {way}{cited}.")
        raise refused(book, Topic.PROTEST_INSTANCE, sentence, instance=instance, way=", ".join(way))
    if instance != first and not filing.why.strip() and not _at_the_board(filing, instance, organ):
        sentence = _("This goes first to: {first}; another instance needs a reason{cited}.")
        raise refused(book, Topic.PROTEST_FIRST, sentence, first=instance_name(first))
    return instance


def _goes_first(book: RuleBook, filing: Filing, event: date | datetime, recorded: str) -> str:
    """Return whom it goes to first: the organ that decided, of a match its division's official.

    Who decided is said by the filing only where it is on no record.
    """
    organ = recorded
    if filing.kind == OTHER:
        organ = recorded or filing.organ or filing.instance
    elif not (filing.match or filing.notice or filing.finding or filing.ruling):
        organ = filing.organ
    way = _way(book, filing, event, organ)
    return _on_the_way(organ, way) or _first(book, filing, event, way)


def _way(book: RuleBook, filing: Filing, event: date | datetime, organ: str) -> tuple[str, ...]:
    ask, values = book.protests.instances, book.on(day_of(event))
    return tuple(map(str, ask(filing.kind, values, fide=filing.fide, organ=organ)))


def _on_the_way(organ: str, way: Sequence[str]) -> str:
    """Return an organ as the book writes it; empty = it is none of the instances."""
    return next((one for one in way if one.casefold() == organ.casefold()), "")


def _at_the_board(filing: Filing, instance: str, organ: str) -> bool:
    """Say whether it is the claim to the captain during a match, before anybody decides."""
    return instance == CAPTAIN and not (organ or filing.notice or filing.finding or filing.ruling)


def _first(book: RuleBook, filing: Filing, event: date | datetime, way: Sequence[str]) -> str:
    """Return whom one goes to that names nobody and is against nothing somebody decided."""
    if has_rule(book.protests.hears) and filing.kind != OTHER:
        asked = Protest(filing.kind, event, filing.filed, filing.fee_paid, "")
        asked = replace(asked, directed=filing.directed)
        return book.protests.hears(asked, False, book.on(day_of(event))).instance
    # The captain decides at the board; what reaches the office goes to the next in turn.
    return next((one for one in way if one != CAPTAIN), way[0])


def check_decision(season: Season, book: RuleBook, filed: ProtestFile, decision: Decided) -> None:
    """Refuse a decision that cannot be so. Raises InputError."""
    if not decision.reasons:
        raise InputError(_("A decision on a protest needs its reasons."))
    if filed.decided is not None:
        told = {"number": filed.number, "day": filed.decided.day, "by": filed.decided.by}
        if next_instance(book, filed) is None:
            sentence = _("Protest {number} was decided on {day} by {by}, as the last{cited}.")
            raise refused(book, Topic.PROTEST_LAST, sentence, **told)
        sentence = _(
            "Protest {number} was decided on {day} by {by}; it can be appealed against{cited}."
        )
        raise refused(book, Topic.PROTEST_INSTANCE, sentence, **told)
    if decision.day < day_of(filed.filed):
        sentence = _("Protest {number} was filed on {filed}; it cannot be decided on {day}{cited}.")
        facts = {"number": filed.number, "filed": filed.filed, "day": decision.day}
        raise refused(season, Topic.PROTEST, sentence, **facts)
    if decision.granted:
        refuse(book, outcome_of(book, filed).findings)
    else:
        check_rejection(book, filed, decision.day)
    if decision.rulings and (filed.match is None or not decision.granted):
        sentence = _("Protest {number}: only granting one about a match changes anything there.")
        raise InputError(sentence, number=filed.number)


def appealed_instance(
    book: RuleBook, before: ProtestFile, files: Iterable[ProtestFile]
) -> tuple[Decided, str]:
    """Return the decision an appeal is against, and who decides on it. Raises InputError."""
    if before.decided is None:
        sentence = _(
            "Protest {number} is not decided yet; there is nothing to appeal against{cited}."
        )
        raise refused(book, Topic.PROTEST, sentence, number=before.number)
    _refuse_second(book, before, files)
    instance = next_instance(book, before)
    if instance is None:
        sentence = _("{instance} decides last; no appeal is possible{cited}.")
        last = instance_name(before.instance)
        raise refused(book, Topic.PROTEST_LAST, sentence, instance=last)
    return before.decided, instance


def _refuse_second(book: RuleBook, before: ProtestFile, files: Iterable[ProtestFile]) -> None:
    """Refuse a second appeal against one decision, and one against what was replaced."""
    mine = [one for one in files if one.appeal_of == before.number]
    other = next((one for one in mine if not in_vain(book, one)), None)
    if other is None:
        return
    if other.decided is not None and other.decided.granted:
        sentence = _(
            "The decision on protest {number} was replaced on {day} by that on No. {other}:"
            " an appeal is against that one{cited}."
        )
        day = other.decided.day
        facts = {"number": before.number, "other": other.number, "day": day}
        raise refused(book, Topic.PROTEST_LAST, sentence, **facts)
    sentence = _(
        "An appeal against the decision on protest {number} is on file already, as No. {other};"
        " each decision has one{cited}."
    )
    facts = {"number": before.number, "other": other.number}
    raise refused(book, Topic.PROTEST_LAST, sentence, **facts)
