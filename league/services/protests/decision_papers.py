"""The decision on a protest as it is served on the parties."""

from league.errors import InputError
from league.facts.protests import ProtestFile
from league.language import _
from league.services.protests.details import protest_detail
from league.services.protests.docket import protest_rows
from league.services.protests.views import file_of
from league.services.session.desk import Desk
from league.services.session.offices import offices_of
from league.services.session.paper_heads import head_of
from league.views.season_papers import ProtestPaper


def protest_paper(desk: Desk, number: str) -> ProtestPaper:
    """Return the decision on a protest.

    Raises InputError while it is not decided, NotFoundError, RuleBookError, StorageError.
    """
    file = file_of(desk.season, number)
    if file.decided is None:
        raise InputError(_("Protest {number} is not decided yet."), number=file.number)
    row = next(protest_rows(desk, {number: file}, file.decided.day))
    return ProtestPaper(
        head=head_of(desk),
        row=row,
        detail=protest_detail(desk, row),
        division=desk.division(file.match[0]).name if file.match else "",
        address=_address(desk, file.who, row.who),
        opponent=_opponent(desk, file),
    )


def _address(desk: Desk, who: str, name: str) -> tuple[str, ...]:
    office = offices_of(desk).clubs.get(who)
    return (name, *(office.address if office else ()))


def _opponent(desk: Desk, file: ProtestFile) -> str:
    """Return the team that the protest is against; empty when it cannot be told."""
    if file.match is None:
        return ""
    teams = [desk.team(id) for id in file.match[2:]]
    others = [team for team in teams if file.who not in (team.club, team.id)]
    return others[0].name if len(others) == 1 else ""
