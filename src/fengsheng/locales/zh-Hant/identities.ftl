## Who one secretly is; the blue side has two names (house rule bureau_name)

identity-front = 潛伏戰線
identity-front-goal = 任何一位成員集到{ $n }張紅色情報並宣告，全陣營一同勝利。
identity-bureau = 軍情局
identity-office = 軍情處
identity-bureau-goal = 任何一位成員集到{ $n }張藍色情報並宣告，全陣營一同勝利。
identity-soy = 打醬油
identity-soy-goal = 完成自己角色的機密任務，單獨勝利。
identity-unknown = 未知

## Seats without a name, and the reader

seat-0 = 甲
seat-1 = 乙
seat-2 = 丙
seat-3 = 丁
seat-4 = 戊
seat-5 = 己
seat-6 = 庚
seat-7 = 辛
seat-8 = 壬
you-subject = 你
you-object = 你
