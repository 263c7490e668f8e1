"""Judging: from facts and a rule book to what counts. Pure; stores nothing."""

from league.judging.again import rejudge
from league.judging.garbage import collection_paused
from league.judging.late import Judging
from league.judging.matches import judge_list, judge_match
from league.judging.season import SeasonFacts, apply_draft, judge, judge_one, judge_season
from league.judging.tables import as_played, matches_that_count

__all__ = [
    "Judging",
    "SeasonFacts",
    "apply_draft",
    "as_played",
    "collection_paused",
    "judge",
    "judge_list",
    "judge_match",
    "judge_one",
    "judge_season",
    "matches_that_count",
    "rejudge",
]
