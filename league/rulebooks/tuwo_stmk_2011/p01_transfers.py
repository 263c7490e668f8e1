"""§ 1.8 Transfers: from when a player may play for his new club."""

from collections.abc import Sequence
from datetime import date, timedelta

from league.facts.claims import Application
from league.facts.transfers import Transfer
from league.findings import Finding
from league.outcomes.rights import Eligibility
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011.p01_transfer_terms import in_time


def transfer(facts: Transfer, values: Values) -> Eligibility:
    """§ 1.8: the latest of transfer window, settled arrears, and the day after the postmark.

    A player who was never registered has no window (§ 1.4.b).
    """
    days = [facts.registered + timedelta(days=1)]
    findings: list[Finding] = []
    if facts.deregistered is not None:
        window, findings = _window(facts, facts.deregistered, values)
        days.append(window)
    if facts.in_arrears:
        if facts.settled is None:
            return Eligibility(None, (*findings, _open_arrears(values)))
        days.append(facts.settled)
    return Eligibility(max(days), tuple(findings))


def window_moved(
    asked: Application, player: str, club: str, facts: Transfer, values: Values
) -> Finding | None:
    """§ 1.8.b: games that came on file since close a window that was fixed before."""
    found = transfer(facts, values)
    fixed, first = asked.eligible_from, found.eligible_from
    if fixed is None or first is None or first <= fixed or not found.findings:
        return None
    played = found.findings[0].sentence.facts["day"]
    names = {"player": player, "club": club, "fixed": fixed, "day": first, "played": played}
    return Finding("1.8.b", "1.8.b", values.say("1.8.b", "moved", **names), player=asked.ident)


def _window(facts: Transfer, left: date, values: Values) -> tuple[date, list[Finding]]:
    """§ 1.8.a and b, Anhang H 4.a, b: the first day of the window that the notice reaches."""
    if in_time("1.8.a", left, values):
        return values.day_in("1.8.a", "eligible", left.year), []
    next_summer = values.day_in("1.8.a", "eligible", left.year + 1)
    if not in_time("1.8.b", left, values):
        return next_summer, []
    findings = list(_closed(facts, left.year, values))
    if findings:
        return next_summer, findings
    return values.day_in("1.8.b", "eligible", left.year + 1), []


def _closed(facts: Transfer, year: int, values: Values) -> Sequence[Finding]:
    """§ 1.8.b: games or an appearance for the old federation in the autumn close the window."""
    first = values.day_in("1.8.b", "quiet_from", year)
    last = values.day_in("1.8.b", "quiet_until", year)
    reasons = [("played", day) for day in sorted(facts.games) if first <= day <= last][:1]
    if facts.crosses_federations:
        reasons += [
            ("represented", day) for day in sorted(facts.represented) if first <= day <= last
        ][:1]
    return [
        Finding("1.8.b", "1.8.b", values.say("1.8.b", name, day=day, first=first, last=last))
        for name, day in reasons
    ]


def _open_arrears(values: Values) -> Finding:
    return Finding("1.8.d", "1.8.d", values.say("1.8.d"))
