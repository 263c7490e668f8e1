"""Numbers that records name and nobody has, and teams that cannot be."""

from collections.abc import Iterable, Mapping

from league.language import _, ngettext
from league.trf.boards import usual_colors
from league.trf.found import Found, Line
from league.trf.matches import contradictions, matches_of
from league.trf.records import TrfLineup, TrfTeam
from league.trf.round_history import turns_of


def check_teams(found: Found) -> None:
    """Look at every number a record names; ``Found.wrong`` gets what cannot be."""
    teams = {one.number: one for one in found.file.teams}
    _check_players(found)
    _check_members(found, found.teams or found.old_teams)
    _check_lineups(found, teams)
    known = teams.keys() if teams else found.players.keys()
    for line, byes in found.byes:
        _known(found, line, byes.numbers, known)
        _in_time(found, line, byes.round)
    for line, one in found.abnormal:
        _known(found, line, one.numbers, known)
    for line, numbers in found.absent:
        _known(found, line, numbers, known)
    for line, group in found.prohibited:
        _known(found, line, group.numbers, known)
    _check_forfeits(found, teams)
    _check_accelerations(found)
    _check_pairing_byes(found, teams)
    if teams and not found.faults:
        _check_opponents(found)
    if not found.faults:
        _check_byes(found)
        _check_colors(found)


def _check_byes(found: Found) -> None:
    """Look at byes of those who have an opponent, or another bye, in that round."""
    turns = turns_of(found.file)
    for line, byes in found.byes:
        for number in byes.numbers:
            rounds = turns[number]
            turn = rounds[byes.round - 1] if byes.round <= len(rounds) else None
            if turn and turn.opponent:
                sentence = _("round {round}: number {number} has a bye and meets {opponent}.")
                told = sentence.format(round=byes.round, number=number, opponent=turn.opponent)
                found.wrong(line, told)
            elif turn and turn.result != byes.kind:
                sentence = _("Round {round}: number {number} has another bye too; that one counts.")
                found.odd(line, sentence.format(round=byes.round, number=number))


def _check_colors(found: Found) -> None:
    """Look at the games of matches whose colours are not those that ``352`` gives the boards."""
    line, said = found.board_colors, found.file.board_colors
    if line is None or not said or not found.file.teams:
        return
    others = [
        one for one in matches_of(found.file) if one.colors != usual_colors(said, len(one.games))
    ]
    for one in others[:1]:
        sentence = ngettext(
            "In {number} match the games have other colours than these, as in round {round},"
            " {white} – {black}: {colors}; the games count.",
            "In {number} matches the games have other colours than these, as in round {round},"
            " {white} – {black}: {colors}; the games count.",
            len(others),
        )
        facts = {"round": one.round, "white": one.white, "black": one.black}
        found.odd(line, sentence.format(number=len(others), colors=one.colors, **facts))


def _check_opponents(found: Found) -> None:
    for one in contradictions(found.file):
        if one.team in one.opponents:
            sentence = _("Round {round}: players of team {team} meet each other.")
            found.wrong(None, sentence.format(round=one.round, team=one.team))
            continue
        sentence = _("Round {round}: team {team} meets the teams {opponents}.")
        opponents = ", ".join(map(str, one.opponents))
        told = sentence.format(round=one.round, team=one.team, opponents=opponents)
        found.wrong(None, told)


def _check_forfeits(found: Found, teams: Mapping[int, TrfTeam]) -> None:
    for line, forfeit in found.forfeits:
        _known(found, line, (forfeit.white, forfeit.black), teams.keys())
        _in_time(found, line, forfeit.round)
        if forfeit.white == forfeit.black:
            sentence = _("team {team} plays against itself.")
            found.wrong(line, sentence.format(team=forfeit.white))


def _check_accelerations(found: Found) -> None:
    for line, acceleration in found.accelerations:
        if acceleration.first_round > acceleration.last_round:
            found.wrong(line, _("its first round is later than its last one."))
        if acceleration.first_number > acceleration.last_number:
            found.wrong(line, _("its first number is higher than its last one."))


def _check_players(found: Found) -> None:
    for line, national in found.nationals:
        _known(found, line, (national.number,), found.players.keys())
        if not found.file.rank_method:
            found.odd(line, _("It needs the record 172, which is missing."))


def _check_members(found: Found, teams: list[tuple[Line, TrfTeam]]) -> None:
    at: dict[int, int] = {}
    for line, team in teams:
        _known(found, line, team.players, found.players.keys())
        for number in team.players:
            if number in at:
                sentence = _("player {player} is in team {one} and in team {other}.")
                one, other = at[number], team.number
                found.wrong(line, sentence.format(player=number, one=one, other=other))
            at[number] = team.number


def _check_lineups(found: Found, teams: dict[int, TrfTeam]) -> None:
    seen: set[tuple[int, int]] = set()
    members = {number: team.number for team in teams.values() for number in team.players}
    for line, lineup in found.lineups:
        _known(found, line, (lineup.team, lineup.opponent), teams.keys())
        _in_time(found, line, lineup.round)
        _check_lineup(found, line, lineup, members)
        if (lineup.round, lineup.team) in seen:
            sentence = _("round {round}, team {team} stands in it twice.")
            found.wrong(line, sentence.format(round=lineup.round, team=lineup.team))
        seen.add((lineup.round, lineup.team))


def _check_lineup(found: Found, line: Line, lineup: TrfLineup, teams: Mapping[int, int]) -> None:
    for number in lineup.players:
        if number and number not in found.players:
            found.wrong(line, _("number {number} is not in the file.").format(number=number))
        elif number and teams.get(number) is None:
            sentence = _("Player {player} is in no team; he was counted to the one he plays for.")
            found.odd(line, sentence.format(player=number))
        elif number and teams[number] != lineup.team:
            sentence = _("player {player} is not in team {team}.")
            found.wrong(line, sentence.format(player=number, team=lineup.team))


def _check_pairing_byes(found: Found, teams: dict[int, TrfTeam]) -> None:
    byes = found.file.pairing_byes
    if byes is None:
        return
    numbers = [number for number in byes.teams if number]
    _known(found, None, numbers, teams.keys())


def _known(found: Found, line: Line | None, numbers: Iterable[int], known: Iterable[int]) -> None:
    everybody = set(known)
    for number in numbers:
        if number not in everybody:
            found.wrong(line, _("number {number} is not in the file.").format(number=number))


def _in_time(found: Found, line: Line, at: int) -> None:
    if found.file.rounds and at > found.file.rounds:
        sentence = _("round {round}: the last round of the tournament is {rounds}.")
        found.wrong(line, sentence.format(round=at, rounds=found.file.rounds))
