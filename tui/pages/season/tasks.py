"""The work list on the season's page: its rows, and where each of them leads."""

from collections.abc import Coroutine, Mapping
from functools import partial
from typing import Any

from rich.text import Text

from league.language import _
from league.services.home.season_tasks import CLOCK, DRAFT
from league.views.divisions import TaskRow
from league.views.tasks import TASKS, Spot
from tui.app_protocol import Routes
from tui.kit.alt_text import AltText
from tui.kit.described import on_screen
from tui.kit.lazy import Lazy
from tui.kit.parts import Columns, Table
from tui.kit.themes import Ink

_PLACES = {CLOCK: "journal", "promotion": "seasons"}
"""Where a kind of task leads that is about no single thing."""


def task_list(tasks: Mapping[str, TaskRow], title: str, empty: str, hues: Ink) -> Table:
    """Return the work list; ``tasks`` by what tells its rows apart."""
    cells = {"sign": partial(_sign, hues)}
    columns = on_screen(TASKS, hues, cells, list(tasks.values()))
    rows = [(key, Lazy(partial(_cells, columns, task))) for key, task in tasks.items()]
    shown, opens = [col for col, _cell in columns], _("go in")
    return Table("tasks", title, shown, rows, empty=empty, opens=opens)


def _cells(columns: Columns[TaskRow], task: TaskRow) -> list[Text]:
    return [cell(task) for _col, cell in columns]


def _sign(hues: Ink, task: TaskRow) -> Text:
    """Return the sign of its kind; to be read, the kind stands in words beside it."""
    sign, style = {
        "finding": ("▲", hues.warn),
        "missing": ("◷", hues.bad),
        "list": ("≡", hues.accent),
        "protest": ("§", hues.bad),
        "transfer": ("⇄", hues.accent),
        "duty": ("✉", hues.accent),
        "ban": ("⊘", hues.bad),
        "event": ("♔", hues.accent),
        "draw": ("○", hues.warn),
        "account": ("€", hues.accent),
        DRAFT: ("✎", hues.warn),
        CLOCK: ("!", hues.bad),
    }.get(task.kind, ("·", hues.muted))
    return AltText(Text(sign, style=style), "")


def spot_of(task: TaskRow | None) -> Spot:
    """Return where a task stands among the findings; nowhere if it is about none."""
    if task is None or not task.key:
        return Spot()
    return Spot(task.match, None if task.match else task.team, task.key)


def way_to(routes: Routes, task: TaskRow) -> Coroutine[Any, Any, object]:
    """Return the way to what a task is about."""
    if task.season:
        return _in_season(routes, task)
    if task.kind == DRAFT:
        return routes.to_drafts()
    if task.kind in _PLACES or (task.page and task.thing):
        return _to_thing(routes, task)
    if task.match is not None:
        return routes.to_match(task.match, task.key)
    if task.team is not None:
        return routes.to_team(task.team, task.key)
    return routes.to_division(task.division)


def _to_thing(routes: Routes, task: TaskRow) -> Coroutine[Any, Any, object]:
    if task.kind in _PLACES:
        return routes.to_place(_PLACES[task.kind])
    if task.page == "player":
        return routes.to_player(task.thing)
    if task.page == "club":
        return routes.to_club(task.thing)
    return routes.to_thing(task.page, task.thing)


async def _in_season(routes: Routes, task: TaskRow) -> None:
    """Go on in the season to which something belongs that waits, and there to the thing."""
    await routes.to_season(task.season)
    if task.page and task.thing:
        await routes.to_thing(task.page, task.thing)
    elif task.division:
        await routes.to_division(task.division)
