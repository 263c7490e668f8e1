"""Lines of teams, byes and decisions: ``013``, ``240`` to ``330``, ``XXP``."""

import re
from dataclasses import replace

from league.language import _
from league.trf.columns import (
    ABNORMAL,
    ABNORMAL_NUMBERS,
    ACCELERATION,
    BYES,
    BYES_NUMBERS,
    DRAFT_ABNORMAL,
    DRAFT_ABNORMAL_NUMBERS,
    FORFEIT,
    LINEUP,
    LINEUP_PLAYERS,
    PAIRING_BYES,
    PAIRING_BYES_TEAMS,
    PROHIBITED,
    PROHIBITED_NUMBERS,
    TEAM,
    TEAM_013,
    TEAM_013_PLAYERS,
    TEAM_PLAYERS,
    WIDE_TEAM,
    WIDE_TEAM_PLAYERS,
    Series,
    cut,
    gaps_filled,
)
from league.trf.found import Found, Line, quoted
from league.trf.reading_values import known_number, needed_points
from league.trf.records import (
    TrfAbnormal,
    TrfAcceleration,
    TrfByes,
    TrfForfeit,
    TrfLineup,
    TrfPairingByes,
    TrfProhibited,
    TrfTeam,
)
from league.trf.values import number

LAST_ROUND = 999
"""What stands for “to the end” where a file names no last round."""
_LONGEST_NUMBER = 4
_FORFEITS = {"+-": "+-", "-+": "-+", "--": "--", "10": "+-", "01": "-+", "00": "--"}
_KINDS = "WDLFHZ+-"


def old_team(found: Found, line: Line) -> None:
    """Read a line ``013``."""
    players = _numbers(found, line, TEAM_013_PLAYERS)
    found.old_teams.append(
        (
            line,
            TrfTeam(
                number=len(found.old_teams) + 1,
                name=cut(line.text, TEAM_013)["name"],
                players=tuple(one for one in players if one),
            ),
        )
    )


def team(found: Found, line: Line) -> None:
    """Read a line ``310``, in the columns of the format or in those of CLM."""
    columns, series = TEAM, TEAM_PLAYERS
    wide = WIDE_TEAM, WIDE_TEAM_PLAYERS
    if gaps_filled(line.text, columns, series) and not gaps_filled(line.text, *wide):
        columns, series = wide
        found.odd(line, _("The columns are those of CLM, not of the format."))
    values = cut(line.text, columns)
    team_number = _needed(found, line, values["number"])
    if team_number is None:
        return
    if any(one.number == team_number for _line, one in found.teams):
        found.wrong(line, _("team {number} stands in it twice.").format(number=team_number))
        return
    found.teams.append(
        (
            line,
            TrfTeam(
                number=team_number,
                name=values["name"],
                nickname=values["nickname"],
                strength=_strength(found, line, values["strength"]),
                match_points=needed_points(found, line, values["match_points"]),
                game_points=needed_points(found, line, values["game_points"]),
                rank=known_number(found, line, values["rank"]) or None,
                players=tuple(one for one in _numbers(found, line, series) if one),
            ),
        )
    )


def lineup(found: Found, line: Line) -> None:
    """Read a line ``300``."""
    values = cut(line.text, LINEUP)
    given = [_needed(found, line, values[name]) for name in ("round", "team", "opponent")]
    players = _numbers(found, line, LINEUP_PLAYERS)
    if given[0] is not None and given[1] is not None and given[2] is not None:
        found.lineups.append((line, TrfLineup(given[0], given[1], given[2], tuple(players))))


def pairing_byes(found: Found, line: Line) -> None:
    """Read ``320``."""
    if found.file.pairing_byes:
        found.wrong(line, _("it may stand in a file once; a second one contradicts it."))
        return
    values = cut(line.text, PAIRING_BYES)
    match_points = needed_points(found, line, values["match_points"]) or 0
    game_points = needed_points(found, line, values["game_points"]) or 0
    teams = tuple(_numbers(found, line, PAIRING_BYES_TEAMS))
    byes = TrfPairingByes(match_points, game_points, teams)
    found.file = replace(found.file, pairing_byes=byes)


def forfeit(found: Found, line: Line) -> None:
    """Read a line ``330``."""
    values = cut(line.text, FORFEIT)
    result = _FORFEITS.get(values["result"])
    given = [_needed(found, line, values[name]) for name in ("round", "white", "black")]
    if result is None:
        found.wrong(line, _("{text} is no forfeit.").format(text=quoted(values["result"])))
    elif given[0] is not None and given[1] is not None and given[2] is not None:
        found.forfeits.append((line, TrfForfeit(result, given[0], given[1], given[2])))


def byes(found: Found, line: Line) -> None:
    """Read a line ``240``."""
    values = cut(line.text, BYES)
    kind = values["kind"].upper() or "Z"
    round_number = _needed(found, line, values["round"])
    if kind not in {"F", "H", "Z"}:
        found.wrong(line, _("{text} is no kind of bye.").format(text=quoted(kind)))
    elif round_number is not None:
        numbers = tuple(one for one in _numbers(found, line, BYES_NUMBERS) if one)
        found.byes.append((line, TrfByes(kind, round_number, numbers)))


def abnormal(found: Found, line: Line) -> None:
    """Read a line ``299``."""
    columns, series = ABNORMAL, ABNORMAL_NUMBERS
    draft = DRAFT_ABNORMAL, DRAFT_ABNORMAL_NUMBERS
    if gaps_filled(line.text, columns, series) and not gaps_filled(line.text, *draft):
        columns, series = draft
        found.odd(line, _("The columns are those of the draft of 2024."))
    values = cut(line.text, columns)
    kind = values["kind"].upper()
    if kind not in _KINDS:
        found.wrong(line, _("{text} is no result.").format(text=quoted(kind)))
        return
    found.abnormal.append(
        (
            line,
            TrfAbnormal(
                kind,
                needed_points(found, line, values["match_points"]) or 0,
                needed_points(found, line, values["game_points"]) or 0,
                known_number(found, line, values["round"]) or 0,
                tuple(one for one in _numbers(found, line, series) if one),
            ),
        )
    )


def acceleration(found: Found, line: Line) -> None:
    """Read a line ``250``."""
    values = cut(line.text, ACCELERATION)
    first_round = _needed(found, line, values["first_round"])
    first_number = _needed(found, line, values["first_number"])
    if first_round is None or first_number is None:
        return
    found.accelerations.append(
        (
            line,
            TrfAcceleration(
                needed_points(found, line, values["match_points"]) or 0,
                needed_points(found, line, values["game_points"]) or 0,
                first_round,
                known_number(found, line, values["last_round"]) or first_round,
                first_number,
                known_number(found, line, values["last_number"]) or first_number,
            ),
        )
    )


def prohibited(found: Found, line: Line) -> None:
    """Read a line ``260``."""
    values = cut(line.text, PROHIBITED)
    first_round = known_number(found, line, values["first_round"]) or 1
    last_round = known_number(found, line, values["last_round"]) or first_round
    numbers = tuple(one for one in _numbers(found, line, PROHIBITED_NUMBERS) if one)
    found.prohibited.append((line, TrfProhibited(first_round, last_round, numbers)))


def prohibited_always(found: Found, line: Line) -> None:
    """Read a line ``XXP``."""
    parts = line.rest.replace(",", " ").split()
    numbers = tuple(one for one in (_needed(found, line, part) for part in parts) if one)
    found.prohibited.append((line, TrfProhibited(1, LAST_ROUND, numbers)))


def _numbers(found: Found, line: Line, series: Series) -> list[int | None]:
    """Return the numbers of a series; 0 and a gap between others are None.

    Numbers in wider columns or none are read as they are separated by blanks, and numbers glued
    together in groups of four digits.
    """
    text = line.text.rstrip()
    start = series.first - 1
    starts = range(start, len(text), series.step)
    blocks = [text[at : at + series.width].split() for at in starts]
    gaps = "".join(text[at + series.width : at + series.step] for at in starts)
    in_place = not gaps.strip() and all(len(block) < 2 for block in blocks)
    if in_place and all(part.isdigit() for block in blocks for part in block):
        return [int(block[0]) or None if block else None for block in blocks]
    parts = re.findall(rf"\d{{1,{_LONGEST_NUMBER}}}|[^\s\d]+", text[start:])
    if not all(part.isdigit() for part in parts):
        sentence = _("{text} are no numbers.")
        found.wrong(line, sentence.format(text=quoted(text[start:].strip())))
        return []
    found.odd(line, _("Numbers do not stand in their columns; they were read one after another."))
    return [int(part) or None for part in parts]


def _needed(found: Found, line: Line, text: str) -> int | None:
    try:
        value = number(text)
    except ValueError:
        value = None
    if value is None:
        found.wrong(line, _("a number is missing where {text} stands.").format(text=quoted(text)))
    return value


def _strength(found: Found, line: Line, text: str) -> int | None:
    """Return a team's strength, without decimals if it has any."""
    return known_number(found, line, text.replace(",", ".").split(".")[0])
