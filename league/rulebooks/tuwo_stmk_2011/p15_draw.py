"""§ 15 Steirischer Cup: the knock-out from draw, matches and lots."""

from collections.abc import Sequence
from datetime import date

from fixtures.draw import one_of
from fixtures.knockout import Rounds, Tie, advance, bracket
from league.errors import InputError
from league.facts.cups import CupDraw, CupResults
from league.facts.seasons import Fixture, MatchKey
from league.language import _
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011.p04_calendar import in_season, wrong
from league.rulebooks.tuwo_stmk_2011.p13_draw import check_lots

LOT = "lot"


def cup_rounds(draw: CupDraw, results: CupResults, values: Values) -> Rounds:
    """§ 15.1: the bracket as far as it is known.

    A match that the lot has to decide stays open until one was drawn; where neither team appeared
    the next opponent has a bye. Raises InputError for a draw with one team, a team twice, a seed
    below 0, and for a result or a lot of a match that is not in the bracket.
    """
    _check(draw, results, values)
    rounds = bracket(draw.teams, draw.seed)
    known: set[MatchKey] = set()
    while True:
        number, last = len(rounds), rounds[-1]
        keys = {place: _key(draw, number, tie) for place, tie in enumerate(last, 1) if tie.played}
        known |= set(keys.values())
        winners = {
            place: _goes_on(key, results)
            for place, key in keys.items()
            if key in results.outcomes and not undecided(key, results)
        }
        rounds = advance(rounds, winners)
        if len(rounds) == number:
            break
    for match in (*results.outcomes, *results.lots):
        if match not in known:
            raise _not_in_bracket(match, values)
    return rounds


def undecided(match: MatchKey, results: CupResults) -> bool:
    """§ 15.1 (I16): board points left the match drawn and no lot was drawn yet."""
    return results.outcomes.get(match) == LOT and match not in results.lots


def cup_fixtures(
    draw: CupDraw, rounds: Rounds, end_dates: Sequence[date], season_year: int, values: Values
) -> list[Fixture]:
    """§ 15.1: the matches known so far, each on the end date of its round; byes have none.

    Raises InputError for a round without an end date, or a date outside the season.
    """
    if len(end_dates) < len(rounds):
        what = _("round {round} has no end date").format(round=len(end_dates) + 1)
        raise wrong("15.1", what, values)
    for day in end_dates:
        in_season("15.1", day, season_year, values)
    return [
        Fixture(draw.division, number, tie.home, tie.away, day, day)
        for number, (ties, day) in enumerate(zip(rounds, end_dates, strict=False), 1)
        for tie in ties
        if tie.home is not None and tie.away is not None
    ]


def cup_title(year: int, values: Values) -> str:
    """§ 15.5: the winner's title with the year."""
    return f"{values.word('15.5', 'title')} {year}"


def _key(draw: CupDraw, number: int, tie: Tie) -> MatchKey:
    return (draw.division, number, tie.home or "", tie.away or "")


def _goes_on(match: MatchKey, results: CupResults) -> str | None:
    _division, _number, home, away = match
    if results.outcomes[match] == LOT:
        return one_of((home, away), results.lots[match])
    return {"home": home, "away": away}.get(results.outcomes[match] or "")


def _check(draw: CupDraw, results: CupResults, values: Values) -> None:
    if len(draw.teams) < 2:
        what = _("a cup needs two teams or more, not {number}").format(number=len(draw.teams))
        raise wrong("15.1", what, values)
    check_lots("15.1", draw.teams, draw.seed, values)
    for match, seed in results.lots.items():
        check_lots("15.1", match[2:], seed, values)


def _not_in_bracket(match: MatchKey, values: Values) -> InputError:
    _division, number, home, away = match
    what = _("{home} – {away} is not a match of round {round} of this cup")
    return wrong("15.1", what.format(home=home, away=away, round=number), values)
