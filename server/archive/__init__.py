"""SQL: what is kept for years. SQLite in a file by default, PostgreSQL by URL."""
