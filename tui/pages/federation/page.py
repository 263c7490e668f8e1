"""The federation as it stands on its letters, and its member clubs; for the office only."""

from functools import partial

from rich.text import Text

from league.facts.contacts import Officer
from league.language import _
from league.services.registry.clubs.contacts import federation_contacts
from league.services.session.desk import Desk
from league.views.contacts import FederationContacts, Official
from tui.app_protocol import app_of
from tui.dialogs.office_forms import new_club_form, reach_text
from tui.kit.columns import Col
from tui.kit.frame import fills, quiet
from tui.kit.panes import Places
from tui.kit.parts import Columns, Part, Prose, Table, listed
from tui.kit.themes import Ink
from tui.pages.federation import forms
from tui.pages.form_screen import Forms
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
        known, held = self.view.office, self._held()
        found: Forms = {
            "letterhead": partial(forms.letterhead_form, office=known),
            "bank": partial(forms.bank_form, office=known),
            "official": partial(forms.official_form, office=known),
            "club": new_club_form,
        }
        if held is not None:
            found["end"] = partial(forms.end_form, office=known, held=held)
        return found

    def open_row(self, table: str, row: str) -> None:
        """Change the official chosen; of a club open its contacts."""
        if table == "clubs":
            app_of(self).go(app_of(self).routes.to_thing("contacts", row))
        else:
            held = self.view.office.officers[int(row)]
            self.fill(partial(forms.official_form, office=self.view.office, held=held))


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
