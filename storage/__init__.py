"""What is kept, and how: tables, turns, posts, timers, people and servers, in SQLite or PostgreSQL."""
