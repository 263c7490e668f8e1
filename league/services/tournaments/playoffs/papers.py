"""A play-off as a paper has it: seats, plan, games with their clocks, outcome."""

from collections.abc import Iterator

from league.errors import InputError
from league.facts.tournament_files import TournamentFile
from league.language import _
from league.services.session.desk import Desk
from league.services.tournaments.entering.numbering import numbers_of
from league.services.tournaments.files import file_of
from league.services.tournaments.opening import Opened, opened
from league.services.tournaments.papers.heads import participant, tournament_head
from league.services.tournaments.playoffs.games import playoff_at
from league.services.tournaments.playoffs.results import Standing, standing
from league.services.tournaments.playoffs.words import clock_words, outcome_words, plan_parts
from league.views.papers_tournaments import PlayoffLine, PlayoffPaper
from league.views.tournament_playoffs import PlayoffSheet


def playoffs_paper(desk: Desk, id: str) -> tuple[PlayoffPaper, ...]:
    """Return all play-offs of a tournament, that for the best place first.

    Raises InputError where there is none, and as ``playoff_paper``.
    """
    file = file_of(desk.season.name, id)
    places = sorted(one.place for one in file.playoffs)
    if not places:
        raise InputError(_("{name} has no play-off on record."), name=file.tournament.name)
    return tuple(playoff_paper(desk, id, place) for place in places)


def playoff_paper(desk: Desk, id: str, place: int = 1) -> PlayoffPaper:
    """Return a play-off with its games. Raises NotFoundError, RuleBookError, StorageError."""
    file = file_of(desk.season.name, id)
    sheet = _sheet(Opened(desk.season, desk.book, file), place)
    numbers = numbers_of(file)
    return PlayoffPaper(
        head=tournament_head(desk, file),
        place=place,
        seats=tuple(participant(file.entrants[key], numbers.get(key)) for key in sheet.keys),
        order=sheet.order,
        rests=sheet.rests,
        stages=sheet.stages,
        games=sheet.games,
        outcome=sheet.outcome,
    )


def playoff_sheet(season: str | None, id: str, place: int = 1) -> PlayoffSheet:
    """Return a play-off in words. Raises NotFoundError, RuleBookError, StorageError."""
    return _sheet(opened(season, id), place)


def playoff_sheets(found: Opened) -> tuple[PlayoffSheet, ...]:
    """Return all play-offs of a tournament in words. Raises RuleBookError."""
    return tuple(_sheet(found, one.place) for one in found.file.playoffs)


def _sheet(found: Opened, place: int) -> PlayoffSheet:
    playoff = playoff_at(found, place)
    stands = standing(found, playoff)
    names = {key: one.name for key, one in found.file.entrants.items()}
    return PlayoffSheet(
        place=place,
        keys=playoff.order,
        seats=tuple(names[key] for key in playoff.order),
        order=_order(stands),
        rests=tuple(_rests(stands)),
        stages=plan_parts(stands.plan.answer.contest, stands.plan.cite),
        games=tuple(_games(found.file, stands)),
        next=stands.state.next,
        outcome=outcome_words(stands.state, names.__getitem__),
    )


def _order(found: Standing) -> str:
    if found.playoff.seed is None:
        told = _("In the order of the tie-break.")
    else:
        told = _("In the order of the lot, seed {seed}.").format(seed=found.playoff.seed)
    colors = _("Colours of matches by lot, seed {seed}.").format(seed=found.playoff.color_seed)
    return f"{told} {colors}"


def _rests(found: Standing) -> Iterator[str]:
    plan = found.plan.answer
    if plan.rest_before:
        sentence = _("At least {minutes} minutes lie between the last game and the play-off.")
        yield sentence.format(minutes=plan.rest_before)
    if plan.rest_between:
        sentence = _("At least {minutes} minutes lie between its rounds.")
        yield sentence.format(minutes=plan.rest_between)
    if plan.out:
        seats = ", ".join(map(str, plan.out))
        yield _("Out at once: seats {seats}.").format(seats=seats)


def _games(file: TournamentFile, found: Standing) -> Iterator[PlayoffLine]:
    for bout in found.state.bouts:
        clock = clock_words(bout.contest.clock) if bout.contest.clock else ""
        for game in bout.games:
            white, black = (file.entrants[key].name for key in (game.white, game.black))
            yield PlayoffLine(game.stage, white, black, clock, game.score)
    for coming in found.state.next:
        white, black = (file.entrants[key].name for key in (coming.white, coming.black))
        yield PlayoffLine(coming.stage, white, black, clock_words(coming.clock), None)
