"""Tests of the promises; they touch files and applications in memory, nothing else."""
