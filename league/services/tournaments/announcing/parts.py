"""The conditions of a tournament in words, part by part."""

from collections.abc import Iterator, Sequence

from fixtures.baku import Acceleration
from league import formatting, tournament_rules
from league.facts.committees import Committee
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import PointKind, Scores, Tournament
from league.language import _
from league.services.session.desk import Desk
from league.services.tournaments.opening import Opened
from league.services.tournaments.ranking.crosstables import rounds_of
from league.services.tournaments.words import system_words
from league.views.tournaments import RankTable

Parts = Iterator[tuple[str, str]]
"""Label and words; empty words = it does not say."""


def parts_of(file: TournamentFile, table: RankTable) -> tuple[tuple[str, str], ...]:
    """Return how a tournament is played, what its invitation says, and its appeals committee.

    Criteria are told as the table has them: where none were announced, those of the book.
    """
    one = file.tournament
    return (*_frame(file), *_pairing(file), *_table(one, table), *_invitation(one), *_appeals(one))


def _frame(file: TournamentFile) -> Parts:
    one = file.tournament
    days = [formatting.day(day) for day in (one.first_day, one.last_day) if day is not None]
    yield _("Name"), one.name
    yield _("System"), system_words(one)
    yield _("Rounds"), str(rounds_of(file) or "")
    yield _("Town"), one.city
    yield _("Days"), " – ".join(days)
    yield _("Rounds begin"), _times(one)
    yield _("Time control"), one.time_control
    if one.waiting is not None:
        yield _("Waiting time"), _("{minutes} min").format(minutes=one.waiting)
    yield _("Chief arbiter"), one.chief_arbiter
    yield _("Arbiters"), ", ".join(one.arbiters)
    yield _("Conditions of"), one.like


def _times(one: Tournament) -> str:
    return ", ".join(
        f"{formatting.day(start.date())} {formatting.clock(start.time())}"
        for start in one.round_times
    )


def _pairing(file: TournamentFile) -> Parts:
    one = file.tournament
    if not file.is_round_robin:
        yield _("First colour of number 1"), _first_color(one)
        yield _("Acceleration"), "; ".join(map(_acceleration, one.accelerations))
    yield _("Never paired"), "; ".join(_names(file, group) for group in one.prohibited)


def _first_color(one: Tournament) -> str:
    words = {"w": _("White"), "b": _("Black"), "": _("by lot")}[one.first_color]
    if one.seed is None:
        return words
    return _("{words} (seed {seed})").format(words=words, seed=one.seed)


def _acceleration(one: Acceleration) -> str:
    sentence = _("rounds {first} to {last}: numbers {low} to {high} with {points} more")
    return sentence.format(
        first=one.first_round,
        last=one.last_round,
        low=one.first_number,
        high=one.last_number,
        points=formatting.score(one.points),
    )


def _names(file: TournamentFile, keys: Sequence[str]) -> str:
    known = file.entrants
    return " – ".join(known[key].name if key in known else key for key in keys)


def _table(one: Tournament, table: RankTable) -> Parts:
    yield _("Criteria behind the points"), ", ".join(full for _short, full in table.criteria)
    if one.teams:
        counted = {PointKind.MATCH: _("match points"), PointKind.GAME: _("game points")}
        yield _("Buchholz and Sonneborn-Berger count"), counted[one.counted]
        yield _("Match points"), _scores(one.match_scores)
    if one.scores != Scores():
        yield _("Points"), _scores(one.scores)


def _scores(scores: Scores) -> str:
    sentence = _("win {win}, draw {draw}, loss {loss}, pairing bye {bye}")
    worth = (scores.win, scores.draw, scores.loss, scores.pairing_bye)
    win, draw, loss, bye = map(formatting.score, worth)
    return sentence.format(win=win, draw=draw, loss=loss, bye=bye)


def _invitation(one: Tournament) -> Parts:
    for number, words in one.invitation.items():
        yield _("Invitation {number}").format(number=number), words


def _appeals(one: Tournament) -> Parts:
    held = one.committee
    if held == Committee():
        return
    fee = "" if held.fee is None else formatting.money(held.fee)
    yield _("Appeals committee"), ", ".join(filter(None, (held.chair, *held.members)))
    yield _("Deputies"), ", ".join(held.deputies)
    yield _("Fee of an appeal"), fee
    yield _("Appeals until"), held.term


def invitation_parts(desk: Desk, file: TournamentFile) -> tuple[tuple[str, str], ...]:
    """Return the parts that an invitation has, by number and title. Raises RuleBookError."""
    found = Opened(desk.season, desk.book, file)
    said = tournament_rules.parts(tournament_rules.own_rules(file.tournament, desk.book), found.day)
    return tuple((id, said.book.paragraph(id).title) for id in said.answer)
