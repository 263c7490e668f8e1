"""What is filled in for a qualification tournament: preparing, a list, a lineup, a decision."""

import re
from collections.abc import Sequence
from datetime import datetime, time

from league.errors import InputError
from league.facts.qualifications import ROUND_ROBIN, Qualifier
from league.language import _
from league.record_kinds import QUALIFICATION_DECISION
from league.sanitizing import quoted
from league.services.qualification.operations import PLAYERS
from league.services.qualification.steps import decision_step, lineup_step, prepare_step, squad_step
from league.services.qualification.tournaments import AskedTournament
from league.services.session import kinds
from league.services.session.decided import decides
from league.services.session.desk import Desk
from league.services.session.trial_runs import Step
from league.services.words.codes import system_words
from league.services.words.naming import players_named, team_named, teams_named
from league.typed.lists import parts_of
from league.views.qualification import Sheet
from tui.dialogs import typed_fields
from tui.dialogs.form_model import Answers, Field, Form, flag, goes_into_journal
from tui.dialogs.from_operations import form_of

_SUM = re.compile(r"(.+?)\s*=\s*(\d+)")


def prepare_form(desk: Desk, before: Qualifier | None = None) -> Form:
    """Return the preparing of a tournament; prepared anew it keeps the lots on record."""
    first = before.first_round if before else None
    day, hour = (kinds.typed_day(first.date()), f"{first:%H:%M}") if first else ("", "")
    teams, systems = ", ".join(before.draw) if before else "", tuple(system_words().items())
    decided = before is not None and before.mode == ROUND_ROBIN
    boards = str(before.boards) if before else ""
    up = str(before.up) if before and before.up is not None else ""
    sums = ", ".join(f"{team}={sum_}" for team, sum_ in before.elo.items()) if before else ""
    fields = (
        Field("name", _("Name"), before.name if before else "", needed=True),
        Field("teams", _("Teams"), teams, _("names or ids, commas between them"), needed=True),
        typed_fields.day_field(desk, "day", _("Round 1 on"), day),
        Field("hour", _("begins at"), hour, _("such as 10:00"), needed=True),
        Field("system", _("Three teams play"), before.system if before else "", answers=systems),
        Field("boards", _("Boards"), boards, _("empty = as the division plays")),
        flag("decided", _("Five and more: round robin"), "yes" if decided else ""),
        Field("up", _("Teams going up"), up, _("empty = as the rule book says")),
        Field("elo", _("Sums of ratings"), sums, _("such as Aubach 1=9600, Bichl 1=9450")),
        typed_fields.seed_field(before.seed if before else None),
    )
    return Form(
        _("Prepare a qualification tournament"),
        fields,
        lambda got: prepare_step(_asked(desk, got, before)),
        "" if before else goes_into_journal(),
        needs_reason=before is not None,
    )


def _asked(desk: Desk, answers: Answers, before: Qualifier | None) -> AskedTournament:
    teams = tuple(team.id for team in teams_named(desk.world.teams.values(), answers["teams"]))
    if not teams:
        raise InputError(_("Please give the teams, with commas between them."))
    day = typed_fields.needed_day(desk, answers, "day")
    return AskedTournament(
        name=answers["name"],
        teams=teams,
        first_round=datetime.combine(day, hour_needed(answers)),
        division=before.division if before else "",
        system=answers["system"],
        decided=ROUND_ROBIN if answers["decided"] else None,
        boards=typed_fields.optional_number(answers, "boards", 1),
        district=before.district if before else None,
        up=typed_fields.optional_number(answers, "up"),
        elo=dict(_sum(desk, part) for part in parts_of(answers["elo"])),
        seed=typed_fields.seed_of(answers),
    )


def _sum(desk: Desk, text: str) -> tuple[str, int]:
    found = _SUM.fullmatch(text)
    if found is None:
        sentence = _("“{text}” is no sum of ratings; expected is a team and a number: Aubach=9600.")
        raise InputError(sentence, text=quoted(text))
    return team_named(desk.world.teams.values(), found[1]).id, int(found[2])


def hour_needed(answers: Answers) -> time:
    """Return an hour that must be there. Raises InputError."""
    hour = typed_fields.optional_hour(answers, "hour")
    if hour is None:
        sentence = _("When does round 1 begin? The lists are due before it: give the hour.")
        raise InputError(sentence)
    return hour


def squad_form(desk: Desk, sheet: Sheet, team: str) -> Form:
    """Return the handing in of a team's list; its Kader stands there, the strongest first."""
    held = sheet.papers.lists.get(team)
    first = sheet.tournament.first_round
    hour_shown = f"{held.submitted:%H:%M}" if held and held.submitted else ""
    listed = " ".join([one.ident for one in held.members] if held else _kader(desk, team))
    fields = (
        Field("idents", _("Pass numbers"), listed, _("in the order of the list"), needed=True),
        typed_fields.day_field(desk, "day", _("Handed in on"), kinds.typed_day(first.date())),
        Field("hour", _("Handed in at"), hour_shown, _("such as 9:30; empty = not yet")),
    )

    def step(answers: Answers) -> Step:
        hour = typed_fields.optional_hour(answers, "hour")
        day = typed_fields.needed_day(desk, answers, "day")
        moment = datetime.combine(day, hour) if hour else None
        row = players_named(desk.world.players, answers["idents"])
        return squad_step(sheet.tournament.name, team, list(filter(None, row)), moment)

    title = _("List of {team} for {name}").format(
        team=desk.team(team).name, name=sheet.tournament.name
    )
    return Form(title, fields, step, _("if something stands against it"))


def _kader(desk: Desk, team: str) -> list[str]:
    squad = desk.judgement.squads.get(team, ())
    by_rating = sorted(squad, key=lambda one: -(one.player.rating or 0))
    return [one.ident for one in by_rating]


def lineup_form(desk: Desk, sheet: Sheet, team: str) -> Form:
    """Return the trying of a lineup."""
    held = sheet.papers.lists.get(team)
    listed = [one.ident for one in held.members] if held else _kader(desk, team)
    rounds = [(str(number), str(number)) for number in range(1, len(sheet.view.rounds) + 1)]
    seated = " ".join(listed[: sheet.tournament.boards])
    fields = (
        Field("round", _("Round"), "1", answers=tuple(rounds)),
        Field("idents", _("Board 1 first"), seated, _("pass numbers; - for an empty board")),
    )

    def step(answers: Answers) -> Step:
        row = players_named(desk.world.players, answers["idents"])
        return lineup_step(sheet.tournament.name, int(answers["round"]), team, row)

    title = _("Try a lineup of {team}").format(team=desk.team(team).name)
    return Form(title, fields, step, stores=False)


def players_form(desk: Desk, sheet: Sheet, team: str) -> Form:
    """Return who plays under a team's symbols; who is seated stands there, or its list."""
    held, seated = sheet.papers.lists.get(team), sheet.papers.players.get(team)
    listed = [one.ident for one in held.members] if held else _kader(desk, team)
    row = seated if seated is not None else listed[: sheet.tournament.boards]
    typed = " ".join(one or "-" for one in row)
    place = next(one for one in sheet.places if one.team == team)
    given = {"name": sheet.tournament.name, "team": team}
    return form_of(desk, PLAYERS, given, {"idents": typed}, symbols=place.symbols)


def decision_form(desk: Desk, sheet: Sheet) -> Form:
    """Return the decision who goes up."""
    up = sheet.view.going_up
    sure: Sequence[str] = up.teams if up else ()
    fields = tuple(
        flag(f"team{number}", f"{place.mark} {place.name}", "yes" if place.team in sure else "")
        for number, place in enumerate(sheet.places)
    )

    def step(answers: Answers) -> Step:
        teams = [
            place.team for number, place in enumerate(sheet.places) if answers[f"team{number}"]
        ]
        return decision_step(sheet.tournament.name, teams)

    title = _("Who goes up from {name}").format(name=sheet.tournament.name)
    why = _("who decided, and why")
    about = decides(desk, QUALIFICATION_DECISION, sheet.tournament.name)
    return Form(title, fields, step, why, needs_reason=True, decides=about)
