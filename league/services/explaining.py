"""Why something is so: the paragraphs, the facts and the arithmetic behind it."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import date, datetime

from league import forms
from league.errors import RuleBookError
from league.findings import Fee, Finding, Sentence
from league.language import _, pick
from league.outcomes.tiebreaks import Separation
from league.rulebook import DatedValue, Paragraph, RuleBook, Value, Values
from league.services.opened import Desk
from league.views import ExplanationView, ParagraphView

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
        return f"{forms.day(fact.date())}, {forms.clock(fact.time())}"
    if isinstance(fact, date):
        return forms.day(fact)
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


def finding(desk: Desk, values: Values, found: Finding) -> ExplanationView:
    """Explain a finding by the paragraph broken and the one that sets the consequence."""
    return _explanation(
        desk,
        values,
        found.rule,
        facts=spoken(desk, found.sentence),
        arithmetic=spoken(desk, found.arithmetic),
        consequence=found.consequence,
    )


def fee(desk: Desk, values: Values, owed: Fee, payer: str, payee: str) -> ExplanationView:
    """Explain a fee by the paragraph that states its amount."""
    if owed.paid:
        sentence = _("{payer} paid {amount} in cash to {payee}.")
    else:
        sentence = _("{payer} owes {amount} to {payee}.")
    facts = sentence.format(payer=payer, amount=forms.money(owed.cents), payee=payee)
    if owed.board is not None:
        facts = f"{facts} {_('Board {board}.').format(board=owed.board)}"
    return _explanation(desk, values, owed.rule, facts=facts)


def because(
    desk: Desk, values: Values, rule: str, facts: str, arithmetic: str = ""
) -> ExplanationView:
    """Explain what is so by one paragraph, with facts told in words. Raises RuleBookError."""
    return _explanation(desk, values, rule, facts=facts, arithmetic=arithmetic)


def _explanation(
    desk: Desk,
    values: Values,
    rule: str,
    *,
    facts: str,
    arithmetic: str = "",
    consequence: str = "",
) -> ExplanationView:
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
        contest=spoken(desk, book.contest(values)),
    )


def _reading(paragraph: Paragraph) -> str:
    return pick(paragraph.readings) if paragraph.readings else ""


def _values_on(paragraphs: Iterable[Paragraph | None], day: date) -> tuple[tuple[str, str], ...]:
    rows: dict[str, str] = {}
    for paragraph in filter(None, paragraphs):
        for name, dated in paragraph.values.items():
            known = [value for value in dated if value.since <= day]
            if known:
                rows[paragraph.value_name(name)] = shown(max(known, key=lambda value: value.since))
    return tuple(rows.items())


def shown(dated: DatedValue) -> str:
    """Return a value of the book as it is read."""
    return _shown(dated.value, dated.unit)


def _shown(value: Value, unit: str) -> str:
    if isinstance(value, list):
        return ", ".join(_shown(item, unit) for item in value)
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    if isinstance(value, int) and unit == "cents":
        return forms.money(value)
    if isinstance(value, str):
        return criterion_name(value)
    return f"{value} {_unit(unit)}".strip()


def _unit(unit: str) -> str:
    words = {
        "days": _("days"),
        "games": _("games"),
        "hours": _("hours"),
        "minutes": _("minutes"),
        "months": _("months"),
        "periods": _("periods"),
        "persons": _("persons"),
        "players": _("players"),
        "points": _("points"),
        "rounds": _("rounds"),
        "seconds": _("seconds"),
        "teams": _("teams"),
        "weeks": _("weeks"),
        "years": _("years"),
    }
    return words.get(unit, unit)


def paragraph_view(book: RuleBook, id: str) -> ParagraphView:
    """Return one paragraph with all its dated values. Raises RuleBookError."""
    paragraph = book.paragraph(id)
    return ParagraphView(
        id=id,
        citation=book.cite(id),
        title=paragraph.title,
        kind=paragraph.kind,
        says=pick(paragraph.says),
        reading=_reading(paragraph),
        values=tuple(
            (paragraph.value_name(name), shown(one), forms.day(one.since))
            for name, dated in paragraph.values.items()
            for one in dated
        ),
    )


def separation(
    desk: Desk,
    values: Values,
    criteria: Sequence[str],
    names: tuple[str, str],
    steps: Sequence[Separation],
) -> ExplanationView:
    """Explain by what the upper team of a table stands before the lower one."""
    last = steps[-1]
    if last.upper is None or last.upper == last.lower:
        sentence = _("{upper} and {lower} are equal by every criterion and share the place.")
    else:
        sentence = _("{upper} stands before {lower} by {criterion}.")
    facts = sentence.format(
        upper=names[0], lower=names[1], criterion=criterion_name(last.criterion)
    )
    arithmetic = "\n".join(compared(step) for step in steps)
    return of_table(desk, values, criteria, " – ".join(names), facts, arithmetic)


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
    explained = _explanation(desk, values, rule, facts=facts, arithmetic=arithmetic)
    return replace(explained, title=title)


def _ranking_paragraph(book: RuleBook, criteria: list[str]) -> str:
    """Return the paragraph whose values name these criteria in their order."""
    for id, paragraph in book.paragraphs.items():
        for dated in paragraph.values.values():
            named = dated[0].value
            if isinstance(named, list) and named and criteria[-len(named) :] == named:
                return id
    raise RuleBookError(_("{book} has no paragraph that ranks tables.").format(book=book.short))


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
    return forms.score(number) if criterion in _IN_HALVES else str(number)


_IN_HALVES = ("game_points", "board_points")


def criterion_name(criterion: str) -> str:
    """Return a ranking criterion in words."""
    names = {
        "match_points": _("match points"),
        "game_points": _("game points"),
        "mini_match_points": _("match points among the tied teams"),
        "direct_encounter": _("direct encounter"),
        "board_points": _("board points"),
        "match_wins": _("matches won"),
        "buchholz_cut_1": _("Buchholz without the worst opponent"),
        "sonneborn_berger": _("Sonneborn-Berger"),
    }
    return names.get(criterion, criterion)
