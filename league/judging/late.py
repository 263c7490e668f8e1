"""A season judged when somebody first asks: who only posts a fee or names a club judges nothing."""

from collections.abc import Callable

from league.facts.world import World, look_up
from league.judging.season import SeasonFacts, judge
from league.outcomes.judgement import SeasonJudgement
from league.rulebook import RuleBook


class Judging:
    """What follows from a season's facts: its names at once, its judgement when asked for."""

    __slots__ = ("_done", "_work", "world")

    def __init__(
        self, world: World, work: Callable[[], SeasonJudgement], done: SeasonJudgement | None = None
    ) -> None:
        self.world = world
        """The season's look-up tables."""
        self._work, self._done = work, done

    @classmethod
    def later(cls, facts: SeasonFacts, book: RuleBook) -> "Judging":
        """Return what will be judged when somebody asks."""
        world = look_up(facts.season, facts.agreed, facts.schools)
        return cls(world, lambda: judge(facts, book, world=world))

    @classmethod
    def of(cls, done: SeasonJudgement) -> "Judging":
        """Return what was judged already."""
        return cls(done.world, lambda: done, done)

    @property
    def done(self) -> bool:
        """Say whether somebody asked already."""
        return self._done is not None

    @property
    def judgement(self) -> SeasonJudgement:
        """Return the season as judged. Raises RuleBookError."""
        if self._done is None:
            self._done = self._work()
        return self._done

    def __eq__(self, other: object) -> bool:
        """Say whether the same follows."""
        return isinstance(other, Judging) and self.judgement == other.judgement

    __hash__ = None  # type: ignore[assignment]  # tables of names and matches have none
