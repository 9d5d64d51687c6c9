# Names that bots play under, at least one for every seat of the largest table.

bot-names = 林默、夜鹰、白鸽、小满、渡鸦、老周、秋白、听雨、青衣
