"""Findings as they are shown: the paragraph, the sentence, what was ruled and why."""

from collections.abc import Callable, Iterable, Mapping
from datetime import date
from functools import partial

from league.facts.seasons import MatchKey
from league.findings import Finding
from league.rulebook import Values
from league.rulings import Action, Ruling
from league.services.rulebook import explaining
from league.services.session.desk import Desk
from league.views import FindingView

_STATES = {
    Action.CONFIRM: "confirmed",
    Action.WAIVE: "waived",
    Action.CHANGE: "changed",
    Action.ADD: "added",
}


def open_findings(desk: Desk, key: MatchKey) -> list[Finding]:
    """Return the findings of a match that nobody has ruled on yet."""
    findings = desk.judgement.matches[key].findings
    ruled = desk.ruled(match=key) if findings else {}
    return [found for found in findings if found.key not in ruled]


def finding_views(
    desk: Desk,
    values: Values,
    findings: Iterable[Finding],
    ruled: Mapping[str, Ruling] | None = None,
    event: Callable[[str], date] | None = None,
) -> tuple[FindingView, ...]:
    """Return findings with what was ruled on them, where anything was, and why they are there.

    ``event`` tells by a finding's key from which day on it can be contested; without it, it is that
    of the values.
    """
    known = ruled or {}
    return tuple(_finding(desk, values, found, known.get(found.key), event) for found in findings)


def _finding(
    desk: Desk,
    values: Values,
    found: Finding,
    ruling: Ruling | None,
    event: Callable[[str], date] | None,
) -> FindingView:
    return FindingView(
        key=found.key,
        citation=desk.book.cite(found.rule),
        rule=found.rule,
        sentence=explaining.spoken(desk, found.sentence),
        side=found.side,
        board=found.board,
        player=found.player,
        state=ruling_state(ruling),
        reason=ruling.reason if ruling else "",
        explain=partial(explaining.finding, desk, values, found, event),
    )


def ruling_state(ruling: Ruling | None) -> str:
    """Say what was ruled: ``open`` while nothing is."""
    return _STATES.get(ruling.action, "open") if ruling else "open"
