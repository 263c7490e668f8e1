"""What a deed changes, in words: the sums in a line, then each change in a line of its own."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from league import formatting
from league.facts.matches import Score
from league.language import _, ngettext
from league.views.consequences import (
    Consequences,
    FeeTurned,
    FindingTurned,
    PlaceTurned,
    ScoreTurned,
    StoredOver,
    Turned,
)

Line = tuple[str, str]
"""The sign before a line, and the line: ``→`` turned, ``−`` gone, ``+`` new, ``!`` against it,
``·`` the rest."""

MOST = 12
"""Lines of a sort that are shown; further ones are counted."""


def sums(found: Consequences) -> str:
    """Return how much is otherwise, in a short line; empty where nothing is."""
    return ", ".join(_sums(found))


def _sums(found: Consequences) -> Iterator[str]:
    gone, new = len(found.findings_gone), len(found.findings_new)
    if gone:
        yield ngettext("{n} finding less", "{n} findings less", gone).format(n=gone)
    if new:
        yield ngettext("{n} finding more", "{n} findings more", new).format(n=new)
    if found.fees_less:
        yield _("{amount} less").format(amount=formatting.money(found.fees_less))
    if found.fees_more:
        yield _("{amount} more").format(amount=formatting.money(found.fees_more))
    if n := len(found.scores):
        yield ngettext("{n} result", "{n} results", n).format(n=n)
    if n := len(found.ranked):
        yield ngettext("{n} place", "{n} places", n).format(n=n)
    if n := len(found.movement):
        yield ngettext("{n} rise or fall", "{n} rises or falls", n).format(n=n)
    if n := len(found.accounts):
        yield ngettext("{n} account", "{n} accounts", n).format(n=n)


def in_lines(found: Consequences, most: int | None = MOST) -> list[Line]:
    """Return each change in a line: results, places, what the season's end brings, then the rest.

    ``most`` = lines of a sort that are shown, further ones being counted; None = all.
    """
    sorts = (
        [("→", score_words(one)) for one in found.scores],
        [("→", words) for words in _places(found.places)],
        [("→", _move(one.name, one.before, one.after, one.citation)) for one in found.movement],
        [("→", _exclusion(one.name, proposed=one.proposed)) for one in found.exclusions],
        [("−", _finding(one)) for one in found.findings_gone],
        [("+", _finding(one)) for one in found.findings_new],
        [_fee(one) for one in found.fees],
        [("→", _owes(one.name, one.before, one.after)) for one in found.accounts],
    )
    return [line for sort in sorts for line in _shortened(sort, most)]


def stored_over(found: StoredOver) -> list[Line]:
    """Return what speaks against storing a match over, what is replaced, and what follows."""
    lines = [("!", sentence) for sentence in found.contradicted]
    lines += [("Δ", words)] if (words := sums(found.follows)) else []
    lines += [("→", f"{one.what}: {arrow(one)}") for one in found.overwritten]
    return lines + in_lines(found.follows)


def _shortened(lines: Sequence[Line], most: int | None) -> list[Line]:
    rest = 0 if most is None else len(lines) - most
    if rest <= 1:  # the line that counts one would take the room of that one
        return [*lines]
    words = ngettext("… and {n} more", "… and {n} more", rest)
    return [*lines[:most], ("·", words.format(n=rest))]


def arrow(one: Turned) -> str:
    """Return what is otherwise, before and after."""
    return f"{one.before} → {one.after}"


def score_words(one: ScoreTurned) -> str:
    """Return the result of a match before and after, with match points where they change."""
    before, after = _score(one.before), _score(one.after)
    what = before if before == after else f"{before} → {after}"
    if one.points_before != one.points_after:
        was, now = _points(one.points_before), _points(one.points_after)
        what += " " + _("(match points {before} → {after})").format(before=was, after=now)
    sentence = _("Round {round}, {home} – {away}: {what}")
    return sentence.format(round=one.match[1], home=one.home, away=one.away, what=what)


def _score(score: Score | None) -> str:
    return "–" if score is None else formatting.pair(score)


def _points(points: tuple[int, int] | None) -> str:
    return "–" if points is None else f"{points[0]} : {points[1]}"


def _places(places: Iterable[PlaceTurned]) -> Iterator[str]:
    """Yield a line for each table, with all its teams: somebody's rise may hang on his place."""
    for division, rows in groupby(places, lambda one: one.division):
        yield f"{division}: {', '.join(map(place_words, rows))}"


def place_words(one: PlaceTurned) -> str:
    """Return a team's place before and after, and the points it was given or lost by decision."""
    places = f"{_rank(one.before)} → {_rank(one.after)}"
    words = [one.name] if one.before == one.after else [one.name, places]
    given = zip(one.given_after, one.given_before, strict=True)
    match_points, halves = (now - was for now, was in given)
    if match_points:
        words.append(f"{_signed(match_points)}{abs(match_points)} {_('MP')}")
    if halves:
        words.append(f"{_signed(halves)}{formatting.score(abs(halves))} {_('GP')}")
    return " ".join(words)


def _signed(number: int) -> str:
    return "+" if number > 0 else "−"


def _rank(place: int) -> str:
    return f"{place}." if place else "–"


def _move(name: str, before: str, after: str, citation: str) -> str:
    sentence = _("Next season, as it stands: {team}: {before} → {after} ({citation})")
    return sentence.format(team=name, before=before, after=after, citation=citation)


def _exclusion(team: str, *, proposed: bool) -> str:
    if proposed:
        return _("The exclusion of {team} is now proposed.").format(team=team)
    return _("The exclusion of {team} is no longer proposed.").format(team=team)


def _finding(one: FindingTurned) -> str:
    return f"{one.where}: {one.citation} {one.sentence}"


def _fee(one: FeeTurned) -> Line:
    what = f"{one.where}: {one.about}" if one.where else one.about
    before, after = formatting.money(one.before), formatting.money(one.after)
    if one.before and one.after:
        return "→", f"{what}, {before} → {after}"
    return ("−", f"{what}, {before}") if one.before else ("+", f"{what}, {after}")


def _owes(name: str, before: int, after: int) -> str:
    sentence = _("{club} owes: {before} → {after}")
    return sentence.format(
        club=name, before=formatting.money(before), after=formatting.money(after)
    )
