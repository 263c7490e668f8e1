"""Who enters a tournament and who leaves: ``tournament enter``, ``team``, ``leave``, ``bye``."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from league.errors import InputError
from league.language import _
from tui.commands import options
from tui.commands.call import Call
from tui.commands.common import command, say
from tui.commands.usage import Argument, Option

if TYPE_CHECKING:
    from league.facts.tournaments import Entrant

_KINDS = ("full", "half", "zero")


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area; they belong to ``tournament``."""
    yield from _entries()
    yield from _teams()
    yield from _leaving()
    yield from _byes()


def _entries() -> Iterator[click.Command]:
    yield command(
        "enter",
        enter,
        [
            Argument(["id"]),
            Argument(["idents"], nargs=-1, required=True),
            options.number_option("--from-round", _("First round; otherwise the next one.")),
            *options.filed(despite=True),
        ],
        _("Enter members by their pass numbers, with what the register has of them."),
        "spielleiter tournament enter open 100018 100019",
    )
    yield command(
        "guest",
        guest,
        [
            Argument(["id"]),
            Argument(["name"]),
            *_data(),
            options.number_option("--from-round", _("First round; otherwise the next one.")),
            *options.filed(),
        ],
        _("Enter somebody who is in no register here."),
        'spielleiter tournament guest open "Huber, Anna" --rating 1850 --born 1990',
    )


def _teams() -> Iterator[click.Command]:
    yield command(
        "team",
        team,
        [
            Argument(["id"]),
            Argument(["name"]),
            Argument(["idents"], nargs=-1, required=True),
            *_data(),
            *options.filed(despite=True),
        ],
        _("Enter a team with its players by their pass numbers, board 1 first."),
        'spielleiter tournament team teams "Turm 1" 100018 100019 100020 100021',
    )
    yield command(
        "correct",
        correct,
        [
            Argument(["id"]),
            Argument(["who"]),
            Option(["--name"], metavar="TEXT", help=_("Name as it is printed.")),
            *_corrected(),
            options.why_option(),
        ],
        _("Correct what is on record of somebody who entered."),
        "spielleiter tournament correct open 100018 --rating 1900",
    )


def _data() -> list[click.Parameter]:
    key = Option(["--key"], metavar="IDENT", help=_("Otherwise a guest gets G1, G2 and so on."))
    return [*_corrected(), key]


def _corrected() -> list[click.Parameter]:
    return [
        options.number_option("--rating", _("What the tournament ranks by.")),
        Option(["--title"], metavar="TEXT", help=_("Such as IM.")),
        Option(["--federation"], metavar="CODE", help=_("Three letters.")),
        Option(["--club"], metavar="TEXT", help=_("Name of the club.")),
        Option(["--born"], metavar="YEAR", help=_("Such as 1990/05/31, or the year alone.")),
        Option(["--sex"], type=click.Choice(["m", "w"]), help=_("m or w.")),
        Option(["--fide-id"], metavar="NUMBER", help=_("FIDE number.")),
    ]


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


def enter(
    call: Call, id: str, idents: tuple[str, ...], from_round: int | None, **given: Any
) -> None:
    """Enter members, all or none. Raises LeagueError."""
    from league.services.tournaments.entries import enter_all
    from league.services.tournaments.opening import opened
    from league.services.tournaments.places import kept_words

    made = enter_all(call.season, id, idents, actor=call.actor, first_round=from_round, **given)
    for one in made:
        say(_("{player} is entered."), player=one.name)
    for words in kept_words(opened(call.season, id), [one.key for one in made], joined=True):
        say(words)


def guest(call: Call, id: str, name: str, from_round: int | None, why: str, **given: Any) -> None:
    """Enter a guest. Raises LeagueError."""
    from league.services.tournaments import entries

    one = _entrant(id, name, given)
    made = entries.enter(call.season, id, one, actor=call.actor, first_round=from_round, why=why)
    say(_("{player} is entered as {key}."), player=made.name, key=made.key)


def team(
    call: Call, id: str, name: str, idents: tuple[str, ...], why: str, despite: str, **given: Any
) -> None:
    """Enter a team. Raises LeagueError."""
    from league.services.tournaments.entries import enter_team

    one = _entrant(id, name, given)
    enter_team(call.season, id, one, idents, actor=call.actor, why=why, despite=despite)
    say(_("{team} is entered."), team=name)


def correct(call: Call, id: str, who: str, why: str, **given: Any) -> None:
    """Correct an entry. Raises LeagueError."""
    from dataclasses import replace

    from league.services.tournaments.entries import change_entrant

    told = {name: value for name, value in given.items() if value is not None}
    if not told:
        raise InputError(_("Name what is corrected, such as --rating 1900."))
    made = change_entrant(
        call.season,
        id,
        _key(call, id, who),
        lambda before: replace(before, **told),
        actor=call.actor,
        why=why,
    )
    say(_("{player} is changed in {id}."), player=made.name, id=id)


def _entrant(id: str, name: str, given: dict[str, Any]) -> "Entrant":
    from league.facts.tournaments import Entrant

    told = {field: value for field, value in given.items() if value is not None}
    return Entrant(tournament=id, name=name, **({"key": ""} | told))


def leave(call: Call, id: str, who: str, why: str, **given: Any) -> None:
    """Record that somebody leaves. Raises LeagueError."""
    from league.services.tournaments import leaving
    from league.services.tournaments.opening import opened
    from league.services.tournaments.places import kept_words
    from league.services.tournaments.tables import leavers_of
    from league.services.tournaments.words import away_words

    key = _key(call, id, who)
    left = leaving.leave(call.season, id, key, actor=call.actor, why=why, **given)
    if left is None:
        say(_("The entry of {ident} is withdrawn."), ident=key)
        return
    found = opened(call.season, id)
    say(f"{found.file.entrants[key].name}: {away_words(1, [left])}")
    said = leavers_of(found)[key]
    say(f"{said.answer.sentence} ({said.cite(said.answer.paragraph)})")
    for words in kept_words(found, [key], joined=False):
        say(words)


def back(call: Call, id: str, who: str, why: str) -> None:
    """Let somebody play on. Raises LeagueError."""
    from league.services.tournaments.leaving import come_back

    come_back(call.season, id, _key(call, id, who), actor=call.actor, why=why)
    say(_("On file."))


def bye(call: Call, id: str, who: str, rounds: tuple[int, ...], points: str, why: str) -> None:
    """Record byes. Raises LeagueError."""
    from league.facts.tournaments import AbsenceKind
    from league.services.tournaments.leaving import give_byes

    kinds = {
        "full": AbsenceKind.FULL_BYE,
        "half": AbsenceKind.HALF_BYE,
        "zero": AbsenceKind.ZERO_BYE,
    }
    key = _key(call, id, who)
    give_byes(call.season, id, key, rounds, kinds[points], actor=call.actor, why=why)
    say(_("On file."))


def no_bye(call: Call, id: str, who: str, number: int, why: str) -> None:
    """Take a bye back. Raises LeagueError."""
    from league.services.tournaments.leaving import take_bye_back

    take_bye_back(call.season, id, _key(call, id, who), number, actor=call.actor, why=why)
    say(_("On file."))


def _key(call: Call, id: str, who: str) -> str:
    """Return who is meant, by key, number or name. Raises NotFoundError."""
    from league.services.tournaments.numbering import named
    from league.services.tournaments.opening import opened

    return named(opened(call.season, id).file, who)
