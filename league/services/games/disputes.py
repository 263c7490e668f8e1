"""Disputed games: what is disputed belongs to a protest, and is judged by the Laws of that day."""

from dataclasses import replace
from datetime import date, datetime

from league import sanitizing
from league.decision_subjects import BoardScore
from league.errors import InputError, NotFoundError
from league.facts.actors import Actor, Right, Scope
from league.facts.disputes import (
    SCORES,
    Agreement,
    Dispute,
    MovesClaim,
    RepetitionClaim,
    SealedMove,
    SignedResult,
    WrongColors,
    WrongSetup,
)
from league.facts.game_files import GameDispute, GameFile
from league.facts.games import GameFacts
from league.facts.protests import ProtestFile, day_of
from league.facts.seasons import MatchKey
from league.formatting import filled_in
from league.language import _, pick
from league.laws import by_each_edition, chess_by, edition_on, judge
from league.record_kinds import GAME_DISPUTE, PROTEST
from league.rulebook import RuleBook
from league.rulebook.topics import Topic
from league.services.games.circumstances import circumstances
from league.services.games.files import home_first, view_of
from league.services.games.reading import compared, facts_of, reached, refuse_sealer
from league.services.games.scores import move_words, score_view
from league.services.games.verdicts import mating_views, verdict_view
from league.services.matches.verdict_words import target_words
from league.services.session.desk import Desk
from league.services.session.game_records import game_fault, game_of
from league.services.session.records import record, recorded_one, versions
from league.services.session.transactions import scope_in, transaction
from league.services.session.trial_runs import Outcome, as_step
from league.services.words.game_codes import happening_words
from league.views.disputes import DisputeView

WITHOUT_MATING = (
    RepetitionClaim, MovesClaim, Agreement, SignedResult, WrongColors, WrongSetup,
)  # fmt: skip
"""What is judged without asking who can still mate, unless nobody can."""
MOST_SECONDS = 24 * 60 * 60
"""More than a day on a clock is a slip of the pen."""


def store_dispute(season: str, dispute: GameDispute, *, actor: Actor, why: str) -> None:
    """Store what is disputed of a game with the protest it belongs to.

    Raises NotFoundError for a protest or a game that is not on file, InputError for what cannot
    be and for a protest that is decided, RightError, StorageError.
    """
    with transaction(actor, Right.PROTESTS, _scope(season, dispute.protest)):
        file = _protest(season, dispute.protest)
        if file.decided is not None:
            sentence = _("Protest {number} is decided: what was disputed stays as it was decided.")
            raise InputError(sentence, number=file.number)
        game = game_for(season, file, dispute)
        _check(dispute, file)
        if isinstance(dispute.dispute.happening, SealedMove) and game.moves:
            refuse_sealer(facts_of(game), dispute.dispute.happening.by)
        key = str(dispute.protest)
        record(season, GAME_DISPUTE, key, dispute, actor=actor, why=why)


def _scope(season: str, number: int) -> Scope:
    """Return the part of the season a protest belongs to: the division of its match, or all."""
    file = recorded_one(season, PROTEST, str(number))
    match = file.match if file else None
    return scope_in(season, division=match[0] if match else None)


def _protest(season: str, number: int) -> ProtestFile:
    found = recorded_one(season, PROTEST, str(number))
    if found is None:
        raise NotFoundError(_("There is no protest {number} on file."), number=number)
    return found


def game_for(season: str, file: ProtestFile, dispute: GameDispute) -> GameFile:
    """Return the game that is disputed; of a decided protest as it was on file at the decision.

    Raises NotFoundError when none is on file, StorageError.
    """
    if dispute.game is not None:
        return dispute.game
    found = None
    if file.match is not None and dispute.board is not None:
        found = game_of(season, file.match, dispute.board, at=_decided_at(season, file))
    if found is None and not dispute.board:
        raise NotFoundError(_("Say which game is disputed: name its board, or give its moves."))
    if found is None:
        sentence = _("No game is on file for board {board} of the protest’s match: add it first.")
        raise NotFoundError(sentence, board=dispute.board)
    return found


def _decided_at(season: str, file: ProtestFile) -> datetime | None:
    """Return when a protest was decided; None = it is not."""
    if file.decided is None:
        return None
    known = versions(season, PROTEST, str(file.number))
    return min(one.at for one in known if one.fact and one.fact.decided == file.decided)


def _check(asked: GameDispute, file: ProtestFile) -> None:
    """Refuse what cannot be of a dispute. Raises InputError."""
    if asked.day > day_of(file.filed):
        sentence = _("A protest of {filed} cannot be about a game of {day}.")
        raise InputError(sentence, filed=day_of(file.filed), day=asked.day)
    check_circumstances(asked.dispute, asked.announced, asked.day)
    if asked.game is not None and (fault := game_fault(asked.game)):
        raise InputError(fault)


def check_circumstances(dispute: Dispute, announced: str, day: date | None) -> None:
    """Refuse a clock, a move or a day that cannot be; None = no day is told. Raises InputError."""
    for seconds in dispute.clock.values():
        if not 0 <= seconds <= MOST_SECONDS:
            sentence = _("A clock cannot show {seconds} seconds.")
            raise InputError(sentence, seconds=seconds)
    sanitizing.refuse(announced, _("Announced move"))
    happening = dispute.happening
    if isinstance(happening, SignedResult) and happening.reported not in SCORES:
        sentence = _("“{result}” is no result; expected: {known}.")
        raise InputError(sentence, result=happening.reported, known=", ".join(SCORES))
    if _needs_move(dispute) and not announced:
        raise InputError(_("Give the move that was written down."))
    found = edition_on(day) if day else None
    if found and found.edition is None and found.before is None:
        raise InputError(found.sentence)


def day_of_protest(season: str, number: int) -> date:
    """Return the day of the game a protest is about; of an appeal, that of the first protest.

    An appeal's own day is that of the decision it contests. Raises NotFoundError, StorageError.
    """
    file = _protest(season, number)
    if file.appeal_of is None:
        return day_of(file.event)
    known = dispute_of(season, file.appeal_of)
    return known.day if known else day_of_protest(season, file.appeal_of)


def own_game(
    season: str, number: int, board: int | None, moves: str, start: str, language: str
) -> GameFile | None:
    """Return a game that is kept with a protest alone; None = it stands on a board of the match.

    Raises NotFoundError, StorageError.
    """
    if board is not None or not (moves or start):
        return None
    match = _protest(season, number).match or ("", 0, "", "")
    return GameFile(match=match, board=0, moves=moves, start=start, language=language)


def _needs_move(dispute: Dispute) -> bool:
    happening = dispute.happening
    if isinstance(happening, RepetitionClaim | MovesClaim):
        return happening.announced
    return isinstance(happening, SealedMove)


@as_step
def dispute_step(desk: Desk, why: str, dispute: GameDispute) -> Outcome:
    """What is disputed of a game, with what the Laws say of it."""
    store_dispute(desk.season.name, dispute, actor=desk.actor, why=why)
    view = dispute_view(desk, dispute.protest)
    sentence = _("Protest {number}: {result}. {reason}")
    finding = view.finding
    says = filled_in(sentence, number=view.protest, result=finding.result, reason=finding.sentence)
    return Outcome(says, notes=(*filter(None, [finding.citation]), *finding.choices))


def dispute_of(season: str, number: int) -> GameDispute | None:
    """Return what is disputed with a protest, or with the one whose decision it appeals against.

    None = no game is. Raises NotFoundError for a protest that is not on file, StorageError.
    """
    file = _protest(season, number)
    found = recorded_one(season, GAME_DISPUTE, str(number))
    if found is None and file.appeal_of is not None:
        return dispute_of(season, file.appeal_of)
    return found


def dispute_view(desk: Desk, number: int) -> DisputeView:
    """Return a disputed game judged by the Laws of its day, and by each other edition.

    Raises NotFoundError for a protest without one, GameError, RuleBookError, StorageError. To be
    worked out off the screen's thread: whether a side can still mate may take seconds.
    """
    name = desk.season.name
    asked, file = dispute_of(name, number), _protest(name, number)
    if asked is None:
        raise NotFoundError(_("Protest {number} is about no game."), number=number)
    view = judged_dispute(desk, asked, game_for(name, file, asked), file.match)
    score = board_score(desk, view, file.match)
    sets = target_words(score, {}, {}) if score else ""
    return replace(view, protest=number, sets=sets)


def board_score(desk: Desk, view: DisputeView, match: MatchKey | None) -> BoardScore | None:
    """Return what a finding sets on the board of a match; None = nothing."""
    if match is None or view.game is None:
        return None
    facts, board = desk.judged(match).facts, view.game.board
    points = home_first(desk, facts, board, view.finding.code)
    return None if points is None else BoardScore(board, points)


def judged_dispute(
    desk: Desk, asked: GameDispute, game: GameFile, match: MatchKey | None
) -> DisputeView:
    """Return a dispute judged, with the game it is about and its match; None = it is of none.

    Raises GameError, RuleBookError.
    """
    facts, in_force = _facts(game, asked.announced), edition_on(asked.day)
    dispute = _in_division(desk, match, asked.dispute)
    if asked.time:
        chess = chess_by(asked.time, in_force, desk.book) or dispute.chess
        dispute = replace(dispute, chess=chess)
    finding = judge(facts, dispute, in_force, desk.book, time=asked.time)
    each = by_each_edition(facts, dispute, time=asked.time)
    others = (one for one in each if one.in_force.edition is not in_force.edition)
    return DisputeView(
        protest=asked.protest,
        day=asked.day,
        question=happening_words()[type(dispute.happening).__name__],
        details=tuple(circumstances(dispute)),
        game=view_of(desk, game) if asked.game is None else None,
        score=score_view(facts),
        finding=verdict_view(finding),
        others=tuple(map(verdict_view, others)),
        edition=in_force.sentence,
        appeal=_appeal(in_force.edition),
        mating=tuple(mating_views(facts, facts.last.fen)) if _asks_mating(facts, dispute) else (),
        announced=_announced(facts, asked.announced),
        board=reached(facts),
    )


def _facts(game: GameFile, announced: str) -> GameFacts:
    """Return what was played, with where the sheets differ while none of them counts."""
    facts, sheets = facts_of(game, announced=announced, mating=True), compared(game)
    return replace(facts, differs_at=sheets.differs_at) if sheets and not game.moves else facts


def _asks_mating(facts: GameFacts, dispute: Dispute) -> bool:
    """Say whether an answer may hang on who can still mate."""
    return facts.dead_at is not None or not isinstance(dispute.happening, WITHOUT_MATING)


def _appeal(edition: RuleBook | None) -> str:
    """Return what an edition says of contesting the arbiter's decisions; empty = nothing."""
    article = edition.topic(Topic.PROTEST) if edition else ""
    if not edition or not article:
        return ""
    return f"{edition.cite(article)}: {pick(edition.paragraph(article).says)}"


def _in_division(desk: Desk, match: MatchKey | None, dispute: Dispute) -> Dispute:
    """Return a dispute with the book's division in which the game was played."""
    if match is None:
        return dispute
    division = desk.division(match[0])
    return replace(dispute, division=division.like, age_group=division.age_group or "")


def _announced(facts: GameFacts, written: str) -> str:
    """Return the announced move as it can be read, else as it was written."""
    ply = facts.announced_ply
    return f"{ply.name} {move_words(ply.san)}" if ply else written
