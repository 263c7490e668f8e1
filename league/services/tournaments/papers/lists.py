"""Starting lists, pairing sheets and results of a tournament, as papers have them."""

from collections.abc import Collection, Iterable, Mapping

from league.errors import NotFoundError
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import Entrant
from league.formatting import spoken_facts
from league.language import _
from league.services.session.desk import Desk
from league.services.tournaments import words
from league.services.tournaments.entering.numbering import numbers_of
from league.services.tournaments.files import file_of
from league.services.tournaments.opening import Opened
from league.services.tournaments.papers.heads import participant, tournament_head
from league.services.tournaments.playing.round_history import turns_of
from league.services.tournaments.playing.round_marks import marked
from league.services.tournaments.playing.round_sheets import round_sheets
from league.services.tournaments.ranking.tables import outside_of
from league.views.papers_tournaments import (
    BoardLine,
    Mark,
    Participant,
    RoundPaper,
    Starter,
    StartingList,
    Unpaired,
)
from league.views.tournaments import GameRow, PairRow, RoundSheet, Seat, Signs

RoundKey = tuple[str, int]
"""A tournament's id, and the number of a round."""
HALVES: Mapping[str, int] = {"1": 2, "W": 2, "=": 1, "D": 1, "0": 0, "L": 0}
"""Signs of games that were played, in half points."""


def starting_list(desk: Desk, id: str) -> StartingList:
    """Return who plays, by pairing number. Raises NotFoundError, StorageError."""
    file = file_of(desk.season.name, id)
    numbers = numbers_of(file)
    entrants = sorted(file.participants, key=lambda one: numbers[one.key])
    rated = any(one.national_rating for one in entrants)
    return StartingList(
        head=tournament_head(desk, file),
        rows=tuple(_starter(file, one, numbers[one.key]) for one in entrants),
        numbers=_given_by(file),
        rating_name=desk.book.rating_name if rated else "",
    )


def _starter(file: TournamentFile, one: Entrant, number: int) -> Starter:
    absences = [each for each in file.absences if each.key == one.key]
    players = (file.entrants[key] for key in one.players if key in file.entrants)
    return Starter(
        participant(one, number),
        tuple(_player(each) for each in players),
        words.away_words(one.first_round, absences),
    )


def _player(one: Entrant) -> str:
    named = f"{one.title} {one.name}".strip()
    return f"{named} ({one.rating})" if one.rating else named


def _given_by(file: TournamentFile) -> str:
    """Return how the numbers were given, in a sentence."""
    if file.numbers is None:
        return _("The pairing numbers are not given yet; shown is the order by rating.")
    by = words.numbers_words()[file.numbers.by]
    if file.numbers.seed is None:
        return _("Pairing numbers were given by {by}.").format(by=by)
    facts = spoken_facts({"by": by, "seed": file.numbers.seed, "at": file.numbers.drawn or "–"})
    return _("Pairing numbers were given by {by}: seed {seed}, {at}.").format_map(facts)


def round_paper(desk: Desk, key: RoundKey) -> RoundPaper:
    """Return one round of a tournament.

    Raises NotFoundError for a tournament or a round that there is not, StorageError.
    """
    id, number = key
    file = file_of(desk.season.name, id)
    found = Opened(desk.season, desk.book, file)
    outside = outside_of(found)
    sheets = marked(found, round_sheets(file, outside=outside))
    shown = next((one for one in sheets if one.number == number), None)
    if shown is None:
        sentence = _("Round {round} of {name} is not paired; paired are: {known}.")
        known = ", ".join(map(str, file.rounds)) or _("none yet")
        raise NotFoundError(sentence, round=number, name=file.tournament.name, known=known)
    return RoundPaper(
        head=tournament_head(desk, file),
        round=number,
        begins=shown.begins,
        lines=tuple(_line(file, row, row.black) for row in shown.pairs if row.black is not None),
        unpaired=tuple(_unpaired(file, shown, outside)),
        edition=" ".join(
            filter(None, (_annulled(shown, teams=file.tournament.teams), _edition(shown)))
        ),
    )


def _annulled(shown: RoundSheet, *, teams: bool) -> str:
    """Return which boards, of teams matches, count for nobody; empty = all count."""
    boards = ", ".join(str(pair.board) for pair in shown.pairs if not pair.counts)
    if not boards:
        return ""
    sentence = _("Annulled, counting for nobody: board {boards}.")
    if teams:
        sentence = _("Annulled, counting for nobody: match {boards}.")
    return sentence.format(boards=boards)


def _edition(shown: RoundSheet) -> str:
    if shown.mark:
        return shown.mark
    return _("Paired by {edition}.").format(edition=shown.edition) if shown.edition else ""


def _seated(file: TournamentFile, seat: Seat) -> Participant:
    return participant(file.entrants[seat.key], seat.number)


def _line(file: TournamentFile, row: PairRow, black: Seat) -> BoardLine:
    return BoardLine(
        board=str(row.board),
        white=_seated(file, row.white),
        black=_seated(file, black),
        before=(row.white.points, black.points),
        result=row.score if row.games else _marks(row.result),
        games=tuple(_game(row.board, game) for game in row.games),
        counts=row.counts,
    )


def _marks(signs: Signs | None) -> tuple[Mark, Mark] | None:
    """Return half points, and the signs of a forfeit as they are."""
    if signs is None:
        return None
    white, black = signs
    return HALVES.get(white, white), HALVES.get(black, black)


def _game(match: int, game: GameRow) -> BoardLine:
    first, second = (Participant(number=None, name=name or _("nobody")) for name in game.names)
    return BoardLine(
        board=f"{match}.{game.board}",
        white=first,
        black=second,
        before=(0, 0),
        result=_marks(game.result),
        first_has_white=game.first_is_white,
    )


def _unpaired(
    file: TournamentFile, shown: RoundSheet, outside: Collection[str]
) -> Iterable[Unpaired]:
    """Yield who has no opponent: the pairing bye first, then those who are away."""
    numbers, turns = numbers_of(file), turns_of(file)
    gone = {numbers[key] for key in outside}
    byes = {row.white.key: _("pairing bye") for row in shown.pairs if row.black is None}
    reasons = byes | {row.key: row.why for row in shown.away}
    for key, why in reasons.items():
        mine = turns[numbers[key]]
        counted = (one for one in mine[: shown.number - 1] if one.opponent not in gone)
        before = 0 if key in outside else sum(turn.points for turn in counted)
        who = participant(file.entrants[key], numbers[key])
        yield Unpaired(who, before, why, mine[shown.number - 1].points)
