"""Tournaments in words: systems, results, byes, how far one is and what comes next."""

from collections.abc import Iterable, Iterator, Mapping

from league.errors import InputError
from league.facts.committees import ELECTORS
from league.facts.tournament_files import LEFT, TournamentFile
from league.facts.tournaments import (
    Absence,
    AbsenceKind,
    Adjustment,
    NumbersBy,
    PointKind,
    System,
    Tournament,
    Unplayed,
)
from league.formatting import score
from league.language import _, ngettext


def systems() -> dict[str, str]:
    """Return what the systems are called."""
    return {
        System.SWISS: _("Swiss"),
        System.ROUND_ROBIN: _("Round robin"),
        System.DOUBLE_ROUND_ROBIN: _("Double round robin"),
    }


def system_words(one: Tournament) -> str:
    """Return how a tournament is played, such as ``Swiss, teams on 4 boards``."""
    name = systems()[one.system]
    if not one.teams:
        return name
    boards = ngettext("teams on {number} board", "teams on {number} boards", one.boards)
    return f"{name}, {boards.format(number=one.boards)}"


def numbers_words() -> dict[str, str]:
    """Return by what pairing numbers are given."""
    return {
        NumbersBy.RATING: _("rating"),
        NumbersBy.LOT: _("lot"),
        NumbersBy.VARMA: _("restricted lot (Varma)"),
        NumbersBy.RESTRICTED: _("restricted lot without tables"),
        NumbersBy.HAND: _("hand"),
    }


def unplayed_words() -> dict[str, str]:
    """Return how games that were not played may count in tie-breaks."""
    return {
        Unplayed.OWN_DRAW: _("draw against oneself (FIDE tournament rules, appendix 1)"),
        Unplayed.FIDE_2023: _("FIDE C.07 of 2023"),
        Unplayed.FIDE_2024: _("FIDE C.07 of 2024"),
        Unplayed.FIDE_2026: _("FIDE C.07 of 2026"),
    }


def edition_named(text: str) -> Unplayed:
    """Return an edition for unplayed games by its id. Raises InputError."""
    known = [one.value for one in Unplayed]
    if text not in known:
        sentence = _("“{text}” is no edition for unplayed games; known are: {known}.")
        raise InputError(sentence, text=text, known=", ".join(known))
    return Unplayed(text)


def point_words() -> dict[str, str]:
    """Return what the points of teams are called."""
    return {PointKind.MATCH: _("match points"), PointKind.GAME: _("game points")}


def color_words() -> dict[str, str]:
    """Return colours as pairings have them."""
    return {"w": _("White"), "b": _("Black")}


BYES = {"half": AbsenceKind.HALF_BYE, "zero": AbsenceKind.ZERO_BYE, "full": AbsenceKind.FULL_BYE}
"""By what they bring, as they are asked for."""


def absence_words() -> dict[str, str]:
    """Return why somebody is not paired."""
    return {
        AbsenceKind.HALF_BYE: _("half-point bye"),
        AbsenceKind.FULL_BYE: _("full-point bye"),
        AbsenceKind.ZERO_BYE: _("bye without points"),
        AbsenceKind.WITHDRAWN: _("has withdrawn"),
        AbsenceKind.EXCLUDED: _("excluded"),
    }


def away_words(first_round: int, absences: Iterable[Absence]) -> str:
    """Return when somebody is not paired, such as ``half-point bye in round 3``."""
    return "; ".join(_away(first_round, absences))


def _away(first_round: int, absences: Iterable[Absence]) -> Iterator[str]:
    if first_round > 1:
        yield _("from round {round} on").format(round=first_round)
    names = absence_words()
    for one in sorted(absences, key=lambda one: one.round):
        sentence = _("{kind} in round {round}")
        if one.kind in LEFT:
            sentence = _("{kind} from round {round} on")
        words = sentence.format(kind=names[one.kind], round=one.round)
        yield f"{words} ({one.why})" if one.why else words


def given_words(adjustments: Iterable[Adjustment]) -> str:
    """Return points given or taken by decision, such as ``+½ in round 2 (reason)``."""
    return "; ".join(map(_given, adjustments))


def _given(one: Adjustment) -> str:
    words = signed(one.points)
    if one.games:
        words = _("{points}, game points {games}").format(points=words, games=signed(one.games))
    if one.round:
        words = _("{points} in round {round}").format(points=words, round=one.round)
    return f"{words} ({one.why})" if one.why else words


def signed(half: int) -> str:
    """Return half points with their sign: ``+½``, ``−1``, ``0``."""
    return f"+{score(half)}" if half > 0 else score(half)


def state_words(file: TournamentFile, at: int, missing: int, rounds: int) -> str:
    """Return how far a tournament is; ``at`` = the round under way, ``missing`` = open boards."""
    if not file.rounds:
        return _("numbered") if file.numbers is not None else _("entries")
    if missing:
        return _("round {round} under way").format(round=at)
    return _("finished") if at >= rounds else _("after round {round}").format(round=at)


def next_words(file: TournamentFile, at: int, missing: int, rounds: int) -> str:
    """Return what has to be done next; empty when everything is played."""
    if len(file.participants) < 2:
        return _("enter participants")
    if file.numbers is None and not file.rounds:
        return _("give pairing numbers")
    if missing:
        words = ngettext(
            "{number} result of round {round}", "{number} results of round {round}", missing
        )
        return words.format(number=missing, round=at)
    if not file.rounds and file.is_round_robin:
        return _("pair all rounds")
    return _("pair round {round}").format(round=at + 1) if at < rounds else ""


def electors_of(typed: Mapping[str, str]) -> dict[str, str]:
    """Return who elected whom, as it is stored. Raises InputError for other electors."""
    for text in typed.values():
        if text not in ELECTORS:
            sentence = _("“{text}” is none of these: {known}.")
            raise InputError(sentence, text=text, known=", ".join(ELECTORS))
    return dict(typed)
