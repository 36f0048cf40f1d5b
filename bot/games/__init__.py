"""What each game brings to the bot, in a folder of its own: screen, pictures, and its texts in every language."""
