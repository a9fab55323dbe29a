"""QR codes of memorials."""
