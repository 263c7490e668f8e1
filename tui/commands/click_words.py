"""The words that click itself says, in the language in use.

click looks its words up with the standard library's gettext, in whatever catalogue is bound to
the process; ours holds them too, because ``words`` names them for the collector of messages.
"""

import gettext
import os
from pathlib import Path

import league
from league.language import _, ngettext

DOMAIN = "spielleiter"


def speak(chosen: str) -> None:
    """Bind our catalogue for the process and choose its language."""
    os.environ["LANGUAGE"] = chosen
    gettext.bindtextdomain(DOMAIN, str(Path(league.__file__).parent / "locale"))
    gettext.textdomain(DOMAIN)


def words() -> list[str]:
    """Return what click says, in the language in use."""
    return [
        _("Usage:"),
        _("Options"),
        _("Commands"),
        _("Positional arguments"),
        _("Show this message and exit."),
        _("env var: {var}"),
        _("default: {default}"),
        _("required"),
        _("Couldn't detect Bash version, shell completion is not supported."),
        _("Shell completion is not supported for Bash versions older than 4.4."),
        *_complaints(),
        *_wrong_values(),
    ]


def _complaints() -> list[str]:
    return [
        _("Error: {message}"),
        _("Aborted!"),
        _("Try '{command} {option}' for help."),
        _("Missing command."),
        _("Missing argument"),
        _("Missing option"),
        _("Missing parameter"),
        _("No such option {name!r}."),
        _("No such command {name!r}."),
        _("Option {name!r} does not take a value."),
        ngettext(
            "Got unexpected extra argument ({args})", "Got unexpected extra arguments ({args})", 1
        ),
        ngettext("Did you mean {possibility}?", "(Did you mean one of: {possibilities}?)", 1),
        ngettext(
            "Option {name!r} requires an argument.",
            "Option {name!r} requires {nargs} arguments.",
            1,
        ),
    ]


def _wrong_values() -> list[str]:
    return [
        _("Invalid value: {message}"),
        _("Invalid value for {param_hint}: {message}"),
        _("Choose from:\n\t{choices}"),
        _("{value!r} is not a valid {number_type}."),
        _("path"),
        _("{name} {filename!r} is not readable."),
        ngettext("{value!r} is not {choice}.", "{value!r} is not one of {choices}.", 1),
    ]
