"""The messages of the sources, and the German catalogue: ``make words`` writes .po and .mo anew.

Those of Python are found in the syntax tree, because pybabel does not see those inside f-strings.
"""

import ast
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from io import BytesIO
from operator import itemgetter

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po
from jinja2 import Environment, nodes

from tests.paths import ROOT

PO = ROOT / "league" / "locale" / "de" / "LC_MESSAGES" / "spielleiter.po"
MO = PO.with_suffix(".mo")

_HEAD = """\
msgid ""
msgstr ""
"Language: de\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

"""
_DAY = datetime(2011, 7, 1, tzinfo=UTC)
"""Dates the .mo whenever it is made, so that the same words make the same file."""


@cache
def sources() -> Catalog:
    """Return every message of the sources, untranslated. Raises ValueError for one not literal."""
    found = Catalog()
    for folder in ("league", "reports", "tui", "web"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            where = path.relative_to(ROOT).as_posix()
            messages = _messages(ast.parse(path.read_text(encoding="utf-8")), where)
            for line, message in sorted(messages, key=itemgetter(0)):
                found.add(message, locations=[(where, line)])
        for path in sorted((ROOT / folder).rglob("*.html")):
            where = path.relative_to(ROOT).as_posix()
            for line, message in _of_template(path.read_text(encoding="utf-8"), where):
                found.add(message, locations=[(where, line)])
    return found


def _of_template(source: str, where: str) -> Iterator[tuple[int, str | tuple[str, ...]]]:
    for call in Environment(autoescape=True).parse(source).find_all(nodes.Call):
        if isinstance(call.node, nodes.Name) and call.node.name in ("_", "ngettext"):
            words = call.args[: 2 if call.node.name == "ngettext" else 1]
            forms = tuple(one.value for one in words if isinstance(one, nodes.Const))
            if len(forms) < len(words) or not all(isinstance(form, str) for form in forms):
                raise ValueError(f"{where}:{call.lineno}: _() needs the words themselves")
            yield call.lineno, forms if len(forms) == 2 else forms[0]


def _messages(tree: ast.Module, where: str) -> Iterator[tuple[int, str | tuple[str, ...]]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id == "called":  # a field's label, and what one of several is called
                yield from ((node.lineno, _literal(word, where)) for word in node.args)
            number = {"_": 1, "to_translate": 1, "ngettext": 2}.get(node.func.id, 0)
            forms = tuple(_literal(word, where) for word in node.args[:number])
            if forms:
                yield node.lineno, forms if number == 2 else forms[0]


def _literal(word: ast.expr, where: str) -> str:
    if isinstance(word, ast.Constant) and isinstance(word.value, str):
        return word.value
    raise ValueError(f"{where}:{word.lineno}: _() needs the words themselves")


def german() -> Catalog:
    """Return the German catalogue as it is in the .po file."""
    with PO.open("rb") as file:
        return read_po(file, locale="de", domain="spielleiter")


def update() -> list[str]:
    """Bring both files up to the sources and return what is not translated yet."""
    catalogue = german()
    catalogue.update(sources(), no_fuzzy_matching=True)
    catalogue.creation_date = catalogue.revision_date = _DAY
    text, machine = BytesIO(), BytesIO()
    write_po(text, catalogue, omit_header=True, ignore_obsolete=True, include_lineno=False)
    write_mo(machine, catalogue)
    PO.write_bytes(_HEAD.encode() + text.getvalue())
    MO.write_bytes(machine.getvalue())
    return [str(message.id) for message in catalogue if message.id and not said(message.string)]


def said(translation: str | list[str] | tuple[str, ...] | None) -> bool:
    """Say whether a message is translated, in all its forms."""
    return bool(translation) and all(translation or ())


if __name__ == "__main__":
    missing = update()
    sys.stdout.writelines(f"not translated: {message}\n" for message in missing)
    sys.exit(1 if missing else 0)
