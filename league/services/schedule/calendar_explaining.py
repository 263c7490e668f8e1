"""Why a date is what it is: end dates, protected days, holidays, call-ups."""

from datetime import date

from league.facts.calendars import ProtectedDate
from league.formatting import clock, day
from league.language import _, current, ngettext
from league.rulebook.topics import Topic
from league.services.rulebook.explaining import because
from league.services.session.desk import Desk
from league.views.calendar import CalendarPageView, CalledUp, DatedMatch
from league.views.findings import ExplanationView


def span(first: date, last: date) -> str:
    """Return one day, or the first and the last, in one month such as ``22–23 Oct 2011``."""
    if first == last:
        return day(first)
    if (first.year, first.month) != (last.year, last.month):
        return f"{day(first)} – {day(last)}"
    begin = f"{first.day:02}." if current() == "de" else str(first.day)
    return f"{begin}–{day(last)}"


def explain_match(desk: Desk, row: DatedMatch) -> list[ExplanationView]:
    """Explain a match's date, what stands against it first. Raises RuleBookError."""
    values, topic = desk.values(row.day), desk.book.topic
    sentence = _("{home} – {away} is set for {day}; the end date of round {round} is {due}.")
    facts = sentence.format(
        home=row.home, away=row.away, day=day(row.day), round=row.match[1], due=day(row.end_date)
    )
    sign = "≤" if row.day <= row.end_date else ">"
    arithmetic = f"{day(row.day)} {sign} {day(row.end_date)}"
    end = because(desk, values, topic(Topic.END_DATES), "\n".join((facts, *row.notes)), arithmetic)
    start = _begins(desk, row)
    return [
        *(one.explanation for one in row.found),
        end,
        because(desk, values, topic(Topic.HOUR), start),
    ]


def _begins(desk: Desk, row: DatedMatch) -> str:
    if row.start is not None:
        return _("It begins at {hour}.").format(hour=clock(row.start))
    judged = desk.judgement.matches.get(row.match)
    usual = judged.facts.start if judged else None
    if usual is None:
        return _("No hour is set.")
    return _("No hour is set: it begins at {hour}.").format(hour=clock(usual))


def explain_holiday(desk: Desk, on: date, name: str) -> ExplanationView:
    """Explain a public holiday on the calendar. Raises RuleBookError."""
    rule = desk.book.topic(Topic.HOLIDAYS)
    facts = _("{day} is a public holiday: {name}. Nothing forbids playing; it is only noted.")
    return because(desk, desk.values(on), rule, facts.format(day=day(on), name=name))


def explain_protected(desk: Desk, view: CalendarPageView, event: ProtectedDate) -> ExplanationView:
    """Explain a protected date, with the matches on it. Raises RuleBookError."""
    where = event.district or _("the whole federation")
    facts = _("{name}, {days}, protects its days in {where}.").format(
        name=event.name, days=span(event.first, event.last), where=where
    )
    lines = [
        f"{day(one.day)}  {one.division}: {one.home} – {one.away}"
        for one in view.matches
        if event.covers(one.day, desk.division(one.match[0]).district)
    ]
    count = ngettext(
        "{number} match is set on its days.", "{number} matches are set on its days.", len(lines)
    ).format(number=len(lines))
    arithmetic = "\n".join((count, *lines))
    rule = desk.book.topic(Topic.PROTECTED_DAYS)
    return because(desk, desk.values(event.first), rule, facts, arithmetic)


def explain_call(desk: Desk, view: CalendarPageView, row: CalledUp) -> ExplanationView:
    """Explain a call-up: how many of a team are away on the same days. Raises RuleBookError."""
    call, values = row.call, desk.values(row.call.first)
    facts = _("{player} is called up to {event}, {days}.").format(
        player=row.name, event=call.event, days=span(call.first, call.last)
    )
    rule = desk.book.topic(Topic.CALL_UP)
    limit = values.number(rule, "players")
    lines = []
    for team in row.teams:
        away = {
            one.call.ident
            for one in view.called_up
            if team in one.teams and one.call.first <= call.last and call.first <= one.call.last
        }
        sign = "≥" if len(away) >= limit else "<"
        lines.append(f"{desk.team(team).name}: {len(away)} {sign} {limit}")
    return because(desk, values, rule, facts, "\n".join(lines))
