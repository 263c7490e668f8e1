"""Invitation and appeals committee of a tournament, as papers have them."""

from league.facts.tournaments import Committee
from league.forms import money
from league.language import _
from league.services.session.desk import Desk
from league.services.tournaments.files import file_of
from league.services.tournaments.paper_heads import tournament_head
from league.views.papers_tournaments import PartsPaper


def committee_paper(desk: Desk, id: str) -> PartsPaper:
    """Return the appeals committee of a tournament. Raises NotFoundError, StorageError."""
    file = file_of(desk.season.name, id)
    found = file.tournament.committee
    return PartsPaper(
        head=tournament_head(desk, file),
        parts=(
            (_("Chair"), _members(found, (found.chair,))),
            (_("Members"), _members(found, found.members)),
            (_("Deputies"), _members(found, found.deputies)),
            (_("Fee of an appeal"), "" if found.fee is None else money(found.fee)),
            (_("Handed in until"), found.term),
        ),
    )


def _members(found: Committee, names: tuple[str, ...]) -> str:
    return "\n".join(_member(found, name) for name in names if name)


def _member(found: Committee, name: str) -> str:
    return f"{name} ({found.federations[name]})" if name in found.federations else name
