"""The characters, a file each: skills in the order of the card, docstring = the skill in our words."""
