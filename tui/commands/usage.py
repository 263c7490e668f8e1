"""Options and arguments as the help shows them: what stands for a value, in the language in use."""

import re

import click

from league.language import _

_WORD = re.compile("[A-Z]+")


class Option(click.Option):
    """An option whose value is named in the language in use."""

    def make_metavar(self, ctx: click.Context) -> str:
        """Return what stands for the value."""
        return spoken(super().make_metavar(ctx))


class Argument(click.Argument):
    """An argument named in the language in use."""

    def make_metavar(self, ctx: click.Context) -> str:
        """Return what stands for the value."""
        return spoken(super().make_metavar(ctx))


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
