"""A play-off in words: its plan step by step, clocks, what is next, who has won."""

from collections.abc import Callable, Iterator

from league.formatting import score
from league.language import _, ngettext
from league.outcomes.tournaments.playoff_bouts import NextGame
from league.outcomes.tournaments.playoff_running import PlayoffState, Undecided, WonBy
from league.outcomes.tournaments.playoffs import Clock, Contest, Form
from league.views.papers_tournaments import PlayoffPart

Cite = Callable[[str], str]


def clock_words(clock: Clock) -> str:
    """Return ``3 min + 5 s``, or ``5 min : 4 min, a draw is Black's``."""
    if clock.white == clock.black:
        told = _("{minutes} min").format(minutes=clock.white)
    else:
        told = _("{white} min : {black} min").format(white=clock.white, black=clock.black)
    if clock.increment:
        told += _(" + {seconds} s").format(seconds=clock.increment)
    return told + (_(", a draw is won by Black") if clock.draw_wins == "b" else "")


def plan_parts(contest: Contest, cite: Cite) -> tuple[PlayoffPart, ...]:
    """Return the steps of a plan in order; one that comes again is told once."""
    told: dict[str, PlayoffPart] = {}
    for words, one in _steps("", contest):
        key = f"{words}{one.paragraph}"
        clock = clock_words(one.clock) if one.clock else ""
        told.setdefault(key, PlayoffPart(len(told) + 1, words, clock, cite(one.paragraph)))
    return tuple(told.values())


def _steps(when: str, contest: Contest) -> Iterator[tuple[str, Contest]]:
    words = _form(contest)
    yield (f"{when} {words}" if when else words[:1].upper() + words[1:]), contest
    if contest.within and contest.final:
        each = _("Each pair:") if contest.form is Form.KNOCKOUT else _("Each group:")
        yield from _steps(each, contest.within)
        yield from _steps(_("The winners:"), contest.final)
    for many, later in sorted(contest.level.items()):
        level = ngettext("If {many} is level:", "If {many} are level:", many).format(many=many)
        yield from _steps(level, later)


def _form(contest: Contest) -> str:
    match contest.form:
        case Form.KNOCKOUT:
            pairs = ", ".join("–".join(map(str, pair)) for pair in contest.parts)
            return _("knock-out {pairs}").format(pairs=pairs)
        case Form.GROUPS:
            groups = "; ".join(", ".join(map(str, group)) for group in contest.parts)
            return _("groups {groups}").format(groups=groups)
        case Form.ROUND_ROBIN:
            if contest.fewest_moves:
                return _("round robin; among the level the shortest win decides")
            return _("round robin")
    if contest.lead:
        lead = score(contest.lead)
        return _("games until one leads by {points} points").format(points=lead)
    return ngettext("{games} game", "match of {games} games", contest.games).format(
        games=contest.games
    )


def next_words(game: NextGame, name: Callable[[str], str]) -> str:
    """Return a game that is to be played: both players, White first, and its clock."""
    sentence = _("{white} – {black} ({clock})")
    return sentence.format(
        white=name(game.white), black=name(game.black), clock=clock_words(game.clock)
    )


def outcome_words(state: PlayoffState, name: Callable[[str], str]) -> str:
    """Return who has won and by what, among whom a person decides, or what is played next."""
    if state.winner is not None:
        sentence = {
            WonBy.MOVES: _("{player} has won the play-off by the shortest win."),
            WonBy.PERSON: _("{player} has won the play-off by a person's decision."),
        }.get(state.won_by or WonBy.POINTS, _("{player} has won the play-off."))
        return sentence.format(player=name(state.winner))
    names = ", ".join(map(name, state.level))
    if state.undecided is Undecided.MOVES:
        sentence = _("The shortest win decides among {players}: the moves of a game are missing.")
        return sentence.format(players=names)
    if state.undecided is Undecided.LEVEL:
        sentence = _("{players} stayed level and the rules say no more: a person decides.")
        return sentence.format(players=names)
    games = "; ".join(next_words(game, name) for game in state.next)
    return _("Next: {what}").format(what=games)
