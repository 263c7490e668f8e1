"""A report file beside the pairing rules: ``tournament check``."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from league.language import _
from tui.commands.call import Call
from tui.commands.common import command, fail_if, paint, print_data, print_json
from tui.commands.options import json_option
from tui.commands.printed import plain
from tui.commands.usage import PATH, Argument

if TYPE_CHECKING:
    from league.views.checked_files import CheckedFile, CheckedRound


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield command(
        "check",
        check,
        [Argument(["path"], metavar="FILE", type=PATH), json_option()],
        _(
            "Pair a report file (TRF) anew round by round and list every difference with its"
            " reason.\n\n"
            "Every round starts from those on record. The exit status is 1 when a round differs."
        ),
        "spielleiter tournament check open.trf",
        needs="nothing",
    )


def check(_call: Call, path: Path, as_json: bool) -> None:
    """Lay a file's rounds beside the rules; exit 1 when one differs. Raises LeagueError."""
    from league.services.tournaments.report_files.checking import checked
    from league.services.tournaments.report_files.files import content_of

    found = checked(content_of(path))
    if as_json:
        print_json(plain(found))
    else:
        _tell(found)
    fail_if(not found.agrees)


def _tell(found: "CheckedFile") -> None:
    print_data(paint(found.name, bold=True))
    if not found.swiss:
        print_data(
            _("This is no Swiss tournament: its rounds follow from tables, nothing is compared.")
        )
    for mark, doubt in enumerate(found.doubts, 1):
        print_data(f"[{mark}] {doubt}")
    for one in found.rounds:
        _print_round(one, found.doubts)


def _print_round(one: "CheckedRound", doubts: Sequence[str]) -> None:
    if one.refused:
        print_data(_("Round {round}: {why}").format(round=one.round, why=one.refused))
        return
    of_all = _shared(one)
    words = _("Round {round}: {same} of {pairs} pairs as by {edition}.")
    heading = words.format(round=one.round, same=one.same, pairs=one.pairs, edition=one.edition)
    print_data(" ".join(filter(None, (heading, _marked(of_all, doubts)))))
    for each in one.differences:
        words = _("{recorded}, by the rules {ruled}.")
        pairs = words.format(recorded=each.recorded, ruled=each.ruled)
        own = [reason for reason in each.reasons if reason not in of_all]
        print_data("  " + " ".join(filter(None, (pairs, _marked(own, doubts)))))


def _shared(one: "CheckedRound") -> Sequence[str]:
    """Return the reasons that all differences of a round have: they are told once."""
    if not one.differences:
        return ()
    first, *others = (each.reasons for each in one.differences)
    return [reason for reason in first if all(reason in each for each in others)]


def _marked(reasons: Sequence[str], doubts: Sequence[str]) -> str:
    """Return reasons; those that stand above are named by their marks."""
    return " ".join(f"[{doubts.index(one) + 1}]" if one in doubts else one for one in reasons)
