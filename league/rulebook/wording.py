"""What a book says in place of the program's general words, and which words are its own.

Both stand in ``wording.toml`` of its folder; a book whose words are the general ones has none.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from league.errors import RuleBookError
from league.language import LANGUAGES, Wording, _
from league.rulebook.kept_text import keep, kept


def read_wording(path: Path) -> tuple[tuple[str, ...], Wording]:
    """Return the words that are a book's own, and what it says in place of messages.

    Raises RuleBookError for a file that cannot be read, and for what is not as it has to be.
    """
    if not path.exists():
        return (), {}
    where, document = "/".join(path.parts[-2:]), _document(path)
    own, said = document.get("own"), document.get("said")
    if not isinstance(own, list) or not isinstance(said, dict):
        sentence = _("{where}: “{key}” is missing or of another type.")
        key = "said" if isinstance(own, list) else "own"
        raise RuleBookError(sentence.format(where=where, key=key))
    return tuple(map(str, own)), dict(_said(said, where))


def _document(path: Path) -> Mapping[str, Any]:
    """Return what a file holds, from what was kept of the same text if it was read before."""
    name = f"{path.parent.name}-{path.stem}"
    try:
        text = path.read_text(encoding="utf-8")
        document = kept(name, text)
        if document is None:
            import tomllib  # noqa: PLC0415  # what was kept does without

            document = tomllib.loads(text)
            keep(name, text, document)
    except (OSError, ValueError) as error:
        sentence = _("The rule book {path} cannot be read: {reason}")
        raise RuleBookError(sentence, path=path, reason=error) from error
    return document


def _said(table: Mapping[str, Any], where: str) -> Iterator[tuple[str, Mapping[str, str]]]:
    for message, texts in table.items():
        known = isinstance(texts, dict) and texts and texts.keys() <= set(LANGUAGES)
        if not known or not all(isinstance(one, str) for one in texts.values()):
            sentence = _("{where}: “{key}” needs texts in “de” or “en”.")
            raise RuleBookError(sentence, where=where, key=message)
        yield message, texts
