"""What is said of days proposed for a match, and who is told of them."""

from collections.abc import Callable

from league.facts.captains import MoveProposal, ProposedDay
from league.facts.matches import Side
from league.facts.seasons import MatchKey, key_text
from league.formatting import clock, day
from league.services.messages.outbox import officials_of, people_of_team
from league.services.messages.spoken import tell_spoken
from league.services.messages.texts import About, Kind
from league.services.session.addresses import match_path


def day_words(proposed: ProposedDay) -> str:
    """Return a proposed day with its hour, where one is named."""
    words = day(proposed.day)
    return words if proposed.start is None else f"{words} {clock(proposed.start)}"


def tell_proposed(season: str, number: int, proposal: MoveProposal) -> None:
    """Tell the other team which days a proposal of its opponent names; in a ``transaction()``."""

    def words() -> str:
        days = ", ".join(map(day_words, proposal.days))
        return f"{days} – {proposal.words}" if proposal.words else days

    event = _event(number, proposal)
    _tell_team(event, (season, proposal.match), proposal.side.other, Kind.MOVE_PROPOSED, words)


def tell_answered(season: str, number: int, proposal: MoveProposal) -> None:
    """Tell who proposed, and of a moved match who runs the division; in a ``transaction()``."""
    place, event = (season, proposal.match), _event(number, proposal)
    if proposal.accepted is None:
        _tell_team(event, place, proposal.side, Kind.MOVE_REFUSED, lambda: proposal.refused)
        return
    accepted = proposal.days[proposal.accepted]
    _tell_team(event, place, proposal.side, Kind.MOVE_ACCEPTED, lambda: day_words(accepted))
    whom = officials_of(season, proposal.match[0])
    tell_spoken(event, whom, Kind.MOVE_ACCEPTED, lambda: About(*place, words=day_words(accepted)))


def _tell_team(
    event: str, place: tuple[str, MatchKey], side: Side, kind: Kind, words: Callable[[], str]
) -> None:
    """Tell a team's people; ``place`` = season and match."""
    season, match = place
    whom = people_of_team(season, match[2] if side is Side.HOME else match[3])
    path = match_path(season, match, side)
    tell_spoken(event, whom, kind, lambda: About(season, match, path, words=words()))


def _event(number: int, proposal: MoveProposal) -> str:
    """Return what tells a proposal from all others, and from what stood under its number."""
    return f"{key_text(proposal.match)}/{number}/{proposal.at.isoformat()}"
