"""What waits in a season, whichever one is open: protests, transfers, bans, courts; in words."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import date

from league.facts.claims import Application, Deregistration
from league.facts.protests import day_of
from league.findings import Finding
from league.formatting import day as spoken_day
from league.formatting import money
from league.language import _
from league.record_kinds import APPLICATION, DEREGISTRATION, DIRECTOR_PROTEST, LEFT_HOME, PROTEST
from league.rulebook import has_rule
from league.services.closing.cancellations import proposed
from league.services.matches.objections import waiting
from league.services.registry.after_turn import not_taken
from league.services.registry.registering.across_seasons import in_arrears
from league.services.registry.registering.claims import windows_moved
from league.services.registry.registering.departures import guest_without_home
from league.services.registry.registering.late_notices import due, open_notices
from league.services.registry.suspensions.banned import clubs_banned, days_words, span_words
from league.services.rulebook.explaining import spoken
from league.services.session import season_order
from league.services.session.desk import Desk
from league.services.session.records import recorded
from league.services.words.countdown import left_words
from league.views.divisions import TaskRow
from league.views.protests import ProtestRow, Stage


def protest_tasks(desk: Desk, today: date) -> Iterator[TaskRow]:
    """Yield the protests to be decided, and those that may still be appealed against."""
    files = recorded(desk.season.name, PROTEST)
    if not files or not has_rule(desk.book.protests.decide):
        return
    from league.services.protests.docket import protest_rows

    for row in protest_rows(desk, files, today):
        if row.stage in (Stage.APPEAL, Stage.DECIDE, Stage.LATE):
            yield _protest(row)


def hanging_tasks(desk: Desk) -> Iterator[TaskRow]:
    """Yield what the season before was changed in after this one was prepared from it.

    What hung on its table and a decision moved, and registrations and notices that did not come.
    """
    if not season_order.before(desk.season):
        return
    from league.services.protests.hanging import tasks_of

    for words in tasks_of(desk.season):
        yield TaskRow("promotion", words, "", name=words)
    for one in not_taken(desk):
        row = _transfer(one.ident, one.words, one.words)
        known = one.ident in desk.world.players
        yield row if known else replace(row, season=one.season)


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
        name=f"{row.file.number} · {row.who}",
        who=row.who,
    )


def transfer_tasks(desk: Desk, today: date, soon: int | None = None) -> Iterator[TaskRow]:
    """Yield notices a club has not passed on, or late, and registrations that wait for arrears.

    ``soon`` = days before its last day from which a notice is waited for; None = from the first.
    """
    left = recorded(desk.season.name, DEREGISTRATION)
    applications = recorded(desk.season.name, APPLICATION).values()
    if not (left or applications) or not has_rule(desk.book.transfers.forwarded):
        return
    for paper in left.values():
        if paper.forwarded is None and paper.dealt is None:
            yield from _not_forwarded(desk, paper, today, soon)
    for paper, found in open_notices(desk.season, desk.book, today):
        if paper.forwarded is not None:
            yield _forwarded_late(desk, paper, found, today)
    for asked in applications:
        if asked.eligible_from is None:
            yield _waiting(desk, asked, left)
    for asked, found in windows_moved(desk.season, desk.book):
        sentence = _("To be dealt with ({rule}): {what}")
        text = sentence.format(rule=desk.book.cite(found.rule), what=spoken(desk, found.sentence))
        club = desk.club(asked.club).name
        row = _transfer(asked.ident, text, f"{_player(desk, asked.ident)} → {club}", club)
        yield replace(row, cited=desk.book.cite(found.rule))


def _not_forwarded(
    desk: Desk, paper: Deregistration, today: date, soon: int | None
) -> Iterator[TaskRow]:
    values = desk.values(paper.notice)
    names = (paper.club, paper.ident)
    late = desk.book.transfers.forwarded(*names, paper.notice, None, date.max, values)
    for found in late:
        last = due(found)
        days = (last - today).days
        if soon is None or days <= soon:
            sentence = _("Not passed on: {player} leaves {club}, by {due}, {left}.")
            text = sentence.format(
                player=_player(desk, paper.ident),
                club=desk.club(paper.club).name,
                due=spoken_day(last),
                left=left_words(days),
            )
            yield _notice(desk, paper, text, found, days)


def _forwarded_late(desk: Desk, paper: Deregistration, found: Finding, today: date) -> TaskRow:
    """A notice that came late stays until somebody has dealt with it."""
    day = due(found)
    sentence = _("To be dealt with ({rule}): {what}")
    text = sentence.format(rule=desk.book.cite(found.rule), what=spoken(desk, found.sentence))
    return _notice(desk, paper, text, found, (day - today).days)


def _waiting(desk: Desk, asked: Application, left: Mapping[str, Deregistration]) -> TaskRow:
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
    return _transfer(asked.ident, text, f"{names['player']} → {names['club']}", names["club"])


def windows(desk: Desk, today: date) -> Iterator[TaskRow]:
    """Yield the registrations that wait for nothing but their window."""
    for asked in recorded(desk.season.name, APPLICATION).values():
        first, sentence = asked.eligible_from, _("{player} may play for {club} from {day} on.")
        if first is not None and first > today:
            player, club = _player(desk, asked.ident), desk.club(asked.club).name
            text = sentence.format(player=player, club=club, day=spoken_day(first))
            yield _transfer(asked.ident, text, f"{player} → {club}", club)


def arrears(desk: Desk) -> Iterator[TaskRow]:
    """Yield who owes his old club what holds up a transfer, if no club has registered him yet."""
    waits = {one.ident for one in recorded(desk.season.name, APPLICATION).values()}
    for paper in recorded(desk.season.name, DEREGISTRATION).values():
        if paper.settled is None and paper.ident not in waits and in_arrears(desk.book, paper):
            player, club = _player(desk, paper.ident), desk.club(paper.club).name
            sentence = _("{player} left {club}; {amount} of dues are not settled.")
            owed = money(sum(cents for _year, cents in paper.owed))
            text = sentence.format(player=player, club=club, amount=owed)
            yield _transfer(paper.ident, text, f"{player} ← {club}", club)


def guests(desk: Desk) -> Iterator[TaskRow]:
    """Yield the guests who left their home federation and are no home players yet."""
    if not has_rule(desk.book.transfers.home_by_lapse):
        return
    for fact in recorded(desk.season.name, LEFT_HOME).values():
        if guest_without_home(desk.season, fact.ident) is not None:
            first = desk.book.transfers.home_by_lapse(fact.left, desk.values(fact.left))
            sentence = _("{player} left {federation}: home player here from {day} on.")
            player = _player(desk, fact.ident)
            day = spoken_day(first)
            text = sentence.format(player=player, federation=fact.federation, day=day)
            yield _transfer(fact.ident, text, f"{player} ({fact.federation})")


def _notice(desk: Desk, paper: Deregistration, text: str, found: Finding, left: int) -> TaskRow:
    club = desk.club(paper.club).name
    row = _transfer(paper.ident, text, f"{_player(desk, paper.ident)} – {club}", club)
    return replace(row, due=due(found), left=left, cited=desk.book.cite(found.rule))


def _transfer(ident: str, text: str, name: str, club: str = "") -> TaskRow:
    return TaskRow("transfer", text, "", page="player", thing=ident, left=0, name=name, who=club)


def _player(desk: Desk, ident: str) -> str:
    known = desk.world.players.get(ident)
    return known.name if known else ident


def ban_tasks(desk: Desk, today: date) -> Iterator[TaskRow]:
    """Yield the clubs whose right to play rests, now or later, and the players who are banned."""
    for club in clubs_banned(desk.season, today):
        sentence = _("Not to be drawn: {club} is {span}.")
        text = sentence.format(club=club.name, span=span_words(club))
        yield TaskRow("ban", text, "", page="club", thing=club.id, name=club.name, who=club.name)
    for bans in desk.judgement.known.bans.values():
        for ban in bans:
            if ban.lifted is None and (ban.last is None or ban.last >= today):
                player, span = _player(desk, ban.person), days_words(ban.first, ban.last)
                text = _("{player} is {span}.").format(player=player, span=span)
                known = ban.person in desk.world.players
                where = ("player", ban.person) if known else ("club", ban.club)
                yield TaskRow(
                    "ban", text, "", page=where[0], thing=where[1], name=f"{player} {ban.first}"
                )


def court_tasks(desk: Desk) -> Iterator[TaskRow]:
    """Yield what directors and courts have to decide on, and the bans that are proposed."""
    for asked in recorded(desk.season.name, DIRECTOR_PROTEST).values():
        if asked.decided is None:
            sentence = _("The director has to decide on the protest of {who}, round {round}.")
            text = sentence.format(who=asked.who, round=asked.round)
            name = f"{asked.who} {asked.division} {asked.round}"
            yield TaskRow("protest", text, asked.division, name=name)
    for one in waiting(desk):
        sentence = _("The court has to speak on the objection of {who}, round {round}.")
        text = sentence.format(who=one.who, round=one.round)
        name = f"{one.who} {one.division} {one.round}"
        yield TaskRow("protest", text, one.division, name=name)
    for fact, findings in proposed(desk.season, desk.book).values():
        club = desk.club(fact.club).name
        words, name = f"{club}: {findings[0].sentence}", f"{club} · {fact.event}"
        yield TaskRow("ban", words, "", page="club", thing=fact.club, name=name, who=club)
