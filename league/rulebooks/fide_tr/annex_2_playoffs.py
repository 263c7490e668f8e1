"""Anhang 2 § 6: play-offs when time is short, for two to eleven and more players."""

from collections.abc import Callable
from dataclasses import replace

from league.facts.tournaments import Tournament
from league.outcomes.tournaments.playoffs import Clock, Contest, Form, PlayoffPlan
from league.rulebook import Values

_TWO, _THREE, _FOUR = "A2.6.11.1", "A2.6.11.2", "A2.6.11.3"


def playoff(
    players: int, _tournament: Tournament, short: bool, values: Values
) -> PlayoffPlan | None:
    """§ A2.6.6, A2.6.8, A2.6.10–A2.6.17: the plan for so many who are level.

    ``short`` = there is no time for matches.
    """
    contests = {_players(id, values): contest for id, contest in _CONTESTS.items()}
    if players < min(contests):
        return None
    stay = values.number("A2.6.17", "stay")
    playing = min(players, stay) if players > max(contests) else players
    return PlayoffPlan(
        players=playing,
        contest=contests[playing](values, short),
        rest_before=values.number("A2.6.8", "rest_before"),
        rest_between=values.number("A2.6.8", "rest_between"),
        out=tuple(range(playing + 1, players + 1)),
    )


def two(values: Values, short: bool) -> Contest:
    """§ A2.6.11.1: a match of two games, then one with draw odds; in a hurry that one at once."""
    last = last_game(values)
    if short:
        return last
    return Contest(
        form=Form.MATCH,
        paragraph="A2.6.11.1.1",
        clock=long_clock(values),
        games=values.number("A2.6.11.1.1", "games"),
        level={_players(_TWO, values): last},
    )


def long_clock(values: Values) -> Clock:
    """§ A2.6.11.1.1: the same minutes for both, with an increment."""
    minutes = values.number("A2.6.11.1.1", "minutes")
    return Clock(minutes, minutes, values.number("A2.6.11.1.1", "increment"))


def last_game(values: Values) -> Contest:
    """§ A2.6.11.1.2: one game in which White has more time and Black wins a draw."""
    return Contest(
        form=Form.MATCH,
        paragraph="A2.6.11.1.2",
        clock=_odds(values),
        games=values.number("A2.6.11.1.2", "games"),
    )


def three(values: Values, _short: bool) -> Contest:
    """§ A2.6.11.2: a round robin, another one, then the shortest win; two level play one game."""
    numbers = tuple(values.numbers("A2.6.11.2.5", "seats"))
    again = Contest(
        form=Form.ROUND_ROBIN,
        paragraph="A2.6.11.2.2",
        clock=long_clock(values),
        numbers=numbers,
        level={_players(_TWO, values): last_game(values)},
        fewest_moves=True,
    )
    level = {**again.level, _players(_THREE, values): again}
    return replace(again, paragraph="A2.6.11.2.1", level=level, fewest_moves=False)


def four(values: Values, short: bool) -> Contest:
    """§ A2.6.11.3: a knock-out by matches, in a hurry by single games."""
    return _knockout(_FOUR, two(values, short), values)


def five(values: Values, short: bool) -> Contest:
    """§ A2.6.11.4: a round robin; of five level the shortest win decides, fewer play on."""
    return Contest(
        form=Form.ROUND_ROBIN,
        paragraph="A2.6.11.4",
        clock=long_clock(values),
        level={
            _players(_TWO, values): two(values, short),
            _players(_THREE, values): three(values, short),
            _players(_FOUR, values): four(values, short),
        },
        fewest_moves=True,
    )


def six(values: Values, short: bool) -> Contest:
    """§ A2.6.12: two groups of three, their winners play one game."""
    return _groups("A2.6.12", three(values, short), last_game(values), values)


def seven(values: Values, _short: bool) -> Contest:
    """§ A2.6.13: a round robin of games with draw odds, then the shortest win."""
    return Contest(
        form=Form.ROUND_ROBIN,
        paragraph="A2.6.13",
        clock=_odds(values),
        numbers=tuple(values.numbers("A2.6.13", "seats")),
        fewest_moves=True,
    )


def eight(values: Values, _short: bool) -> Contest:
    """§ A2.6.14: a knock-out of games with draw odds."""
    return _knockout("A2.6.14", last_game(values), values)


def nine(values: Values, short: bool) -> Contest:
    """§ A2.6.15: three groups of three, their winners likewise."""
    return _groups("A2.6.15", three(values, short), three(values, short), values)


def ten(values: Values, short: bool) -> Contest:
    """§ A2.6.16: two groups of five, their winners play one game."""
    return _groups("A2.6.16", five(values, short), last_game(values), values)


_CONTESTS: dict[str, Callable[[Values, bool], Contest]] = {
    "A2.6.11.1": two,
    "A2.6.11.2": three,
    "A2.6.11.3": four,
    "A2.6.11.4": five,
    "A2.6.12": six,
    "A2.6.13": seven,
    "A2.6.14": eight,
    "A2.6.15": nine,
    "A2.6.16": ten,
}
"""By the paragraph that says for how many players it is."""


def _players(paragraph: str, values: Values) -> int:
    return values.number(paragraph, "players")


def _odds(values: Values) -> Clock:
    return Clock(
        white=values.number("A2.6.11.1.2", "white_minutes"),
        black=values.number("A2.6.11.1.2", "black_minutes"),
        draw_wins="b",
    )


def _knockout(paragraph: str, within: Contest, values: Values) -> Contest:
    pairs = _seats(paragraph, "pairs", values)
    last = within if len(pairs) == _players(_TWO, values) else _knockout(_FOUR, within, values)
    return Contest(form=Form.KNOCKOUT, paragraph=paragraph, parts=pairs, within=within, final=last)


def _groups(paragraph: str, within: Contest, final: Contest, values: Values) -> Contest:
    groups = _seats(paragraph, "groups", values)
    return Contest(form=Form.GROUPS, paragraph=paragraph, parts=groups, within=within, final=final)


def _seats(paragraph: str, name: str, values: Values) -> tuple[tuple[int, ...], ...]:
    """Return pairs or groups of seats, printed as ``1 4 5``."""
    return tuple(tuple(map(int, part.split())) for part in values.words(paragraph, name))
