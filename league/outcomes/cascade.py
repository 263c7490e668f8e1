"""Who plays where next season: promotion and relegation over all divisions, from the top down.

Only the mechanism is here. Which paragraph moves a team, and how many places a division has, is
the federation's; see its rule book.
"""

from collections import Counter
from collections.abc import Sequence

from league.errors import InputError, UndecidedError
from league.language import _
from league.outcomes.closing import Closing, Move, Moves, Reason, Rung
from league.outcomes.movement import Ranked


def settle(closing: Closing) -> Moves:
    """Settle who moves, division by division from the top down.

    Raises InputError for a team named twice, an unknown team or division, a negative number, and a
    team that could go down to more than one division or to none.
    """
    _refuse_faults(closing)
    walk = _Walk(closing)
    for rung in sorted(closing.rungs, key=lambda rung: rung.division.level):
        walk.rise(rung)
        walk.fall(rung)
    return Moves(
        tuple(walk.moves),
        tuple(walk.stays),
        {rung.division.id: tuple(walk.teams(rung.division.id)) for rung in closing.rungs},
    )


class _Walk:
    """What is settled so far; a division comes after the one above it."""

    def __init__(self, closing: Closing) -> None:
        self.closing = closing
        self.rungs = {rung.division.id: rung for rung in closing.rungs}
        ids = [*self.rungs, closing.outside.division.id]
        self.from_above: dict[str, list[Ranked]] = {id: [] for id in ids}
        self.staying: dict[str, list[Ranked]] = {
            rung.division.id: list(rung.ranking) for rung in closing.rungs
        }
        self.from_below: dict[str, list[Ranked]] = {id: [] for id in ids}
        self.moves: list[Move] = []
        self.stays: list[Move] = []
        for entry in closing.outside.coming_down:
            self._go(entry, 0, closing.outside.division.id, _top(closing), Reason.FROM_OUTSIDE)
            self.from_above[_top(closing)].append(entry)

    def teams(self, division: str) -> list[Ranked]:
        """Return a division's teams of next season as far as they are known."""
        staying = self.staying.get(division, [])
        return [*self.from_above[division], *staying, *self.from_below[division]]

    def rise(self, rung: Rung) -> None:
        """Let the best go up whose club has room above and who want to."""
        if rung.above is None and rung.division.id != _top(self.closing):
            return
        above = rung.above or self.closing.outside.division.id
        source, left = rung.division.id, rung.up
        passed: Reason | None = None
        for place, entry in enumerate(self._by_right(rung), 1):
            if left == 0:
                break
            bar = self._bar(entry, rung, above)
            if bar is None:
                own = place <= rung.up
                self._go(entry, place, source, above, _up_reason(rung, passed, own=own))
                self.staying[source].remove(entry)
                self.from_below[above].append(entry)
            else:
                passed = bar
                self.stays.append(_stay(entry, place, source, above, bar))
            left -= bar in (None, Reason.NOT_PASSED_ON)

    def _by_right(self, rung: Rung) -> list[Ranked]:
        if rung.qualified is None:
            entries = list(rung.ranking)
        else:
            known = {entry.team: entry for entry in rung.ranking}
            entries = [known[team] for team in rung.qualified]
        excluded = self.closing.choices.excluded
        return [entry for entry in entries if entry.team not in excluded]

    def _bar(self, entry: Ranked, rung: Rung, above: str) -> Reason | None:
        choices = self.closing.choices
        if self._full(entry.club, above):
            return Reason.CLUB_ABOVE
        if entry.club in choices.declined_clubs or entry.team in choices.declined_teams:
            passes = rung.passes or rung.division.id in choices.passed_on
            return Reason.DECLINED if passes else Reason.NOT_PASSED_ON
        return None

    def _full(self, club: str, division: str) -> bool:
        teams = sum(entry.club == club for entry in self.teams(division))
        if division not in self.rungs:
            return club in self.closing.outside.clubs or teams > 0
        limit = self.rungs[division].per_club
        return limit is not None and teams >= limit

    def fall(self, rung: Rung) -> None:
        """Send down the last, and a club's second team where a better one comes in."""
        source = rung.division.id
        feeders = [other for other in self.closing.rungs if other.above == source]
        if not feeders:
            return
        base = sum(other.up for other in feeders) if rung.base is None else rung.base
        risen = len(rung.ranking) - len(self.staying[source])
        number = max(base + len(self.from_above[source]) - risen, 0)
        going = self._going(rung, number)
        for place, entry in enumerate(rung.ranking, 1):
            if entry.team in going:
                target = self._below(entry, rung, feeders)
                self._go(entry, place, source, target, going[entry.team])
                self.staying[source].remove(entry)
                self.from_above[target].append(entry)
        self._spared(rung, base, number)

    def _going(self, rung: Rung, number: int) -> dict[str, Reason]:
        excluded = self.closing.choices.excluded
        staying = sorted(self.staying[rung.division.id], key=lambda entry: entry.team in excluded)
        out = [entry for entry in staying if entry.team in excluded]
        number = min(max(number, len(out)), len(staying))
        others, last = staying[: len(staying) - number], staying[len(staying) - number :]
        if self.closing.in_addition:
            going = dict.fromkeys(self._second(rung, others), Reason.DOWN_IN_ADDITION)
        else:
            going = dict.fromkeys(self._second(rung, staying), Reason.DOWN_REPLACED)
            usual = [entry for entry in staying if entry not in going]
            room = min(max(number - len(going), 0), len(usual))
            last = [*usual[len(usual) - room :], *(entry for entry in last if entry in going)]
        going |= dict.fromkeys(last, Reason.DOWN) | dict.fromkeys(out, Reason.DOWN_EXCLUDED)
        return {entry.team: reason for entry, reason in going.items()}

    def _second(self, rung: Rung, staying: Sequence[Ranked]) -> list[Ranked]:
        """Return the teams of clubs that would have too many here, the better ones left out."""
        if rung.per_club is None:
            return []
        teams = Counter(entry.club for entry in self.from_above[rung.division.id])
        too_many = []
        for entry in staying:
            teams[entry.club] += 1
            if teams[entry.club] > rung.per_club:
                too_many.append(entry)
        return too_many

    def _below(self, entry: Ranked, rung: Rung, feeders: Sequence[Rung]) -> str:
        """Return the division a team goes down to: the one of its club's Kreis."""
        names = [other.division.id for other in feeders]
        if (chosen := self.closing.choices.placed.get(entry.team)) is not None:
            names = [name for name in names if name == chosen]
        elif rung.division.district is None:
            district = self.closing.districts.get(entry.club)
            serving = [one.division for one in feeders if one.division.district in (None, district)]
            names = [one.id for one in serving]
        if len(names) != 1:
            raise UndecidedError(
                _("{team} goes down from {division} to one of: {names}. Say which."),
                decision="place",
                answers=[f"{entry.team}={other.division.id}" for other in feeders],
                team=entry.team,
                division=rung.division.id,
                names=", ".join(other.division.id for other in feeders),
            )
        return names[0]

    def _spared(self, rung: Rung, base: int, number: int) -> None:
        """Note the teams that would have gone down in a usual year."""
        source = rung.division.id
        usual = {entry.team for entry in rung.ranking[max(len(rung.ranking) - base, 0) :]}
        if number < base and not self.from_above[source]:
            for place, entry in enumerate(rung.ranking, 1):
                if entry.team in usual and entry in self.staying[source]:
                    self.stays.append(_stay(entry, place, source, source, Reason.NOT_NEEDED))

    def _go(self, entry: Ranked, place: int, source: str, target: str, reason: Reason) -> None:
        self.moves.append(Move(entry.team, entry.club, source, target, reason, place, target))


def _refuse_faults(closing: Closing) -> None:
    """Refuse what cannot be settled; the sentence names the value."""
    entries = [entry for rung in closing.rungs for entry in rung.ranking]
    entries += closing.outside.coming_down
    _refuse_doubles([entry.team for entry in entries])
    levels = {rung.division.id: rung.division.level for rung in closing.rungs}
    for rung in closing.rungs:
        if (
            rung.above is not None
            and levels.get(rung.above, rung.division.level) >= levels[rung.division.id]
        ):
            raise InputError(
                _("{division} cannot go up to {above}: no higher division of that name."),
                division=rung.division.id,
                above=rung.above,
            )
        if rung.up < 0 or (rung.base or 0) < 0:
            raise InputError(
                _("{division}: {up} up and {base} down cannot be less than zero."),
                division=rung.division.id,
                up=rung.up,
                base=rung.base,
            )
    if not any(rung.above is None for rung in closing.rungs):
        raise InputError(_("No division is the highest."))
    _refuse_strangers(closing, {entry.team for entry in entries}, {entry.club for entry in entries})


def _refuse_doubles(teams: Sequence[str]) -> None:
    twice = sorted(team for team, number in Counter(teams).items() if number > 1)
    if twice:
        raise InputError(_("Named twice: {teams}."), teams=", ".join(twice))


def _refuse_strangers(closing: Closing, teams: set[str], clubs: set[str]) -> None:
    choices = closing.choices
    named = choices.declined_teams | choices.excluded | set(choices.placed)
    strangers = (named - teams) | (choices.declined_clubs - clubs)
    for rung in closing.rungs:
        strangers |= set(rung.qualified or ()) - {entry.team for entry in rung.ranking}
    if strangers:
        raise InputError(_("In no table: {teams}."), teams=", ".join(sorted(strangers)))


def _stay(entry: Ranked, place: int, source: str, towards: str, reason: Reason) -> Move:
    return Move(entry.team, entry.club, source, source, reason, place, towards)


def _up_reason(rung: Rung, passed: Reason | None, *, own: bool) -> Reason:
    if rung.qualified is not None:
        return Reason.UP_BY_QUALIFICATION
    if own or passed is None:
        return Reason.UP
    return Reason.UP_AFTER_CLUB if passed is Reason.CLUB_ABOVE else Reason.UP_AFTER_REFUSAL


def _top(closing: Closing) -> str:
    return next(rung.division.id for rung in closing.rungs if rung.above is None)
