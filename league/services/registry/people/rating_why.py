"""How a player's rating is moving: his games of the running period, and the arithmetic."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from league import formatting
from league.facts.people import Player
from league.facts.periods import Game
from league.language import _
from league.outcomes.rating_periods import Period, games_of
from league.outcomes.ratings import RatedGame, Rating, RatingRules, expectation, rated
from league.rulebook import has_rule
from league.rulebook.topics import Topic
from league.services.rulebook.explaining import because
from league.services.session.desk import Desk
from league.views.findings import ExplanationView


def why_rating(desk: Desk, ident: str) -> ExplanationView:
    """Explain a player's rating, and where his games of the running period would take it.

    Raises NotFoundError, RuleBookError.
    """
    player, rule = desk.world.players[ident], desk.book.topic(Topic.RATING)
    values = desk.values(desk.world.first_day)
    number = str(player.rating) if player.rating else _("no number")
    facts = _("{player}: {rating} {number}, as the rating list in use says.").format(
        player=player.name, rating=desk.book.rating_name, number=number
    )
    known = has_rule(desk.book.ratings.rules)
    played = _latest(desk, ident) if known else None
    if played is None:
        apart = _("{book} takes the ratings from the list and computes none.")
        why = _("No rated game this season yet.") if known else apart.format(book=desk.book.short)
        return because(desk, values, rule, f"{facts} {why}", contest="")
    rules: RatingRules = desk.book.ratings.rules(desk.values(played.period.last))
    found = rated(player.rating, [game for _name, game in played.games], rules)
    arithmetic = "\n".join(_arithmetic(player, played, found, rules))
    return because(desk, values, rule, facts, arithmetic, contest="")


@dataclass(frozen=True, slots=True)
class _Played:
    """A player's rated games of one period, with the names of his opponents."""

    period: Period
    games: tuple[tuple[str, RatedGame], ...]


def _latest(desk: Desk, ident: str) -> _Played | None:
    """Return the rated games of the last period he played in; None when there are none."""
    keys = dict.fromkeys(key for key, _team in desk.world.uses.get(ident, ()))
    matches = [(key, desk.judgement.matches[key]) for key in keys]
    mine = [game for game in games_of(matches)[0] if ident in (game.first, game.second)]
    if not mine:
        return None
    last = max(game.day for game in mine)
    period: Period = desk.book.ratings.period(last, desk.values(last))
    games = tuple(_rated(desk, ident, [one for one in mine if period.covers(one.day)]))
    return _Played(period, games) if games else None


def _rated(desk: Desk, ident: str, games: Sequence[Game]) -> Iterator[tuple[str, RatedGame]]:
    for game in sorted(games, key=lambda game: game.day):
        first = game.first == ident
        other = desk.world.players.get(game.second if first else game.first)
        if other is not None and other.rating is not None:
            halves = game.score if first else 2 - game.score
            yield f"{formatting.day(game.day)} {other.name}", RatedGame(other.rating, halves)


def _arithmetic(
    player: Player, played: _Played, found: Rating, rules: RatingRules
) -> Iterator[str]:
    period = played.period
    yield _("Rated games from {first} to {last}:").format(
        first=formatting.day(period.first), last=formatting.day(period.last)
    )
    own = player.rating or found.entry
    for name, game in played.games:
        line = f"{name} ({game.opponent})  {formatting.score(game.score)}"
        if own is not None:
            expected = Fraction(expectation(own - game.opponent, rules), rules.scale)
            line += f"  {_('expected')} {_decimal(expected)}"
        yield line
    if found.new is None or found.factor is None:
        sentence = _("{games} rated games are needed for a first rating.")
        yield sentence.format(games=rules.entry_games)
        return
    scored = formatting.score(sum(game.score for _name, game in played.games))
    yield _("Scored {scored}, expected {expected}; factor {factor}.").format(
        scored=scored,
        expected=_decimal(found.expected or Fraction()),
        factor=_decimal(found.factor),
    )
    yield _("If the period ended now: {own} + {change} = {new}").format(
        own=own, change=_decimal(found.change or Fraction()), new=found.new
    )


def _decimal(number: Fraction) -> str:
    """Return a number with two decimals, in the form of the language in use."""
    sign, whole = "−" if number < 0 else "", abs(round(number * 100))
    comma = formatting.points(1)[1]
    return f"{sign}{whole // 100}{comma}{whole % 100:02}"
