"""Views as Discord messages: pure functions from what an audience may know to text, pictures and controls."""
