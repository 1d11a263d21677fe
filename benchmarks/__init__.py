"""What things cost: run by hand, with the compiled package."""
