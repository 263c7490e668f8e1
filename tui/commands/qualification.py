"""Qualification tournaments: ``qualification prepare``, ``enter``, ``show``, ``form``."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from league import formatting
from league.errors import InputError
from league.language import _
from league.services.words.naming import team_named
from league.typed.days import read_moment
from league.typed.lists import pairs_of
from league.typed.numbers import read_whole
from league.typed.results import read_game
from tui.commands import options
from tui.commands.call import Call
from tui.commands.common import command, group, print_columns, print_data, print_json, print_message
from tui.commands.listing import about_of
from tui.commands.printed import plain
from tui.commands.qualification_squads import parts
from tui.commands.usage import PATH, Argument, Option

if TYPE_CHECKING:
    from league.views.qualification import Pairing, TournamentView


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "qualification",
        about_of("qualification"),
        [_prepare(), *_results(), _leave(), _form(), *parts()],
        'spielleiter qualification prepare "KL 2012" KLGRAZ01 KLGRAZ02 KLGRAZ03 \\\n'
        '  --first-round "2012-06-02 10:00" --system skalicka',
        'spielleiter qualification form "KL 2012"',
    )


def _of_tournament(*more: click.Parameter, required: bool = True) -> list[click.Parameter]:
    return [Argument(["name"], required=required), *more]


def _prepare() -> click.Command:
    return command(
        "prepare",
        prepare,
        _of_tournament(
            Argument(["teams"], nargs=-1, required=True),
            options.text_option(
                "--first-round",
                "TIME",
                _("When round 1 begins, such as “2012-06-02 10:00”."),
                required=True,
            ),
            options.text_option("--system", "NAME", _("Three teams: patheisky or skalicka.")),
            options.seed_option(),
            *_conditions(),
            options.why_option(),
        ),
        _("Prepare a tournament and draw it."),
        'spielleiter qualification prepare "KL 2012" KLGRAZ01 KLGRAZ02 KLGRAZ03 \\\n'
        '  --first-round "2012-06-02 10:00" --system patheisky --boards 6',
    )


def _conditions() -> list[click.Parameter]:
    return [
        options.number_option("--boards", _("Otherwise as the division plays.")),
        options.text_option("--division", "DIVISION", _("Otherwise the first team's.")),
        Option(["--district"], metavar="DISTRICT", help=_("Played inside this district.")),
        Option(["--decided"], metavar="MODE", help=_("Five teams: round_robin.")),
        options.number_option("--up", _("Teams that go up, as decided.")),
        Option(["--elo"], multiple=True, metavar="TEAM=SUM", help=_("A team's sum of ratings.")),
    ]


def _results() -> Iterator[click.Command]:
    yield command(
        "enter",
        enter,
        _of_tournament(
            options.round_argument(),
            Argument(["results"], nargs=-1, required=True, metavar="PAIRING=RESULT..."),
            options.why_option(),
        ),
        _(
            "Enter results of a round: 1, ½, 0, or - for both lost; White or home first.\n\n"
            "A match has one result per board, with commas between them."
        ),
        'spielleiter qualification enter "KL 2012" 1 A1-B2=1 B1-C2=½',
        'spielleiter qualification enter "four" 1 KLGRAZ01-KLGRAZ04=1,½,0,1,1,½,0,0',
    )
    yield command(
        "show",
        show,
        _of_tournament(options.json_option(), required=False),
        _("Show a tournament's ranking and who goes up, or list the tournaments."),
        "spielleiter qualification show",
        'spielleiter qualification show "KL 2012" --json',
    )


def _leave() -> click.Command:
    return command(
        "leave",
        leave,
        _of_tournament(Argument(["team"]), options.why_option()),
        _("Record that a team leaves a tournament of four and more."),
        'spielleiter qualification leave "four" KLGRAZ04 --why "no players left"',
    )


def _form() -> click.Command:
    return command(
        "form",
        form,
        _of_tournament(Argument(["file"], required=False, type=PATH), options.force_option()),
        _("Print the form by rounds, or write it to a text file."),
        'spielleiter qualification form "KL 2012" form.txt',
    )


def prepare(
    call: Call, teams: tuple[str, ...], elo: tuple[str, ...], first_round: str, **asked: Any
) -> None:
    """Prepare a tournament. Raises LeagueError."""
    from league.services.qualification.tournaments import AskedTournament
    from league.services.qualification.tournaments import prepare as store

    desk, why = call.desk(), asked.pop("why")
    wanted = AskedTournament(
        teams=tuple(team_named(desk.season.teams, team).id for team in teams),
        first_round=read_moment(first_round, call.near),
        elo={
            team_named(desk.season.teams, team).id: read_whole(sum_, 0)
            for team, sum_ in pairs_of(elo).items()
        },
        **asked,
    )
    view = store(call.season, wanted, actor=call.actor, why=why)
    _tell(view)
    print_message(_("Drawn with seed {seed}."), seed=view.tournament.seed)


def enter(call: Call, name: str, number: int, results: tuple[str, ...], why: str) -> None:
    """Enter results. Raises LeagueError."""
    from league.services.qualification import tournaments

    view = tournaments.show(call.season, name)
    typed = {
        _pairing(view, text): [read_game(part) for part in result.split(",")]
        for text, result in pairs_of(results).items()
    }
    _tell(tournaments.enter(call.season, name, number, typed, actor=call.actor, why=why))


def _pairing(view: "TournamentView", text: str) -> "Pairing":
    """Return the pairing that was typed; of three teams a and A are two symbols."""
    same = str if view.tournament.system else str.casefold
    for first, second in [pairing for pairings in view.rounds for pairing in pairings]:
        if same(f"{first}-{second}") == same(text):
            return first, second
    sentence = _("{pairing} is not played in {name}.")
    raise InputError(sentence, pairing=text, name=view.tournament.name)


def show(call: Call, name: str | None, as_json: bool) -> None:
    """Show a tournament. Raises LeagueError."""
    from league.services.qualification import tournaments

    if name is not None:
        view = tournaments.show(call.season, name)
        if as_json:
            print_json(plain(view))
        else:
            _tell(view)
        return
    known = tournaments.tournaments(call.season)
    if as_json:
        print_json(plain(known))
        return
    if not known:
        print_message(_("No qualification tournament is on file."))
    for one in known:
        print_data(f"{one.name}  {', '.join(one.draw)}")


def leave(call: Call, name: str, team: str, why: str) -> None:
    """Record that a team leaves. Raises LeagueError."""
    from league.services.qualification import leavers, tournaments

    id = team_named(call.desk().season.teams, team).id
    leavers.leave(call.season, name, id, actor=call.actor, why=why)
    _tell(tournaments.show(call.season, name))


def form(call: Call, name: str, file: Path | None, force: bool) -> None:
    """Print the form. Raises LeagueError."""
    from league import files
    from league.services.qualification.papers import filled
    from reports.layouts.qualifier_rounds import layout
    from reports.paper import Format
    from reports.writing import printed

    desk = call.desk()
    text = printed([replace(layout(filled(desk, name)), as_of=desk.head)], Format.TXT)
    if file is None:
        print_data(text.rstrip("\n"))
        return
    files.write_text(file, text, force=force)
    print_message(_("The form was written to {path}."), path=file)


def _tell(view: "TournamentView") -> None:
    for number, pairings in enumerate(view.rounds, 1):
        print_data(_("Round {round}").format(round=number))
        for first, second in pairings:
            scores = view.results.get((number, first, second), ())
            games = [one for one in scores if one is not None]
            halves = (sum(one[0] for one in games), sum(one[1] for one in games))
            print_data(f"  {first} – {second}  {formatting.pair(halves) if games else ''}".rstrip())
    place, rows = 1, []
    for group_ in view.groups:
        mark = str(place) if view.results else "–"
        rows += [(mark, team, formatting.score(view.points[team])) for team in group_]
        place += len(group_)
    print_columns(rows, (0, 2))
    for team, sentence in view.left:
        print_data(f"{team}: {sentence}")
    if view.going_up is None:
        print_message(_("{number} results are missing."), number=view.missing)
        return
    print_data(_("Going up: {teams}").format(teams=", ".join(view.going_up.teams) or "–"))
    if view.going_up.tied:
        sentence = _("Among {teams} a person decides about {number}.")
        tied, places = ", ".join(view.going_up.tied), view.going_up.open_places
        print_data(sentence.format(teams=tied, number=places))
