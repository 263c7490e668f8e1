"""A form that lies as a draft is gone once a command has decided what it was to decide."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from league.facts.matches import LOSS, WIN, Side
from league.services.captain_reports.desk_views import captain_sheet
from league.services.promotion.views import promotion_desk
from league.services.session import drafts, transactions
from league.services.session.desk import Desk
from league.services.session.drafts import FORM, DraftSubject, TypedForm
from league.services.session.opening import open_desk
from tests.stories.story_world import NAME
from tests.stories.test_appeal import do, played
from tests.worlds import captain_world
from tests.worlds.acting import OFFICIAL
from tests.worlds.captain_world import MATCH, at, open_lineups, tell
from tests.worlds.desk_world import run
from tests.worlds.draft_world import DEAD
from tui.dialogs.form_model import Form
from tui.dialogs.verdict_forms import exclude_form, match_form, points_form
from tui.pages.captains.forms import decision_form as report_form
from tui.pages.closing.forms import decision_form, numbers_form

__all__ = ["at"]
LAST = ("kl", 6, "G1", "H1")


def _leave(file: Path, *forms: Callable[[Desk], Form]) -> list[str]:
    """Leave drafts of forms as another program would; their titles."""
    desk = open_desk(file, OFFICIAL, NAME)
    titles = []
    for number, make in enumerate(forms):
        form = make(desk)
        typed = TypedForm(
            form.title, "x", "en", ("match", ""), "", {"why": "So."}, {}, form.protest, form.decides
        )
        thing = DraftSubject(desk.season.name, FORM, str(number))
        drafts.save_drafts({thing: (typed, False)}, OFFICIAL, DEAD)
        titles.append(form.title)
    transactions.close_file()
    return titles


def _left(file: Path) -> list[str]:
    found = [one.typed for one in drafts.all_drafts(open_desk(file, OFFICIAL, NAME))]
    transactions.close_file()
    return [one.title for one in found if isinstance(one, TypedForm)]


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "league.sqlite"
    transactions.open_file(path)
    transactions.import_season(played(), OFFICIAL, "")
    transactions.close_file()
    yield path
    transactions.close_file()


@pytest.mark.parametrize(
    ("at", "words"),
    [
        (0, ("ruling", "result", *map(str, LAST), "0:2", "--reason", "So.")),
        (1, ("ruling", "points", "G1", "--mp", "-3", "--reason", "So.")),
        (2, ("ruling", "exclude", "H1", "--reason", "So.")),
    ],
)
def test_what_a_command_rules_is_no_draft_any_more(
    file: Path, at: int, words: tuple[str, ...]
) -> None:
    titles = _leave(
        file,
        lambda desk: match_form(desk, LAST),
        lambda desk: points_form(desk, "G1"),
        lambda desk: exclude_form(desk, "H1"),
    )
    assert _left(file) == titles
    # What is ruled elsewhere leaves all of them alone.
    do(file, "ruling", "points", "I1", "--mp", "-1", "--reason", "So.")
    assert _left(file) == titles
    do(file, *words)
    assert _left(file) == [*titles[:at], *titles[at + 1 :]]
    # Taken back, nothing is decided: what was typed is offered again.
    do(file, "undo", "--why", "No.")
    assert _left(file) == titles


def test_numbers_of_promotion_and_the_rest_are_two_things(file: Path) -> None:
    titles = _leave(
        file,
        lambda desk: decision_form(desk, promotion_desk(desk)),
        lambda desk: numbers_form(desk, promotion_desk(desk), "kl"),
    )
    do(file, "promotion", "--from-above", "1", "--record", "--reason", "As usual.")
    assert _left(file) == titles[1:]
    do(file, "promotion", "--up", "kl=1", "--record", "--reason", "As usual.")
    assert _left(file) == []


def test_so_is_which_report_counts(tmp_path: Path, at: Callable[[str], None]) -> None:
    with captain_world.opened(tmp_path) as path:
        open_lineups()
        tell(Side.HOME, WIN, WIN)
        tell(Side.AWAY, LOSS, LOSS)
        titles = _leave(path, lambda desk: report_form(desk, captain_sheet(desk, MATCH)))
        assert titles == ["Decide what counts: A 1 – B 1"]
        assert _left(path) == titles
        at("2011-09-27 12:00")
        words = ("captains", "decide", *map(str, MATCH), "--as", "home", "--reason", "So.")
        done = run("--db", path, *words)
        assert done.exit_code == 0, done.stderr
        assert _left(path) == []
