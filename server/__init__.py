"""The imperative shell: everything that waits."""
