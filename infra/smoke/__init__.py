"""Looks at the real card provider, where keys for its test mode are at hand: does the shop get
along with it, and is the stand-in like it?"""
