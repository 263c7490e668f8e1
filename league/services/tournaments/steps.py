"""What happens to a tournament, ready to be tried and stored."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from league.facts.tournaments import AbsenceKind, Committee, Entrant, NumbersBy, Tournament
from league.language import _, ngettext
from league.services.schedule.drawing import drawn_words
from league.services.session.desk import Desk
from league.services.session.transactions import is_trial
from league.services.session.trial_runs import Outcome, as_step
from league.services.tournaments import words
from league.services.tournaments.announcing import records
from league.services.tournaments.announcing.announcement_checks import against
from league.services.tournaments.entering import entries, leaving, numbers
from league.services.tournaments.entering.places import kept_words
from league.services.tournaments.opening import opened
from league.services.tournaments.playing import manual_pairings, pairing, results
from league.services.tournaments.ranking import adjusting
from league.views.tournaments import BoardKey, Proposal, Signs


@as_step
def create_step(desk: Desk, why: str, tournament: Tournament) -> Outcome:
    """A new tournament."""
    made = records.create_tournament(desk.season.name, tournament, actor=desk.actor, why=why)
    return Outcome(_("{id} is on file.").format(id=made.id), notes=_against(desk, made.id))


@as_step
def change_step(desk: Desk, why: str, id: str, tournament: Tournament) -> Outcome:
    """A tournament that is played otherwise."""
    name = desk.season.name
    records.change_tournament(name, id, lambda _before: tournament, actor=desk.actor, why=why)
    return Outcome(_("{id} is changed.").format(id=id), notes=_against(desk, id))


def _against(desk: Desk, id: str) -> tuple[str, ...]:
    return tuple(one.sentence for one in against(opened(desk.season.name, id)))


@as_step
def enter_step(
    desk: Desk, why: str, id: str, who: Sequence[str | Entrant], first_round: int | None = None
) -> Outcome:
    """The entries of players: members by pass number, or guests."""
    name = desk.season.name
    made = [
        entries.enter(
            name, id, one, actor=desk.actor, first_round=first_round, why=why, despite=why
        )
        for one in who
    ]
    names = "; ".join(one.name for one in made)
    says = _("Entered in {id}: {players}.").format(id=id, players=names)
    return Outcome(says, notes=kept_words(opened(name, id), [one.key for one in made], joined=True))


@as_step
def team_step(
    desk: Desk, why: str, id: str, team: Entrant, players: Sequence[str | Entrant]
) -> Outcome:
    """A team's entry with its players."""
    name = desk.season.name
    made = entries.enter_team(name, id, team, players, actor=desk.actor, why=why, despite=why)
    sentence = _("{team} is entered in {id} with {number} players.")
    return Outcome(sentence.format(team=made.name, id=id, number=len(made.players)))


@as_step
def leave_step(
    desk: Desk, why: str, id: str, key: str, from_round: int = 0, excluded: bool = False
) -> Outcome:
    """A withdrawal or an exclusion; round 0 = the first one possible."""
    name, who = desk.season.name, _name(desk, id, key)
    at = from_round or None
    leaving.leave(name, id, key, from_round=at, excluded=excluded, actor=desk.actor, why=why)
    left = opened(name, id).file.left(key)
    if left is None:
        return Outcome(_("The entry of {ident} is withdrawn.").format(ident=who))
    says = f"{who}: {words.away_words(1, [replace(left, why='')])}."
    return Outcome(says, notes=kept_words(opened(name, id), [key], joined=False))


@as_step
def back_step(desk: Desk, why: str, id: str, key: str) -> Outcome:
    """Somebody who left and comes back."""
    leaving.come_back(desk.season.name, id, key, actor=desk.actor, why=why)
    return Outcome(_("{player} plays on.").format(player=_name(desk, id, key)))


@as_step
def bye_step(
    desk: Desk, why: str, id: str, key: str, rounds: Sequence[int], kind: AbsenceKind
) -> Outcome:
    """Byes that somebody asked for."""
    leaving.give_byes(desk.season.name, id, key, rounds, kind, actor=desk.actor, why=_said(why))
    sentence = ngettext(
        "{player}: {kind} in round {rounds}.", "{player}: {kind} in rounds {rounds}.", len(rounds)
    )
    numbers_ = ", ".join(map(str, sorted(rounds)))
    kind_ = words.absence_words()[kind]
    return Outcome(sentence.format(player=_name(desk, id, key), kind=kind_, rounds=numbers_))


@as_step
def no_bye_step(desk: Desk, why: str, id: str, key: str, at: int) -> Outcome:
    """A bye that is taken back."""
    leaving.take_bye_back(desk.season.name, id, key, at, actor=desk.actor, why=why)
    sentence = _("{player} plays in round {round}.")
    return Outcome(sentence.format(player=_name(desk, id, key), round=at))


@as_step
def numbers_step(
    desk: Desk, why: str, id: str, by: NumbersBy, seed: int | None = None, order: Sequence[str] = ()
) -> Outcome:
    """Pairing numbers; those of a lot are seen when they are stored."""
    name = desk.season.name
    made = numbers.give_numbers(name, id, by, seed=seed, order=order, actor=desk.actor, why=why)
    sentence = _("{number} numbers are given by {how}.")
    says = sentence.format(number=len(made.order), how=words.numbers_words()[by])
    drawn = (drawn_words(),) if by in numbers.DRAWN else ()
    return Outcome(says, notes=(*drawn, *_against(desk, id)))


@as_step
def pair_step(desk: Desk, why: str, id: str, proposal: Proposal) -> Outcome:
    """The next round as it was proposed, of a round robin all rounds."""
    stored = pairing.store_round(desk.season.name, id, proposal, actor=desk.actor, why=why)
    if len(stored) > 1:
        return Outcome(_("All {number} rounds are paired.").format(number=len(stored)))
    return Outcome(_("Round {round} is paired.").format(round=stored[0].round))


@as_step
def result_step(desk: Desk, why: str, id: str, at: BoardKey, signs: Signs | None) -> Outcome:
    """A result that is changed when a later round is paired."""
    results.store_typed(desk, id, {at: signs}, why)
    sentence = _("Round {round}, board {board} is corrected; the pairings stay.")
    return Outcome(sentence.format(round=at[0], board=at[1]))


@as_step
def hand_step(
    desk: Desk, why: str, id: str, at: int, pairs: Sequence[tuple[int, int | None]]
) -> Outcome:
    """Pairs of a round as somebody sets them."""
    manual_pairings.set_pairs(desk.season.name, id, at, pairs, actor=desk.actor, why=why)
    return Outcome(_("Round {round} is paired by hand.").format(round=at))


@as_step
def unpair_step(desk: Desk, why: str, id: str) -> Outcome:
    """The last round taken back."""
    gone = manual_pairings.take_round_back(desk.season.name, id, actor=desk.actor, why=why)
    return Outcome(manual_pairings.taken_back_words(gone))


@as_step
def adjust_step(
    desk: Desk, why: str, id: str, key: str, points: int, games: int = 0, at: int = 0
) -> Outcome:
    """Half points given or taken by decision."""
    season, who = desk.season.name, _name(desk, id, key)
    adjusting.adjust(season, id, key, points, games=games, at=at, actor=desk.actor, why=why)
    if not points and not games:
        return Outcome(_("{player}: no points are given or taken any more.").format(player=who))
    mine = [one for one in opened(season, id).file.adjustments if (one.key, one.round) == (key, at)]
    return Outcome(f"{who}: {words.given_words(replace(one, why='') for one in mine)}.")


@as_step
def invitation_step(desk: Desk, why: str, id: str, parts: Mapping[str, str]) -> Outcome:
    """What the invitation says."""
    records.set_invitation(desk.season.name, id, parts, actor=desk.actor, why=why)
    says = _("The invitation of {id} is changed.").format(id=id)
    return Outcome(says, notes=_against(desk, id))


@as_step
def committee_step(desk: Desk, why: str, id: str, committee: Committee) -> Outcome:
    """The appeals committee."""
    records.set_committee(desk.season.name, id, committee, actor=desk.actor, why=why)
    says = _("The appeals committee of {id} is on record.").format(id=id)
    return Outcome(says, notes=_against(desk, id))


def _said(why: str) -> str:
    """Return a reason for the record of a bye; that of a trial is none."""
    return "" if is_trial() else why


def _name(desk: Desk, id: str, key: str) -> str:
    entered = opened(desk.season.name, id).file.entrants
    return entered[key].name if key in entered else key
