"""Importer: reads old registers and hands their rows to registry in batches."""
