"""Why a team has its number and its matches: the lots, the turn, and the Berger table."""

from collections.abc import Sequence

from fixtures.draw import swaps
from fixtures.round_robin import MOST
from league.facts.calendars import Draw
from league.formatting import day
from league.language import _, current
from league.rulebook.topics import Topic
from league.services.rulebook.explaining import because
from league.services.session.checks import season_year
from league.services.session.desk import Desk
from league.views.draws import Condition, DrawRow, DrawView, Meeting, NumberRow
from league.views.findings import ExplanationView


def explain_due(desk: Desk, row: DrawRow) -> ExplanationView:
    """Explain whether a division draws this year or turns its numbers. Raises RuleBookError."""
    values, year = desk.values(desk.season.list_date), season_year(desk.season)
    if row.last is None:
        facts = _("No draw of {division} is on record for an earlier season: all teams draw.")
        return because(desk, values, _rule(desk), facts.format(division=row.name))
    if row.anew:
        facts = _("{division} drew last for {last}: for {year} all teams draw anew.")
    else:
        facts = _("{division} drew last for {last}: for {year} the numbers are turned.")
    years, passed = values.number(_rule(desk), "years"), year - row.last
    sign = "≥" if passed >= years else "<"
    arithmetic = f"{year} − {row.last} = {passed} {sign} {years}"
    facts = facts.format(division=row.name, last=row.last, year=year)
    return because(desk, values, _rule(desk), facts, arithmetic)


def explain_number(desk: Desk, view: DrawView, row: NumberRow) -> ExplanationView:
    """Explain a team's draw number. Raises RuleBookError."""
    held, values = view.row.held, desk.values(desk.season.list_date)
    if row.number is None:
        facts = _("{team} has no number yet: {division} is not drawn.")
        facts = facts.format(team=row.name, division=view.row.name)
        return because(desk, values, _rule(desk), facts)
    if held is None or row.team not in held.teams:
        facts = _("{team} has number {number} from the season’s file; no draw is on record.")
        facts = facts.format(team=row.name, number=row.number)
        return because(desk, values, _rule(desk), facts)
    facts = _("{team} has number {number}: drawn on {day} by {by}, with seed {seed}.").format(
        team=row.name, number=row.number, day=day(held.day), by=held.by or "–", seed=held.seed
    )
    return because(desk, values, _rule(desk), facts, "\n".join(_number_lines(held, row)))


def _number_lines(held: Draw, row: NumberRow) -> list[str]:
    kept = {team: one for team, one in (held.last_year or {}).items() if team in held.teams}
    if row.team in kept:
        drawn, lines = kept[row.team], [_("Number of the year before: {number}")]
        lines = [lines[0].format(number=drawn)]
    else:
        lots, drawn = _lots(held, row.team, set(kept.values()), set(kept))
        lines = [_("Lots (the teams stand in the order of their codes):"), *lots]
    if held.last_year is None:
        return lines
    teams = len(held.teams)
    return [
        *lines,
        _("Turned: {teams} + 1 − {drawn} = {number}").format(
            teams=teams, drawn=drawn, number=teams + 1 - drawn
        ),
    ]


def _lots(held: Draw, team: str, taken: set[int], kept: set[str]) -> tuple[list[str], int]:
    """Return the lots that moved a team, and the number it drew."""
    drawing = sorted(one for one in held.teams if one not in kept)
    free = [one for one in range(1, len(held.teams) + 1) if one not in taken]
    place = drawing.index(team)
    lines = [
        _("{team}: place {place} of {places}").format(
            team=team, place=place + 1, places=len(drawing)
        )
    ]
    for lot in swaps(len(drawing), held.seed):
        if place in (lot.place, lot.other):
            rounded = f"⌊{decimal(lot.chance)} · {lot.place + 1}⌋ + 1 = {lot.other + 1}"
            lines.append(f"{rounded}:  {lot.place + 1} ↔ {lot.other + 1}")
            place = lot.other if place == lot.place else lot.place
    last = _("Place {place} of the lots: number {number}")
    return [*lines, last.format(place=place + 1, number=free[place])], free[place]


def decimal(chance: float) -> str:
    """Return a random number with six places, as people of the language in use write it."""
    text = f"{chance:.6f}"
    return text.replace(".", ",") if current() == "de" else text


def explain_meeting(desk: Desk, view: DrawView, row: Meeting) -> ExplanationView:
    """Explain round and venue of a pairing by the two numbers. Raises RuleBookError."""
    values, number = desk.values(row.end_date), row.match[1]
    facts = _("Round {round}, to be played by {day}: {home} is at home against {away}.").format(
        round=number, day=day(row.end_date), home=row.home, away=row.away
    )
    home, away = row.numbers
    if home is None or away is None or home == away or not 2 <= len(view.numbers) <= MOST:
        return because(desk, values, _rule(desk), facts)
    lines = meeting_lines((home, away), number, len(view.numbers))
    if not row.berger:
        lines.append(_("The match was set otherwise: round or venue differ from the table."))
    return because(desk, values, _rule(desk), facts, "\n".join(lines))


def meeting_lines(numbers: tuple[int, int], round_: int, teams: int) -> list[str]:
    """Return the arithmetic of the Berger table for two numbers."""
    even = teams + teams % 2
    low, high = sorted(numbers)
    total, summed = low + high, f"{low} + {high}"
    if high == even:
        total, summed = 2 * low, f"2 · {low}"
    times, rest = divmod(total - 2, even - 1)
    found = rest + 1
    less = f" − {times} · {even - 1} = {found}" if times else ""
    lines = [
        _("Berger table for {teams} teams, numbers {low} and {high}:").format(
            teams=even, low=low, high=high
        ),
        f"{summed} − 1 = {total - 1}{less}  →  " + _("round {round}").format(round=found),
        _venue(low, high, even),
    ]
    if round_ > even - 1:
        second = _("second cycle, home and away exchanged: round {found} + {rounds} = {round}")
        lines.append(second.format(found=found, rounds=even - 1, round=found + even - 1))
    return lines


def _venue(low: int, high: int, even: int) -> str:
    if high == even:
        half = even // 2
        if low <= half:
            return f"{low} ≤ {even} / 2 = {half}  →  " + _at_home(low)
        return f"{low} > {even} / 2 = {half}  →  " + _at_home(high)
    if (low + high) % 2:
        sentence = _("{sum} is odd: the lower number, {number}, is at home")
        return sentence.format(sum=low + high, number=low)
    sentence = _("{sum} is even: the higher number, {number}, is at home")
    return sentence.format(sum=low + high, number=high)


def _at_home(number: int) -> str:
    return _("number {number} is at home").format(number=number)


def explain_condition(desk: Desk, view: DrawView, row: Condition) -> list[ExplanationView]:
    """Explain what stands against a paragraph, or that nothing does. Raises RuleBookError."""
    if row.found:
        return [one.explanation for one in row.found]
    if row.rule == _rule(desk):
        return [explain_due(desk, view.row)]
    facts = "\n".join(row.notes) or _nothing(view.meetings)
    return [because(desk, desk.values(desk.world.first_day), row.rule, facts)]


def _nothing(meetings: Sequence[Meeting]) -> str:
    if not meetings:
        return _("No round is set yet.")
    return _("Nothing stands against it: looked at {first} to {last}.").format(
        first=day(min(one.end_date for one in meetings)),
        last=day(max(one.end_date for one in meetings)),
    )


def _rule(desk: Desk) -> str:
    return desk.book.topic(Topic.DRAW)
