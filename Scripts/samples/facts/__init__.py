"""What a sample receipt says: its facts, their arithmetic and their truth row."""
