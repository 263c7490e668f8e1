"""Help and complaints in German: what click itself says, and what stands for a value."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from league import language
from tests import words
from tests.worlds.desk_world import program, run
from tui.commands import click_words
from tui.commands.usage import Argument, Option, stand_ins

ALIKE = {"AUT", "BIC", "EURO", "FEN", "HH", "IBAN", "ID", "MM", "N", "NAME", "TEXT", "THH"}
"""Words that stand for a value in both languages."""
UNSAID = {
    "(dynamic)",  # a default that a function makes
    "%(prog)s, version %(version)s",  # our own option says the version
    "Argument {name!r} takes {nargs} values.",  # arguments take one value, or as many as there are
    "Choice({choices})",  # how a type is written in a program
    "Could not open file {filename!r}: {message}",  # files are opened by our own
    "unknown error",
    "Missing parameter: {param_name}",  # how an error is written in a program
    "Missing {param_type}",  # of a kind that click does not have
    "Takes {nargs} values but 1 was given.",  # the parser counts before
    "{len_type} values are required, but {len_value} was given.",  # types of several values
    "{name} {filename!r} does not exist.",  # paths are looked for by our own
    "{name} {filename!r} is a directory.",
    "{name} {filename!r} is a file.",
    "{name} {filename!r} is not executable.",
    "{name} {filename!r} is not writable.",
    "directory",
    "file",
    "{value!r} does not match the format {format}.",  # days are read by our own
    "{value} is not in the range {range}.",  # our own whole numbers say it in words
    "{value!r} is not a valid UUID.",
    "{value!r} is not a valid boolean. Recognized values: {states}",  # flags take no value
    # Commands and options on their way out: there are none.
    "deprecated",
    "DeprecationWarning: The command {name!r} is deprecated.{extra_message}",
    "DeprecationWarning: The {param_type} {name!r} is deprecated.{extra_message}",
    # Questions to the user: no command asks any.
    "Confirm the action without prompting.",
    "Do you want to continue?",
    # Slips of whoever writes a command.
    "Arguments take exactly one parameter declaration, got {length}: {decls}.",
    "Boolean option {decl!r} cannot use the same flag for true/false.",
    "Could not determine name for option with declarations {decls!r}",
    "Invalid start character for option ({option})",
    "Name '{name}' defined twice",
    (
        "No options defined but a name was passed ({name}). Did you mean to declare an argument"
        " instead? Did you mean to pass '--{name}'?"
    ),
    "Value must be an iterable.",
}
"""Words of click that no command of ours makes it say, with the reason."""
SPEAKING = ("core", "decorators", "exceptions", "formatting", "parser", "shell_completion", "types")
"""click's modules that speak to users of commands."""


def _of_click() -> Iterator[str]:
    """Yield the messages that stand in click's sources, of plurals the first form."""
    for name in SPEAKING:
        file = Path(click.__file__).with_name(f"{name}.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                first = node.args[0] if node.args else None
                if node.func.id in ("_", "ngettext") and isinstance(first, ast.Constant):
                    yield str(first.value)


def _commands(lang: str) -> Iterator[click.Context]:
    root = program(lang)
    waiting = [click.Context(root, info_name="spielleiter", **root.context_settings)]
    while waiting:
        context = waiting.pop()
        yield context
        if isinstance(context.command, click.Group):
            for name in context.command.list_commands(context):
                one = context.command.get_command(context, name)
                assert one is not None
                waiting.append(click.Context(one, context, name))


def test_every_word_that_click_says_is_in_our_catalogue() -> None:
    known = {_first(message.id) for message in words.sources() if message.id}
    assert {"Usage:", "required"} <= known
    said = {*_of_click()}
    assert "Missing command." in said
    assert said - known - UNSAID == set()
    assert UNSAID & known == set()


def _first(id: str | list[str] | tuple[str, ...]) -> str:
    return id if isinstance(id, str) else id[0]


def test_every_word_that_stands_for_a_value_is_known() -> None:
    known, found = {*stand_ins(), *ALIKE}, set()
    for context in _commands("en"):
        for one in context.command.params:
            assert isinstance(one, (Option, Argument)), (context.command_path, one.name)
            found |= {*re.findall("[A-Z]+", one.make_metavar(context))}
    assert {"DIVISION", "TARGET", "N"} <= found
    # A flag has no value to be shown.
    assert found - known == {"BOOLEAN"}


def test_german_help_has_german_words_only() -> None:
    with language.speaking("de"):
        foreign = {word for word, german in stand_ins().items() if word != german}
        click_words.speak("de")
        for context in _commands("de"):
            lines = context.command.get_help(context)
            assert lines.startswith("Aufruf: spielleiter")
            assert "[required]" not in lines
            assert foreign.isdisjoint(re.findall(r"\b[A-Z]+\b", lines)), context.command_path


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("table",), "Es fehlt das Argument 'BEWERB'."),
        (("club", "lift", "601"), "Es fehlt die Option '--date'."),
        (("undo", "x"), "„x“ ist keine ganze Zahl ab 1."),
        (("undo", "0"), "„0“ ist keine ganze Zahl ab 1."),
        (("game", "judge", "x"), "erwartet wird eines von: 'threefold', 'fifty'"),
        (("completion",), "Zur Wahl:\n\tbash,\n\tzsh,\n\tfish"),
        (("tabel",), "Den Befehl 'tabel' gibt es nicht. Gemeint ist vielleicht 'table'?"),
        (("table", "--jso"), "Die Option '--jso' gibt es nicht. (Gemeint ist vielleicht: '--json'"),
        (("table", "a", "b"), "Zu viel angegeben: b"),
    ],
)
def test_complaints_are_german(arguments: tuple[str, ...], said: str) -> None:
    result = run(*arguments, lang="de")
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stderr.startswith("Aufruf: spielleiter")
    assert "[OPTIONEN]" in result.stderr
    assert "\nFehler: " in result.stderr


def test_options_that_lack_their_values_are_told_in_german() -> None:
    result = run("table", "--why", "A", lang="de")
    assert result.stderr == "Fehler: Die Option '--why' braucht 2 Werte.\n"


def test_german_help_names_what_is_required_and_what_stands_without() -> None:
    assert "[erforderlich]" in run("club", "lift", "--help", lang="de").stdout
    told = " ".join(run("calendar", "move", "--help", lang="de").stdout.split())
    assert "sonst forward" in told


@pytest.mark.parametrize("lang", language.LANGUAGES)
def test_help_shows_no_range_of_a_program(lang: str) -> None:
    with language.speaking(lang):
        click_words.speak(lang)
        shown = {
            context.command_path: context.command.get_help(context) for context in _commands(lang)
        }
    assert "spielleiter draw" in shown
    found = [path for path, text in shown.items() if re.search(r"[<>]=|\bNone\b", text)]
    assert found == []
