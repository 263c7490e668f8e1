"""What is kept of one person: ``person export``, ``person erase``."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from league.errors import InputError
from league.language import _, ngettext
from tui.commands.call import Call
from tui.commands.common import command, group, print_message
from tui.commands.listing import about_of
from tui.commands.options import flag, force_option, reason_option
from tui.commands.usage import PATH, Argument

if TYPE_CHECKING:
    from league.views.personal import Erased


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "person",
        about_of("person"),
        [_export(), _erase()],
        "spielleiter person export 100001 person.pdf",
    )


def _export() -> click.Command:
    return command(
        "export",
        export,
        [_who(), Argument(["file"], type=PATH), force_option()],
        _(
            "Write all that is kept of a person into a file: .json for programs, .pdf or .txt for"
            " people.\n\n"
            "The person is named by pass number or log-in name."
        ),
        "spielleiter person export 100001 person.json",
        "spielleiter person export muster person.pdf",
        needs="file",
    )


def _erase() -> click.Command:
    return command(
        "erase",
        erase,
        [_who(), reason_option(), flag("--yes", _("Do it: nothing brings the data back."))],
        _(
            "Blank what is personal of a person everywhere; nothing brings it back.\n\n"
            "Names, birth date, FIDE number, telephone and mail go, from seasons, registers,"
            " drafts, messages and the journal. The pass number or log-in name stays, and with it"
            " results and tables; nothing is judged otherwise. Backups are not changed: they are"
            " named."
        ),
        _('spielleiter person erase 100001 --reason "At his request." --yes'),
        needs="file",
    )


def _who() -> click.Argument:
    return Argument(["who"], metavar="IDENT|LOGIN")


def export(call: Call, who: str, file: Path, force: bool) -> None:
    """Write what is kept of a person. Raises LeagueError."""
    import json

    from league import files
    from league.head_marks import of_step
    from league.services.home.person_export import as_json, personal_data
    from league.services.session.transactions import last_step
    from reports.layouts.personal import layout
    from reports.paper import Format
    from reports.writing import write

    kinds = {".pdf": Format.PDF, ".txt": Format.TXT}
    ending = file.suffix.lower()
    if ending not in (*kinds, ".json"):
        raise InputError(_("{path}: the name ends in .json, .pdf or .txt."), path=file)
    files.check(file, force=force)
    found = personal_data(who, actor=call.actor)
    if ending == ".json":
        text = json.dumps(as_json(found), indent=1, ensure_ascii=False)
        files.write_text(file, text + "\n", force=force)
    else:
        document = replace(layout(found), as_of=of_step(last_step()))
        write([document], kinds[ending], file, force=force)
    print_message(_("{file} was written."), file=file)


def erase(call: Call, who: str, reason: str, yes: bool) -> None:
    """Blank what is personal of a person. Raises LeagueError."""
    from league.services.home.person_erasing import erase as erase_person

    if not yes:
        raise InputError(_("Nothing brings the data back; with --yes it is done."))
    done = erase_person(who, actor=call.actor, why=reason)
    for words in _told(done):
        print_message(words)


def _told(done: "Erased") -> Iterator[str]:
    """Yield what became of the data, and what is left to do."""
    sentence = _("Blanked: {rows} facts, {steps} steps of the journal; deleted: {loose} others.")
    yield sentence.format(rows=done.rows, steps=done.steps, loose=done.loose)
    if done.year:
        yield _("The year of birth stays as 1 January: age groups are judged by it.")
    if done.acted:
        yield ngettext(
            "{number} step was taken by the person: the name stays there, as proof of who acted.",
            "{number} steps were taken by the person: the name stays there, as proof of who acted.",
            done.acted,
        ).format(number=done.acted)
    if not done.clean:
        yield _("Somebody else has the file open: close it there, then run this again.")
    if done.backups:
        names = "\n".join(f"  {path}" for path in done.backups)
        sentence = _("These files still hold the data, as do papers and workbooks given out:")
        yield f"{sentence}\n{names}"
