"""Decisions for a division, on record with their day and who decided, also to be tried first."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, time

from league.errors import InputError
from league.facts.actors import Actor, Right
from league.facts.divisions import DivisionDecision, Matter
from league.facts.seasons import Division, Mode, Season
from league.findings import Finding
from league.formatting import day as spoken_day
from league.language import _
from league.record_kinds import DIVISION_DECISION
from league.rulebook import RuleBook
from league.rulebook.unserved import Unserved
from league.sanitizing import quoted
from league.services.rulebook.findings import finding_views
from league.services.session import transactions
from league.services.session.checks import in_season, known_division, refuse
from league.services.session.desk import Desk
from league.services.session.records import record, recorded
from league.services.session.season_changes import change_season, season_and_book
from league.services.session.transactions import scope_in, transaction
from league.services.session.trial_runs import Outcome, as_step
from league.services.words.codes import decided_words, matter_words
from league.typed.hours import read_hour
from league.typed.numbers import is_number

LONGEST_WAIT = 365


def decide(
    season: str | None, asked: DivisionDecision, *, actor: Actor, why: str = "", despite: str = ""
) -> tuple[Finding, ...]:
    """Put a decision on record, in place of an earlier one on the same matter.

    A special rule stands beside the others. A decision on the mode changes the division's mode.
    Returns what stands against it, which refuses it unless ``despite`` says why it holds all the
    same. Raises InputError, also for a day out of season and what is no mode, number of days or
    hour; NotFoundError for a division nobody knows, RuleBookError, StorageError.
    """
    with transaction(actor, Right.SCHEDULE, scope_in(season, division=asked.division)):
        (before, book), said = season_and_book(season), despite or why
        division = known_division(before, asked.division)
        decision = _checked(before, replace(asked, division=division.id), book)
        found = against(book, decision, division)
        refuse(book, found, despite)
        key, after = _key(before, decision), _with_mode(before, decision)
        record(before.name, DIVISION_DECISION, key, decision, actor=actor, why=said)
        what, about = DIVISION_DECISION.step, asked.division
        change_season(before, after, what, about, actor=actor, why=said)
        return tuple(found)


@as_step
def decision_step(desk: Desk, why: str, asked: DivisionDecision) -> Outcome:
    """A decision for a division on any matter of its book, ready to be tried."""
    found = decide(desk.season.name, asked, actor=desk.actor, why=why, despite=why)
    says = _("{division}, {matter}: {what} ({day}, {who}).").format(
        division=desk.division(asked.division).name,
        matter=matter_words()[asked.matter],
        what=decided_words(asked),
        day=spoken_day(asked.decided),
        who=asked.decided_by,
    )
    return Outcome(says, finding_views(desk, desk.values(asked.decided), found))


def against(book: RuleBook, decision: DivisionDecision, division: Division) -> list[Finding]:
    """Return what stands against a decision. Raises RuleBookError."""
    ask = book.division_decisions.judge
    return list(ask(decision, division, book.on(decision.decided)))


def decisions(season: str | None, division: str | None = None) -> list[DivisionDecision]:
    """Return the decisions in force, of one division or of all, in the order of the divisions.

    Raises NotFoundError, StorageError.
    """
    loaded, _rulings = transactions.load(season)
    wanted = [known_division(loaded, division)] if division else loaded.divisions
    return decisions_in(loaded, wanted)


def decisions_in(season: Season, divisions: Sequence[Division]) -> list[DivisionDecision]:
    """Return the same of a season that is read already. Raises StorageError."""
    found = recorded(season.name, DIVISION_DECISION).values()
    order = {one.id: at for at, one in enumerate(divisions)}
    mine = [one for one in found if one.division in order]
    return sorted(mine, key=lambda one: (order[one.division], list(Matter).index(one.matter)))


def paragraph(book: RuleBook, matter: Matter, day: date) -> str:
    """Return the paragraph by which such a decision is made. Raises RuleBookError."""
    rules, values = book.division_decisions.paragraphs(book.on(day)), book.on(day)
    if matter not in rules:
        Unserved(lambda: matter_words()[matter])(values)
    return str(rules[matter])


def matters(book: RuleBook, day: date) -> tuple[Matter, ...]:
    """Return what may be decided for a division. Raises RuleBookError."""
    rules = book.division_decisions.paragraphs(book.on(day))
    return tuple(one for one in Matter if one in rules)


def _checked(season: Season, asked: DivisionDecision, book: RuleBook) -> DivisionDecision:
    cited = book.cite(paragraph(book, asked.matter, asked.decided))
    in_season(season, asked.decided)
    what, who = asked.what.strip(), asked.decided_by.strip()
    if not who:
        raise InputError(_("Please say who decided ({rule})."), rule=cited)
    if not what:
        raise InputError(_("Please say what was decided ({rule})."), rule=cited)
    return replace(asked, what=_typed(asked.matter, what, cited), decided_by=who)


def _typed(matter: Matter, what: str, cited: str) -> str:
    """Return what was decided as it is stored. Raises InputError."""
    if matter is Matter.MODE and what not in set(Mode):
        sentence = _("“{what}” is no mode; known are: {known} ({rule}).")
        raise InputError(sentence, what=what, known=", ".join(Mode), rule=cited)
    if matter is Matter.COURT:
        return _yes_or_no(what, cited)
    if matter is Matter.WAIT and not (is_number(what) and int(what) <= LONGEST_WAIT):
        sentence = _("“{what}” is no number of days from 0 to {most} ({rule}).")
        raise InputError(sentence, what=what, most=LONGEST_WAIT, rule=cited)
    if matter is Matter.START:
        return f"{_hour(what, cited):%H:%M}"
    return str(int(what)) if matter is Matter.WAIT else what


def _yes_or_no(what: str, cited: str) -> str:
    words = {"yes": "yes", "no": "no", _("yes"): "yes", _("no"): "no"}
    if what.casefold() not in words:
        raise InputError(_("“{what}” is neither yes nor no ({rule})."), what=what, rule=cited)
    return words[what.casefold()]


def _hour(what: str, cited: str) -> time:
    try:
        return read_hour(what)
    except InputError as error:
        sentence = _("“{what}” is no hour such as 15:00 ({rule}).")
        raise InputError(sentence, what=quoted(what), rule=cited) from error


def _key(season: Season, decision: DivisionDecision) -> str:
    if decision.matter is not Matter.RULE:
        return f"{decision.division}/{decision.matter}"
    rules = [
        one.what
        for one in recorded(season.name, DIVISION_DECISION).values()
        if (one.division, one.matter) == (decision.division, Matter.RULE)
    ]
    before = rules.index(decision.what) if decision.what in rules else len(rules)
    return f"{decision.division}/{decision.matter}/{before + 1}"


def _with_mode(season: Season, decision: DivisionDecision) -> Season:
    if decision.matter is not Matter.MODE:
        return season
    divisions = tuple(
        replace(one, mode=decision.what) if one.id == decision.division else one
        for one in season.divisions
    )
    return replace(season, divisions=divisions)
