"""How results of several commands are printed: findings with their paragraphs, facts as JSON."""

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from datetime import date, time
from enum import Enum
from typing import TYPE_CHECKING

from league.language import _
from tui.commands.common import print_data, print_message

if TYPE_CHECKING:
    from league.findings import Finding, Note
    from league.views.consequences import Consequences


def print_findings(findings: "Iterable[Finding]") -> None:
    """Print each finding with its paragraph."""
    for finding in findings:
        print_data(f"§ {finding.rule}  {finding.sentence}")


def print_findings_with_arithmetic(
    findings: "Iterable[Finding]", notes: "Iterable[Note]" = ()
) -> None:
    """Print what was found, each with its paragraph; the same words only once."""
    lines = []
    for finding in findings:
        arithmetic = "" if finding.arithmetic is None else f"\n    {finding.arithmetic}"
        lines.append(f"§ {finding.rule}  {finding.sentence}{arithmetic}")
    lines += [f"§ {note.rule}  {note.sentence}" for note in notes]
    for line in dict.fromkeys(lines):
        print_data(line)


def print_followed(found: "Consequences | None") -> None:
    """Print what a deed changes, the sums first; nothing where it was not worked out."""
    if found is None:
        return
    from league.views.consequence_words import in_lines, sums

    if not found:
        print_message(_("Nothing else changes."))
        return
    for sign, words in (("Δ", sums(found)), *in_lines(found)):
        print_message(f"{sign} {words}")


def plain(value: object) -> object:  # noqa: PLR0911  # one kind of value per line
    """Return facts and results as JSON takes them; sentences in the language in use."""
    from league.findings import Sentence

    if isinstance(value, Sentence):
        return str(value)
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, date | time):
        return value.isoformat()
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {_key(key): plain(each) for key, each in value.items()}
    if isinstance(value, frozenset | set):
        return sorted(str(each) for each in value)
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    return value


def _key(key: object) -> str:
    return "/".join(str(part) for part in key) if isinstance(key, tuple) else str(key)
