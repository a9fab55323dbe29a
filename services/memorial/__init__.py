"""Memorial: what visitors leave on memorial pages, its moderation, QR codes and previews."""
