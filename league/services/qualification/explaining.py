"""Why a qualification tournament is as it is: pairings, places, lists, who goes up."""

from collections.abc import Sequence
from dataclasses import replace

from league.language import _
from league.outcomes.rights import Counted
from league.outcomes.tiebreaks import separations
from league.rulebook.topics import Topic
from league.services.qualification.counts import counts_of, criterion, number_of
from league.services.qualification.ranking import played
from league.services.qualification.views import neighbours
from league.services.rulebook import explaining
from league.services.session.desk import Desk
from league.views.findings import ExplanationView
from league.views.qualification import Game, Place, Sheet


def explain_place(desk: Desk, shown: Sheet, team: str) -> list[ExplanationView]:
    """Return what separates a team from the next, and who goes up. Raises RuleBookError."""
    between = neighbours(shown, team)
    if between is None:
        return []
    values = desk.values(shown.tournament.first_round.date())
    names = (shown.name_of(between[0]), shown.name_of(between[1]))
    if all(place.place is None for place in shown.places):
        page = _of(
            desk,
            shown,
            Topic.QUALIFICATION_THREE if shown.three else Topic.QUALIFICATION_TABLE,
            _("No game has a result yet."),
        )
    elif shown.three:
        page = _by_system(desk, shown, between, names)
    else:
        division = desk.division(shown.tournament.division)
        criteria = desk.book.criteria(division, values)
        table = played(desk.book, shown.tournament, shown.view.results, values)
        steps = separations(*between, shown.tournament.draw, table, criteria)
        page = explaining.separation(desk, values, criteria, names, steps)
        page = replace(page, contest=_contest(desk, shown))
    pages = [page, _of(desk, shown, Topic.QUALIFIED, going_up_words(shown))]
    if left := dict(shown.view.left).get(team):
        pages.insert(0, _of(desk, shown, Topic.QUALIFICATION_ROUND_ROBIN, left))
    return pages


def _of(
    desk: Desk, shown: Sheet, topic: Topic, facts: str, arithmetic: str = ""
) -> ExplanationView:
    """Explain something of a tournament; one protests there at once."""
    values = desk.values(shown.tournament.first_round.date())
    return explaining.because(
        desk, values, desk.book.topic(topic), facts, arithmetic, _contest(desk, shown)
    )


def _contest(desk: Desk, shown: Sheet) -> str:
    day = shown.tournament.first_round.date()
    begun = any(game.score is not None for game in shown.games)
    event = day if begun else None
    return explaining.contest(desk, desk.values(day), event, "qualification")


def _by_system(
    desk: Desk, shown: Sheet, between: tuple[str, str], names: tuple[str, str]
) -> ExplanationView:
    upper, lower = (counts_of(desk, shown.view, team) for team in between)
    lines, by = [], ""
    for one, two in zip(upper, lower, strict=True):
        lines.append(_compared(one, two))
        if one.number != two.number and None not in (one.number, two.number):
            by = criterion(one)
            break
    facts = explaining.stands_before(names, by)
    return _of(desk, shown, Topic.QUALIFICATION_THREE, facts, "\n".join(lines))


def _compared(one: Counted, two: Counted) -> str:
    name = criterion(one)
    name = name[:1].upper() + name[1:]
    if one.number is None or two.number is None:
        return _("{criterion}: not known of both").format(criterion=name)
    sign = "=" if one.number == two.number else ">" if one.number > two.number else "<"
    return f"{name}: {number_of(one)} {sign} {number_of(two)}"


def going_up_words(shown: Sheet) -> str:
    """Return who goes up, or what has to happen before that is known."""
    up, decided = shown.view.going_up, shown.papers.decision
    if up is None:
        return _("Not known yet who goes up: games are missing.")
    if decided is not None:
        return decided_words([shown.name_of(team) for team in decided.teams])
    sure, open_ = _("Going up: {teams}."), ""
    if up.tied:
        sentence = _("A person decides which of {teams} go up; places left: {number}.")
        open_ = sentence.format(teams=_names(shown, up.tied), number=up.open_places)
    words = (sure.format(teams=_names(shown, up.teams)), open_)
    return " ".join(words) if up.teams else open_


def decided_words(names: Sequence[str]) -> str:
    """Return which teams go up by a person's decision."""
    if not names:
        return _("As decided, nobody goes up.")
    return _("Going up, as decided: {teams}.").format(teams=", ".join(names))


def _names(shown: Sheet, teams: Sequence[str]) -> str:
    return ", ".join(shown.name_of(team) for team in teams)


def explain_game(desk: Desk, shown: Sheet, game: Game) -> list[ExplanationView]:
    """Return why two players meet, and with which colours. Raises RuleBookError."""
    white = 0 if game.first_is_white else 1
    names = [f"{symbol} ({name})" for symbol, name in zip(game.symbols, game.names, strict=True)]
    facts = _("Round {round}: {white} has White, {black} has Black.").format(
        round=game.round, white=names[white], black=names[1 - white]
    )
    if not shown.three:
        return [_of(desk, shown, Topic.QUALIFICATION_ROUND_ROBIN, facts)]
    system = _("{system} system, {boards} boards.").format(
        system=shown.tournament.system.title(), boards=shown.tournament.boards
    )
    system_of_three = (Topic.QUALIFICATION_SYSTEM, Topic.QUALIFICATION_TURNED)
    topics = system_of_three[: 2 if shown.tournament.boards % 4 else 1]
    return [_of(desk, shown, topic, f"{system} {facts}") for topic in topics]


def explain_list(desk: Desk, shown: Sheet, place: Place) -> list[ExplanationView]:
    """Return what is found on a team's list, or that it is missing. Raises RuleBookError."""
    if place.findings:
        return [found.explanation for found in place.findings]
    if place.listed is None:
        facts = _("The list of {team} is missing.").format(team=place.name)
    else:
        facts = _("Nothing is found on the list of {team}.").format(team=place.name)
    return [_of(desk, shown, Topic.QUALIFICATION_LIST, facts)]
