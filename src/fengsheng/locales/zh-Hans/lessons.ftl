## Sentences that all lessons share

lesson-names = 青鸟、白鸽、松、林默、夜鹰
lesson-teacher = 老站长
lesson-else = 这样也合规矩。今天先照这一步走，我替你收回来。
lesson-try = 假如你这样做：
lesson-back = 我们退一步。
lesson-offer = 要不要看我做一次？
lesson-not-asked = 现在问的不是这个。看看粉笔圈起来的地方。
lesson-idle = 不急，慢慢看。
lesson-again = 上次我们停在这里。
lesson-done = 这一课就到这里。
lesson-coach = 打一局吧，我坐在你旁边。
lesson-broken = 这一课现在摆不出来。先看下一课。

## What the teacher points at

lesson-at-identity = 你的身份
lesson-at-portrait = { $who }的角色
lesson-at-seat =
    { $me ->
        [yes] 你的座位
       *[no]
            { $side ->
                [right] 你右边的{ $who }
                [left] 你左边的{ $who }
               *[across] 对面的{ $who }
            }
    }
lesson-at-tray = { $who }面前的情报
lesson-at-mark = { $who }的铅笔记号
lesson-at-hand = 你的手牌
lesson-at-hand-card = 手牌中的{ $what }
lesson-at-stamp = { $what }的邮戳
lesson-at-transit = 传递中的情报
lesson-at-wire = 情报传递的路线
lesson-at-stack = 等待结算的牌
lesson-at-prompt = 问你的问题
lesson-at-option = “{ $what }”
lesson-at-skill = 技能：{ $what }
lesson-at-pass = 略过或结束的按钮
lesson-at-phase = 回合现在的阶段
lesson-at-pile = 牌库
lesson-at-log = 记录

## At the terminal

lesson-list = { $edition }的课
lesson-list-row = { $name }　{ $title }（约 { $minutes } 分钟）　{ $goal }
lesson-list-how = fengsheng learn classic/1 开始第一课。
lesson-list-known = 玩过盒装版？从第 { $n } 课开始。
lesson-step = 第 { $n } 步，共 { $of } 步
lesson-points = 指着{ $thing }
lesson-go-on = 按 Enter 下一句
lesson-keys = s 做给我看 · b 上一步 · r 重来 · k 跳过 · h 说明
lesson-rules-met = 这一课的条文：{ $rules }
lesson-next-is = 下一课：fengsheng learn { $name }

## Classic 1

lesson-classic-1-title = 第三张红
lesson-classic-1-goal = 认出自己是谁，分清三种颜色，收下该收的情报。
lesson-classic-1-identity = 每个人的身份都是秘密。你是潜伏战线，收红色；对手是军情局，收蓝色。
lesson-classic-1-two-reds = 你面前有两张红色情报。潜伏战线只要有一人集到三张红色，整个阵营就获胜。
lesson-classic-1-sent = { $bing }传出一张文本。文本面朝上传递，谁都看得见：红色。
lesson-classic-1-accept = 到你面前了。收下这张情报。
lesson-classic-1-declined = 不收，这张情报就传给{ $yi }了。那是你的第三张红色，我们退一步。
lesson-classic-1-declare = 第三张红色。宣告胜利！
lesson-classic-1-end = 每一局都是这一问：到你面前的情报，收不收？

## Classic 2

lesson-classic-2-title = 轮到你
lesson-classic-2-goal = 抽两张，传一张；三种传法，一张牌两个用处。
lesson-classic-2-draw = 轮到你了。先抽两张牌。
lesson-classic-2-two-lives = 每张牌都有两个用处：当功能用，或当情报传。
lesson-classic-2-postmark = 邮戳说明怎么传。密电：面朝下往右。直达：面朝下给一个人。文本：面朝上往右。
lesson-classic-2-one-a-turn = 每回合必须传出一张情报，不多也不少。所以现在还不能结束。
lesson-classic-2-send = 传出一张密电：破译。
lesson-classic-2-sent-another = 这样传也合规矩。今天先看密电怎么传，我们退一步。
lesson-classic-2-unsent = 先传出一张情报，才能结束。（CL-TURN-05）
lesson-classic-2-travels = { $yi }不收，情报继续传。{ $bing }收下，这时才翻开：蓝色。
lesson-classic-2-end = 传出的时候，只有你知道那是什么颜色。

## Classic 3

lesson-classic-3-title = 黑的要命
lesson-classic-3-goal = 三张黑色就死亡：先烧毁，再决定；看不见的别急着收。
lesson-classic-3-two-blacks = 第三张黑色情报会让你死亡。你面前已经有两张。
lesson-classic-3-sent = { $bing }传出一张密电，面朝下。下一个就是你。
lesson-classic-3-burn = 先自救：使用烧毁，对准自己面前一张黑色情报。第三张一到就来不及了。
lesson-classic-3-burned-theirs = 这样救的是{ $yi }。你自己面前也有两张黑色，我们退一步。
lesson-classic-3-passed = 烧毁留着也没用：第三张黑色到了，就不能再烧毁。我们退一步。
lesson-classic-3-decline = 看不见的情报，别急着收下：这次不收。
lesson-classic-3-accepted = 翻开一看：黑色。我们退一步，这次别收。
lesson-classic-3-dies = { $yi }收下了：黑色，第三张。{ $yi }死亡，亮出身份。
lesson-classic-3-end = 谁的回合都能使用烧毁。自己人快死亡的时候，想起这张牌。

## Classic 4

lesson-classic-4-title = 锁定与调虎离山
lesson-classic-4-goal = 情报往哪里传，你说了算：一张牌逼人收下，一张牌让人被跳过。
lesson-classic-4-two-blacks = { $bing }是军情局，是对手，面前有两张黑色，再一张就死亡。难的是怎么让{ $bing }收下。
lesson-classic-4-send = 把截获当密电传出。这张情报先到{ $yi }面前，再到{ $bing }面前。
lesson-classic-4-lock = 锁定{ $bing }：情报传到{ $bing }面前，就必须收下。
lesson-classic-4-passed = 现在略过，{ $yi }可以先收下。你还有牌，我们退一步。
lesson-classic-4-locked-another = 锁定别人也行。可是有两张黑色的是{ $bing }，我们退一步。
lesson-classic-4-lure = { $yi }坐在你和{ $bing }之间。对{ $yi }使用调虎离山，密电就直接到{ $bing }面前。
lesson-classic-4-lured-another = 这个人不在路上，跳过也没有差别。我们退一步。
lesson-classic-4-locked = { $bing }调不走：被锁定的玩家不能被调离。（CL-CARD-LURE-04）
lesson-classic-4-dies = { $bing }没得选，收下第三张黑色。
lesson-classic-4-end = 两张碰上时，锁定胜过调虎离山。

## Classic 5

lesson-classic-5-title = 看清楚再收
lesson-classic-5-goal = 到面前：先破译，再退回。在路上：截获。
lesson-classic-5-sent = { $wu }传出密电，面朝下，传到你面前。
lesson-classic-5-decode = 决定收不收之前，使用破译先看一眼，只有你看得见。
lesson-classic-5-unseen = 可以，可是你还不知道退的是什么。先看，我们退一步。
lesson-classic-5-passed-unseen = 略过，就得闭着眼决定收不收。先看，我们退一步。
lesson-classic-5-return = 黑色，而你已经有两张黑色。使用退回：情报反方向传，回到{ $wu }面前。
lesson-classic-5-passed-seen = 你刚看过：黑色。收下就死亡。手上还有退回，我们退一步。
lesson-classic-5-back = 情报回到传出者面前，传出者就必须收下。
lesson-classic-5-once-more = 再来一次。{ $bing }传出文本，红色，正往{ $ding }传。
lesson-classic-5-intercept = 你有两张红色。别人的回合，情报还在路上：使用截获，由你获得。
lesson-classic-5-passed = 略过，这张情报就走了。截获只在情报传递时能用，我们退一步。
lesson-classic-5-declare = 第三张红色。宣告胜利！
lesson-classic-5-end = 在路上：锁定、调虎离山、截获。到面前：破译、退回。决定时：什么都不能用。

## Classic 6

lesson-classic-6-title = 识破
lesson-classic-6-goal = 回应一张张叠上去，最后使用的最先生效。
lesson-classic-6-sent = { $ding }传出文本，红色。你面前有两张红色。
lesson-classic-6-snatched = { $yi }使用截获，想抢走这张情报。
lesson-classic-6-foil = 使用识破：一张使用中的牌完全无效。
lesson-classic-6-passed = 略过，截获就生效，红色情报归{ $yi }。你还有识破，我们退一步。
lesson-classic-6-foiled = { $bing }识破了你的识破。
lesson-classic-6-foil-again = 叠在上面的先生效。再识破{ $bing }的那张，你的第一张就能生效。
lesson-classic-6-from-the-top = 从上往下看：{ $bing }的无效，你的生效，截获无效。
lesson-classic-6-accept = { $wu }不收，到你面前了。收下这张情报。
lesson-classic-6-declined = 就差这张红色了。我们退一步。
lesson-classic-6-declare = 第三张红色。宣告胜利！
lesson-classic-6-end = 后发先至：最后使用的，最先生效。

## Classic 7

lesson-classic-7-title = 试探
lesson-classic-7-goal = 找出自己人，想想别人看到什么，再帮自己人获胜。
lesson-classic-7-two-reds = { $bing }有两张红色情报。自己人，还是别有用心？先问。
lesson-classic-7-probe = 对{ $bing }使用试探。牌上写着：潜伏战线抽两张，其他人说“我是卧底”。
lesson-classic-7-probed-another = “我是卧底”：不是潜伏战线，这也有用。可是有两张红色的是{ $bing }，我们退一步。
lesson-classic-7-sent-unasked = 还不知道谁是自己人，就传出情报？先问一句，我们退一步。
lesson-classic-7-draws = { $bing }抽了两张，所以是潜伏战线。反应不能说谎。
lesson-classic-7-mark = 别人只看见{ $bing }抽牌，不知道牌上写什么。点{ $bing }的座位，用铅笔记一笔：红！
lesson-classic-7-send = 把这张红色直达传给{ $bing }。
lesson-classic-7-sent-another = 自己人就在那里。把红色传给{ $bing }，我们退一步。
lesson-classic-7-wins = 第三张红色。{ $bing }宣告胜利，你们一同获胜。
lesson-classic-7-end = 先问，再给。问的时候，想想谁在看。

## Classic 8

lesson-classic-8-title = 角色与打酱油的
lesson-classic-8-goal = 盖伏的角色和它的技能，还有一个人的机密任务。
lesson-classic-8-identity = 这次你是打酱油的：没有阵营，只有自己的机密任务。
lesson-classic-8-character = 你的角色是译电员，现在盖伏。任务是三张蓝色情报，你有两张。
lesson-classic-8-sent = { $wu }的密电到你面前了。
lesson-classic-8-turn-up = 翻开译电员：抽一张牌，并且先看这张情报。
lesson-classic-8-passed = 不翻开，就得闭着眼决定。翻开只要一下，我们退一步。
lesson-classic-8-accept = 蓝色。收下这张情报。
lesson-classic-8-declined = 那是蓝色，正是第三张。我们退一步。
lesson-classic-8-declare = 任务完成，宣告胜利！这次你单独获胜。
lesson-classic-8-end = 十八个角色，各有一手。停在谁的角色上，就能读到。

## Spywar 1

lesson-spywar-1-title = 箭头
lesson-spywar-1-goal = 一个回合五个阶段；箭头说明怎么传；三张同色立刻获胜。
lesson-spywar-1-draw = 轮到你了。先摸三张牌。
lesson-spywar-1-five-phases = 一个回合五个阶段：摸牌、出牌、传递、争夺、接收。
lesson-spywar-1-end-play = 这次不出牌，直接进入传递阶段。
lesson-spywar-1-arrows = 箭头说明怎么传：←往左，→往右，↑给你指定的人。全都面朝下。
lesson-spywar-1-send = 把这张红色往右传出。
lesson-spywar-1-sent-another = 这样传也合规矩。今天先看→怎么传，我们退一步。
lesson-spywar-1-moves-on = { $yi }不收，情报继续传到{ $bing }面前。
lesson-spywar-1-received = { $bing }收下时还不能看。没有人争夺，接收后才翻开：红色。
lesson-spywar-1-two-reds = 换你来收。你有两张红色；阵营里谁先到三张，整个阵营立刻获胜。
lesson-spywar-1-accept = { $wu }的情报到你面前了。收下之前不能看。收下吧。
lesson-spywar-1-declined = 不收，就传给{ $yi }了。这一张我知道值得，我们退一步。
lesson-spywar-1-end = 三张一到，当场宣告胜利，想藏也藏不住。

## Spywar 2

lesson-spywar-2-title = 锁
lesson-spywar-2-goal = 带锁的牌可以锁定一个人：传到面前就必须收下。
lesson-spywar-2-friend = { $bing }是自己人，你试探过。{ $bing }有两张红色情报。
lesson-spywar-2-lock = 带锁的牌传出时可以锁定一个人：传到面前，就必须收下。
lesson-spywar-2-send = 把平衡往右传出，锁定{ $bing }。
lesson-spywar-2-unlocked = 没有锁定，{ $bing }不知道是红色，未必敢收。我们退一步。
lesson-spywar-2-locked-another = 锁定别人，红色就可能落到别人面前。我们退一步。
lesson-spywar-2-sent-another = 这张没有用处。要红色、带锁的那张，我们退一步。
lesson-spywar-2-passes = { $yi }可以收，也可以不收。看不见颜色，就不收了。
lesson-spywar-2-wins = { $bing }必须收下。第三张红色，你们一同获胜。
lesson-spywar-2-end = 锁定只管传递阶段。到了争夺阶段，就不算数了。

## Spywar 3

lesson-spywar-3-title = 争夺
lesson-spywar-3-goal = 争夺时每次出手立刻结算，再从持有者问起。
lesson-spywar-3-accepted = { $wu }收下了{ $ding }的情报。现在开始争夺。
lesson-spywar-3-asking = 从持有者问起，依次往右，一人一次。出手立刻结算，没有人能挡。
lesson-spywar-3-intercept = 使用截获：情报移到你面前。
lesson-spywar-3-passed = 略过，情报就留在那里了。你手上有牌，我们退一步。
lesson-spywar-3-misled = { $yi }使用误导，把情报从你面前移到自己面前。
lesson-spywar-3-mislead = 有人出手，就从新的持有者重新问起。又到你了：使用误导，移回来。
lesson-spywar-3-misled-another = 移给{ $bing }？也许是自己人，可是差一张的是你。我们退一步。
lesson-spywar-3-received = 一整圈没有人再出手。你接收：红色，第三张。
lesson-spywar-3-end = 留一张到最后。最后出手的人说了算。

## Spywar 4

lesson-spywar-4-title = 出牌阶段
lesson-spywar-4-goal = 试探、威逼、利诱：先弄清楚谁是谁。
lesson-spywar-4-alone = 出牌阶段只有你能出手，想用几张就用几张。
lesson-spywar-4-probe = 试探{ $bing }。牌上写着：特工机关摸一张，其他人弃一张。
lesson-spywar-4-probed-another = 对方弃了一张：不是特工机关，这也有用。再试试{ $bing }，我们退一步。
lesson-spywar-4-ended = 还有牌可以用。不急，我们退一步。
lesson-spywar-4-draws = { $bing }摸了牌，所以是特工机关，你的人。别人只看见{ $bing }抽牌。
lesson-spywar-4-coerce = 对{ $ding }使用威逼，说出截获。有就交给你，没有就让你看手牌。
lesson-spywar-4-coerced-another = 没有那张牌，就让你看手牌，不坏。这次对{ $ding }说出截获，我们退一步。
lesson-spywar-4-gives = { $ding }有，交出一张。只有你们两个知道是哪一张。
lesson-spywar-4-entice = 利诱：翻开牌库顶的牌，放到一个人面前当情报。对自己使用。
lesson-spywar-4-enticed-another = 那样情报就在对方面前了。这次对自己使用，我们退一步。
lesson-spywar-4-blue = 蓝色，多了一张情报。若会凑成三张同色，就改进你的手牌。
lesson-spywar-4-end = 先弄清楚谁是谁，再决定传给谁。

## Spywar 5

lesson-spywar-5-title = 破译与澄清
lesson-spywar-5-goal = 先看再决定；有人濒死，就用澄清救。
lesson-spywar-5-sent = { $wu }往右传出情报，锁定{ $yi }。先到你面前。
lesson-spywar-5-decode = 使用破译：先看一眼。
lesson-spywar-5-accepted-unseen = 还没看就收下？先使用破译，我们退一步。
lesson-spywar-5-declined-unseen = 不收也行，可是你就不知道传给{ $yi }的是什么。先看，我们退一步。
lesson-spywar-5-turn-up = 黑色。翻开给大家看，你摸一张牌。
lesson-spywar-5-kept-down = 不翻开也行，只是少摸一张。翻开吧，我们退一步。
lesson-spywar-5-decline = 不收，让情报继续传。
lesson-spywar-5-accepted = 黑色对你没有好处。这次不收，我们退一步。
lesson-spywar-5-dying = { $yi }被锁定，必须收下。第三张黑色：濒死。
lesson-spywar-5-clear = 从当前回合的玩家问起：谁用澄清？{ $yi }是自己人，去救。
lesson-spywar-5-passed = 不救，{ $yi }就死亡，而你们同一个阵营。我们退一步。
lesson-spywar-5-saved = 弃掉一张黑色，{ $yi }获救了。
lesson-spywar-5-end = 死亡的人还能把最多三张手牌交给一位玩家。阵营获胜，照样算赢。

## Spywar 6

lesson-spywar-6-title = 隐藏角色与神秘人
lesson-spywar-6-goal = 隐藏角色、自己的任务，还有双色情报。
lesson-spywar-6-identity = 你是神秘人“双面间谍”：三张红色或三张蓝色都行，你单独获胜。
lesson-spywar-6-character = 你的角色是顾小梦，现在盖伏。争夺阶段可以翻开，摸四张牌。
lesson-spywar-6-accepted = { $ding }传出情报，{ $wu }收下了。
lesson-spywar-6-turn-up = 手牌里没有能争夺的牌。翻开顾小梦。
lesson-spywar-6-passed = 略过，情报就归{ $wu }了。我们退一步。
lesson-spywar-6-intercept = 摸到截获了。使用截获，情报移到你面前。
lesson-spywar-6-two-colours = 蓝黑双色：算一张蓝色，也算一张黑色。第三张蓝色，你获胜了。
lesson-spywar-6-end = 三十三个角色，七种神秘任务。桌上每个人都可能另有打算。
