"""Anhang C 1–4, 5.4, 6: the periods, what may be rated, and what a valid report needs."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import date, timedelta
from fractions import Fraction
from math import lcm

from league.errors import InputError
from league.facts.periods import Game, ListEntry, RatingReport, ReportedPlayer, TimeControl
from league.findings import Finding
from league.language import _
from league.outcomes.rating_periods import Period, PeriodOutcome, PeriodRules, State, rate
from league.outcomes.ratings import RatingRules
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011.p01_status import HOME_NATION


def period_of(day: date, values: Values) -> Period:
    """Anhang C 1: the half-year a game belongs to, and from when its ratings count."""
    cutoffs = sorted(
        _in_year(word, year)
        for word in values.words("C.1", "cutoff")
        for year in (day.year - 1, day.year, day.year + 1)
    )
    last = next(cutoff for cutoff in cutoffs if cutoff >= day)
    before = max(cutoff for cutoff in cutoffs if cutoff < day)
    starts = (
        _in_year(word, year)
        for word in values.words("C.1", "valid")
        for year in (last.year, last.year + 1)
    )
    return Period(before + timedelta(days=1), last, min(day for day in starts if day > last))


def _in_year(word: str, year: int) -> date:
    month, _dash, day = word.partition("-")
    return date(year, int(month), int(day))


def period_rules(values: Values) -> PeriodRules:
    """Anhang C 5.4, 6: when a player is inactive or removed, and what holds for foreigners."""
    return PeriodRules(
        rating=elo(values),
        home_nation=HOME_NATION,
        inactive=values.number("C.5.4", "inactive"),
        removed=values.number("C.5.4", "removed"),
        foreign_games=values.number("C.6.2", "games"),
        foreign_removed=values.number("C.6.3", "periods"),
    )


def rate_period(
    games: Iterable[Game], entries: Iterable[ListEntry], period: Period, values: Values
) -> PeriodOutcome:
    """Anhang C 3–6: rate the games of one period with the ratings at its start.

    Games of other periods are left out. Raises InputError for a rating below the floor and for a
    game against oneself.
    """
    entries = tuple(entries)
    floor = values.number("C.4", "floor")
    for entry in entries:
        if entry.rating is not None and entry.rating < floor:
            raise InputError(
                _("{ident}: {rating} is below the floor of {floor} ({book} C 4).").format(
                    ident=entry.ident, rating=entry.rating, floor=floor, book=values.book
                )
            )
    first, last = period.first, period.last
    mine = [game for game in games if first <= game.day <= last]
    if alone := next((game for game in mine if game.first == game.second), None):
        raise InputError(
            _("{ident} cannot play himself ({event}).").format(ident=alone.first, event=alone.event)
        )
    return rate(mine, entries, period_rules(values))


def mark(state: State, values: Values) -> str:
    """Anhang C 5.4: the mark behind an inactive player's rating; else nothing."""
    return values.word("C.5.4", "mark") if state is State.INACTIVE else ""


def may_be_rated(control: TimeControl | None, report: RatingReport, values: Values) -> str | None:
    """Anhang C 2.2: the letter that lets this time control be rated; None = none does.

    Of a control that is not on file only a special permission (2.2.e) says anything.
    """
    if control is None:
        return "C.2.2.e" if report.permitted_by else None
    letters = {
        "C.2.2.a": _moves_in_time(control, values),
        "C.2.2.b": _with_increment(control, values),
        "C.2.2.c": _youth(control, report, values, "C.2.2.c"),
        "C.2.2.d": _youth(control, report, values, "C.2.2.d") and not report.rapid_rules,
        "C.2.2.e": bool(report.permitted_by),
    }
    return next((letter for letter, holds in letters.items() if holds), None)


def _moves_in_time(control: TimeControl, values: Values) -> bool:
    """Anhang C 2.2.a: at least 2 hours for 40 moves and 30 minutes for the rest."""
    minutes = values.number("C.2.2.a", "minutes")
    rest = values.number("C.2.2.a", "rest_minutes")
    if control.moves is None:
        return control.minutes >= minutes + rest
    few_enough = control.moves <= values.number("C.2.2.a", "moves")
    return few_enough and control.minutes >= minutes and control.rest_minutes >= rest


def _with_increment(control: TimeControl, values: Values) -> bool:
    """Anhang C 2.2.b: at least 90 minutes for the game and 30 seconds per move."""
    enough = control.minutes + control.rest_minutes >= values.number("C.2.2.b", "minutes")
    return enough and control.seconds >= values.number("C.2.2.b", "seconds")


def _youth(control: TimeControl, report: RatingReport, values: Values, letter: str) -> bool:
    """Anhang C 2.2.c, d: youth events up to an age, not the ÖSB's."""
    if report.under is None or report.national:
        return False
    young = report.under <= values.number(letter, "under")
    return young and control.minutes + control.rest_minutes >= values.number(letter, "minutes")


def missing(report: RatingReport, today: date, values: Values) -> tuple[Finding, ...]:
    """Anhang C 2: what a report lacks to be valid, each thing named."""
    return (
        *_registered(report, values),
        *_time_control(report, values),
        *_in_time(report, today, values),
        *(finding for player in report.players for finding in _fields(player, report, values)),
    )


def incomplete_players(findings: Iterable[Finding], _values: Values) -> int:
    """Anhang C 2.4.b: players with missing data, for whom the officer may charge a fee."""
    return len({finding.player for finding in findings if finding.consequence == "C.2.4.b"})


def _registered(report: RatingReport, values: Values) -> Iterator[Finding]:
    """Anhang C 2.1: registered with its Ausschreibung before it begins."""
    if report.registered is None:
        yield Finding("C.2.1", "C.2.1", values.say("C.2.1", "never", event=report.name))
    elif report.registered >= report.start:
        facts = {"event": report.name, "day": report.registered, "due": report.start}
        yield Finding("C.2.1", "C.2.1", values.say("C.2.1", **facts))


def _time_control(report: RatingReport, values: Values) -> Iterator[Finding]:
    """Anhang C 2.2: at least one of the minimum time controls."""
    if may_be_rated(report.control, report, values) is None:
        name = "missing" if report.control is None else "finding"
        yield Finding("C.2.2", "C.2.2", values.say("C.2.2", name, event=report.name))


def _in_time(report: RatingReport, today: date, values: Values) -> Iterator[Finding]:
    """Anhang C 2.3: the result is due within seven days of the end of the event."""
    due = report.end + timedelta(days=values.number("C.2.3", "days"))
    if report.reported is None and today > due:
        yield Finding("C.2.3", "C.2.3", values.say("C.2.3", "not_reported", due=due))
    elif report.reported is not None and report.reported > due:
        yield Finding("C.2.3", "C.2.3", values.say("C.2.3", day=report.reported, due=due))


def _fields(player: ReportedPlayer, report: RatingReport, values: Values) -> Iterator[Finding]:
    """Anhang C 2.3: the data of one player that are missing."""
    needed = {**_always(player), **_without_ident(player)}
    if report.fide:
        needed |= _for_fide(player, values)
    for name, there in needed.items():
        if not there:
            sentence = values.say("C.2.3", name, player=player.name, event=report.name)
            who = player.ident or player.name
            yield Finding("C.2.3", "C.2.4.b", sentence, player=who)


def personal_data(player: ReportedPlayer, report: RatingReport, _values: Values) -> frozenset[str]:
    """Anhang C 2.3: what else a report tells of a player: whom nobody knows, or whom FIDE rates."""
    known, rated = bool(player.ident), player.fide_rating is not None
    told: set[str] = set() if known else {"rating", "rating_secured", "born", "sex"}
    if report.fide:
        told |= {"fide_id", "fide_rating", "nation", "title"}
        told |= set() if rated and known else {"born", "sex"}
    return frozenset(told)


def _always(player: ReportedPlayer) -> Mapping[str, bool]:
    return {
        "no_name": bool(player.surname and player.given_name),
        "no_final_rank": player.final_rank is not None,
        "no_draw_number": player.draw_number is not None,
        "no_opponents": bool(player.results)
        and all(one.opponent is not None or one.forfeit for one in player.results),
        "no_results": all(one.score is not None for one in player.results),
        "no_forfeit_mark": all(one.forfeit is not None for one in player.results),
    }


def _without_ident(player: ReportedPlayer) -> Mapping[str, bool]:
    if player.ident:
        return {}
    return {
        "no_rating": player.rating is not None,
        "no_rating_kind": player.rating_secured is not None,
        "no_birth_date": player.born is not None,
        "no_sex": player.sex is not None,
    }


def _for_fide(player: ReportedPlayer, values: Values) -> Mapping[str, bool]:
    rated = player.fide_rating is not None
    return {
        "no_fide_id": player.fide_id is not None,
        "no_nation": player.nation is not None,
        "no_fide_title": player.title is None or player.title in values.words("C.2.3", "titles"),
        "no_birth_date": player.born is not None or (rated and bool(player.ident)),
        "no_sex": player.sex is not None or (rated and bool(player.ident)),
    }


def elo(values: Values) -> RatingRules:
    """Anhang C 4 and 5: floor, entry value, factor and the curve of expectation (E3)."""
    curve = [Fraction(word) for word in values.words("C.5.3", "curve")]
    scale = lcm(*(part.denominator for part in curve))
    return RatingRules(
        floor=values.number("C.4", "floor"),
        entry_games=values.number("C.5.1", "games"),
        entry_spread=values.number("C.5.1", "spread"),
        entry_damping=values.number("C.5.1", "damping"),
        factor_base=values.number("C.5.2", "base"),
        factor_divisor=values.number("C.5.2", "divisor"),
        many_games=values.number("C.5.2", "many_games"),
        curve=tuple(int(part * scale) for part in curve),
        scale=scale,
    )
