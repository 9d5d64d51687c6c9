## The report of an arena: bots against each other

arena-title = 競技場：{ $edition }，{ $seats }人
arena-mode-mixed = 混合桌，座位各半
arena-mode-focal = 一個對一桌
arena-mode-block = 陣營對陣營
arena-mode-population = 同類一桌
arena-mode-together = 全部同桌
arena-games = { $games }局，{ $deals }副牌
arena-seeds-development = 開發用牌局，從{ $first }號起
arena-seeds-validation = 驗證用牌局，從{ $first }號起
arena-verdict = 同樣一個座位，{ $of }的勝率是{ $to }的{ $ratio }倍（95%區間{ $low }至{ $high }）。
arena-verdict-open = { $of }與{ $to }還分不出高下：{ $ratio }比1（95%區間{ $low }至{ $high }）。

## Comparisons

arena-cross = 對照表
arena-cross-mixed = 欄中的電腦每勝一局，列中的電腦一個座位勝幾局，附95%區間。同陣營裡兩種電腦混坐，差距看起來比實際小。
arena-cross-focal = 列中的電腦獨自坐在欄中的電腦之間：對方每勝一局，它勝幾局，附95%區間。
arena-cross-block = 列與欄各執一個陣營，再互換：對方每勝一局，陣營座位勝幾局，附95%區間。單獨取勝的身份不計。
arena-cross-population = 這裡各玩各的。
arena-cross-together = 全部同桌：欄中的電腦每勝一局，列中的電腦一個座位勝幾局，附95%區間。
arena-cross-by-side = 按陣營
arena-all = 合計
arena-standings = 勝率
arena-standings-about = 每個座位的勝率與95%區間，誤差按牌局歸併。虛線是這裡任何座位的勝率：{ $rate }。評分只供參考。
arena-bot = 電腦
arena-seats = 座位
arena-wins = 勝
arena-rate = 勝率
arena-rating = 評分
arena-ms = 每次決定毫秒

## Groups

arena-identities = 按身份
arena-identities-about = 各身份每個座位的勝率，括號裡是座位數。橫線是95%區間。
arena-characters = 按角色
arena-characters-about = 各角色每個座位的勝率。座位數不多，橫線長的還說明不了什麼。
arena-characters-all = 全部座位
arena-characters-alone = 只看單獨取勝的身份

## Tables

arena-balance = 平衡與長短
arena-balance-about = 這些桌上誰獲勝，兩個陣營之間是否均衡，一局有多長。
arena-tables = 桌
arena-games-played = 局
arena-first-of-two = 兩陣營中{ $side }占
arena-turns = 回合
arena-questions = 提問
arena-nobody = 無人
arena-lengths = 每局回合數

## Beliefs

arena-beliefs = 判斷
arena-beliefs-about = 每回合開始時，電腦對其他人身份的判斷與真相相比。損失越低越好；說七成的事有七成為真，點就落在對角線上。
arena-loss = 牌局各四分之一的損失
arena-calibration = 所說的與實際的
arena-prior = 只知道各方人數
arena-deduction = 純推理
arena-reader = 判斷者
arena-judged = 判斷數
arena-below-prior = 低於先驗
arena-calibration-error = 校準誤差
arena-reads = 看穿{ $bot }

## Time

arena-time = 每次決定的時間
arena-time-about = 運算時間，毫秒。每一柱比前一柱長一倍。
arena-decisions = 決定
arena-mean = 平均
arena-longest = 最長

## Mistakes

arena-mistakes = 新手的錯誤
arena-mistakes-about = 有機會犯時犯了多少次。按真相而不按玩家所知來算：單獨一次說明不了什麼，比例可以比較。
arena-mistake-own-colour = 傳出自己顏色的情報
arena-mistake-own-colour-astray = 把自己的顏色直接傳給別的陣營
arena-mistake-blind-black = 沒看就收下別的陣營的黑色情報
arena-mistake-blind-death = 沒看就收下第三張黑色情報
arena-mistake-blind-intercept = 沒看就截獲
arena-mistake-black-intercept = 沒看就截獲，結果是黑色
arena-mistake-deadly-intercept = 沒看就截獲，結果是第三張黑色
arena-mistake-own-counter = 識破自己陣營的牌
arena-mistake-best-as-paper = 有次要的牌卻把最好的牌當情報傳出
arena-mistake-third-black = 把第三張黑色情報傳給自己陣營
arena-mistake-known-probe = 試探已經知道身份的人
arena-mistake-kept-swap = 手裡留著調包而落敗
arena-skills = 技能：可以發動時發動了多少次

## Faults

arena-faults = 失誤
arena-faults-about =
    { $faults ->
        [0] 沒有電腦出錯、作弊或超時。
       *[other] 出錯、回答了不可選的選項或超時而判負的座位：{ $faults }個。
    }{ $unfinished ->
        [0] 每一局都結束了。
       *[other] 沒有結束的牌局：{ $unfinished }。
    }
arena-faults-list = 全部列出
arena-fault = 第{ $game }局，{ $seat }號座位，{ $bot }：
arena-method = 如何測量
arena-method-text = 局數在第一局之前就定好。每副牌都由每種電腦輪流換位各玩一次，讓每種電腦都坐過每個座位、每個身份。同一副牌的牌局並不獨立，所以誤差一律按牌局歸併；比值在對數尺度上估計。出錯的電腦那一局判負。
