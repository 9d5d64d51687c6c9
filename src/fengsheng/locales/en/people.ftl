# Names that bots play under, at least one for every seat of the largest table.

bot-names = Jade, Amber, Ivory, Onyx, Coral, Pearl, Opal, Topaz, Agate
