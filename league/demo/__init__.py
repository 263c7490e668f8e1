"""The demo season, a season workbook with made-up names."""
