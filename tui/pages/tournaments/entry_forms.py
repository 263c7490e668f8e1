"""What is filled in about participants: entries, byes, leaving, points by decision."""

from league.errors import InputError
from league.facts.tournament_files import LEFT, TournamentFile
from league.facts.tournaments import AbsenceKind, Entrant
from league.language import _
from league.services.session.desk import Desk
from league.services.session.trial_runs import Step
from league.services.tournaments.steps import (
    adjust_step,
    back_step,
    bye_step,
    enter_step,
    leave_step,
    no_bye_step,
    team_step,
)
from league.services.tournaments.words import absence_words
from league.services.words.naming import player_named
from league.typed.lists import parts_of
from league.typed.numbers import read_wholes
from league.typed.points import read_halves
from league.typed.titles import read_title
from tui.dialogs import typed_fields
from tui.dialogs.form_model import Answers, Field, Form, flag, goes_into_journal

BYES = (AbsenceKind.HALF_BYE, AbsenceKind.ZERO_BYE, AbsenceKind.FULL_BYE)
BACK = "back"


def enter_form(desk: Desk, file: TournamentFile) -> Form:
    """Return the entry of players of the register."""
    hint = _("pass numbers or names, with commas")
    fields = (Field("players", _("Players"), hint=hint, needed=True), _first_field(file))

    def step(got: Answers) -> Step:
        parts = parts_of(got["players"])
        who = tuple(player_named(desk.world.players, part).ident for part in parts)
        if not who:
            raise InputError(_("Please give the player: the pass number or letters of the name."))
        return enter_step(file.tournament.id, who, _first(got))

    title = _("Enter players in {name}").format(name=file.tournament.name)
    return Form(title, fields, step, goes_into_journal())


def _first_field(file: TournamentFile) -> Field:
    usual = _("empty = from round {round} on").format(round=file.last_paired + 1)
    return Field("first", _("Plays from round"), hint=usual)


def _first(got: Answers) -> int | None:
    return typed_fields.optional_number(got, "first", 1)


def guest_form(_desk: Desk, file: TournamentFile) -> Form:
    """Return the entry of a player whom the register does not know."""
    fields = (
        Field("name", _("Name"), hint=_("Surname, Given name"), needed=True),
        Field("rating", _("Rating"), hint=_("empty = unrated")),
        Field("title", _("Title"), hint=_("such as FM")),
        Field("federation", _("Federation"), hint=_("three letters")),
        Field("club", _("Club")),
        Field("sex", _("Sex"), answers=(("", "–"), ("m", _("male")), ("w", _("female")))),
        Field("born", _("Born"), hint=_("such as 1990/05/31 or 1990")),
        Field("fide_id", _("FIDE ID")),
        _first_field(file),
    )

    def step(got: Answers) -> Step:
        guest = Entrant(
            tournament=file.tournament.id,
            key="",
            name=got["name"],
            rating=typed_fields.optional_number(got, "rating", 1),
            title=read_title(got["title"]),
            federation=got["federation"].upper(),
            club=got["club"],
            sex=got["sex"],
            born=got["born"],
            fide_id=got["fide_id"],
        )
        return enter_step(file.tournament.id, (guest,), _first(got))

    title = _("Enter a guest in {name}").format(name=file.tournament.name)
    return Form(title, fields, step, goes_into_journal())


def team_form(desk: Desk, file: TournamentFile) -> Form:
    """Return the entry of a team with its players, board 1 first."""
    hint = _("pass numbers or names, board 1 first")
    fields = (
        Field("name", _("Team"), needed=True),
        Field("players", _("Players"), hint=hint, needed=True),
        Field("federation", _("Federation"), hint=_("three letters")),
    )

    def step(got: Answers) -> Step:
        team = Entrant(
            tournament=file.tournament.id,
            key=got["name"],
            name=got["name"],
            federation=got["federation"].upper(),
        )
        parts = parts_of(got["players"])
        players = [player_named(desk.world.players, part).ident for part in parts]
        return team_step(file.tournament.id, team, players)

    title = _("Enter a team in {name}").format(name=file.tournament.name)
    return Form(title, fields, step, goes_into_journal())


def bye_form(_desk: Desk, file: TournamentFile, key: str) -> Form:
    """Return a bye that is asked for."""
    names, coming = absence_words(), str(file.last_paired + 1)
    fields = (
        Field("rounds", _("Rounds"), coming, _("such as 3, 5"), needed=True),
        Field("kind", _("Bye"), answers=tuple((kind, names[kind]) for kind in BYES)),
    )

    def step(got: Answers) -> Step:
        with typed_fields.about(got.label("rounds")):
            rounds = read_wholes(got["rounds"], 1)
        return bye_step(file.tournament.id, key, rounds, AbsenceKind(got["kind"]))

    title = _("Bye for {player}").format(player=file.entrants[key].name)
    return Form(title, fields, step, goes_into_journal())


def no_bye_form(_desk: Desk, file: TournamentFile, key: str) -> Form:
    """Return the taking back of a bye, a withdrawal or an exclusion."""
    names, id = absence_words(), file.tournament.id
    known = tuple(
        (
            BACK if one.kind in LEFT else str(one.round),
            _("{kind}, round {round}").format(kind=names[one.kind], round=one.round),
        )
        for one in file.absences
        if one.key == key
    )

    def step(got: Answers) -> Step:
        chosen = got["taken"]
        return back_step(id, key) if chosen == BACK else no_bye_step(id, key, int(chosen))

    title = _("{player} plays after all").format(player=file.entrants[key].name)
    return Form(title, (Field("taken", _("Take back"), answers=known),), step)


def leave_form(_desk: Desk, file: TournamentFile, key: str) -> Form:
    """Return the leaving of a participant, of his own will or not."""
    soonest = _("empty = from the first one possible")
    fields = (Field("round", _("From round"), hint=soonest), flag("excluded", _("Excluded")))

    def step(got: Answers) -> Step:
        number = typed_fields.optional_number(got, "round", 1) or 0
        return leave_step(file.tournament.id, key, number, bool(got["excluded"]))

    title = _("{player} leaves {name}").format(
        player=file.entrants[key].name, name=file.tournament.name
    )
    return Form(title, fields, step, _("why he leaves"), needs_reason=True)


def adjust_form(_desk: Desk, file: TournamentFile, key: str) -> Form:
    """Return points that are given by decision, or taken away."""
    label = _("Match points") if file.tournament.teams else _("Points")
    games = Field("games", _("Game points"), hint=_("such as -1½; empty = none"))
    fields = (
        Field("points", label, hint=_("such as ½ or -1"), needed=True),
        *((games,) if file.tournament.teams else ()),
        Field("round", _("Round"), hint=_("empty = the tournament as a whole")),
    )

    def step(got: Answers) -> Step:
        more = read_halves(got["games"]) if got.get("games") else 0
        round_ = typed_fields.optional_number(got, "round", 1) or 0
        points = read_halves(got["points"] or "0")
        return adjust_step(file.tournament.id, key, points, more, round_)

    title = _("Points of {player}").format(player=file.entrants[key].name)
    return Form(title, fields, step, needs_reason=True)
