"""Rating periods of a whole federation from its matches."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta

from league.errors import InputError
from league.facts.actors import Actor, Right
from league.facts.periods import Game, ListEntry, RatingList
from league.facts.seasons import MatchKey
from league.facts.steps import StepKind
from league.findings import Finding
from league.language import _
from league.outcomes.judgement import MatchJudgement
from league.outcomes.rating_periods import Period, PeriodOutcome, PeriodRow, games_of
from league.outcomes.ratings import RatingRules
from league.record_kinds import RATING_LIST
from league.rulebook import Values
from league.rulebook.topics import Topic
from league.services.ratings.reports import filings_of, incomplete, missing_of
from league.services.ratings.tournament_games import games_of_all, tournament_games
from league.services.session import transactions
from league.services.session.cache import cached
from league.services.session.checks import in_season, known_player, refused
from league.services.session.desk import Judged
from league.services.session.opening import judge_stored
from league.services.session.records import record, recorded
from league.services.session.transactions import scope_in, transaction
from league.views.ratings import PeriodView, PlayerRatings, RatingRow


def period(season: str | None, until: date, today: date) -> PeriodView:
    """Rate the period that ends on a cut-off day; nothing is stored.

    Raises InputError for a day that is no cut-off or out of season, for a rating below the floor,
    and when the list of the period before is missing; NotFoundError, RuleBookError, StorageError.
    """
    view = rated_period(judge_stored(season), until, today)[0]
    _refuse_below(view)
    return view


def store_period(
    season: str | None, until: date, today: date, *, actor: Actor, why: str = ""
) -> PeriodView:
    """Rate a period and store the list the next one starts from, with the carried games.

    Raises InputError when a later period is stored already, and as ``period`` does.
    """
    with transaction(actor, Right.RATINGS, scope_in(season)):
        judged = judge_stored(season)
        view, outcome = rated_period(judged, until, today)
        _refuse_below(view)
        federation = judged.season.federation
        later = [one.last for one in stored_lists(federation) if one.last > until]
        if later:
            sentence = _(
                "The period until {later} is stored already; {until} comes too late (C 1)."
            )
            raise InputError(sentence, later=max(later), until=until)
        fact = RatingList(until, view.period.valid_from, outcome.next_list())
        record(
            None,
            RATING_LIST,
            f"{federation}/{until}",
            fact,
            actor=actor,
            why=why,
            what=StepKind.RATINGS,
        )
        return view


def player_ratings(season: str | None, ident: str) -> PlayerRatings:
    """Return a player's ratings. Raises NotFoundError for an unknown player, StorageError."""
    loaded, _rulings = transactions.load(season)
    found = known_player(loaded, ident)
    lists = tuple(
        (one, entry)
        for one in stored_lists(loaded.federation)
        for entry in one.entries
        if entry.ident == ident
    )
    return PlayerRatings(found, lists)


def _refuse_below(view: PeriodView) -> None:
    if view.below:
        raise InputError(view.below)


def _cut_off(judged: Judged, until: date, values: Values) -> Period:
    """Return the period that ends on a cut-off day. Raises InputError when it is none."""
    asked: Period = judged.book.ratings.period(until, values)
    if asked.last != until:
        sentence = _("{until} is no cut-off day; its period ends on {last}{cited}.")
        raise refused(judged.book, Topic.RATING_PERIOD, sentence, until=until, last=asked.last)
    in_season(judged.season, until, Topic.RATING_PERIOD)
    return asked


def rated_period(judged: Judged, until: date, today: date) -> tuple[PeriodView, PeriodOutcome]:
    """Rate a period of a season that is judged already. Raises as ``period`` does.

    But for who stands below the floor: he is not rated, nor are the games against him.
    """
    asked = _cut_off(judged, until, judged.book.on(until))
    basis, filings = _basis(judged, asked), filings_of(judged.season.name)
    tournaments = tournament_games(judged.season, asked)

    def rate() -> tuple[PeriodView, PeriodOutcome]:
        missing = tuple(missing_of(judged, asked, today, filings))
        return _rated(judged, asked, basis, missing, games_of_all(tournaments))

    follows_from = (judged.book, asked, today, basis, filings, tournaments)
    return cached("ratings", judged.judgement, follows_from, rate)


def _rated(
    judged: Judged,
    asked: Period,
    basis: RatingList | None,
    missing: tuple[tuple[str, Finding], ...],
    in_tournaments: tuple[Game, ...],
) -> tuple[PeriodView, PeriodOutcome]:
    values = judged.book.on(asked.last)
    games, unrated = games_of(_played_in(judged, asked))
    games = (*games, *in_tournaments)
    rules: RatingRules = judged.book.ratings.rules(values)
    everybody = tuple(_entries(judged, basis))
    low = {one.ident: one for one in everybody if _below(one, rules)}
    entries = [one for one in everybody if one.ident not in low]
    outcome: PeriodOutcome = judged.book.ratings.rate(games, entries, asked, values)
    mark = judged.book.ratings.mark
    rows = [_row(judged, row, str(mark(row.state, values))) for row in outcome.rows]
    view = PeriodView(
        period=asked,
        rows=tuple(_low_last(judged, rows, low)),
        games=outcome.games,
        # What counts for nobody but one below the floor counts for nobody.
        rated=outcome.rated - sum(row.counted for row in rows if row.ident in low),
        unrated=unrated,
        missing=missing,
        incomplete=incomplete(judged.book, missing),
        basis=None if basis is None else basis.last,
        below=_all_below(judged, list(low.values()), rules, values),
    )
    return view, outcome


def _played_in(judged: Judged, asked: Period) -> Iterator[tuple[MatchKey, MatchJudgement]]:
    for key, match in judged.judgement.matches.items():
        if any(map(asked.covers, (match.facts.day, *match.facts.played_on.values()))):
            yield key, match


def _below(entry: ListEntry, rules: RatingRules) -> bool:
    return entry.rating is not None and entry.rating < rules.floor


def _low_last(
    judged: Judged, rows: Sequence[RatingRow], low: Mapping[str, ListEntry]
) -> Iterator[RatingRow]:
    """Yield the rows of those who are rated, then of those who stand below the floor."""
    yield from (row for row in rows if row.ident not in low)
    played = {row.ident: row.games for row in rows}
    for ident, entry in low.items():
        yield _low(judged, entry, played.get(ident, 0))


def _low(judged: Judged, entry: ListEntry, games: int) -> RatingRow:
    """Return the row of one who stands below the floor, and so is not rated."""
    player = judged.judgement.world.players.get(entry.ident)
    name = player.name if player else ""
    return RatingRow(entry.ident, name, entry.rating, None, None, games, 0, 0, "below", "")


def _all_below(judged: Judged, low: Sequence[ListEntry], rules: RatingRules, values: Values) -> str:
    """Say who stands below the floor, and that nothing is stored before it is put right."""
    if not low:
        return ""
    named = ", ".join(f"{_named(judged, one.ident)}: {one.rating}" for one in low)
    sentence = _("{players} – below the floor of {floor} ({book} C 4): put the rating right first.")
    return sentence.format(players=named, floor=rules.floor, book=values.book)


def _named(judged: Judged, ident: str) -> str:
    player = judged.judgement.world.players.get(ident)
    return f"{player.name} ({ident})" if player else ident


def _basis(judged: Judged, asked: Period) -> RatingList | None:
    """Return the list of the period before; None when none was ever stored before."""
    before = [one for one in stored_lists(judged.season.federation) if one.last < asked.first]
    if not before:
        return None
    newest = max(before, key=lambda one: one.last)
    if newest.last != asked.first - timedelta(days=1):
        sentence = _("The list of {due} is missing; the last one stored is of {last} (C 1).")
        due = asked.first - timedelta(days=1)
        raise InputError(sentence, due=due, last=newest.last)
    return newest


def _entries(judged: Judged, basis: RatingList | None) -> Iterator[ListEntry]:
    """Yield everybody the period starts with: the list, and the season's players not on it."""
    players = {player.ident: player for player in judged.season.players}
    listed = () if basis is None else basis.entries
    for entry in listed:
        player = players.pop(entry.ident, None)
        if player is None:
            yield entry
        else:
            yield replace(entry, nation=player.nation, fide_rating=player.fide_rating)
    for player in players.values():
        yield ListEntry(
            ident=player.ident,
            rating=player.rating,
            listed=player.rating is not None,
            nation=player.nation,
            fide_rating=player.fide_rating,
        )


def stored_lists(federation: str) -> list[RatingList]:
    """Return a federation's stored lists, oldest first. Raises StorageError."""
    found = recorded(None, RATING_LIST)
    mine = [one for key, one in found.items() if key.rpartition("/")[0] == federation]
    return sorted(mine, key=lambda one: one.last)


def _row(judged: Judged, row: PeriodRow, mark: str) -> RatingRow:
    player = judged.judgement.world.players.get(row.ident)
    return RatingRow(
        ident=row.ident,
        name=player.name if player else "",
        old=row.old,
        new=row.entry.rating if row.entry.listed else None,
        entry=row.rating.entry,
        games=row.games,
        counted=row.counted,
        carried=len(row.entry.carried),
        state=str(row.state),
        mark=mark,
    )
