"""What a federation's ``paragraphs.toml`` holds: paragraphs and models of divisions."""

import re
from collections.abc import Iterator, Mapping
from datetime import date
from pathlib import Path
from typing import Any, TypeVar
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from league.errors import RuleBookError
from league.facts.seasons import Division, Mode
from league.formatting import places
from league.language import _
from league.rulebook.kept_text import keep, kept
from league.rulebook.paragraphs import SIGN, DatedValue, Paragraph, TableColumn, Value
from league.rulebook.topics import LawsTopic, Topic

KINDS = ("check", "value", "procedure", "deadline", "record", "document", "text")
FILE = "file"
"""Under this key a document that was read has its folder and file, as faults name them."""


T = TypeVar("T")
Table = Mapping[str, Any]


def read_paragraphs(path: Path) -> tuple[dict[str, Any], dict[str, Paragraph]]:
    """Read ``paragraphs.toml``: the whole document and its paragraphs in file order.

    Raises RuleBookError when the file is missing or cannot be read, and for what is not as a
    paragraph has it; the sentence names file and line, or paragraph and key.
    """
    document = _kept_document(path)
    file = document[FILE]
    words = {
        name: _texts(document.get("words", {}), name, file) for name in document.get("words", {})
    }
    entries = _get(document, "paragraphs", dict, file)
    found = {
        id: _paragraph(id, _get(entries, id, dict, file), words, f"{file} § {id}") for id in entries
    }
    return document, found


def read_zone(path: Path) -> str | None:
    """Return the time zone of a book, of which only the table ``[book]`` is looked at.

    Raises RuleBookError.
    """
    _before, head, rest = _text(path).partition("\n[book]\n")
    table = rest.partition("\n[")[0]
    said = re.search(r'^zone = "([^"\\]*)"$', table, re.MULTILINE)
    if said is None and "zone" in table:
        document = _document(path, head + table)
        return _zone(document["book"], f"{_file(document)} [book]")
    return _known(said[1], f"{_name(path)} [book]") if said else None


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise _unreadable(path, error) from error


def _kept_document(path: Path) -> dict[str, Any]:
    """Return what a file holds, from what was kept of the same text if it was read before."""
    text, book = _text(path), path.parent.name
    document = kept(book, text)
    if document is None:
        document = _document(path, text)
        keep(book, text, document)
    document[FILE] = _name(path)
    return document


def _document(path: Path, text: str) -> dict[str, Any]:
    """Return what a text of a file holds. Raises RuleBookError."""
    import tomllib  # noqa: PLC0415  # who asks a book for its time zone alone does without

    try:
        document = tomllib.loads(text)
    except ValueError as error:
        raise _unreadable(path, error) from error
    document[FILE] = _name(path)
    return document


def _name(path: Path) -> str:
    """Return a file with its folder, as faults name it."""
    return "/".join(path.parts[-2:])


def _unreadable(path: Path, error: Exception) -> RuleBookError:
    sentence = _("The rule book {path} cannot be read: {reason}")
    return RuleBookError(sentence, path=path, reason=error)


def read_head(document: Table) -> dict[str, Any]:
    """Return what a document says of the book itself, by the fields of ``RuleBook``.

    Raises RuleBookError for what is missing or of another type, and for a topic nobody cites or on
    a paragraph that the book has not.
    """
    file = _file(document)
    head, where = _get(document, "book", dict, file), f"{file} [book]"
    return {
        "id": _get(head, "id", str, where),
        "short": _get(head, "short", str, where),
        "names": _texts(head, "name", where),
        "home_nation": _get(head, "home", str, where),
        "first_day": _get(head, "from", date, where),
        "last_day": _get(head, "until", date, where) if "until" in head else None,
        "differences": dict(_differences(document)),
        "sign": _get(head, "sign", str, where, SIGN),
        "time_zone": _zone(head, where),
        "terms": {name: _terms(document, name) for name in ("marks", "kinds", "modes")},
        "columns": dict(_columns(document)),
        "equal_statuses": tuple(_get(head, "equal_statuses", list, where, [])),
        "topics": dict(_topics(head["short"], document)),
    }


def _file(document: Table) -> str:
    """Return folder and file a document was read from."""
    return str(document.get(FILE, "paragraphs.toml"))


def _zone(head: Table, where: str) -> str | None:
    """Return a time zone that this machine knows; None = none is named."""
    if "zone" not in head:
        return None
    return _known(_get(head, "zone", str, where), where)


def _known(zone: str, where: str) -> str:
    """Return a time zone that this machine knows. Raises RuleBookError for any other."""
    try:
        ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        sentence = _("{where}: the time zone “{zone}” is not known.")
        raise RuleBookError(sentence, where=where, zone=zone) from error
    return zone


def _terms(document: Table, name: str) -> dict[str, Mapping[str, str]]:
    file = _file(document)
    table = _get(document, name, dict, file, {})
    return {code: _texts(table, code, f"{file} [{name}]") for code in table}


def _columns(document: Table) -> Iterator[tuple[str, TableColumn]]:
    file = _file(document)
    table = _get(document, "columns", dict, file, {})
    for criterion in table:
        entry = _get(table, criterion, dict, f"{file} [columns]")
        where = f"{file} [columns] {criterion}"
        yield (
            criterion,
            TableColumn(
                key=_get(entry, "key", str, where),
                head=_texts(entry, "head", where),
                name=_texts(entry, "name", where),
                halves=_get(entry, "halves", bool, where, False),
            ),
        )


def _topics(book: str, document: Table) -> Iterator[tuple[Topic, str]]:
    for topic, paragraph in _get(document, "topics", dict, _file(document), {}).items():
        # A topic may be that of a whole group: 6.5 stands for 6.5.a and 6.5.b.
        known = paragraph in document["paragraphs"] or any(
            id.startswith(f"{paragraph}.") for id in document["paragraphs"]
        )
        if topic not in set(Topic) or not known:
            sentence = _("{book}: the topic “{topic}” on § {paragraph} is not known.")
            raise RuleBookError(sentence, book=book, topic=topic, paragraph=paragraph)
        yield Topic(topic), paragraph


def _differences(document: Table) -> Iterator[tuple[LawsTopic, tuple[str, ...]]]:
    """Yield the paragraphs on each topic of a comparison. Raises RuleBookError."""
    file = _file(document)
    table = _get(document, "differences", dict, file, {})
    for topic in table:
        where = f"{file} [differences]"
        found = tuple(_get(table, topic, list, where))
        unknown = [id for id in found if id not in document["paragraphs"]]
        if topic not in set(LawsTopic) or unknown:
            sentence = _("{where}: “{topic}” is no topic, or not on paragraphs of the book: {ids}")
            ids = ", ".join(map(str, unknown))
            raise RuleBookError(sentence, where=where, topic=topic, ids=ids or "–")
        yield LawsTopic(topic), found


def read_divisions(document: Table) -> dict[str, Division]:
    """Return the divisions a rule book names, as models for a season's divisions.

    Raises RuleBookError for what is missing or of another type.
    """
    file = _file(document)
    entries = _get(document, "divisions", dict, file)
    tables = {id: _get(entries, id, dict, f"{file} [divisions]") for id in entries}
    return {id: _division(id, tables[id], f"{file} [divisions.{id}]") for id in tables}


def _division(id: str, entry: Table, where: str) -> Division:
    return Division(
        id=id,
        name=_get(entry, "name", str, where),
        like=id,
        tier=_get(entry, "tier", str, where),
        level=_get(entry, "level", int, where),
        district=_get(entry, "district", str, where, "") or None,
        boards=_get(entry, "boards", int, where),
        mode=_get(entry, "mode", str, where, Mode.LIST.value),
        lowest=_get(entry, "lowest", bool, where, False),
        youth_board=_get(entry, "youth_board", bool, where, False),
        age_group=_get(entry, "age_group", str, where, "") or None,
    )


def _paragraph(
    id: str, entry: Table, words: Mapping[str, Mapping[str, str]], where: str
) -> Paragraph:
    kind, values = _get(entry, "kind", str, where), _get(entry, "values", dict, where, {})
    if kind not in KINDS:
        raise RuleBookError(_("{where}: unknown kind “{kind}”."), where=where, kind=kind)
    sentences = _get(entry, "sentences", dict, where, {})
    return Paragraph(
        id=id,
        kind=kind,
        titles=_texts(entry, "title", where),
        says=_texts(entry, "says", where),
        readings=_texts(entry, "reading", where) if "reading" in entry else {},
        values={
            name: tuple(_dated(row, name, where) for row in _get(values, name, list, where))
            for name in values
        },
        sentences={name: _sentence(sentences, name, where) for name in sentences},
        words=words,
        person=_get(entry, "person", str, where, ""),
        command=_get(entry, "command", str, where, ""),
        paper=_get(entry, "paper", str, where, ""),
        printed=_get(entry, "printed", str, where, ""),
        parts=_texts(entry, "part", where) if "part" in entry else {},
    )


def _dated(given: object, name: str, where: str) -> DatedValue:
    row: Table = _get({name: given}, name, dict, where)
    unit: str = _get(row, "unit", str, where, "")
    value: Value | None = row.get("value")
    if not isinstance(value, int | str | list):
        raise _wrong("value", where)
    return DatedValue(_get(row, "from", date, where), value, unit)


def _texts(table: Table, key: str, where: str) -> Mapping[str, str]:
    """Return a text in German, English, or both."""
    found: dict[str, Any] = _get(table, key, dict, where)
    if not found.keys() & {"de", "en"} or not all(isinstance(one, str) for one in found.values()):
        raise RuleBookError(
            _("{where}: “{key}” needs texts in “de” or “en”."), where=where, key=key
        )
    return found


def _sentence(table: Table, name: str, where: str) -> Mapping[str, str]:
    """Return a sentence whose ``{name}`` places can be filled in."""
    found = _texts(table, name, where)
    for text in found.values():
        try:
            places(text)
        except ValueError as error:
            sentence = _("{where}: in the sentence “{name}” braces do not enclose a name: {text}")
            raise RuleBookError(sentence, where=where, name=name, text=text) from error
    return found


def _get(table: Table, key: str, kind: type[T], where: str, default: T | None = None) -> T:
    """Return an entry of a table. Raises RuleBookError when it is missing or of another type."""
    found = table.get(key, default)
    if not isinstance(found, kind) or (kind is int and isinstance(found, bool)):
        raise _wrong(key, where)
    return found


def _wrong(key: str, where: str) -> RuleBookError:
    sentence = _("{where}: “{key}” is missing or of another type.")
    return RuleBookError(sentence.format(where=where, key=key))
