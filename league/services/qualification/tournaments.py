"""Qualification tournaments: prepared, played, ranked, and who goes up."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, time

from league.errors import InputError
from league.facts.actors import Actor, Right
from league.facts.matches import Score
from league.facts.qualifications import THREE_TEAMS, Qualifier, TournamentDecision, TournamentResult
from league.facts.seasons import Season
from league.language import _
from league.outcomes.schedules import GoingUp
from league.outcomes.tournament_games import symbols_of
from league.record_kinds import (
    QUALIFICATION,
    QUALIFICATION_DECISION,
    QUALIFICATION_LIST,
    QUALIFICATION_PLAYERS,
    QUALIFICATION_RESULT,
)
from league.rulebook import RuleBook, Values
from league.rulebook.topics import Topic
from league.rulebooks import load
from league.services.qualification.bounds import refuse_result, refuse_stranger, refuse_system
from league.services.qualification.leavers import leavers
from league.services.qualification.ranking import by_system, by_table
from league.services.schedule.drawing import seed_for
from league.services.session import transactions
from league.services.session.checks import in_season, known, known_division, known_team, refused
from league.services.session.records import Entry, record, record_many, recorded
from league.services.session.transactions import scope_in, transaction
from league.storage.seasons import load_season
from league.views.qualification import Pairing, Papers, Results, TournamentView


@dataclass(frozen=True, slots=True)
class AskedTournament:
    """A tournament as an official asks for it."""

    name: str
    teams: tuple[str, ...]
    first_round: datetime
    division: str = ""
    """Division whose conditions hold; empty = the first team's."""
    seed: int | None = None
    """None = chosen at random."""
    system: str = ""
    """``patheisky`` or ``skalicka`` for three teams."""
    decided: str | None = None
    """Mode for five teams or more, as the officials decided."""
    boards: int | None = None
    """None = as the division plays."""
    district: str | None = None
    up: int | None = None
    elo: Mapping[str, int] = field(default_factory=dict)


def prepare(
    season: str | None, asked: AskedTournament, *, actor: Actor, why: str = ""
) -> TournamentView:
    """Prepare a tournament: its mode by the number of teams, and the draw.

    Three teams play Patheisky or Dr. Skalicka and draw their symbols; four or more draw numbers.
    Raises InputError for fewer than three teams, a team twice, five or more without a decision, an
    odd number of boards with three teams, an unknown system, a day out of season, no hour, a seed
    below 0, and a tournament of that name with results, or prepared already without a reason now;
    NotFoundError, RuleBookError, StorageError.
    """
    with transaction(actor, Right.QUALIFICATION, scope_in(season)):
        loaded, _rulings = transactions.load(season)
        if not asked.name.strip():
            raise InputError(_("A tournament needs a name."))
        in_season(loaded, asked.first_round.date(), Topic.QUALIFICATION)
        held = papers(loaded.name)
        asked = replace(asked, name=name_on_record(asked.name, held))
        if asked.name in held and (held[asked.name].results or not why.strip()):
            sentence = _(
                "The tournament {name} is prepared already; it can be changed with a reason as long"
                " as it has no results."
            )
            raise InputError(sentence, name=asked.name)
        fact = _prepared(loaded, load(loaded.rulebook), asked)
        if fact.first_round.time() == time():
            sentence = _("When does round 1 of {name} begin? The lists are due before it{cited}.")
            raise refused(loaded, Topic.QUALIFICATION_LIST, sentence, name=asked.name)
        record(loaded.name, QUALIFICATION, fact.name, fact, actor=actor, why=why)
        return show(loaded.name, fact.name)


def enter(
    season: str | None,
    name: str,
    number: int,
    results: Mapping[Pairing, Sequence[Score | None]],
    *,
    actor: Actor,
    why: str = "",
) -> TournamentView:
    """Enter results of a round, all or none; what stood before goes to the journal.

    A pairing of three teams has one score, White first; a match has one per board, home first,
    None = still open; nothing but None takes the result back. Raises InputError for a round or
    pairing not played, another number of scores, a score that is none.
    """
    with transaction(actor, Right.QUALIFICATION, scope_in(season)):
        loaded = load_season(season)
        fact = papers_of(loaded.name, name).tournament
        rounds = _rounds(load(loaded.rulebook), fact, _values(loaded, fact))
        if not 1 <= number <= len(rounds):
            sentence = _("{name} has rounds 1 to {rounds}, not {number}.")
            raise InputError(sentence, name=name, rounds=len(rounds), number=number)
        entries = []
        for pairing, scores in results.items():
            refuse_result(fact, number, rounds[number - 1], pairing, scores)
            result = TournamentResult(fact.name, number, *pairing, tuple(scores))
            entries.append(_entry(loaded.name, result))
        record_many(entries, actor=actor, why=why)
        return show(loaded.name, name)


def _entry(season: str, result: TournamentResult) -> Entry[TournamentResult]:
    key = f"{result.tournament}/{result.round}/{result.first}-{result.second}"
    played = any(score is not None for score in result.scores)
    return Entry(season, QUALIFICATION_RESULT, key, result if played else None)


def show(season: str | None, name: str) -> TournamentView:
    """Return a tournament with its ranking so far, and who goes up once it is over.

    Raises NotFoundError, RuleBookError, StorageError.
    """
    loaded = load_season(season)
    found = papers_of(loaded.name, name)
    return ranked(loaded, found.tournament, found.results, found.decision)


def ranked(
    season: Season, fact: Qualifier, results: Results, decision: TournamentDecision | None
) -> TournamentView:
    """Return a tournament as these results make it. Raises RuleBookError."""
    book, values = load(season.rulebook), _values(season, fact)
    rounds = _rounds(book, fact, values)
    if fact.mode == THREE_TEAMS:
        order = by_system(book, fact, rounds, results, values)
    else:
        order = by_table(book, known_division(season, fact.division), fact, results, values)
    gone = leavers(book, fact, results, values)
    missing = sum(
        None in gone.results.get((number, *pairing), (None,))
        for number, pairings in enumerate(rounds, 1)
        for pairing in pairings
    )
    up = None if missing else book.qualification.going_up(order.groups, values, fact.up)
    if decision is not None and not missing:
        up = GoingUp(decision.teams)
    return TournamentView(
        fact, rounds, results, order.points, order.groups, missing, up, gone.sentences
    )


def decide(
    season: str | None, name: str, teams: Sequence[str], *, actor: Actor, why: str
) -> TournamentView:
    """Record who goes up, where the ranking or the book leaves it to a person.

    Raises InputError without a reason, before the last result and for a team that does not play;
    NotFoundError, RuleBookError, StorageError.
    """
    with transaction(actor, Right.QUALIFICATION, scope_in(season)):
        loaded = load_season(season)
        fact = papers_of(loaded.name, name).tournament
        if missing := show(loaded.name, fact.name).missing:
            sentence = _("{number} results are missing: who goes up is decided after the last.")
            raise InputError(sentence, number=missing)
        if not why.strip():
            raise InputError(_("A decision on who goes up needs a reason."))
        for team in teams:
            refuse_stranger(fact, team)
        decision = TournamentDecision(fact.name, tuple(teams))
        record(loaded.name, QUALIFICATION_DECISION, fact.name, decision, actor=actor, why=why)
        return show(loaded.name, fact.name)


def tournaments(season: str | None) -> list[Qualifier]:
    """Return the tournaments of a season. Raises NotFoundError, StorageError."""
    loaded, _rulings = transactions.load(season)
    return list(recorded(loaded.name, QUALIFICATION).values())


def team_of(tournament: Qualifier, symbol: str) -> str:
    """Return the team a symbol stands for; a match's teams are named as they are."""
    teams = symbols_of(tournament).items()
    return next((team for team, symbols in teams if symbol in symbols), symbol)


def name_on_record(name: str, known: Iterable[str]) -> str:
    """Return a name as it is on record, whatever its capital letters; a new one as it is given."""
    same = [one for one in known if one.casefold() == name.casefold()]
    return name if name in same or len(same) != 1 else same[0]


def papers(season: str) -> dict[str, Papers]:
    """Return what is on record about each tournament of a season. Raises StorageError."""
    results = recorded(season, QUALIFICATION_RESULT).values()
    decisions, lists = (
        recorded(season, QUALIFICATION_DECISION),
        recorded(season, QUALIFICATION_LIST),
    )
    seated = recorded(season, QUALIFICATION_PLAYERS)
    return {
        name: Papers(
            one,
            {
                (each.round, each.first, each.second): each.scores
                for each in results
                if each.tournament == name
            },
            decisions.get(name),
            {team: lists[f"{name}/{team}"] for team in one.draw if f"{name}/{team}" in lists},
            {
                team: seated[f"{name}/{team}"].idents
                for team in one.draw
                if f"{name}/{team}" in seated
            },
        )
        for name, one in recorded(season, QUALIFICATION).items()
    }


def papers_of(season: str, name: str) -> Papers:
    """Return what is on record about a tournament. Raises NotFoundError, StorageError."""
    found = papers(season)
    sentence = _("There is no tournament “{name}”; known are: {known}.")
    return known(name_on_record(name, found), found, sentence, name=name)


def _values(season: Season, fact: Qualifier) -> Values:
    return load(season.rulebook).on(fact.first_round.date())


def _prepared(season: Season, book: RuleBook, asked: AskedTournament) -> Qualifier:
    teams = [known_team(season, team) for team in asked.teams]
    values = book.on(asked.first_round.date())
    mode = book.qualification.system(len(teams), values, asked.decided)
    division = known_division(season, asked.division or teams[0].division)
    boards = division.boards if asked.boards is None else asked.boards
    seed = seed_for(asked.seed)
    if mode == THREE_TEAMS:
        refuse_system(asked.system, boards)
        draw = book.qualification.symbols(asked.teams, seed, values)
    else:
        draw = asked.teams
        book.qualification.pairings(asked.teams, seed, values)
    return Qualifier(
        name=asked.name,
        division=division.id,
        draw=tuple(draw),
        seed=seed,
        boards=boards,
        mode=mode,
        system=asked.system if mode == THREE_TEAMS else "",
        first_round=asked.first_round,
        district=asked.district,
        up=asked.up,
        elo=dict(asked.elo),
    )


def _rounds(book: RuleBook, fact: Qualifier, values: Values) -> tuple[tuple[Pairing, ...], ...]:
    if fact.mode == THREE_TEAMS:
        rounds = book.qualification.rounds(fact.system, fact.boards, values)
    else:
        rounds = book.qualification.pairings(fact.draw, fact.seed, values)
    return tuple(tuple(pairings) for pairings in rounds)
