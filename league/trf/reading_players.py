"""Lines of players: ``001``, national rating records, and what JaVaFo adds to players."""

from fixtures.round_history import BYES, FORFEITS, PLAYED
from league.language import _
from league.trf.columns import (
    COLOR,
    GAMES,
    NATIONAL,
    OPPONENT,
    PLAYER,
    PLAYER_ACCELERATION,
    PLAYER_ACCELERATION_POINTS,
    RESULT,
    cut,
    cut_series,
)
from league.trf.found import Found, Line, quoted
from league.trf.reading_values import known_number
from league.trf.records import TrfAcceleration, TrfGame, TrfNational, TrfPlayer
from league.trf.values import born, half_points, number

TITLES = ("GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM")
_OLD_TITLES = {
    "G": "GM", "M": "IM", "F": "FM", "C": "CM", "WG": "WGM", "WM": "WIM", "WF": "WFM", "WC": "WCM"
}  # fmt: skip
ABSENT = TrfGame(None, "", "Z")
_SEXES = {"": "", "m": "m", "w": "w", "f": "w"}
_OPEN = "?*X"
"""Signs of games without a result yet, as some programs write them."""
_SIGNS = frozenset(PLAYED + FORFEITS + BYES)


def player(found: Found, line: Line) -> None:
    """Read a line ``001``."""
    text = aligned(found, line)
    values = cut(text, PLAYER)
    start_number = _start_number(found, line, values["number"])
    if start_number is None:
        return
    found.lines[start_number] = line
    found.players[start_number] = TrfPlayer(
        number=start_number,
        name=values["name"],
        sex=_sex(found, line, values["sex"]),
        title=_title(found, line, values["title"]),
        rating=known_number(found, line, values["rating"]) or None,
        federation=values["federation"],
        fide_id=values["fide_id"].lstrip("0"),
        born=_born(found, line, values["born"]),
        points=_points(found, line, values["points"]),
        rank=known_number(found, line, values["rank"]) or None,
        games=_games(found, line, text, start_number),
    )


def _start_number(found: Found, line: Line, text: str) -> int | None:
    """Return a start number that nobody has yet; None = it is wrong, and said to be."""
    try:
        start_number = number(text)
    except ValueError:
        start_number = None
    if not start_number:
        found.wrong(line, _("{text} is no start number.").format(text=quoted(text)))
        return None
    if start_number in found.players:
        sentence = _("start number {number} stands in line {line} already.")
        earlier = found.lines[start_number].number
        found.wrong(line, sentence.format(number=start_number, line=earlier))
        return None
    return start_number


def national(found: Found, line: Line) -> None:
    """Read a national rating record."""
    values = cut(aligned(found, line), NATIONAL)
    start_number = known_number(found, line, values["number"])
    if not start_number:
        return
    found.nationals.append(
        (
            line,
            TrfNational(
                federation=line.record,
                number=start_number,
                sex=_sex(found, line, values["sex"]),
                classification=values["classification"],
                name=values["name"],
                rating=known_number(found, line, values["rating"]) or None,
                origin=values["origin"],
                national_id=values["national_id"],
                born=_born(found, line, values["born"]),
            ),
        )
    )


def is_national(line: Line) -> bool:
    """Say whether a line begins as a national rating record: three letters and a start number."""
    return line.record.isalpha() and line.record.isupper() and line.text[4:8].strip().isdigit()


def absent(found: Found, line: Line) -> None:
    """Read ``XXZ``: start numbers, separated by blanks, commas or strokes."""
    numbers = [known_number(found, line, part) for part in _parts(line)]
    found.absent.append((line, tuple(one for one in numbers if one)))


def acceleration_of_one(found: Found, line: Line) -> None:
    """Read ``XXA``: a player's points for the pairing, round by round."""
    start_number = known_number(found, line, cut(line.text, PLAYER_ACCELERATION)["number"])
    if not start_number:
        found.wrong(line, _("the start number is missing."))
        return
    for at, text in enumerate(cut_series(line.text, PLAYER_ACCELERATION_POINTS), start=1):
        points = _points(found, line, text)
        if points:
            one = TrfAcceleration(0, points, at, at, start_number, start_number)
            found.accelerations.append((line, one))


def aligned(found: Found, line: Line) -> str:
    """Return a line as its columns were meant.

    Some programs count bytes instead of characters, so that what follows a name with an umlaut
    stands too far to the left.
    """
    text = line.text
    if text.isascii() or not _shifted(text):
        return text
    wide = text.encode("utf-8").decode("latin-1")
    if _shifted(wide):
        return text
    found.odd(line, _("The columns were counted in bytes; they were read so."))
    name = wide[14:47].encode("latin-1").decode("utf-8", errors="ignore")
    return wide[:14] + name.ljust(33) + wide[47:]


def _shifted(text: str) -> bool:
    return any(text[at : at + 1].strip() for at in (47, 52, 56, 68, 79, 84))


def _games(found: Found, line: Line, text: str, start_number: int) -> tuple[TrfGame, ...]:
    games = [
        _game(found, line, block, (start_number, at))
        for at, block in enumerate(cut_series(text, GAMES), start=1)
    ]
    while games and games[-1] == ABSENT and not text[91 + 10 * (len(games) - 1) :].strip():
        games.pop()
    return tuple(games)


def _game(found: Found, line: Line, block: str, where: tuple[int, int]) -> TrfGame:
    """Return one round; ``where`` is the player's number and the round."""
    if not block.strip():
        return ABSENT
    try:
        opponent = number(block[OPPONENT]) or None
    except ValueError:
        _wrong(found, line, where, _("{text} is no start number."), block[OPPONENT])
        return ABSENT
    color = block[COLOR : COLOR + 1].strip().lower().replace("-", "")
    result = block[RESULT : RESULT + 1].strip().upper().replace("½", "=")
    if color not in {"", "w", "b"}:
        _wrong(found, line, where, _("{text} is no colour."), color)
    elif result in _OPEN and result:
        found.odd(line, _("A game without a result has another sign than a blank."))
        result = ""
    elif result not in _SIGNS and result:
        _wrong(found, line, where, _("{text} is no result."), result)
    elif opponent and result in BYES and result:
        _wrong(found, line, where, _("a bye ({text}) has no opponent."), result)
    if opponent is None and result == "":
        return ABSENT
    return TrfGame(opponent, color, result)


def _wrong(found: Found, line: Line, where: tuple[int, int], sentence: str, text: str) -> None:
    place = _("player {player}, round {round}: {sentence}")
    told = sentence.format(text=quoted(text.strip()))
    found.wrong(line, place.format(player=where[0], round=where[1], sentence=told))


def _sex(found: Found, line: Line, text: str) -> str:
    sex = _SEXES.get(text.lower())
    if sex is None:
        found.odd(line, _("The sex is neither m nor w; it was left out."))
        return ""
    if sex != text:
        found.odd(line, _("The sex is not written as m or w; f was read as w."))
    return sex


def _title(found: Found, line: Line, text: str) -> str:
    title = _OLD_TITLES.get(text.upper(), text.upper())
    if title != text:
        found.odd(line, _("Titles are written in an older or other form, such as g for GM."))
    elif title and title not in TITLES:
        found.odd(line, _("{text} is no title of the format.").format(text=quoted(text)))
    return title


def _born(found: Found, line: Line, text: str) -> str:
    try:
        day_of_birth = born(text)
    except ValueError:
        sentence = _("{text} is no date of birth; it was left out.")
        found.odd(line, sentence.format(text=quoted(text)))
        return ""
    if text and "/" not in text and not text.isdigit():
        found.odd(line, _("Dates of birth are not written as YYYY/MM/DD."))
    return day_of_birth


def _points(found: Found, line: Line, text: str) -> int | None:
    try:
        return half_points(text)
    except ValueError:
        sentence = _("{text} are neither whole nor half points; they were left out.")
        found.odd(line, sentence.format(text=quoted(text)))
        return None


def _parts(line: Line) -> list[str]:
    return line.rest.replace(",", " ").replace("/", " ").split()
