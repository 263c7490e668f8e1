"""All that was typed and is not stored yet: gone on with, or dropped."""

from rich.text import Text

from league.errors import NotFoundError
from league.language import _
from league.services.session import drafts
from league.services.session.desk import Desk
from league.services.session.draft_words import DraftLine, author_words, line_of, when
from league.services.session.drafts import TypedForm, TypedKader, TypedMatch
from tui.app_protocol import AppProtocol, app_of
from tui.dialogs.confirm import ConfirmDialog
from tui.dialogs.dialog import ask
from tui.kit.columns import Col
from tui.kit.frame import key
from tui.kit.parts import Columns, Facts, Part, listed
from tui.kit.themes import Ink
from tui.pages.page import Page
from tui.places import places, things

Lines = list[DraftLine]


class DraftsPage(Page[Lines]):
    """What was typed, by whom and when; Enter leads to where it is taken up."""

    FULL_TEXT = 3

    def __init__(self) -> None:
        super().__init__(key("x,delete", "drop", _("drop"), _("It is gone for good"), shown_as="x"))

    def load(self, desk: Desk) -> Lines:
        """Return the drafts of the season."""
        return [line_of(desk, one) for one in drafts.all_drafts(desk)]

    def where(self, _view: Lines) -> tuple[str, ...]:
        """Return the place."""
        return (_("Typed and not stored"),)

    def facts(self, _view: Lines) -> Facts:
        """Return what there is to do."""
        return ((_("Take up"), _("Enter leads there; what was typed is offered")),)

    def parts(self, view: Lines, hues: Ink) -> tuple[Part, ...]:
        """Return the drafts, oldest first."""
        columns: Columns[DraftLine] = (
            (Col(_("Typed on")), lambda line: Text(when(line.draft.at), hues.muted)),
            (Col(_("By")), lambda line: Text(line.draft.row.by)),
            (Col(_("Where"), grow=True), lambda line: Text(line.what, f"bold {hues.text}")),
            (Col(_("What was typed"), grow=True), lambda line: Text(line.typed)),
            (Col(_("Mind"), grow=True, least=100), lambda line: Text(line.remark, hues.warn)),
        )
        title, opens = _("Typed and not stored"), _("go there")
        empty = _("Nothing: all that was typed is stored.")
        return (listed("drafts", title, columns, view, _number, empty, opens),)

    def _line(self, row: str | None) -> DraftLine | None:
        return next((one for one in self.view if _number(one) == row), None)

    def open_row(self, _table: str, row: str) -> None:
        """Go to where it was typed."""
        if (line := self._line(row)) is not None:
            app_of(self).drafts.dealt_with()
            app_of(self).go(to_draft(app_of(self), line))

    def action_drop(self) -> None:
        """Delete the draft under the cursor, when that is meant."""
        line = self._line(self.row("drafts"))
        if line is None:
            return
        sentence = _("Drop “{what}”, {told}? It is gone for good.")
        words = sentence.format(what=line.what, told=author_words(line.draft))
        question = ConfirmDialog(_("Drop"), words, _("Drop it"), _("Keep it"))
        ask(self.app, question, lambda _sure: app_of(self).work(self._drop(line)))

    async def _drop(self, line: DraftLine) -> None:
        await app_of(self).in_thread(drafts.drop, line.draft)
        app_of(self).drafts.dealt_with()
        await self.reload()


async def to_draft(app: AppProtocol, line: DraftLine) -> None:
    """Go to where something was typed. Raises LeagueError, also when nothing leads there."""
    match line.draft.typed:
        case TypedMatch():
            await app.routes.to_match(line.draft.typed.match)
        case TypedKader():
            await app.routes.to_kader(line.draft.thing.key)
        case TypedForm():
            await _to_form(app, line.draft.typed)
        case _:
            raise NotFoundError(line.remark)


async def _to_form(app: AppProtocol, typed: TypedForm) -> None:
    name, about = typed.page
    if name == "match":
        division, number, home, away = about.split("/")
        await app.routes.to_match((division, int(number), home, away))
    elif name == "kader":
        await app.routes.to_kader(about)
    elif about and name in {one.name for one in things()}:
        await app.routes.to_thing(name, about)
    elif name in {one.name for one in places()}:
        await app.routes.to_place(name)
    else:
        sentence = _("“{form}” is offered again where the form is opened.")
        raise NotFoundError(sentence, form=typed.title)
    app.hint(_("Open the form “{form}” here: it offers what was typed.").format(form=typed.title))


def _number(line: DraftLine) -> str:
    return str(line.draft.row.number)
