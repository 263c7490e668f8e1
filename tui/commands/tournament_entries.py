"""Who enters a tournament: ``tournament enter``, ``guest``, ``team``, ``player``, ``correct``."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import click

from league.errors import InputError
from league.language import _, ngettext
from tui.commands import options
from tui.commands.call import Call
from tui.commands.common import command, print_message
from tui.commands.late_values import player_argument
from tui.commands.usage import Argument, Option

if TYPE_CHECKING:
    from league.facts.tournaments import Entrant


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area; they belong to ``tournament``."""
    yield from _entries()
    yield from _teams()
    yield from _corrections()


def _entries() -> Iterator[click.Command]:
    yield command(
        "enter",
        enter,
        [
            Argument(["id"]),
            player_argument("idents", nargs=-1, required=True),
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
        _("Enter a team with its players, board 1 first: pass numbers, or names of guests."),
        'spielleiter tournament team teams "Turm 1" 100018 100019 100020 "Novak, Ján"',
    )
    yield command(
        "player",
        player,
        [
            Argument(["id"]),
            Argument(["team"]),
            Argument(["idents"], nargs=-1, required=True),
            *options.filed(despite=True),
        ],
        _("Add players to a team that entered: pass numbers, or names of guests."),
        'spielleiter tournament player teams "Turm 1" 100022 "Novak, Ján"',
    )


def _corrections() -> Iterator[click.Command]:
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
        options.title_option(_("Such as IM.")),
        Option(["--federation"], metavar="CODE", help=_("Three letters.")),
        Option(["--club"], metavar="TEXT", help=_("Name of the club.")),
        Option(["--born"], metavar="YEAR", help=_("Such as 1990/05/31, or the year alone.")),
        Option(["--sex"], type=click.Choice(["m", "w"]), help=_("m or w.")),
        Option(["--fide-id"], metavar="NUMBER", help=_("FIDE number.")),
    ]


def enter(
    call: Call, id: str, idents: tuple[str, ...], from_round: int | None, **given: Any
) -> None:
    """Enter members, all or none. Raises LeagueError."""
    from league.services.tournaments.entering.entries import enter_all
    from league.services.tournaments.entering.places import kept_words
    from league.services.tournaments.opening import opened

    made = enter_all(call.season, id, idents, actor=call.actor, first_round=from_round, **given)
    for one in made:
        print_message(_("{player} is entered."), player=one.name)
    for words in kept_words(opened(call.season, id), [one.key for one in made], joined=True):
        print_message(words)


def guest(call: Call, id: str, name: str, from_round: int | None, why: str, **given: Any) -> None:
    """Enter a guest. Raises LeagueError."""
    from league.services.tournaments.entering import entries

    one = _entrant(id, name, given)
    made = entries.enter(call.season, id, one, actor=call.actor, first_round=from_round, why=why)
    print_message(_("{player} is entered as {key}."), player=made.name, key=made.key)


def team(
    call: Call, id: str, name: str, idents: tuple[str, ...], why: str, despite: str, **given: Any
) -> None:
    """Enter a team. Raises LeagueError."""
    from league.services.tournaments.entering.entries import enter_team

    one = _entrant(id, name, given)
    players = _players(id, idents)
    enter_team(call.season, id, one, players, actor=call.actor, why=why, despite=despite)
    print_message(_("{team} is entered."), team=name)


def player(call: Call, id: str, team: str, idents: tuple[str, ...], why: str, despite: str) -> None:
    """Add players to a team. Raises LeagueError."""
    from league.services.tournaments.entering.entries import add_players

    made = add_players(
        call.season,
        id,
        key_of(call, id, team),
        _players(id, idents),
        actor=call.actor,
        why=why,
        despite=despite,
    )
    words = ngettext(
        "{team} has {number} player now.", "{team} has {number} players now.", len(made.players)
    )
    print_message(words, team=made.name, number=len(made.players))


def _players(id: str, typed: Iterable[str]) -> list["str | Entrant"]:
    """Return pass numbers as they are, and a guest for each name, which has a comma."""
    return [_entrant(id, one, {}) if "," in one else one for one in typed]


def correct(call: Call, id: str, who: str, why: str, **given: Any) -> None:
    """Correct an entry. Raises LeagueError."""
    from dataclasses import replace

    from league.services.tournaments.entering.entries import change_entrant

    told = {name: value for name, value in given.items() if value is not None}
    if not told:
        raise InputError(_("Name what is corrected, such as --rating 1900."))
    made = change_entrant(
        call.season,
        id,
        key_of(call, id, who),
        lambda before: replace(before, **told),
        actor=call.actor,
        why=why,
    )
    print_message(_("{player} is changed in {id}."), player=made.name, id=id)


def _entrant(id: str, name: str, given: dict[str, Any]) -> "Entrant":
    from league.facts.tournaments import Entrant

    told = {field: value for field, value in given.items() if value is not None}
    return Entrant(tournament=id, name=name, **({"key": ""} | told))


def key_of(call: Call, id: str, who: str) -> str:
    """Return who is meant, by key, number or name. Raises NotFoundError."""
    from league.services.tournaments.entering.numbering import named
    from league.services.tournaments.opening import opened

    return named(opened(call.season, id).file, who)
