"""One module per job a user would name. They know ports and the core, no transport."""
