"""Pictures: taken from whoever edits records, made safe, kept by content, served from /media/."""
