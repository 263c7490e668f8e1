"""Other days for a match, as captains propose and answer them: ``captains propose``, ``answer``."""

from collections.abc import Iterator
from datetime import datetime
from typing import TYPE_CHECKING, Any

import click

from league.errors import InputError
from league.language import _
from league.services.session.named_matches import match_key
from league.typed.days import read_day_or_moment
from tui.commands.call import Call
from tui.commands.common import command, print_data, print_message
from tui.commands.options import match_arguments, number_option, text_option
from tui.commands.usage import Argument, Option

if TYPE_CHECKING:
    from league.facts.captains import ProposedDay
    from league.views.reporting import ProposalView

SIDES = ("home", "away")


def parts(match: str) -> Iterator[click.Command]:
    """Yield the commands about another day for a match."""
    yield _propose(match)
    yield _answer(match)
    yield _proposals(match)


def side_argument() -> click.Argument:
    """Return the argument that names a side of the match."""
    return Argument(["side"], type=click.Choice(SIDES))


def _propose(match: str) -> click.Command:
    return command(
        "propose",
        propose,
        [
            *match_arguments(),
            side_argument(),
            Option(
                ["--to", "days"],
                multiple=True,
                required=True,
                metavar="DAY",
                help=_("A day, with an hour if it is another one: 2011-10-07 or 2011-10-07@19:00."),
            ),
            text_option("--words", "TEXT", _("What the other team is told.")),
        ],
        _("Propose up to three other days for a match, in the name of a team."),
        f"spielleiter captains propose {match} home --to 2011-10-07@19:00",
    )


def _answer(match: str) -> click.Command:
    return command(
        "answer",
        answer,
        [
            *match_arguments(),
            side_argument(),
            number_option("--proposal", _("Number of the proposal."), required=True),
            number_option("--accept", _("Number of the day that is accepted, from 1.")),
            text_option("--refuse", "REASON", _("Why no day is accepted.")),
        ],
        _("Accept a proposed day, which moves the match, or refuse all of them with a reason."),
        f"spielleiter captains answer {match} away --proposal 1 --accept 1",
    )


def _proposals(match: str) -> click.Command:
    return command(
        "proposals",
        show,
        match_arguments(),
        _("List the days proposed for a match, and what became of them."),
        f"spielleiter captains proposals {match}",
    )


def propose(call: Call, side: str, days: tuple[str, ...], words: str, **match: Any) -> None:
    """Propose days for a team. Raises LeagueError."""
    from league.facts.matches import Side
    from league.services.schedule import proposals

    desk = call.desk_to_change()
    key = match_key(desk, **match)
    asked = [_proposed(call, one) for one in days]
    season, actor = desk.season.name, desk.actor
    _tell(proposals.propose(season, key, Side(side), asked, words=words, actor=actor))


def answer(
    call: Call, side: str, proposal: int, accept: int | None, refuse: str, **match: Any
) -> None:
    """Answer a proposal for a team. Raises LeagueError."""
    from league.facts.matches import Side
    from league.services.schedule import proposals

    if (accept is None) == (not refuse):
        raise InputError(_("Accept one day, or refuse them all with a reason."))
    desk = call.desk_to_change()
    key, season = match_key(desk, **match), desk.season.name
    day = None if accept is None else accept - 1
    view = proposals.answer(
        season, key, Side(side), proposal, accepted=day, refused=refuse, actor=desk.actor
    )
    _tell(view)


def show(call: Call, **match: Any) -> None:
    """List what was proposed for a match. Raises LeagueError."""
    from league.services.schedule import proposals

    desk = call.desk()
    found = proposals.proposals(desk.season.name, match_key(desk, **match))
    for view in found:
        _tell(view)
    if not found:
        print_message(_("No other day was proposed."))


def _proposed(call: Call, typed: str) -> "ProposedDay":
    """Return a day typed as ``7.10.2011``, ``7.10. 19:00`` or ``2011-10-07@19:00``. InputError."""
    from league.facts.captains import ProposedDay

    found = read_day_or_moment(typed.replace("@", " "), call.middle)
    if isinstance(found, datetime):
        return ProposedDay(found.date(), found.time())
    return ProposedDay(found)


def _tell(view: "ProposalView") -> None:
    from league.services.schedule.proposal_words import day_words

    who = {"home": _("home team"), "away": _("away team")}[view.proposal.side]
    days = ", ".join(day_words(one) for one in view.proposal.days)
    print_data(f"{view.number}. {who}: {days} – {view.words}")
