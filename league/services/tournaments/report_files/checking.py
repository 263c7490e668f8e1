"""A report file paired anew round by round, with a reason for every difference."""

from collections.abc import Mapping, Sequence

from league.language import _
from league.outcomes.tournaments.refusals import Names, refused
from league.services.tournaments.report_files.checking_words import broken_rule, doubt_words
from league.trf.reading import read
from league.trf.records import TrfFile
from league.trf.repairing import Difference, Pair, RoundCheck, check_file
from league.views.checked_files import CheckedFile, CheckedPair, CheckedRound


def checked(data: bytes) -> CheckedFile:
    """Return a file's rounds beside the rules in force; it takes as long as pairing them.

    Raises InputError for a file that contradicts itself.
    """
    file = read(data)
    names, found = _names(file), check_file(file)
    return CheckedFile(
        name=file.name,
        swiss=found.swiss,
        rounds=tuple(_round(one, names) for one in found.rounds),
        doubts=tuple(doubt_words(one, names) for one in found.doubts),
        odd=tuple(f"{one.line} {one.record} {one.sentence}" for one in file.odd),
    )


def _names(file: TrfFile) -> Mapping[int, str]:
    return {one.number: one.name for one in file.teams or file.players}


def _round(one: RoundCheck, names: Names) -> CheckedRound:
    return CheckedRound(
        round=one.round,
        same=one.pairs - len(one.differences) if one.refused is None else 0,
        pairs=one.pairs,
        edition=one.edition,
        differences=tuple(_difference(each, names) for each in one.differences),
        refused=refused(one.refused, one.round, names) if one.refused else "",
    )


def _difference(one: Difference, names: Names) -> CheckedPair:
    ruled = ", ".join(_pair(pair) for pair in one.ruled)
    return CheckedPair(_pair(one.recorded), ruled, tuple(_reasons(one, names)))


def _pair(pair: Pair) -> str:
    white, black = pair
    return f"{white} –" if black is None else f"{white} – {black}"


def _reasons(one: Difference, names: Names) -> Sequence[str]:
    """Return what makes a pair differ: a rule it breaks, else what the file says of it."""
    if one.faults:
        return [broken_rule(fault, names) for fault in one.faults]
    if one.displaced:
        return [_("A pair that breaks a rule displaced this one.")]
    return [doubt_words(doubt, names) for doubt in one.doubts] or [
        _("Nothing in the file tells why: set by hand, or by a program that reads the rules so.")
    ]
