"""A second copy of everything, and bringing it back: ``backup``, ``restore``, ``copy``."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from league import formatting
from league.addresses import Location
from league.clock import in_zone
from league.errors import InputError
from league.language import _, ngettext
from tui.commands.call import Call
from tui.commands.common import command, print_message
from tui.commands.listing import about_of
from tui.commands.options import flag, force_option
from tui.commands.usage import DATABASE, PATH, Argument, Option, whole_number

if TYPE_CHECKING:
    from league.views.backups import Holding, Kept
    from league.views.restoring import Agrees, GivenUp, Restoring


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
        about_of("backup"),
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
            flag("--dry-run", _("Prove the backup and say what would be given up; store nothing.")),
            flag("--erase-again", _("Erase again whose data were erased since.")),
            Option(
                ["--head", "noted"],
                metavar="HEAD",
                multiple=True,
                help=_("A head that the backup must agree with, as for “journal --verify”."),
            ),
        ],
        about_of("restore"),
        "spielleiter restore league.sqlite",
        "spielleiter --db league.sqlite restore old.sqlite --dry-run",
        "spielleiter --db league.sqlite restore old.sqlite --force --erase-again",
        needs="nothing",
    )


def _copy() -> click.Command:
    return command(
        "copy",
        copy,
        [Argument(["source"], type=DATABASE), Argument(["target"], type=DATABASE)],
        about_of("copy"),
        "spielleiter copy league.sqlite postgresql://anna@localhost/league",
        "spielleiter copy postgresql://anna@localhost/league league.sqlite",
        needs="nothing",
    )


def copy(_call: Call, source: Location, target: Location) -> None:
    """Copy a database. Raises LeagueError."""
    from league.services.journal import moving

    last = moving.copy(source, target)
    sentence = _("{path} holds everything up to step {number}. Digest of the facts: {facts}")
    print_message(sentence, path=target, number=last.number, facts=last.facts)


def backup(_call: Call, file: Path | None, keep: int | None, force: bool) -> None:
    """Copy the database. Raises LeagueError."""
    from league.services.journal import copies, kept_backups

    made = copies.back_up(file, keep=kept_backups.KEPT if keep is None else keep, force=force)
    sentence = _(
        "{path}: a copy of everything up to step {number}, read through; its journal holds."
    )
    print_message(sentence, path=made.path, number=made.steps)
    for old in made.pruned:
        print_message(_("Removed, being older: {path}"), path=old)
    if made.holding is not None:
        print_message(_holding(made.holding))


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
        size=formatting.size(held.size),
        first=_kept(held.first),
        last=_kept(held.last),
    )


def _kept(one: "Kept") -> str:
    """Return which step a backup holds, and when it was made by the clock here.

    The season's clocks are not asked: its rule book may be unknown, and a backup is made even so.
    """
    when = formatting.moment(in_zone(one.at, None))
    return _("step {number} ({when})").format(number=one.step, when=when) if one.step else when


def restore(
    call: Call, file: Path, force: bool, dry_run: bool, erase_again: bool, noted: tuple[str, ...]
) -> None:
    """Bring a backup back. Raises LeagueError."""
    from league.services.home.erasing_again import restore_erased
    from league.services.journal import copies, restoring
    from league.views.restoring import Agrees
    from tui.commands.journal import heads_given

    target = call.path()
    heads = dict.fromkeys(head for given in noted for head in heads_given(given))
    found, would = restoring.look(file, target, [*heads])
    for words in _given_up(file, would):
        print_message(words)
    if any(agrees is Agrees.OTHER for _number, agrees in would.noted):
        raise InputError(_("{path} is no backup of the journal whose head was given."), path=file)
    if dry_run:
        print_message(_("Nothing was stored."))
        return
    erased: list[tuple[str, bool]] = []
    if erase_again and would.returning:
        done, erased = restore_erased(file, target, would, actor=call.actor, force=force)
    else:
        done = copies.restore(file, target, force=force, found=found)
    _print_restored(target, found.steps, done.before, done.access)
    for who, known in erased:
        if known:
            print_message(_("The data of {who} were erased again."), who=who)
        else:
            print_message(_("The backup knows nobody as {who}: nothing was to be erased."), who=who)


def _print_restored(target: Location, steps: int, before: Path | None, access: int) -> None:
    sentence = _("{path} is what the backup holds: everything up to step {number}.")
    print_message(sentence, path=target, number=steps)
    if before is not None:
        print_message(_("What stood there before is in {path}."), path=before)
    if access:
        print_message(
            _("All sign in anew with the passwords of then; codes and match passes are given anew.")
        )


def _given_up(file: Path, would: "Restoring") -> Iterator[str]:
    """Yield what bringing a backup back gives up, and what returns."""
    yield ngettext(
        "{path} proves itself: {number} step of the journal, and all that it tells of.",
        "{path} proves itself: {number} steps of the journal, and all that they tell of.",
        would.steps,
    ).format(path=file, number=would.steps)
    if would.unknown:
        sentence = _("What stands there cannot be compared with it: {reason}")
        yield sentence.format(reason=would.unknown)
    elif would.first and would.last:
        yield ngettext(
            "Given up is {lost} step: {now} steps go back to {common}.",
            "Given up are {lost} steps: {now} steps go back to {common}.",
            would.now - would.common,
        ).format(lost=would.now - would.common, now=would.now, common=would.common)
        yield _("The first of them: {step}").format(step=_step(would.first))
        yield _("The last of them: {step}").format(step=_step(would.last))
    elif would.now:
        yield _("Nothing is given up: it holds every step of what stands there.")
    if would.now and would.parted and would.first:
        sentence = _("After step {common} the two part: the backup goes on with {number} others.")
        yield sentence.format(common=would.common, number=would.parted)
    yield from _returning(would)
    if would.kept is not None:
        yield _head_words(*would.kept, would.steps, _("which this machine has seen"))
    for number, agrees in would.noted:
        yield _head_words(number, agrees, would.steps, _("whose head was given"))


def _returning(would: "Restoring") -> Iterator[str]:
    for one in would.returning:
        if one.who:
            sentence = _(
                "What was erased of {who} returns ({step}); --erase-again erases it again."
            )
        else:
            sentence = _(
                "What was erased of somebody returns ({step}); of whom, that step does not tell any"
                " more."
            )
        yield sentence.format(who=one.who, step=_step(one.step))


def _step(one: "GivenUp") -> str:
    sentence = _("step {number}, {when}, {who}: {what}")
    when = formatting.moment(one.at)
    return sentence.format(number=one.number, when=when, who=one.by, what=one.what)


def _head_words(number: int, agrees: "Agrees", last: int, which: str) -> str:
    from league.views.restoring import Agrees

    sentence = {
        Agrees.HOLDS: _("Step {number}, {which}, is in it."),
        Agrees.ENDS_BEFORE: _("Step {number}, {which}, is not in it: it ends with step {last}."),
        Agrees.OTHER: _("Step {number}, {which}, is another one in it: it is of another journal."),
    }[agrees]
    return sentence.format(number=number, which=which, last=last)
