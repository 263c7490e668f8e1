"""The parts of a club's page: teams, Kader lists, findings, fees and papers."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from rich.text import Text

from league.formatting import day, money, score
from league.language import _, ngettext
from league.views.clubs import ClubDesk, ClubFeeRow, MatchFinding, PaperRow, SquadLine, TeamView
from league.views.findings import FeeView, FindingView
from tui.dialogs.typed_fields import shown_day
from tui.kit.alt_text import AltLabel, AltText, marked
from tui.kit.cells import count, mark_of, number, tolerance, word_of
from tui.kit.columns import Col
from tui.kit.parts import Columns, Facts, Part, Table, listed
from tui.kit.themes import Ink


def club_parts(view: ClubDesk, team: TeamView | None, hues: Ink) -> tuple[Part, ...]:
    """Return the parts of a club's page; list and findings are the team's, or those of all."""
    return (
        _teams(view, hues),
        _squad(view, team, hues),
        _matters(view, team, hues),
        _fees(view.club.fees, hues),
        _papers(view.papers, hues),
    )


def _teams(view: ClubDesk, hues: Ink) -> Table:
    """Return the teams, each with all that was found in its list and matches."""
    columns: Columns[TeamView] = (
        (Col(_("Team"), grow=True), lambda one: Text(one.name, f"bold {hues.text}")),
        (Col(_("Division"), grow=True), lambda one: Text(one.division_name, hues.muted)),
        (Col(_("Players"), right=True), lambda one: number(len(one.lines), hues.muted)),
        (Col(_("Open"), right=True), lambda one: count(_open(view, one), hues, hues.warn)),
    )
    empty, opens = _("No team this season."), _("Kader")
    return listed("teams", _("Teams"), columns, view.club.teams, lambda one: one.id, empty, opens)


def _open(view: ClubDesk, team: TeamView | None) -> int:
    return sum(found.state == "open" for found in findings_of(view, team))


def _squad(view: ClubDesk, team: TeamView | None, hues: Ink) -> Table:
    """Return a Kader list; of the whole club with the team. Front players carry a block."""
    chosen, whole = [team] if team else list(view.club.teams), team is None
    columns: Columns[tuple[TeamView, SquadLine]] = (
        *(((Col(_("Team")), partial(_team_of, hues)),) if whole else ()),
        (Col("#", right=True, read=_("List place")), lambda of: number(of[1].place, hues.muted)),
        (Col(_("Front"), read=_("Front player")), lambda of: _front(of[1], hues)),
        (Col(_("Name"), grow=True), lambda of: _name(of[1], hues)),
        (Col(""), lambda of: marked(of[1].marks, of[1].mark_words, hues.accent)),
        (Col(chosen[0].rating_name if chosen else "", right=True), lambda of: number(of[1].rating)),
        (Col(_("Tolerance"), right=True), lambda of: tolerance(of[1], hues)),
        (Col(_("Born"), right=True, least=90), lambda of: number(of[1].year_born, hues.muted)),
        (Col(_("Pass"), right=True, least=90), lambda of: Text(of[1].ident, hues.faint)),
        (Col(_("Points"), right=True), lambda of: _scored(of[1], hues)),
        (Col(_("Remark"), grow=True, least=110), lambda of: Text(of[1].remark, hues.muted)),
    )
    return listed(
        "squad",
        _("Kader"),
        columns,
        [(one, line) for one in chosen for line in one.lines],
        lambda of: f"{of[0].id} {of[1].ident}" if whole else of[1].ident,
        _("No list was handed in."),
        _("why?"),
    )


def _team_of(hues: Ink, of: tuple[TeamView, SquadLine]) -> Text:
    return Text(of[0].name, hues.muted)


def _front(line: SquadLine, hues: Ink) -> Text:
    return AltText(Text("▌◆", hues.primary), _("yes")) if line.front else Text()


def _name(line: SquadLine, hues: Ink) -> Text:
    return Text(line.name, f"bold {hues.text}" if line.front else hues.text)


def _matters(view: ClubDesk, team: TeamView | None, hues: Ink) -> Table:
    found = findings_of(view, team)
    counted = _("Findings {number}, open {open}")
    title = counted.format(number=len(found), open=_open(view, team))
    empty = _("Nothing found in this team's list and matches.")
    columns = finding_columns(hues)
    return listed("matters", title, columns, found, lambda one: one.key, empty)


def finding_columns(hues: Ink) -> Columns[FindingView]:
    """Return the columns of findings: their state, paragraph and sentence."""
    return (
        (Col(""), lambda one: Text(*mark_of(one.state, hues))),
        (Col("§"), lambda one: Text(one.citation, hues.accent)),
        (Col(_("What was found"), grow=True), lambda one: Text(one.sentence)),
    )


def findings_of(view: ClubDesk, team: TeamView | None) -> list[FindingView]:
    """Return what was found in a team's list, then in its matches; of no team, in those of all."""
    return [
        finding
        for one in ([team] if team else view.club.teams)
        for finding in (*one.findings, *(placed(it) for it in view.found if it.team == one.id))
    ]


def placed(found: MatchFinding) -> FindingView:
    """Return a match's finding with the match named in its sentence, and a key of its own."""
    against = _("Round {number} against {opponent}").format(
        number=found.match[1], opponent=found.opponent
    )
    board = found.finding.board
    where = f"{against}, {_('board {number}').format(number=board)}" if board else against
    sentence = f"{where}: {found.finding.sentence}"
    return replace(found.finding, key=found.key, sentence=sentence, side=None, board=None)


def _scored(line: SquadLine, hues: Ink) -> Text:
    if not line.games:
        return Text("·", style=hues.muted)
    points = score(line.points)
    words = ngettext("{points} in {games} game", "{points} in {games} games", line.games)
    shown = Text(f"{points}/{line.games}", style=hues.muted)
    return AltText(shown, words.format(points=points, games=line.games))


def _fees(fees: Sequence[ClubFeeRow], hues: Ink) -> Table:
    columns: Columns[ClubFeeRow] = (
        (Col(""), lambda one: AltText(Text(*mark_of(one.fee.state, hues)), _state(one.fee.state))),
        (Col(_("Rd"), right=True), lambda one: number(one.round, hues.muted)),
        (Col(_("Opponent"), grow=True), lambda one: Text(one.opponent)),
        (Col(_("Division"), grow=True, least=90), lambda one: Text(one.division_name, hues.muted)),
        (Col(_("Rule")), lambda one: _rule(one.fee, hues)),
        (Col(_("To")), lambda one: _recipient(one.fee, hues)),
        (Col(_("Amount"), right=True), lambda one: _amount(one.fee, hues)),
    )
    title = _("Fees {number}").format(number=len(fees))
    return listed("fees", title, columns, fees, None, _("No fees."), _("match"))


def _state(state: str) -> str:
    return word_of(state) or (_("added") if state == "added" else _("open"))


def _rule(fee: FeeView, hues: Ink) -> Text:
    word = f" ({word_of(fee.state)})" if fee.state == "waived" else ""
    return Text(f"{fee.citation}{word}", hues.accent)


def _recipient(fee: FeeView, hues: Ink) -> Text:
    to = _("opponent") if fee.to == "opponent" else _("federation")
    return Text(to + (f", {_('paid')}" if fee.paid else ""), hues.muted)


def _amount(fee: FeeView, hues: Ink) -> Text:
    waived = fee.state == "waived"
    return Text(money(fee.cents), f"strike {hues.faint}" if waived else f"bold {hues.text}")


def _papers(papers: Sequence[PaperRow], hues: Ink) -> Table:
    """Return what is on record; a suspension in force stands out."""
    signs = {
        "suspension": "⊘",
        "consent": "✔",
        "left": "→",
        "joint": "∪",
        "declared": "★",
        "late": "◷",
    }
    columns: Columns[PaperRow] = (
        (Col(""), lambda one: _sign(signs.get(one.kind, "·"), one, hues)),
        (Col(_("Day"), right=True), lambda one: Text(day(one.day), hues.muted)),
        (Col(_("What"), grow=True), lambda one: _says(one, hues)),
    )
    title = _("Papers {number}").format(number=len(papers))
    empty = _("Nothing on record; F1 lists the papers one can fill in.")
    return listed("papers", title, columns, papers, None, empty, _("player"))


def _sign(sign: str, row: PaperRow, hues: Ink) -> Text:
    return Text(sign, f"bold {hues.bad}" if row.active else hues.muted)


def _says(row: PaperRow, hues: Ink) -> Text:
    return Text(row.says, hues.bad if row.active else hues.text)


def club_facts(view: ClubDesk) -> Facts:
    """Return what its matches cost a club and bring it, paid or not; a suspension leads."""
    club = view.club
    suspended = [row for row in view.papers if row.kind == "suspension" and row.active]
    return [
        *((f"⊘ {_('Suspended')}", shown_day(row.day)) for row in suspended),
        (AltLabel("", _("No.")), ", ".join(filter(None, (club.id, club.district)))),
        (_("Fees to the federation"), money(club.owed_federation)),
        (_("to opponents"), money(club.owed_opponents)),
        (_("from opponents"), money(club.received)),
    ]
