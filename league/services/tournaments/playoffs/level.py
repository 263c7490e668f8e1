"""Who is level in a tournament, and may play a place off."""

from collections.abc import Collection, Sequence

from league import tournament_rules
from league.errors import InputError
from league.facts.tournament_files import TournamentFile
from league.language import _
from league.outcomes.tournaments.table import PLAYOFF as CRITERION
from league.outcomes.tournaments.table import ranked_apart
from league.services.tournaments.entering.numbering import keys_of, numbers_of
from league.services.tournaments.opening import Opened
from league.services.tournaments.playing.pairing import missing_results
from league.services.tournaments.ranking.crosstables import rounds_of
from league.services.tournaments.ranking.groups import groups_of
from league.services.tournaments.ranking.tables import Ranked, ranked_of


def refuse_unlevel(found: Opened, keys: Sequence[str]) -> None:
    """Refuse players whom points and criteria part, in the table or in that of their group.

    Raises InputError, also while rounds or results are missing.
    """
    _refuse_early(found.file)
    made, numbers = ranked_of(found), numbers_of(found.file)
    asked = {numbers[key] for key in keys}
    among = next((one for one in _tables(found, made) if asked <= {*one}), None)
    if among is None:
        names = ", ".join(name_of(found, key) for key in keys)
        sentence = _("There is nothing to play off: {players} are ranked apart ({rule}).")
        raise InputError(sentence, players=names, rule=_rule(found, len(keys)))
    rows = {row.number: row for row in ranked_apart(made.cross, _before(made), [among])[0]}
    places = {number: rows[number].place for number in asked if number in rows}
    if len(set(places.values())) == 1 and len(places) == len(asked):
        return
    ranks = ", ".join(f"{name_of(found, key)} ({rows[numbers[key]].place or '–'}.)" for key in keys)
    sentence = _("There is nothing to play off: points and criteria part {players} ({rule}).")
    raise InputError(sentence, players=ranks, rule=_rule(found, len(keys)))


def _rule(found: Opened, players: int) -> str:
    plan = tournament_rules.playoff(found.own, found.day, players, found.tournament)
    return plan.cite(plan.answer.contest.paragraph)


def _tables(found: Opened, made: Ranked) -> list[Collection[int]]:
    """Return who is ranked with whom, by numbers: the groups that are ranked apart, or all."""
    return list(groups_of(found).values()) or [made.cross.turns]


def _before(made: Ranked) -> Sequence[str]:
    """Return the criteria that come before a play-off; all where the order has none."""
    upto = made.criteria.index(CRITERION) if CRITERION in made.criteria else len(made.criteria)
    return made.criteria[:upto]


def level_at(found: Opened, place: int) -> tuple[str, ...]:
    """Return the keys of those who play off a place, in the order of the table, without who left.

    Where groups are ranked apart it is a place of a group.
    Those are level by the criteria before the play-off; where the order of criteria has none, by
    all of them. Empty when nobody is. Raises InputError while rounds or results are missing.
    """
    _refuse_early(found.file)
    made, keys = ranked_of(found), keys_of(found.file)
    level = [_level_among(made, among, place) for among in _tables(found, made)]
    there = [[keys[number] for number in one if not found.file.left(keys[number])] for one in level]
    several = [one for one in there if len(one) > 1]
    if len(several) > 1:
        names = "; ".join(", ".join(name_of(found, key) for key in one) for one in several)
        sentence = _("Level at place {place} of their groups are {players}: please name who plays.")
        raise InputError(sentence, place=place, players=names)
    return tuple(several[0]) if several else ()


def _level_among(made: Ranked, among: Collection[int], place: int) -> list[int]:
    """Return who is level at a place of those who are ranked together, in their order."""
    others = [name for name in made.criteria if name != CRITERION]
    rows = ranked_apart(made.cross, others, [among])[0]
    level = {
        row.number: row.place
        for row in ranked_apart(made.cross, _before(made), [among])[0]
        if row.place is not None
    }
    first = max((first for first in level.values() if first <= place), default=0)
    together = [row.number for row in rows if row.place and level.get(row.number) == first]
    return together if len(together) > 1 and place < first + len(together) else []


def _refuse_early(file: TournamentFile) -> None:
    """Refuse a play-off while games of the tournament are to come. Raises InputError."""
    id, rounds, missing = file.tournament.id, rounds_of(file), missing_results(file)
    if not file.rounds or file.last_paired < rounds:
        sentence = _("{id}: round {paired} of {rounds} is paired; a play-off follows the last one.")
        raise InputError(sentence, id=id, paired=file.last_paired, rounds=rounds)
    if missing:
        sentence = _("{id}: a play-off is begun when all results are in; open are {number}.")
        raise InputError(sentence, id=id, number=len(missing))


def name_of(found: Opened, key: str) -> str:
    """Return how somebody is called; who is not entered by his key."""
    return found.file.entrants[key].name if key in found.file.entrants else key
