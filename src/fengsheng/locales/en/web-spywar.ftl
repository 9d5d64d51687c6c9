# What the pages call otherwise at a table of the spywar edition: the key of the other tables, with its name.

web-table-deck-spywar = Deck
web-table-lurking-spywar = starts face down
web-character-hidden-spywar = starts face down
web-table-guess-other-spywar = Stranger
web-table-stack-spywar = Resolving
web-table-stack-about-spywar = one at a time, newest on top
