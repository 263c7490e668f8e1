"""How a tournament is played by a federation's rules: boards, time, groups, late, pairs by hand.

``book`` is the federation's book where its conditions hold; None = the FIDE rules alone.
"""

from datetime import date, datetime

from league.facts.disputes import Chess, Dispute, LateArrival, TimeControl
from league.facts.game_times import GameTime
from league.facts.games import Color, GameFacts, Position
from league.facts.tournaments import Entrant, RoundPairing, Tournament
from league.findings import Finding
from league.language import _
from league.rulebook import RuleBook, has_rule
from league.tournament_rules import Said
from league.typed.game_times import read_game_time

_START = Position(
    fen="", key="", mover=Color.WHITE, check=False, ending=None, quiet=0, pieces={}, bishops={}
)
_NO_GAME = GameFacts(start=_START)
"""Of which nothing was played."""


def boards(book: RuleBook, day: date, kind: str) -> int | None:
    """Return the boards of a match in a federation's event; None = it is none of teams."""
    ask = book.tournaments.boards
    return ask(kind, book.on(day)) if kind and has_rule(ask) else None


def forbidden(
    book: RuleBook | None, day: date, one: Tournament
) -> Said[tuple[Finding, ...]] | None:
    """Return why an event is not played like this at all; None = nobody says."""
    if book is None or not has_rule(book.tournaments.forbidden):
        return None
    return Said(book, day, tuple(book.tournaments.forbidden(one, book.on(day))))


def unfit(book: RuleBook | None, day: date, one: Tournament) -> Said[tuple[Finding, ...]] | None:
    """Return what speaks against time control, waiting time and rounds; None = nobody says."""
    if book is None or not has_rule(book.tournaments.unfit):
        return None
    time = read_game_time(one.time_control)
    found = book.tournaments.unfit(one, time, chess_of(book, day, time), book.on(day))
    return Said(book, day, tuple(found))


def chess_of(book: RuleBook | None, day: date, time: GameTime | None) -> Chess | None:
    """Return which kind of chess a time control makes; None = it is not known."""
    if time is None:
        return None
    from league.laws import chess_by, edition_on  # noqa: PLC0415  # few need it

    return chess_by(TimeControl(time.minutes, time.increment), edition_on(day), book)


def late(
    book: RuleBook | None, day: date, one: Tournament, color: Color, minutes: int
) -> tuple[str, bool]:
    """Return what follows for who comes so late to his board, and whether the game is lost.

    The federation's paragraph first; else by the waiting time announced, else by the Laws. Where
    no edition of them is at hand a person decides.
    """
    from league.laws import edition_on, judge  # noqa: PLC0415  # few need it

    chess = chess_of(book, day, read_game_time(one.time_control)) or Chess.STANDARD
    came = LateArrival(by=color, minutes=minutes)
    dispute = Dispute(happening=came, chess=chess, division=one.like)
    said = judge(_NO_GAME, dispute, edition_on(day), book)
    if one.waiting is not None and (said.book is None or said.book is not book):
        told = {"minutes": minutes, "waiting": one.waiting}
        if minutes <= one.waiting:
            return _("{minutes} of {waiting} minutes waited for.").format(**told), False
        sentence = _("{minutes} minutes late, {waiting} are waited for: the game is lost.")
        return sentence.format(**told), True
    if said.answer is None:
        return said.why_open, False
    return f"{said.sentence} ({said.citation})", said.result.over


def group(book: RuleBook | None, day: date, one: Tournament, who: Entrant) -> str:
    """Return the group in which somebody is ranked apart; empty = none."""
    if book is None or not has_rule(book.tournaments.group):
        return who.group
    return book.tournaments.group(one.like, who, book.on(day))


def groups(book: RuleBook | None, day: date) -> tuple[str, ...]:
    """Return the groups that a federation ranks apart, in its order; empty = it names none."""
    if book is None or not has_rule(book.tournaments.groups):
        return ()
    return tuple(book.tournaments.groups(book.on(day)))


def by_hand(
    book: RuleBook | None, day: date, pairing: RoundPairing, begins: datetime | None
) -> Said[Finding | None] | None:
    """Return what is wrong with how a pairing set by hand was made public; None = nobody says."""
    if book is None or not pairing.by_hand or not has_rule(book.tournaments.by_hand):
        return None
    return Said(book, day, book.tournaments.by_hand(pairing, begins, book.on(day)))
