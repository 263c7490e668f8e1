"""§ 4.3, 7.7, 8.4, 8.5, 9.2, 10.11, 11-18: time controls, rounds and boards of championships."""

from collections.abc import Iterator, Mapping

from league.facts.disputes import Chess
from league.facts.game_times import GameTime, Period
from league.facts.tournaments import System, Tournament
from league.findings import Finding
from league.rulebook import Values
from league.rulebooks.sjrp_2025.making import CLUBS, SCHOOLS, championship
from league.typed.game_times import read_game_time

_TEAMS: Mapping[str, str] = {
    "vm-u20": "11.1",
    "vm-u16": "12.1",
    "vm-u14": "13.1",
    "vm-u12": "14.1",
    "vm-u10": "15.1",
    "vm-u16w": "16.1",
    "vm-u12w": "17.1",
}
"""The paragraph that says how many play for a club."""
_SIX = "wk-2"
"""The school group with teams of its own size."""


def boards(kind: str, values: Values) -> int | None:
    """§ 11.1–15.1, 16.1, 17.1, 18.5: boards of a match; None = it is no event of teams."""
    kind = championship(kind)
    if kind in _TEAMS:
        return values.number(_TEAMS[kind], "players")
    if kind.startswith(f"{SCHOOLS}-"):
        return values.number("18.5", "players_wk_2" if kind == _SIX else "players")
    return None


def forbidden(one: Tournament, values: Values) -> Iterator[Finding]:
    """§ 11.1–15.1, 16.1, 17.1, 18.5, 18.11: teams of another size, a Swiss of too many rounds."""
    kind = championship(one.like)
    wanted, rule = boards(kind, values), _TEAMS.get(kind, "18.5")
    if wanted is not None and one.boards != wanted:
        said = values.say(rule, "boards", boards=one.boards, wanted=wanted)
        yield Finding(rule, rule, said)
    most = values.number("18.11", "rounds")
    if kind.startswith(f"{SCHOOLS}-") and one.system is System.SWISS and one.rounds > most:
        yield Finding("18.11", "18.11", values.say("18.11", rounds=one.rounds, most=most))


def unfit(
    one: Tournament, time: GameTime | None, chess: Chess | None, values: Values
) -> Iterator[Finding]:
    """§ 4.3, 7.7, 8.4, 8.5, 9.2, 10.11, 18.12: what an event should have otherwise."""
    kind = championship(one.like)
    yield from _waiting(one, chess, values)
    yield from _rounds(one, kind, values)
    if not one.time_control.strip():
        return
    rule = _rule_of_time(kind, values)
    if rule and time is None:
        yield Finding(
            rule,
            rule,
            values.say(rule, "unread", time=one.time_control, wanted=_wanted(rule, values)),
        )
    elif rule and time and not _fits(rule, time, chess, values):
        told = {"time": one.time_control, "minutes": time.minutes}
        yield Finding(rule, rule, values.say(rule, "time", wanted=_wanted(rule, values), **told))


def _waiting(one: Tournament, chess: Chess | None, values: Values) -> Iterator[Finding]:
    """§ 4.3: the waiting time is the book's, except in rapid and blitz."""
    limit = values.number("4.3", "minutes")
    standard = chess in (None, Chess.STANDARD)
    if one.like and standard and one.waiting is not None and one.waiting != limit:
        said = values.say("4.3", "announced", waiting=one.waiting, limit=limit)
        yield Finding("4.3", "4.3", said)


def _rounds(one: Tournament, kind: str, values: Values) -> Iterator[Finding]:
    """§ 8.4: at a weekend there should be at most 7 rounds."""
    most, days = values.number("8.4", "rounds"), values.number("8.4", "days")
    first, last = one.first_day, one.last_day or one.first_day
    weekend = first is None or last is None or (last - first).days < days
    if kind in values.words("8.4", "divisions") and weekend and one.rounds > most:
        yield Finding("8.4", "8.4", values.say("8.4", rounds=one.rounds, most=most))


def _rule_of_time(kind: str, values: Values) -> str:
    """Return the paragraph on the time control of a championship; empty = none."""
    if kind in values.words("8.4", "divisions"):
        return "8.5"
    if kind in values.words("5.7", "players"):
        return "7.7"
    if kind.startswith(f"{CLUBS}-"):
        return "10.11"
    if kind.startswith(f"{SCHOOLS}-"):
        return "18.12"
    return "9.2" if kind in values.words("9.2", "divisions") else ""


def _fits(rule: str, time: GameTime, chess: Chess | None, values: Values) -> bool:
    """§ 7.7, 8.5, 9.2, 10.11, 18.12: whether a time control is what the paragraph asks for."""
    if rule == "7.7":
        return time == read_game_time(values.word("7.7", "time_control"))
    if rule == "8.5":
        return chess is Chess.STANDARD
    minutes = values.number(rule, "minutes")
    if rule == "9.2":
        wanted = GameTime((Period(minutes),), values.number("9.2", "increment"))
        return time == wanted
    return time.minutes >= minutes


def _wanted(rule: str, values: Values) -> str:
    """§ 7.7, 9.2, 10.11, 18.12: what the paragraph asks for; empty = it is said in words."""
    match rule:
        case "7.7":
            return values.word("7.7", "time_control")
        case "8.5":
            return ""
        case "9.2":
            minutes, increment = (values.number("9.2", one) for one in ("minutes", "increment"))
            return f"{minutes}+{increment}"
    return str(values.number(rule, "minutes"))
