from datetime import date
from pathlib import Path
from signal import SIGTERM

import pytest

from league.facts.actors import official
from league.services.lists.handed_in import submit_list
from league.services.session import drafts, transactions
from tests.worlds.tui_season import opened, press, season_file, sees, settled
from tui.app import SpielleiterApp
from tui.dialogs.conflict import ConflictDialog
from tui.dialogs.explain import ExplainDialog
from tui.dialogs.form import FormDialog
from tui.dialogs.picker import PickerDialog
from tui.kit.grid import Grid
from tui.pages.clubs.page import ClubScreen
from tui.pages.lists.list_draft import ListDraft, Steps, place_for
from tui.pages.lists.page import KaderScreen
from tui.palette.commands import own_keys

TEAM, CLUB = "LANDESLIGA01", "601"

pytestmark = pytest.mark.usefixtures("quick")


def _kader(app: SpielleiterApp) -> KaderScreen:
    assert isinstance(app.screen, KaderScreen)
    return app.screen


def _kept(app: SpielleiterApp) -> list[str]:
    assert app.desk is not None
    return [one.thing.key for one in drafts.all_drafts(app.desk)]


def _stored(team: str = TEAM) -> tuple[str, ...]:
    entries = [one for one in transactions.load()[0].squads if one.team == team]
    return tuple(one.ident for one in sorted(entries, key=lambda one: one.place))


def _postmark(team: str = TEAM) -> date | None:
    """The day on the list that is stored: a line of the form may end before its year."""
    return next(one.list_submitted for one in transactions.load()[0].teams if one.id == team)


async def test_a_list_is_moved_judged_undone_and_handed_in_by_keys(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        app.go(app.routes.to_club(CLUB))
        await settled(app, pilot)
        before = _stored()
        await press(app, pilot, "e", "down", "down", "down")
        screen = _kader(app)
        # from place 4 to place 10, behind a player who is weaker by 285 points; 100 are allowed
        await press(app, pilot, *["shift+down"] * 6)
        assert screen.steps.draft.idents == (*before[:3], *before[4:10], before[3], *before[10:])
        assert screen.query_one("#kader", Grid).current == before[3]
        assert [(one.rule, one.player) for one in screen.view.findings] == [("4.4.a.1", before[3])]
        await sees(app, pilot, "too far back")
        await sees(app, pilot, "● not handed in")
        await press(app, pilot, "question_mark")
        assert isinstance(app.screen, ExplainDialog)
        await sees(app, pilot, "TUWO § 4.4.a.1")
        await press(app, pilot, "escape", *["ctrl+z"] * 5)
        assert screen.steps.draft.idents[4] == before[3]
        assert screen.view.findings == ()
        assert _stored() == before
        await press(app, pilot, "f2")
        assert isinstance(app.screen, FormDialog)
        await press(app, pilot, *"5.9.2011")
        await sees(app, pilot, "with 15 players, postmarked 5 Sep")
        await press(app, pilot, "f2")
        assert _stored() == (*before[:3], before[4], before[3], *before[5:])
        assert _postmark() == date(2011, 9, 5)
        assert not screen.steps.changed
        await press(app, pilot, "escape")
        assert isinstance(app.screen, ClubScreen)
        assert [line.ident for line in app.screen.view.club.teams[0].lines] == list(_stored())


async def test_players_are_added_by_search_and_removed(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        app.go(app.routes.to_kader(TEAM))
        await settled(app, pilot)
        screen, before = _kader(app), _stored()
        await press(app, pilot, "x")
        assert screen.steps.draft.idents == before[1:]
        assert screen.query_one("#kader", Grid).current == before[1]
        await press(app, pilot, "a")
        assert isinstance(app.screen, PickerDialog)
        await press(app, pilot, *before[0], "enter")
        # the strongest player stands first again
        assert screen.steps.draft.idents == before
        assert not screen.steps.changed
        await press(app, pilot, "ctrl+z", "ctrl+z", "ctrl+y", "y")
        assert screen.steps.draft.idents == before[1:]
        assert screen.steps.draft.youth == {before[1]}


async def test_a_list_begun_is_kept_when_one_leaves_until_it_is_handed_in(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        app.go(app.routes.to_kader(TEAM))
        await settled(app, pilot)
        before = _stored()
        await press(app, pilot, "shift+down")
        turned = (before[1], before[0], *before[2:])
        await press(app, pilot, "escape")
        await settled(app, pilot)
        assert not isinstance(app.screen, KaderScreen)
        assert _stored() == before
        app.go(app.routes.to_kader(TEAM))
        await settled(app, pilot)
        assert _kader(app).steps.draft.idents == turned
        await sees(app, pilot, "● not handed in")
        # one step back is the list as it was handed in: nothing is left to keep
        await press(app, pilot, "ctrl+z", "escape")
        await settled(app, pilot)
        assert _kept(app) == []
        app.go(app.routes.to_kader(TEAM))
        await settled(app, pilot)
        assert _kader(app).steps.draft.idents == before


async def test_a_list_begun_is_kept_at_the_end_and_gone_when_handed_in(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        app.go(app.routes.to_kader(TEAM))
        await settled(app, pilot)
        before = _stored()
        await press(app, pilot, "shift+down")
        app.hang_up(SIGTERM)
    async with opened(path) as (app, pilot):
        app.go(app.routes.to_kader(TEAM))
        await settled(app, pilot)
        assert _kader(app).steps.draft.idents == (before[1], before[0], *before[2:])
        await press(app, pilot, "f2", *"5.9.2011", "f2")
        await settled(app, pilot)
        assert _stored() == (before[1], before[0], *before[2:])
        assert _kept(app) == []


async def test_a_late_nomination_shows_place_day_and_findings_before_it_is_stored(
    tmp_path: Path,
) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        app.go(app.routes.to_kader(TEAM))
        await settled(app, pilot)
        screen, before = _kader(app), _stored()
        await press(app, pilot, "n", *"neurainer", "enter")
        assert isinstance(app.screen, FormDialog)
        await press(app, pilot, "tab", *"4.11.2011", "tab", *"6.11.2011")
        # three days after the clubs were told; 2179 stands before 2145
        await sees(app, pilot, "takes place 6 and is eligible from 9 Nov 2011")
        await sees(app, pilot, "TUWO § 4.4.d.5")
        await press(app, pilot, "f2")
        # he was a member in time: only with a reason
        assert isinstance(app.screen, FormDialog)
        assert _stored() == before
        await press(app, pilot, *"vorstand", "f2")
        assert _kader(app) is screen
        assert len(_stored()) == len(before) + 1
        assert screen.steps.draft.idents == _stored()
        assert screen.view.lines[5].remark == "nominated on 6 Nov 2011"


async def test_a_u18_is_appended_to_the_end(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        app.go(app.routes.to_club(CLUB))
        await settled(app, pilot)
        before = _stored()
        # 1862 would stand before weaker players: not at the end
        await press(app, pilot, "n", *"zieglnagl", "enter", "right", "tab", *"4.11.2011")
        await sees(app, pilot, "only a domestic U18")
        await press(app, pilot, "escape")
        # Pachlechner Ulrich, 1206, weaker than the last
        await press(app, pilot, "n", *"pachlech", "enter", "right", "tab", *"4.11.2011")
        await sees(app, pilot, "takes place 16")
        await press(app, pilot, "f2")
        assert _stored()[:-1] == before


async def test_a_list_that_is_being_changed_is_handed_in_before_a_nomination(
    tmp_path: Path,
) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        app.go(app.routes.to_kader(TEAM))
        await settled(app, pilot)
        screen = app.screen
        await press(app, pilot, "shift+down", "n")
        assert app.screen is screen
        said = [one.message for one in app._notifications]
        assert said == ["Hand the list in first, or undo: F2, Ctrl+Z."]


@pytest.mark.parametrize(
    ("size", "theme"),
    [((200, 60), "board-night")],  # tests/snapshots has the smaller ones
)
async def test_the_editor_stands_in_every_size_and_theme(
    tmp_path: Path, size: tuple[int, int], theme: str
) -> None:
    async with opened(season_file(tmp_path), size) as (app, pilot):
        app.theme = theme
        app.go(app.routes.to_kader(TEAM))
        await settled(app, pilot)
        screen = _kader(app)
        await sees(app, pilot, screen.view.lines[0].name)
        await sees(app, pilot, "Findings 0")
        # no column hides beyond the edge
        assert screen.query_one("#kader", Grid).max_scroll_x == 0


def test_a_draft_keeps_its_players_whatever_is_moved() -> None:
    draft = ListDraft(("1", "2", "3", "4"), frozenset("2"))
    assert draft.moved("2", 5).idents == ("1", "3", "4", "2")
    assert draft.moved("1", -1) == draft
    assert draft.removed("2") == ListDraft(("1", "3", "4"))
    assert draft.added("9", 1).idents == ("1", "9", "2", "3", "4")
    assert draft.by_rating({"1": 5, "2": 9, "3": 5, "4": 7}.__getitem__).idents == (
        "2",
        "4",
        "1",
        "3",
    )
    assert place_for([2000, 1900, 1800], 1900) == 2


def test_a_new_step_after_an_undo_forgets_what_was_undone() -> None:
    start = ListDraft(("1", "2", "3"))
    steps = Steps(start)
    assert steps.do(start.moved("1", 1))
    assert not steps.do(steps.draft)
    assert steps.turn(-1)
    assert not steps.turn(-1)
    assert steps.do(start.removed("3"))
    assert not steps.turn(1)
    assert steps.draft.idents == ("1", "2")
    assert steps.changed


async def test_every_key_of_the_list_is_told_in_words(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        app.go(app.routes.to_kader(TEAM))
        await settled(app, pilot)
        told = {shown: label for shown, label, _tip in own_keys(app)}
        assert (told["⏎"], told["F3"]) == ("why?", "add all")
        assert all(any(map(str.isalpha, label)) for label in told.values())


@pytest.mark.parametrize("mine", [True, False], ids=["mine", "theirs"])
async def test_a_list_that_somebody_else_handed_in_meanwhile_is_not_written_over_unasked(
    tmp_path: Path, *, mine: bool
) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        app.go(app.routes.to_club(CLUB))
        await settled(app, pilot)
        before = _stored()
        await press(app, pilot, "e", "shift+down")
        here = _kader(app).steps.draft.idents
        assert here == (before[1], before[0], *before[2:])
        theirs = (*before[:-2], before[-1], before[-2])
        submit_list(None, TEAM, theirs, date(2011, 9, 5), actor=official("Other"))
        await press(app, pilot, "f2")
        assert isinstance(app.screen, FormDialog)
        await press(app, pilot, *"5.9.2011")
        await sees(app, pilot, "handed in another list")
        await press(app, pilot, "f2")
        assert _stored() == theirs
        await press(app, pilot, "escape")
        await settled(app, pilot)
        assert isinstance(app.screen, ConflictDialog)
        await press(app, pilot, "m" if mine else "t")
        await settled(app, pilot)
        assert _kader(app).steps.draft.idents == (here if mine else theirs)
        if mine:
            await press(app, pilot, "f2", *"5.9.2011")
            await sees(app, pilot, "with 15 players, postmarked 5 Sep")
            await press(app, pilot, "f2")
        await settled(app, pilot)
        assert _stored() == (here if mine else theirs)
        assert _postmark() == date(2011, 9, 5)
        assert not _kader(app).steps.changed
