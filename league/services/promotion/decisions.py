"""Promotion and relegation over all divisions of a season, with what was decided about them."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from league.errors import InputError
from league.facts.actors import Actor, Right
from league.facts.seasons import Division, MatchKey, Season
from league.language import _
from league.outcomes.closing import UNDECIDED, Cascade, Closing, Decided, Numbers, Outside, Rung
from league.outcomes.movement import Ranked
from league.record_kinds import CLOSING
from league.rulebook.topics import Topic
from league.services.promotion.undecided import undecided
from league.services.session.checks import known_division, known_team
from league.services.session.desk import Judged
from league.services.session.opening import judge_stored
from league.services.session.records import record, recorded_one
from league.services.session.transactions import scope_in, transaction
from league.views.promotion import Promotion


def promotion(season: str | None, decided: Decided | None = None) -> Promotion:
    """Return every move with its paragraph, by the judged tables.

    Without ``decided`` what is on record counts. Raises InputError as long as no match has a
    result, for a number of teams that was not decided, a negative number, a team or club in no
    table, and a team that could go down to several divisions; NotFoundError, RuleBookError,
    StorageError.
    """
    known = judge_stored(season)
    return settled(known, on_record(known.season.name) if decided is None else decided)


def decide(season: str | None, decided: Decided, *, actor: Actor, why: str) -> Promotion:
    """Record what was decided, in place of what stood before, and return what follows.

    Raises InputError without a reason; all else as ``promotion``.
    """
    with transaction(actor, Right.CLOSING, scope_in(season)):
        if not why.strip():
            raise InputError(_("Decisions about promotion need their reason."))
        known = judge_stored(season)
        found = settled(known, decided)
        record(known.season.name, CLOSING, CLOSING.name, decided, actor=actor, why=why)
        return found


def on_record(season: str) -> Decided:
    """Return what is on record for a season. Raises StorageError."""
    return recorded_one(season, CLOSING, CLOSING.name) or Decided()


def from_above(number: int) -> tuple[Ranked, ...]:
    """Return so many teams from above whose names are not known yet. Raises InputError."""
    if number < 0:
        raise InputError(_("{number} teams cannot come down."), number=number)
    names = (_("team {number} from above").format(number=at) for at in range(1, number + 1))
    return tuple(Ranked(name, name) for name in names)


def left_open(season: str | None) -> list[str]:
    """Return the divisions whose number of rising teams the book leaves to a decision.

    Raises NotFoundError, RuleBookError, StorageError.
    """
    return open_numbers(judge_stored(season))


def open_numbers(known: Judged) -> list[str]:
    """Return the same of a season that is judged already. Raises RuleBookError."""
    pyramid = known.book.movement.pyramid(known.season.divisions, known.first_values)
    return [id for id, above in pyramid.items() if above is not None and _asks(known, id, above)]


def keeping(known: Judged) -> list[str]:
    """Return the divisions in which the right of who declines passes on only by a decision.

    Raises RuleBookError.
    """
    pyramid = known.book.movement.pyramid(known.season.divisions, known.first_values)
    none = Numbers(up=0)
    return [
        id
        for id, above in pyramid.items()
        if not known.book.movement.rung(
            known_division(known.season, id), (), above, known.first_values, none
        ).passes
    ]


def _asks(known: Judged, division: str, above: str) -> bool:
    found = known_division(known.season, division)
    try:
        known.book.movement.rung(found, (), above, known.first_values, UNDECIDED)
    except InputError:
        return True
    return False


def settled(known: Judged, decided: Decided) -> Promotion:
    """Return who moves in a season that is judged already. Raises as ``promotion`` does."""
    _check(known.season, decided)
    above = known.book.movement.pyramid(known.season.divisions, known.first_values)
    if not above:
        raise InputError(_("No division of {season} has promotion."), season=known.season.name)
    if waits := not_begun(known):
        raise InputError(waits)
    rungs = tuple(_rung(known, id, higher, decided) for id, higher in above.items())
    closing = _closing(known, rungs, decided)

    def settle(one: Closing) -> Cascade:
        return known.book.movement.cascade(one, known.first_values)

    cascade = settle(closing)
    return Promotion(
        outside=closing.outside.division,
        cascade=cascade,
        open_matches=sum(_waits(known, key) for key in known.judgement.matches if key[0] in above),
        undecided=undecided(known, closing, cascade, settle),
        rungs=rungs,
        asked=tuple(_asked(known, cascade)),
    )


def _closing(known: Judged, rungs: tuple[Rung, ...], decided: Decided) -> Closing:
    """Return what decides who moves: the tables, and what was decided and comes from outside."""
    teams = {entry.team for rung in rungs for entry in rung.ranking}
    excluded = decided.choices.excluded | (known.judgement.excluded & teams)
    return Closing(
        rungs=rungs,
        outside=Outside(_outside(known, rungs), decided.coming_down, decided.clubs_above),
        districts={club.id: club.district for club in known.season.clubs},
        choices=replace(decided.choices, excluded=excluded),
        in_addition=known.book.movement.in_addition(known.first_values),
    )


def _asked(known: Judged, cascade: Cascade) -> Iterator[str]:
    teams = {team.id: team for team in known.season.teams}
    sentence = _("Please decide whether {team} stays: no division lies below ({rule}).")
    for found in cascade.asked:
        name = teams[found.team].name if found.team in teams else found.team
        yield sentence.format(team=name, rule=known.book.cite(found.rule))


def not_begun(known: Judged) -> str:
    """Return that nobody moves before there is a result, and what to do; empty = there is one.

    Raises RuleBookError.
    """
    divisions = known.book.movement.pyramid(known.season.divisions, known.first_values)
    mine = [one for key, one in known.judgement.matches.items() if key[0] in divisions]
    if any(one.scored for one in mine):
        return ""
    sentence = _("{season} is not drawn yet: nobody moves. Draw its divisions first{cited}.")
    if mine:
        sentence = _("No match of {season} has a result yet: nobody moves. Enter results first.")
    return sentence.format(cited=known.book.cited(Topic.DRAW), season=known.season.name)


def open_in(known: Judged, divisions: Iterable[str]) -> dict[str, int]:
    """Return how many matches wait for a result by division, where there are any."""
    wait = Counter(key[0] for key in known.judgement.matches if _waits(known, key))
    return {id: wait[id] for id in divisions if wait[id]}


def _waits(known: Judged, key: MatchKey) -> bool:
    return known.judgement.matches[key].waits


def _check(season: Season, decided: Decided) -> None:
    """Refuse names nobody knows. Raises NotFoundError, InputError."""
    for division, numbers in decided.numbers.items():
        known_division(season, division)
        for value in (numbers.up, numbers.base, numbers.planned):
            if value is not None and value < 0:
                sentence = _("{division}: {number} teams cannot go up or down.")
                raise InputError(sentence, division=division, number=value)
    for team in (*decided.choices.declined_teams, *decided.choices.placed):
        if team not in {entry.team for entry in decided.coming_down}:
            known_team(season, team)
    for division in (*decided.choices.passed_on, *decided.choices.placed.values()):
        known_division(season, division)


def _rung(known: Judged, division: str, above: str | None, decided: Decided) -> Rung:
    found = known_division(known.season, division)
    teams = known.judgement.world.teams
    ranking = [
        Ranked(row.team, teams[row.team].club) for row in known.judgement.tables.get(division, ())
    ]
    numbers = decided.numbers.get(division, UNDECIDED)
    return known.book.movement.rung(found, ranking, above, known.first_values, numbers)


def _outside(known: Judged, rungs: tuple[Rung, ...]) -> Division:
    """Return the rule book's division just above the federation's highest."""
    top = min((rung.division for rung in rungs), key=lambda division: division.level)
    above = [one for one in known.book.divisions.values() if one.level < top.level]
    if not above:
        return replace(top, id="", name=_("outside the federation"), level=top.level - 1)
    return max(above, key=lambda division: division.level)
