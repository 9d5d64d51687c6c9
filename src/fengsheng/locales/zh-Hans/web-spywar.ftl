# What the pages call otherwise at a table of the spywar edition: the key of the other tables, with its name.

web-table-deck-spywar = 牌堆
web-table-lurking-spywar = 隐藏
web-character-hidden-spywar = 隐藏
web-table-guess-other-spywar = 神秘人
web-table-stack-spywar = 结算
web-table-stack-about-spywar = 逐一结算，最新的在上
