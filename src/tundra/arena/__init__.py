"""The arena: bots against each other, often enough to be sure."""
