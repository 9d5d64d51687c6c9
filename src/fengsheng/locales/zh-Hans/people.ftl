# Names that bots play under, at least one for every seat of the largest table.

bot-names = 林默、夜鹰、白鸽、小满、渡鸦、老周、秋白、听雨、青衣

# Whoever does something to themselves; whose something is.

you-self = 自己
they-self = 自己
you-s = 你的
you-self-s = 自己的
they-self-s = 自己的
who-s = { $who }的
someone-s = 某人的
