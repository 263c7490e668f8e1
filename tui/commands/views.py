"""What the screen shows, printed as lines: ``view``."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from league.errors import InputError
from league.language import _
from league.typed.numbers import is_number
from tui.commands.call import Call
from tui.commands.common import command, print_data
from tui.commands.listing import about_of
from tui.commands.protest_things import in_its_season
from tui.commands.usage import Argument

if TYPE_CHECKING:
    from tui.plain import Readable

PROCEEDINGS = ("protest", "dispute")
"""Pages about a protest by its number, which may be on file in a season before the one in use."""

_NAMED = {
    **dict.fromkeys(("calendar", "draw", "division", "cup"), "divisions"),
    **dict.fromkeys(("club", "contacts", "account"), "clubs"),
    "player": "players",
}
"""Pages about what has a name, and the field of the season in which it stands."""


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield command(
        "view",
        view,
        [Argument(["place"], required=False), Argument(["thing"], required=False)],
        about_of("view"),
        "spielleiter view",
        "spielleiter view journal",
        "spielleiter view division landesliga",
        'spielleiter view match "landesliga/3/SV Turm"',
    )


def view(call: Call, place: str | None, thing: str | None) -> None:
    """Print a page."""
    from tui.plain import lines

    if place in _NAMED and thing:
        from league.services.session.typed_names import NameKind, ids_named

        (thing,) = ids_named(call.season, NameKind(_NAMED[place]), [thing])
    page = _page(place, thing)
    if place in PROCEEDINGS and thing and is_number(thing):
        call = in_its_season(call, int(thing))
    for line in lines(page, call.desk()):
        print_data(line)
    if place is None:
        print_data()
        print_data("# " + _("More pages"))
        for usage, about in _pages():
            print_data(f"{usage}: {about}" if about else usage)


def _pages() -> list[tuple[str, str]]:
    from tui.places import places, things

    alone = [(f"spielleiter view {one.name}", one.about) for one in places()]
    return alone + [
        (f"spielleiter view {one.name} {one.argument.upper().replace(' ', '-')}", one.about)
        for one in things()
    ]


def _page(place: str | None, thing: str | None) -> "Readable[Any]":
    from tui import routes
    from tui.places import places, things

    if place is None:
        return routes.place_page(routes.HOME)
    alone = {one.name: one for one in places()}
    about = {one.name: one for one in things()}
    if thing is None and place in alone:
        return routes.place_page(place)
    if thing is not None and place in about:
        return routes.thing_page(place, thing)
    if place in about:
        sentence = _("Say which: spielleiter view {place} {argument}.")
        argument = about[place].argument.upper().replace(" ", "-")
        raise InputError(sentence, place=place, argument=argument)
    if place in alone:
        sentence = _("The page “{place}” takes no name: spielleiter view {place}.")
        raise InputError(sentence, place=place)
    sentence = _("There is no page “{place}”; there are: {known}.")
    raise InputError(sentence, place=place, known=", ".join({**alone, **about}))
