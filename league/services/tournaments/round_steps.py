"""What happens to a round, ready to be tried and stored: pairs by hand, hours, who came late."""

from collections.abc import Sequence

from league.facts.tournaments import RoundPairing
from league.formatting import filled_in
from league.language import _
from league.services.session.days import still_to_come
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, as_step
from league.services.tournaments.entering.numbering import named
from league.services.tournaments.opening import opened
from league.services.tournaments.playing import manual_pairings, round_hours
from league.services.tournaments.playing.round_hours import Hour, moment_of
from league.services.tournaments.playing.round_marks import by_hand_words


@as_step
def hand_step(
    desk: Desk,
    why: str,
    id: str,
    number: int,
    pairs: Sequence[tuple[int, int | None]],
    published: Hour = None,
) -> Outcome:
    """Pairs of a round as somebody sets them, and when that was made public."""
    season = desk.season.name
    hour = None if published is None else moment_of(opened(season, id), number, published)
    made = manual_pairings.set_pairs(
        season, id, number, pairs, published=hour, actor=desk.actor, why=why
    )
    says = _("Round {round} is paired by hand.").format(round=number)
    return Outcome(says, notes=_notes(desk, id, made))


@as_step
def publish_step(desk: Desk, why: str, id: str, number: int, hour: Hour = None) -> Outcome:
    """The hour at which a pairing was made public."""
    made = round_hours.publish(desk.season.name, id, number, hour, actor=desk.actor, why=why)
    says = filled_in(
        _("The pairing of round {round} was public on {published}."),
        round=number,
        published=made.published,
    )
    return Outcome(says, notes=_notes(desk, id, made))


def _notes(desk: Desk, id: str, made: RoundPairing) -> tuple[str, ...]:
    season = desk.season.name
    return (*by_hand_words(opened(season, id), made), *still_to_come(season, made.published))


@as_step
def release_step(desk: Desk, why: str, id: str, number: int, hour: Hour = None) -> Outcome:
    """The hour at which the boards were released."""
    made = round_hours.release(desk.season.name, id, number, hour, actor=desk.actor, why=why)
    says = filled_in(
        _("The boards of round {round} were released on {released}."),
        round=number,
        released=made.released,
    )
    return Outcome(says, notes=still_to_come(desk.season.name, made.released))


@as_step
def late_step(
    desk: Desk, why: str, id: str, number: int, who: str, hour: Hour = None, plays: bool = False
) -> Outcome:
    """Somebody who came late, and what follows."""
    season = desk.season.name
    file = opened(season, id).file
    key = named(file, who)
    said, lost = round_hours.arrive(
        season, id, number, key, hour, plays=plays, actor=desk.actor, why=why
    )
    name = file.entrants[key].name
    sentence = _("{player} loses the game without play.") if lost else _("{player} plays.")
    return Outcome(sentence.format(player=name), notes=(said,))
