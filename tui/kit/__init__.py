"""Small things that know neither services nor pages."""
