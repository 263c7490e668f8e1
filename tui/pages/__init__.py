"""Pages, each with its rows, keys and look: a folder a subject."""
