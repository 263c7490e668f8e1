"""The season's overview: divisions, what waits for the official, clubs, fees."""

from collections.abc import Iterator, Sequence
from datetime import date

from league import clock
from league.facts.seasons import Division, MatchKey
from league.judging.absences import waits_for_lineup
from league.language import _, ngettext, pick
from league.outcomes.judgement import MatchJudgement
from league.outcomes.standings import Standing
from league.rulebook.topics import Topic
from league.services.home.season_tasks import dated_tasks
from league.services.rulebook import explaining
from league.services.rulebook.findings import open_findings, open_lines
from league.services.session.desk import Desk
from league.services.words.searching import alphabetical
from league.views.divisions import DivisionSummary, SeasonView, TaskRow

MOST_LEVEL = 2
"""So many teams that share the first place are named; of more it is said how many."""


def season_view(desk: Desk, on: date | None = None) -> SeasonView:
    """Return the overview as it is on a day, today by the rule book's time zone if none is given.

    Raises StorageError.
    """
    today = on or clock.today(desk.book.time_zone)
    fees = [fee for judged in desk.judgement.matches.values() for fee in judged.fees]
    return SeasonView(
        name=desk.season.name,
        federation=desk.season.federation,
        rulebook=desk.season.rulebook,
        rules=pick(desk.book.names),
        list_date=desk.season.list_date,
        day=today,
        divisions=summaries(desk, today),
        tasks=work_list(desk, today),
        clubs=tuple(
            sorted(
                ((club.id, club.name) for club in desk.season.clubs),
                key=lambda club: alphabetical(club[1]),
            )
        ),
        fees_federation=sum(fee.cents for fee in fees if fee.to == "federation"),
        fees_opponents=sum(fee.cents for fee in fees if fee.to == "opponent"),
    )


def work_list(desk: Desk, today: date) -> tuple[TaskRow, ...]:
    """Return what waits for the official: what has a day, then findings. Raises StorageError."""
    return (*dated_tasks(desk, today), *_list_tasks(desk), *_match_tasks(desk, today))


def summaries(desk: Desk, today: date) -> tuple[DivisionSummary, ...]:
    """Return the divisions as they are on a day."""
    return tuple(_summary(desk, division, today) for division in desk.season.divisions)


def _summary(desk: Desk, division: Division, today: date) -> DivisionSummary:
    mine = {key: one for key, one in desk.judgement.matches.items() if key[0] == division.id}
    table = desk.judgement.tables.get(division.id, ())
    entered = sum(judged.entered or judged.void for judged in mine.values())
    return DivisionSummary(
        id=division.id,
        name=division.name,
        district=division.district,
        teams=sum(team.division == division.id for team in desk.season.teams),
        rounds=len({key[1] for key in mine}),
        matches=sum(judged.lapse is None or judged.entered for judged in mine.values()),
        entered=entered,
        missing=sum(_missing(judged, today) for judged in mine.values()),
        open_findings=sum(len(open_findings(desk, key)) for key in mine),
        leader=_leader(desk, table) if entered else "",
    )


def _leader(desk: Desk, table: Sequence[Standing]) -> str:
    """Return who stands first; of several that share the place, each."""
    first = [row for row in table if row.rank == 1 and row.played and not row.excluded]
    if len(first) > MOST_LEVEL:
        return ngettext("{n} team level", "{n} teams level", len(first)).format(n=len(first))
    return " = ".join(desk.world.teams[row.team].name for row in first)


def _missing(judged: MatchJudgement, today: date) -> bool:
    return judged.facts.day < today and judged.waits


def _match_tasks(desk: Desk, today: date) -> Iterator[TaskRow]:
    for key, judged in desk.judgement.matches.items():
        names = f"{desk.world.teams[key[2]].name} – {desk.world.teams[key[3]].name}"
        if _missing(judged, today):
            yield _missing_task(desk, key, names, today)
        for found in open_findings(desk, key):
            yield TaskRow(
                "finding",
                explaining.spoken(desk, found.sentence),
                key[0],
                match=key,
                team=found.team,
                key=found.key,
                place=judged.facts.division.name,
                who=desk.world.teams[found.team].name if found.team else names,
                cited=desk.book.cite(found.rule),
            )


def _missing_task(desk: Desk, key: MatchKey, names: str, today: date) -> TaskRow:
    """Return that a match is not complete; where a lineup is missing, what ends it."""
    cited, judged = desk.book.cited(Topic.NOT_APPEARED), desk.judged(key)
    sentence = _("Not complete: {match}.")
    team, rows, waits = "", desk.world.boards.get(key, ()), waits_for_lineup(desk.world, key)
    if waits:
        sentence = _(
            "Not complete: {match}: no lineup. The days of both reports or the result of a board"
            " say that nobody came{cited}; or decide the match."
        )
    if rows and waits:
        team = desk.world.teams[key[3] if any(row.home_player for row in rows) else key[2]].name
        sentence = _(
            "Not complete: {match}: {team} has no lineup. The day of a report or the result of a"
            " board says that it did not come{cited}; or decide the match."
        )
    return TaskRow(
        "missing",
        sentence.format(match=names, team=team, cited=cited),
        key[0],
        match=key,
        due=judged.facts.day,
        left=(judged.facts.day - today).days,
        place=judged.facts.division.name,
        who=team,
    )


def _list_tasks(desk: Desk) -> Iterator[TaskRow]:
    for team in desk.judgement.lists:
        for found in open_lines(desk, team):
            mine = desk.world.teams[team]
            yield TaskRow(
                "list",
                explaining.spoken(desk, found.sentence),
                mine.division,
                team=team,
                key=found.key,
                place=desk.world.divisions[mine.division].name,
                who=mine.name,
                cited=desk.book.cite(found.rule),
            )
