"""The first form of all: a season begun from nothing."""

from datetime import date

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, Label, Static

from league.addresses import Location
from league.clock import today
from league.errors import InputError, LeagueError
from league.formatting import day as spoken_day
from league.language import _
from league.services.schedule.beginning import AskedSeason, begin_in
from league.typed.days import read_day
from tui.app_protocol import app_of
from tui.dialogs.dialog import Dialog, cancel_key
from tui.kit.choice import Choice
from tui.kit.frame import key, quiet

SUMMER = 5
"""From this month on the season to be begun is taken for that of the autumn."""


class NewSeasonDialog(Dialog[str | None]):
    """Name, rule book, federation and rating list; the answer is the season begun."""

    CSS_PATH = "new_season.tcss"

    def __init__(self, into: Location, books: tuple[tuple[str, str], ...]) -> None:
        super().__init__(
            key("ctrl+s,f2", "store", _("store"), shown_as="F2"),
            quiet("down", "next"),
            quiet("up", "previous"),
            cancel_key(),
        )
        self._into, self._books = into, books
        self._storing = False

    def compose(self) -> ComposeResult:
        """Lay out the fields."""
        year = _first_year()
        with Vertical(id="card") as card:
            card.border_title = _("Begin a season")
            card.border_subtitle = _("F2 stores · Esc cancels")
            yield from _line(_("Season"), Input(f"{year}/{(year + 1) % 100:02}", id="name"))
            answers = (("", _("please choose")), *self._books)
            yield from _line(_("Rule book"), Choice(answers, "", id="book"))
            hint = _("name of the federation")
            yield from _line(_("Federation"), Input(placeholder=hint, id="federation"))
            hint = _("day of the list, such as 1.7.{year}").format(year=year)
            yield from _line(_("Rating list"), Input(placeholder=hint, id="list_date"))
            about = _("An empty season is stored; divisions, clubs and players follow.")
            yield Static(Text(about), id="says")

    def on_mount(self) -> None:
        """Begin at the name."""
        self.query_one("#name").focus()

    def on_input_submitted(self) -> None:
        """Enter goes to the next field."""
        self.focus_next()

    def action_next(self) -> None:
        """Go to the next field."""
        self.focus_next()

    def action_previous(self) -> None:
        """Go to the field before."""
        self.focus_previous()

    def _typed(self, name: str) -> str:
        return self.query_one(f"#{name}", Input).value.strip()

    def action_store(self) -> None:
        """Begin the season; what cannot be is said."""
        if self._storing:
            return
        book = self.query_one("#book", Choice).value
        if not book:
            self._refuse(_("Please choose the rule book by which the season is played."), "book")
            return
        typed = self._typed("list_date")
        try:
            day = read_day(typed, begins_near())
        except InputError as error:
            sentence = _("Please give the day of the rating list, such as {example}.")
            asked = sentence.format(example=spoken_day(begins_near()))
            self._refuse(str(error) if typed else asked, "list_date")
            return
        self._storing = True
        self._store(AskedSeason(self._typed("name"), book, self._typed("federation"), day))

    @work(group="store")
    async def _store(self, asked: AskedSeason) -> None:
        app = app_of(self)
        try:
            async with app.writing:
                begun = await app.in_thread(begin_in, self._into, asked, actor=app.actor)
        except LeagueError as error:
            self._storing = False
            empty = isinstance(error, InputError) and not asked.federation
            self._refuse(str(error), "federation" if empty else "name")
            return
        self.dismiss(begun.name)

    def _refuse(self, sentence: str, field: str) -> None:
        says = self.query_one("#says", Static)
        says.update(Text(sentence))
        says.add_class("-refused")
        self.query_one(f"#{field}").focus()


def begins_near() -> date:
    """Return the day from which the day of its rating list is guessed: its first July."""
    return date(_first_year(), 7, 1)


def _first_year() -> int:
    """Return the year in which the season begins that is meant now."""
    return today().year - (today().month < SUMMER)


def _line(label: str, field: Input | Choice) -> ComposeResult:
    with Horizontal(classes="line"):
        yield Label(label, markup=False)
        yield field
