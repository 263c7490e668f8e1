"""Reports: a view model in, a file out; no look-up, no rule."""
