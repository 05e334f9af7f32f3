"""What happens to a printed receipt before it is a file: ink, paper, scanner or camera."""
