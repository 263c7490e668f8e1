"""What every paper of a tournament says: its head, and how participants are named."""

from collections.abc import Iterator

from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import Entrant, Tournament
from league.formatting import day
from league.language import _, ngettext
from league.services.session.desk import Desk
from league.services.session.paper_heads import head_of
from league.services.tournaments.ranking.crosstables import rounds_of
from league.services.tournaments.words import system_words
from league.views.papers_tournaments import Participant, TournamentHead


def tournament_head(desk: Desk, file: TournamentFile) -> TournamentHead:
    """Return the head of a tournament's papers. Raises StorageError."""
    rounds = rounds_of(file)
    told = ngettext("{number} round", "{number} rounds", rounds).format(number=rounds)
    return TournamentHead(
        head=head_of(desk),
        name=file.tournament.name,
        system=f"{system_words(file.tournament)}, {told}",
        facts=tuple(_facts(file.tournament)),
        teams=file.tournament.teams,
        participants=len(file.participants),
    )


def _facts(one: Tournament) -> Iterator[tuple[str, str]]:
    """Yield what was announced, as far as anything was."""
    waiting = "" if one.waiting is None else _("{minutes} min").format(minutes=one.waiting)
    days = [day(each) for each in (one.first_day, one.last_day) if each is not None]
    said = (
        (_("Place"), one.city),
        (_("Dates"), " – ".join(dict.fromkeys(days))),
        (_("Chief arbiter"), one.chief_arbiter),
        (_("Arbiters"), ", ".join(one.arbiters)),
        (_("Time control"), one.time_control),
        (_("Waiting time"), waiting),
    )
    yield from ((label, words) for label, words in said if words)


def participant(one: Entrant, number: int | None) -> Participant:
    """Return a participant as papers name him."""
    return Participant(
        number=number,
        name=one.name,
        title=one.title,
        rating=one.rating,
        national_rating=one.national_rating,
        federation=one.federation,
        club=one.club,
    )
