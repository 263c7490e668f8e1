"""The decision on a protest as it is served on the parties."""

from datetime import date

from league.errors import InputError
from league.facts.protests import ProtestFile
from league.formatting import filled_in
from league.language import _
from league.rulebook import has_rule
from league.services.games.disputes import dispute_of, dispute_view
from league.services.protests.details import protest_detail
from league.services.protests.docket import protest_rows
from league.services.protests.views import file_of
from league.services.rulebook import explaining
from league.services.session.contacts import offices_of
from league.services.session.desk import Desk
from league.services.session.paper_heads import head_of
from league.services.words.codes import instance_name
from league.views.disputes import DisputeView
from league.views.protests import ProtestRow
from league.views.season_papers import ProtestPaper


def protest_paper(desk: Desk, number: str) -> ProtestPaper:
    """Return the decision on a protest.

    Raises InputError while it is not decided, NotFoundError, RuleBookError, StorageError.
    """
    file = file_of(desk.season, number)
    if file.decided is None:
        raise InputError(_("Protest {number} is not decided yet."), number=file.number)
    row = next(protest_rows(desk, {number: file}, file.decided.day))
    detail = protest_detail(desk, row)
    return ProtestPaper(
        head=head_of(desk),
        row=row,
        detail=detail,
        appeal=_appeal(desk, row, file.decided.day) or detail.way,
        division=desk.division(file.match[0]).name if file.match else "",
        address=_address(desk, file.who, row.who),
        opponent=_opponent(desk, file),
        game=_game(desk, file.number),
        below=_below(desk, file),
    )


def _game(desk: Desk, number: int) -> DisputeView | None:
    """Return the game that is disputed with a protest, judged; None = none is."""
    if dispute_of(desk.season.name, number) is None:
        return None
    return dispute_view(desk, number)


def _below(desk: Desk, file: ProtestFile) -> str:
    """Return which protest the decision was on that an appeal is against; empty = it is none."""
    if file.appeal_of is None:
        return ""
    lower = file_of(desk.season, file.appeal_of)
    number, who = lower.number, instance_name(lower.instance)
    if lower.decided is None:
        return _("protest {number} ({who})").format(number=number, who=who)
    sentence = _("protest {number} of {day} ({who})")
    return filled_in(sentence, number=number, day=lower.decided.day, who=who)


def _appeal(desk: Desk, row: ProtestRow, day: date) -> str:
    """Return how to appeal in the words of the book; empty where nobody decides after this."""
    ask, following = desk.book.protests.appeal, row.view.next_instance
    if following is None or not has_rule(ask):
        return ""
    return explaining.spoken(desk, ask(following, day, desk.values(day)))


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
