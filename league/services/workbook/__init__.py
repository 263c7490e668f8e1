"""Workbooks of others: unpacked and read within bounds."""
