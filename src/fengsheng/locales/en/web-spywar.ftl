# What the pages call otherwise at a table of the spywar edition: the key of the other tables, with its name.

web-table-deck-spywar = Deck
web-table-lurking-spywar = starts face down
web-character-hidden-spywar = starts face down
