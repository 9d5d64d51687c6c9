# What the pages call otherwise at a table of the spywar edition: the key of the other tables, with its name.

web-table-deck-spywar = 牌堆
web-table-lurking-spywar = 隱藏
web-character-hidden-spywar = 隱藏
web-table-guess-other-spywar = 神秘人
web-table-stack-spywar = 結算
web-table-stack-about-spywar = 逐一結算，最新的在上
