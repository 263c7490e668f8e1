"""What players count as: ``player equal``, ``unequal``, ``left-home``, ``lapse``, ``dealt``."""

from collections.abc import Iterator
from datetime import date

import click

from league.language import _
from tui.commands.call import Call
from tui.commands.common import command, print_data, print_message
from tui.commands.late_values import player_argument
from tui.commands.options import (
    day_option,
    filed,
    flag,
    number_option,
    reason_option,
    text_option,
    who,
)
from tui.commands.usage import Argument

LETTERS = ("c", "d", "e", "f")


def commands() -> Iterator[click.Command]:
    """Yield the commands that join the group ``player``."""
    yield _equal()
    yield from _endings()
    yield _dealt()


def _equal() -> click.Command:
    return command(
        "equal",
        equal,
        [
            *who(),
            Argument(["letter"], type=click.Choice(LETTERS)),
            day_option("--date", "decided", _("Day of the decision."), required=True),
            text_option("--proof", "TEXT", _("Document shown.")),
            day_option("--proof-until", "proof_until", _("Last day for which it holds.")),
            flag("--born-here", _("Born in the country.")),
            flag("--school", _("At school here.")),
            number_option("--grade", _("School grade.")),
            flag("--apprentice", _("In an apprenticeship here.")),
            day_option("--resident-since", "since", _("Main residence here since.")),
            flag("--registered-elsewhere", _("Eligible elsewhere.")),
        ],
        _("Grant a foreigner equal status."),
        "spielleiter player equal 100001 601 e --date 2011-09-01 \\\n"
        "  --resident-since 2010-08-15 --proof Meldezettel",
    )


def _endings() -> Iterator[click.Command]:
    yield command(
        "unequal",
        unequal,
        [
            *who(),
            day_option("--date", "day", _("First day as a foreigner again."), required=True),
            reason_option(),
        ],
        _("Withdraw a foreigner's equal status."),
        _('spielleiter player unequal 100001 601 --date 2012-02-01 --reason "Moved away."'),
    )
    yield command(
        "left-home",
        left_home,
        [
            player_argument(),
            Argument(["federation"]),
            day_option("--date", "day", _("Day of the notice there."), required=True),
        ],
        _("A guest left the home federation."),
        "spielleiter player left-home 100001 Burgenland --date 2011-06-10",
    )
    yield command(
        "lapse",
        lapse,
        [day_option("--date", "day", _("Day to look at."), required=True)],
        _("Guests whose half year has passed become home players."),
        "spielleiter player lapse --date 2012-01-01",
    )


def _dealt() -> click.Command:
    return command(
        "dealt",
        dealt,
        [
            *who(),
            day_option("--date", "day", _("Day of the decision."), required=True),
            text_option("--decision", "TEXT", _("What was decided."), required=True),
            *filed(),
        ],
        _("A club's late or missing notice is dealt with; it is open no longer."),
        _(
            "spielleiter player dealt 100001 601 --date 2012-01-09 \\\n"
            '  --decision "The club was warned."'
        ),
    )


def equal(
    call: Call,
    ident: str,
    club: str,
    letter: str,
    decided: date,
    since: date | None,
    **shown: str | bool | int | date | None,
) -> None:
    """Grant equal status. Raises LeagueError."""
    from league.facts.claims import Evidence
    from league.services.registry.registering.equal_status import grant_equal_status

    evidence = Evidence(letter, decided, resident_since=since, **shown)  # type: ignore[arg-type]  # click gives each option its type
    grant_equal_status(call.season, club, ident, evidence, actor=call.actor)
    print_message(_("{ident} has equal status from {day} on."), ident=ident, day=decided)


def unequal(call: Call, ident: str, club: str, day: date, reason: str) -> None:
    """Withdraw equal status. Raises LeagueError."""
    from league.services.registry.registering.equal_status import withdraw_equal_status

    withdraw_equal_status(call.season, club, ident, day, actor=call.actor, reason=reason)
    print_message(_("{ident} counts as a foreigner again from {day} on."), ident=ident, day=day)


def left_home(call: Call, ident: str, federation: str, day: date) -> None:
    """Record that a guest left his home federation. Raises LeagueError."""
    from league.services.registry.registering.departures import leave_home

    leave_home(call.season, ident, federation, day, actor=call.actor)
    print_message(
        _("{ident} left {federation} on {day}."), ident=ident, federation=federation, day=day
    )


def lapse(call: Call, day: date) -> None:
    """Make home players of guests whose half year has passed. Raises LeagueError."""
    from league.services.registry.registering.departures import guests_to_home

    for finding in guests_to_home(call.season, day, actor=call.actor):
        print_data(f"{finding.rule}  {finding.sentence}")


def dealt(call: Call, ident: str, club: str, day: date, decision: str, why: str) -> None:
    """Deal with a late notice. Raises LeagueError."""
    from league.services.registry.registering.late_notices import deal_with

    deal_with(call.season, ident, club, day, decision, actor=call.actor, why=why)
    print_message(_("The late notice of {ident} to {club} is dealt with."), ident=ident, club=club)
