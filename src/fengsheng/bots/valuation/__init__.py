"""What an answer is worth to whoever gives it, from what a seat may know: for every bot that weighs."""
