"""The federation as it stands on its letters, and its member clubs; for the office only."""

from dataclasses import asdict
from functools import partial

from rich.text import Text

from league.facts.contacts import Officer
from league.language import _
from league.services.registry.clubs import federation_operations as operations
from league.services.registry.clubs.contacts import federation_contacts
from league.services.registry.clubs.data_operations import REGISTER
from league.services.session.desk import Desk
from league.views.contacts import FederationContacts, Official
from tui.app_protocol import app_of
from tui.dialogs.from_operations import form_of
from tui.kit.columns import Col
from tui.kit.frame import fills, quiet
from tui.kit.panes import Places
from tui.kit.parts import Columns, Part, Prose, Table, listed
from tui.kit.reach import reach_text
from tui.kit.themes import Ink
from tui.pages.form_screen import Forms, MakesForm
from tui.pages.page import Page, Tabs


class FederationPage(Page[FederationContacts]):
    """The letterhead above; officials and clubs below."""

    NAME = "federation"
    CSS_PATH = "look.tcss"
    APART = False
    FULL_TEXT = 2

    def __init__(self) -> None:
        super().__init__(
            fills("l", "letterhead", _("letterhead"), _("Name, address, e-mail, telephone")),
            fills("k", "bank", _("bank account"), _("What clubs pay to")),
            fills("o", "official", _("official"), _("Who holds an office of the federation")),
            quiet("x", "form('end')", _("end an office"), _("Of the official under the cursor")),
            fills("n", "club", _("new club"), _("Register a new member club")),
        )

    def load(self, desk: Desk) -> FederationContacts:
        """Return the federation. Raises StorageError."""
        return federation_contacts(desk)

    def parts(self, view: FederationContacts, hues: Ink) -> tuple[Part, ...]:
        """Return the letterhead, officials and member clubs."""
        clubs: Columns[tuple[str, str]] = (
            (Col(_("No."), right=True), lambda one: Text(one[0], hues.muted)),
            (Col(_("Club"), grow=True), lambda one: Text(one[1], hues.text)),
        )
        known = view.office
        empty, opens = _("No club yet: “n” registers one."), _("contacts")
        return (
            Prose("letterhead", _("Letterhead"), reach_text(known.letterhead(), known.bank, hues)),
            _officials(view.officials, hues),
            listed("clubs", _("Clubs"), clubs, view.clubs, lambda one: one[0], empty, opens),
        )

    def places(self, tabs: Tabs, _width: int, _height: int) -> Places:
        """Return the letterhead, and below it officials and clubs in one place."""
        letterhead, *lower = tabs
        return [[letterhead], lower]

    def _held(self) -> Officer | None:
        row = self.row("officers")
        return self.view.office.officers[int(row)] if row else None

    def forms(self) -> Forms:
        """Return the forms of the letterhead, the officials, and a new club."""
        found: Forms = {
            "letterhead": partial(form_of, operation=operations.LETTERHEAD, given={}),
            "bank": partial(form_of, operation=operations.ACCOUNT, given={}),
            "official": _appointing(),
            "club": partial(form_of, operation=REGISTER, given={}),
        }
        if (held := self._held()) is not None:
            ended = {"role": held.role, "division": held.division, "end": True}
            found["end"] = partial(form_of, operation=operations.END, given=ended, name=held.name)
        return found

    def open_row(self, table: str, row: str) -> None:
        """Change the official chosen; of a club open its contacts."""
        if table == "clubs":
            app_of(self).go(app_of(self).routes.to_thing("contacts", row))
        else:
            self.fill(_appointing(**asdict(self.view.office.officers[int(row)])))


def _appointing(**held: str) -> MakesForm:
    return partial(form_of, operation=operations.APPOINT, given={"end": False}, shown=held)


def _officials(officials: tuple[Official, ...], hues: Ink) -> Table:
    columns: Columns[Official] = (
        (Col(_("Office held"), grow=True), lambda one: Text(one.officer.role, f"bold {hues.text}")),
        (Col(_("For"), least=90), lambda one: Text(one.division_name, hues.muted)),
        (Col(_("Name"), grow=True), lambda one: Text(one.officer.name, hues.text)),
        (Col(_("Telephone"), grow=True), lambda one: Text(one.officer.phone, hues.muted)),
        (Col(_("E-mail"), grow=True), lambda one: Text(one.officer.mail, hues.muted)),
    )
    empty = _("Nobody yet: “o” records who holds an office.")
    return listed("officers", _("Officials"), columns, officials, None, empty, _("change"))
