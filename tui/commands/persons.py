"""Data of people: ``player add``, ``change``, ``join``."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING, Any

import click

from league.language import _
from league.typed.lists import read_name
from tui.commands import options
from tui.commands.call import Call
from tui.commands.common import command
from tui.commands.filing import changed, file, given_option
from tui.commands.late_values import player_argument
from tui.commands.options import day_option, reason_option, why_option
from tui.commands.usage import Argument, Option, whole_number

if TYPE_CHECKING:
    from league.facts.people import Player


def commands() -> Iterator[click.Command]:
    """Yield the commands that belong to ``player``."""
    yield command(
        "add",
        add,
        [Argument(["ident"]), *_data(needed=True), why_option()],
        _("Add a person who is registered with no club yet."),
        'spielleiter player add 190001 --name "Novak, Ján" --born 1990-05-01 --nation SVK',
    )
    yield command(
        "change",
        change,
        [player_argument(), *_data(needed=False), why_option()],
        _("Put a person's data right: what is not named stays, an empty text takes it away."),
        'spielleiter player change 100001 --name "Hofhuber, Klemens" --title FM',
        "spielleiter player change 100001 --rating 2105 --fide-id 1600001",
    )
    yield command(
        "join",
        join,
        [player_argument("kept"), player_argument("joined"), reason_option()],
        _(
            "Join two records of one person: the first pass number stays.\n\n"
            "Registrations, lists, boards, papers and decisions of this season and of later ones"
            " go to it; who sat in the same match as the other is refused."
        ),
        _('spielleiter player join 100001 190001 --reason "Entered twice."'),
    )


def _data(*, needed: bool) -> list[click.Parameter]:
    about = _("Surname, given name.")
    return [
        Option(["--name"], metavar="NAME", required=needed, help=about),
        day_option("--born", "born", _("Birth date.")),
        Option(["--sex"], type=click.Choice(("m", "w")), help=_("Man or woman.")),
        given_option("--nation", "NATION", _("Country, three letters.")),
        options.title_option(_("Title, such as FM or WGM.")),
        _number("--rating", _("National rating; 0 = none.")),
        _number("--fide-id", _("Number with FIDE; 0 = none.")),
        _number("--fide-rating", _("Rating of FIDE; 0 = none.")),
    ]


def _number(name: str, about: str) -> click.Option:
    return Option([name], type=whole_number(), metavar="N", default=None, help=about)


def add(call: Call, ident: str, why: str, **data: Any) -> None:
    """Add a person. Raises LeagueError."""
    from league.facts.people import Player
    from league.services.registry.clubs.data_steps import new_person_step

    fresh = _with_data(Player(ident, ""), **data)
    file(call, lambda _desk: new_person_step(fresh), why)


def change(call: Call, ident: str, why: str, **data: Any) -> None:
    """Put a person's data right. Raises LeagueError."""
    from league.services.registry.clubs.data_steps import person_step
    from league.services.session import transactions
    from league.services.session.checks import known_player

    season, _rulings = transactions.load(call.season)
    known = known_player(season, ident)
    after = _with_data(known, **data)
    file(call, lambda _desk: person_step(known, after), why)


def join(call: Call, kept: str, joined: str, reason: str) -> None:
    """Join two records of one person. Raises LeagueError."""
    from league.services.registry.clubs.data_steps import joining_step

    file(call, lambda _desk: joining_step(kept, joined), reason)


def _with_data(person: "Player", *, name: str | None, born: date | None, **data: Any) -> "Player":
    """Return a person with what was given; a number of zero takes it away."""
    numbers = {one: data.pop(one) for one in ("rating", "fide_id", "fide_rating")}
    after = changed(person, {**data, "born": born})
    told: dict[str, Any] = {one: number or None for one, number in numbers.items()}
    after = replace(after, **{one: told[one] for one in told if numbers[one] is not None})
    if name is None:
        return after
    surname, given = read_name(name)
    return replace(after, surname=surname, given_name=given)
