"""One tournament: entries, boards of a round, table, the next pairing as preview, conditions."""

import asyncio
from collections.abc import Callable, Iterator
from functools import partial

from textual import work
from textual.widget import Widget

from league.errors import LeagueError
from league.language import _
from league.services.session.desk import Desk
from league.services.session.trial_runs import file_step
from league.services.tournaments.playing.explaining import explain_pair
from league.services.tournaments.playing.results import enter_typed
from league.services.tournaments.ranking.rank_lines import explain_rank
from league.services.tournaments.steps import pair_step
from league.services.tournaments.views import sheet
from league.views.columns_tournaments import rounds_words
from league.views.tournaments import BoardKey, Proposal, RoundSheet, Signs, TournamentSheet
from tui.app_protocol import AppProtocol, ShownThing, app_of
from tui.dialogs.conflict import leave_stored
from tui.kit.frame import TitleBar
from tui.kit.grid import Grid
from tui.kit.panes import Places, fill_pane
from tui.kit.parts import Facts, Part
from tui.kit.themes import Ink, ink
from tui.pages.form_screen import Forms
from tui.pages.page import Page, Tabs
from tui.pages.tournaments import rows
from tui.pages.tournaments.boards import Line, board_table, lines_of
from tui.pages.tournaments.keys import own_keys, result_keys, round_keys, store_key
from tui.pages.tournaments.offered import forms_of
from tui.pages.tournaments.preview import Preview
from tui.pages.tournaments.results import RESULT_KEYS
from tui.pages.tournaments.round_forms import result_form
from tui.textual_gaps import bind

TICK = 0.5
"""Seconds between two words on how long a pairing has taken so far."""


class TournamentPage(Page[TournamentSheet]):
    """What is typed on a board is shown in the same frame, and stored behind it at once."""

    NAME = "tournament"
    ABOUT = "tournament"
    CSS_PATH = "look.tcss"
    APART = False
    RECORDS = True

    def __init__(self, id: str) -> None:
        self.typed: dict[BoardKey, Signs | None] = {}
        """What was typed and is not stored yet."""
        self.number = 0
        """The round that is shown; 0 = the one under way."""
        self.preview = Preview(id)
        self._storing = asyncio.Lock()
        super().__init__(*own_keys(), about=id)

    def anew(self) -> "TournamentPage":
        """Return the same page, to be loaded in the language in use."""
        page = TournamentPage(self.about)
        page.typed, page.number = self.typed, self.number
        return page

    def load(self, desk: Desk) -> TournamentSheet:
        """Return the tournament. Raises NotFoundError."""
        return sheet(desk, self.about)

    async def fetch(self, app: AppProtocol) -> None:
        """Load the view; a preview made from other facts is given up. Raises LeagueError."""
        await super().fetch(app)
        self.preview.compare(self.view.file)

    def where(self, view: TournamentSheet) -> tuple[str, ...]:
        """Return the place."""
        return _("Tournaments"), view.tournament.name

    def facts(self, view: TournamentSheet) -> Facts:
        """Return how far it is, and what comes next."""
        row = view.row
        return (
            (_("Round"), rounds_words(row)),
            *(((_("Next"), row.next),) if row.next else ()),
            (_("State"), row.state),
            (_("Participants"), str(row.participants)),
            (_("System"), row.system),
        )

    def places(self, tabs: Tabs, width: int, height: int) -> Places:
        """Return one place; in a large window two: entries and boards, and all the rest."""
        return [tabs[:2], tabs[2:]] if width >= 160 or height >= 32 else [tabs]

    def parts(self, view: TournamentSheet, hues: Ink) -> tuple[Part, ...]:
        """Return entries, boards, table, the next pairing and the conditions."""
        return (
            rows.entry_table(view, hues),
            self._boards(view, hues),
            *rows.rank_lists(view, hues),
            self._preview(view, hues),
            rows.conditions(view, hues),
        )

    def _boards(self, view: TournamentSheet, hues: Ink) -> Part:
        shown = self._round(view)
        title, sheets = rows.round_title(shown), (shown,) if shown else ()
        return board_table("round", title, sheets, self.typed, hues, rows.not_paired(view))

    def _preview(self, view: TournamentSheet, hues: Ink) -> Part:
        sheets, empty = self.preview.sheets, self.preview.trouble or rows.no_preview(view)
        return board_table("next", rows.preview_title(sheets), sheets, None, hues, empty)

    def widget(self, part: Part) -> Widget:
        """Return what shows a part; on the boards results are typed, a preview is stored."""
        made = super().widget(part)
        if part.name == "round":
            bind(made, *result_keys(), *round_keys())
        elif part.name == "next":
            bind(made, store_key())
        return made

    def begin(self) -> None:
        """Begin at the boards as long as results are missing, else at the table."""
        if self.view.row.open:
            self.action_pane("round")
            self._to_open(0)
        elif self.view.rounds:
            self.action_pane("table")

    def _round(self, view: TournamentSheet) -> RoundSheet | None:
        """Return the round that is shown; None before the first."""
        wanted = self.number or view.row.round
        return next((one for one in view.rounds if one.number == wanted), None)

    def _lines(self) -> list[Line]:
        shown = self._round(self.view)
        return list(lines_of(shown)) if shown else []

    def _line(self, name: str = "round") -> Line | None:
        """Return the line under the cursor of the boards, or of the preview."""
        lines, at = self._lines(), self.row(name)
        if name == "next":
            lines = [line for one in self.preview.sheets for line in lines_of(one)]
        return next((line for line in lines if line.key == at), None)

    def entry(self) -> str | None:
        """Return the key of the participant under the cursor, in entries or table."""
        front = self.front()
        return self.row(front) if front in ("entries", "table", "groups") else None

    def on_descendant_focus(self) -> None:
        """Offer what fits the part one is in."""
        super().on_descendant_focus()
        self.refresh_bindings()

    def forms(self) -> Forms:
        """Return what can be filled in for the tournament, and for who is under the cursor."""
        return forms_of(self.view, self.entry(), self.preview.pairings)

    def fits(self) -> dict[str, bool]:
        """Return whether there is something to pair, to store and to explain."""
        return {
            "pair": self.view.can_pair,
            "store": self.preview.proposal is not None,
            "why": self.front() in ("round", "table", "groups", "next") or bool(self.view.against),
        }

    def under_cursor(self) -> Iterator[ShownThing]:
        """Yield the round that is shown, for its papers."""
        shown = self._round(self.view)
        if self.front() == "round" and shown is not None:
            yield "tournament-round", (self.about, shown.number)

    def paint(self) -> None:
        """Show the view as it is now, and whether something waits to be stored."""
        super().paint()
        self._say()

    def _say(self, words: str = "") -> None:
        for bar in self.query(TitleBar):
            bar.say(words or (_("● not stored yet") if self.unsaved() else ""))

    def action_turn(self, by: int) -> None:
        """Show the boards of the round before or after."""
        shown = self._round(self.view)
        number = (shown.number if shown else 0) + by
        if any(one.number == number for one in self.view.rounds):
            self.number = number
            self.paint()

    def action_enter(self, name: str) -> None:
        """Take a result, go on to the next open board, and store it behind that."""
        line = self._line()
        if line is None or line.at is None:
            return
        file, signs = self.view.file, RESULT_KEYS[name]
        if line.round < file.last_paired and not file.is_round_robin:
            self.fill_in(result_form(file, line.at, signs))
            return
        self.typed[line.at] = signs
        if signs is not None:
            self._to_open(self.query_one("#round", Grid).cursor_row + 1)
        # Only the boards: of a large tournament the other lists take their time.
        fill_pane(self.query_one("#round"), self._boards(self.view, ink(self.app)))
        self._say()
        app_of(self).work(self.keep())

    def _to_open(self, start: int) -> None:
        """Put the cursor on the first open board from a line on, then from the first one on."""
        lines = self._lines()
        for line in (*lines[start:], *lines[:start]):
            if line.at is not None and line.result(self.typed) is None:
                self.query_one("#round", Grid).select(line.key)
                return

    def unsaved(self) -> Callable[[Desk], Desk] | None:
        """Return what stores the results typed here."""
        typed, id = dict(self.typed), self.about
        return (lambda desk: enter_typed(desk, id, typed)) if typed else None

    async def keep(self) -> None:
        """Store the results typed here. Raises LeagueError, and then nothing is lost."""
        # One batch after the other: what is typed while one is stored goes with the next.
        async with self._storing:
            while store := self.unsaved():
                typed = dict(self.typed)
                await app_of(self).change(store)
                await self.fetch(app_of(self))
                self.typed = {
                    at: one for at, one in self.typed.items() if (at, one) not in typed.items()
                }
                self.paint()

    def action_back(self) -> None:
        """Store and go back."""
        app_of(self).go(leave_stored(self, self.keep, self.typed.clear))

    def action_pair(self) -> None:
        """Show how the next round would be paired."""
        self.action_pane("next")
        self._pair()

    @work(exclusive=True, group="pair")
    async def _pair(self) -> None:
        self.preview.begin()
        self.paint()
        ticking = self.set_interval(TICK, lambda: self._say(self.preview.progress()))
        try:
            await self.keep()
            await self.preview.work_out(app_of(self))
        except LeagueError as error:
            self.preview.trouble = str(error)
        finally:
            ticking.stop()
        self.paint()
        self.refresh_bindings()

    def action_store(self) -> None:
        """Store the preview as the pairing of the round."""
        if self.preview.proposal is not None:
            app_of(self).work(self._stored(self.preview.proposal))

    async def _stored(self, proposal: Proposal) -> None:
        await app_of(self).change(file_step, pair_step(self.about, proposal), "")
        self.preview.clear()
        self.number = 0
        await self.reload()
        self.action_pane("round")
        self._to_open(0)

    def open_row(self, table: str, row: str) -> None:
        """Open a player of the register; a pair and a row of the table are explained."""
        app = app_of(self)
        if table == "entries" and app.desk and row in app.desk.world.players:
            app.go(app.routes.to_player(row))
        elif table != "entries":
            self.action_why()

    def action_why(self) -> None:
        """Explain what is under the cursor."""
        front, key = self.front(), self.entry()
        if front in ("table", "groups") and key is not None:
            apart = front == "groups"
            self.explain(partial(explain_rank, file=self.view.file, key=key, apart=apart))
        elif front in ("round", "next"):
            self._explain_pair(front)
        else:
            self.read([one.explanation for one in self.view.against])

    def _explain_pair(self, front: str) -> None:
        line = self._line(front)
        if line is None or line.pair is None:
            return
        file = self.view.file
        proposed = self.preview.pairings if front == "next" else ()
        known = (*proposed, *file.rounds.values())
        pairing = next(one for one in known if one.round == line.round)
        board = line.pair.board
        self.explain(partial(explain_pair, file=file, pairing=pairing, board=board))
