"""What people are told by mail: what waits, what went out, and what did not."""

from functools import partial

from rich.text import Text

from league.formatting import day
from league.language import _
from league.services.messages.rows import outbox_rows
from league.services.messages.sending import decide
from league.services.session.desk import Desk
from league.views.messages import OutboxRow
from tui.app_protocol import app_of
from tui.kit.columns import Col
from tui.kit.frame import key
from tui.kit.parts import Columns, Facts, Part, listed
from tui.kit.themes import Ink
from tui.pages.page import Page


class OutboxPage(Page[list[OutboxRow]]):
    """The messages, the newest first; their words, which may hold a code, are not shown."""

    NAME = "outbox"
    RECORDS = True
    FULL_TEXT = 2

    def __init__(self) -> None:
        super().__init__(
            key("r", "decide(True)", _("send again"), _("It was perhaps sent: send it again")),
            key("t", "decide(False)", _("was sent"), _("It was perhaps sent: take it as sent")),
        )

    def load(self, desk: Desk) -> list[OutboxRow]:
        """Return the messages. Raises StorageError."""
        return outbox_rows(desk.book.time_zone)

    def facts(self, view: list[OutboxRow]) -> Facts:
        """Return how many wait, and how many are to be decided about."""
        return [
            (_("Messages"), str(len(view))),
            (_("Not sent"), str(sum(one.waits for one in view))),
            (_("To be decided"), str(sum(one.undecided for one in view))),
        ]

    def parts(self, view: list[OutboxRow], hues: Ink) -> tuple[Part, ...]:
        """Return the messages."""
        columns: Columns[OutboxRow] = (
            (Col(_("Of"), least=90), lambda one: Text(_moment(one), hues.muted)),
            (Col(_("To")), lambda one: Text(one.whom, f"bold {hues.text}")),
            (Col(_("E-mail"), grow=True, least=100), lambda one: Text(one.mail or "–", hues.muted)),
            (Col(_("Subject"), grow=True), lambda one: Text(one.subject)),
            (Col(_("State")), lambda one: Text(one.state, _style(one, hues))),
            (Col(_("Fault"), grow=True, least=100), lambda one: Text(one.fault, hues.bad)),
        )
        title, empty = _("Messages"), _("Nobody was told anything yet.")
        return (listed("messages", title, columns, view, _number, empty),)

    def _chosen(self) -> OutboxRow | None:
        row = self.row("messages") if self.query("#messages") else None
        return next((one for one in self.view if _number(one) == row), None)

    def fits(self) -> dict[str, bool]:
        """Return whether there is something to decide about."""
        one = self._chosen()
        return {"decide": bool(one and one.undecided)}

    def action_decide(self, again: bool) -> None:
        """Say what became of the message under the cursor."""
        if (one := self._chosen()) is not None:
            app_of(self).work(self._decide(one.number, again=again))

    async def _decide(self, number: int, *, again: bool) -> None:
        app = app_of(self)
        async with app.writing:
            await app.in_thread(partial(decide, number, again=again, actor=app.actor))
        await self.reload()


def _number(one: OutboxRow) -> str:
    return str(one.number)


def _moment(one: OutboxRow) -> str:
    return f"{day(one.at.date())} {one.at:%H:%M}"


def _style(one: OutboxRow, hues: Ink) -> str:
    if one.undecided:
        return f"bold {hues.warn}"
    return hues.warn if one.waits else hues.muted
