# Looking back at a game that is over.

chapter-deal = The deal
chapter-count = { $many } { $colour }
chapter-counted = { $sentence } That makes { $counts }.
