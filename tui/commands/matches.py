"""A match: ``match enter``, and what is known besides its result: ``show``, ``change``."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from league.language import _
from league.services.session.named_matches import match_key
from tui.commands.call import Call
from tui.commands.common import command, group, print_data
from tui.commands.filing import changed, file, given_option
from tui.commands.listing import about_of
from tui.commands.match_entry import enter_command
from tui.commands.options import match_arguments, why_option

if TYPE_CHECKING:
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Step


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    match = "landesliga 1 LANDESLIGA01 LANDESLIGA12"
    yield group(
        "match",
        about_of("match"),
        [enter_command(), _show(match), _change(match)],
        f"spielleiter match enter {match} --results 1,½,0,1,r,-,1,1",
        f'spielleiter match change {match} --venue "Volksschule"',
    )


def _show(match: str) -> click.Command:
    return command(
        "show",
        show,
        match_arguments(),
        _("Print venue, remarks and deputies of a match."),
        f"spielleiter match show {match}",
    )


def _change(match: str) -> click.Command:
    return command(
        "change",
        change,
        [
            *match_arguments(),
            given_option("--venue", "TEXT", _("Where it is played, if not at the home team's.")),
            given_option("--remarks", "TEXT", _("What else is to be known.")),
            given_option("--home-deputy", "NAME", _("Who stands in for the home captain.")),
            given_option("--away-deputy", "NAME", _("Who stands in for the away captain.")),
            why_option(),
        ],
        _("Record venue, remarks and deputies: what is not named stays, an empty text goes."),
        f'spielleiter match change {match} --home-deputy "Anna Muster"',
    )


def show(call: Call, division: str, number: int, home: str, away: str) -> None:
    """Print what is known of a match. Raises LeagueError."""
    from league.services.session.contacts import match_office

    desk = call.desk()
    key = match_key(desk, division, number, home, away)
    known, names = match_office(desk.season.name, key), desk.world.teams
    for label, words in (
        (_("Venue"), known.venue or names[key[2]].venue),
        (_("Remarks"), known.remarks),
        (names[key[2]].name, known.home_deputy),
        (names[key[3]].name, known.away_deputy),
    ):
        print_data(f"{label}: {words or '–'}")


def change(
    call: Call, division: str, number: int, home: str, away: str, *, why: str, **given: str | None
) -> None:
    """Record what is known of a match. Raises LeagueError."""
    from league.services.matches.match_data import match_office_step
    from league.services.session.contacts import match_office

    def step(desk: "Desk") -> "Step":
        key = match_key(desk, division, number, home, away)
        known = match_office(desk.season.name, key)
        return match_office_step(key, known, changed(known, given))

    file(call, step, why)
