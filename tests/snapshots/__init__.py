"""Pictures of every screen, kept as text: ``python -m tests.snapshots`` draws them anew.

``kept/`` holds, in one language and size, a text per screen and its styles in each theme.
"""
