# Names that bots play under, at least one for every seat of the largest table.

bot-names = Jade, Amber, Ivory, Onyx, Coral, Pearl, Opal, Topaz, Agate

# Whoever does something to themselves; whose something is.

you-self = yourself
they-self = themselves
you-s = your
you-self-s = your own
they-self-s = their own
who-s = { $who }’s
someone-s = someone’s
