"""Sheets of labels with QR codes, to print and cut."""
