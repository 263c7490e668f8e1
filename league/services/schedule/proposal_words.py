"""What is said of days proposed for a match, and who is told of them."""

from collections.abc import Callable

from league.facts.captains import MoveProposal, ProposedDay
from league.facts.matches import Side
from league.facts.seasons import key_text
from league.forms import clock, day
from league.services.messages.outbox import officials_of, people_of_team
from league.services.messages.spoken import tell_spoken
from league.services.messages.texts import About, Kind
from league.services.session.addresses import match_path


def day_words(proposed: ProposedDay) -> str:
    """Return a proposed day with its hour, where one is named."""
    words = day(proposed.day)
    return words if proposed.start is None else f"{words} {clock(proposed.start)}"


def tell_proposed(season: str, proposal: MoveProposal) -> None:
    """Tell the other team which days are proposed; in a ``transaction()``."""

    def words() -> str:
        days = ", ".join(map(day_words, proposal.days))
        return f"{days} – {proposal.words}" if proposal.words else days

    _tell_team(season, proposal, proposal.side.other, Kind.MOVE_PROPOSED, words)


def tell_answered(season: str, proposal: MoveProposal) -> None:
    """Tell who proposed, and of a moved match who runs the division; in a ``transaction()``."""
    if proposal.accepted is None:
        _tell_team(season, proposal, proposal.side, Kind.MOVE_REFUSED, lambda: proposal.refused)
        return
    accepted = proposal.days[proposal.accepted]
    _tell_team(season, proposal, proposal.side, Kind.MOVE_ACCEPTED, lambda: day_words(accepted))
    whom = officials_of(season, proposal.match[0])
    event, match = _event(proposal), proposal.match
    tell_spoken(
        event, whom, Kind.MOVE_ACCEPTED, lambda: About(season, match, words=day_words(accepted))
    )


def _tell_team(
    season: str, proposal: MoveProposal, side: Side, kind: Kind, words: Callable[[], str]
) -> None:
    match = proposal.match
    whom = people_of_team(season, match[2] if side is Side.HOME else match[3])
    path = match_path(season, match, side)
    tell_spoken(_event(proposal), whom, kind, lambda: About(season, match, path, words=words()))


def _event(proposal: MoveProposal) -> str:
    return f"{key_text(proposal.match)}/{proposal.at.isoformat()}"
