"""Why something stands in the work list: the paragraph, the facts, the arithmetic of its day."""

from league.errors import RuleBookError
from league.formatting import day as spoken_day
from league.language import _
from league.rulebook.topics import Topic
from league.services.rulebook import explaining
from league.services.rulebook.findings import list_findings, match_findings
from league.services.session.desk import Desk
from league.services.words.countdown import left_words
from league.views.divisions import TaskRow
from league.views.findings import ExplanationView
from league.views.tasks import kind_words


def why_task(desk: Desk, task: TaskRow) -> list[ExplanationView]:
    """Explain a task; nothing where it is done meanwhile. Raises LeagueError."""
    if task.key and task.match:
        return _of_match(desk, task)
    if task.key and task.team:
        return _of_list(desk, task)
    if task.kind == "protest" and task.page and not task.season:
        return _protest(desk, task)
    if task.kind == "account" and task.page:
        return _account(desk, task)
    if task.kind == "draw":
        return _draw(desk, task)
    return [_waits(desk, task)]


def _of_match(desk: Desk, task: TaskRow) -> list[ExplanationView]:
    judged = desk.judgement.matches.get(task.match) if task.match else None
    if task.match is None or judged is None:
        return []
    found = [one for one in judged.findings if one.key == task.key]
    return [one.explanation for one in match_findings(desk, task.match, found)]


def _of_list(desk: Desk, task: TaskRow) -> list[ExplanationView]:
    judged = desk.judgement.lists.get(task.team or "")
    if task.team is None or judged is None:
        return []
    found = [one for one in judged.findings if one.key == task.key]
    values = desk.values(judged.facts.day or desk.season.list_date)
    return [one.explanation for one in list_findings(desk, task.team, values, found)]


def _protest(desk: Desk, task: TaskRow) -> list[ExplanationView]:
    from league.services.protests.details import protest_detail
    from league.services.protests.docket import docket

    rows = docket(desk, desk.today).rows
    return [
        page
        for row in rows
        if str(row.file.number) == task.thing
        for page in protest_detail(desk, row).pages
    ]


def _account(desk: Desk, task: TaskRow) -> list[ExplanationView]:
    from league.services.accounts.explaining import explain_account
    from league.services.accounts.papers import explain_notice

    if task.due is not None:
        return [explain_notice(desk, task.name)]
    return [_waits(desk, task), *explain_account(desk, task.thing, desk.today)]


def _draw(desk: Desk, task: TaskRow) -> list[ExplanationView]:
    from league.services.schedule.draw_explaining import explain_due
    from league.services.schedule.draw_views import draw_view

    return [explain_due(desk, draw_view(desk, task.thing).row)]


def _waits(desk: Desk, task: TaskRow) -> ExplanationView:
    """Return what is to be done, and how its day is counted."""
    rule = desk.book.id_of(task.cited) if task.cited else _topic(desk, task)
    facts, counted = _facts(desk, task), _counted(desk, task)
    try:
        values = desk.values(desk.world.first_day)
        return explaining.because(desk, values, rule, facts, counted, contest="")
    except RuleBookError:  # no paragraph, or one of another season's book
        title = ": ".join(filter(None, (kind_words(task), task.who or task.place)))
        return ExplanationView(title, task.cited, "", "", facts, counted)


def _topic(desk: Desk, task: TaskRow) -> str:
    """Return the paragraph of what a match that is not complete waits for."""
    return desk.book.topic(Topic.CAPTAIN_REPORT) if task.kind == "missing" else ""


def _facts(desk: Desk, task: TaskRow) -> str:
    judged = desk.judgement.matches.get(task.match) if task.match else None
    if task.kind != "missing" or judged is None:
        return task.text
    sentence = _("{open} of {boards} boards have no result.")
    counted = sentence.format(open=len(judged.open_boards), boards=len(judged.boards))
    return f"{task.text}\n{counted}" if judged.open_boards else task.text


def _counted(desk: Desk, task: TaskRow) -> str:
    if task.due is None:
        return ""
    sentence = _("Day: {due}. Today: {today}. {left}.")
    left = left_words((task.due - desk.today).days)
    return sentence.format(due=spoken_day(task.due), today=spoken_day(desk.today), left=left)
