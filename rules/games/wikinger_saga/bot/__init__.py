"""The computers of Die Wikinger Saga. They see what their seat knows, and nothing else."""
