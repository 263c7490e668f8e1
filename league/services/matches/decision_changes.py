"""What a decision or a list changes: the season judged before it and after it, compared."""

from collections.abc import Iterator, Sequence

from league import formatting
from league.decision_subjects import FeeKey
from league.facts.seasons import MatchKey
from league.findings import Fee, Finding
from league.language import _, ngettext
from league.outcomes.judgement import MatchJudgement, SeasonJudgement
from league.services.matches.no_shows import failures_of
from league.services.rulebook import explaining
from league.services.session.desk import Desk, Judged

MOST = 12
"""Lines about other matches and lists that are shown; further ones are only counted."""


def changes(desk: Desk, after: Judged, match: MatchKey, ruled: Sequence[str]) -> tuple[str, ...]:
    """Return what is otherwise after decisions on a match than it was before, in sentences.

    What was ruled on itself (keys of findings and fees) is not told again.
    """
    old, new = desk.judgement.matches[match], after.judgement.matches[match]
    own = [
        _result(old, new),
        *_fees(desk, old, new, ruled),
        *_findings(desk, old.standing, new.standing, ruled),
        *_places(desk, after.judgement, match),
    ]
    others = [*elsewhere(desk, after.judgement, match), *lists_otherwise(desk, after.judgement)]
    return (*own, *shortened(others), *exclusions(desk, after))


def changes_of_list(desk: Desk, after: Judged, team: str) -> tuple[str, ...]:
    """Return what is otherwise in matches and other lists once a team's list is another one.

    What is found on the list itself is told with it.
    """
    lists = lists_otherwise(desk, after.judgement, but=team)
    found = [*_by_match(desk, after.judgement), *lists]
    return (*shortened(found), *exclusions(desk, after))


def shortened(lines: list[str]) -> list[str]:
    """Return the first lines, and how many more there are."""
    rest = len(lines) - MOST
    if rest <= 0:
        return lines
    words = ngettext("… and {n} more change", "… and {n} more changes", rest)
    return [*lines[:MOST], words.format(n=rest)]


def _result(old: MatchJudgement, new: MatchJudgement) -> str:
    was, now = _score(old), _score(new)
    if was == now:
        return _("The result stays {result}.").format(result=was)
    return _("Result: {before} → {after}").format(before=was, after=now)


def _score(judged: MatchJudgement) -> str:
    """Return game points, and match points in brackets."""
    if not judged.scored:
        return "–"
    home, away = judged.match_points
    points = "–" if judged.unfinished else f"{home} : {away}"
    return f"{formatting.pair(judged.game_points)} ({points})"


def _fees(
    desk: Desk, old: MatchJudgement, new: MatchJudgement, ruled: Sequence[str] = ()
) -> Iterator[str]:
    """Yield fees that fall away, change or are new, with amount and recipient."""
    was = {fee.key: fee for fee in old.fees if fee.key not in ruled}
    now = {fee.key: fee for fee in new.fees if fee.key not in ruled}
    for key, fee in was.items():
        words = {"what": fee_words(desk, old, fee), "amount": formatting.money(fee.cents)}
        if key not in now:
            yield _("No longer owed: {what}, {amount}").format(**words)
        elif now[key].cents != fee.cents:
            sentence = _("{what}: {amount} → {now}")
            yield sentence.format(**words, now=formatting.money(now[key].cents))
    for key, fee in now.items():
        if key not in was:
            sentence = _("Owed now: {what}, {amount}")
            yield sentence.format(
                what=fee_words(desk, new, fee), amount=formatting.money(fee.cents)
            )


def fee_words(desk: Desk, judged: MatchJudgement, fee: Fee | FeeKey) -> str:
    """Return by which paragraph a fee is owed, by whom and to whom."""
    payer, other = (
        desk.world.teams[judged.facts.lineup(side).team].name for side in (fee.side, fee.side.other)
    )
    to = other if fee.to == "opponent" else desk.season.federation
    board = f", {_('board {number}').format(number=fee.board)}" if fee.board else ""
    return f"{desk.book.cite(fee.rule)}{board}: {payer} → {to}"


def _findings(
    desk: Desk, old: Sequence[Finding], new: Sequence[Finding], ruled: Sequence[str] = ()
) -> Iterator[str]:
    was, now = ({one.key: one for one in found if one.key not in ruled} for found in (old, new))
    for key, found in was.items():
        if key not in now:
            yield _("No longer found: {what}").format(what=found_words(desk, found))
    for key, found in now.items():
        if key not in was:
            yield _("Newly found: {what}").format(what=found_words(desk, found))


def found_words(desk: Desk, found: Finding) -> str:
    """Return what was found, with its paragraph."""
    return f"{desk.book.cite(found.rule)}: {explaining.spoken(desk, found.sentence)}"


def _places(desk: Desk, after: SeasonJudgement, match: MatchKey) -> Iterator[str]:
    """Yield the places in the table that both teams lose or win, then those of all others.

    None is only counted: somebody's promotion may hang on his place.
    """
    moved = moved_places(desk.judgement, after)
    for team in match[2:]:
        if team in moved:
            yield _("Table: {change}").format(change=_moved(desk, team, moved[team]))
    others = [_moved(desk, team, at) for team, at in moved.items() if team not in match[2:]]
    if others:
        yield _("Table: {change}").format(change=", ".join(others))


def moved_places(before: SeasonJudgement, after: SeasonJudgement) -> dict[str, tuple[int, int]]:
    """Return the teams whose place in their table is another one: before and after, 0 = none.

    In the order of the tables as they are after.
    """
    was, now = (
        {row.team: row.rank for rows in judged.tables.values() for row in rows}
        for judged in (before, after)
    )
    both = {team: (was.get(team, 0), now.get(team, 0)) for team in (*now, *was)}
    return {team: at for team, at in both.items() if at[0] != at[1]}


def _moved(desk: Desk, team: str, at: tuple[int, int]) -> str:
    was, now = (str(place or "–") for place in at)
    return f"{desk.world.teams[team].name} {was} → {now}"


def elsewhere(desk: Desk, after: SeasonJudgement, match: MatchKey) -> Iterator[str]:
    """Yield what changes in other matches, each with its round and teams."""
    for key, new in after.matches.items():
        old = desk.judgement.matches.get(key)
        if key == match or old is None or old == new:
            continue
        lines = [] if _score(old) == _score(new) else [_result(old, new)]
        lines += [*_fees(desk, old, new), *_findings(desk, old.standing, new.standing)]
        for line in lines:
            sentence = _("Round {round}, {home} – {away}: {what}")
            home, away = (desk.world.teams[team].name for team in key[2:])
            yield sentence.format(round=key[1], home=home, away=away, what=line)


def _by_match(desk: Desk, after: SeasonJudgement) -> Iterator[str]:
    """Yield each match that is judged otherwise: result, number of findings, sum of the fees."""
    for key, new in after.matches.items():
        old = desk.judgement.matches.get(key)
        if old is None or old == new or not old.entered:
            continue
        what = [] if _score(old) == _score(new) else [_result(old, new)]
        gone, come = (
            len({one.key for one in this.standing} - {one.key for one in that.standing})
            for this, that in ((old, new), (new, old))
        )
        for number, words in (
            (come, ngettext("{n} new finding", "{n} new findings", come)),
            (gone, ngettext("{n} finding less", "{n} findings less", gone)),
        ):
            what += [words.format(n=number)] if number else []
        was, now = (sum(fee.cents for fee in one.fees) for one in (old, new))
        if was != now:
            sentence = _("fees {before} → {after}")
            what.append(sentence.format(before=formatting.money(was), after=formatting.money(now)))
        if what:
            sentence = _("Round {round}, {home} – {away}: {what}")
            home, away = (desk.world.teams[team].name for team in key[2:])
            yield sentence.format(round=key[1], home=home, away=away, what="; ".join(what))


def lists_otherwise(desk: Desk, after: SeasonJudgement, *, but: str = "") -> Iterator[str]:
    """Yield what is found otherwise on lists of teams, all but one."""
    for team, new in after.lists.items():
        if team == but:
            continue
        old = desk.judgement.lists.get(team)
        for line in _findings(desk, old.standing if old else (), new.standing):
            yield _("List of {team}: {what}").format(team=desk.world.teams[team].name, what=line)


def exclusions(desk: Desk, after: Judged) -> Iterator[str]:
    """Yield the teams whose exclusion is no longer proposed, or is proposed now."""
    was, now = (
        {one.team.id: one.team.name for one in failures_of(judged) if one.proposed}
        for judged in (desk, after)
    )
    for team, name in was.items():
        if team not in now:
            yield _("The exclusion of {team} is no longer proposed.").format(team=name)
    for team, name in now.items():
        if team not in was:
            yield _("The exclusion of {team} is now proposed.").format(team=name)
