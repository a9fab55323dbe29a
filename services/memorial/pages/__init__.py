"""What programs read instead of people: previews of links, robots.txt, sitemaps."""
