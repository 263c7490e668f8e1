"""A disputed game on paper: position, moves, both sheets, and what the Laws say of it."""

from collections.abc import Iterator

from league.facts.games import Color
from league.formatting import day
from league.language import _
from league.views.columns import Value
from league.views.disputes import DisputeView, VerdictView
from league.views.games import ScoreView
from reports.document import Block, Column, Diagram, Facts, Heading, Table, Words
from reports.words import line_of


def game_blocks(view: DisputeView) -> Iterator[Block]:
    """Yield the game, what was asked, what follows and why, and what other editions say."""
    yield Heading(_("The disputed game"))
    yield Facts(tuple(_facts(view)))
    yield Diagram(view.board, _caption(view), below=Color.WHITE)
    yield Words(view.score.text)
    if view.score.fault:
        yield Words(view.score.fault.sentence)
    if view.game and view.game.difference:
        yield from _sheets(view)
    yield Heading(_("What the rules say"))
    finding = view.finding
    yield Words(line_of(finding.citation, finding.result, finding.claim), bold=True)
    yield Words("\n".join(filter(None, (finding.sentence, *_more(finding)))))
    for one in view.mating:
        yield Words(" ".join((one.sentence, *one.line)), small=True)
    yield Words(view.edition, small=True)
    yield _others(view)


def _facts(view: DisputeView) -> Iterator[tuple[str, Value]]:
    if view.game:
        yield _("Players"), view.game.title
        yield _("Board"), str(view.game.board)
    yield _("Played on"), day(view.day)
    yield _("What happened"), line_of(view.question, *view.details)
    if view.announced:
        yield _("Announced move"), view.announced


def _caption(view: DisputeView) -> str:
    last = view.score.moves[-1] if view.score.moves else None
    mover = _("White is on move.") if view.board.mover is Color.WHITE else _("Black is on move.")
    after = _("After {move}").format(move=f"{last.name} {last.words}") + ". " if last else ""
    return f"{after}{mover}\n{view.score.fen}"


def _sheets(view: DisputeView) -> Iterator[Block]:
    """Yield both score sheets beside each other from the move before the first difference on."""
    game = view.game
    if game is None or game.white_sheet is None or game.black_sheet is None:
        return
    labels = (_("Chess move"), _("White’s score sheet"), _("Black’s score sheet"))
    columns = tuple(map(Column, labels))
    white, black = _by_name(game.white_sheet), _by_name(game.black_sheet)
    names = list(dict.fromkeys((*white, *black)))
    differing = [name for name in names if white.get(name) != black.get(name)]
    first = max(names.index(differing[0]) - 1, 0) if differing else 0
    rows = [
        (f"{name} ≠" if name in differing else name, white.get(name, "–"), black.get(name, "–"))
        for name in names[first : first + 8]
    ]
    yield Words(game.difference)
    yield Table(columns, tuple(rows), whole=True)


def _by_name(score: ScoreView) -> dict[str, str]:
    """Return the moves of a sheet by their names, with what cannot be read in its place."""
    found = {one.name: one.words for one in score.moves}
    if score.fault:
        found.setdefault(score.fault.move, score.fault.sentence)
    return found


def _more(finding: VerdictView) -> tuple[str, ...]:
    """Return clocks and choices, each as a line."""
    clocks = _("Clocks: {changes}").format(changes=", ".join(finding.clocks))
    further = _("See also {rules}.").format(rules=", ".join(finding.further))
    choices = [f"• {one}" for one in finding.choices]
    return (
        *([clocks] if finding.clocks else []),
        *([_("The arbiter may choose:"), *choices] if choices else []),
        *([further] if finding.further else []),
    )


def _others(view: DisputeView) -> Table:
    columns = (Column(_("By the other editions")), Column(_("Result")), Column(_("Article")))
    rows = [(one.book, line_of(one.result, one.claim), one.citation or "–") for one in view.others]
    return Table(columns, tuple(rows), small=True, whole=True)
