## Who one secretly is; the blue side has two names (house rule bureau_name)

identity-front = 潜伏战线
identity-front-goal = 任何一位成员集到{ $n }张红色情报并宣告，全阵营一同胜利。
identity-bureau = 军情局
identity-office = 军情处
identity-bureau-goal = 任何一位成员集到{ $n }张蓝色情报并宣告，全阵营一同胜利。
identity-soy = 打酱油
identity-soy-goal = 完成自己角色的机密任务，单独胜利。
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
