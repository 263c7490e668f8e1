"""The rows of a player's page."""

from datetime import date

from rich.text import Text
from textual.binding import Binding

from league.facts.matches import Score
from league.formatting import day, score
from league.language import _
from league.views.players import GameRow, ListRow, PlayerView, RegistrationRow
from tui.dialogs.typed_fields import shown_day
from tui.kit.cells import number
from tui.kit.columns import Col
from tui.kit.frame import fills, key, quiet, why_key
from tui.kit.parts import Columns, Table, listed
from tui.kit.themes import Ink


def player_keys() -> list[Binding]:
    """Return the keys of a player's page in the language in use."""
    late = _("A late or missing notice of a club is dealt with")
    foreigner = _("From that day on he counts as a foreigner again")
    mistaken = _("A registration that should not have been")
    return [
        fills("r", "register", _("register"), _("First day of eligibility, before it is stored")),
        key("d", "paper('deregister')", _("deregister"), _("The player leaves a club")),
        _paper("f", "pass_on", _("notice passed on"), _("When the club passed the notice on")),
        _paper("l", "deal", _("late notice"), late),
        _paper("a", "settle", _("arrears"), _("The arrears to an old club are paid")),
        key("s", "paper('equal')", _("equal status"), _("Grant it to a foreigner")),
        _paper("w", "unequal", _("withdraw status"), foreigner),
        quiet("h", "form('left_home')", _("left home"), _("A guest has left the home federation")),
        _paper("x", "withdraw", _("withdraw registration"), mistaken),
        quiet("c", "form('data')", _("data"), _("Name, birth date, title, rating put right")),
        quiet("j", "form('join')", _("join records"), _("Another record of the same person")),
        why_key(_("Why eligible from that day, counted as what, and the rating")),
        quiet("e", "rating", _("rating"), _("The rating, and where the games take it")),
    ]


def _paper(letter: str, name: str, label: str, tip: str) -> Binding:
    return quiet(letter, f"paper('{name}')", label, tip)


def registrations_table(view: PlayerView, hues: Ink) -> Table:
    """Return the registrations."""
    columns: Columns[RegistrationRow] = (
        (Col(""), lambda row: _sign(row, hues)),
        (Col(_("Club"), grow=True), lambda row: _club(row, hues)),
        (Col(_("As")), lambda row: Text(row.kind, hues.muted)),
        (
            Col(_("Postmark"), right=True, least=110),
            lambda row: Text(day(row.reported), hues.muted),
        ),
        (Col(_("Eligible from"), right=True), lambda row: _eligible(row, hues)),
        (Col(_("Left"), right=True), lambda row: Text(_day(row.deregistered), hues.muted)),
        (Col(_("Equal")), lambda row: Text(_equal(row), hues.accent)),
    )
    title, empty = _("Registrations"), _("Registered nowhere: “r” registers.")
    return listed("registrations", title, columns, view.registrations, None, empty, _("club"))


def _sign(row: RegistrationRow, hues: Ink) -> Text:
    signs = {
        "held": ("✔", hues.good),
        "to come": ("◷", hues.accent),
        "waiting": ("▲", hues.warn),
        "ended": ("○", hues.faint),
    }
    return Text(*signs[row.state])


def _club(row: RegistrationRow, hues: Ink) -> Text:
    return Text(row.club_name, hues.muted if row.state == "ended" else hues.text)


def _eligible(row: RegistrationRow, hues: Ink) -> Text:
    if row.state == "waiting":
        return Text(_("waits for arrears"), hues.warn)
    return Text(shown_day(row.eligible_from), hues.text)


def _day(found: date | None) -> str:
    return day(found) if found else ""


def _equal(row: RegistrationRow) -> str:
    until = f" {_('until')} {day(row.proof_until)}" if row.equal and row.proof_until else ""
    return (row.equal or "") + until


def games_table(view: PlayerView, hues: Ink) -> Table:
    """Return his games of this season."""
    columns: Columns[GameRow] = (
        (Col(_("Day"), right=True), lambda row: Text(day(row.day), hues.muted)),
        (Col(_("For"), grow=True, least=90), lambda row: Text(row.team_name, hues.muted)),
        (Col(_("Against"), grow=True), lambda row: Text(row.opponent, hues.text)),
        (Col(_("Bd"), right=True), lambda row: number(row.board, hues.muted)),
        (Col(_("Opponent"), grow=True), lambda row: Text(row.against or "–", hues.text)),
        (Col(_("Result"), right=True), lambda row: Text(_mine(row.played), f"bold {hues.text}")),
        (Col(_("Counts"), right=True), lambda row: _counts(row, hues)),
    )
    title, empty = _("Games {number}").format(number=len(view.games)), _("No game this season.")
    return listed("games", title, columns, view.games, None, empty, _("match"))


def _mine(points: Score | None) -> str:
    return "–" if points is None else score(points[0])


def _counts(row: GameRow, hues: Ink) -> Text:
    """Return what counts; what does not count as played carries a sign."""
    if row.counted is not None and row.played != row.counted:
        return Text(f"▲ {_mine(row.counted)}", hues.warn)
    return Text(_mine(row.counted), hues.muted)


def lists_table(view: PlayerView, hues: Ink) -> Table:
    """Return the lists he is on."""
    columns: Columns[ListRow] = (
        (Col(_("Team"), grow=True), lambda row: Text(row.team_name, hues.text)),
        (Col(_("Division"), grow=True), lambda row: Text(row.division_name, hues.muted)),
        (Col("#", right=True), lambda row: number(row.place)),
        (Col(_("Front")), lambda row: Text("▌◆" if row.front else "", hues.primary)),
        (Col(_("Nominated"), right=True), lambda row: Text(_day(row.nominated), hues.muted)),
    )
    title, empty = _("Lists {number}").format(number=len(view.lists)), _("On no list this season.")
    return listed("lists", title, columns, view.lists, lambda row: row.team, empty, _("Kader"))
