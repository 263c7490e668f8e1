"""The work list as it is shown: its columns, what tells its rows apart, what is due when."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta

from league.facts.seasons import MatchKey, key_text
from league.language import in_words, to_translate
from league.views.columns import At, Column, Columns, Kind
from league.views.divisions import TaskRow


@dataclass(frozen=True, slots=True)
class Spot:
    """Where one is among the findings: in a match or list, on one of its findings or on none."""

    match: MatchKey | None = None
    team: str | None = None
    """Team whose list it is; None in a match."""
    key: str | None = None


WEEK = timedelta(days=7)
"""What is due so soon is due this week."""

KINDS: Mapping[str, str] = {
    "finding": to_translate("finding"),
    "missing": to_translate("report missing"),
    "list": to_translate("Kader list"),
    "protest": to_translate("protest"),
    "transfer": to_translate("transfer"),
    "duty": to_translate("report owed"),
    "ban": to_translate("ban"),
    "event": to_translate("event"),
    "draw": to_translate("draw due"),
    "account": to_translate("money"),
    "promotion": to_translate("promotion"),
    "draft": to_translate("not stored"),
    "clock": to_translate("clock"),
}
"""What each kind of task is called."""


def kind_words(row: TaskRow) -> str:
    """Return what kind of task it is."""
    return in_words(KINDS[row.kind]) if row.kind in KINDS else row.kind


_PEOPLE = At.SCREEN | At.TEXT
TASKS: Columns[TaskRow] = (
    *(Column(key, at=At.JSON) for key in ("kind", "division", "round", "team", "due")),
    Column("sign", value=lambda _row: "", wide=1, at=At.SCREEN),
    Column("kind", to_translate("Kind"), kind_words, ink="muted", least=150, at=_PEOPLE),
    Column("division", to_translate("Division"), lambda row: row.place, ink="muted", most=16,
           least=100, at=_PEOPLE),
    Column("round", to_translate("Rd"), lambda row: row.round or "", Kind.NUMBER,
           to_translate("Round"), ink="muted", least=100, spare=True, at=_PEOPLE),
    Column("team", to_translate("Team"), lambda row: row.who, most=18, spare=True, at=_PEOPLE),
    Column("due", to_translate("Due"), lambda row: row.due or "", Kind.DAY, ink="muted",
           right=True, spare=True, at=_PEOPLE),
    Column("paragraph", "§", lambda row: row.cited, Kind.CITED, to_translate("Paragraph"),
           ink="accent", least=140, spare=True),
    Column("text", to_translate("What"), grow=True),
    Column("season", to_translate("Season"), at=At.TEXT | At.JSON, spare=True),
)  # fmt: skip
"""The columns of the work list; what is needed least goes first where there is no room."""


def keyed(tasks: Iterable[TaskRow]) -> dict[str, TaskRow]:
    """Return tasks by what tells them apart, the same as long as they wait."""
    found: dict[str, TaskRow] = {}
    again: Counter[str] = Counter()
    for task in tasks:
        key = _key(task)
        again[key] += 1
        found[key if again[key] == 1 else f"{key} {again[key]}"] = task
    return found


def _key(task: TaskRow) -> str:
    where = key_text(task.match) if task.match else task.team if task.key else task.division
    return "|".join((task.kind, task.season, where or "", task.key or "", task.thing, task.name))


def due_this_week(tasks: Iterable[TaskRow], today: date) -> tuple[TaskRow, ...]:
    """Return what is due within seven days, late or waits to be done without a day of its own."""
    return tuple(one for one in tasks if _is_due(one, today + WEEK))


def _is_due(task: TaskRow, last: date) -> bool:
    if task.due is not None:
        return task.due <= last
    return task.left is not None and task.left <= 0
