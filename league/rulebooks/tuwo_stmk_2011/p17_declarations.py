"""§ 17 The declaration that frees up to three players of the national leagues."""

from collections.abc import Iterator

from league.facts.claims import DeclarationFacts
from league.facts.registrations import Kind
from league.findings import Finding
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011.p01_status import is_foreigner


def declaration(facts: DeclarationFacts, values: Values) -> Iterator[Finding]:
    """§ 17: handed in by 31 August, at most three names, Austrian Stamm players only.

    Who has equal status under § 1.7.c–f is no foreigner here either.
    """
    due = values.day_in("17", "until", facts.season_year - 1)
    if facts.posted > due:
        sentence = values.say("17", "late", club=facts.club, day=facts.posted, due=due)
        yield Finding("17", "17", sentence)
    limit, number = values.number("17", "declared"), len(facts.members)
    if number > limit:
        sentence = values.say("17", "too_many", club=facts.club, number=number, limit=limit)
        yield Finding("17", "17", sentence)
    for member in facts.members:
        home = member.registration(facts.posted)
        registered = home is not None and home.kind is Kind.HOME and home.in_force(facts.posted)
        if is_foreigner(member, facts.posted, facts.season_year, values) or not registered:
            sentence = values.say("17", "not_domestic", player=member.player.name, club=facts.club)
            yield Finding("17", "17", sentence, player=member.ident)
