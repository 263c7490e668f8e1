"""Every screen and dialog, and the keys that lead there from the season; a line for each."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any

from league.facts.matches import LOSS, WIN
from league.facts.seasons import key_text
from league.services.consequences.overwriting import consequences
from league.services.session.draft_words import DraftLine
from league.services.session.drafts import Draft, match_subject
from league.services.session.stored import draft_of
from league.storage.drafts import DraftRow
from league.views.imports import Listed, Look, Mark, ProofState, Verdict
from league.views.journal import Undoing, UndoLine
from tests.snapshots.captains import COMING as COMING_MATCH
from tests.snapshots.captains import TOLD
from tests.snapshots.competitions import (
    COMING,
    CUP,
    EVEN,
    FOUR,
    PLAYED_EVENT,
    RAPID,
    SMALL,
    THREE,
    YOUTH,
)
from tests.snapshots.games import DISPUTED, PROTEST
from tests.snapshots.worlds import COMPETITIONS, DEMO, NOTHING, PUBLIC, World
from tests.worlds.tournament_world import BARRED, OPEN, TEAMS
from tests.worlds.tui_season import PLAYED
from tui.app import SpielleiterApp
from tui.dialogs.accept import AcceptDialog
from tui.dialogs.conflict import ConflictDialog, LossDialog
from tui.dialogs.consequences import ConsequencesDialog
from tui.dialogs.draft import DraftDialog
from tui.dialogs.undo import UndoDialog
from tui.opening.loading import LoadingScreen
from tui.pages.drafts.page import DraftsPage
from tui.pages.page import open_page
from tui.places import places
from tui.routes import thing_page

Way = Callable[[SpielleiterApp], Coroutine[Any, Any, None]]


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture to take."""

    name: str
    keys: str = ""
    """Keys from the season's screen, blanks between; ``'abc`` types the letters."""
    way: Way | None = None
    """Gone first, where keys would be many."""
    world: World = PUBLIC
    asks: bool = False
    """Whether something waits for the dialog's answer, and so does not come to its end."""

    def pressed(self) -> list[str]:
        """Return the keys one by one."""
        words = self.keys.split()
        return [one for word in words for one in (word[1:] if word.startswith("'") else [word])]


def thing(name: str, argument: str) -> Way:
    """Return the way to a page about one thing."""

    async def way(app: SpielleiterApp) -> None:
        await open_page(app, thing_page(name, argument))

    return way


async def _match(app: SpielleiterApp) -> None:
    await app.routes.to_match(PLAYED)


async def _consequences(app: SpielleiterApp) -> None:
    assert app.desk is not None
    draft = draft_of(app.desk, PLAYED)
    turned = replace(draft, results=(WIN, LOSS, *draft.results[2:]))
    app.push_screen(ConsequencesDialog(consequences(app.desk, PLAYED, turned)))


async def _papers(app: SpielleiterApp) -> None:
    await _match(app)
    app.folder = "/home/official/papers"


async def _kader(app: SpielleiterApp) -> None:
    await app.routes.to_kader("LANDESLIGA01")


async def _club(app: SpielleiterApp) -> None:
    await app.routes.to_club("601")


async def _club_demo(app: SpielleiterApp) -> None:
    await app.routes.to_club("903")


async def _player(app: SpielleiterApp) -> None:
    await app.routes.to_player("100001")


async def _rule(app: SpielleiterApp) -> None:
    await app.routes.to_rules("4.4.a.2")


async def _undo(app: SpielleiterApp) -> None:
    at = datetime(2012, 2, 20, 12, tzinfo=UTC)
    lines = (UndoLine("Brett 3", "1:0", "½:½"), UndoLine("Brett 4", "", "0:1"))
    what = "landesliga · 1 · SV Turm Erzberg – Schachklub Föhrenwald"
    app.push_screen(UndoDialog(Undoing(7, what, "Official", at, lines, (8,))))


async def _accept(app: SpielleiterApp) -> None:
    fee, at = "2011/12|match|landesliga|1|fee|7.2.c", "2012-02-20T12:00:00+00:00"
    posting = Listed(Mark.ALTERED, "posting", "1", "Anna Berger", at, 4300, "1a", fee, "", 3600, 7)
    ruling = Listed(Mark.ADDED, "ruling", "2", "Bert Maier", at, None, "2b", "4.4.a.1")
    there = Listed(Mark.LACKING, "notice", "2012/1", "Anna Berger", at, 3600, "3c", must=False)
    verdict = Verdict(ProofState.EDITED, None)
    app.push_screen(AcceptDialog(Look(verdict, (posting, ruling, there), {}, None)))


async def _conflict(app: SpielleiterApp) -> None:
    app.push_screen(ConflictDialog("Landesliga 1: SV Turm Erzberg – Schachklub Föhrenwald."))


async def _loss(app: SpielleiterApp) -> None:
    app.push_screen(LossDialog("/home/official/seasons/season.sqlite: readonly database"))


async def _drafts(app: SpielleiterApp) -> None:
    await open_page(app, DraftsPage())


async def _draft(app: SpielleiterApp) -> None:
    at = datetime(2011, 10, 12, 18, 3, tzinfo=UTC)
    row = DraftRow(1, "2011/12", "match", "", "{}", at.isoformat(), "Anna Muster", "", typing=False)
    thing = match_subject("2011/12", PLAYED)
    draft = Draft(row, thing, None, at, being_typed=False)
    match = "Landesliga 1: SV Turm Erzberg – Schachklub Föhrenwald"
    app.push_screen(DraftDialog(DraftLine(draft, match, "1:0, ½:½, –, –, –, –, –, –", "")))


async def _complaint(app: SpielleiterApp) -> None:
    app.complain("/home/official/seasons/season.sqlite: readonly database")


async def _loading(app: SpielleiterApp) -> None:
    await app.push_screen(LoadingScreen(app.path))


async def _failed(app: SpielleiterApp) -> None:
    await _loading(app)
    assert isinstance(app.screen, LoadingScreen)
    app.screen.fail("/home/official/seasons/season.sqlite: readonly database")


def _competing(name: str, keys: str = "", way: Way | None = None) -> Shot:
    return Shot(name, keys, way, COMPETITIONS)


_COMPETITIONS = (
    _competing("cups", "g u"),
    _competing("cup", way=thing("cup", CUP)),
    _competing("cup-ties", "2", thing("cup", CUP)),
    _competing("cup-explain", "2 down down question_mark", thing("cup", CUP)),
    _competing("cup-lot", "2 down l", thing("cup", CUP)),
    _competing("cup-next", "n", thing("cup", SMALL)),
    _competing("cup-undrawn", way=thing("cup", COMING)),
    _competing("cup-draw", "d", thing("cup", COMING)),
    _competing("qualifiers", "g q"),
    _competing("qualifier-prepare", "g q p"),
    _competing("qualifier", way=thing("qualifier", THREE)),
    _competing("qualifier-typed", "end 1", thing("qualifier", THREE)),
    _competing("qualifier-ranking", "2", thing("qualifier", THREE)),
    _competing("qualifier-counts", "3", thing("qualifier", THREE)),
    _competing("qualifier-game", "question_mark", thing("qualifier", THREE)),
    _competing("qualifier-place", "2 question_mark", thing("qualifier", THREE)),
    _competing("qualifier-list", "2 h", thing("qualifier", THREE)),
    _competing("qualifier-lineup", "2 t", thing("qualifier", THREE)),
    _competing("qualifier-equal", "2", thing("qualifier", EVEN)),
    _competing("qualifier-decide", "2 d", thing("qualifier", EVEN)),
    _competing("qualifier-four", way=thing("qualifier", FOUR)),
    _competing("events", "g e"),
    _competing("event-new", "g e n"),
    _competing("event-draft", way=thing("event", RAPID)),
    _competing("event-fill", "f", thing("event", RAPID)),
    _competing("event-issue", "i", thing("event", RAPID)),
    _competing("event", way=thing("event", YOUTH)),
    _competing("event-entries", "2", thing("event", YOUTH)),
    _competing("event-why", "2 question_mark", thing("event", YOUTH)),
    _competing("event-enter", "e", thing("event", YOUTH)),
    _competing("event-withdraw", "2 w", thing("event", YOUTH)),
    _competing("event-qualify", "u", thing("event", YOUTH)),
    _competing("event-rank", "r", thing("event", YOUTH)),
    _competing("event-ranking", "3", thing("event", PLAYED_EVENT)),
)
_TOURNAMENTS = (
    _competing("tournaments", "g i"),
    _competing("tournament-new", "g i n"),
    _competing("tournament", way=thing("tournament", OPEN)),
    _competing("tournament-pair", "question_mark", thing("tournament", OPEN)),
    _competing("tournament-entries", "3 1", thing("tournament", OPEN)),
    _competing("tournament-table", "3", thing("tournament", OPEN)),
    _competing("tournament-why", "3 question_mark", thing("tournament", OPEN)),
    _competing("tournament-rules", "5 k", thing("tournament", OPEN)),
    _competing("tournament-teams", way=thing("tournament", TEAMS)),
    _competing("tournament-refused", "p", thing("tournament", BARRED)),
    _competing("tournament-typed", "1 =", thing("tournament", OPEN)),
    _competing("tournament-preview", "1 1 1 p", thing("tournament", OPEN)),
)
_CAPTAINS = (
    _competing("captains-day", "g t"),
    _competing("captains-day-before", "g t left_square_bracket"),
    _competing("captains-match", way=thing("reports", key_text(TOLD))),
    _competing("captains-decide", "d", thing("reports", key_text(TOLD))),
    _competing("captains-lineup", "h", thing("reports", key_text(COMING_MATCH))),
    _competing("accounts-all", "g w"),
    _competing("accounts-new", "g w n"),
    _competing("accounts-role", "g w r"),
    _competing("messages", "g x down"),
)
_GAMES = (
    _competing("game", "d", thing("game", f"{key_text(DISPUTED)}/1")),
    _competing("dispute", way=thing("dispute", str(PROTEST))),
    _competing("laws", "b c"),
)

SCREENS: tuple[Shot, ...] = (
    Shot("season"),
    Shot("season-work", "2"),
    Shot("season-clubs", "3"),
    Shot("season-complaint", way=_complaint),
    Shot("season-demo", world=DEMO),
    Shot("menu", "g"),
    Shot("search", "ctrl+f 'erz"),
    Shot("search-nothing", "ctrl+f 'xyz"),
    Shot("palette", "ctrl+p"),
    Shot("help-season", "f1"),
    Shot("division-table", "enter"),
    Shot("division-rounds", "enter 2"),
    Shot("division-cross", "enter 3"),
    Shot("division-progress", "enter 4"),
    Shot("division-scorers", "enter 5"),
    Shot("division-boards", "enter 6"),
    Shot("division-demo", "enter", world=DEMO),
    Shot("explain-row", "enter question_mark"),
    Shot("exclude", "enter x"),
    Shot("match", way=_match),
    Shot("match-typed", "home e n", way=_match),
    Shot("match-findings", "tab", way=_match),
    Shot("match-new", "enter 2 enter"),
    Shot("help-match", "f1", way=_match),
    Shot("explain-finding", "tab question_mark", way=_match),
    Shot("ruling", "tab w", way=_match),
    Shot("picker", "left e enter", way=_match),
    Shot("picker-nobody", "left e enter 'xyz", way=_match),
    Shot("reports", "f2", way=_match),
    Shot("discard", "home e n ctrl+r", way=_match),
    Shot("consequences", way=_consequences),
    Shot("conflict", way=_conflict),
    Shot("loss", way=_loss),
    Shot("papers", "f12", way=_papers),
    Shot("papers-found", "f12 'landesliga", way=_papers),
    Shot("paper-file", "f12 enter", way=_papers),
    Shot("paper-all", "f12 up enter", way=_papers),
    Shot("paper-refused", "f12 enter enter", way=_papers),
    Shot("evening", "e"),
    Shot("evening-day", "e f8", world=DEMO),
    Shot("rounds", "e f9"),
    Shot("drafts", way=_drafts),
    Shot("draft", way=_draft),
    Shot("kader", way=_kader),
    Shot("kader-changed", "shift+down", way=_kader),
    Shot("kader-leaving", "shift+down escape", way=_kader),
    Shot("kader-add", "a", way=_kader),
    Shot("hand-in", "f2", way=_kader),
    Shot("club", way=_club),
    Shot("club-findings", "3", way=_club),
    Shot("club-fees", "4", way=_club),
    Shot("club-papers", "5", way=_club),
    Shot("club-demo", way=_club_demo, world=DEMO),
    Shot("contacts", way=thing("contacts", "601")),
    Shot("contacts-reach", "a", thing("contacts", "601")),
    Shot("contacts-team", "n", thing("contacts", "601")),
    Shot("federation-official", "g f o"),
    Shot("match-data", "ctrl+o", way=_match),
    Shot("person-data", "c", way=_player),
    Shot("person-join", "j", way=_player),
    Shot("players", "p"),
    Shot("players-found", "p 'hofhuber"),
    Shot("player", way=_player),
    Shot("player-games", "2", way=_player),
    Shot("player-lists", "3", way=_player),
    Shot("form-registration", "r", way=_player),
    Shot("rules", "b"),
    Shot("rules-paragraph", way=_rule),
    Shot("journal-step", "j enter", world=DEMO),
    Shot("undo", way=_undo),
    Shot("undo-hint", "ctrl+z", world=DEMO),
    Shot("tour", "f9", asks=True),
    Shot("tour-on", "f9 enter", asks=True),
    Shot("day", "b d"),
    Shot("thing-account", way=thing("account", "601")),
    Shot("thing-account-demo", way=thing("account", "903"), world=DEMO),
    Shot("thing-draw", way=thing("draw", "landesliga")),
    Shot("thing-rule", way=thing("rule", "4.4.a.2")),
    Shot("thing-reports", way=thing("reports", "landesliga/1/LANDESLIGA01/LANDESLIGA12")),
    Shot("thing-match", way=thing("match", "landesliga/1/SV Turm Erzberg")),
    *_COMPETITIONS,
    *_TOURNAMENTS,
    *_CAPTAINS,
    *_GAMES,
    Shot("welcome", world=NOTHING),
    Shot("import", "i", world=NOTHING),
    Shot("import-accept", way=_accept, world=NOTHING),
    Shot("new-season", "n", world=NOTHING),
    Shot("loading", way=_loading, world=NOTHING),
    Shot("loading-failed", way=_failed, world=NOTHING),
)

UNSEEN: dict[str, str] = {
    "Page": "what pages have in common; each of them has its own picture",
    "FormScreen": "what pages with forms have in common; each of them has its own picture",
    "Dialog": "what dialogs have in common; each of them has its own picture",
    "EitherDialog": "what two questions have in common; both have their own pictures",
    "AtMatch": "what screens about a match have in common; each of them has its own picture",
    "SteppingPage": "what a game and a dispute have in common; both have their own pictures",
    "LedgerPage": "what accounts and an account have in common; both have their own pictures",
}
"""Screens without a picture, and why."""


def shots(world: World) -> list[Shot]:
    """Return the pictures of a world; every place of the menu has one by itself."""
    named = [shot for shot in SCREENS if shot.world == world]
    if world in (NOTHING, COMPETITIONS):
        return named
    end = "" if world == PUBLIC else f"-{world.name}"
    return named + [
        Shot(f"place-{place.name}{end}", f"g {place.letter}", world=world) for place in places()
    ]
