"""Games of chess: reading and writing scores, replaying them, and whether a side can still mate.

The only package that knows the ``chess`` library. It returns plain facts (``league.facts.games``).
"""
