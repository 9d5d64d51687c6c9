# Names that bots play under, at least one for every seat of the largest table.

bot-names = 林默、夜鷹、白鴿、小滿、渡鴉、老周、秋白、聽雨、青衣
