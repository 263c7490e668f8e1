"""Who leaves a tournament, and for whom a round is free: ``tournament leave``, ``bye``."""

from collections.abc import Iterator
from typing import Any

import click

from league.language import _
from tui.commands import options
from tui.commands.call import Call
from tui.commands.common import command, print_message
from tui.commands.tournament_entries import key_of
from tui.commands.usage import Argument, Option

_KINDS = ("full", "half", "zero")


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area; they belong to ``tournament``."""
    yield from _leaving()
    yield from _byes()


def _leaving() -> Iterator[click.Command]:
    yield command(
        "leave",
        leave,
        [
            Argument(["id"]),
            Argument(["who"]),
            options.number_option("--from-round", _("Otherwise the first round without a result.")),
            options.flag("--excluded", _("By decision, and not by himself.")),
            options.why_option(),
        ],
        _(
            "Record that somebody withdraws or is excluded, by key, number or name.\n\n"
            "Before numbers are given the entry is taken back."
        ),
        'spielleiter tournament leave open 100018 --why "ill"',
    )
    yield command(
        "back",
        back,
        [Argument(["id"]), Argument(["who"]), options.why_option()],
        _("Let somebody who left play on."),
        'spielleiter tournament back open 100018 --why "well again"',
    )


def _byes() -> Iterator[click.Command]:
    yield command(
        "bye",
        bye,
        [
            Argument(["id"]),
            Argument(["who"]),
            Argument(["rounds"], nargs=-1, required=True, type=int, metavar="ROUNDS..."),
            Option(
                ["--points"],
                type=click.Choice(_KINDS),
                default="zero",
                help=_("What the bye brings; otherwise nothing."),
            ),
            options.why_option(),
        ],
        _("Record byes that somebody asked for."),
        "spielleiter tournament bye open 100018 2 3 --points half",
    )
    yield command(
        "no-bye",
        no_bye,
        [Argument(["id"]), Argument(["who"]), options.round_argument(), options.why_option()],
        _("Take a bye back as long as the round is not paired."),
        "spielleiter tournament no-bye open 100018 2",
    )


def leave(call: Call, id: str, who: str, why: str, **given: Any) -> None:
    """Record that somebody leaves. Raises LeagueError."""
    from league.services.tournaments.entering import leaving
    from league.services.tournaments.entering.places import kept_words
    from league.services.tournaments.opening import opened
    from league.services.tournaments.ranking.tables import leavers_of
    from league.services.tournaments.words import away_words

    key = key_of(call, id, who)
    left = leaving.leave(call.season, id, key, actor=call.actor, why=why, **given)
    if left is None:
        print_message(_("The entry of {ident} is withdrawn."), ident=key)
        return
    found = opened(call.season, id)
    print_message(f"{found.file.entrants[key].name}: {away_words(1, [left])}")
    said = leavers_of(found)[key]
    print_message(f"{said.answer.sentence} ({said.cite(said.answer.paragraph)})")
    for words in kept_words(found, [key], joined=False):
        print_message(words)


def back(call: Call, id: str, who: str, why: str) -> None:
    """Let somebody play on. Raises LeagueError."""
    from league.services.tournaments.entering.leaving import come_back

    come_back(call.season, id, key_of(call, id, who), actor=call.actor, why=why)
    print_message(_("On file."))


def bye(call: Call, id: str, who: str, rounds: tuple[int, ...], points: str, why: str) -> None:
    """Record byes. Raises LeagueError."""
    from league.facts.tournaments import AbsenceKind
    from league.services.tournaments.entering.leaving import give_byes

    kinds = {
        "full": AbsenceKind.FULL_BYE,
        "half": AbsenceKind.HALF_BYE,
        "zero": AbsenceKind.ZERO_BYE,
    }
    key = key_of(call, id, who)
    give_byes(call.season, id, key, rounds, kinds[points], actor=call.actor, why=why)
    print_message(_("On file."))


def no_bye(call: Call, id: str, who: str, number: int, why: str) -> None:
    """Take a bye back. Raises LeagueError."""
    from league.services.tournaments.entering.leaving import take_bye_back

    take_bye_back(call.season, id, key_of(call, id, who), number, actor=call.actor, why=why)
    print_message(_("On file."))
