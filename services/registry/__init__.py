"""Registry: cemeteries, sectors, blocks, tombs and deceased persons; it alone writes them."""
