"""The parts of a club's page: teams, Kader lists, findings, fees and papers."""

from collections.abc import Sequence
from dataclasses import replace

from rich.text import Text

from league.forms import day, money, score
from league.language import _, ngettext
from league.views import ClubFeeRow, FindingView, SquadLine, TeamView
from league.views.clubs import ClubDesk, MatchFinding, PaperRow
from tui.dialogs.typed_fields import shown_day
from tui.widgets.cells import count, mark_of, number, word_of
from tui.widgets.columns import Col, Row
from tui.widgets.parts import Facts, Part, Table
from tui.widgets.themes import Ink
from tui.widgets.told import Told, ToldLabel, marked


def club_parts(view: ClubDesk, team: TeamView | None, hues: Ink) -> tuple[Part, ...]:
    """Return the parts of a club's page; list and findings are the team's, or those of all."""
    return (
        _teams(view, hues),
        _squad(view, team, hues),
        _matters(view, team, hues),
        Table(
            "fees",
            _("Fees {number}").format(number=len(view.club.fees)),
            fee_columns(),
            [(str(n), fee_row(row, hues)) for n, row in enumerate(view.club.fees)],
            empty=_("No fees."),
            opens=_("match"),
        ),
        Table(
            "papers",
            _("Papers {number}").format(number=len(view.papers)),
            paper_columns(),
            [(str(n), paper_row(row, hues)) for n, row in enumerate(view.papers)],
            empty=_("Nothing on record; F1 lists the papers one can fill in."),
            opens=_("player"),
        ),
    )


def _teams(view: ClubDesk, hues: Ink) -> Table:
    return Table(
        "teams",
        _("Teams"),
        team_columns(),
        [(team.id, team_row(team, findings_of(view, team), hues)) for team in view.club.teams],
        empty=_("No team this season."),
        opens=_("Kader"),
    )


def _squad(view: ClubDesk, team: TeamView | None, hues: Ink) -> Table:
    chosen = [team] if team else list(view.club.teams)
    return Table(
        "squad",
        _("Kader"),
        squad_columns(chosen[0].rating_name if chosen else "", whole=team is None),
        [row for one in chosen for row in _lines(one, hues, whole=team is None)],
        empty=_("No list was handed in."),
        opens=_("why?"),
    )


def _lines(team: TeamView, hues: Ink, *, whole: bool) -> list[Row]:
    named = [Text(team.name, style=hues.muted)] if whole else []
    begin = f"{team.id} " if whole else ""
    return [(begin + line.ident, [*named, *squad_row(line, hues)]) for line in team.lines]


def _matters(view: ClubDesk, team: TeamView | None, hues: Ink) -> Table:
    found = findings_of(view, team)
    waiting = sum(one.state == "open" for one in found)
    return Table(
        "matters",
        _("Findings {number}, open {open}").format(number=len(found), open=waiting),
        [Col(""), Col("§"), Col(_("What was found"), grow=True)],
        [(one.key, _finding(one, hues)) for one in found],
        empty=_("Nothing found in this team's list and matches."),
    )


def _finding(found: FindingView, hues: Ink) -> list[Text]:
    sign, style = mark_of(found.state, hues)
    return [Text(sign, style=style), Text(found.citation, style=hues.accent), Text(found.sentence)]


def findings_of(view: ClubDesk, team: TeamView | None) -> list[FindingView]:
    """Return what was found in a team's list, then in its matches; of no team, in those of all."""
    return [
        finding
        for one in ([team] if team else view.club.teams)
        for finding in (*one.findings, *(placed(it) for it in view.found if it.team == one.id))
    ]


def team_columns() -> list[Col]:
    """Return the columns of the list of teams."""
    return [
        Col(_("Team"), grow=True),
        Col(_("Division"), grow=True),
        Col(_("Players"), right=True),
        Col(_("Open"), right=True),
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


def team_row(team: TeamView, findings: Sequence[FindingView], hues: Ink) -> list[Text]:
    """Return a team's row, with all that was found in its list and matches."""
    waiting = sum(found.state == "open" for found in findings)
    return [
        Text(team.name, style=f"bold {hues.text}"),
        Text(team.division_name, style=hues.muted),
        number(len(team.lines), hues.muted),
        count(waiting, hues, hues.warn),
    ]


def squad_columns(rating_name: str, *, whole: bool = False) -> list[Col]:
    """Return the columns of a Kader list; of the ``whole`` club, with the team."""
    return [
        *([Col(_("Team"))] if whole else []),
        Col("#", right=True, read=_("List place")),
        Col(_("Front"), read=_("Front player")),
        Col(_("Name"), grow=True),
        Col(""),
        Col(rating_name, right=True),
        Col(_("Tolerance"), right=True),
        Col(_("Born"), right=True, least=90),
        Col(_("Pass"), right=True, least=90),
        Col(_("Points"), right=True),
        Col(_("Remark"), grow=True, least=110),
    ]


def squad_row(line: SquadLine, hues: Ink) -> list[Text]:
    """Return a player's row: front players carry a block, broken tolerances a warning sign."""
    return [
        number(line.place, hues.muted),
        Told(Text("▌◆", style=hues.primary), _("yes")) if line.front else Text(),
        Text(line.name, style=f"bold {hues.text}" if line.front else hues.text),
        marked(line.marks, hues.accent),
        number(line.rating),
        tolerance(line, hues),
        Text(str(line.year_born or "–"), style=hues.muted),
        Text(line.ident, style=hues.faint),
        _scored(line, hues),
        Text(line.remark, style=hues.muted),
    ]


def _scored(line: SquadLine, hues: Ink) -> Text:
    if not line.games:
        return Text("·", style=hues.muted)
    points = score(line.points)
    words = ngettext("{points} in {games} game", "{points} in {games} games", line.games)
    shown = Text(f"{points}/{line.games}", style=hues.muted)
    return Told(shown, words.format(points=points, games=line.games))


def tolerance(line: SquadLine, hues: Ink) -> Text:
    """Return the lead of the strongest player behind; a warning for who stands too far back."""
    lead = Text(f"+{line.tolerance}" if line.tolerance else "✔", style=hues.muted)
    if not line.tolerance:
        lead = Told(lead, _("kept"))
    if line.too_far_back:
        return Text(f"▲ {_('too far back')}", style=f"bold {hues.bad}")
    return lead


def fee_columns() -> list[Col]:
    """Return the columns of the fees."""
    return [
        Col(""),
        Col(_("Rd"), right=True),
        Col(_("Opponent"), grow=True),
        Col(_("Division"), grow=True, least=90),
        Col(_("Rule")),
        Col(_("To")),
        Col(_("Amount"), right=True),
    ]


def fee_row(row: ClubFeeRow, hues: Ink) -> list[Text]:
    """Return a fee's row."""
    fee = row.fee
    sign, style = mark_of(fee.state, hues)
    to = _("opponent") if fee.to == "opponent" else _("federation")
    state = word_of(fee.state) or (_("added") if fee.state == "added" else _("open"))
    word = f" ({word_of(fee.state)})" if fee.state == "waived" else ""
    amount = f"strike {hues.faint}" if fee.state == "waived" else f"bold {hues.text}"
    return [
        Told(Text(sign, style=style), state),
        number(row.round, hues.muted),
        Text(row.opponent),
        Text(row.division_name, style=hues.muted),
        Text(f"{fee.citation}{word}", style=hues.accent),
        Text(to + (f", {_('paid')}" if fee.paid else ""), style=hues.muted),
        Text(money(fee.cents), style=amount),
    ]


def paper_columns() -> list[Col]:
    """Return the columns of what is on record."""
    return [Col(""), Col(_("Day"), right=True), Col(_("What"), grow=True)]


def paper_row(row: PaperRow, hues: Ink) -> list[Text]:
    """Return the row of something on record; a suspension in force carries a sign."""
    signs = {
        "suspension": "⊘",
        "consent": "✔",
        "left": "→",
        "joint": "∪",
        "declared": "★",
        "late": "◷",
    }
    sign = signs.get(row.kind, "·")
    style = f"bold {hues.bad}" if row.active else hues.muted
    return [
        Text(sign, style=style),
        Text(day(row.day), style=hues.muted),
        Text(row.says, style=hues.bad if row.active else hues.text),
    ]


def club_facts(view: ClubDesk) -> Facts:
    """Return what its matches cost a club and bring it, paid or not; a suspension leads."""
    club = view.club
    suspended = [row for row in view.papers if row.kind == "suspension" and row.active]
    return [
        *((f"⊘ {_('Suspended')}", shown_day(row.day)) for row in suspended),
        (ToldLabel("", _("No.")), ", ".join(filter(None, (club.id, club.district)))),
        (_("Fees to the federation"), money(club.owed_federation)),
        (_("to opponents"), money(club.owed_opponents)),
        (_("from opponents"), money(club.received)),
    ]
