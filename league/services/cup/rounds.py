"""A cup: the draw, the next round from the judged matches, and the lot as the last resort."""

from datetime import date

from fixtures.knockout import Rounds, champion
from league.errors import InputError, NotFoundError, ReasonError
from league.facts.actors import Actor, Right
from league.facts.cups import CupDraw, CupLot, CupResults
from league.facts.matches import Side
from league.facts.seasons import Division, Fixture, MatchKey, Season, key_text
from league.facts.steps import StepKind
from league.language import _
from league.record_kinds import CUP_DRAW, CUP_LOT
from league.rulebook import has_rule
from league.rulebook.topics import Topic
from league.services.cup.astray import astray_words
from league.services.registry.suspensions.banned import refuse_silently
from league.services.schedule.calendar import with_fixtures
from league.services.schedule.drawing import refuse_results, seed_for
from league.services.schedule.round_states import hold_drawn
from league.services.session.checks import cited, in_season, known_division, refused, season_year
from league.services.session.desk import Judged
from league.services.session.opening import judge_stored
from league.services.session.records import record, recorded, recorded_one
from league.services.session.season_changes import change_season
from league.services.session.transactions import scope_in, transaction
from league.views.cup import CupTie, CupView

LOT = "lot"


def draw_cup(
    season: str | None,
    division: str,
    end_date: date,
    *,
    actor: Actor,
    seed: int | None = None,
    day: date | None = None,
    why: str = "",
) -> CupView:
    """Draw the bracket of all teams of a cup and set its first round.

    The same seed draws the same bracket; None is any seed. Raises InputError for fewer than two
    teams, results in the cup, a second draw or a banned club's team without a reason, a division
    with a table, a day out of season and a seed below 0; NotFoundError, StorageError.
    """
    with transaction(actor, Right.CUP, scope_in(season, division=division)):
        known = judge_stored(season)
        before, found = known.season, _knockout(known, division)
        _refuse_draw(before, found, end_date, day, why)
        teams = tuple(team.id for team in before.teams if team.division == found.id)
        draw = CupDraw(found.id, teams, seed_for(seed), day or known.today, actor.name)
        first = known.book.cup.rounds(draw, CupResults(), known.first_values)[:1]
        record(before.name, CUP_DRAW, found.id, draw, actor=actor, why=why)
        after = with_fixtures(before, found.id, _fixtures(known, draw, first, [end_date]))
        change_season(before, after, CUP_DRAW.step, division, actor=actor, why=why)
        hold_drawn(before.name, found.id, [1], actor=actor, why=why)
        return show_cup(before.name, division)


def show_cup(season: str | None, division: str) -> CupView:
    """Return a cup's rounds, as the judged matches and the lots decide.

    Raises NotFoundError, also when nothing was drawn; InputError when a later round no longer fits
    the results before it; RuleBookError, StorageError.
    """
    return _view(*_drawn(season, division))


def drawn_cup(known: Judged, division: Division) -> CupView | None:
    """Return a cup of a season judged already, None as long as it was not drawn.

    Raises InputError when a later round no longer fits the results before it; RuleBookError,
    StorageError.
    """
    draw = recorded_one(known.season.name, CUP_DRAW, division.id)
    return None if draw is None else _view(known, division, draw)


def next_round(
    season: str | None, division: str, end_date: date, *, actor: Actor, why: str = ""
) -> CupView:
    """Set the next round of a cup, once every tie of the last one is decided.

    Raises InputError when ties are open, when the cup is over, and for an end date out of season
    or not after the round before; NotFoundError, RuleBookError, StorageError.
    """
    with transaction(actor, Right.CUP, scope_in(season, division=division)):
        known, found, draw = _drawn(season, division)
        before, view = known.season, _view(known, found, draw)
        _refuse_next(view, end_date)
        number = len(view.rounds)
        days = [_day_of(before, found.id, each) or end_date for each in range(1, number)]
        fixtures = _fixtures(known, draw, _rounds(known, found, draw), [*days, end_date])
        mine = [one for one in before.fixtures if one.division == found.id]
        new = [one for one in fixtures if one.round == number]
        after = with_fixtures(before, found.id, (*mine, *new))
        change_season(before, after, StepKind.CUP_ROUND, division, actor=actor, why=why)
        hold_drawn(before.name, found.id, [number], actor=actor, why=why)
        return show_cup(before.name, division)


def draw_lot(
    season: str | None,
    match: MatchKey,
    *,
    actor: Actor,
    seed: int | None = None,
    day: date | None = None,
    why: str = "",
) -> CupLot:
    """Draw the lot for a cup match that nothing else decides, and record it.

    Raises InputError for a match that needs no lot or has one, and a seed below 0; NotFoundError,
    RuleBookError, StorageError.
    """
    with transaction(actor, Right.CUP, scope_in(season, division=match[0])):
        known, found, draw = _drawn(season, match[0])
        tie = _waiting_for_lot(_view(known, found, draw), match)
        drawn = seed_for(seed)
        rounds = _rounds(known, found, draw, {match: drawn})
        winner = rounds[match[1] - 1][tie.number - 1].winner
        lot = CupLot(match, drawn, winner or "", day or known.today, actor.name)
        record(known.season.name, CUP_LOT, key_text(match), lot, actor=actor, why=why)
        return lot


def _waiting_for_lot(view: CupView, match: MatchKey) -> CupTie:
    """Return the tie that only a lot decides. Raises NotFoundError, InputError."""
    name = " – ".join(match[2:])
    tie = next((tie for ties in view.rounds for tie in ties if tie.match == match), None)
    if tie is None:
        sentence = _("{match} is not a match of round {round} of this cup.")
        raise NotFoundError(sentence, match=name, round=match[1])
    if not tie.needs_lot:
        raise InputError(_("{match} needs no lot: it is not drawn, or it is decided."), match=name)
    return tie


def _refuse_draw(
    season: Season, division: Division, end_date: date, day: date | None, why: str
) -> None:
    refuse_results(season, division, Topic.CUP)
    held = recorded_one(season.name, CUP_DRAW, division.id)
    if held is not None and not why.strip():
        sentence = _("{division} was drawn on {day}; a second draw needs a reason{cited}.")
        raise ReasonError(
            sentence, cited=cited(season, Topic.CUP), division=division.name, day=held.day
        )
    if day is not None:
        in_season(season, day, Topic.CUP)
    refuse_silently(season, division.id, end_date, why)


def _knockout(known: Judged, division: str) -> Division:
    found = known_division(known.season, division)
    if known.book.criteria(found, known.first_values):
        sentence = _("{division} has a table; it is no cup{cited}.")
        raise refused(known.book, Topic.CUP, sentence, division=found.name)
    return found


def _drawn(season: str | None, division: str) -> tuple[Judged, Division, CupDraw]:
    """Return a cup that was drawn. Raises NotFoundError, InputError for a division with a table."""
    known = judge_stored(season)
    found = _knockout(known, division)
    draw = recorded_one(known.season.name, CUP_DRAW, found.id)
    if draw is None:
        raise NotFoundError(_("{division} was not drawn yet."), division=found.name)
    return known, found, draw


def _rounds(
    known: Judged, division: Division, draw: CupDraw, more: dict[MatchKey, int] | None = None
) -> Rounds:
    """Return the bracket as the judged matches and the lots make it. Raises InputError."""
    results = _results(known, division, more)
    try:
        rounds: Rounds = known.book.cup.rounds(draw, results, known.first_values)
    except InputError as error:
        if not (told := astray_words(known, division, draw, results)):
            raise
        raise InputError("{error}\n{told}", error=error, told=told) from error
    return rounds


def _results(
    known: Judged, division: Division, more: dict[MatchKey, int] | None = None
) -> CupResults:
    """Return what the judged matches and the lots decide."""
    mine = {key: one for key, one in known.judgement.matches.items() if key[0] == division.id}
    outcomes = {
        key: judged.winner
        for key, judged in mine.items()
        if judged.entered and not judged.waits and judged.lapse is None
    } | {key: _free(known, key) for key, judged in mine.items() if judged.lapse is not None}
    lots = {key: seed for key, seed in _lots(known, division).items() if outcomes.get(key) == LOT}
    return CupResults(outcomes, lots | (more or {}))


def _free(known: Judged, key: MatchKey) -> str | None:
    """Return who goes on where a team left before it played: who stays, else who left later.

    So a round that was set when one of them had left still fits when the other leaves too. None
    where both left on one day.
    """
    home, away = (known.judgement.left.get(team, date.max) for team in key[2:])
    if home == away:
        return None
    return (Side.HOME if home > away else Side.AWAY).value


def _lots(known: Judged, division: Division) -> dict[MatchKey, int]:
    papers = recorded(known.season.name, CUP_LOT).values()
    return {lot.match: lot.seed for lot in papers if lot.match[0] == division.id}


def _view(known: Judged, division: Division, draw: CupDraw) -> CupView:
    rounds = _rounds(known, division, draw)
    lots = _lots(known, division)
    ties = tuple(
        tuple(_tie(known, division, round_, at, lots, rounds) for at in range(len(ties)))
        for round_, ties in enumerate(rounds, 1)
    )
    winner = champion(rounds)
    title = ""
    if winner is not None and has_rule(known.book.cup.title):
        title = known.book.cup.title(season_year(known.season), known.first_values)
    astray = astray_words(known, division, draw, _results(known, division))
    return CupView(division, draw, ties, winner, title, astray)


def _tie(
    known: Judged,
    division: Division,
    number: int,
    at: int,
    lots: dict[MatchKey, int],
    rounds: Rounds,
) -> CupTie:
    tie = rounds[number - 1][at]
    key: MatchKey | None = None
    if tie.home is not None and tie.away is not None:
        key = (division.id, number, tie.home, tie.away)
    fixture = known.judgement.world.fixtures.get(key) if key else None
    judged = known.judgement.matches.get(key) if key else None
    by_lot = judged is not None and judged.entered and judged.winner == LOT
    return CupTie(
        number=at + 1,
        home=tie.home,
        away=tie.away,
        winner=tie.winner,
        decided=tie.decided,
        match=key,
        end_date=fixture.end_date if fixture else None,
        needs_lot=by_lot and not tie.decided,
        lot=lots.get(key) if key and by_lot else None,
    )


def _refuse_next(view: CupView, end_date: date) -> None:
    if view.astray:
        raise InputError("{words}", words=view.astray)
    last = view.rounds[-1]
    if len(last) == 1 and last[0].decided:
        sentence = _("{division} is over: {team} won it.")
        winner = view.champion or _("nobody")
        raise InputError(sentence, division=view.division.name, team=winner)
    open_ties = [tie for tie in last if tie.end_date is not None and not tie.decided]
    if open_ties:
        names = ", ".join(f"{tie.home} – {tie.away}" for tie in open_ties)
        sentence = _("Round {round} is not decided yet: {ties}.")
        raise InputError(sentence, round=len(view.rounds), ties=names)
    before = [tie.end_date for ties in view.rounds[:-1] for tie in ties if tie.end_date]
    if before and end_date <= max(before):
        sentence = _("The end date {day} does not come after {before}.")
        raise InputError(sentence, day=end_date, before=max(before))


def _day_of(season: Season, division: str, number: int) -> date | None:
    days = [
        one.end_date for one in season.fixtures if (one.division, one.round) == (division, number)
    ]
    return max(days, default=None)


def _fixtures(
    known: Judged, draw: CupDraw, rounds: Rounds, end_dates: list[date]
) -> tuple[Fixture, ...]:
    year = season_year(known.season)
    ask = known.book.cup.fixtures
    return tuple(ask(draw, rounds, end_dates, year, known.first_values))
