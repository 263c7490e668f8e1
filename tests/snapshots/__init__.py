"""Pictures of every screen, kept as text: ``python -m tests.snapshots`` draws them anew.

``kept/`` holds, for each language and size, a text per screen and its styles in each theme.
"""
