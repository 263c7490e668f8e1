"""Options and arguments: what stands for a value in the help, in the language in use.

What was given must be text; the name of a file may be any bytes that the system takes for one.
"""

import re
from typing import Any

import click

from league.language import _

_WORD = re.compile("[A-Z]+")


class Option(click.Option):
    """An option whose value is named in the language in use."""

    def make_metavar(self, ctx: click.Context) -> str:
        """Return what stands for the value."""
        return spoken(super().make_metavar(ctx))

    def type_cast_value(self, ctx: click.Context, value: Any) -> Any:
        """Return the value as its type. Raises BadParameter."""
        return _text(ctx, self, super().type_cast_value(ctx, value))


class Argument(click.Argument):
    """An argument named in the language in use."""

    def make_metavar(self, ctx: click.Context) -> str:
        """Return what stands for the value."""
        return spoken(super().make_metavar(ctx))

    def type_cast_value(self, ctx: click.Context, value: Any) -> Any:
        """Return the value as its type. Raises BadParameter."""
        return _text(ctx, self, super().type_cast_value(ctx, value))


def _text(ctx: click.Context, param: click.Parameter, value: Any) -> Any:
    """Return the value; its texts are UTF-8. Raises BadParameter, naming what was given."""
    for one in value if isinstance(value, tuple) else (value,):
        if isinstance(one, tuple):
            _text(ctx, param, one)
        elif isinstance(one, str) and not is_text(one):
            sentence = _("“{text}” is no UTF-8 text; please set the terminal to UTF-8.")
            shown = one.encode(errors="replace").decode()
            raise click.BadParameter(sentence.format(text=shown), ctx, param)
    return value


def is_text(value: str) -> bool:
    """Say whether what the system handed over was UTF-8: Python marks the bytes that were not."""
    return not any("\ud800" <= sign <= "\udfff" for sign in value)


def force_option() -> click.Option:
    """Return the option without which no file is replaced."""
    return Option(["--force"], is_flag=True, help=_("Replace a file that exists already."))


def whole_number(least: int | None = None) -> click.IntRange:
    """Return the type of a whole number, of at least so much."""
    kind = click.IntRange(min=least)
    kind.name = _("whole number")
    return kind


def spoken(stands: str) -> str:
    """Return what stands for values, word by word, in the language in use."""
    words = stand_ins()
    return _WORD.sub(lambda found: words.get(found[0], found[0]), stands)


def stand_ins() -> dict[str, str]:
    """Return the words that stand for values, by the words the commands use."""
    return {
        "ARGS": _("ARGS"),
        "COMMAND": _("COMMAND"),
        "OPTIONS": _("OPTIONS"),
        "KEY": _("KEY"),
        "NEW": _("NEW"),
        "NUMBER": _("NUMBER"),
        "REASON": _("REASON"),
        **_files_and_days(),
        **_people(),
        **_play(),
        **_money(),
    }


def _files_and_days() -> dict[str, str]:
    return {
        "FILE": _("FILE"),
        "PATH": _("PATH"),
        "PATHS": _("PATHS"),
        "PLACE": _("PLACE"),
        "THING": _("THING"),
        "DAY": _("DAY"),
        "DAYS": _("DAYS"),
        "TIME": _("TIME"),
        "YEAR": _("YEAR"),
    }


def _people() -> dict[str, str]:
    return {
        "CLUB": _("CLUB"),
        "CLUBS": _("CLUBS"),
        "FEDERATION": _("FEDERATION"),
        "IDENT": _("IDENT"),
        "IDENTS": _("IDENTS"),
        "TEAM": _("TEAM"),
        "TEAMS": _("TEAMS"),
    }


def _play() -> dict[str, str]:
    return {
        "AWAY": _("AWAY"),
        "DIVISION": _("DIVISION"),
        "EVENT": _("EVENT"),
        "GROUP": _("GROUP"),
        "HOME": _("HOME"),
        "MODE": _("MODE"),
        "PAIRING": _("PAIRING"),
        "RESULT": _("RESULT"),
        "ROUND": _("ROUND"),
        "SUM": _("SUM"),
        "TARGET": _("TARGET"),
    }


def _money() -> dict[str, str]:
    return {
        "FEE": _("FEE"),
        "REFERENCE": _("REFERENCE"),
    }
