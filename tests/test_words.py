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


def test_a_translation_has_the_placeholders_of_its_message(german: dict[Forms, Message]) -> None:
    wrong = [
        id
        for id, message in german.items()
        if _placeholders(id) != _placeholders(_forms(message.string))
    ]
    assert wrong == []


def test_a_translation_keeps_the_shape_of_its_message(german: dict[Forms, Message]) -> None:
    """A help text keeps its unwrapped block, a sentence its end, a key its beginning."""
    for id, message in german.items():
        for one, other in zip(id, _forms(message.string), strict=True):
            assert one.count("\b\n") == other.count("\b\n"), one
            assert one.count("\n") == other.count("\n"), one
            assert (one[:1].isspace(), one[-1:].isspace()) == (
                other[:1].isspace(),
                other[-1:].isspace(),
            ), one


def test_examples_in_german_help_are_the_commands_of_the_english(
    german: dict[Forms, Message],
) -> None:
    def commands(text: str) -> list[list[str]]:
        block = text.partition("\b\n")[2]
        lines = re.findall(r"spielleiter.*", block)
        return [re.sub(r'"[^"]*"|[\w./]+\.(pdf|xlsx)', "…", line).split() for line in lines]

    for id, message in german.items():
        for one, other in zip(id, _forms(message.string), strict=True):
            assert commands(one) == commands(other)


def test_the_compiled_catalogue_holds_what_the_readable_one_says(
    german: dict[Forms, Message],
) -> None:
    with words.MO.open("rb") as file:
        compiled = _messages(read_mo(file))
    assert {id: _forms(message.string) for id, message in compiled.items()} == {
        id: _forms(message.string) for id, message in german.items()
    }


def test_a_message_inside_an_f_string_is_found_and_words_put_together_are_refused() -> None:
    tree = ast.parse("""text = f"{_('found')}: {ngettext('one', 'two', 2)}" """)
    assert [message for _line, message in words._messages(tree, "here")] == [
        "found",
        ("one", "two"),
    ]
    with pytest.raises(ValueError, match="here:1"):
        list(words._messages(ast.parse("_('put' + name)"), "here"))
