"""The domain of a chess league: facts, rule books, findings, rulings and what follows from them.

Knows no screen and no report; see ``errors`` for what it raises.
"""
