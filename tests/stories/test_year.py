"""One year of a federation, through services only; the journal and the ledger watched throughout.

Nobody's week is as bad as this year; what the amounts are made of stands beside each of them.
"""

from datetime import date, datetime
from pathlib import Path

import pytest

from league.facts.actors import official, plain_name
from league.facts.calendars import Move, MoveKind
from league.facts.matches import DRAW, LOSS, WIN
from league.outcomes.closing import Decided, Numbers
from league.outcomes.judgement import SeasonJudgement
from league.services.accounts import statements
from league.services.closing import rollover
from league.services.cup import rounds
from league.services.journal import copies, proving
from league.services.lists import handed_in, nominations
from league.services.matches import no_shows
from league.services.promotion import decisions as promotion
from league.services.qualification import tournaments
from league.services.ratings import periods
from league.services.schedule import calendar, drawing
from league.services.session import transactions
from league.services.session.carried import import_whole
from league.services.workbook.exporting import export_season
from league.services.workbook.importing import read_whole
from league.storage.fact_tables import FACT_TABLES
from league.storage.fact_tree import digest, nodes_of
from league.storage.stored_nodes import stored_rows
from tests.stories.story_money import (
    accounts_are_settled,
    fees,
    protest_that_is_granted,
    protest_that_is_rejected_twice,
    winter_transfer,
)
from tests.stories.story_steps import hand_in, judgement, leave, play, register, step, table
from tests.stories.story_world import (
    BY,
    LOWER,
    NAME,
    RATING,
    UPPER,
    day_of,
    draft,
    match_of,
    season,
)

LL_DAYS = tuple(date(2011, m, d) for m, d in ((9, 24), (10, 8), (10, 22), (11, 5), (11, 19)))
KL_DAYS = tuple(date(2011, 10, day) for day in (1, 15, 29))
NEW = "2012/13"


@pytest.mark.slow
def test_a_year_of_a_federation(tmp_path: Path) -> None:
    transactions.open_file(tmp_path / "league.sqlite")
    try:
        transactions.import_season(season(), official(BY), "the federation as it is")
        june_2011()
        summer_transfers()
        september()
        autumn_of_the_landesliga()
        failing_to_appear()
        autumn_of_the_stadtliga()
        fees()
        protest_that_is_granted()
        protest_that_is_rejected_twice()
        winter_transfer()
        accounts_are_settled()
        cup_to_the_final()
        rating_period_of_the_autumn()
        qualification_tournament()
        spring_and_the_next_year()
        the_record_gives_the_facts_again(tmp_path)
        the_workbook_gives_the_season_again(tmp_path)
    finally:
        transactions.close_file()


def june_2011() -> None:
    day = date(2011, 6, 18)
    # Each draw is a record and a change of the season, and holds back each of its rounds.
    with step(2 + 5):
        upper = drawing.draw_division(
            None, drawing.AskedDraw("ll", LL_DAYS, 7, day=day), actor=official(BY)
        )
    with step(2 + 3):
        lower = drawing.draw_division(
            None, drawing.AskedDraw("kl", KL_DAYS, 7, day=day), actor=official(BY)
        )
    # Six teams: 5 rounds of 3; four teams: 3 rounds of 2.
    assert (len(upper.fixtures), len(lower.fixtures)) == (15, 6)
    assert sorted(upper.numbers.values()) == [1, 2, 3, 4, 5, 6]
    with step(2 + 1):
        rounds.draw_cup(None, "cup", date(2011, 12, 3), actor=official(BY), seed=3, day=day)


def summer_transfers() -> None:
    leave("d3", "D", date(2011, 6, 10))
    assert register("d3", "B", date(2011, 6, 25)) == date(2011, 7, 1)
    # 20 June is too late for the summer: the next window opens on 1 January.
    leave("e3", "E", date(2011, 6, 20))
    assert register("e3", "D", date(2011, 6, 25)) == date(2012, 1, 1)


def september() -> None:
    special = {"B": ("b1", "b2", "d3"), "D": ("d1", "d2"), "E": ("e1", "e2")}
    for letter in UPPER + LOWER[:-1]:
        usual = tuple(f"{letter.lower()}{number}" for number in (1, 2, 3))
        found = hand_in(f"{letter}1", *special.get(letter, usual))
        # § 1.4.c by the letter: d3 was not eligible yet when the division was drawn in June.
        assert found == (["1.4.c"] if letter == "B" else [])
    assert hand_in("J1", "j1", "j2", "j3", posted=date(2011, 9, 8)) == ["7.3"]
    assert register("h9", "H", date(2011, 10, 1)) == date(2011, 10, 2)
    with step(1):
        late = nominations.nominate(None, "H1", "h9", date(2011, 10, 10), actor=official(BY))
    # Weakest of four; three days after the clubs were told on the 10th.
    assert (late.position, late.eligible_from) == (4, date(2011, 10, 13))


def autumn_of_the_landesliga() -> None:
    """All matches without F1, with everything that goes wrong."""
    for pair in ("AB", "AC", "AD", "AE", "BE"):
        assert play(match_of("ll", f"{pair[0]}1", f"{pair[1]}1")) == []
    assert play(match_of("ll", "B1", "C1"), B1=("b1", "d3")) == []
    gap = (None, "e2")
    paid = play(match_of("ll", "D1", "E1"), frozenset({1}), E1=gap)
    unpaid = play(match_of("ll", "C1", "E1"), E1=gap)
    assert paid == unpaid == [("4.4.a.2", 1)]
    # b3 belongs to the club, but not to the list.
    assert play(match_of("ll", "B1", "D1"), B1=("b3", "b2")) == [("4.4.d", 1)]
    assert play(match_of("ll", "C1", "D1"), C1=("c2", "c3")) == [("1.7.a", 2)]
    # A wins 4 matches; B loses to A and draws with D; C: as B, one more lost; E loses all.
    assert dict(table("ll")) == {"A1": 8, "B1": 5, "C1": 3, "D1": 4, "E1": 0, "F1": 0}


def failing_to_appear() -> None:
    """F1 stays away from its first two matches and is excluded."""
    mine = sorted(
        (one for one in transactions.load(NAME)[0].fixtures if "F1" in (one.home, one.away)),
        key=lambda one: one.day,
    )
    nobody = (None, None)
    assert play(mine[0].key, F1=nobody) == [("7.1.a", None)]
    assert play(mine[1].key, F1=nobody) == [("7.1.a", None), ("7.1.b", None)]
    (found,) = no_shows.no_shows(None)
    assert (found.team.id, found.number, found.proposed) == ("F1", 2, True)
    with step(1):
        no_shows.exclude(None, "F1", actor=official(BY), reason="Decided by the Landesvorstand.")
    # The two won without a game are deleted again.
    assert dict(table("ll")) == {"A1": 8, "B1": 5, "C1": 3, "D1": 4, "E1": 0, "F1": 0}
    assert table("ll")[-1][0] == "F1"


def autumn_of_the_stadtliga() -> None:
    snowed = match_of("kl", "G1", "H1")
    later = date(2011, 10, 22)
    asked = Move(
        snowed,
        MoveKind.FORCE_MAJEURE,
        later,
        team="H1",
        proof="Road closed.",
        consent=day_of(snowed),
    )
    # The move, the force majeure that H1 need not answer for, and the season.
    with step(3):
        assert calendar.move_match(None, asked, actor=official(BY)).findings == ()
    assert day_of(snowed) == later
    for pair in ("GH", "GI", "GJ", "HI", "HJ", "IJ"):
        match = match_of("kl", f"{pair[0]}1", f"{pair[1]}1")
        # In the last round, on 29 October, the late nomination plays.
        late = day_of(match) == KL_DAYS[2] and "H" in pair
        assert play(match, H1=("h1", "h9" if late else "h2")) == []
    games = [one.facts.home.boards + one.facts.away.boards for one in judgement().matches.values()]
    assert sum(member is not None and member.ident == "h9" for row in games for member in row) == 1
    assert table("kl") == [("G1", 6), ("H1", 4), ("I1", 2), ("J1", 0)]


def cup_to_the_final() -> None:
    semifinals = rounds.show_cup(None, "cup").rounds[0]
    for tie in semifinals:
        assert tie.match is not None
        assert play(tie.match) == []
    with step(1 + 1):
        (final,) = rounds.next_round(None, "cup", date(2012, 1, 14), actor=official(BY)).rounds[1]
    assert final.match is not None
    assert "CA" in final.match
    with step(1):
        drawn = draft(final.match, {}, scores=(DRAW, DRAW))
        transactions.record_match(NAME, final.match, drawn, official(BY))
    assert rounds.show_cup(None, "cup").champion is None
    with step(1):
        lot = rounds.draw_lot(None, final.match, actor=official(BY), seed=1, day=date(2012, 1, 14))
    view = rounds.show_cup(None, "cup")
    assert view.champion == lot.winner
    assert view.title == "Steirischer Cup-Sieger 2012"


def rating_period_of_the_autumn() -> None:
    with step(1):
        view = periods.store_period(None, date(2011, 12, 31), date(2012, 1, 10), actor=official(BY))
    new = {row.ident: row.new for row in view.rows}
    # Everybody has 1800, so E = 0.5 and k = (3400 − 1800)² / 100000 = 25.6: 12.8 for each win.
    # a1 won 4 games in the Landesliga (F1 never came) and one in the cup: + 64.
    assert new["a1"] == RATING + 64
    # j1 lost all his 3 games: − 38.4.
    assert new["j1"] == RATING - 38
    assert new["f1"] == RATING


def qualification_tournament() -> None:
    ten = datetime(2012, 6, 2, 10)  # noqa: DTZ001  # by the clock on the wall
    asked = tournaments.AskedTournament(
        "Aufstieg", ("G1", "H1", "I1"), ten, seed=5, system="patheisky"
    )
    with step(1):
        view = tournaments.prepare(None, asked, actor=official(BY))
    held = view.tournament
    for number, pairs in enumerate(view.rounds, 1):
        better = {
            pair: tournaments.team_of(held, pair[0]) < tournaments.team_of(held, pair[1])
            for pair in pairs
        }
        # Two boards and three teams: three games a round.
        with step(3):
            scores = {pair: [WIN if wins else LOSS] for pair, wins in better.items()}
            view = tournaments.enter(None, "Aufstieg", number, scores, actor=official(BY))
    # Two players, two games each: G wins 4 games, H the 2 against I.
    assert dict(view.points) == {"G1": 8, "H1": 4, "I1": 0}
    assert view.going_up is not None
    assert view.going_up.teams == ("G1", "H1")


def spring_and_the_next_year() -> None:
    decided = Decided(
        numbers={"ll": Numbers(base=2), "kl": Numbers(up=2, qualified=("G1", "H1", "I1"))}
    )
    with step(1):
        found = promotion.decide(None, decided, actor=official(BY), why="Kreistag, 9 June")
    # 2 + 0 from above − 1 that goes up = 1 leaves the Landesliga: the excluded team.
    assert [(one.team, one.target, one.paragraph) for one in found.cascade.steps] == [
        ("A1", "bundesliga-2", "13.2.a"),
        ("F1", "kl", "7.1.b"),
        ("G1", "ll", "16.6"),
        ("H1", "ll", "16.6"),
    ]
    assert found.open_matches == 0
    before, new_ratings = judgement(), ratings_of_june()
    with step(1):
        done = rollover.roll_over(
            None, NEW, date(2012, 7, 1), actor=official(BY), ratings=new_ratings
        )
    where = {team.id: team.division for team in done.season.teams}
    assert [one for one in "BCDEFGHIJ" if where[f"{one}1"] == "ll"] == list("BCDEGH")
    assert "A1" not in where
    next_june(done.season.name)
    the_old_year_is_as_it_was(before)


def ratings_of_june() -> dict[str, int | None]:
    with step(1):
        view = periods.store_period(None, date(2012, 6, 30), date(2012, 7, 1), actor=official(BY))
    assert view.basis == date(2011, 12, 31)
    # In the cup's final a1 (1864) drew; nothing else was played.
    assert view.games == 2
    return {row.ident: row.new for row in view.rows}


def next_june(new: str) -> None:
    """Drawn before the lists are due, which last year's are proposals for."""
    days = (*(date(2012, month, 15) for month in (9, 10, 11, 12)), date(2013, 1, 12))
    asked = drawing.AskedDraw("ll", days, 8, second_year=True, day=date(2012, 6, 16))
    with step(2 + 5):
        drawn = drawing.draw_division(new, asked, actor=official(BY))
    old = {team.id: team.draw_number for team in transactions.load(NAME)[0].teams}
    # § 13.5: six teams, so number k becomes 7 − k.
    assert {team: drawn.numbers[team] for team in ("B1", "C1", "D1", "E1")} == {
        team: 7 - (old[team] or 0) for team in ("B1", "C1", "D1", "E1")
    }
    with step(1):
        handed_in.submit_list(
            new, "B1", ("b2", "b1", "d3", "b3"), date(2012, 9, 5), actor=official(BY)
        )


def the_old_year_is_as_it_was(before: SeasonJudgement) -> None:
    after = judgement()
    assert transactions.current_season() == NAME
    assert dict(after.tables) == dict(before.tables)
    assert dict(after.matches) == dict(before.matches)
    assert dict(after.lists) == dict(before.lists)
    assert after.world.season == before.world.season


def the_record_gives_the_facts_again(folder: Path) -> None:
    """Replay and restore, each in an empty place, give the same digest of all facts."""
    head = proving.head()
    assert proving.verdict().whole
    assert copies.replay(folder / "replayed.sqlite").facts == head.facts
    copy = copies.back_up(folder / "copy.sqlite")
    assert copies.restore(copy.path, folder / "restored.sqlite").copy.facts == head.facts
    transactions.open_file(folder / "restored.sqlite")
    assert proving.head() == head
    assert proving.verdict().whole


def the_workbook_gives_the_season_again(folder: Path) -> None:
    """Export and import into an empty file give the same facts, decisions, records and accounts."""
    for number, name in enumerate(transactions.season_names()):
        transactions.open_file(folder / "restored.sqlite")
        before, accounts = _carried(name), statements.trial_balance(name)
        assert export_season(name, folder / "season.xlsx", force=True) == name
        transactions.open_file(folder / f"imported{number}.sqlite")
        import_whole(*read_whole(folder / "season.xlsx"), official(BY), "")
        assert _carried(name) == before
        assert statements.trial_balance(name) == accounts
        assert proving.verdict().whole
        # The same workbook brings nothing new.
        steps = transactions.last_step()[0]
        import_whole(*read_whole(folder / "season.xlsx"), official(BY), "")
        assert transactions.last_step()[0] == steps + 1
        assert _carried(name) == before
        transactions.close_file()


def _carried(season: str) -> str:
    """Return the digest of a season's facts, decisions and records, and of those beyond seasons.

    The youth board has no column: the rule book's division says it, and the story's own do
    without. Records are numbered anew in a file without the other season's. Whom a workbook names
    as an author is marked.
    """
    found = {
        name: [row for row in rows if row[0] == season]
        for name, rows in stored_rows().items()
        if name != "record"
    }
    records = [row[1:] for row in stored_rows()["record"] if row[1] in (season, None)]
    assert records
    found["record"] = [(number, *row) for number, row in enumerate(records, 1)]
    youth = FACT_TABLES["division"].columns.index("youth_board")
    found["division"] = [(*row[:youth], 0, *row[youth + 1 :]) for row in found["division"]]
    for name in ("record", "ruling"):
        by = FACT_TABLES[name].columns.index("by")
        plain = [(*row[:by], plain_name(str(row[by])), *row[by + 1 :]) for row in found[name]]
        found[name] = plain
    return digest(nodes_of(found))
