"""Tundra: a table for five prehistoric board games, and a laboratory to study them."""
