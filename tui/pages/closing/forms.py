"""What is decided about promotion, and the next season, filled in with the moves that follow."""

from dataclasses import replace

from league.errors import InputError
from league.facts.seasons import Division
from league.language import _
from league.outcomes.closing import UNDECIDED, Choices, Decided, Numbers
from league.outcomes.movement import Ranked
from league.record_kinds import CLOSING
from league.services.closing.rollover_steps import rollover_step
from league.services.journal.copies import backed_up
from league.services.promotion.decisions import from_above
from league.services.promotion.steps import decision_step
from league.services.session import kinds
from league.services.session.decided import decides
from league.services.session.desk import Desk
from league.services.session.trial_runs import Step
from league.services.words.naming import teams_named
from league.typed.days import maybe_day
from league.typed.lists import parts_of
from league.typed.numbers import is_number, maybe_whole
from league.views.promotion import NextSeason, PromotionDesk
from tui.dialogs import typed_fields
from tui.dialogs.form_model import Answers, Field, Form, flag, goes_into_journal

UP, PLACE, PASSED = "up-", "place-", "passed-"
"""Fields about one division or team each."""


def decision_form(desk: Desk, found: PromotionDesk) -> Form:
    """Return what comes from above and what is left to decide; the rest stays as it is."""
    decided, teams = found.decided, tuple(team.name for team in desk.season.teams)
    clubs, declined = sorted(decided.clubs_above), sorted(decided.choices.declined_teams)
    fields = (
        Field("above", _("From above"), _above(decided), _("a number, or TEAM=CLUB, TEAM=CLUB")),
        Field("clubs", _("Clubs above"), ", ".join(clubs), _("their numbers, next season")),
        *(_up_field(desk.division(id), decided) for id in found.left),
        *(_place_field(desk, team, names, decided) for team, names in found.ways.items()),
        Field(
            "declined",
            _("Decline"),
            ", ".join(declined),
            _("teams that do not want to go up"),
            suggested=teams,
        ),
        *(_passed_field(desk.division(id), decided) for id in found.keeping),
    )
    return Form(
        _("Decide about promotion"),
        fields,
        lambda got: decision_step(_decided(desk, decided, got)),
        needs_reason=True,
        decides=decides(desk, CLOSING, CLOSING.name),
    )


def _above(decided: Decided) -> str:
    known = [f"{one.team}={one.club}" for one in decided.coming_down if one.team != one.club]
    unnamed = len(decided.coming_down) - len(known)
    return ", ".join([*known, *([str(unnamed)] if unnamed else [])])


def _up_field(division: Division, decided: Decided) -> Field:
    known = decided.numbers.get(division.id, UNDECIDED)
    label = _("{division} up").format(division=division.name)
    hint = _("teams that go up; empty = as the book says")
    # Only for a qualification tournament the book has a number of its own.
    if needed := known.qualified is None:
        hint = _("teams that go up; the book leaves it open")
    return Field(UP + division.id, label, _shown(known.up), hint, needed=needed)


def _place_field(desk: Desk, team: str, names: tuple[str, ...], decided: Decided) -> Field:
    divisions = desk.world.divisions
    down, empty = _("if it goes down: {division}"), _("if it goes down: not said yet")
    if desk.world.teams[team].division in names:
        down, empty = _("stays in {division}"), _("no division below: not decided yet")
    answers = (("", empty), *((id, down.format(division=divisions[id].name)) for id in names))
    return Field(
        PLACE + team, desk.team(team).name, decided.choices.placed.get(team, ""), answers=answers
    )


def _passed_field(division: Division, decided: Decided) -> Field:
    label = _("Passed on: {division}").format(division=division.name)
    chosen = "yes" if division.id in decided.choices.passed_on else ""
    return flag(PASSED + division.id, label, chosen)


def _decided(desk: Desk, before: Decided, answers: Answers) -> Decided:
    numbers = dict(before.numbers)
    for name, text in answers.items():
        if name.startswith(UP):
            division = name.removeprefix(UP)
            with typed_fields.about(desk.division(division).name):
                up = maybe_whole(text, 0)
            numbers[division] = replace(numbers.get(division, UNDECIDED), up=up)
    return replace(
        before,
        coming_down=_coming_down(answers["above"]),
        clubs_above=frozenset(parts_of(answers["clubs"])),
        numbers={id: one for id, one in numbers.items() if one != UNDECIDED},
        choices=_choices(desk, before.choices, answers),
    )


def _choices(desk: Desk, before: Choices, answers: Answers) -> Choices:
    placed = {
        name.removeprefix(PLACE): chosen
        for name, chosen in answers.items()
        if name.startswith(PLACE) and chosen
    }
    passed = {
        name.removeprefix(PASSED): bool(chosen)
        for name, chosen in answers.items()
        if name.startswith(PASSED)
    }
    declined = teams_named(desk.world.teams.values(), answers["declined"])
    kept = {id for id in before.passed_on if passed.get(id, True)}
    return replace(
        before,
        declined_teams=frozenset(team.id for team in declined),
        placed=placed,
        passed_on=frozenset(kept | {id for id, chosen in passed.items() if chosen}),
    )


def _coming_down(text: str) -> tuple[Ranked, ...]:
    """Return who comes from above: ``TEAM=CLUB`` each, or a bare number. Raises InputError."""
    found: list[Ranked] = []
    for part in parts_of(text):
        team, sign, club = (piece.strip() for piece in part.partition("="))
        if sign and team and club:
            found.append(Ranked(team, club))
        elif is_number(part):
            found += from_above(int(part))
        else:
            raise InputError(_("“{text}” is neither a number nor such as GRAZ1=601."), text=part)
    return tuple(found)


def numbers_form(desk: Desk, found: PromotionDesk, division: str) -> Form:
    """Return one division's numbers; an empty field leaves them to the book."""
    decided, known = found.decided, found.decided.numbers.get(division, UNDECIDED)
    hint, left = _("empty = as the book says"), _("needed, unless a tournament decided")
    fields = (
        Field("up", _("Go up"), _shown(known.up), left if division in found.left else hint),
        Field("base", _("Usually go down"), _shown(known.base), hint),
        Field("planned", _("Teams planned"), _shown(known.planned), hint),
        Field("per_club", _("Teams per club"), _shown(known.per_club), hint),
        Field(
            "qualified",
            _("Qualified"),
            ", ".join(desk.team(team).name for team in known.qualified or ()),
            _("order of the qualification tournament, best first"),
            suggested=tuple(team.name for team in desk.season.teams if team.division == division),
        ),
    )

    def step(answers: Answers) -> Step:
        numbers = {**decided.numbers, division: _numbers(desk, answers)}
        kept = {id: one for id, one in numbers.items() if one != UNDECIDED}
        return decision_step(replace(decided, numbers=kept))

    title = _("Numbers of {division}").format(division=desk.division(division).name)
    about = decides(desk, CLOSING, CLOSING.name, division)
    return Form(title, fields, step, needs_reason=True, decides=about)


def _shown(number: int | None) -> str:
    return "" if number is None else str(number)


def _numbers(desk: Desk, answers: Answers) -> Numbers:
    qualified = teams_named(desk.world.teams.values(), answers["qualified"])
    return Numbers(
        up=typed_fields.optional_number(answers, "up"),
        base=typed_fields.optional_number(answers, "base"),
        planned=typed_fields.optional_number(answers, "planned"),
        per_club=typed_fields.optional_number(answers, "per_club"),
        qualified=tuple(team.id for team in qualified) or None,
    )


def rollover_form(desk: Desk) -> Form:
    """Return the next season: its name, the date of its rating list, the ratings."""
    day = desk.season.list_date
    later = (
        kinds.typed_day(day.replace(year=day.year + 1)) if (day.month, day.day) != (2, 29) else ""
    )
    fields = (
        Field("name", _("Season"), next_name(desk.season.name), _("such as 2012/13"), needed=True),
        typed_fields.day_field(desk, "list", _("Date of its rating list"), later),
        Field("ratings", _("Rating list"), hint=_("file (.csv, .xlsx); empty = old ratings stay")),
        flag("again", _("Replace a prepared one")),
    )

    def step(answers: Answers) -> Step:
        with typed_fields.about(answers.label("list")):
            list_date = maybe_day(answers["list"], day)
        if list_date is None:
            raise InputError(_("Please give the date of the new rating list."))
        name, again = answers["name"], bool(answers["again"])
        return rollover_step(NextSeason(name, list_date, answers["ratings"], again=again))

    title = _("Prepare the season after {season}").format(season=desk.season.name)
    return Form(title, fields, step, goes_into_journal(), first=backed_up)


def next_name(season: str) -> str:
    """Return the name of the season after one such as 2011/12 or 2025; nothing for odd names."""
    first, slash, last = season.partition("/")
    if not first.isdecimal() or (slash and not last.isdecimal()):
        return ""
    if not slash:
        return str(int(first) + 1)
    return f"{int(first) + 1}/{(int(last) + 1) % 10 ** len(last):0{len(last)}}"
