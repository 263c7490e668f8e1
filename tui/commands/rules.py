"""The rule books: ``rules``."""

from typing import TYPE_CHECKING

import click

from league.language import _
from tui.commands.common import (
    columns,
    command,
    json_option,
    paint,
    settings,
    tell,
    tell_json,
)

if TYPE_CHECKING:
    from league.services.books import BookView
    from league.views import ParagraphView


def commands() -> list[click.Command]:
    """Return the commands of this area."""
    return [
        command(
            "rules",
            rules,
            [
                click.Argument(["paragraph"], required=False, metavar="[ID]"),
                click.Option(
                    ["--book"],
                    metavar="ID",
                    help=_("Rule book; otherwise that of the season in use, else all."),
                ),
                json_option(),
            ],
            _(
                "List the paragraphs of the rule books, or show one with its values and its"
                " reading.\n\n"
                "With --json one paragraph of one book is an object, everything else a list.\n\n"
                "\b\nExamples:\n"
                "  spielleiter rules\n"
                "  spielleiter rules 4.4.a.2\n"
                "  spielleiter rules --book sjrp-2025 --json"
            ),
        )
    ]


def rules(paragraph: str | None, book: str | None, as_json: bool) -> None:
    """Show the rule books. Raises LeagueError."""
    from league.services import books

    wanted = book or _book_in_use(paragraph)
    if paragraph is None:
        found = books.books(wanted)
    else:
        found = books.paragraph(paragraph, wanted)
    if as_json:
        entries = [_as_json(one, entry) for one in found for entry in one.paragraphs]
        tell_json(entries[0] if paragraph and len(entries) == 1 else entries)
        return
    for one in found:
        if paragraph:
            _tell_paragraph(one.paragraphs[0])
        else:
            _tell_book(one)


def _book_in_use(paragraph: str | None) -> str | None:
    """Return the book of the season in use, if there is a season and its book fits."""
    from league.services import storing
    from league.services.books import has

    path = settings().path()
    if not path.exists():
        return None
    storing.open_file(path, must_exist=True)
    current = storing.current_season()
    if current is None:
        return None
    book = storing.load(current)[0].rulebook
    return book if paragraph is None or has(book, paragraph) else None


def _tell_book(book: "BookView") -> None:
    tell(paint(f"{book.name} ({book.id})", bold=True))
    rows = [(entry.id, _kind(entry.kind), entry.title) for entry in book.paragraphs]
    for line in columns(rows):
        tell(f"  {line}")


def _tell_paragraph(entry: "ParagraphView") -> None:
    tell(paint(f"{entry.citation} {entry.title}", bold=True) + f" ({_kind(entry.kind)})")
    tell(f"  {entry.says}")
    if entry.reading:
        tell(f"  {_('Reading')}: {entry.reading}")
    for name, value, since in entry.values:
        tell(f"  {name}: {value} ({_('since {day}').format(day=since)})")


def _kind(kind: str) -> str:
    words = {
        "check": _("check"),
        "value": _("value"),
        "procedure": _("procedure"),
        "deadline": _("deadline"),
        "record": _("record"),
        "document": _("document"),
        "text": _("text"),
    }
    return words.get(kind, kind)


def _as_json(book: "BookView", entry: "ParagraphView") -> dict[str, object]:
    return {
        "book": book.id,
        "id": entry.id,
        "citation": entry.citation,
        "title": entry.title,
        "kind": entry.kind,
        "says": entry.says,
        "reading": entry.reading,
        "values": [
            {"name": name, "value": value, "since": since} for name, value, since in entry.values
        ],
    }
