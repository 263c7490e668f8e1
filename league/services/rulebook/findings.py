"""Findings as they are shown: the paragraph, the sentence, what became of it and why."""

from collections.abc import Callable, Iterable
from datetime import date
from functools import partial

from league.facts.seasons import MatchKey
from league.findings import Finding
from league.outcomes.judgement import MatchJudgement
from league.outcomes.states import Around, State, state_of_finding, state_of_line
from league.rulebook import Values
from league.rulebook.topics import Topic
from league.rulings import Ruling
from league.services.rulebook import explaining
from league.services.session.desk import Desk
from league.services.session.standing import is_over, posted_fees, ruled_on
from league.views.findings import FindingView


def open_findings(desk: Desk, key: MatchKey) -> list[Finding]:
    """Return the findings of a match that wait for somebody: not decided, posted or closed."""
    judged = desk.judgement.matches[key]
    if not judged.findings:
        return []
    around = around_match(desk, key)
    states = ((one, state_of_finding(one, judged, around)) for one in judged.findings)
    return [found for found, state in states if state is State.OPEN]


def open_lines(desk: Desk, team: str) -> list[Finding]:
    """Return the findings of a team's list that wait for somebody."""
    findings = desk.judgement.lists[team].findings
    if not findings:
        return []
    around = around_list(desk, team)
    return [one for one in findings if state_of_line(one, team, around) is State.OPEN]


def around_match(desk: Desk, key: MatchKey) -> Around:
    """Return what decides how far the findings and fees of a match are. Raises StorageError."""
    return Around(
        ruled=ruled_on(desk, match=key),
        posted=posted_fees(desk, key),
        left=desk.judgement.left,
        over=is_over(desk, key),
        exclusion=desk.book.topic(Topic.EXCLUSION),
    )


def around_list(desk: Desk, team: str) -> Around:
    """Return the same of a team's list. Raises StorageError."""
    return Around(ruled=ruled_on(desk, team=team), left=desk.judgement.left, over=is_over(desk))


def match_findings(
    desk: Desk,
    key: MatchKey,
    findings: Iterable[Finding],
    tried: MatchJudgement | None = None,
    event: Callable[[str], date] | None = None,
) -> tuple[FindingView, ...]:
    """Return findings of a match with what became of them; ``tried`` = as it would be judged.

    ``event`` tells by a finding's key from which day on it can be contested; without it, it is the
    day of the match.
    """
    judged = tried or desk.judgement.matches[key]
    values, around = desk.values(judged.facts.day), around_match(desk, key)
    return tuple(
        _finding(
            desk,
            values,
            found,
            around.ruled.get(found.key),
            state_of_finding(found, judged, around),
            event,
        )
        for found in findings
    )


def list_findings(
    desk: Desk, team: str, values: Values, findings: Iterable[Finding]
) -> tuple[FindingView, ...]:
    """Return findings of a team's list with what became of them."""
    around = around_list(desk, team)
    return tuple(
        _finding(
            desk, values, found, around.ruled.get(found.key), state_of_line(found, team, around)
        )
        for found in findings
    )


def finding_views(
    desk: Desk, values: Values, findings: Iterable[Finding]
) -> tuple[FindingView, ...]:
    """Return findings that nobody decides about, with why they are there."""
    return tuple(_finding(desk, values, found, None, State.OPEN) for found in findings)


def _finding(
    desk: Desk,
    values: Values,
    found: Finding,
    ruling: Ruling | None,
    state: State,
    event: Callable[[str], date] | None = None,
) -> FindingView:
    return FindingView(
        key=found.key,
        citation=desk.book.cite(found.rule),
        rule=found.rule,
        sentence=explaining.spoken(desk, found.sentence),
        side=found.side,
        board=found.board,
        player=found.player,
        state=state.value,
        reason=ruling.reason if ruling else "",
        explain=partial(explaining.finding, desk, values, found, event),
    )
