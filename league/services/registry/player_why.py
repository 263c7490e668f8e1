"""Why a player may play from a day on, what he counts as, and how his rating is moving."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from league import forms
from league.clock import today
from league.facts.claims import Application
from league.facts.people import Player
from league.facts.periods import Game
from league.facts.registrations import Kind, Registration
from league.facts.transfers import Transfer
from league.findings import Sentence
from league.language import _, ngettext
from league.outcomes.rating_periods import Period, games_of
from league.outcomes.ratings import RatedGame, Rating, RatingRules, expectation, rated
from league.rulebook import RuleBook, has_rule
from league.rulebook.topics import Topic
from league.services.registry.claims import own_registrations, with_first_day
from league.services.rulebook.explaining import because, spoken
from league.services.session.desk import Desk
from league.services.session.record_kinds import APPLICATION
from league.services.session.records import recorded_one
from league.views import ExplanationView


def why_registered(desk: Desk, ident: str, club: str) -> tuple[ExplanationView, ...]:
    """Explain a registration: its first day, how he belongs to the club, his equal status.

    Raises NotFoundError, RuleBookError, StorageError.
    """
    desk.club(club)
    mine = own_registrations(desk.season, ident, club)
    paper = recorded_one(desk.season.name, APPLICATION, f"{ident}/{club}")
    pages = [_eligible(desk, club, mine, paper)]
    kind = mine[-1].kind if mine else paper.kind if paper else Kind.HOME
    if kind is Kind.HOME and has_rule(desk.book.transfers.without_notice):
        pages += _without_notice(desk, ident, club, mine, paper)
    if (mine or paper) and has_rule(desk.book.registrations.judge):
        pages.append(_belongs(desk, ident, club, kind, mine))
    if mine and mine[-1].equal:
        pages.append(_equal(desk, mine[-1]))
    return tuple(pages)


def _eligible(
    desk: Desk, club: str, mine: Sequence[Registration], paper: Application | None
) -> ExplanationView:
    """Explain the first day: as it was computed here, or as the season's file says."""
    if paper is not None and paper.transfer is not None:
        values = desk.values(paper.posted)
        decided = desk.book.transfers.decide(paper.transfer, values)
        why = desk.book.transfers.why_eligible(paper.transfer, decided, values)
        rule = _home(desk.book, why)
        return because(desk, values, rule, spoken(desk, why), _days(paper.transfer))
    last = mine[-1] if mine else None
    values = desk.values(last.reported if last else desk.world.first_day)
    facts = _filed(desk, last, club)
    if last is not None and (found := _followed(desk, last)) is not None:
        transfer, why = found
        rule, words = _home(desk.book, why), spoken(desk, why)
        sentence = _("{book}: {sentence}")
        judged = sentence.format(book=desk.book.cite(rule), sentence=words)
        return because(desk, values, rule, f"{facts}\n{judged}", _days(transfer))
    return because(desk, values, desk.book.topic(Topic.REGISTRATION_DAY), facts)


def _without_notice(
    desk: Desk, ident: str, club: str, mine: Sequence[Registration], paper: Application | None
) -> Iterator[ExplanationView]:
    """Explain the transfer to who is home player elsewhere and gave no notice there."""
    day = mine[-1].reported if mine else paper.posted if paper else today()
    values, player = desk.values(day), desk.world.players[ident].name
    for one in desk.season.registrations:
        held = one.kind is Kind.HOME and one.deregistered is None and one.reported <= day
        if one.ident == ident and one.club != club and held:
            names = (desk.club(one.club).name, desk.club(club).name)
            why = desk.book.transfers.without_notice(player, *names, day, values)
            yield because(desk, values, _home(desk.book, why), spoken(desk, why), contest="")


def _followed(desk: Desk, held: Registration) -> tuple[Transfer, Sentence] | None:
    """Work out a registration of the season's file that follows an ended one."""
    if not has_rule(desk.book.transfers.decide):
        return None
    others = tuple(one for one in desk.season.registrations if one != held)
    asked = Application(
        held.ident, held.club, held.kind, held.reported, desk.world.players[held.ident].nation
    )
    before = replace(desk.season, registrations=others)
    _asked, transfer, found = with_first_day(before, desk.book, asked)
    if transfer.deregistered is None:
        return None
    why = desk.book.transfers.why_eligible(transfer, found, desk.values(held.reported))
    return transfer, why


def _home(book: RuleBook, sentence: Sentence) -> str:
    """Return the paragraph whose sentence it is."""
    for id, paragraph in book.paragraphs.items():
        if any(words is sentence.words for words in paragraph.sentences.values()):
            return id
    return book.topic(Topic.REGISTRATION_DAY)


def _filed(desk: Desk, last: Registration | None, club: str) -> str:
    name = desk.club(club).name
    if last is None:
        return _("Never registered with {club}.").format(club=name)
    facts = {"club": name, "posted": forms.day(last.reported)}
    if last.eligible_from is None:
        sentence = _("Registered with {club} by postmark of {posted}; eligible on the day after.")
        return sentence.format(**facts)
    sentence = _(
        "Registered with {club} by postmark of {posted}; eligible from {day} as the season's"
        " file says."
    )
    return sentence.format(**facts, day=forms.day(last.eligible_from))


def _days(transfer: Transfer) -> str:
    """Return the days that decide, each in a line."""
    lines = [(_("Postmark of the registration"), transfer.registered)]
    if transfer.deregistered:
        lines.append((_("Notice to the old club"), transfer.deregistered))
    if transfer.settled:
        lines.append((_("Arrears settled"), transfer.settled))
    shown = [f"{label}  {forms.day(day)}" for label, day in lines]
    if transfer.in_arrears and transfer.settled is None:
        shown.append(_("Arrears still open"))
    if transfer.games:
        sentence = ngettext(
            "{number} game for the old club, the last one on {day}",
            "{number} games for the old club, the last one on {day}",
            len(transfer.games),
        )
        last = forms.day(max(transfer.games))
        shown.append(sentence.format(number=len(transfer.games), day=last))
    return "\n".join(shown)


def _belongs(
    desk: Desk, ident: str, club: str, kind: Kind, mine: Sequence[Registration]
) -> ExplanationView:
    """Explain how a player belongs to a club."""
    facts = _("{player} plays for {club} as {kind}.").format(
        player=desk.world.players[ident].name,
        club=desk.club(club).name,
        kind=desk.book.named("kinds").get(kind, kind),
    )
    values = desk.values(mine[-1].reported if mine else desk.world.first_day)
    others = "\n".join(_others(desk, ident, club))
    return because(desk, values, desk.book.topic(Topic.ONE_CLUB), facts, others)


def _others(desk: Desk, ident: str, club: str) -> Iterator[str]:
    for one in desk.season.registrations:
        if one.ident == ident and one.club != club:
            until = f" – {forms.day(one.deregistered)}" if one.deregistered else ""
            yield f"{desk.club(one.club).name}: {forms.day(one.reported)}{until}"


def _equal(desk: Desk, held: Registration) -> ExplanationView:
    """Explain why a foreigner counts as a citizen."""
    sentence = _("{player} ({nation}) has equal status with {club}.")
    player = desk.world.players[held.ident]
    facts = sentence.format(
        player=player.name, nation=player.nation, club=desk.club(held.club).name
    )
    if held.proof_until:
        until = _("The proof holds until {day}.").format(day=forms.day(held.proof_until))
        facts = f"{facts} {until}"
    rule = f"{desk.book.topic(Topic.EQUAL_STATUS)}.{held.equal}"
    return because(desk, desk.values(held.reported), rule, facts)


def why_rating(desk: Desk, ident: str) -> ExplanationView:
    """Explain a player's rating, and where his games of the running period would take it.

    Raises NotFoundError, RuleBookError.
    """
    player, rule = desk.world.players[ident], desk.book.topic(Topic.RATING)
    values = desk.values(desk.world.first_day)
    number = str(player.rating) if player.rating else _("no number")
    facts = _("{player}: {rating} {number}, as the rating list in use says.").format(
        player=player.name, rating=desk.book.rating_name, number=number
    )
    known = has_rule(desk.book.ratings.rules)
    played = _latest(desk, ident) if known else None
    if played is None:
        apart = _("{book} takes the ratings from the list and computes none.")
        why = _("No rated game this season yet.") if known else apart.format(book=desk.book.short)
        return because(desk, values, rule, f"{facts} {why}", contest="")
    rules: RatingRules = desk.book.ratings.rules(desk.values(played.period.last))
    found = rated(player.rating, [game for _name, game in played.games], rules)
    arithmetic = "\n".join(_arithmetic(player, played, found, rules))
    return because(desk, values, rule, facts, arithmetic, contest="")


@dataclass(frozen=True, slots=True)
class _Played:
    """A player's rated games of one period, with the names of his opponents."""

    period: Period
    games: tuple[tuple[str, RatedGame], ...]


def _latest(desk: Desk, ident: str) -> _Played | None:
    """Return the rated games of the last period he played in; None when there are none."""
    keys = dict.fromkeys(key for key, _team in desk.world.uses.get(ident, ()))
    matches = [(key, desk.judgement.matches[key]) for key in keys]
    mine = [game for game in games_of(matches)[0] if ident in (game.first, game.second)]
    if not mine:
        return None
    last = max(game.day for game in mine)
    period: Period = desk.book.ratings.period(last, desk.values(last))
    games = tuple(_rated(desk, ident, [one for one in mine if period.covers(one.day)]))
    return _Played(period, games) if games else None


def _rated(desk: Desk, ident: str, games: Sequence[Game]) -> Iterator[tuple[str, RatedGame]]:
    for game in sorted(games, key=lambda game: game.day):
        first = game.first == ident
        other = desk.world.players.get(game.second if first else game.first)
        if other is not None and other.rating is not None:
            halves = game.score if first else 2 - game.score
            yield f"{forms.day(game.day)} {other.name}", RatedGame(other.rating, halves)


def _arithmetic(
    player: Player, played: _Played, found: Rating, rules: RatingRules
) -> Iterator[str]:
    period = played.period
    yield _("Rated games from {first} to {last}:").format(
        first=forms.day(period.first), last=forms.day(period.last)
    )
    own = player.rating or found.entry
    for name, game in played.games:
        line = f"{name} ({game.opponent})  {forms.score(game.score)}"
        if own is not None:
            expected = Fraction(expectation(own - game.opponent, rules), rules.scale)
            line += f"  {_('expected')} {_decimal(expected)}"
        yield line
    if found.new is None or found.factor is None:
        sentence = _("{games} rated games are needed for a first rating.")
        yield sentence.format(games=rules.entry_games)
        return
    scored = forms.score(sum(game.score for _name, game in played.games))
    yield _("Scored {scored}, expected {expected}; factor {factor}.").format(
        scored=scored,
        expected=_decimal(found.expected or Fraction()),
        factor=_decimal(found.factor),
    )
    yield _("If the period ended now: {own} + {change} = {new}").format(
        own=own, change=_decimal(found.change or Fraction()), new=found.new
    )


def _decimal(number: Fraction) -> str:
    """Return a number with two decimals, in the form of the language in use."""
    sign, whole = "−" if number < 0 else "", abs(round(number * 100))
    comma = forms.points(1)[1]
    return f"{sign}{whole // 100}{comma}{whole % 100:02}"
