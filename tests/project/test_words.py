"""The German words: all there, with the same placeholders, and compiled."""

import ast
import re
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import read_mo

from tests import words

Forms = tuple[str, ...]


def _forms(text: str | Forms | list[str] | None) -> Forms:
    return (text,) if isinstance(text, str) else tuple(text or ())


def _messages(catalogue: Catalog) -> dict[Forms, Message]:
    return {_forms(message.id): message for message in catalogue if message.id}


def _placeholders(forms: Forms) -> set[tuple[str, str, str]]:
    """Name, format and conversion of each; ``!r`` and ``:>4`` must survive translation."""
    return {
        (name, form or "", conversion or "")
        for text in forms
        for _words, name, form, conversion in Formatter().parse(text)
        if name is not None
    }


@pytest.fixture(scope="module")
def found() -> dict[Forms, Message]:
    return _messages(words.sources())


@pytest.fixture(scope="module")
def german() -> dict[Forms, Message]:
    return _messages(words.german())


@pytest.fixture(scope="module")
def translated(german: dict[Forms, Message]) -> dict[Forms, Forms]:
    """Leaves to one test to say what is missing."""
    said = {id: _forms(message.string) for id, message in german.items()}
    return {id: forms for id, forms in said.items() if words.said(forms)}


def test_every_message_of_the_sources_has_a_german_translation(
    found: dict[Forms, Message], german: dict[Forms, Message]
) -> None:
    missing = [id for id in found if id not in german or not words.said(german[id].string)]
    assert missing == [], "make words lists them"


def test_no_translation_is_a_guess_or_left_over(
    found: dict[Forms, Message], german: dict[Forms, Message]
) -> None:
    assert [id for id, message in german.items() if message.fuzzy] == []
    assert [id for id in german if id not in found] == []


def test_a_translation_has_the_placeholders_of_its_message(translated: dict[Forms, Forms]) -> None:
    wrong = [id for id, forms in translated.items() if _placeholders(id) != _placeholders(forms)]
    assert wrong == []


def test_a_translation_keeps_the_shape_of_its_message(translated: dict[Forms, Forms]) -> None:
    """Lines, the unwrapped block of a help text, and blanks at both ends stay as they are."""
    wrong = [id for id, forms in translated.items() if [*map(_shape, id)] != [*map(_shape, forms)]]
    assert wrong == []


def _shape(text: str) -> tuple[int, int, bool, bool]:
    return text.count("\n"), text.count("\b\n"), text[:1].isspace(), text[-1:].isspace()


def test_examples_in_german_help_are_the_commands_of_the_english(
    translated: dict[Forms, Forms],
) -> None:
    """Only what stands in quotes and the names of written files may be German."""
    wrong = [
        id for id, forms in translated.items() if [*map(_commands, id)] != [*map(_commands, forms)]
    ]
    assert wrong == []


def _commands(text: str) -> list[str]:
    lines = re.findall(r"spielleiter.*|--.*", text.partition("\b\n")[2])
    return [re.sub(r'"[^"]*"|\w+\.(pdf|xlsx)', "…", line) for line in lines]


def test_the_compiled_catalogue_holds_what_the_readable_one_says(
    translated: dict[Forms, Forms],
) -> None:
    with words.MO.open("rb") as file:
        compiled = _messages(read_mo(file))
    assert {id: _forms(message.string) for id, message in compiled.items()} == translated


def test_a_message_inside_an_f_string_is_found_and_words_put_together_are_refused() -> None:
    tree = ast.parse("""text = f"{_('found')}: {ngettext('one', 'two', 2)}" """)
    assert [message for _line, message in words._messages(tree, "here")] == [
        "found",
        ("one", "two"),
    ]
    with pytest.raises(ValueError, match="here:1"):
        list(words._messages(ast.parse("_('put' + name)"), "here"))


def test_a_message_of_a_template_is_found_and_words_put_together_are_refused() -> None:
    source = """<p title="{{ _("found") }}">{{ ngettext("one", "two", n) }}{{ f(_("in")) }}</p>"""
    found = words._of_template(source, "here")
    assert {message for _line, message in found} == {"found", ("one", "two"), "in"}
    with pytest.raises(ValueError, match="here:1"):
        list(words._of_template("""{{ _("put" ~ name) }}""", "here"))
