"""§ 21: whether an event has a court, and the protest to the director that comes first."""

from collections.abc import Iterator
from datetime import date

from league.facts.directing import DirectorProtest
from league.facts.protests import Protest, day_of
from league.findings import Finding
from league.outcomes.local_courts import LocalCourt
from league.rulebook import Values
from league.rulebooks.sjrp_2025.making import SCHOOLS
from league.rulebooks.sjrp_2025.p21_local_court import too_late


def court(kind: str, teams: bool, said: bool | None, values: Values) -> LocalCourt:
    """§ 5.5, 5.6, 21.1.2: whether an event has a court; by default only team events have none.

    ``kind`` is a division or event of the book, ``teams`` whether teams play one that is of none,
    ``said`` what its announcement says.
    """
    if kind.startswith(f"{SCHOOLS}-"):
        return _court(said is not False, values)
    single = _is(kind, (*values.words("5.7", "players"), *values.words("5.7", "carers")))
    if single:
        against = values.say("5.5", "always") if said is False else None
        findings = (Finding("5.5", "5.5", against),) if against else ()
        return LocalCourt(True, "21.1.4", values.say("21.1.4", "court"), findings)
    team = teams or _is(kind, values.words("5.7", "captains"))
    return _court(bool(said) if team else said is not False, values)


def _court(there: bool, values: Values) -> LocalCourt:
    rule, name = ("21.1.4", "court") if there else ("21.1.2", "none")
    return LocalCourt(there, rule, values.say(rule, name))


def _is(kind: str, names: tuple[str, ...] | list[str]) -> bool:
    return any(kind == one or kind.startswith(f"{one}-") for one in names)


def to_director(facts: Protest, court: bool, values: Values) -> Iterator[Finding]:
    """§ 21.1.3, 21.2.2, 21.2.3: a protest, which is free, is made before the next round.

    Later it does not count.
    """
    rule = "21.1.3" if court else "21.2.3"
    if too_late(facts):
        name = "finding" if facts.next_round is not None else "played"
        yield Finding(rule, rule, values.say(rule, name, filed=facts.filed, due=facts.next_round))


def after_director(
    protest: DirectorProtest | None, day: date, court: bool, values: Values
) -> Iterator[Finding]:
    """§ 21.1.4, 21.2.5: one objects to what the director decided on a protest."""
    rule = "21.1.4" if court else "21.2.5"
    if protest is None:
        yield Finding(rule, rule, values.say(rule, "no_protest"))
    elif protest.decided is None or protest.decided > day:
        filed, who = day_of(protest.filed), protest.who
        yield Finding(rule, rule, values.say(rule, "undecided", filed=filed, who=who, day=day))
