"""The lists of the office as files for spreadsheets, all rows of them."""
