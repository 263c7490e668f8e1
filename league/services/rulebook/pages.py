"""The rule books as they are read: values on a day, who judges, and what was found this season."""

from collections import Counter
from collections.abc import Iterator, Mapping
from datetime import date
from functools import cache

from league.findings import Finding
from league.rulebook import Paragraph, RuleBook
from league.rulebooks import TOURNAMENTS, load
from league.services.rulebook.coverage import homes_of
from league.services.rulebook.explaining import paragraph_view
from league.services.rulebook.findings import list_findings, match_findings
from league.services.session.cache import cached_view
from league.services.session.desk import Desk
from league.services.words.values import shown
from league.views.book import FoundUnder, RuleBookView, RulePage, ValueRow

TOURNAMENT_RULES = TOURNAMENTS
"""The book that holds where the season's says nothing of tournaments."""


@cached_view
def rule_book_view(desk: Desk, day: date, id: str = "") -> RuleBookView:
    """Return the season's rule book as it stands on a day, or another one. Raises RuleBookError."""
    book = _book(desk, id)
    own = book.id == desk.book.id
    return RuleBookView(
        id=book.id,
        name=book.short,
        day=day,
        paragraphs=tuple(paragraph_view(book, id) for id in book.paragraphs),
        values={id: _values(book, one, day) for id, one in book.paragraphs.items()},
        found=Counter(rule for finding in _all(desk) for rule in _rules(finding)) if own else {},
    )


def rule_page(desk: Desk, id: str, day: date, of: str = "") -> RulePage:
    """Return one paragraph as it stands on a day, of the season's book or of another one.

    Raises RuleBookError.
    """
    book = _book(desk, of)
    own = book.id == desk.book.id
    paragraph = book.paragraph(id)
    return RulePage(
        book=book.id,
        day=day,
        paragraph=paragraph_view(book, id),
        values=_values(book, paragraph, day),
        functions=_functions(book.id).get(id, ()),
        found=(*_in_lists(desk, id), *_in_matches(desk, id)) if own else (),
    )


def _book(desk: Desk, id: str) -> RuleBook:
    """Return a rule book by its id; without one that of the season."""
    return load(id) if id else desk.book


def _values(book: RuleBook, paragraph: Paragraph, day: date) -> tuple[ValueRow, ...]:
    # Before the book came into force its first values count, as everywhere.
    day, rows = max(day, book.first_day), []
    for name, dated in paragraph.values.items():
        known = [one.since for one in dated if one.since <= day]
        current = max(known, default=None)
        for one in sorted(dated, key=lambda one: one.since):
            state = "in force" if one.since == current else "past" if known else "to come"
            if one.since > day:
                state = "to come"
            rows.append(
                ValueRow(paragraph.value_name(name), shown(paragraph, one), one.since, state)
            )
    return tuple(rows)


@cache
def _functions(book: str) -> Mapping[str, tuple[str, ...]]:
    return {id: tuple(names) for id, names in homes_of(load(book)).items()}


def _rules(finding: Finding) -> set[str]:
    return {finding.rule, finding.consequence}


def _all(desk: Desk) -> Iterator[Finding]:
    for judged in desk.judgement.lists.values():
        yield from judged.findings
    for match in desk.judgement.matches.values():
        yield from match.findings


def _in_lists(desk: Desk, id: str) -> Iterator[FoundUnder]:
    for team, judged in desk.judgement.lists.items():
        mine = tuple(one for one in judged.findings if id in _rules(one))
        if not mine:
            continue
        day = judged.facts.day
        values = desk.values(day or desk.season.list_date)
        name = desk.team(team).name
        for view in list_findings(desk, team, values, mine):
            yield FoundUnder(name, day, None, team, view)


def _in_matches(desk: Desk, id: str) -> Iterator[FoundUnder]:
    for key, judged in desk.judgement.matches.items():
        mine = tuple(one for one in judged.findings if id in _rules(one))
        if not mine:
            continue
        day, names = judged.facts.day, [desk.team(team).name for team in key[2:]]
        for view in match_findings(desk, key, mine):
            yield FoundUnder(" – ".join(names), day, key, None, view)
