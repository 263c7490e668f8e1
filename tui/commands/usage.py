"""Options and arguments: what stands for a value in the help, in the language in use.

What was given must be text; the name of a file may be any bytes that the system takes for one.
"""

import os
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import click
from click.core import ParameterSource

from league import sanitizing
from league.addresses import Address, Location, is_address
from league.errors import InputError
from league.language import _, to_translate, translated
from league.typed.numbers import read_whole


class _PathType(click.Path):
    """The name of a file or folder; an empty one would be the folder one works in."""

    def convert(
        self,
        value: str | os.PathLike[str],
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> str | bytes | os.PathLike[str]:
        """Return the path. Raises BadParameter for an empty name."""
        if value == "":
            self.fail(_("The name of the file is empty."), param, ctx)
        return super().convert(value, param, ctx)


PATH = _PathType(path_type=Path)


class _DatabaseType(click.ParamType[Location]):
    """A file, or a database on a server."""

    name = "database"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> Location:
        """Return where it is. Raises BadParameter for an empty name or an unreadable address."""
        if not isinstance(value, str) or not is_address(value):
            path: Path = PATH.convert(value, param, ctx)  # type: ignore[assignment]  # its path_type
            return path
        try:
            urlsplit(value).port  # noqa: B018  # what is no number is refused
        except ValueError as error:
            self.fail(_("This is no address of a database: {reason}.").format(reason=error))
        return Address(value)


DATABASE = _DatabaseType()
_WORD = re.compile("[A-Z]+")
_BELOW_ZERO = re.compile("-[0-9.,½€]")
"""How a number below 0 begins: no option does."""


_IN_LINES = frozenset({"why", "reason", "despite", "text", "noted", "parts"})
"""Options whose text may be in several lines."""


_STAND_INS = (
    to_translate("ACCOUNT"),
    to_translate("ADDRESS"),
    to_translate("ARGS"),
    to_translate("ROUNDS"),
    to_translate("COMMAND"),
    to_translate("OPTIONS"),
    to_translate("KEY"),
    to_translate("NEW"),
    to_translate("NUMBER"),
    to_translate("PARAGRAPH"),
    to_translate("PART"),
    to_translate("MEMBERS"),
    to_translate("REGION"),
    to_translate("TITLES"),
    to_translate("ELECTORS"),
    to_translate("REASON"),
    to_translate("FILE"),
    to_translate("PATH"),
    to_translate("PATHS"),
    to_translate("PLACE"),
    to_translate("THING"),
    to_translate("DAY"),
    to_translate("DAYS"),
    to_translate("EDITION"),
    to_translate("TIME"),
    to_translate("YEAR"),
    to_translate("CLUB"),
    to_translate("CLUBS"),
    to_translate("FEDERATION"),
    to_translate("IDENT"),
    to_translate("IDENTS"),
    to_translate("HEAD"),
    to_translate("LOGIN"),
    to_translate("FOLDER"),
    to_translate("KEPT"),
    to_translate("JOINED"),
    to_translate("ROLE"),
    to_translate("TEAM"),
    to_translate("TEAMS"),
    to_translate("ORGAN"),
    to_translate("AWAY"),
    to_translate("WHITE"),
    to_translate("BLACK"),
    to_translate("RESULTS"),
    to_translate("BOARDS"),
    to_translate("DISTRICT"),
    to_translate("DIVISION"),
    to_translate("EVENT"),
    to_translate("GROUP"),
    to_translate("MEMBERS"),
    to_translate("NATION"),
    to_translate("HOME"),
    to_translate("MODE"),
    to_translate("PAIRING"),
    to_translate("POINTS"),
    to_translate("RESULT"),
    to_translate("ROUND"),
    to_translate("SCHOOL"),
    to_translate("SUM"),
    to_translate("TARGET"),
    to_translate("FEE"),
    to_translate("REFERENCE"),
    to_translate("SCOPE"),
    to_translate("SOURCE"),
    to_translate("BOARD"),
    to_translate("BODY"),
    to_translate("SALT"),
    to_translate("HASH"),
    to_translate("ARTICLE"),
    to_translate("COLOR"),
    to_translate("KIND"),
    to_translate("LETTER"),
    to_translate("MINUTES"),
    to_translate("MOVE"),
    to_translate("PROTEST"),
    to_translate("SECONDS"),
    to_translate("TOPIC"),
    to_translate("CODE"),
    to_translate("PLAYER"),
    to_translate("TOURNAMENT"),
    to_translate("VALUE"),
    to_translate("WHO"),
)
"""Words that stand for values in the commands."""


class _Spoken(click.Parameter):
    """A parameter named in the language in use, and looked at before its value is taken."""

    def make_metavar(self, ctx: click.Context) -> str:
        """Return what stands for the value."""
        return spoken(super().make_metavar(ctx))

    def type_cast_value(self, ctx: click.Context, value: Any) -> Any:
        """Return the value in its type. Raises BadParameter for text that may not come in."""
        _let_in(self, ctx, value)
        return super().type_cast_value(ctx, value)


class Option(_Spoken, click.Option):
    """An option of a command."""


class TodayOption(Option):
    """An option for a day that is today, where the federation plays, when it is left out."""


class Argument(_Spoken, click.Argument):
    """An argument of a command."""


class Command(click.Command):
    """A command to which ``-5`` is a number and no option: amounts and points may be below 0."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read what was typed. Raises UsageError; an option that is unknown stays unknown."""
        try:
            return super().parse_args(ctx, list(args))
        except click.NoSuchOption as error:
            if not _BELOW_ZERO.match(error.option_name):
                raise
            others = ["0" if _BELOW_ZERO.match(one) else one for one in args]
            self.make_parser(ctx).parse_args(others)  # a second unknown option is told as one
            ctx.ignore_unknown_options = True
            return super().parse_args(ctx, args)


def is_text(value: str) -> bool:
    """Say whether what the system handed over was UTF-8: Python marks the bytes that were not."""
    return not any("\ud800" <= sign <= "\udfff" for sign in value)


def _let_in(param: click.Parameter, ctx: click.Context, value: Any) -> None:
    """Let texts pass, or raise BadParameter that says where they come from and what is wrong.

    A file may have a name that is no UTF-8; nothing else may.
    """
    for one in value if isinstance(value, list | tuple) else (value,):
        if isinstance(one, list | tuple):
            _let_in(param, ctx, one)
        elif isinstance(one, str) and (fault := _fault(param, one)):
            given = ctx.get_parameter_source(param.name or "")
            known = given is ParameterSource.ENVIRONMENT and isinstance(param.envvar, str)
            raise click.BadParameter(fault, ctx, param, param.envvar if known else None)


def _fault(param: click.Parameter, given: str) -> str:
    """Return why a text may not come in; empty when it may."""
    named = is_text(given)
    if not named and not isinstance(param.type, click.Path | _DatabaseType):
        sentence = _("“{text}” is no UTF-8 text; please set the terminal to UTF-8.")
        return sentence.format(text=given.encode(errors="replace").decode())
    seen = given if named else given.encode(errors="ignore").decode()
    return sanitizing.fault(seen, lines=param.name in _IN_LINES)


class WholeNumber(click.ParamType[int]):
    """A whole number of at least so much; the help shows no range such as ``x<=None``."""

    def __init__(self, least: int | None) -> None:
        self.name = _("whole number")
        self.least = least

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the number. Raises BadParameter for anything else and for one too small."""
        if isinstance(value, int):
            return value
        try:
            return read_whole(value, self.least)
        except InputError as error:
            self.fail(str(error), param, ctx)


def whole_number(least: int | None = None) -> WholeNumber:
    """Return the type of a whole number, of at least so much."""
    return WholeNumber(least)


def spoken(stands: str) -> str:
    """Return what stands for values, word by word, in the language in use."""
    words = stand_ins()
    return _WORD.sub(lambda found: words.get(found[0], found[0]), stands)


def stand_ins() -> dict[str, str]:
    """Return the words that stand for values, by the words the commands use."""
    return translated({word: word for word in _STAND_INS})
