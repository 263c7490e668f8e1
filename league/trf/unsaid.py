"""What an edition has no place for, in sentences."""

from collections.abc import Iterator

from league.language import _
from league.sanitizing import beginning
from league.trf.ascii import ascii_text
from league.trf.columns import NATIONAL, PLAYER, TEAM, TEAM_013, Columns
from league.trf.reading_teams import LAST_ROUND
from league.trf.records import Edition, TrfFile, TrfProhibited


def unsaid(file: TrfFile, edition: Edition) -> tuple[str, ...]:
    """Return a sentence for everything of a file that is lost in an edition."""
    lost = list(_letters(file)) + list(_widths(file, edition))
    if edition is Edition.TRF26:
        if file.by_rank and file.teams:
            lost.append(_("TRF26 cannot say that players are paired by their ranks."))
        return tuple(lost)
    other = (*_of_teams(file), *_of_2026(file))
    return (*lost, *(sentence for said, sentence in other if said))


def _of_teams(file: TrfFile) -> Iterator[tuple[object, str]]:
    """Yield what only TRF26 can say about teams, with the sentence about it."""
    yield (
        any((team.match_points, team.rank) != (None, None) for team in file.teams)
        or file.match_scores,
        _("TRF16 has no match points, game points and ranks of teams."),
    )
    yield file.lineups or file.board_colors, _("TRF16 cannot say at which board somebody sat.")
    yield file.pairing_byes or (file.teams and file.byes), _("TRF16 has no byes of teams.")
    without = {team.number for team in file.teams if not team.players}
    yield (
        any({one.white, one.black} & without for one in file.forfeits),
        _("TRF16 has no forfeited matches of teams without players."),
    )
    yield file.teams and file.accelerations, _("TRF16 has no acceleration of teams.")
    numbers = [team.number for team in file.teams]
    yield (
        numbers != list(range(1, len(numbers) + 1)),
        _("TRF16 numbers teams by their order; the numbers of this file have gaps."),
    )


def _of_2026(file: TrfFile) -> Iterator[tuple[object, str]]:
    """Yield what else only TRF26 can say, with the sentence about it."""
    yield file.abnormal, _("TRF16 has no points given or taken by decision.")
    yield file.nationals or file.rank_method, _("TRF16 has no national ratings and numbers.")
    yield (
        file.tie_breaks or file.standings or file.code or file.time_code or file.program,
        _("TRF16 has no codes of tie-breaks, type of tournament, time control and program."),
    )
    yield (
        not all(in_all_rounds(one, file) for one in file.prohibited),
        _("TRF16 can prohibit pairings only in all rounds; those of some rounds were left out."),
    )
    yield (
        any(one.round > file.played_rounds + 1 for one in file.byes) and not file.teams,
        _("TRF16 has byes of the next round alone; those of later rounds were left out."),
    )
    yield (
        file.scores and file.scores["?"] != file.scores["="],
        _("TRF16 cannot say what a game without result is worth."),
    )


def in_all_rounds(one: TrfProhibited, file: TrfFile) -> bool:
    """Say whether players are not paired with each other in any round of a file."""
    last = file.rounds or LAST_ROUND
    return one.first_round == 1 and one.last_round >= last


def _letters(file: TrfFile) -> Iterator[str]:
    """Yield a sentence when texts are written with other letters."""
    texts = [file.name, file.city, file.chief_arbiter, file.kind, *file.deputies]
    texts += [player.name for player in file.players] + [team.name for team in file.teams]
    others = [text for text in texts if ascii_text(text) != text]
    if others:
        sentence = _("{number} texts are written in ASCII: “{text}” as “{written}”, and so on.")
        one = others[0]
        written = beginning(ascii_text(one))
        yield sentence.format(number=len(others), text=beginning(one), written=written)


def _widths(file: TrfFile, edition: Edition) -> Iterator[str]:
    """Yield a sentence for each text that is too long for its columns."""
    team = TEAM if edition is Edition.TRF26 else TEAM_013
    named = [(player.name, _width(PLAYER, "name")) for player in file.players]
    named += [(one.name, _width(team, "name")) for one in file.teams]
    named += [(one.nickname, _width(TEAM, "nickname")) for one in file.teams]
    named += [(one.name, _width(NATIONAL, "name")) for one in file.nationals]
    for text, width in named:
        if len(ascii_text(text)) > width:
            sentence = _("“{text}” has more than {width} characters and was cut off.")
            yield sentence.format(text=beginning(text), width=width)


def _width(columns: Columns, name: str) -> int:
    return next(column.width for column in columns if column.name == name)
