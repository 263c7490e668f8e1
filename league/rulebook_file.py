"""What a federation's ``paragraphs.toml`` holds: paragraphs and models of divisions."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from league.errors import RuleBookError
from league.facts.seasons import Division
from league.language import _
from league.rulebook import DatedValue, Paragraph

KINDS = ("check", "value", "procedure", "deadline", "record", "document", "text")


def read_paragraphs(path: Path) -> tuple[dict[str, Any], dict[str, Paragraph]]:
    """Read ``paragraphs.toml``: the whole document and its paragraphs in file order.

    Raises RuleBookError when the file is missing or cannot be read.
    """
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise RuleBookError(
            _("The rule book {path} cannot be read: {reason}").format(path=path, reason=error)
        ) from error
    entries = document["paragraphs"]
    words = document.get("words", {})
    return document, {id: _paragraph(id, entry, words) for id, entry in entries.items()}


def read_head(document: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a document says of the book itself, by the fields of ``RuleBook``."""
    head = document["book"]
    return {
        "id": head["id"],
        "short": head["short"],
        "names": head["name"],
        "home_nation": head["home"],
        "first_day": head["from"],
        "time_zone": head.get("zone"),
    }


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
            mode=entry.get("mode", "kader"),
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
