## Sentences that all lessons share

lesson-names = 青鳥、白鴿、松、林默、夜鷹
lesson-teacher = 老站長
lesson-else = 這樣也合規矩。今天先照這一步走，我替你收回來。
lesson-try = 假如你這樣做：
lesson-back = 我們退一步。
lesson-offer = 要不要看我做一次？
lesson-not-asked = 現在問的不是這個。看看粉筆圈起來的地方。
lesson-idle = 不急，慢慢看。
lesson-again = 上次我們停在這裡。
lesson-done = 這一課就到這裡。
lesson-coach = 打一局吧，我坐在你旁邊。
lesson-broken = 這一課現在擺不出來。先看下一課。

## What the teacher points at

lesson-at-identity = 你的身份
lesson-at-portrait = { $who }的角色
lesson-at-seat =
    { $me ->
        [yes] 你的座位
       *[no]
            { $side ->
                [right] 你右邊的{ $who }
                [left] 你左邊的{ $who }
               *[across] 對面的{ $who }
            }
    }
lesson-at-tray = { $who }面前的情報
lesson-at-mark = { $who }的鉛筆記號
lesson-at-hand = 你的手牌
lesson-at-hand-card = 手牌中的{ $what }
lesson-at-stamp = { $what }的郵戳
lesson-at-transit = 傳遞中的情報
lesson-at-wire = 情報傳遞的路線
lesson-at-stack = 等待結算的牌
lesson-at-prompt = 問你的問題
lesson-at-option = 「{ $what }」
lesson-at-skill = 技能：{ $what }
lesson-at-pass = 略過或結束的按鈕
lesson-at-phase = 回合現在的階段
lesson-at-pile = 牌庫
lesson-at-log = 紀錄

## At the terminal

lesson-list = { $edition }的課
lesson-list-row = { $name }　{ $title }（約 { $minutes } 分鐘）　{ $goal }
lesson-list-how = fengsheng learn classic/1 開始第一課。
lesson-list-known = 玩過盒裝版？從第 { $n } 課開始。
lesson-step = 第 { $n } 步，共 { $of } 步
lesson-points = 指著{ $thing }
lesson-go-on = 按 Enter 下一句
lesson-keys = s 做給我看 · b 上一步 · r 重來 · k 跳過 · h 說明
lesson-rules-met = 這一課的條文：{ $rules }
lesson-next-is = 下一課：fengsheng learn { $name }

## Classic 1

lesson-classic-1-title = 第三張紅
lesson-classic-1-goal = 認出自己是誰，分清三種顏色，收下該收的情報。
lesson-classic-1-identity = 每個人的身份都是秘密。你是潛伏戰線，收紅色；對手是軍情局，收藍色。
lesson-classic-1-two-reds = 你面前有兩張紅色情報。潛伏戰線只要有一人集到三張紅色，整個陣營就獲勝。
lesson-classic-1-sent = { $bing }傳出一張文本。文本面朝上傳遞，誰都看得見：紅色。
lesson-classic-1-accept = 到你面前了。收下這張情報。
lesson-classic-1-declined = 不收，這張情報就傳給{ $yi }了。那是你的第三張紅色，我們退一步。
lesson-classic-1-declare = 第三張紅色。宣告勝利！
lesson-classic-1-end = 每一局都是這一問：到你面前的情報，收不收？

## Classic 2

lesson-classic-2-title = 輪到你
lesson-classic-2-goal = 抽兩張，傳一張；三種傳法，一張牌兩個用處。
lesson-classic-2-draw = 輪到你了。先抽兩張牌。
lesson-classic-2-two-lives = 每張牌都有兩個用處：當功能用，或當情報傳。
lesson-classic-2-postmark = 郵戳說明怎麼傳。密電：面朝下往右。直達：面朝下給一個人。文本：面朝上往右。
lesson-classic-2-one-a-turn = 每回合必須傳出一張情報，不多也不少。所以現在還不能結束。
lesson-classic-2-send = 傳出一張密電：破譯。
lesson-classic-2-sent-another = 這樣傳也合規矩。今天先看密電怎麼傳，我們退一步。
lesson-classic-2-unsent = 先傳出一張情報，才能結束。（CL-TURN-05）
lesson-classic-2-travels = { $yi }不收，情報繼續傳。{ $bing }收下，這時才翻開：藍色。
lesson-classic-2-end = 傳出的時候，只有你知道那是什麼顏色。

## Classic 3

lesson-classic-3-title = 黑的要命
lesson-classic-3-goal = 三張黑色就死亡：先燒毀，再決定；看不見的別急著收。
lesson-classic-3-two-blacks = 第三張黑色情報會讓你死亡。你面前已經有兩張。
lesson-classic-3-sent = { $bing }傳出一張密電，面朝下。下一個就是你。
lesson-classic-3-burn = 先自救：使用燒毀，對準自己面前一張黑色情報。第三張一到就來不及了。
lesson-classic-3-burned-theirs = 這樣救的是{ $yi }。你自己面前也有兩張黑色，我們退一步。
lesson-classic-3-passed = 燒毀留著也沒用：第三張黑色到了，就不能再燒毀。我們退一步。
lesson-classic-3-decline = 看不見的情報，別急著收下：這次不收。
lesson-classic-3-accepted = 翻開一看：黑色。我們退一步，這次別收。
lesson-classic-3-dies = { $yi }收下了：黑色，第三張。{ $yi }死亡，亮出身份。
lesson-classic-3-end = 誰的回合都能使用燒毀。自己人快死亡的時候，想起這張牌。

## Classic 4

lesson-classic-4-title = 鎖定與調虎離山
lesson-classic-4-goal = 情報往哪裡傳，你說了算：一張牌逼人收下，一張牌讓人被跳過。
lesson-classic-4-two-blacks = { $bing }是軍情局，是對手，面前有兩張黑色，再一張就死亡。難的是怎麼讓{ $bing }收下。
lesson-classic-4-send = 把截獲當密電傳出。這張情報先到{ $yi }面前，再到{ $bing }面前。
lesson-classic-4-lock = 鎖定{ $bing }：情報傳到{ $bing }面前，就必須收下。
lesson-classic-4-passed = 現在略過，{ $yi }可以先收下。你還有牌，我們退一步。
lesson-classic-4-locked-another = 鎖定別人也行。可是有兩張黑色的是{ $bing }，我們退一步。
lesson-classic-4-lure = { $yi }坐在你和{ $bing }之間。對{ $yi }使用調虎離山，密電就直接到{ $bing }面前。
lesson-classic-4-lured-another = 這個人不在路上，跳過也沒有差別。我們退一步。
lesson-classic-4-locked = { $bing }調不走：被鎖定的玩家不能被調離。（CL-CARD-LURE-04）
lesson-classic-4-dies = { $bing }沒得選，收下第三張黑色。
lesson-classic-4-end = 兩張碰上時，鎖定勝過調虎離山。

## Classic 5

lesson-classic-5-title = 看清楚再收
lesson-classic-5-goal = 到面前：先破譯，再退回。在路上：截獲。
lesson-classic-5-sent = { $wu }傳出密電，面朝下，傳到你面前。
lesson-classic-5-decode = 決定收不收之前，使用破譯先看一眼，只有你看得見。
lesson-classic-5-unseen = 可以，可是你還不知道退的是什麼。先看，我們退一步。
lesson-classic-5-passed-unseen = 略過，就得閉著眼決定收不收。先看，我們退一步。
lesson-classic-5-return = 黑色，而你已經有兩張黑色。使用退回：情報反方向傳，回到{ $wu }面前。
lesson-classic-5-passed-seen = 你剛看過：黑色。收下就死亡。手上還有退回，我們退一步。
lesson-classic-5-back = 情報回到傳出者面前，傳出者就必須收下。
lesson-classic-5-once-more = 再來一次。{ $bing }傳出文本，紅色，正往{ $ding }傳。
lesson-classic-5-intercept = 你有兩張紅色。別人的回合，情報還在路上：使用截獲，由你獲得。
lesson-classic-5-passed = 略過，這張情報就走了。截獲只在情報傳遞時能用，我們退一步。
lesson-classic-5-declare = 第三張紅色。宣告勝利！
lesson-classic-5-end = 在路上：鎖定、調虎離山、截獲。到面前：破譯、退回。決定時：什麼都不能用。

## Classic 6

lesson-classic-6-title = 識破
lesson-classic-6-goal = 回應一張張疊上去，最後使用的最先生效。
lesson-classic-6-sent = { $ding }傳出文本，紅色。你面前有兩張紅色。
lesson-classic-6-snatched = { $yi }使用截獲，想搶走這張情報。
lesson-classic-6-foil = 使用識破：一張使用中的牌完全無效。
lesson-classic-6-passed = 略過，截獲就生效，紅色情報歸{ $yi }。你還有識破，我們退一步。
lesson-classic-6-foiled = { $bing }識破了你的識破。
lesson-classic-6-foil-again = 疊在上面的先生效。再識破{ $bing }的那張，你的第一張就能生效。
lesson-classic-6-from-the-top = 從上往下看：{ $bing }的無效，你的生效，截獲無效。
lesson-classic-6-accept = { $wu }不收，到你面前了。收下這張情報。
lesson-classic-6-declined = 就差這張紅色了。我們退一步。
lesson-classic-6-declare = 第三張紅色。宣告勝利！
lesson-classic-6-end = 後發先至：最後使用的，最先生效。

## Classic 7

lesson-classic-7-title = 試探
lesson-classic-7-goal = 找出自己人，想想別人看到什麼，再幫自己人獲勝。
lesson-classic-7-two-reds = { $bing }有兩張紅色情報。自己人，還是別有用心？先問。
lesson-classic-7-probe = 對{ $bing }使用試探。牌上寫著：潛伏戰線抽兩張，其他人說「我是臥底」。
lesson-classic-7-probed-another = 「我是臥底」：不是潛伏戰線，這也有用。可是有兩張紅色的是{ $bing }，我們退一步。
lesson-classic-7-sent-unasked = 還不知道誰是自己人，就傳出情報？先問一句，我們退一步。
lesson-classic-7-draws = { $bing }抽了兩張，所以是潛伏戰線。反應不能說謊。
lesson-classic-7-mark = 別人只看見{ $bing }抽牌，不知道牌上寫什麼。點{ $bing }的座位，用鉛筆記一筆：紅！
lesson-classic-7-send = 把這張紅色直達傳給{ $bing }。
lesson-classic-7-sent-another = 自己人就在那裡。把紅色傳給{ $bing }，我們退一步。
lesson-classic-7-wins = 第三張紅色。{ $bing }宣告勝利，你們一同獲勝。
lesson-classic-7-end = 先問，再給。問的時候，想想誰在看。

## Classic 8

lesson-classic-8-title = 角色與打醬油的
lesson-classic-8-goal = 蓋伏的角色和它的技能，還有一個人的機密任務。
lesson-classic-8-identity = 這次你是打醬油的：沒有陣營，只有自己的機密任務。
lesson-classic-8-character = 你的角色是譯電員，現在蓋伏。任務是三張藍色情報，你有兩張。
lesson-classic-8-sent = { $wu }的密電到你面前了。
lesson-classic-8-turn-up = 翻開譯電員：抽一張牌，並且先看這張情報。
lesson-classic-8-passed = 不翻開，就得閉著眼決定。翻開只要一下，我們退一步。
lesson-classic-8-accept = 藍色。收下這張情報。
lesson-classic-8-declined = 那是藍色，正是第三張。我們退一步。
lesson-classic-8-declare = 任務完成，宣告勝利！這次你單獨獲勝。
lesson-classic-8-end = 十八個角色，各有一手。停在誰的角色上，就能讀到。

## Spywar 1

lesson-spywar-1-title = 箭頭
lesson-spywar-1-goal = 一個回合五個階段；箭頭說明怎麼傳；三張同色立刻獲勝。
lesson-spywar-1-draw = 輪到你了。先摸三張牌。
lesson-spywar-1-five-phases = 一個回合五個階段：摸牌、出牌、傳遞、爭奪、接收。
lesson-spywar-1-end-play = 這次不出牌，直接進入傳遞階段。
lesson-spywar-1-arrows = 箭頭說明怎麼傳：←往左，→往右，↑給你指定的人。全都面朝下。
lesson-spywar-1-send = 把這張紅色往右傳出。
lesson-spywar-1-sent-another = 這樣傳也合規矩。今天先看→怎麼傳，我們退一步。
lesson-spywar-1-moves-on = { $yi }不收，情報繼續傳到{ $bing }面前。
lesson-spywar-1-received = { $bing }收下時還不能看。沒有人爭奪，接收後才翻開：紅色。
lesson-spywar-1-two-reds = 換你來收。你有兩張紅色；陣營裡誰先到三張，整個陣營立刻獲勝。
lesson-spywar-1-accept = { $wu }的情報到你面前了。收下之前不能看。收下吧。
lesson-spywar-1-declined = 不收，就傳給{ $yi }了。這一張我知道值得，我們退一步。
lesson-spywar-1-end = 三張一到，當場宣告勝利，想藏也藏不住。

## Spywar 2

lesson-spywar-2-title = 鎖
lesson-spywar-2-goal = 帶鎖的牌可以鎖定一個人：傳到面前就必須收下。
lesson-spywar-2-friend = { $bing }是自己人，你試探過。{ $bing }有兩張紅色情報。
lesson-spywar-2-lock = 帶鎖的牌傳出時可以鎖定一個人：傳到面前，就必須收下。
lesson-spywar-2-send = 把平衡往右傳出，鎖定{ $bing }。
lesson-spywar-2-unlocked = 沒有鎖定，{ $bing }不知道是紅色，未必敢收。我們退一步。
lesson-spywar-2-locked-another = 鎖定別人，紅色就可能落到別人面前。我們退一步。
lesson-spywar-2-sent-another = 這張沒有用處。要紅色、帶鎖的那張，我們退一步。
lesson-spywar-2-passes = { $yi }可以收，也可以不收。看不見顏色，就不收了。
lesson-spywar-2-wins = { $bing }必須收下。第三張紅色，你們一同獲勝。
lesson-spywar-2-end = 鎖定只管傳遞階段。到了爭奪階段，就不算數了。

## Spywar 3

lesson-spywar-3-title = 爭奪
lesson-spywar-3-goal = 爭奪時每次出手立刻結算，再從持有者問起。
lesson-spywar-3-accepted = { $wu }收下了{ $ding }的情報。現在開始爭奪。
lesson-spywar-3-asking = 從持有者問起，依次往右，一人一次。出手立刻結算，沒有人能擋。
lesson-spywar-3-intercept = 使用截獲：情報移到你面前。
lesson-spywar-3-passed = 略過，情報就留在那裡了。你手上有牌，我們退一步。
lesson-spywar-3-misled = { $yi }使用誤導，把情報從你面前移到自己面前。
lesson-spywar-3-mislead = 有人出手，就從新的持有者重新問起。又到你了：使用誤導，移回來。
lesson-spywar-3-misled-another = 移給{ $bing }？也許是自己人，可是差一張的是你。我們退一步。
lesson-spywar-3-received = 一整圈沒有人再出手。你接收：紅色，第三張。
lesson-spywar-3-end = 留一張到最後。最後出手的人說了算。

## Spywar 4

lesson-spywar-4-title = 出牌階段
lesson-spywar-4-goal = 試探、威逼、利誘：先弄清楚誰是誰。
lesson-spywar-4-alone = 出牌階段只有你能出手，想用幾張就用幾張。
lesson-spywar-4-probe = 試探{ $bing }。牌上寫著：特工機關摸一張，其他人棄一張。
lesson-spywar-4-probed-another = 對方棄了一張：不是特工機關，這也有用。再試試{ $bing }，我們退一步。
lesson-spywar-4-ended = 還有牌可以用。不急，我們退一步。
lesson-spywar-4-draws = { $bing }摸了牌，所以是特工機關，你的人。別人只看見{ $bing }摸牌。
lesson-spywar-4-coerce = 對{ $ding }使用威逼，說出截獲。有就交給你，沒有就讓你看手牌。
lesson-spywar-4-coerced-another = 沒有那張牌，就讓你看手牌，不壞。這次對{ $ding }說出截獲，我們退一步。
lesson-spywar-4-gives = { $ding }有，交出一張。只有你們兩個知道是哪一張。
lesson-spywar-4-entice = 利誘：翻開牌庫頂的牌，放到一個人面前當情報。對自己使用。
lesson-spywar-4-enticed-another = 那樣情報就在對方面前了。這次對自己使用，我們退一步。
lesson-spywar-4-blue = 藍色，多了一張情報。若會湊成三張同色，就改進你的手牌。
lesson-spywar-4-end = 先弄清楚誰是誰，再決定傳給誰。

## Spywar 5

lesson-spywar-5-title = 破譯與澄清
lesson-spywar-5-goal = 先看再決定；有人瀕死，就用澄清救。
lesson-spywar-5-sent = { $wu }往右傳出情報，鎖定{ $yi }。先到你面前。
lesson-spywar-5-decode = 使用破譯：先看一眼。
lesson-spywar-5-accepted-unseen = 還沒看就收下？先使用破譯，我們退一步。
lesson-spywar-5-declined-unseen = 不收也行，可是你就不知道傳給{ $yi }的是什麼。先看，我們退一步。
lesson-spywar-5-turn-up = 黑色。翻開給大家看，你摸一張牌。
lesson-spywar-5-kept-down = 不翻開也行，只是少摸一張。翻開吧，我們退一步。
lesson-spywar-5-decline = 不收，讓情報繼續傳。
lesson-spywar-5-accepted = 黑色對你沒有好處。這次不收，我們退一步。
lesson-spywar-5-dying = { $yi }被鎖定，必須收下。第三張黑色：瀕死。
lesson-spywar-5-clear = 從當前回合的玩家問起：誰用澄清？{ $yi }是自己人，去救。
lesson-spywar-5-passed = 不救，{ $yi }就死亡，而你們同一個陣營。我們退一步。
lesson-spywar-5-saved = 棄掉一張黑色，{ $yi }獲救了。
lesson-spywar-5-end = 死亡的人還能把最多三張手牌交給一位玩家。陣營獲勝，照樣算贏。

## Spywar 6

lesson-spywar-6-title = 隱藏角色與神秘人
lesson-spywar-6-goal = 隱藏角色、自己的任務，還有雙色情報。
lesson-spywar-6-identity = 你是神秘人「雙面間諜」：三張紅色或三張藍色都行，你單獨獲勝。
lesson-spywar-6-character = 你的角色是顧小夢，現在蓋伏。爭奪階段可以翻開，摸四張牌。
lesson-spywar-6-accepted = { $ding }傳出情報，{ $wu }收下了。
lesson-spywar-6-turn-up = 手牌裡沒有能爭奪的牌。翻開顧小夢。
lesson-spywar-6-passed = 略過，情報就歸{ $wu }了。我們退一步。
lesson-spywar-6-intercept = 摸到截獲了。使用截獲，情報移到你面前。
lesson-spywar-6-two-colours = 藍黑雙色：算一張藍色，也算一張黑色。第三張藍色，你獲勝了。
lesson-spywar-6-end = 三十三個角色，七種神秘任務。桌上每個人都可能另有打算。
