"""A season without a workbook, and an empty workbook: ``season``, ``template``."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import click

from league.language import _
from league.services.schedule.operations import CHANGE_SEASON
from tui.commands.call import Call
from tui.commands.common import command, group, print_message
from tui.commands.from_operations import commands_of
from tui.commands.listing import about_of
from tui.commands.options import day_option, force_option, text_option, why_option
from tui.commands.usage import PATH, Argument


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    about = _("Rule book whose divisions it offers, by name, abbreviation or id.")
    yield group(
        "season",
        about_of("season"),
        [_new(), *commands_of(CHANGE_SEASON)],
        "spielleiter season new 2026/27 --rulebook tuwo-stmk-2011 \\\n"
        '  --federation "Schachverband" --list-date 2026-07-01',
    )
    yield command(
        "template",
        template,
        [Argument(["file"], type=PATH), _rulebook(about), force_option()],
        about_of("template"),
        "spielleiter template new.xlsx",
        "spielleiter template new.xlsx --rulebook tuwo-stmk-2011 --force",
        needs="nothing",
    )


def _rulebook(about: str) -> click.Parameter:
    return text_option("--rulebook", "NAME", about)


def _new() -> click.Command:
    return command(
        "new",
        new,
        [
            Argument(["name"]),
            _rulebook(
                _(
                    "Rule book, by name, abbreviation or id; “spielleiter rules” lists them."
                    " Otherwise that of the file's last season."
                )
            ),
            text_option("--federation", "TEXT", _("Name of the federation."), required=True),
            day_option("--list-date", "list_date", _("Date of the rating list."), required=True),
            why_option(),
        ],
        _(
            "Begin an empty season; from now on it is the one in use.\n\n"
            "The file is made if there is none. Divisions come with “spielleiter division add”."
        ),
        "spielleiter season new 2026/27 --rulebook tuwo-stmk-2011 \\\n"
        '  --federation "Schachverband" --list-date 2026-07-01',
        needs="nothing",
    )


def new(call: Call, name: str, rulebook: str, federation: str, list_date: date, why: str) -> None:
    """Begin a season. Raises LeagueError."""
    from league.services.schedule.beginning import AskedSeason, begin_in, rule_books, used_last

    book = rulebook or (used_last(call.path()) if call.is_there() else "")
    asked = AskedSeason(name, book, federation, list_date)
    begun = begin_in(call.path(), asked, actor=call.actor, why=why)
    print_message(
        _("Season {name} of {federation} is begun."), name=begun.name, federation=begun.federation
    )
    print_message(_("Rule book: {book}"), book=dict(rule_books())[begun.rulebook])
    sentence = _(
        "Divisions come with “spielleiter division add”; “spielleiter view beginning” says what is"
        " missing."
    )
    print_message(sentence)


def template(call: Call, file: Path, rulebook: str, force: bool) -> None:
    """Write an empty workbook. Raises LeagueError."""
    from league.services.schedule.beginning import rule_book_named
    from league.services.session.wording import speak_as
    from league.services.workbook.template import write_template

    del call
    book = rule_book_named(rulebook) if rulebook else ""
    if book:
        speak_as(book)
    write_template(file, book, force=force)
    print_message(_("An empty workbook was written to {path}."), path=file)
