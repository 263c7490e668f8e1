"""A player's period game by game: what was expected, what he scored, and what follows."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from fractions import Fraction

from league.errors import NotFoundError, RuleBookError
from league.facts.periods import HALF_POINTS, CarriedGame
from league.formatting import day as spoken_day
from league.formatting import score
from league.language import _, current, ngettext
from league.outcomes.rating_periods import PeriodOutcome, PeriodRow, State, games_of
from league.outcomes.ratings import RatingRules, expectation
from league.rulebook import Values
from league.services.ratings.periods import rated_period, stored_lists
from league.services.ratings.tournament_games import games_of_all, tournament_games
from league.services.rulebook import explaining
from league.services.session.desk import Desk
from league.views.findings import ExplanationView
from league.views.ratings import RatingRow

PLACES = 3
"""Decimals of an expected score; the sum is taken of the exact ones."""


@dataclass(frozen=True, slots=True)
class _Line:
    """A game from the player's side."""

    day: date | None
    """None = carried over from an earlier period."""
    opponent: str
    rating: int | None
    """None = the opponent had none: the game does not count."""
    score: int


def rating_explained(
    desk: Desk, ident: str, until: date, today: date
) -> tuple[ExplanationView, ...]:
    """Explain a player's new rating: the games and the sum, then the factor.

    Raises NotFoundError for a player who is not in the period, and what ``period`` raises.
    """
    view, outcome = rated_period(desk, until, today)
    row = next((one for one in outcome.rows if one.ident == ident), None)
    values = desk.values(until)
    low = next((one for one in view.rows if one.ident == ident and one.state == "below"), None)
    if low is not None:
        return (_of(desk, values, "floor", _low(low, view.below), ""),)
    if row is None:
        raise NotFoundError(_("{ident} is not in this period."), ident=ident)
    rules: RatingRules = desk.book.ratings.rules(values)
    lines = [*_carried(desk, ident, view.basis), *_games(desk, ident, until, outcome)]
    pages = [_of(desk, values, "curve", _facts(desk, row), _sums(row, lines, rules))]
    if row.rating.factor is not None:
        factor_says = _(
            "The factor K says how many points of rating one point over expectation is worth."
        )
        pages.append(_of(desk, values, "divisor", factor_says, _factor(row, rules)))
    if row.rating.entry is not None or row.state is State.WAITING:
        pages.insert(0, _of(desk, values, "spread", _entry_facts(row, rules), ""))
    if row.state in (State.INACTIVE, State.REMOVED):
        idle = _("Periods in a row without a rated game: {number}.").format(number=row.entry.idle)
        pages.append(_of(desk, values, "inactive", idle, ""))
    return tuple(pages)


def _low(row: RatingRow, says: str) -> str:
    sentence = _(
        "Not rated, nor are the games against this player ({number} games). Everybody else is."
    )
    return f"{says}\n{sentence.format(number=row.games)}"


def _of(desk: Desk, values: Values, value: str, facts: str, sums: str) -> ExplanationView:
    """Explain by the paragraph that holds a value of the rating system."""
    for id, paragraph in desk.book.paragraphs.items():
        if value in paragraph.values:
            return explaining.because(desk, values, id, facts, sums, contest="")
    sentence = _("{book} has no paragraph with the value “{name}”.")
    raise RuleBookError(sentence, book=desk.book.short, name=value)


def _carried(desk: Desk, ident: str, basis: date | None) -> Iterator[_Line]:
    for one in stored_lists(desk.season.federation):
        if one.last == basis:
            games: Iterable[CarriedGame] = (
                game for entry in one.entries if entry.ident == ident for game in entry.carried
            )
            for game in games:
                yield _Line(None, _("carried over"), game.opponent, game.score)


def _games(desk: Desk, ident: str, until: date, outcome: PeriodOutcome) -> list[_Line]:
    period = desk.book.ratings.period(until, desk.values(until))
    games, _unrated = games_of(desk.judgement.matches.items())
    strength = {row.ident: row.old for row in outcome.rows}
    lines = []
    for game in (*games, *games_of_all(tournament_games(desk.season, period))):
        if ident in (game.first, game.second) and period.covers(game.day):
            first = game.first == ident
            other = game.second if first else game.first
            own = game.score if first else HALF_POINTS - game.score
            known = desk.world.players.get(other)
            lines.append(_Line(game.day, known.name if known else other, strength[other], own))
    return sorted(lines, key=lambda line: line.day or until)


def _facts(desk: Desk, row: PeriodRow) -> str:
    player = desk.world.players.get(row.ident)
    sentence = ngettext(
        "{player}: {games} game, {counted} rated; {old} → {new}.",
        "{player}: {games} games, {counted} rated; {old} → {new}.",
        row.games,
    )
    return sentence.format(
        player=player.name if player else row.ident,
        games=row.games,
        counted=row.counted,
        old=_or_dash(row.old),
        new=_or_dash(row.entry.rating if row.entry.listed else None),
    )


def _or_dash(rating: int | None) -> str:
    return "–" if rating is None else str(rating)


def _sums(row: PeriodRow, lines: list[_Line], rules: RatingRules) -> str:
    own = row.old if row.old is not None else row.rating.entry
    told = [_game(line, own, rules) for line in lines]
    if row.rating.factor is None or row.rating.expected is None or row.rating.change is None:
        return "\n".join(told)
    scored = sum(line.score for line in lines if line.rating is not None)
    change = _("{factor} × ({scored} − {expected}) = {change}").format(
        factor=decimal(row.rating.factor),
        scored=score(scored),
        expected=decimal(row.rating.expected),
        change=decimal(row.rating.change, sign=True),
    )
    assert own is not None
    way = "−" if row.rating.change < 0 else "+"
    exact = own + row.rating.change
    result = f"{own} {way} {decimal(abs(row.rating.change))} = {decimal(exact)} → {row.rating.new}"
    total = _("together: scored {scored} of {number}, expected {expected}").format(
        scored=score(scored), number=row.counted, expected=decimal(row.rating.expected)
    )
    return "\n".join([*told, total, change, result] if lines else [_("No game: nothing changes.")])


def _game(line: _Line, own: int | None, rules: RatingRules) -> str:
    when = spoken_day(line.day) if line.day else "–"
    head = f"{when}  {line.opponent} ({_or_dash(line.rating)}): {score(line.score)}"
    if line.rating is None:
        return f"{head}, {_('not rated: the opponent has no rating')}"
    if own is None:
        return head
    difference = own - line.rating
    expected = Fraction(expectation(difference, rules), rules.scale)
    told = _("expected {expected} by {number}")
    number = f"{'−' if difference < 0 else '+' if difference else ''}{abs(difference)}"
    return f"{head}, {told.format(number=number, expected=decimal(expected))}"


def _factor(row: PeriodRow, rules: RatingRules) -> str:
    own = row.old if row.old is not None else row.rating.entry
    assert own is not None
    assert row.rating.factor is not None
    base, divisor = rules.factor_base, rules.factor_divisor
    plain = Fraction((base - own) ** 2, divisor)
    line = f"K = ({base} − {own})² / {divisor} = {decimal(plain)}"
    if row.rating.factor == plain:
        return line
    sentence = _("{number} games × {factor} is more than {most}: K = {most} / {number} = {result}")
    return f"{line}\n" + sentence.format(
        number=row.counted,
        factor=decimal(plain),
        most=rules.many_games,
        result=decimal(row.rating.factor),
    )


def _entry_facts(row: PeriodRow, rules: RatingRules) -> str:
    if row.rating.entry is None:
        sentence = _("A newcomer needs {needed} rated games; {counted} are counted and kept.")
        return sentence.format(needed=rules.entry_games, counted=row.counted)
    sentence = _("A newcomer with {counted} rated games starts from {entry}.")
    return sentence.format(counted=row.counted, entry=row.rating.entry)


def decimal(value: Fraction, *, sign: bool = False) -> str:
    """Return a number with three decimals as people of the language in use write it."""
    text = f"{float(abs(value)):.{PLACES}f}"
    if current() == "de":
        text = text.replace(".", ",")
    if value < 0:
        return f"−{text}"
    return f"+{text}" if sign else text
