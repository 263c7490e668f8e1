"""What runs out, waits or is lacking in a season: protests, transfers, lists, events."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date

from league.facts.clubs import Team
from league.facts.seasons import Division
from league.formatting import day as spoken_day
from league.language import _, ngettext
from league.record_kinds import DUTY, EVENT
from league.rulebook import has_rule
from league.rulebook.topics import Topic
from league.services.closing.waiting import of_earlier_seasons, of_season
from league.services.closing.waiting_money import money_waits, refunds_wait
from league.services.closing.waiting_rows import hanging_tasks
from league.services.session import draft_words, drafts
from league.services.session.checks import season_year
from league.services.session.clock_doubt import doubt_notes
from league.services.session.desk import Desk
from league.services.session.records import recorded
from league.services.words.countdown import left_words
from league.views.divisions import TaskRow

DRAFT = "draft"
"""Kind of task: something typed and not stored."""
CLOCK = "clock"
"""Kind of task: the clock is wrong, or was."""
FEWEST = 2
"""Teams without which there is nothing to draw."""
URGENT = -1000
"""Stands before everything that has a day."""
SOON = 30
"""Days before its last day from which something stands in the work list."""


def dated_tasks(desk: Desk, today: date) -> list[TaskRow]:
    """Return what runs out or waits, what is most urgent ahead. Raises StorageError."""
    found = [
        *_clock(),
        *_drafts(desk),
        *of_season(desk, today, SOON),
        *of_earlier_seasons(desk, today),
        *hanging_tasks(desk),
        *money_waits(desk, today),
        *refunds_wait(desk, today),
        *_lists(desk, today),
        *_events(desk, today),
        *_duties(desk, today),
        *_draws(desk),
    ]
    ordered = sorted(found, key=lambda task: task.left if task.left is not None else 0)
    return [_placed(desk, one) for one in ordered]


def _placed(desk: Desk, task: TaskRow) -> TaskRow:
    """Return a task with the name of its division."""
    division = desk.world.divisions.get(task.division) if not task.season else None
    return replace(task, place=division.name) if division else task


def _clock() -> Iterator[TaskRow]:
    """A clock that cannot be trusted: what else stands here is counted by it."""
    for text in doubt_notes():
        yield TaskRow(CLOCK, text, "", left=URGENT - 1)


def _drafts(desk: Desk) -> Iterator[TaskRow]:
    """One entry for all that was typed and not stored: what comes first leads to the rest."""
    found = drafts.waiting(desk)
    if found:
        last, number = found[-1], len(found)
        sentence = ngettext(
            "Typed and not stored: {what}, {told}.",
            "{number} things typed and not stored, the last one {told}: {what}.",
            number,
        )
        said = draft_words.author_words(last)
        text = sentence.format(number=number, told=said, what=draft_words.what(desk, last))
        yield TaskRow(DRAFT, text, "", left=URGENT)


def _lists(desk: Desk, today: date) -> Iterator[TaskRow]:
    """Lists that are not in yet, per division."""
    lists = desk.judgement.lists
    missing: defaultdict[str, list[Team]] = defaultdict(list)
    for team in desk.season.teams:
        if team.id in desk.judgement.left:
            continue
        if team.id not in lists or not lists[team.id].facts.members:
            missing[team.division].append(team)
    if not missing or not has_rule(desk.book.lists.last_day):
        return
    for id, teams in missing.items():
        division = desk.world.divisions[id]
        if desk.book.criteria(division, desk.values(desk.world.first_day)):
            yield from _missing(desk, division, teams, today)


def _missing(
    desk: Desk, division: Division, teams: Sequence[Team], today: date
) -> Iterator[TaskRow]:
    values = desk.values(desk.world.first_day)
    rule, due = desk.book.lists.last_day(division, season_year(desk.season), values)
    left = (due - today).days
    if left <= SOON:
        sentence = ngettext(
            "{number} list of {division} is missing, {left}: {teams} (due by {due}, {rule}).",
            "{number} lists of {division} are missing, {left}: {teams} (due by {due}, {rule}).",
            len(teams),
        )
        text = sentence.format(
            rule=desk.book.cite(rule),
            number=len(teams),
            division=division.name,
            teams=", ".join(team.name for team in teams),
            due=spoken_day(due),
            left=left_words(left),
        )
        yield TaskRow(
            "list",
            text,
            division.id,
            team=teams[0].id,
            due=due,
            left=left,
            who=teams[0].name if len(teams) == 1 else "",
            cited=desk.book.cite(rule),
        )


def _draws(desk: Desk) -> Iterator[TaskRow]:
    """Divisions that have teams but no pairings, where the book has them drawn."""
    paired = {one.division for one in desk.season.fixtures}
    teams = Counter(team.division for team in desk.season.teams)
    left = [
        one for one in desk.season.divisions if one.id not in paired and teams[one.id] >= FEWEST
    ]
    if not left or not has_rule(desk.book.draws.numbers):
        return
    from league.services.schedule.drawing import by_director

    values, drawn = desk.values(desk.season.list_date), desk.book.topic(Topic.DRAW)
    cited = desk.book.cite(drawn) if drawn else ""
    for one in left:
        # A division without criteria has no table and is drawn as a cup.
        if not desk.book.criteria(one, values) or by_director(desk.season, desk.book, one):
            continue
        sentence = _("Not drawn yet: {division} with {number} teams.")
        text = sentence.format(division=one.name, number=teams[one.id])
        yield TaskRow("draw", text, one.id, page="draw", thing=one.id, cited=cited)


def _events(desk: Desk, today: date) -> Iterator[TaskRow]:
    files = recorded(desk.season.name, EVENT).values()
    if not files or not has_rule(desk.book.events.kinds):
        return
    from league.services.events.sheets import dues_of

    for file in files:
        for one in dues_of(desk, file, today):
            if one.left > SOON or one.done or (not one.kept and one.left < 0):
                continue
            sentence = _("{event}: {what} by {due}, {left}.")
            text = sentence.format(
                event=file.announcement.name or file.id,
                what=one.what,
                due=spoken_day(one.day),
                left=left_words(one.left),
            )
            yield TaskRow(
                "event",
                text,
                "",
                page="event",
                thing=file.id,
                due=one.day,
                left=one.left,
                name=one.what,
                cited=one.citation,
            )


def _duties(desk: Desk, today: date) -> Iterator[TaskRow]:
    """Reports that others owe soon, or owe since."""
    duties = recorded(desk.season.name, DUTY).values()
    if not duties or not has_rule(desk.book.duties.kinds):
        return
    from league.services.registry.clubs.duties import rows_of

    for row in rows_of(desk.book, duties, today):
        left = (row.due - today).days
        if row.duty.reported is None and left <= SOON:
            sentence = _("{event}: {what} by {due}, {left}.")
            text = sentence.format(
                event=row.duty.about, what=row.title, due=spoken_day(row.due), left=left_words(left)
            )
            number = str(row.duty.number)
            yield TaskRow(
                "duty", text, "", thing=number, due=row.due, left=left, cited=row.citation
            )
