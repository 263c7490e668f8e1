"""The sheet of a qualification tournament: results typed in, the ranking beside it."""

from collections.abc import Callable
from functools import partial

from textual.widget import Widget

from league.facts.matches import Score
from league.language import _
from league.services.qualification import explaining
from league.services.qualification.steps import enter_typed
from league.services.qualification.views import sheet, sheet_of
from league.services.session.desk import Desk
from league.views.findings import ExplanationView
from league.views.qualification import Game, GameKey, Place, Sheet
from tui.app_protocol import app_of
from tui.dialogs.conflict import leave_stored
from tui.kit.board_keys import RESULT_KEYS
from tui.kit.frame import TitleBar, fills, key, quiet, why_key
from tui.kit.grid import Grid
from tui.kit.parts import Facts, Part
from tui.kit.themes import Ink
from tui.pages.form_screen import Forms
from tui.pages.page import Page
from tui.pages.qualification import rows
from tui.pages.qualification.forms import (
    decision_form,
    lineup_form,
    players_form,
    prepare_form,
    squad_form,
)
from tui.textual_gaps import bind


class QualifierPage(Page[Sheet]):
    """Who meets whom, with colours and results; what is typed counts in the ranking at once.

    A round is stored when its last result is typed, and whatever was typed when the page is left.
    """

    NAME = "qualifier"
    ABOUT = "qualifier"
    CSS_PATH = "qualifier.tcss"

    def __init__(self, name: str) -> None:
        self.typed: dict[GameKey, Score | None] = {}
        """What was typed and is not stored yet."""
        tried = _("See what is found on a lineup; nothing stored")
        super().__init__(
            why_key(_("Pairing, place or list")),
            fills("h", "squad", _("hand in"), _("Hand in a team's list, or correct it")),
            fills("s", "players", _("players"), _("Who plays under which symbol")),
            fills("t", "lineup", _("try lineup"), tried),
            key("d", "decide", _("decide"), _("Who goes up where the ranking leaves it open")),
            fills("p", "prepare", _("prepare"), _("Change it before any result; it is drawn anew")),
            quiet("ctrl+s", "store", _("store"), _("Leaving the page stores too")),
            about=name,
        )

    def anew(self) -> "QualifierPage":
        """Return the same page, to be loaded in the language in use."""
        page = QualifierPage(self.about)
        page.typed = self.typed
        return page

    def load(self, desk: Desk) -> Sheet:
        """Return the tournament, with what was typed."""
        found = sheet(desk, self.about)
        return sheet_of(desk, found.papers, self.typed) if self.typed else found

    def where(self, view: Sheet) -> tuple[str, ...]:
        """Return the place."""
        return (_("Qualification"), view.tournament.name)

    def facts(self, view: Sheet) -> Facts:
        """Return what is missing, when it begins, and how it was drawn."""
        fact, lists = view.tournament, sum(one.listed is None for one in view.places)
        found = []
        if view.open_games:
            found.append((_("Results missing"), str(view.open_games)))
        if lists:
            found.append((_("Lists missing"), str(lists)))
        if view.view.left:
            names = ", ".join(view.name_of(team) for team, _words in view.view.left)
            found.append((_("Has left"), names))
        return (
            *found,
            (_("Begins"), rows.begins(fact)),
            (_("System"), rows.system(fact)),
            (_("Boards"), str(fact.boards)),
            (_("Seed"), str(fact.seed)),
        )

    def apart(self, width: int, height: int) -> bool:
        """Show sheet and ranking together where there is room beside or below."""
        return width >= 110 or height >= 32

    def parts(self, view: Sheet, hues: Ink) -> tuple[Part, ...]:
        """Return the sheet, the ranking, and what separates the teams."""
        return (
            rows.games_part(view, self.typed, hues),
            rows.places_part(view, hues),
            rows.counts_part(view, hues),
        )

    def widget(self, part: Part) -> Widget:
        """Return what shows a part; on the sheet results are typed."""
        made = super().widget(part)
        if part.name == "games":
            bind(
                made,
                key("1", "screen.enter('win')", "1:0", _("The first named has won")),
                key("r,=,½", "screen.enter('draw')", "½:½", _("Drawn"), shown_as="r ="),
                key("0", "screen.enter('loss')", "0:1", _("The second named has won")),
                key("n", "screen.enter('both_lost')", "0:0", _("Both have lost")),
                key("delete,backspace", "screen.enter('nothing')", _("clear"), shown_as="⌫"),
            )
        return made

    def forms(self) -> Forms:
        """Return what can be prepared, and filled in about the team in the ranking."""
        place, found = self._place(), Forms()
        if place is not None:
            found["squad"] = partial(squad_form, sheet=self.view, team=place.team)
            found["lineup"] = partial(lineup_form, sheet=self.view, team=place.team)
            if self.view.three:
                found["players"] = partial(players_form, sheet=self.view, team=place.team)
        if not self.view.papers.results and not self.typed:
            found["prepare"] = partial(prepare_form, before=self.view.tournament)
        return found

    def fits(self) -> dict[str, bool]:
        """Return whether all is there that one decides by."""
        return {"decide": not self.view.view.missing}

    def paint(self) -> None:
        """Show the view as it is now, and whether something waits to be stored."""
        super().paint()
        waiting = self.unsaved() is not None
        self.query_one(TitleBar).say(_("● not stored yet") if waiting else "")

    def _game(self) -> Game | None:
        at = self.row("games")
        return next((one for one in self.view.games if rows.row_key(one) == at), None)

    def _place(self) -> Place | None:
        at = self.row("places")
        return next((one for one in self.view.places if one.team == at), None)

    def action_enter(self, name: str) -> None:
        """Take a result and go on to the next game that waits for one."""
        game, desk = self._game(), app_of(self).desk
        if game is None or desk is None:
            return
        score, round_ = RESULT_KEYS[name], game.round
        self.typed[game.key] = score
        self.view = sheet_of(desk, self.view.papers, self.typed)
        if score is not None:
            self._go_on(game)
        self.paint()
        if all(one.score is not None for one in self.view.games if one.round == round_):
            app_of(self).work(self.keep())

    def _go_on(self, game: Game) -> None:
        games = self.view.games
        after = games[[one.key for one in games].index(game.key) + 1 :]
        waiting = [one for one in after if one.score is None]
        if following := [*waiting, *after][:1]:
            self.query_one("#games", Grid).select(rows.row_key(following[0]))

    def unsaved(self) -> Callable[[Desk], Desk] | None:
        """Return what stores the results typed here."""
        known = {game.key: game.score for game in self._stored().games} if self.typed else {}
        typed = {at: score for at, score in self.typed.items() if known.get(at) != score}
        name = self.about
        return (lambda desk: enter_typed(desk, name, typed)) if typed else None

    def _stored(self) -> Sheet:
        desk = app_of(self).desk
        assert desk is not None
        return sheet_of(desk, self.view.papers, {})

    async def keep(self) -> None:
        """Store the results typed here. Raises LeagueError, and then nothing is lost."""
        typed, store = dict(self.typed), self.unsaved()
        if store is not None:
            await app_of(self).change(store)
        # What was typed meanwhile waits for the next time.
        self.typed = {at: one for at, one in self.typed.items() if (at, one) not in typed.items()}
        if store is not None and self.is_attached:
            await self.reload()

    def action_store(self) -> None:
        """Store now."""
        app_of(self).work(self.keep())

    def action_back(self) -> None:
        """Store and go back."""
        app_of(self).go(leave_stored(self, self.keep, self._give_up))

    def _give_up(self) -> None:
        self.typed.clear()

    def open_row(self, table: str, row: str) -> None:
        """Open the team of a place; a game is explained."""
        if table == "places":
            app_of(self).go(app_of(self).routes.to_team(row))
        else:
            self.action_why()

    def action_why(self) -> None:
        """Explain what is under the cursor."""
        game, place = self._game(), self._place()
        if self.front() == "games" and game is not None:
            self.explain(lambda desk: explaining.explain_game(desk, self.view, game))
        elif place is not None:
            self.explain(partial(self._about_place, place))

    def _about_place(self, place: Place, desk: Desk) -> list[ExplanationView]:
        return [
            *explaining.explain_place(desk, self.view, place.team),
            *explaining.explain_list(desk, self.view, place),
        ]

    def action_decide(self) -> None:
        """Decide who goes up."""
        if (desk := app_of(self).desk) is not None:
            app_of(self).hint(explaining.going_up_words(self.view))
            self.fill_in(decision_form(desk, self.view))
