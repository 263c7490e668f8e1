"""View models: what screens and reports show, as plain frozen data in the order it is shown.

Scores are half points, money is cents, dates are dates; words are in the language in use when the
view was made.
"""
