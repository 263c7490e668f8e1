"""How the pairing numbers of a tournament were given, as a paper has it."""

from collections.abc import Iterator

from fixtures.late_rounds import Meeting
from fixtures.varma import Drawn, Varma
from league.errors import InputError
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import Numbers
from league.formatting import spoken_facts
from league.language import _
from league.services.session.desk import Desk
from league.services.tournaments import words
from league.services.tournaments.entering.numbers import drawn_again
from league.services.tournaments.files import file_of
from league.services.tournaments.papers.heads import participant, tournament_head
from league.views.papers_tournaments import NumberDrawn, NumbersPaper


def numbers_paper(desk: Desk, id: str) -> NumbersPaper:
    """Return how each number was given; of a restricted drawing, why it was possible.

    Raises InputError as long as no numbers are given, NotFoundError, StorageError.
    """
    file = file_of(desk.season.name, id)
    if file.numbers is None:
        raise InputError(_("{name} has no pairing numbers yet."), name=file.tournament.name)
    made = _drawn_again(file, file.numbers)
    return NumbersPaper(
        head=tournament_head(desk, file),
        facts=tuple(_facts(file.numbers)),
        groups=tuple((letter, _listed(held)) for letter, held in made.envelopes.items())
        if made
        else (),
        rows=tuple(_rows(file, file.numbers, made)),
        remarks=tuple(_remarks(made)) if made else (),
    )


def _drawn_again(file: TournamentFile, numbers: Numbers) -> Varma | None:
    """Return the restricted drawing by its seed; None = drawn otherwise."""
    return drawn_again(file, numbers) if numbers.groups else None


def _facts(numbers: Numbers) -> Iterator[tuple[str, str]]:
    yield _("Given by"), words.numbers_words()[numbers.by]
    if numbers.seed is not None:
        yield _("Seed"), str(numbers.seed)
    if numbers.drawn is not None:
        yield _("Drawn on"), str(spoken_facts({"at": numbers.drawn})["at"])


def _listed(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))


def _rows(file: TournamentFile, numbers: Numbers, made: Varma | None) -> Iterator[NumberDrawn]:
    """Yield everybody by number; who has left since has no line of his own any more."""
    lots = {one.key: one for one in made.draws} if made else {}
    for number, key in enumerate(numbers.order, 1):
        if key in file.entrants:
            who = participant(file.entrants[key], number)
            lot = lots.get(key)
            yield NumberDrawn(number, who, lot.envelope if lot else "", _why(lot) if lot else "")


def _why(lot: Drawn) -> str:
    """Return why a number was possible: the numbers drawn among, and those that were not."""
    told = _("drawn among {numbers}").format(numbers=_listed(lot.possible))
    if len(lot.choice) > 1:
        told = _("envelope drawn among {letters}; number {words}").format(
            letters=", ".join(lot.choice), words=told
        )
    if not lot.ruled_out:
        return told
    met = "; ".join(map(_meeting, lot.ruled_out))
    return _("{words}. Not possible: {meetings}.").format(words=told, meetings=met)


def _meeting(one: Meeting) -> str:
    return _("{number} (meets {by} in round {round})").format(
        number=one.number, by=one.other, round=one.round
    )


def _remarks(made: Varma) -> Iterator[str]:
    """Yield how lots were drawn, and the pairs of the printed tables that meet late."""
    yield _(
        "Each lot is the next number x of Python's random.Random(seed).random(): of k things it"
        " takes the one on place floor(x · k), counted from 0, so that anybody can draw again."
    )
    yield _("Who is of one federation or club does not meet in the last three rounds.")
    for one in made.exceptions:
        sentence = _(
            "The printed table has {number} and {by} in one group although they meet in round"
            " {round}."
        )
        yield sentence.format(number=one.number, by=one.other, round=one.round)
    for one in made.meetings:
        sentence = _("Here {number} and {by} are of one group: they meet in round {round}.")
        yield sentence.format(number=one.number, by=one.other, round=one.round)
