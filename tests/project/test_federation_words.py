"""What is shared speaks in general words: a federation's own come from its book's ``wording.toml``.

Looked at are the messages of ``tui``, ``web``, ``reports``, ``league/services`` and
``league/views`` with their German translations, and all other texts of these modules.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from babel.messages.catalog import Message

from league.rulebooks import available, federations, own_words, wording
from tests import words
from tests.paths import ROOT

SHARED = ("tui/", "web/", "reports/", "league/services/", "league/views/")
PARAGRAPH = re.compile(
    r"§ ?\d|\(\d+\.\d+(?:\.\w+)*\)|\b\d{1,2}\.\d{1,2}\.(?:[a-z]\b|\d{1,2}\b)"
    r"|\b[A-H]\.\d|\b\d{1,2}\.\d{1,2}="
)
"""A paragraph's number: with its sign, in brackets, of three parts, or with what stands for it."""
LETTERS = re.compile(r"[a-h]: |[\[{|][a-h]\|[a-h][|\]}]|\b[a-h]–[a-h]\b")
"""Letters of a paragraph: before what one of them asks for, or as a choice of them."""
OTHERS = {
    "FIDE-Elo": "what the FIDE itself calls its rating",
    "C.07": "what the FIDE calls its regulations on tie-breaks",
    "127.0.0.1": "an address of this machine",
    "Criteria as the FIDE recommends them: 7.2.1 to 7.2.5.": "what the FIDE calls its criteria",
    "Feinwertungen, wie die FIDE sie empfiehlt: 7.2.1 bis 7.2.5.": "the same in German",
}
"""What has a word or a number like those of the books but is of none, and whose it is."""
NOT_LOOKED_AT = {
    "league/services/workbook/": "names of columns and sheets, in files that are written already"
}
"""Where texts other than messages have words of a book, and why."""


def _texts(forms: object) -> tuple[str, ...]:
    return (forms,) if isinstance(forms, str) else tuple(map(str, forms or ()))  # type: ignore[call-overload]


def _is_example(text: str) -> bool:
    """Say whether it is a command with its answers, taken from the demo."""
    return text.startswith("spielleiter ")


@cache
def _messages() -> tuple[Message, ...]:
    """Return the messages of what is shared, in German."""
    shared = {
        message.id
        for message in words.sources()
        if any(where.startswith(SHARED) for where, _line in message.locations)
    }
    return tuple(one for one in words.german() if one.id in shared)


@cache
def _own() -> re.Pattern[str]:
    """Return what finds a word that is a book's own."""
    listed = {word for id in federations() for word in own_words(id)}
    known = listed | {word.upper() for word in listed}  # what stands for a value
    begun = (
        re.escape(one.removesuffix("…")) + ("" if one.endswith("…") else r"(?!\w)")
        for one in sorted(known)
    )
    return re.compile(rf"(?<!\w)(?:{'|'.join(begun)})")


def _faults(text: str) -> list[str]:
    if _is_example(text):
        return []
    for other in OTHERS:
        text = text.replace(other, "")
    found = (*_own().finditer(text), *PARAGRAPH.finditer(text))
    return [f"{one[0]}: {text}" for one in found] + [text] * bool(LETTERS.match(text))


def test_no_message_has_a_federations_word_or_a_paragraphs_number() -> None:
    assert len(_messages()) > 2000
    texts = [text for one in _messages() for text in (*_texts(one.id), *_texts(one.string))]
    assert [fault for text in texts for fault in _faults(text)] == []


def _constants(path: Path) -> Iterator[str]:
    """Yield the texts of a module without those that describe it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    described = {id(one.value) for one in ast.walk(tree) if isinstance(one, ast.Expr)}
    for one in ast.walk(tree):
        if isinstance(one, ast.Constant) and id(one) not in described:
            yield str(one.value)


def test_no_other_text_has_a_federations_word() -> None:
    paths = [path for folder in SHARED for path in sorted((ROOT / folder).rglob("*.py"))]
    looked_at = {path.relative_to(ROOT).as_posix(): path for path in paths}
    assert len(looked_at) > 500
    found = [
        f"{name}: {text}"
        for name, path in looked_at.items()
        if not name.startswith(tuple(NOT_LOOKED_AT))
        for text in _constants(path)
        if not _is_example(text) and _own().search(text.replace("FIDE-Elo", ""))
    ]
    assert found == []


def test_every_exemption_is_needed() -> None:
    texts = {text for one in _messages() for text in (*_texts(one.id), *_texts(one.string))}
    assert [one for one in OTHERS if not any(one in text for text in texts)] == []


def test_a_word_is_found_in_any_longer_one_that_begins_so() -> None:
    assert [bool(_faults(one)) for one in ("im Kreis", "Kreisliga", "Umkreis", "nach Elo")] == [
        True, True, False, True
    ]  # fmt: skip
    assert _faults("FIDE-Elo") == []
    paragraphs = ("(1.8.c)", "§ 7", "see 4.4.d.1", "a: name.")
    assert [one for one in paragraphs if not _faults(one)] == []
    assert _faults("spielleiter duty add 14.5.b") == []


def test_each_federation_lists_its_own_words() -> None:
    assert {"Kreis…", "Pönale…", "Reuegeld…", "Kassa", "Elo"} <= set(own_words("tuwo-stmk-2011"))
    assert "DWZ" in own_words("sjrp-2025")
    assert own_words("fide-laws-2023") == ()


def test_a_book_words_only_messages_that_are_there_with_their_places() -> None:
    known = {text for one in words.sources() if one.id for text in _texts(one.id)}
    places = re.compile(r"\{\w+\}")
    for id in available():
        for message, said in wording(id).items():
            assert message in known, message
            for text in said.values():
                assert set(places.findall(text)) == set(places.findall(message)), message


def test_no_federations_words_are_anothers() -> None:
    for id in federations():
        others = {one for other in federations() if other != id for one in own_words(other)}
        said = [text for texts in wording(id).values() for text in texts.values()]
        foreign = [one.removesuffix("…") for one in others]
        assert [text for text in said for one in foreign if re.search(rf"\b{one}\b", text)] == []
