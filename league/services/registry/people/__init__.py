"""People of the register: found, shown, corrected, two records joined."""
