"""What runs out, waits or is lacking in a season: protests, transfers, lists, events."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from datetime import date

from league.facts.claims import Application, Deregistration
from league.facts.clubs import Team
from league.facts.protests import day_of
from league.facts.seasons import Division
from league.findings import Finding
from league.forms import day as spoken_day
from league.forms import money
from league.language import _, ngettext
from league.rulebook import has_rule
from league.services.closing.cancellations import proposed
from league.services.events.sheets import dues_of
from league.services.matches.objections import waiting
from league.services.protests.docket import protest_rows
from league.services.protests.hanging import tasks_of
from league.services.registry.banned import clubs_banned, days_words, span_words
from league.services.registry.duties import rows_of
from league.services.registry.late_notices import due, open_notices
from league.services.rulebook.explaining import spoken
from league.services.schedule.drawing import by_director
from league.services.session import draft_words, drafts
from league.services.session.checks import season_year
from league.services.session.desk import Desk
from league.services.session.record_kinds import APPLICATION, DEREGISTRATION, DUTY, EVENT, PROTEST
from league.services.session.records import recorded
from league.services.words.countdown import left_words
from league.views import TaskRow
from league.views.protests import ProtestRow, Stage

DRAFT = "draft"
"""Kind of task: something typed and not stored."""
FEWEST = 2
"""Teams without which there is nothing to draw."""
URGENT = -1000
"""Stands before everything that has a day."""
SOON = 30
"""Days before its last day from which something stands in the work list."""


def dated_tasks(desk: Desk, today: date) -> list[TaskRow]:
    """Return what runs out or waits, what is most urgent ahead. Raises StorageError."""
    found = [
        *_drafts(desk),
        *_protests(desk, today),
        *_transfers(desk, today),
        *_lists(desk, today),
        *_events(desk, today),
        *_duties(desk, today),
        *_draws(desk),
        *_bans(desk, today),
        *_courts(desk),
    ]
    return sorted(found, key=lambda task: task.left if task.left is not None else 0)


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


def _protests(desk: Desk, today: date) -> Iterator[TaskRow]:
    if not has_rule(desk.book.protests.decide):
        return
    files = recorded(desk.season.name, PROTEST)
    for row in protest_rows(desk, files, today):
        if row.stage in (Stage.APPEAL, Stage.DECIDE, Stage.LATE):
            yield _protest(row)
    for words in tasks_of(desk.season):
        yield TaskRow(kind="promotion", text=words, division="")


def _protest(row: ProtestRow) -> TaskRow:
    if row.stage is Stage.DECIDE:
        sentence = _("Protest {number} is to be decided, {countdown}: {about}.")
    elif row.stage is Stage.LATE:
        sentence = _("Protest {number} is to be rejected, {countdown}: {about}.")
    else:
        sentence = _("Protest {number}: an appeal may come, {countdown}: {about}.")
    match, until = row.file.match, row.view.appeal_until
    return TaskRow(
        kind="protest",
        text=sentence.format(number=row.file.number, about=row.about, countdown=row.left),
        division=match[0] if match else "",
        page="protest",
        thing=str(row.file.number),
        due=day_of(until) if until is not None and row.stage is Stage.APPEAL else None,
        left=row.days or 0,
    )


def _transfers(desk: Desk, today: date) -> Iterator[TaskRow]:
    """Deregistrations a club has not passed on, and registrations that wait for arrears."""
    if not has_rule(desk.book.transfers.forwarded):
        return
    left = recorded(desk.season.name, DEREGISTRATION)
    for paper in left.values():
        if paper.forwarded is None and paper.dealt is None:
            yield from _not_forwarded(desk, paper, today)
    for paper, found in open_notices(desk.season, desk.book, today):
        if paper.forwarded is not None:
            yield _forwarded_late(desk, paper, found, today)
    for asked in recorded(desk.season.name, APPLICATION).values():
        if asked.eligible_from is None:
            yield _waiting(desk, asked, left)


def _not_forwarded(desk: Desk, paper: Deregistration, today: date) -> Iterator[TaskRow]:
    values = desk.values(paper.notice)
    names = (paper.club, paper.ident)
    late = desk.book.transfers.forwarded(*names, paper.notice, None, date.max, values)
    for found in late:
        last = found.sentence.facts["due"]
        if isinstance(last, date) and (days := (last - today).days) <= SOON:
            sentence = _("{player} leaves {club}, which has not passed it on: by {due}, {left}.")
            text = sentence.format(
                player=_player(desk, paper.ident),
                club=desk.club(paper.club).name,
                due=spoken_day(last),
                left=left_words(days),
            )
            yield _transfer(paper.ident, text, last, days)


def _forwarded_late(desk: Desk, paper: Deregistration, found: Finding, today: date) -> TaskRow:
    """A notice that came late stays until somebody has dealt with it."""
    day = due(found)
    sentence = _("To be dealt with ({rule}): {what}")
    text = sentence.format(rule=desk.book.cite(found.rule), what=spoken(desk, found.sentence))
    return _transfer(paper.ident, text, day, (day - today).days)


def _waiting(desk: Desk, asked: Application, left: dict[str, Deregistration]) -> TaskRow:
    owed = [
        (paper.club, sum(cents for _year, cents in paper.owed))
        for paper in left.values()
        if paper.ident == asked.ident and paper.owed and paper.settled is None
    ]
    names = {"player": _player(desk, asked.ident), "club": desk.club(asked.club).name}
    if owed:
        sentence = _("{player} waits to play for {club}: {amount} are owed to {old}.")
        text = sentence.format(amount=money(owed[0][1]), old=desk.club(owed[0][0]).name, **names)
    else:
        text = _("{player} waits to play for {club}.").format(**names)
    return _transfer(asked.ident, text)


def _transfer(ident: str, text: str, due: date | None = None, left: int = 0) -> TaskRow:
    return TaskRow("transfer", text, "", page="player", thing=ident, due=due, left=left)


def _player(desk: Desk, ident: str) -> str:
    known = desk.world.players.get(ident)
    return known.name if known else ident


def _lists(desk: Desk, today: date) -> Iterator[TaskRow]:
    """Lists that are not in yet, per division."""
    if not has_rule(desk.book.lists.last_day):
        return
    lists = desk.judgement.lists
    missing: defaultdict[str, list[Team]] = defaultdict(list)
    for team in desk.season.teams:
        if team.id not in lists or not lists[team.id].facts.members:
            missing[team.division].append(team)
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
        yield TaskRow("list", text, division.id, team=teams[0].id, due=due, left=left)


def _draws(desk: Desk) -> Iterator[TaskRow]:
    """Divisions that have teams but no pairings, where the book has them drawn."""
    if not has_rule(desk.book.draws.numbers):
        return
    paired = {one.division for one in desk.season.fixtures}
    teams = Counter(team.division for team in desk.season.teams)
    values = desk.values(desk.season.list_date)
    for one in desk.season.divisions:
        # A division without criteria has no table and is drawn as a cup.
        if one.id in paired or teams[one.id] < FEWEST or not desk.book.criteria(one, values):
            continue
        if by_director(desk.season, desk.book, one):
            continue
        sentence = _("Not drawn yet: {division} with {number} teams.")
        text = sentence.format(division=one.name, number=teams[one.id])
        yield TaskRow("draw", text, one.id, page="draw", thing=one.id)


def _bans(desk: Desk, today: date) -> Iterator[TaskRow]:
    """Clubs whose right to play rests, now or later, and players who are banned."""
    for club in clubs_banned(desk.season, today):
        sentence = _("{club} is {span}: its teams are not to be drawn.")
        text = sentence.format(club=club.name, span=span_words(club))
        yield TaskRow("ban", text, "", page="club", thing=club.id)
    for bans in desk.judgement.known.bans.values():
        for ban in bans:
            if ban.lifted is None and (ban.last is None or ban.last >= today):
                text = _("{player} is {span}.").format(
                    player=_player(desk, ban.person), span=days_words(ban.first, ban.last)
                )
                known = ban.person in desk.world.players
                where = ("player", ban.person) if known else ("club", ban.club)
                yield TaskRow("ban", text, "", page=where[0], thing=where[1])


def _courts(desk: Desk) -> Iterator[TaskRow]:
    """Objections on which a court has to speak, and bans that are proposed."""
    for one in waiting(desk):
        sentence = _("The court has to speak on the objection of {who}, round {round}.")
        text = sentence.format(who=one.who, round=one.round)
        yield TaskRow("protest", text, one.division)
    for fact, findings in proposed(desk.season, desk.book).values():
        words = f"{desk.club(fact.club).name}: {findings[0].sentence}"
        yield TaskRow("ban", words, "", page="club", thing=fact.club)


def _events(desk: Desk, today: date) -> Iterator[TaskRow]:
    if not has_rule(desk.book.events.kinds):
        return
    for file in recorded(desk.season.name, EVENT).values():
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
                "event", text, "", page="event", thing=file.id, due=one.day, left=one.left
            )


def _duties(desk: Desk, today: date) -> Iterator[TaskRow]:
    """Reports that others owe soon, or owe since."""
    if not has_rule(desk.book.duties.kinds):
        return
    for row in rows_of(desk.book, recorded(desk.season.name, DUTY).values(), today):
        left = (row.due - today).days
        if row.duty.reported is None and left <= SOON:
            sentence = _("{event}: {what} by {due}, {left}.")
            text = sentence.format(
                event=row.duty.about, what=row.title, due=spoken_day(row.due), left=left_words(left)
            )
            number = str(row.duty.number)
            yield TaskRow("duty", text, "", thing=number, due=row.due, left=left)
