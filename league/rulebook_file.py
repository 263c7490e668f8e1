"""What a federation's ``paragraphs.toml`` holds: paragraphs and models of divisions."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import tomli

from league.errors import RuleBookError
from league.facts.seasons import Division, Mode
from league.language import _
from league.rulebook import DatedValue, Paragraph
from league.rulebook_topics import Topic

KINDS = ("check", "value", "procedure", "deadline", "record", "document", "text")


def read_paragraphs(path: Path) -> tuple[dict[str, Any], dict[str, Paragraph]]:
    """Read ``paragraphs.toml``: the whole document and its paragraphs in file order.

    Raises RuleBookError when the file is missing or cannot be read.
    """
    try:
        document = tomli.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomli.TOMLDecodeError) as error:
        raise RuleBookError(
            _("The rule book {path} cannot be read: {reason}").format(path=path, reason=error)
        ) from error
    entries = document["paragraphs"]
    words = document.get("words", {})
    return document, {id: _paragraph(id, entry, words) for id, entry in entries.items()}


def read_head(document: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a document says of the book itself, by the fields of ``RuleBook``.

    Raises RuleBookError for a topic nobody cites, or one on a paragraph that the book has not.
    """
    head = document["book"]
    return {
        "id": head["id"],
        "short": head["short"],
        "names": head["name"],
        "home_nation": head["home"],
        "terms": {name: document.get(name, {}) for name in ("marks", "kinds", "modes")},
        "equal_statuses": tuple(head.get("equal_statuses", ())),
        "first_day": head["from"],
        "time_zone": head.get("zone"),
        "topics": dict(_topics(head["short"], document)),
    }


def _topics(book: str, document: Mapping[str, Any]) -> Iterator[tuple[Topic, str]]:
    for topic, paragraph in document.get("topics", {}).items():
        # A topic may be that of a whole group: 6.5 stands for 6.5.a and 6.5.b.
        known = any(f"{id}.".startswith(f"{paragraph}.") for id in document["paragraphs"])
        if topic not in set(Topic) or not known:
            sentence = _("{book}: the topic “{topic}” on § {paragraph} is not known.")
            raise RuleBookError(sentence.format(book=book, topic=topic, paragraph=paragraph))
        yield Topic(topic), paragraph


def read_divisions(document: Mapping[str, Any]) -> dict[str, Division]:
    """Return the divisions a rule book names, as models for a season's divisions."""
    return {
        id: Division(
            id=id,
            name=entry["name"],
            like=id,
            tier=entry["tier"],
            level=entry["level"],
            district=entry.get("district") or None,
            boards=entry["boards"],
            mode=entry.get("mode", Mode.LIST.value),
            lowest=entry.get("lowest", False),
            youth_board=entry.get("youth_board", False),
            age_group=entry.get("age_group"),
        )
        for id, entry in document["divisions"].items()
    }


def _paragraph(id: str, entry: dict[str, Any], words: dict[str, dict[str, str]]) -> Paragraph:
    if entry["kind"] not in KINDS:
        raise RuleBookError(_("§ {id}: unknown kind “{kind}”.").format(id=id, kind=entry["kind"]))
    return Paragraph(
        id=id,
        kind=entry["kind"],
        titles=entry["title"],
        says=entry["says"],
        readings=entry.get("reading", {}),
        values={name: _dated(rows) for name, rows in entry.get("values", {}).items()},
        sentences=entry.get("sentences", {}),
        words=words,
        person=entry.get("person", ""),
    )


def _dated(rows: list[dict[str, Any]]) -> tuple[DatedValue, ...]:
    return tuple(DatedValue(row["from"], row["value"], row.get("unit", "")) for row in rows)
