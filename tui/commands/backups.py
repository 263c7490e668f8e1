"""A second copy of everything, and bringing it back: ``backup``, ``restore``, ``copy``."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from league import forms
from league.addresses import Location
from league.clock import in_zone
from league.language import _, ngettext
from tui.commands.call import Call
from tui.commands.common import command, say
from tui.commands.options import flag, force_option
from tui.commands.usage import DATABASE, PATH, Argument, Option, whole_number

if TYPE_CHECKING:
    from league.services.journal.kept_backups import Holding, Kept


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield _backup()
    yield _restore()
    yield _copy()


def _backup() -> click.Command:
    return command(
        "backup",
        backup,
        [
            Argument(["file"], type=PATH, required=False),
            Option(
                ["--keep"],
                type=whole_number(1),
                default=None,
                metavar="N",
                help=_("How many backups stay in a folder."),
            ),
            force_option(),
        ],
        _(
            "Copy the database while others go on working, and prove the copy.\n\n"
            "FILE may be a folder; without it, it is one beside the database. The last ten"
            " backups in a folder stay, and the last one of every day. By itself the program does"
            " so before it brings a file up to date and before the next season is prepared."
        ),
        "spielleiter backup",
        "spielleiter backup --keep 30",
        "spielleiter backup /media/stick",
        needs="file",
    )


def _restore() -> click.Command:
    return command(
        "restore",
        restore,
        [
            Argument(["file"], type=PATH),
            flag("--force", _("Take the place of what stands there; that is kept beside it.")),
        ],
        _(
            "Bring a backup back as the database.\n\n"
            "The backup is read through first. What stood there stays beside it as a backup."
            " Passwords come back with it; sessions, codes and match passes do not."
        ),
        "spielleiter restore league.sqlite",
        "spielleiter --db league.sqlite restore old.sqlite --force",
        needs="nothing",
    )


def _copy() -> click.Command:
    return command(
        "copy",
        copy,
        [Argument(["source"], type=DATABASE), Argument(["target"], type=DATABASE)],
        _(
            "Copy everything from one database to another one, from a file to a server or back.\n\n"
            "The other one must be empty. What arrived is compared row by row, the journal byte"
            " for byte, before it is kept."
        ),
        "spielleiter copy league.sqlite postgresql://anna@localhost/league",
        "spielleiter copy postgresql://anna@localhost/league league.sqlite",
        needs="nothing",
    )


def copy(_call: Call, source: Location, target: Location) -> None:
    """Copy a database. Raises LeagueError."""
    from league.services.journal import moving

    last = moving.copy(source, target)
    sentence = _("{path} holds everything up to step {number}. Digest of the facts: {facts}")
    say(sentence, path=target, number=last.number, facts=last.facts)


def backup(_call: Call, file: Path | None, keep: int | None, force: bool) -> None:
    """Copy the database. Raises LeagueError."""
    from league.services.journal import copies, kept_backups

    made = copies.back_up(file, keep=kept_backups.KEPT if keep is None else keep, force=force)
    sentence = _(
        "{path}: a copy of everything up to step {number}, read through; its journal holds."
    )
    say(sentence, path=made.path, number=made.steps)
    for old in made.pruned:
        say(_("Removed, being older: {path}"), path=old)
    if made.holding is not None:
        say(_holding(made.holding))


def _holding(held: "Holding") -> str:
    """Return how much the backups in a folder hold."""
    sentence = ngettext(
        "{count} backup in {folder}: {size}, from {first} to {last}.",
        "{count} backups in {folder}: {size}, from {first} to {last}.",
        held.count,
    )
    return sentence.format(
        count=held.count,
        folder=held.folder,
        size=forms.size(held.size),
        first=_kept(held.first),
        last=_kept(held.last),
    )


def _kept(one: "Kept") -> str:
    """Return which step a backup holds, and when it was made by the clock here."""
    when = forms.moment(in_zone(one.at, None))
    return _("step {number} ({when})").format(number=one.step, when=when) if one.step else when


def restore(call: Call, file: Path, force: bool) -> None:
    """Bring a backup back. Raises LeagueError."""
    from league.services.journal import copies

    target = call.path()
    done = copies.restore(file, target, force=force)
    sentence = _("{path} is what the backup holds: everything up to step {number}.")
    say(sentence, path=target, number=done.copy.steps)
    if done.before is not None:
        say(_("What stood there before is in {path}."), path=done.before)
    if done.access:
        say(
            _("All sign in anew with the passwords of then; codes and match passes are given anew.")
        )
