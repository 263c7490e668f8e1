"""What is on record about a club: suspensions, consents, and players who left it."""

from collections.abc import Iterator
from datetime import date

from league import record_kinds
from league.facts.claims import Body
from league.formatting import day as spoken_day
from league.formatting import money
from league.language import _
from league.rulebook import has_rule
from league.services.registry.registering.late_notices import due, late
from league.services.rulebook.explaining import spoken
from league.services.session.desk import Desk
from league.services.session.records import recorded
from league.views.clubs import PaperRow


def club_papers(desk: Desk, club: str, today: date) -> tuple[PaperRow, ...]:
    """Return what is on record about a club, the latest first. Raises NotFoundError, StorageError.

    The suspension in force leads, whether it was decided here or came with the season's file.
    """
    found = desk.club(club)
    rows = [
        *_suspensions(desk, club, today),
        *_consents(desk, club),
        *_joint(desk, club),
        *_declared(desk, club),
        *_left(desk, club),
        *_late_notices(desk, club, today),
    ]
    if found.suspended_from and not any(
        row.kind == "suspension" and row.day == found.suspended_from for row in rows
    ):
        first, last = found.suspended_from, found.suspended_until
        rows.append(
            PaperRow("suspension", first, _suspended(last), active=last is None or last >= today)
        )
    return tuple(sorted(rows, key=lambda row: (row.kind != "suspension", -row.day.toordinal())))


def _suspensions(desk: Desk, club: str, today: date) -> Iterator[PaperRow]:
    for paper in recorded(desk.season.name, record_kinds.SUSPENSION).values():
        if paper.club != club:
            continue
        words = _suspended(paper.last)
        if paper.lifted:
            words = _("Suspension, lifted on {day}").format(day=spoken_day(paper.lifted))
        over = paper.lifted is not None or (paper.last is not None and paper.last < today)
        yield PaperRow("suspension", paper.first, f"{words}: {paper.reason}", active=not over)


def _suspended(last: date | None) -> str:
    until = spoken_day(last) if last else _("further notice")
    return _("Suspended until {last}").format(last=until)


def _consents(desk: Desk, club: str) -> Iterator[PaperRow]:
    for paper in recorded(desk.season.name, record_kinds.CONSENT).values():
        if paper.club == club:
            bodies = {
                Body.HOME: _("Consent of its own federation"),
                Body.HOST: _("Consent of the federation it plays in"),
                Body.NATIONAL: _("Consent of the national federation"),
            }
            document = f" ({paper.document})" if paper.document else ""
            yield PaperRow("consent", paper.day, bodies[paper.body] + document)


def _joint(desk: Desk, club: str) -> Iterator[PaperRow]:
    for paper in recorded(desk.season.name, record_kinds.JOINT_TEAM).values():
        if club in paper.clubs:
            others = ", ".join(desk.club(one).name for one in paper.clubs if one != club)
            words = _("Spielgemeinschaft {name} with {clubs}").format(name=paper.name, clubs=others)
            yield PaperRow("joint", paper.announced, words)


def _declared(desk: Desk, club: str) -> Iterator[PaperRow]:
    paper = recorded(desk.season.name, record_kinds.DECLARATION).get(club)
    if paper is not None:
        names = ", ".join(desk.world.players[one].name for one in paper.idents)
        words = _("Declared for the national leagues: {players}").format(players=names)
        yield PaperRow("declared", paper.posted, words)


def _left(desk: Desk, club: str) -> Iterator[PaperRow]:
    papers = recorded(desk.season.name, record_kinds.DEREGISTRATION)
    continued = {
        (one.ident, one.eligible_from) for one in desk.season.registrations if one.club == club
    }
    for one in desk.season.registrations:
        if one.club != club or one.deregistered is None:
            continue
        # Equal status, or a guest made home player, ends one registration where the next begins.
        if (one.ident, one.deregistered) in continued:
            continue
        paper = papers.get(f"{one.ident}/{club}")
        owed = sum(cents for _year, cents in paper.owed) if paper and not paper.settled else 0
        words = _("{player} ({ident}) left").format(
            player=desk.world.players[one.ident].name, ident=one.ident
        )
        if owed:
            words += ", " + _("owes {amount}").format(amount=money(owed))
        yield PaperRow("left", one.deregistered, words, one.ident, active=owed > 0)


def _late_notices(desk: Desk, club: str, today: date) -> Iterator[PaperRow]:
    """Notices passed on late or not at all: open until dealt with, then how they were."""
    if not has_rule(desk.book.transfers.forwarded):
        return
    for paper in recorded(desk.season.name, record_kinds.DEREGISTRATION).values():
        if paper.club != club:
            continue
        found = late(desk.season, desk.book, paper, paper.dealt or today)
        if found is None:
            continue
        words = f"{spoken(desk, found.sentence)} ({desk.book.cite(found.rule)})"
        if paper.dealt is not None:
            dealt = _("Dealt with on {day}: {decision}")
            words += " " + dealt.format(day=spoken_day(paper.dealt), decision=paper.decision)
        yield PaperRow("late", due(found), words, paper.ident, active=paper.dealt is None)
