"""What is filled in for a tournament itself: making it, its conditions, how it is ranked."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from league.errors import InputError
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import PointKind, System, Tournament, Unplayed
from league.language import _
from league.outcomes.tournaments.names import short_name
from league.sanitizing import quoted
from league.services.session import kinds
from league.services.session.desk import Desk
from league.services.session.trial_runs import Step
from league.services.tournaments.announcing.criteria_words import criteria_typed
from league.services.tournaments.entering.numbering import keys_of, numbers_of
from league.services.tournaments.steps import change_step, create_step
from league.services.tournaments.words import systems, unplayed_words
from league.typed.days import read_day_or_moment
from league.typed.lists import parts_of
from league.typed.numbers import is_number
from tui.dialogs import typed_fields
from tui.dialogs.form_model import Answers, Field, Form, goes_into_journal


def new_form(desk: Desk) -> Form:
    """Return a new tournament."""
    fields = (
        Field("id", _("Short name"), hint=_("by which it is called, such as open"), needed=True),
        Field("name", _("Name"), needed=True),
        Field("system", _("System"), answers=tuple(systems().items())),
        Field("rounds", _("Rounds"), hint=_("only of a Swiss tournament")),
        Field("boards", _("Boards of a match"), hint=_("only for teams; empty = players")),
        *_frame_fields(desk, None),
        _like_field(desk, ""),
    )
    return Form(
        _("New tournament"), fields, lambda got: create_step(_new(desk, got)), goes_into_journal()
    )


def _new(desk: Desk, got: Answers) -> Tournament:
    boards = typed_fields.optional_number(got, "boards", 1)
    made = Tournament(
        id=got["id"],
        name=got["name"],
        system=System(got["system"]),
        rounds=typed_fields.optional_number(got, "rounds", 1) or 0,
        teams=boards is not None,
        boards=boards or 0,
    )
    return replace(_framed(desk, made, got), like=got["like"])


def _frame_fields(desk: Desk, one: Tournament | None) -> tuple[Field, ...]:
    """Return where and when it is played."""
    hint = kinds.day_hint(desk)
    first, last = (one.first_day, one.last_day) if one else (None, None)
    return (
        Field("city", _("Town"), one.city if one else ""),
        Field("first", _("First day"), kinds.typed_day(first), hint),
        Field("last", _("Last day"), kinds.typed_day(last), hint),
        Field(
            "time_control",
            _("Time control"),
            one.time_control if one else "",
            _("such as 90 min + 30 s"),
        ),
    )


def _framed(desk: Desk, one: Tournament, got: Answers) -> Tournament:
    return replace(
        one,
        city=got["city"],
        first_day=typed_fields.optional_day(desk, got, "first"),
        last_day=typed_fields.optional_day(desk, got, "last"),
        time_control=got["time_control"],
    )


def _like_field(desk: Desk, chosen: str) -> Field:
    """Return by the conditions of which division it is played."""
    divisions = [(one.id, one.name) for one in desk.season.divisions]
    known = [("", _("the FIDE rules alone")), *divisions]
    if chosen not in dict(known):
        known.append((chosen, chosen))
    return Field("like", _("Conditions of"), chosen, answers=tuple(known))


def change_form(desk: Desk, file: TournamentFile) -> Form:
    """Return the conditions of a tournament, as they stand."""
    one = file.tournament
    times = ", ".join(f"{kinds.typed_day(time)} {time:%H:%M}" for time in one.round_times)
    rounds = Field("rounds", _("Rounds"), str(one.rounds), needed=True)
    fields = (
        Field("name", _("Name"), one.name, needed=True),
        *(() if file.is_round_robin else (rounds,)),
        *_frame_fields(desk, one),
        Field("times", _("Rounds begin"), times, _("such as 1.10.2011 15:00, 2.10.2011 10:00")),
        Field("chief", _("Chief arbiter"), one.chief_arbiter),
        Field("arbiters", _("Arbiters"), ", ".join(one.arbiters), _("commas between them")),
        _like_field(desk, one.like),
    )

    def step(got: Answers) -> Step:
        after = replace(
            _framed(desk, one, got),
            name=got["name"],
            round_times=_times(desk, got),
            chief_arbiter=got["chief"],
            arbiters=tuple(parts_of(got["arbiters"])),
            like=got["like"],
        )
        if "rounds" in got:
            after = replace(after, rounds=typed_fields.optional_number(got, "rounds", 1) or 0)
        return change_step(one.id, after)

    title = _("Conditions of {name}").format(name=one.name)
    return Form(title, fields, step, _("needed once it has begun"))


def _times(desk: Desk, got: Answers) -> tuple[datetime, ...]:
    """Return when rounds begin. Raises InputError for what is no day with an hour."""
    found = []
    for part in parts_of(got["times"]):
        with typed_fields.about(got.label("times")):
            at = read_day_or_moment(part, kinds.near(desk))
        if not isinstance(at, datetime):
            sentence = _("“{text}” names no hour; expected is such as 1.10.2011 15:00.")
            raise InputError(sentence, text=quoted(part))
        found.append(at)
    return tuple(found)


def rules_form(_desk: Desk, file: TournamentFile) -> Form:
    """Return how a tournament is paired and ranked, as it stands."""
    one = file.tournament
    criteria = ", ".join(map(short_name, one.criteria))
    unplayed = (("", _("as the rule book has it")), *unplayed_words().items())
    counted = ((PointKind.MATCH, _("match points")), (PointKind.GAME, _("game points")))
    fields = (
        Field("criteria", _("Behind the points"), criteria, _("empty = as the rule book has them")),
        Field("unplayed", _("Games not played"), one.unplayed or "", answers=unplayed),
        *((Field("counted", _("Buchholz counts"), one.counted, answers=counted),) * one.teams),
        *(() if file.is_round_robin else _swiss_fields(file)),
    )

    def step(got: Answers) -> Step:
        after = replace(
            one,
            criteria=criteria_typed(parts_of(got["criteria"])),
            unplayed=Unplayed(got["unplayed"]) if got["unplayed"] else None,
            counted=PointKind(got["counted"]) if "counted" in got else one.counted,
        )
        return change_step(one.id, _swiss(file, after, got) if "color" in got else after)

    title = _("Pairing and ranking of {name}").format(name=one.name)
    return Form(title, fields, step, _("needed once it has begun"))


def _swiss_fields(file: TournamentFile) -> tuple[Field, ...]:
    one, numbers = file.tournament, numbers_of(file)
    colors = (("", _("by lot")), ("w", _("White")), ("b", _("Black")))
    groups = ", ".join(_group(numbers, keys) for keys in one.prohibited)
    return (
        Field("color", _("Colour of number 1"), one.first_color, answers=colors),
        typed_fields.seed_field(one.seed),
        Field("prohibited", _("Never paired"), groups, _("numbers, such as 3-7, 5-9-12")),
    )


def _group(numbers: Mapping[str, int], keys: Sequence[str]) -> str:
    return "-".join(str(numbers.get(key, key)) for key in keys)


def _swiss(file: TournamentFile, one: Tournament, got: Answers) -> Tournament:
    return replace(
        one,
        first_color=got["color"],
        seed=typed_fields.seed_of(got),
        prohibited=tuple(numbers_typed(file, part) for part in parts_of(got["prohibited"])),
    )


def numbers_typed(file: TournamentFile, text: str) -> tuple[str, ...]:
    """Return keys from pairing numbers with a hyphen between. Raises InputError."""
    known, found = keys_of(file), []
    for part in text.replace("–", "-").split("-"):
        number = int(part) if is_number(part.strip()) else 0
        if number not in known:
            raise InputError(_("“{text}” is no pairing number."), text=part.strip())
        found.append(known[number])
    return tuple(found)
