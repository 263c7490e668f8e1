"""A disputed game: the position, what the Laws say of it, and what other editions would say."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from rich.text import Text

from league.facts.game_files import GameDispute
from league.facts.protests import ProtestFile
from league.language import _
from league.services.games.disputes import dispute_of, dispute_view
from league.services.games.verdicts import explain_verdict
from league.services.protests.views import file_of
from league.services.session.desk import Desk
from league.views.boards import START
from league.views.disputes import DisputeView, MatingView, VerdictView
from tui.app_protocol import ShownThing, app_of
from tui.dialogs.choose import ChooseDialog
from tui.dialogs.dialog import ask
from tui.kit.frame import key, quiet, why_key
from tui.kit.parts import Facts, Part
from tui.kit.themes import Ink
from tui.pages.games.dispute_forms import dispute_form, kinds
from tui.pages.games.lines import Line, game_lines
from tui.pages.games.stepping import SteppingPage


@dataclass(frozen=True, slots=True)
class Disputed:
    """A protest, and what is disputed of a game with it."""

    file: ProtestFile
    asked: GameDispute | None
    """None = nothing is on record yet."""
    view: DisputeView | None


class DisputePage(SteppingPage[Disputed]):
    """The game of a protest, its finding, and the mating lines."""

    NAME = "dispute"
    ABOUT = "protest"

    def __init__(self, about: str) -> None:
        super().__init__(
            key("e", "ask", _("what happened"), _("What is disputed: claim, flag, illegal move")),
            quiet("p", "protests", _("protest"), _("Go to the protest, to decide it")),
            why_key(_("The articles, and how we read them")),
            about=about,
        )

    def load(self, desk: Desk) -> Disputed:
        """Return the dispute, judged. Raises LeagueError; may take seconds."""
        file = file_of(desk.season, self.about)
        asked = dispute_of(desk.season.name, file.number)
        return Disputed(file, asked, dispute_view(desk, file.number) if asked else None)

    def where(self, view: Disputed) -> tuple[str, ...]:
        """Return the protest."""
        number = _("Protest {number}").format(number=view.file.number)
        return _("Protests"), number, _("The disputed game")

    def facts(self, view: Disputed) -> Facts:
        """Return what happened, and what the Laws say."""
        shown = view.view
        if shown is None:
            return []
        finding = shown.finding
        says = "  ".join(filter(None, (finding.result, finding.claim, finding.citation)))
        return [(shown.question, ", ".join(shown.details)), (_("Finding"), says)]

    def lines(self, view: Disputed) -> Sequence[Line]:
        """Return the score that is judged, both sheets, and the lines that mate."""
        if view.view is None:
            return [Line(_("Moves played"), START, ())]
        found = game_lines(view.view.score, view.view.game)
        name = _("{color} mates")
        found += [
            Line(name.format(color=one.color), one.start, one.moves)
            for one in view.view.mating
            if one.moves
        ]
        return found

    def says(self) -> str:
        """Return the title of what the Laws say."""
        return _("What the rules say")

    def parts(self, view: Disputed, hues: Ink) -> tuple[Part, ...]:
        """Return the board, the finding beside it, and the moves below."""
        board, moves, told = super().parts(view, hues)
        return board, told, moves

    def told(self, view: Disputed, hues: Ink) -> Text:
        """Return the finding with its choices, and what other editions say."""
        if view.view is None:
            return Text(_("Nothing is disputed yet: e says what happened."), hues.muted)
        text = Text()
        for words, style in _finding(view.view, hues):
            text.append(f"{words}\n", style)
        return text

    def under_cursor(self) -> Iterator[ShownThing]:
        """Yield the protest, and its match."""
        if match := self.view.file.match:
            yield "match", match

    def fits(self) -> dict[str, bool]:
        """Return whether there is an article to explain."""
        shown = self.view.view
        return super().fits() | {"why": bool(shown and shown.finding.articles)}

    def action_ask(self) -> None:
        """Choose what happened, then fill in the rest."""
        asked = self.view.asked
        known = type(asked.dispute.happening) if asked else None
        offered = sorted(kinds(), key=lambda one: one.value is not known)
        ask(self.app, ChooseDialog(_("What happened?"), offered), lambda one: self._fill(one.value))

    def _fill(self, kind: type[object]) -> None:
        view = self.view
        self.fill(partial(dispute_form, file=view.file, kind=kind, known=view.asked))

    def action_why(self) -> None:
        """Explain the article that decides."""
        if shown := self.view.view:
            self.explain(lambda _desk: explain_verdict(shown.finding))

    def action_protests(self) -> None:
        """Go to the protest."""
        app_of(self).go(app_of(self).routes.to_thing("protest", self.about))


def _finding(view: DisputeView, hues: Ink) -> Iterator[tuple[str, str]]:
    """Yield the lines about a dispute with their styles."""
    finding = view.finding
    yield _says(finding), f"bold {hues.accent}"
    yield finding.sentence, hues.text
    yield from ((f"· {one}", hues.text) for one in finding.clocks)
    if finding.choices:
        yield _("The arbiter may choose:"), f"bold {hues.primary}"
        yield from ((f"· {one}", hues.text) for one in finding.choices)
    if view.score.fault:
        yield f"✗ {view.score.fault.sentence}", hues.bad
    yield from ((f"\n{_mating(one)}", hues.text) for one in view.mating)
    yield f"\n{_('By the other editions')}", f"bold {hues.primary}"
    yield from ((f"{one.book}: {_says(one)}", hues.text) for one in view.others)
    yield f"\n{view.edition}", hues.muted


def _says(verdict: VerdictView) -> str:
    return "  ".join(filter(None, (verdict.result, verdict.claim, verdict.citation)))


def _mating(one: MatingView) -> str:
    return " ".join((one.sentence, *one.line))
