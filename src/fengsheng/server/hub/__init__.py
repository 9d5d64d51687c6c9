"""All tables of a server: opening, finding, shelving, ending them; and the time they live in."""
