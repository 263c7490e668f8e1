"""Teams that failed to appear, with what the rules propose about team and club."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import date

from league.facts.matches import SIDES
from league.findings import Effect, Finding
from league.language import _, ngettext
from league.rulebook import has_rule
from league.services.matches.no_shows import failures_of
from league.services.rulebook import explaining
from league.services.session.desk import Desk
from league.views.findings import ExplanationView
from league.views.no_shows import Absent, Failure, Failures, NoShow


def absent_teams(desk: Desk, today: date) -> tuple[Absent, ...]:
    """Return the teams that failed to appear, those with something proposed ahead."""
    rows = [_absent(desk, one, today) for one in failures_of(desk)]
    return tuple(sorted(rows, key=lambda row: (not row.failures.proposed, -row.failures.number)))


def _absent(desk: Desk, failures: Failures, today: date) -> Absent:
    team, club = failures.team, desk.world.clubs[failures.team.club]
    excluding, banning = _limits(desk)
    number = failures.number
    holds = club.suspended_from and (club.suspended_until is None or club.suspended_until >= today)
    return Absent(
        failures=failures,
        club=club.name,
        division=desk.world.divisions[team.division].name,
        matches=tuple(_no_show(desk, team.id, one) for one in failures.matches),
        team_says=_team_says(failures, excluding),
        club_says=_club_says(desk, number, banning),
        citations=(_cite(desk, excluding), _cite(desk, banning)),
        may_ban=banning is not None and number >= banning[1] and not holds,
        suspended=(club.suspended_from, club.suspended_until)
        if club.suspended_from and holds
        else None,
        pages=tuple(_pages(desk, failures, excluding, banning)),
    )


def _limits(desk: Desk) -> tuple[tuple[str, int] | None, tuple[str, int] | None]:
    """Return paragraph and number of failures it takes, of excluding the team and banning its club.

    None = the book has no such rule.
    """
    bans, day, values = desk.book.bans, desk.world.first_day, desk.values(desk.world.first_day)
    return (
        _limit(bans.judge_exclusion("", 0, values)) if has_rule(bans.judge_exclusion) else None,
        _limit(bans.judge_ban("", 0, day, day, values)) if has_rule(bans.judge_ban) else None,
    )


def _limit(against: Iterable[Finding]) -> tuple[str, int]:
    found = next(iter(against))
    return found.rule, int(str(found.sentence.facts["limit"]))


def _cite(desk: Desk, limit: tuple[str, int] | None) -> str:
    return desk.book.cite(limit[0]) if limit else ""


def _team_says(failures: Failures, limit: tuple[str, int] | None) -> str:
    if limit is None:
        return _("This rule book excludes no team for it.")
    if failures.excluded:
        return _("Excluded: its results count no longer.")
    if failures.proposed:
        sentence = _("{number} ≥ {limit}: its exclusion is proposed; the executive decides.")
    elif failures.number < limit[1]:
        sentence = _("{number} < {limit}: nothing is proposed yet.")
    else:
        sentence = _("Nothing is proposed in a knock-out division.")
    return sentence.format(number=failures.number, limit=limit[1])


def _club_says(desk: Desk, number: int, limit: tuple[str, int] | None) -> str:
    if limit is None:
        return _("This rule book bans no club for it.")
    if number < limit[1]:
        sentence = _("{number} < {limit}: the club cannot be banned.")
        return sentence.format(number=number, limit=limit[1])
    values = desk.values(desk.world.first_day)
    return explaining.spoken(desk, desk.book.bans.may_ban(number, values))


def _no_show(desk: Desk, team: str, one: Failure) -> NoShow:
    sides = one.match[2:]
    opponent = sides[1] if sides[0] == team else sides[0]
    if one.counts:
        state = _("counts")
    else:
        state = _("force majeure") if one.excused else _("waived")
    return NoShow(one, desk.world.teams[opponent].name, one.match[1], state)


def _pages(
    desk: Desk,
    failures: Failures,
    excluding: tuple[str, int] | None,
    banning: tuple[str, int] | None,
) -> Iterator[ExplanationView]:
    """Explain what is proposed about team and club, then each failure."""
    number = failures.number
    times = ngettext(
        "{team} failed to appear {number} time.", "{team} failed to appear {number} times.", number
    )
    facts = times.format(team=failures.team.name, number=number)
    values = desk.values(desk.world.first_day)
    for limit in filter(None, (excluding, banning)):
        sign = "≥" if number >= limit[1] else "<"
        page = explaining.because(desk, values, limit[0], facts, f"{number} {sign} {limit[1]}")
        # Nothing is decided yet: what is not proposed cannot be contested.
        later = explaining.contest(desk, values, None) if number >= limit[1] else ""
        yield replace(page, contest=later)
    for one in failures.matches:
        yield from _failure_pages(desk, failures.team.id, one)


def _failure_pages(desk: Desk, team: str, one: Failure) -> Iterator[ExplanationView]:
    judged = desk.judged(one.match)
    for side in SIDES:
        if judged.facts.lineup(side).team == team:
            for found in judged.findings:
                if found.effect is Effect.TEAM_ABSENT and found.side is side:
                    yield explaining.finding(desk, desk.values(one.day), found)
