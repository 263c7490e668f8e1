"""Tournament report files written: ASCII, fixed columns, and what the format cannot say."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import combinations

from league.trf.ascii import ascii_text
from league.trf.normal import normal
from league.trf.records import Edition, TrfFile
from league.trf.unsaid import in_all_rounds, unsaid
from league.trf.walkovers import with_walkovers
from league.trf.writing_decisions import decision_lines
from league.trf.writing_heads import head_lines, head_lines_2026, head_lines_of_x
from league.trf.writing_players import (
    acceleration_lines_of_x,
    national_line,
    old_team_line,
    player_line,
    team_line,
)
from league.trf.writing_summary import summary_lines

LINE_END = "\r\n"
"""Each line ends with a carriage return, as the format has it; the line feed is for editors."""


@dataclass(frozen=True, slots=True)
class Written:
    """A file as it is written."""

    text: str
    unsaid: tuple[str, ...]
    """What the format cannot say, a sentence each; empty = it says everything."""


def write(file: TrfFile, edition: Edition, *, for_pairing: bool = False) -> Written:
    """Return a file of an edition, and what of it that edition has no place for.

    TRF16 has the records of JaVaFo for what pairing needs (``XXR`` and others). TRF26 says rounds,
    first colour and scores of players in them too, for programs that look for them there alone.

    ``for_pairing`` leaves out the days of the rounds (``132``), which the format's table has for
    rating alone: not every pairing program takes them at its columns. Players have all records of
    JaVaFo then, in TRF26 too, and ``XXZ`` names whoever does not play the next round, bye or not:
    points of a bye that is to come are not among those that a player has.
    """
    whole = normal(file)
    laid_out = replace(whole, round_days=()) if for_pairing else whole
    made = _lines_2026 if edition is Edition.TRF26 else _lines_2016
    text = "".join(f"{ascii_text(line)}{LINE_END}" for line in made(laid_out, for_pairing))
    return Written(text, unsaid(whole, edition))


def _lines_2026(file: TrfFile, for_pairing: bool) -> list[str]:
    byes, absent = _next_byes(file)
    return [
        *_comments(file),
        *head_lines(file),
        *head_lines_2026(file),
        *([] if file.teams else head_lines_of_x(file)),
        *(player_line(player, "", teams=bool(file.teams)) for player in file.players),
        *(national_line(one) for one in file.nationals),
        *(team_line(team) for team in file.teams),
        *decision_lines(file),
        *(_round_lines_of_x(file, [*byes, *absent], True) if for_pairing else []),
        *summary_lines(file),
    ]


def _lines_2016(file: TrfFile, for_pairing: bool) -> list[str]:
    file = with_walkovers(file)
    byes, absent = _next_byes(file)
    if for_pairing:
        byes, absent = {}, [*byes, *absent]
    return [
        *_comments(file),
        *head_lines(file),
        *head_lines_of_x(file),
        *(
            player_line(player, byes.get(player.number, ""), teams=bool(file.teams))
            for player in file.players
        ),
        *(old_team_line(team) for team in file.teams),
        *_round_lines_of_x(file, absent, for_pairing),
    ]


def _round_lines_of_x(file: TrfFile, absent: list[int], by_two: bool) -> list[str]:
    """Return ``XXZ``, ``XXA`` and ``XXP``; ``by_two``: a line for each pair that never meets."""
    never = [one.numbers for one in file.prohibited if in_all_rounds(one, file)]
    if by_two:
        never = [pair for numbers in never for pair in combinations(numbers, 2)]
    return [
        *([f"XXZ {' '.join(map(str, sorted(absent)))}"] if absent else []),
        *(acceleration_lines_of_x(file) if not file.teams else []),
        *(f"XXP {' '.join(map(str, numbers))}" for numbers in never),
    ]


def _comments(file: TrfFile) -> list[str]:
    return [f"### {text}".rstrip() for text in file.comments]


def _next_byes(file: TrfFile) -> tuple[Mapping[int, str], list[int]]:
    """Return who has a bye with points in the round to come, and who is just absent."""
    byes, absent = dict[int, str](), set[int]()
    for one in file.byes:
        if one.round != file.played_rounds + 1 or file.teams:
            continue
        if one.kind == "Z":
            absent.update(one.numbers)
        else:
            byes.update(dict.fromkeys(one.numbers, one.kind))
    return byes, sorted(absent)
