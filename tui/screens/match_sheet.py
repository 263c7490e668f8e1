"""A match to read: boards, findings and fees."""

from rich.text import Text

from league.errors import NotFoundError
from league.facts.seasons import MatchKey
from league.forms import day
from league.language import _
from league.services.desk import Desk, match_view
from league.services.searching import folded
from league.views import BoardView, FeeView, FindingView, MatchView
from league.views.matches import SeatView
from tui.screens.page import Page
from tui.widgets.cells import number, pair, result, word_of
from tui.widgets.grid import Col
from tui.widgets.matters import what
from tui.widgets.parts import Facts, Part, Row, Table
from tui.widgets.themes import Ink


class MatchSheet(Page[MatchView]):
    """Named by division, round and one of its teams, such as ``landesliga/3/SV Turm``."""

    def __init__(self, named: str) -> None:
        super().__init__()
        self._named = named

    def load(self, desk: Desk) -> MatchView:
        """Return the match. Raises NotFoundError."""
        return match_view(desk, match_named(desk, self._named))

    def anew(self) -> "MatchSheet":
        """Return the same match in the language in use."""
        return MatchSheet(self._named)

    def where(self, view: MatchView) -> tuple[str, ...]:
        """Return the place."""
        number = _("round {number}").format(number=view.round)
        return view.division_name, number, f"{view.home_name} – {view.away_name}"

    def facts(self, view: MatchView) -> Facts:
        """Return result and days."""
        came = [day(one) if one else "–" for one in view.reported]
        return [
            (_("Result"), pair(view.game_points)),
            (_("Match points"), f"{view.match_points[0]} : {view.match_points[1]}"),
            (_("Day"), day(view.day)),
            (_("Reports"), " / ".join(came)),
        ]

    def parts(self, view: MatchView, _hues: Ink) -> tuple[Part, ...]:
        """Return boards, and what is to be said to them."""
        matters: list[FindingView | FeeView] = [*view.findings, *view.fees]
        columns = [
            Col(_("Board"), right=True),
            Col(_("Home"), grow=True),
            Col(view.rating_name, right=True),
            Col(_("Result")),
            Col(_("Away"), grow=True),
            Col(view.rating_name, right=True),
            Col(_("Remark")),
        ]
        boards = Table("boards", _("Boards"), columns, [_board(one) for one in view.boards])
        said = Table(
            "matters",
            _("Findings and fees"),
            [Col("§"), Col(_("What"), grow=True), Col(_("State"))],
            [_matter(one) for one in matters],
            _("Nothing was found."),
        )
        return boards, said


def match_named(desk: Desk, named: str) -> MatchKey:
    """Return the match of a division, a round and one of its teams. Raises NotFoundError."""
    division, round_, team = (part.strip() for part in f"{named}//".split("/")[:3])
    desk.division(division)
    sought = folded(team)
    for key in desk.judgement.matches:
        teams = {folded(word) for id in key[2:] for word in (id, desk.team(id).name)}
        if (key[0], str(key[1])) == (division, round_) and sought in teams:
            return key
    sentence = _(
        "There is no match “{named}”; name it by division, round and team, such as"
        " landesliga/3/SV Turm."
    )
    raise NotFoundError(sentence.format(named=named))


def _board(board: BoardView) -> Row:
    remark = [_("forfeited")] if board.forfeited else []
    remark += [board.remark] if board.remark else []
    cells = [
        number(board.number),
        *_seat(board.home),
        Text(result(board.counted)),
        *_seat(board.away),
        Text(", ".join(remark)),
    ]
    return str(board.number), cells


def _seat(seat: SeatView | None) -> tuple[Text, Text]:
    if seat is None:
        return Text(_("nobody")), Text("–")
    return Text(" ".join((seat.name, *seat.marks))), number(seat.rating)


def _matter(matter: FindingView | FeeView) -> Row:
    words = word_of(matter.state) or _("open")
    return matter.key, [Text(matter.citation), Text(what(matter)), Text(words)]
