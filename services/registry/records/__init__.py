"""What the five levels have in common: lists, saving, rules of their fields."""
