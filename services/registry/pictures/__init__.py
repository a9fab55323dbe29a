"""Pictures: taken from whoever may edit records, made safe, kept by content, served from /media/."""
