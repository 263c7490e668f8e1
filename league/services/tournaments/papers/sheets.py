"""Invitation and appeals committee of a tournament, as papers have them."""

from collections.abc import Iterable

from league import tournament_rules
from league.facts.committees import Committee
from league.findings import Finding
from league.formatting import money
from league.language import _
from league.services.rulebook import explaining
from league.services.session.desk import Desk
from league.services.tournaments.files import file_of
from league.services.tournaments.opening import Opened
from league.services.tournaments.papers.heads import tournament_head
from league.tournament_rules import Said
from league.views.papers_tournaments import PartsPaper


def _opened(desk: Desk, id: str) -> Opened:
    return Opened(desk.season, desk.book, file_of(desk.season.name, id))


def invitation_paper(desk: Desk, id: str) -> PartsPaper:
    """Return what the invitation says, part by part. Raises NotFoundError, StorageError."""
    opened = _opened(desk, id)
    book = tournament_rules.own_rules(opened.tournament, desk.book)
    parts = tournament_rules.parts(book, opened.day)
    said = opened.tournament.invitation
    return PartsPaper(
        head=tournament_head(desk, opened.file),
        parts=tuple(
            (parts.book.paragraph(part).title, said.get(part, "")) for part in parts.answer
        ),
        lacks=_said(desk, tournament_rules.invitation(book, opened.day, opened.tournament)),
    )


def _said(desk: Desk, found: Said[tuple[Finding, ...]]) -> tuple[str, ...]:
    """Return findings as sentences with their citations."""
    return tuple(
        f"{explaining.spoken(desk, one.sentence)} ({found.cite(one.rule)})" for one in found.answer
    )


def committee_paper(desk: Desk, id: str) -> PartsPaper:
    """Return the appeals committee of a tournament. Raises NotFoundError, StorageError."""
    opened = _opened(desk, id)
    found, begins = opened.tournament.committee, opened.first_moment
    book = tournament_rules.own_rules(opened.tournament, desk.book)
    wrong = tournament_rules.committee(book, opened.day, opened.tournament, begins)
    return PartsPaper(
        head=tournament_head(desk, opened.file),
        lacks=_said(desk, wrong),
        parts=(
            (_("Chair"), _members(found, (found.chair,))),
            (_("Members"), _members(found, found.members)),
            (_("Deputies"), _members(found, found.deputies)),
            (_("Fee of an appeal"), "" if found.fee is None else money(found.fee)),
            (_("Handed in until"), found.term),
        ),
    )


def _members(found: Committee, names: Iterable[str]) -> str:
    return "\n".join(_member(found, name) for name in names if name)


def _member(found: Committee, name: str) -> str:
    return f"{name} ({found.federations[name]})" if name in found.federations else name
