"""A player: person, registrations, lists, games, and where his games will bind him."""

from functools import partial

from rich.text import Text

from league.clock import today
from league.language import _
from league.services.registry.player_views import player_view
from league.services.registry.player_why import why_rating, why_registered
from league.services.session.desk import Desk
from league.services.words.codes import sex_words
from league.views import ExplanationView
from league.views.players import PlayerView, RegistrationRow
from tui.dialogs import papers
from tui.dialogs.typed_fields import shown_day
from tui.kit.panes import Places
from tui.kit.parts import Facts, Part, Prose
from tui.kit.themes import Ink
from tui.office import office
from tui.pages.page import Page, Tabs
from tui.pages.people import leaving
from tui.pages.people.rows import games_table, lists_table, player_keys, registrations_table


class PlayerScreen(Page[PlayerView]):
    """Registrations above; games and lists below."""

    NAME = "player"
    CSS_PATH = "player.tcss"
    APART = False

    def __init__(self, ident: str) -> None:
        self._rating_name = ""
        super().__init__(*player_keys(), about=ident)

    def load(self, desk: Desk) -> PlayerView:
        """Return the player as of today. Raises NotFoundError, StorageError."""
        self._rating_name = desk.book.rating_name
        return player_view(desk, self.about, today())

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
                "bonds",
                _("Class bond {number}").format(number=len(view.bonds)),
                _bonds(view, hues),
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
        app = office(self)
        if table == "registrations":
            app.go(app.routes.to_club(self.view.registrations[int(row)].club))
        elif table == "games":
            app.go(app.routes.to_match(self.view.games[int(row)].match))
        else:
            app.go(app.routes.to_team(row))

    def _held(self) -> tuple[RegistrationRow, ...]:
        rows = self.view.registrations
        return tuple(row for row in rows if row.deregistered is None and row.state != "waiting")

    def _left(self) -> tuple[RegistrationRow, ...]:
        return tuple(row for row in self.view.registrations if row.deregistered is not None)

    def action_register(self) -> None:
        """Register him with a club."""
        self.fill(partial(papers.registration_form, player=self.view.player))

    def action_deregister(self) -> None:
        """He leaves a club."""
        self._of_held(leaving.deregistration_form, self._held(), _missing())

    def action_pass_on(self) -> None:
        """A club he left passed his notice on."""
        missing = _("No club was left: there is no notice to pass on.")
        self._of_held(leaving.forwarding_form, self._left(), missing)

    def action_deal(self) -> None:
        """A late or missing notice of a club he left is dealt with."""
        missing = _("No club was left: there is no notice that could be late.")
        self._of_held(leaving.dealt_form, self._left(), missing)

    def action_settle(self) -> None:
        """His arrears are paid."""
        missing = _("No club was left: there are no arrears to settle.")
        self._of_held(leaving.settlement_form, self._left(), missing)

    def action_equal(self) -> None:
        """Grant equal status."""
        self._of_held(papers.equal_form, self._held(), _missing())

    def action_unequal(self) -> None:
        """Withdraw equal status."""
        equal = tuple(row for row in self._held() if row.equal)
        missing = _("No club with equal status: there is no equal status to withdraw.")
        self._of_held(papers.unequal_form, equal, missing)

    def action_withdraw(self) -> None:
        """Take back a registration that should not have been."""
        current = tuple(row for row in self.view.registrations if row.deregistered is None)
        self._of_held(leaving.withdrawal_form, current, _missing())

    def action_left_home(self) -> None:
        """As a guest he left his home federation."""
        self.fill(partial(papers.left_home_form, player=self.view.player))

    def _of_held(
        self, form: papers.OfHeld, rows: tuple[RegistrationRow, ...], missing: str
    ) -> None:
        if rows:
            self.fill(lambda desk: form(desk, self.view.player, rows))
        else:
            office(self).hint(missing)

    def action_why(self) -> None:
        """Explain the registration under the cursor; elsewhere the rating."""
        row = self.row("registrations") if self.front() == "registrations" else None
        club = self.view.registrations[int(row)].club if row else None
        self.explain(partial(_pages, ident=self.about, club=club))

    def action_rating(self) -> None:
        """Explain the rating."""
        self.explain(partial(_pages, ident=self.about, club=None))


def _pages(desk: Desk, ident: str, club: str | None) -> list[ExplanationView]:
    held = why_registered(desk, ident, club) if club is not None else ()
    return [*held, why_rating(desk, ident)]


def _missing() -> str:
    return _("Registered with no club: r registers with one.")


def _bonds(view: PlayerView, hues: Ink) -> Text:
    lines = [Text(f"▸ {words}", style=hues.text) for words in view.bonds]
    nothing = Text(_("The games bind to no other division."), style=hues.muted)
    return Text("\n").join(lines) if lines else nothing
