"""§ 10–12, 15, 18: titles with the year, and who qualifies for the next event by his place."""

from collections.abc import Sequence
from datetime import date

from league.errors import RuleBookError
from league.facts.events import Entry, EventFacts, Place
from league.facts.registrations import Kind
from league.language import _
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011.p01_status import is_foreigner, is_guest
from league.rulebooks.tuwo_stmk_2011.p04_calendar import season_year_on
from league.rulebooks.tuwo_stmk_2011.p10_events import plan_of


def by_age_group(
    event: EventFacts, ranking: Sequence[str], _values: Values
) -> dict[str, tuple[str, ...]]:
    """§ 10.V.2: one event, a ranking of its own for each age group entered, in final order."""
    group_of = {entry.ident: entry.group or event.kind for entry in event.entries}
    groups = dict.fromkeys(sorted(set(group_of.values())))
    return {
        group: tuple(ident for ident in ranking if group_of.get(ident) == group) for group in groups
    }


def title(kind: str, year: int, values: Values) -> str:
    """§ 10.I.5, II.5, III.5, IV.5, V.5, VI.5, 11.3, 15.5, 18.8: the title with the year.

    Raises RuleBookError where the book names none.
    """
    paragraph, name = ("15.5", "title") if kind == "cup" else plan_of(kind, values).title
    if not paragraph:
        raise RuleBookError(
            _("{book} names no title for “{kind}”.").format(book=values.book, kind=kind)
        )
    group = f"U {kind[1:-1]} " if paragraph == "10.V.5" else ""
    return f"{values.word(paragraph, name)} {group}{year}"


def domestic_home(entry: Entry, day: date, values: Values) -> bool:
    """§ 11.3: a domestic Stamm player; equal status under § 1.7.c–f counts (supplement)."""
    home = entry.member.kind(day) is Kind.HOME and bool(entry.member.registrations)
    return home and not is_foreigner(entry.member, day, season_year_on(day, values), values)


def title_holder(event: EventFacts, ranking: Sequence[str], values: Values) -> str | None:
    """§ 11.3: the best domestic Stamm player of the Graz championship; elsewhere the first."""
    known = {entry.ident: entry for entry in event.entries}
    for ident in ranking:
        if event.kind != "graz":
            return ident
        if ident in known and domestic_home(known[ident], event.day, values):
            return ident
    return None


def best_of_district(
    event: EventFacts, ranking: Sequence[str], district: str, number: int, values: Values
) -> tuple[Place, ...]:
    """§ 11.4, 12.c: the best of a Kreis, foreigners and guests left out, for the state title.

    ``number`` is how many places the Kreis has.
    """
    rule = "11.4" if event.kind == "graz" else "12.c"
    known = {entry.ident: entry for entry in event.entries if entry.district == district}
    year = season_year_on(event.day, values)
    mine = [
        ident
        for ident in ranking
        if ident in known
        and not is_foreigner(known[ident].member, event.day, year, values)
        and not is_guest(known[ident].member, event.day)
    ]
    return tuple(Place(ident, rule) for ident in mine[:number])


def qualified(event: EventFacts, ranking: Sequence[str], values: Values) -> tuple[Place, ...]:
    """§ 11.4, 12.c: who qualifies for the state championship by his place in this event."""
    if event.kind == "graz":
        district: str | None = values.word("11.4", "district")
    elif event.kind == "kreis-open":
        district = event.district
    else:
        return ()
    number = values.number("11.4" if event.kind == "graz" else "12.c", "places")
    return best_of_district(event, ranking, district, number, values) if district else ()
