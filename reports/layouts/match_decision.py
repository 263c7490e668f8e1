"""The match report as the office decides it: results as judged, findings, fees, how to contest."""

from collections.abc import Iterator

from league.formatting import day, money, pair
from league.language import _
from league.views.columns import Kind, Value
from league.views.findings import FeeView, FindingView
from league.views.matches import BoardView, MatchView
from league.views.papers_matches import MatchDecision
from reports import words
from reports.document import (
    Block,
    Cell,
    Column,
    Document,
    Facts,
    Heading,
    Score,
    Signatures,
    Table,
    Words,
)
from reports.layouts.match_words import colour, counted, player, rating

Row = tuple[Value | Cell, ...]


def layout(view: MatchDecision) -> Document:
    """Return the decision on a match."""
    match, sender = view.match, view.office.letterhead()
    return Document(
        title=_("Match report"),
        entry=_("Match report {home} – {away}").format(home=match.home_name, away=match.away_name),
        over=words.line_of(match.federation, match.season),
        under=words.place(match),
        foot=words.line_of(match.federation, match.season, words.place(match)),
        letterhead=sender if len(sender) > 1 else (),
        blocks=tuple(_blocks(view)),
    )


def _blocks(view: MatchDecision) -> Iterator[Block]:
    match = view.match
    yield _score(match)
    yield _facts(match)
    yield _boards(match)
    yield Words(_legend(match), small=True)
    if match.decision:
        yield Heading(_("Decision"))
        yield Words(match.decision)
    yield from _findings(match)
    yield from _fees(match)
    yield from _remarks(view)
    yield from _paid(match)
    if view.contest:
        yield Heading(_("How to contest it"))
        yield Words(view.contest, small=True)
    yield Signatures((_("Place and date"), _signs(view)))


def _score(view: MatchView) -> Score:
    home, away = view.match_points
    points = _("match points {points}").format(points=f"{home} : {away}")
    below = (
        points if view.settled else "",
        words.match_status(view.status, annulled=view.annulled),
    )
    middle = pair(view.game_points) if view.scored else f"{words.OPEN} : {words.OPEN}"
    return Score(view.home_name, view.away_name, middle, tuple(line for line in below if line))


def _facts(view: MatchView) -> Facts:
    return Facts(
        (
            (_("Date"), view.day),
            (_("Start"), view.start or words.OPEN),
            (_("Venue"), view.venue or words.OPEN),
            (_("Rule book"), view.rulebook or words.OPEN),
            *(_report(view, side) for side in (0, 1)),
        )
    )


def _report(view: MatchView, side: int) -> tuple[str, str]:
    """Return a captain, and when he reported the match."""
    team, reported = (view.home_name, view.away_name)[side], view.reported[side]
    received = _("Report of {day}").format(day=day(reported)) if reported else _("No report yet")
    label = _("Captain, {team}").format(team=team)
    return label, words.line_of(view.captains[side], received)


def _boards(view: MatchView) -> Table:
    numbers = {finding.key: str(place) for place, finding in enumerate(view.findings, 1)}
    columns = (
        Column(_("Bd."), Kind.NUMBER, 9),
        Column(view.home_name, below=_("Pass no.")),
        Column(view.rating_name, Kind.NUMBER),
        Column("", Kind.CENTRED, 6),
        Column(_("over the board"), Kind.RESULT, 24, below=_("Played on")),
        Column(_("counts"), Kind.RESULT, below=_("Findings")),
        Column("", Kind.CENTRED, 6),
        Column(view.away_name, below=_("Pass no.")),
        Column(view.rating_name, Kind.NUMBER),
    )
    rows = tuple(_board(board, numbers) for board in view.boards)
    return Table(columns, (*rows, *_sums(view)), close=bool(view.findings))


def _board(board: BoardView, numbers: dict[str, str]) -> Row:
    played = board.played if board.played is not None else words.OPEN
    return (
        board.number,
        _player(board, "home"),
        rating(board.home),
        colour(white=board.home_is_white),
        Cell(
            played if words.known(board) else None,
            below=day(board.played_on) if board.played_on else "",
        ),
        _counted(board, numbers),
        colour(white=not board.home_is_white),
        _player(board, "away"),
        rating(board.away),
    )


def _player(board: BoardView, side: str) -> Cell:
    """Return the name with the pass number below; a board of which nothing is known stays empty."""
    seat = board.home if side == "home" else board.away
    if seat is None:
        return Cell(_("not occupied") if words.known(board) else "")
    return player(seat, _("came late") if words.late(board, side) else "")


def _counted(board: BoardView, numbers: dict[str, str]) -> Cell:
    """Return the result that counts, with the numbers of the findings below it."""
    found = ", ".join(numbers[key] for key in board.findings if key in numbers)
    signs = ("*" if words.differs(board) else "", f"[{found}]" if found else "")
    absent = _("both absent") if board.empty else ""
    below = " ".join(part for part in (absent, *signs) if part)
    return Cell(counted(board), below, bold=True, warm=words.differs(board))


def _sums(view: MatchView) -> Iterator[Row]:
    """Yield game and match points as far as they stand; whole points are two halves each."""
    home, away = view.match_points
    sums: list[tuple[str, Value]] = [
        (_("Game points"), view.game_points if view.scored else None),
        (_("Match points"), (2 * home, 2 * away) if view.settled else None),
    ]
    for label, points in sums:
        yield (None, label, None, None, None, Cell(points, bold=True), None, None, None)


def _legend(view: MatchView) -> str:
    signs = [_("□ White"), _("■ Black"), _("K not occupied")]
    signs.append(", ".join(f"({mark}) {word}" for mark, word in view.marks))
    if any(words.differs(board) for board in view.boards):
        signs.append(_("* counts differently from the game"))
    if view.findings:
        signs.append(_("[1] finding 1"))
    return "  ·  ".join(sign for sign in signs if sign)


def _findings(view: MatchView) -> Iterator[Block]:
    if view.findings:
        columns = (
            Column(_("No."), Kind.NUMBER, 9),
            Column(_("Paragraph")),
            Column(_("Team"), below=_("Board")),
            Column(_("Finding"), width=84, below=_("Decision")),
        )
        rows = enumerate(view.findings, 1)
        made = tuple(_finding(view, number, finding) for number, finding in rows)
        yield Table(columns, made, _("Findings"), close=True)


def _finding(view: MatchView, number: int, finding: FindingView) -> Row:
    ruled = ""
    if finding.state != "open":
        parts = (words.finding_state(finding.state), finding.reason)
        ruled = ": ".join(part for part in parts if part)
    board = words.board_list((finding.board,)) if finding.board else ""
    return (
        number,
        words.citation(finding),
        Cell(words.side_name(view, finding.side), below=board),
        Cell(finding.sentence, below=ruled[:1].upper() + ruled[1:]),
    )


def _fees(view: MatchView) -> Iterator[Block]:
    if not view.fees:
        return
    columns = (
        Column(_("Paragraph")),
        Column(_("Board"), Kind.NUMBER),
        Column(_("Owed by")),
        Column(_("To")),
        Column(_("Amount"), Kind.MONEY),
        Column(_("State")),
    )
    rows = tuple(_fee(view, fee) for fee in view.fees)
    yield Table(columns, rows, _("Fees"), close=True)
    line = _("To the federation {federation}, to opponents {opponents}, of it in cash {cash}")
    federation, opponents = (money(words.owed(view, to)) for to in ("federation", "opponent"))
    cash = money(sum(fee.cents for fee in view.fees if fee.paid))
    yield Words(line.format(federation=federation, opponents=opponents, cash=cash), bold=True)


def _fee(view: MatchView, fee: FeeView) -> Row:
    return (
        fee.citation,
        fee.board,
        words.side_name(view, fee.side),
        words.receiver(view, fee),
        fee.cents,
        words.fee_state(fee),
    )


def _remarks(view: MatchDecision) -> Iterator[Block]:
    notes = [f"– {note}" for note in view.match.notes]
    if view.remarks:
        notes.append(view.remarks)
    if notes:
        yield Heading(_("Remarks"))
        yield Words("\n".join(notes))


def _paid(view: MatchView) -> Iterator[Words]:
    """Yield the captains' word on gaps paid in cash."""
    paid = [
        f"{team}, {words.board_list(gaps)}"
        for team, gaps in zip((view.home_name, view.away_name), view.gaps_paid, strict=True)
        if gaps
    ]
    if paid:
        sentence = _("Both captains confirm that the fee for these gaps was paid in cash: {gaps}.")
        yield Words(sentence.format(gaps="; ".join(paid)), small=True)


def _signs(view: MatchDecision) -> str:
    """Return who signs, by name and function."""
    signs = view.responsible
    return f"{signs.name}, {signs.role}" if signs else _("Official responsible")
