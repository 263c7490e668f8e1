"""§ 7.1.b, c: what excludes a team or bans its club, once somebody decides so."""

from collections.abc import Iterator
from datetime import date

from league.facts.calendars import years_later
from league.facts.matches import MatchFacts, Side
from league.findings import Finding, Sentence
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011.making import barred


def exclusion(team: str, failures: int, values: Values) -> Iterator[Finding]:
    """§ 7.1.b: what stands against excluding a team that failed to appear so often."""
    limit = values.number("7.1.b", "failures")
    if failures < limit:
        facts = {"team": team, "number": failures, "limit": limit}
        yield Finding("7.1.b", "7.1.b", values.say("7.1.b", "failures", **facts), team=team)


def ban(
    club: str, failures: int, first: date, last: date | None, values: Values
) -> Iterator[Finding]:
    """§ 7.1.c: what stands against banning a club; ``last`` is included, None = open-ended.

    ``failures`` is how often one of its teams failed to appear by its own fault.
    """
    limit, years = values.number("7.1.c", "failures"), values.number("7.1.c", "years")
    if failures < limit:
        facts = {"club": club, "number": failures, "limit": limit}
        yield Finding("7.1.c", "7.1.c", values.say("7.1.c", "failures", **facts))
    if longer_than(first, last, years):
        sentence = values.say("7.1.c", day=first, until=last or "–", number=years)
        yield Finding("7.1.c", "7.1.c", sentence)


def banned_player(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 7.5: who is banned on the day of the match may not play."""
    for board, member in match.lineup(side).seated:
        ban = member.ban(match.day)
        if ban is not None:
            name = "banned" if ban.last else "banned_on"
            facts = {"first": ban.first, "last": ban.last or "–", "reason": ban.reason}
            yield barred(values, "7.5", match, side, (board, member), name, **facts)


def may_ban(failures: int, values: Values) -> Sentence:
    """§ 7.1.c: on what condition, and for how long, the Landesvorstand may ban a club."""
    limit, years = values.number("7.1.c", "failures"), values.number("7.1.c", "years")
    return values.say("7.1.c", "may", number=failures, limit=limit, years=years)


def longer_than(first: date, last: date | None, years: int) -> bool:
    """§ 7.1.c, 7.5: say whether a ban lasts beyond that many years; one without an end does."""
    return last is None or last >= years_later(first, years)
