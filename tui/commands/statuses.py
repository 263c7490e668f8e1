"""What players count as: ``player equal``, ``unequal``, ``left-home``, ``lapse``, ``dealt``."""

from datetime import date

import click

from league import forms
from league.language import _
from tui.commands.common import any_day_option, command, say, season_option, tell
from tui.commands.papers import filed, opened, reason_option, who
from tui.commands.usage import Argument, Option, whole_number

LETTERS = ("c", "d", "e", "f")


def commands() -> list[click.Command]:
    """Return the commands that join the group ``player``."""
    return [_equal(), _withdraw(), _left_home(), _lapse(), _dealt()]


def _equal() -> click.Command:
    return command(
        "equal",
        equal,
        [
            *who(),
            Argument(["letter"], type=click.Choice(LETTERS)),
            any_day_option("--date", "decided", _("Day of the decision."), required=True),
            Option(["--proof"], default="", metavar="TEXT", help=_("Document shown.")),
            any_day_option("--proof-until", "proof_until", _("Last day for which it holds.")),
            Option(["--born-here"], is_flag=True, help=_("Born in the country.")),
            Option(["--school"], is_flag=True, help=_("At school here.")),
            Option(["--grade"], type=whole_number(), metavar="N", help=_("School grade.")),
            Option(["--apprentice"], is_flag=True, help=_("In an apprenticeship here.")),
            any_day_option("--resident-since", "since", _("Main residence here since.")),
            Option(["--registered-elsewhere"], is_flag=True, help=_("Eligible elsewhere.")),
            season_option(),
        ],
        _(
            "Grant a foreigner equal status.\n\n"
            "\b\nExamples:\n"
            "  spielleiter player equal 100001 601 e --date 2011-09-01 \\\n"
            "    --resident-since 2010-08-15 --proof Meldezettel"
        ),
    )


def _withdraw() -> click.Command:
    return command(
        "unequal",
        unequal,
        [
            *who(),
            any_day_option("--date", "day", _("First day as a foreigner again."), required=True),
            reason_option(),
            season_option(),
        ],
        _(
            "Withdraw a foreigner's equal status.\n\n"
            "\b\nExamples:\n"
            '  spielleiter player unequal 100001 601 --date 2012-02-01 --reason "Moved away."'
        ),
    )


def _left_home() -> click.Command:
    return command(
        "left-home",
        left_home,
        [
            Argument(["ident"]),
            Argument(["federation"]),
            any_day_option("--date", "day", _("Day of the notice there."), required=True),
            season_option(),
        ],
        _(
            "A guest left the home federation.\n\n"
            "\b\nExamples:\n"
            "  spielleiter player left-home 100001 Burgenland --date 2011-06-10"
        ),
    )


def _lapse() -> click.Command:
    return command(
        "lapse",
        lapse,
        [any_day_option("--date", "day", _("Day to look at."), required=True), season_option()],
        _(
            "Guests whose half year has passed become home players.\n\n"
            "\b\nExamples:\n"
            "  spielleiter player lapse --date 2012-01-01"
        ),
    )


def _dealt() -> click.Command:
    return command(
        "dealt",
        dealt,
        [
            *who(),
            any_day_option("--date", "day", _("Day of the decision."), required=True),
            Option(["--decision"], required=True, metavar="TEXT", help=_("What was decided.")),
            *filed(),
        ],
        _(
            "A club's late or missing notice is dealt with; it is open no longer.\n\n"
            "\b\nExamples:\n"
            "  spielleiter player dealt 100001 601 --date 2012-01-09 \\\n"
            '    --decision "The club was warned."'
        ),
    )


def equal(
    ident: str,
    club: str,
    letter: str,
    decided: date,
    season: str | None,
    since: date | None,
    **shown: str | bool | int | date | None,
) -> None:
    """Grant equal status. Raises LeagueError."""
    from league.facts.claims import Evidence
    from league.services.registry.equal_status import grant_equal_status

    actor = opened()
    evidence = Evidence(letter, decided, resident_since=since, **shown)  # type: ignore[arg-type]  # click gives each option its type
    grant_equal_status(season, club, ident, evidence, actor=actor)
    say(forms.filled_in(_("{ident} has equal status from {day} on."), ident=ident, day=decided))


def unequal(ident: str, club: str, day: date, reason: str, season: str | None) -> None:
    """Withdraw equal status. Raises LeagueError."""
    from league.services.registry.equal_status import withdraw_equal_status

    actor = opened()
    withdraw_equal_status(season, club, ident, day, actor=actor, reason=reason)
    say(
        forms.filled_in(
            _("{ident} counts as a foreigner again from {day} on."), ident=ident, day=day
        )
    )


def left_home(ident: str, federation: str, day: date, season: str | None) -> None:
    """Record that a guest left his home federation. Raises LeagueError."""
    from league.services.registry.departures import leave_home

    actor = opened()
    leave_home(season, ident, federation, day, actor=actor)
    say(
        forms.filled_in(
            _("{ident} left {federation} on {day}."), ident=ident, federation=federation, day=day
        )
    )


def lapse(day: date, season: str | None) -> None:
    """Make home players of guests whose half year has passed. Raises LeagueError."""
    from league.services.registry.departures import guests_to_home

    actor = opened()
    for finding in guests_to_home(season, day, actor=actor):
        tell(f"{finding.rule}  {finding.sentence}")


def dealt(ident: str, club: str, day: date, decision: str, why: str, season: str | None) -> None:
    """Deal with a late notice. Raises LeagueError."""
    from league.services.registry.late_notices import deal_with

    deal_with(season, ident, club, day, decision, actor=opened(), why=why)
    say(_("The late notice of {ident} to {club} is dealt with.").format(ident=ident, club=club))
