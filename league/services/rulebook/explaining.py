"""Why something is so: the paragraphs, the facts and the arithmetic behind it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import date, datetime
from typing import TYPE_CHECKING

from league import formatting
from league.clock import today
from league.errors import RuleBookError
from league.findings import Fee, Finding, Sentence
from league.language import _, pick
from league.outcomes.tiebreaks import Separation
from league.rulebook import Paragraph, RuleBook, Values, has_rule
from league.services.session.desk import Desk
from league.services.words.values import criterion_name, shown
from league.views.findings import ExplanationView

if TYPE_CHECKING:
    from league.views.book import ParagraphView

_NAMED = ("team", "opponent", "other", "home", "away", "division", "club")
"""Facts of sentences that may be ids of teams, divisions and clubs."""


def spoken(desk: Desk, sentence: Sentence | None) -> str:
    """Return a sentence with dates and names as people write them; nothing for none."""
    if sentence is None:
        return ""
    facts = {name: _spoken(desk, name, fact) for name, fact in sentence.facts.items()}
    return str(replace(sentence, facts=facts))


def _spoken(desk: Desk, name: str, fact: object) -> object:
    if isinstance(fact, datetime):
        return f"{formatting.day(fact.date())}, {formatting.clock(fact.time())}"
    if isinstance(fact, date):
        return formatting.day(fact)
    world = desk.world
    if name == "teams" and isinstance(fact, str):
        return ", ".join(str(_spoken(desk, "team", team)) for team in fact.split(", "))
    if name not in _NAMED or not isinstance(fact, str):
        return fact
    if name == "club":
        club = world.clubs.get(fact)
        return club.name if club else fact
    known = world.teams.get(fact) or world.divisions.get(fact)
    return known.name if known else fact


def finding(
    desk: Desk, values: Values, found: Finding, event: Callable[[str], date] | None = None
) -> ExplanationView:
    """Explain a finding by the paragraph broken and the one that sets the consequence.

    ``event`` tells by its key from which day on it can be contested; None = that of the values.
    """
    of_match = found.side is not None or found.board is not None
    since = event(found.key) if event is not None else _on(desk, values)
    how = contest(desk, values, since if of_match else None)
    facts, arithmetic = spoken(desk, found.sentence), spoken(desk, found.arithmetic)
    return because(desk, values, found.rule, facts, arithmetic, how, found.consequence)


def fee(
    desk: Desk,
    values: Values,
    owed: Fee,
    payer: str,
    payee: str,
    event: Callable[[str], date] | None = None,
) -> ExplanationView:
    """Explain a fee by the paragraph that states its amount; ``event`` as of a finding."""
    if owed.paid:
        sentence = _("{payer} paid {amount} in cash to {payee}.")
    else:
        sentence = _("{payer} owes {amount} to {payee}.")
    facts = sentence.format(payer=payer, amount=formatting.money(owed.cents), payee=payee)
    if owed.board is not None:
        facts = f"{facts} {_('Board {board}.').format(board=owed.board)}"
    since = event(owed.key) if event is not None else _on(desk, values)
    how = contest(desk, values, since)
    return because(desk, values, owed.rule, facts, spoken(desk, owed.arithmetic), how)


def because(
    desk: Desk,
    values: Values,
    rule: str,
    facts: str,
    arithmetic: str = "",
    contest: str | None = None,
    consequence: str = "",
) -> ExplanationView:
    """Explain by one paragraph, with the facts in words.

    ``contest`` says how to contest it, empty = there is nothing to contest; None = as any decision
    of an unknown day. ``consequence`` = paragraph on what follows. Raises RuleBookError.
    """
    book = desk.book
    paragraph = book.paragraph(rule)
    follows = book.paragraphs.get(consequence) if consequence != rule else None
    return ExplanationView(
        title=f"{book.cite(rule)} · {paragraph.title}",
        citation=book.cite(rule),
        paragraph_title=paragraph.title,
        says=pick(paragraph.says),
        facts=facts,
        arithmetic=arithmetic,
        consequence_citation=book.cite(consequence) if follows else "",
        consequence_says=pick(follows.says) if follows else "",
        reading=_reading(paragraph),
        values=_values_on((paragraph, follows), values.day),
        contest=spoken(desk, book.contest(values)) if contest is None else contest,
    )


def contest(desk: Desk, values: Values, event: date | None, kind: str = "team") -> str:
    """Return how something of a day is contested, and until when, as of today.

    Without an event nothing is decided yet. A book that counts no days says what it says always.
    """
    return contest_on(desk, values, event, today(desk.book.time_zone), kind)


def contest_on(
    desk: Desk, values: Values, event: date | None, day: date, kind: str = "team"
) -> str:
    """Return the same as of a day: on paper it is that of the event, so that it stays the same."""
    ask = desk.book.protests.contest
    if not has_rule(ask):
        return spoken(desk, desk.book.contest(values))
    return spoken(desk, ask(kind, event, day, values))


def remedy(desk: Desk, rule: str, day: date) -> str:
    """Return what the paper of a decision of a day says of contesting it.

    ``rule`` = the paragraph of a charge, empty = a match as a whole. It is said as of that day, so
    that the paper stays the same.
    """
    values, ask = desk.values(day), desk.book.protests.remedy
    if not has_rule(ask):
        return spoken(desk, desk.book.contest(values))
    return spoken(desk, ask(rule, day, values))


def _on(desk: Desk, values: Values) -> date | None:
    """Return the day of the values; None where they are of the book's first day in its place."""
    return values.day if values.day > desk.book.first_day else None


def _reading(paragraph: Paragraph) -> str:
    return pick(paragraph.readings) if paragraph.readings else ""


def _values_on(paragraphs: Iterable[Paragraph | None], day: date) -> tuple[tuple[str, str], ...]:
    rows: dict[str, str] = {}
    for paragraph in filter(None, paragraphs):
        for name, dated in paragraph.values.items():
            known = [value for value in dated if value.since <= day]
            if known:
                rows[paragraph.value_name(name)] = shown(
                    paragraph, max(known, key=lambda value: value.since)
                )
    return tuple(rows.items())


def paragraph_view(book: RuleBook, id: str) -> "ParagraphView":
    """Return one paragraph with all its dated values. Raises RuleBookError."""
    paragraph = book.paragraph(id)
    from league.views.book import ParagraphView

    return ParagraphView(
        id=id,
        citation=book.cite(id),
        title=paragraph.title,
        kind=paragraph.kind,
        says=pick(paragraph.says),
        reading=_reading(paragraph),
        values=tuple(
            (paragraph.value_name(name), shown(paragraph, one), formatting.day(one.since))
            for name, dated in paragraph.values.items()
            for one in dated
        ),
        person=decided_where(paragraph.person) if paragraph.person else "",
    )


def decided_where(command: str) -> str:
    """Return where a person records what he decides: with a command, or on a page (``view …``)."""
    where = command.removeprefix("view ")
    if where != command:
        return _("A person decides; he records it on the page “{page}”.").format(page=where)
    return _("A person decides; “spielleiter {command}” records it.").format(command=command)


def separation(
    desk: Desk,
    values: Values,
    criteria: Sequence[str],
    names: tuple[str, str],
    steps: Sequence[Separation],
) -> ExplanationView:
    """Explain by what the upper team of a table stands before the lower one."""
    last = steps[-1]
    level = last.upper is None or last.upper == last.lower
    facts = stands_before(names, "" if level else criterion_name(last.criterion))
    arithmetic = "\n".join(compared(step) for step in steps)
    return of_table(desk, values, criteria, " – ".join(names), facts, arithmetic)


def stands_before(names: tuple[str, str], by: str) -> str:
    """Return by which criterion the first team stands before the second; empty = by none."""
    sentence = _("{upper} and {lower} are equal by every criterion and share the place.")
    if by:
        sentence = _("{upper} stands before {lower} by {criterion}.")
    return sentence.format(upper=names[0], lower=names[1], criterion=by)


def of_table(
    desk: Desk,
    values: Values,
    criteria: Sequence[str],
    title: str,
    facts: str,
    arithmetic: str = "",
) -> ExplanationView:
    """Explain a place in a table by the paragraph that ranks."""
    rule = _ranking_paragraph(desk.book, list(criteria))
    return replace(because(desk, values, rule, facts, arithmetic), title=title)


def _ranking_paragraph(book: RuleBook, criteria: list[str]) -> str:
    """Return the paragraph whose values name most of these criteria, as the last, in their order.

    What ranks players may end as what ranks teams does.
    """
    found = [
        (len(named), id)
        for id, paragraph in book.paragraphs.items()
        for dated in paragraph.values.values()
        if isinstance(named := dated[0].value, list) and criteria[-len(named) :] == named
    ]
    most = max((size for size, _id in found), default=0)
    if not most:
        raise RuleBookError(_("{book} has no paragraph that ranks tables."), book=book.short)
    return next(id for size, id in found if size == most)


def compared(step: Separation) -> str:
    """Return a criterion with what it gave both teams: ``Game points: 35½ > 31``."""
    name = criterion_name(step.criterion)
    name = name[:1].upper() + name[1:]
    if step.upper is None or step.lower is None:
        return _("{criterion}: does not apply").format(criterion=name)
    sign = "=" if step.upper == step.lower else ">"
    upper, lower = (_amount(step.criterion, number) for number in (step.upper, step.lower))
    return f"{name}: {upper} {sign} {lower}"


def _amount(criterion: str, number: int) -> str:
    return formatting.score(number) if criterion in _IN_HALVES else str(number)


_IN_HALVES = ("game_points", "board_points")
