"""The rule books: ``rules``."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from league.errors import RuleBookError
from league.language import _
from tui.commands.call import Call
from tui.commands.common import (
    columns,
    command,
    fail_if,
    paint,
    print_columns,
    print_data,
    print_json,
    print_message,
)
from tui.commands.options import flag, json_option
from tui.commands.usage import Argument, Option

if TYPE_CHECKING:
    from league.services.rulebook.coverage import Covered
    from league.views.book import BookView, ParagraphView


_RIGHTS = "rights"
"""Stands in the place of a paragraph for the table of rights."""


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    book = _("Rule book; otherwise that of the season in use, else all.")
    yield command(
        "rules",
        rules,
        [
            Argument(["paragraph"], required=False, metavar="[ID]"),
            Option(["--book"], metavar="ID", help=book),
            flag("--coverage", _("List where each paragraph lives, with its tests.")),
            json_option(),
        ],
        _(
            "List the paragraphs of the rule books, or show one with its values, its reading,"
            " its function and its tests.\n\n"
            "With --json one paragraph of one book is an object, everything else a list. With"
            " --coverage the exit status is 1 when no command or screen reaches what serves a"
            " check, value, procedure or deadline, no person decides it, or a check has no"
            " tests."
        )
        + "\n\n"
        + _("“rules rights” prints what each role of an account may do."),
        "spielleiter rules",
        "spielleiter rules 4.4.a.2",
        "spielleiter rules rights",
        "spielleiter rules --coverage",
        "spielleiter rules --book sjrp-2025 --json",
        needs="nothing",
    )


def rules(
    call: Call, paragraph: str | None, book: str | None, coverage: bool, as_json: bool
) -> None:
    """Show the rule books. Raises LeagueError."""
    from league.services.rulebook import books

    if paragraph == _RIGHTS:
        _print_rights(as_json=as_json)
        return
    wanted = book or _book_in_use(call, paragraph)
    if coverage:
        ids = [wanted] if wanted else [one.id for one in books.books()]
        _print_coverage(ids, paragraph, as_json=as_json)
        return
    if paragraph is None:
        found = books.books(wanted)
    else:
        found = books.paragraph(paragraph, wanted)
    if as_json:
        entries = [_as_json(one, entry) for one in found for entry in one.paragraphs]
        print_json(entries[0] if paragraph and len(entries) == 1 else entries)
        return
    for one in found:
        if paragraph:
            _print_paragraph(one.paragraphs[0])
            _print_home(one.id, one.paragraphs[0].id)
        else:
            _print_book(one)


def _print_rights(*, as_json: bool) -> None:
    """Print what each role may do, and where."""
    from league.services.session.rights import rights_table
    from league.services.words.codes import place_words, right_words, role_words

    table, roles, places = rights_table(), role_words(), place_words()
    if as_json:
        print_json(
            [{"role": one.role, "held_for": one.places, "rights": one.rights} for one in table]
        )
        return
    for one in table:
        held = ", ".join(places[place] for place in one.places) or _("the whole federation")
        print_data(paint(roles[one.role], bold=True) + f" ({one.role}; {held})")
        for right in one.rights:
            print_data(f"  {right_words(right)}")
        if not one.rights:
            print_data(f"  {_('looks, and stores nothing')}")
    print_message(
        _("Whoever sits at the machine with the file may do everything and needs no account.")
    )


def _book_in_use(call: Call, paragraph: str | None) -> str | None:
    """Return the book of the season in use, if there is a season and its book fits."""
    from league.services.rulebook.books import has
    from league.services.session import transactions

    if not call.is_there():
        return None
    call.open()
    current = transactions.current_season()
    if current is None:
        return None
    book = transactions.load(current)[0].rulebook
    return book if paragraph is None or has(book, paragraph) else None


def _print_book(book: "BookView") -> None:
    print_data(paint(f"{book.name} ({book.id})", bold=True))
    rows = [(entry.id, _kind(entry.kind), entry.title) for entry in book.paragraphs]
    for line in columns(rows):
        print_data(f"  {line}")


def _print_paragraph(entry: "ParagraphView") -> None:
    print_data(paint(f"{entry.citation} {entry.title}", bold=True) + f" ({_kind(entry.kind)})")
    print_data(f"  {entry.says}")
    if entry.reading:
        print_data(f"  {_('Reading')}: {entry.reading}")
    for name, value, since in entry.values:
        print_data(f"  {name}: {value} ({_('since {day}').format(day=since)})")
    if entry.person:
        print_data(f"  {entry.person}")


def _print_home(book: str, paragraph: str) -> None:
    from league.services.rulebook.coverage import coverage

    entry = next(one for one in coverage(book, quick=True) if one.id == paragraph)
    if entry.command:
        print_data(f"  {_('Command')}: spielleiter {entry.command}")
    for home in entry.homes:
        print_data(f"  {_('Function')}: {home}")
    if entry.paper:
        print_data(f"  {_('Paper')}: report {entry.paper}")
    for test in (*(entry.tests or ()), *(entry.cases or ())):
        print_data(f"  {_('Test')}: {test}")
    if entry.tests is None:
        print_data(f"  {_without_tests()}")


def _print_coverage(books: list[str], paragraph: str | None, *, as_json: bool) -> None:
    """List what each paragraph has; exit 1 when a check lacks something."""
    from league.services.rulebook.coverage import coverage, doubled

    entries = [entry for book in books for entry in coverage(book)]
    if paragraph is not None:
        wanted = paragraph.removeprefix("§").strip()
        entries = [entry for entry in entries if entry.id == wanted]
        if not entries:
            sentence = _("No rule book has a § {paragraph}; “spielleiter rules” lists them.")
            raise RuleBookError(sentence, paragraph=wanted)
    if as_json:
        print_json([_covered_json(entry) for entry in entries])
    else:
        _print_covered(entries)
    missing = [entry for entry in entries if entry.missing]
    for entry in missing:
        print_message(_without(entry).format(paragraph=entry.citation))
    twice = [(book, *where) for book in books for where in doubled(book)]
    for book, id, file, line in twice:
        sentence = _(
            "{book}: {file}, line {line} names § {id} a second time; only that one counts."
        )
        print_message(sentence, book=book, file=file, line=line, id=id)
    fail_if(missing or twice)


def _without(entry: "Covered") -> str:
    if entry.homes:
        return _("{paragraph} has no tests.")
    return _("{paragraph} is served by no function that a command or a screen reaches.")


def _by_person(command: str) -> str:
    where = command.removeprefix("view ")
    return _("a person: {command}").format(command=where) if command else "–"


def _otherwise(entry: "Covered") -> str:
    """Return who or what serves a paragraph without a function: a person, or a paper."""
    if entry.paper and not entry.person:
        return _("a paper: {name}").format(name=f"report {entry.paper}")
    return _by_person(entry.person)


def _print_covered(entries: "list[Covered]") -> None:
    head = (
        _("Paragraph"), _("Kind"), _("Command"), _("Function"), _("Tests"), _("Cases"), _("Title"),
    )  # fmt: skip
    rows = [
        (
            entry.citation,
            _kind(entry.kind),
            entry.command or "–",
            entry.homes[0] if entry.homes else _otherwise(entry),
            "?" if entry.tests is None else str(len(entry.tests)),
            "?" if entry.cases is None else str(len(entry.cases)),
            entry.title,
        )
        for entry in entries
    ]
    print_columns([head, *rows], numbers=(4, 5))
    if any(entry.tests is None for entry in entries):
        print_message(_without_tests())


def _without_tests() -> str:
    return _("The program is installed without its tests; they stand in its source.")


def _covered_json(entry: "Covered") -> dict[str, object]:
    return {
        "id": entry.id,
        "citation": entry.citation,
        "kind": entry.kind,
        "title": entry.title,
        "command": entry.command or None,
        "functions": list(entry.homes),
        "person": None if entry.homes else entry.person or None,
        "paper": entry.paper or None,
        "tests": None if entry.tests is None else list(entry.tests),
        "cases": None if entry.cases is None else list(entry.cases),
        "missing": entry.missing,
    }


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
