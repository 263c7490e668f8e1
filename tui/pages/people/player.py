"""A player: person, registrations, lists, games, and where his games will bind him."""

from functools import partial

from rich.text import Text

from league.facts.people import Player
from league.language import _
from league.services.registry.people import operations as people
from league.services.registry.people.player_views import player_view
from league.services.registry.people.player_why import why_registered
from league.services.registry.people.rating_why import why_rating
from league.services.registry.registering import operations, status_operations
from league.services.registry.registering.registration_operations import UNREGISTER
from league.services.session.desk import Desk
from league.services.session.operations import Operation
from league.services.words.codes import sex_words
from league.views.findings import ExplanationView
from league.views.players import PlayerView
from tui.app_protocol import app_of
from tui.dialogs.form_model import Form
from tui.dialogs.from_operations import form_of
from tui.dialogs.papers import registration_form
from tui.dialogs.typed_fields import shown_day
from tui.kit.panes import Places
from tui.kit.parts import Facts, Part, Prose
from tui.kit.themes import Ink
from tui.pages.form_screen import Forms, MakesForm
from tui.pages.page import Page, Tabs
from tui.pages.people.rows import games_table, lists_table, player_keys, registrations_table


class PlayerScreen(Page[PlayerView]):
    """Registrations above; games and lists below."""

    NAME = "player"
    ABOUT = "player"
    CSS_PATH = "player.tcss"
    APART = False

    def __init__(self, ident: str) -> None:
        self._rating_name = ""
        super().__init__(*player_keys(), about=ident)

    def load(self, desk: Desk) -> PlayerView:
        """Return the player as of today. Raises NotFoundError, StorageError."""
        self._rating_name = desk.book.rating_name
        return player_view(desk, self.about, desk.today)

    def where(self, view: PlayerView) -> tuple[str, ...]:
        """Return the place."""
        return _("Players"), view.player.name

    def facts(self, view: PlayerView) -> Facts:
        """Return the person."""
        player = view.player
        return [
            (_("Pass"), player.ident),
            (self._rating_name, str(player.rating or "–")),
            (_("Born"), shown_day(player.born)),
            (_("Sex"), sex_words().get(player.sex, player.sex)),
            (_("Citizenship"), player.nation),
            (_("Title"), player.title or "–"),
            ("FIDE", str(player.fide_rating or "–")),
        ]

    def parts(self, view: PlayerView, hues: Ink) -> tuple[Part, ...]:
        """Return registrations, games, lists, and what his games bind him to."""
        return (
            registrations_table(view, hues),
            games_table(view, hues),
            lists_table(view, hues),
            Prose(
                "bonds", _("Class bond {number}").format(number=len(view.bonds)), _bonds(view, hues)
            ),
        )

    def places(self, tabs: Tabs, width: int, height: int) -> Places:
        """Return registrations above; games and lists share the rest where it is narrow."""
        registrations, games, lists, bonds = tabs
        if width >= 160:
            return [[registrations], [games], [lists], [bonds]]
        if height >= 32:
            return [[registrations], [games, lists], [bonds]]
        return [[registrations], [games, lists, bonds]]

    def open_row(self, table: str, row: str) -> None:
        """Open the club, match or list chosen."""
        app = app_of(self)
        if table == "registrations":
            app.go(app.routes.to_club(self.view.registrations[int(row)].club))
        elif table == "games":
            app.go(app.routes.to_match(self.view.games[int(row)].match))
        else:
            app.go(app.routes.to_team(row))

    def forms(self) -> Forms:
        """Return what is about the player himself."""
        player = self.view.player
        return {
            "register": partial(registration_form, player=player),
            "data": partial(form_of, operation=people.CHANGE, given={"ident": player.ident}),
            "join": partial(_joining_form, player=player),
            "left_home": partial(
                form_of, operation=status_operations.LEAVE_HOME, given={"ident": player.ident}
            ),
        }

    def action_paper(self, name: str) -> None:
        """Fill in a paper about some of his registrations; say so where there is none."""
        form, fits, missing = _papers(self.view)[name]
        if fits:
            self.fill(form)
        else:
            app_of(self).hint(missing)

    def action_why(self) -> None:
        """Explain the registration under the cursor; elsewhere the rating."""
        row = self.row("registrations") if self.front() == "registrations" else None
        club = self.view.registrations[int(row)].club if row else None
        self.explain(partial(_pages, ident=self.about, club=club))

    def action_rating(self) -> None:
        """Explain the rating."""
        self.explain(partial(_pages, ident=self.about, club=None))


def _joining_form(desk: Desk, player: Player) -> Form:
    """Return the joining of another record of the same person with this one, which stays."""
    others = [one for one in desk.season.players if one.ident != player.ident]
    near = [one for one in others if one.surname.casefold() == player.surname.casefold()]
    words = {"player": player.name, "ident": player.ident}
    shown = {"joined": near[0].ident if len(near) == 1 else ""}
    return form_of(desk, people.JOIN, {"kept": player.ident}, shown, **words)


def _pages(desk: Desk, ident: str, club: str | None) -> list[ExplanationView]:
    held = why_registered(desk, ident, club) if club is not None else ()
    return [*held, why_rating(desk, ident)]


def _papers(view: PlayerView) -> dict[str, tuple[MakesForm, bool, str]]:
    """Return by name what makes a paper, whether it can be, and what is said where it cannot."""
    rows, player = view.registrations, view.player
    known = tuple(row for row in rows if row.deregistered is None)
    held = any(row.held for row in rows)
    equal = any(row.held and row.equal for row in rows)
    left = len(known) < len(rows)
    nowhere = _("Registered with no club: r registers with one.")
    unsent = _("No club was left: there is no notice to pass on.")
    in_time = _("No club was left: there is no notice that could be late.")
    paid = _("No club was left: there are no arrears to settle.")
    unequal = _("No club with equal status: there is no equal status to withdraw.")

    def of(operation: Operation) -> MakesForm:
        return partial(form_of, operation=operation, given={"ident": player.ident})

    return {
        "deregister": (of(operations.DEREGISTER), held, nowhere),
        "pass_on": (of(operations.FORWARD), left, unsent),
        "deal": (of(operations.DEAL), left, in_time),
        "settle": (of(operations.SETTLE), left, paid),
        "equal": (of(status_operations.EQUAL), held, nowhere),
        "unequal": (of(status_operations.UNEQUAL), equal, unequal),
        "withdraw": (of(UNREGISTER), bool(known), nowhere),
    }


def _bonds(view: PlayerView, hues: Ink) -> Text:
    lines = [Text(f"▸ {words}", style=hues.text) for words in view.bonds]
    nothing = Text(_("The games bind to no other division."), style=hues.muted)
    return Text("\n").join(lines) if lines else nothing
