"""Protests: what expires first stands first, with time limit, deposit and effects."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from rich.text import Text

from league.formatting import day
from league.language import _
from league.services.protests.details import protest_detail
from league.services.protests.docket import docket
from league.services.protests.views import file_of
from league.services.session.desk import Desk
from league.services.words.countdown import left_words
from league.views.findings import ExplanationView
from league.views.protests import Docket, ProtestDetail, ProtestRow, Stage
from tui.app_protocol import ShownThing, app_of
from tui.dialogs.protest_forms import appeal_form, decision_form, filing_form, payment_form
from tui.kit.frame import fills, key, why_key
from tui.kit.grid import Grid
from tui.kit.parts import Facts, Part, Prose
from tui.kit.themes import Ink, ink
from tui.pages.form_screen import Forms
from tui.pages.page import Page
from tui.pages.protests.rows import court_list, detail, intro, protest_list, protest_number


@dataclass(frozen=True, slots=True)
class Protests:
    """The protests with all about each."""

    docket: Docket
    details: dict[int, ProtestDetail]


class ProtestsPage(Page[Protests]):
    """Every protest with its countdown; all about the one under the cursor below."""

    NAME = "protests"
    CSS_PATH = "look.tcss"
    APART = True

    def __init__(self, number: str = "") -> None:
        super().__init__(
            fills("n", "file", _("new protest"), _("File a protest, with its deposit")),
            fills("d", "decide", _("decide"), _("Grant or refuse it, with what follows")),
            fills("a", "appeal", _("appeal"), _("File an appeal against the decision")),
            fills("f", "fee", _("fee"), _("Its fee came after the filing, where it may")),
            key("g", "game", _("game"), _("The disputed game, and what the Laws say of it")),
            key("m", "match", _("match"), _("Go to the match it is about")),
            why_key(_("Time limit, fee, instances")),
        )
        self._number = number
        """Protest to begin with; empty = the first."""

    def anew(self) -> "ProtestsPage":
        """Return the same page, to be loaded in the language in use."""
        return ProtestsPage(self._number)

    def load(self, desk: Desk) -> Protests:
        """Return the protests as of today. Raises LeagueError, also for a number not on file."""
        if self._number:
            file_of(desk.season, self._number)
        found = docket(desk, desk.today)
        details = {one.file.number: protest_detail(desk, one) for one in found.rows}
        return Protests(found, details)

    def facts(self, view: Protests) -> Facts:
        """Return how many wait, and which matches may still be protested against."""
        rows = view.docket.rows
        waiting = sum(one.stage in (Stage.DECIDE, Stage.LATE) for one in rows)
        waiting += sum(one.fact.decided is None for one in view.docket.courts)
        running = sum(one.stage is Stage.APPEAL for one in rows)
        until = [
            (
                _("Matches of {day}").format(day=day(one.day)),
                _("protest until {day} ({left})").format(
                    day=day(one.until), left=left_words(one.left)
                ),
            )
            for one in view.docket.windows
        ]
        return [(_("To be decided"), str(waiting)), (_("Appeal runs"), str(running)), *until]

    def parts(self, view: Protests, hues: Ink) -> tuple[Part, ...]:
        """Return the protests, what lies before a court, and the protest under the cursor."""
        rows = view.docket.rows
        tables = [protest_list(view.docket, hues)]
        if view.docket.courts:
            tables.append(court_list(view.docket, hues))
        if not rows:
            return *tables, Prose("detail", _("The protest"), intro(view.docket, hues))
        told = [one for one in rows if protest_number(one) == self._number] or rows
        return *tables, Prose(
            "detail",
            _("The protest"),
            _words(view, told[0], hues),
            lambda: Text("\n").join(_words(view, one, hues) for one in told),
        )

    def begin(self) -> None:
        """Begin with the protest asked for; from then on it is one like the others."""
        if self._number:
            self.query_one("#protests", Grid).select(self._number)
            self._number = ""

    def moved(self) -> None:
        """Show the protest under the cursor."""
        hues, one = ink(self.app), self._chosen()
        words = _words(self.view, one, hues) if one else intro(self.view.docket, hues)
        self.tell("detail", words)

    def _chosen(self) -> ProtestRow | None:
        number = self.row("protests") if self.query("#protests") else None
        return next((one for one in self.view.docket.rows if protest_number(one) == number), None)

    def under_cursor(self) -> Iterator[ShownThing]:
        """Yield what papers may be about in the row under the cursor."""
        if one := self._chosen():
            yield "protest", str(one.file.number)
            yield from [("match", one.file.match)] if one.file.match else []

    def open_row(self, _table: str, _row: str) -> None:
        """Go to the detail, to scroll in it."""
        self.query_one("#detail").focus()

    def forms(self) -> Forms:
        """Return what can be filed, and decided about the protest under the cursor."""
        one = self._chosen()
        found: Forms = {"file": filing_form} if self.view.docket.known else {}
        if one is not None and one.file.decided is None:
            found["decide"] = partial(decision_form, filed=one.file)
        if one and one.view.appeal_until is not None and one.stage is not Stage.APPEALED:
            found["appeal"] = partial(appeal_form, filed=one.file)
        if one and (until := self.view.details[one.file.number].pay_until) is not None:
            found["fee"] = partial(payment_form, view=one.view, until=until)
        return found

    def fits(self) -> dict[str, bool]:
        """Return whether there is a match to go to, and something to explain."""
        one = self._chosen()
        match = bool(one and one.file.match is not None)
        return {"match": match, "game": one is not None, "why": bool(self._pages())}

    def action_match(self) -> None:
        """Go to the match."""
        one = self._chosen()
        if one is not None and one.file.match is not None:
            app_of(self).go(app_of(self).routes.to_match(one.file.match))

    def action_game(self) -> None:
        """Go to the disputed game."""
        if (one := self._chosen()) is not None:
            app_of(self).go(app_of(self).routes.to_thing("dispute", str(one.file.number)))

    def action_why(self) -> None:
        """Explain time limit, fee and instances; without a protest, how to contest something."""
        self.read(self._pages())

    def _pages(self) -> Sequence[ExplanationView]:
        one = self._chosen()
        return self.view.details[one.file.number].pages if one else self.view.docket.pages


def _words(view: Protests, one: ProtestRow, hues: Ink) -> Text:
    return detail(one, view.details[one.file.number], hues)
