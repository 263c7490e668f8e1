"""What can be read only once the file is open: names of the season, and days without a year."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from league.errors import InputError
from league.typed.days import Near, read_day_or_moment
from tui.commands.usage import Argument, Option

if TYPE_CHECKING:
    from tui.commands.call import Call

EMPTY_SEAT = "-"


class DayText(str):
    """A day without its year, as it was typed."""

    __slots__ = ()


class NameArgument(Argument):
    """An argument that names clubs, teams, divisions or players, by id or by name."""

    def __init__(self, name: str, kind: str, **more: Any) -> None:
        super().__init__([name], **more)
        self.kind = kind
        """Field of a season."""


class NameOption(Option):
    """An option that does."""

    def __init__(self, names: Sequence[str], kind: str, **more: Any) -> None:
        super().__init__(names, **more)
        self.kind = kind


def club_argument(name: str = "club", **more: Any) -> click.Argument:
    """Return the argument for a club, by number or name."""
    return NameArgument(name, "clubs", **more)


def team_argument(name: str = "team", **more: Any) -> click.Argument:
    """Return the argument for a team, by id or name."""
    return NameArgument(name, "teams", **more)


def division_argument(name: str = "division", **more: Any) -> click.Argument:
    """Return the argument for a division, by id or name."""
    return NameArgument(name, "divisions", **more)


def player_argument(name: str = "ident", **more: Any) -> click.Argument:
    """Return the argument for a player, by pass number or name; ``-`` stands for nobody."""
    return NameArgument(name, "players", **more)


def read_late(
    call: "Call", params: Sequence[click.Parameter], typed: dict[str, Any], near: Near
) -> dict[str, Any]:
    """Return what was typed with its names and days read. Raises BadParameter, LeagueError.

    ``near``: from where a year is guessed.
    """
    found = dict(typed)
    for one in params:
        name = one.name or ""
        value = typed.get(name)
        if not value:
            continue
        try:
            if isinstance(one, NameArgument | NameOption):
                found[name] = _ids(call, one.kind, value)
            elif isinstance(value, DayText):
                found[name] = read_day_or_moment(value, near)
        except InputError as error:
            raise click.BadParameter(str(error), click.get_current_context(), one) from error
    return found


def _ids(call: "Call", kind: str, value: str | tuple[str, ...]) -> str | tuple[str, ...]:
    from league.services.session.typed_names import NameKind, ids_named

    texts = (value,) if isinstance(value, str) else value
    empty = ("", EMPTY_SEAT) if kind == "players" else ("",)
    named = [one for one in texts if one not in empty]
    ids = iter(ids_named(call.season, NameKind(kind), named) if named else ())
    found = tuple(one if one in empty else next(ids) for one in texts)
    return found[0] if isinstance(value, str) else found
