"""Changes of the term calendar, ready to be tried and stored."""

from collections import Counter

from league.facts.calendars import CallUp, Move, ProtectedDate
from league.formatting import clock, day
from league.language import _, ngettext
from league.services.rulebook.explaining import spoken
from league.services.rulebook.findings import finding_views
from league.services.schedule import calendar
from league.services.schedule.calendar_explaining import span
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, as_step


@as_step
def move_step(desk: Desk, why: str, asked: Move) -> Outcome:
    """A match that gets another day."""
    done = calendar.move_match(desk.season.name, asked, actor=desk.actor, why=why, despite=why)
    new, teams = done.fixture, desk.world.teams
    sentence = _("{home} – {away}: {before} → {day}, {hour}; end date {due}.")
    says = sentence.format(
        home=teams[new.home].name,
        away=teams[new.away].name,
        before=day(desk.world.fixtures[asked.match].day),
        day=day(new.day),
        hour=clock(new.start) if new.start else _("no hour set"),
        due=day(new.end_date),
    )
    notes = [f"{desk.book.cite(one.rule)}: {spoken(desk, one.sentence)}" for one in done.notes]
    findings = finding_views(desk, desk.values(asked.day), done.findings)
    return Outcome(says, findings, tuple(notes))


@as_step
def protect_step(desk: Desk, why: str, event: ProtectedDate) -> Outcome:
    """An event whose days are protected."""
    book, name, values = desk.book, desk.season.name, desk.values(event.first)
    others = [one for one in calendar.protected_dates(name) if one.name != event.name]
    # Findings that refuse it without a reason are shown while the reason is still missing.
    taken = list(book.calendar.free_date(event, others, values))
    found = calendar.protect(name, event, actor=desk.actor, why=why, despite=why)
    days = span(event.first, event.last)
    says = _("{name} protects {days}.").format(name=event.name, days=days)
    once = {one.sentence: one for one in finding_views(desk, values, (*taken, *found))}
    return Outcome(says, tuple(once.values()), tuple(_on_it(desk, event)))


def _on_it(desk: Desk, event: ProtectedDate) -> list[str]:
    """Return how many matches of which rounds are set on an event's days."""
    on_it = Counter(
        (one.day, one.division, one.round)
        for one in desk.season.fixtures
        if event.covers(one.day, desk.division(one.division).district)
        and desk.judgement.matches[one.key].lapse is None
    )
    lines = []
    for (on, division, round_), number in sorted(on_it.items()):
        sentence = ngettext(
            "{day}: {number} match of {division}, round {round}",
            "{day}: {number} matches of {division}, round {round}",
            number,
        )
        name = desk.division(division).name
        lines.append(sentence.format(day=day(on), number=number, division=name, round=round_))
    return lines


@as_step
def unprotect_step(desk: Desk, why: str, name: str) -> Outcome:
    """An event taken off the calendar."""
    calendar.unprotect(desk.season.name, name, actor=desk.actor, why=why)
    return Outcome(_("{name} protects its days no more.").format(name=name))


@as_step
def call_up_step(desk: Desk, why: str, call: CallUp) -> Outcome:
    """A player called up to an event of the federation."""
    calendar.call_up(desk.season.name, call, actor=desk.actor, why=why)
    says = _("{player} is called up to {event}, {days}.").format(
        player=desk.world.players[call.ident].name,
        event=call.event,
        days=span(call.first, call.last),
    )
    return Outcome(says, notes=tuple(_meanwhile(desk, call)))


def _meanwhile(desk: Desk, call: CallUp) -> list[str]:
    """Return the matches of the player's teams on the days he is away."""
    teams = {entry.team for entry in desk.season.squads if entry.ident == call.ident}
    names = desk.world.teams
    return [
        f"{day(one.day)}: {names[one.home].name} – {names[one.away].name}"
        for one in desk.season.fixtures
        if teams & {one.home, one.away}
        and call.first <= one.day <= call.last
        and desk.judgement.matches[one.key].lapse is None
    ]


@as_step
def withdraw_step(desk: Desk, why: str, ident: str, event: str) -> Outcome:
    """A call-up that is taken back."""
    calendar.withdraw_call_up(desk.season.name, ident, event, actor=desk.actor, why=why)
    player = desk.world.players.get(ident)
    says = _("{player} is no longer called up to {event}.")
    return Outcome(says.format(player=player.name if player else ident, event=event))
