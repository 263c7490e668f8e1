"""Why a pair of a tournament is as it is."""

from fixtures.pair_reasons import explain
from league import tournament_rules
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import RoundPairing
from league.language import _
from league.services.rulebook.explaining import spoken
from league.services.session.desk import Desk
from league.services.tournaments.entering.numbering import keys_of, numbers_of
from league.services.tournaments.opening import Opened
from league.services.tournaments.playing.pair_words import color_words, pair_words
from league.services.tournaments.playing.pairing import swiss_field
from league.views.findings import ExplanationView


def explain_pair(
    desk: Desk, file: TournamentFile, pairing: RoundPairing, board: int
) -> list[ExplanationView]:
    """Return why a pair of a round meets, with which colours, or who has the bye and why.

    ``board`` is counted from 1. Raises RuleBookError.
    """
    pair, entrants = pairing.pairs[board - 1], file.entrants
    place = _("Round {round}, board {board}").format(round=pairing.round, board=board)
    names = [entrants[key].name for key in (pair.white, pair.black) if key is not None]
    title = f"{place}: {' – '.join(names)}"
    if file.is_round_robin:
        return [_by_table(desk, file, pairing, board, title)]
    numbers = numbers_of(file)
    pairs = [
        (numbers[one.white], None if one.black is None else numbers[one.black])
        for one in pairing.pairs
    ]
    reasons = explain(swiss_field(file, pairing.round), pairs)[board - 1]
    called = {number: entrants[key].name for number, key in keys_of(file).items()}
    facts = "\n".join(pair_words(reasons, called))
    colors = color_words(reasons, called, teams=file.tournament.teams)
    says = _("set by a person") if pairing.by_hand else ""
    return [ExplanationView(title, pairing.edition, says, "", facts, colors)]


def _by_table(
    desk: Desk, file: TournamentFile, pairing: RoundPairing, board: int, title: str
) -> ExplanationView:
    """Explain a pair of a round robin by its numbers and the table that pairs them."""
    numbers, pair = numbers_of(file), pairing.pairs[board - 1]
    found = Opened(desk.season, desk.book, file)
    book = tournament_rules.own_rules(file.tournament, desk.book)
    said = tournament_rules.pairs_by(book, found.day, file.tournament.system)
    sentence = _("Numbers {white} and {black} meet in round {round}; the first has White.")
    facts = sentence.format(
        white=numbers[pair.white], black=numbers[pair.black or ""], round=pairing.round
    )
    return ExplanationView(title, pairing.edition, "", spoken(desk, said.answer), facts, "")
