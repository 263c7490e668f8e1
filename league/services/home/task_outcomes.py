"""What became of a task that left the work list."""

from collections.abc import Iterable, Iterator

from league import formatting
from league.clock import in_zone
from league.language import _
from league.rulings import Ruling
from league.services.session.desk import Desk
from league.services.words.codes import action_words, author_words
from league.views.divisions import TaskRow

_SILENT = ("draft", "clock")
"""Kinds of which nothing is said: they come and go by themselves."""
MOST = 3
"""So many are told one by one."""


def what_became(desk: Desk, gone: Iterable[TaskRow]) -> tuple[str, ...]:
    """Return what became of tasks that are not in the work list any more, in a sentence each."""
    told = [_told(desk, one) for one in gone if one.kind not in _SILENT]
    more = len(told) - MOST
    rest = [_("… and {n} more.").format(n=more)] if more > 0 else []
    return (*told[:MOST], *rest)


def _told(desk: Desk, task: TaskRow) -> str:
    if task.key:
        return _finding(desk, task)
    if task.kind == "missing" and task.match in desk.judgement.matches:
        return _match(desk, task)
    sentences = {
        "list": _("Done: every list of {place} is in."),
        "draw": _("Done: {place} is drawn."),
    }
    waits_no_more = _("Waits no longer: {text}")
    return sentences.get(task.kind, waits_no_more).format(place=task.place, text=task.text)


def _finding(desk: Desk, task: TaskRow) -> str:
    """Return who ruled what about a finding and when; or that it is not found any more."""
    what = f"{task.cited} · {task.who}"
    ruling = desk.ruled(match=task.match, team=None if task.match else task.team).get(
        task.key or ""
    )
    if ruling is not None:
        return _ruled(desk, what, ruling)
    if any(key == task.key for key in _keys(desk, task)):
        return _("Closed, nothing is decided about it any more: {what}.").format(what=what)
    return _("No longer found: {what}.").format(what=what)


def _ruled(desk: Desk, what: str, ruling: Ruling) -> str:
    sentence = _("{action}: {what} ({by}, {day}): {reason}")
    action = action_words()[ruling.action]
    return sentence.format(
        action=action[:1].upper() + action[1:],
        what=what,
        by=author_words(ruling.by),
        day=formatting.day(in_zone(ruling.at, desk.book.time_zone)),
        reason=ruling.reason,
    )


def _keys(desk: Desk, task: TaskRow) -> Iterator[str]:
    matches, lists = desk.judgement.matches, desk.judgement.lists
    judged = matches.get(task.match) if task.match else lists.get(task.team or "")
    yield from (one.key for one in judged.findings) if judged else ()


def _match(desk: Desk, task: TaskRow) -> str:
    assert task.match is not None
    judged, teams = desk.judgement.matches[task.match], desk.world.teams
    names = [teams[team].name for team in task.match[2:]]
    if judged.void:
        return _("Done: {home} – {away} is void.").format(home=names[0], away=names[1])
    if judged.lapse is not None:
        sentence = _("Closed: {home} – {away} is not played any more.")
        return sentence.format(home=names[0], away=names[1])
    sentence = _("Done: {home} – {away} {points}.")
    if judged.waits:
        sentence = _("{home} – {away} is played on {day}.")
    return sentence.format(
        home=names[0],
        away=names[1],
        points=formatting.pair(judged.game_points),
        day=formatting.day(judged.facts.day),
    )
