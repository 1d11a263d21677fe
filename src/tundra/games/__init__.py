"""The five games: the rules and nothing else."""
