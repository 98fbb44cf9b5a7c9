/** Family names of two characters. Patterns try them before those of one. */
const COMPOUND =
  "欧阳|司马|上官|诸葛|夏侯|尉迟|皇甫|东方|司徒|慕容|令狐|宇文|长孙|公孙|轩辕|端木|百里|呼延|南宫|独孤|澹台|闻人|鲜于|申屠|太史|赫连|万俟|淳于|单于|拓跋|公冶|宗政|濮阳|钟离|闾丘|亓官|仲孙|司空|司寇|西门|东郭|南门|左丘|谷梁|拓拔|夹谷|纳兰|相里|宰父|颛孙|第五|东郭|佐藤|铃木|渡边|伊藤|加藤|松本|吉田|山本|井上|完颜|耶律|乐正|公羊|漆雕|公良|太叔|梁丘|段干|巫马|公西|羊舌|哥舒|达奚|佐佐木|斋藤|藤原|近藤|后藤|小野|池田|桥本|坂本|远藤|藤井|中村|小林|高桥|中岛|木村|清水|山口|山田|山崎|前田|松田|藤田|石川|长谷川|冈田|村上|森田|中川|原田|竹内|金子|和田|中山|石田|上田|宫崎|宫本|内田|菅原|丸山|今井|武田|增田|大野|平野|松井|野村|安藤|岩崎|菊地|樱井|太田|三浦|横山|福田|柴田|谷口|工藤|浅野|酒井|北野|田村|小川|小泉|川口|川崎|沮渠|尔朱|贺拔|贺兰|斛律|公输";
/**
 * Family names of one character that tens of thousands of people or more have. Those that are mostly ordinary
 * words (和, 于) are included only if they are common as names.
 */
export const SINGLE_NAMES =
  "赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏窦章苏潘葛奚范彭郎鲁韦昌马苗凤花方俞任袁柳鲍史唐费廉岑薛雷贺倪汤滕殷罗毕郝邬安常乐于傅皮卞齐康伍余元卜顾孟黄穆萧尹姚邵湛汪祁毛禹狄米贝明臧伏成戴谈宋茅庞熊纪舒屈项祝董梁杜阮蓝闵席季麻强贾路娄危江童颜郭梅盛林刁钟徐邱骆高夏蔡田樊胡凌霍虞万支柯管卢莫房裘缪干解应宗丁宣邓郁单杭洪包诸左石崔吉钮龚程邢裴陆荣翁荀羊惠甄曲封芮储靳焦牧隗山谷车侯宓蓬全班仰秋仲伊宫宁仇栾甘厉戎祖武符刘景詹束龙叶幸司韶黎薄印宿白怀蒲邰从鄂索咸籍赖卓蔺屠蒙池乔阴胥能苍双闻莘党翟谭贡劳姬申扶冉宰雍桑桂濮牛寿通边扈燕冀郏浦尚农温庄晏柴瞿阎充慕连茹习宦艾鱼容向古易慎戈廖庾终居衡步都耿满弘匡国文寇广禄阙东欧沃利蔚越夔隆师巩厍聂晁勾敖融冷辛阚那简饶曾沙养鞠丰巢关蒯相查荆红游权逯盖益桓仝肖佟付代闫晋解冼覃朴岳帅缑亢况后琴商牟佘佴伯赏墨哈谯笪年爱阳邝郗鄢竺訾尧谌汝冶揣禚逄亓仉佀俎麴茆璩庹昝撖妫洑郄檀隋苟闾芦舜税粟展敬揭匿暴尉豆刀召保岩罕普银水毋滑冒铁信母英竹海云淡邸仓井门茶玉濯涂麦巫苑迟郜漆邴酆钭蹇綦戢咎仵暨眭芶贠卯郦忻遆嵇栗昂撒鹿赫矫丛楚巴乌段占折楼拜衣斯宾呼智奉植富闭卿疏泮诺战辜修练盘阿南操苌琚褟过官产补但乜毌壤芈雒求竺幺随惠虎底初衷呙恽郇郯郐贲菅妥喇敏扎尕原来弓户却扬山向计於羿汲糜松蓟鬱郤别殳须郈归钦言木洛禤洗匙丘番寸慎";

/**
 * Family names that are mostly ordinary words. A string that starts with one is a name only if the
 * surrounding text shows it.
 */
export const SELDOM_NAMES =
  "应呼阴后都能来向户却全税粟展敬揭匿暴尉豆刀召保岩罕普银水毋滑冒铁信母英竹海云淡门茶玉占折楼拜衣斯宾呼智奉植富闭卿疏泮诺战辜修练盘阿南操过官产补智但计松须归钦言木洗番寸慎";

/** The family names of two characters. */
export const COMPOUND_NAMES: ReadonlySet<string> = new Set(COMPOUND.split("|"));

/** Pattern for a family name. It tries two characters before one. */
export const SURNAME = `(?:${COMPOUND}|[${SINGLE_NAMES}])`;

const LEADING = new RegExp(`^(?:${COMPOUND})`);

/** The family name at the start of a name in Han characters. */
export function surnameOf(name: string): string {
  return name.match(LEADING)?.[0] ?? name.slice(0, 1);
}

/**
 * Ordinary words of two characters that start with a family name. A person with such a name cannot be told
 * from the word.
 */
const WORDS = new Set(
  "周岁 能够 任职 任何 曾经 时间 方向 方面 方法 方式 方便 高度 高速 高级 高中 安全 安排 安装 成立 成为 成员 常见 常委 周围 周边 江山 黄金 金钱 金额 金融 马路 马上 石头 石油 田地 林业 林场 陈述 文明 文化 文件 文字 平安 和平 高兴 高明 严重 严格 应当 应该 关系 关于 关键 管理 管辖 连续 连同 全部 全身 全面 路过 路边 向前 查明 查询 查看 解除 解决 解释 单位 单独 包括 包装 支付 支持 祝贺 钱款 钱财 陆续 明确 明显 明知 广东 广西 广大 广告 国家 国庆 于是 通过 通知 通道 相关 相识 相互 都是 项目 项链 程序 程度 司机 司法 易于 容易 利益 利用 利息 景区 房屋 房产 房间 车辆 车内 古代 年龄 年度 满意 游客 权利 权益 代表 代理 代码 代为 付款 付出 后来 后果 有关 有效 商品 商业 商店 东部 东西 白天 白色 红色 蓝色 黄色 毛发 毛巾 牛肉 羊肉 温度 冷静 商量 华人 吉林 宁夏 甘肃 江苏 江西 山东 山西 云南 康复 强制 强调 申请 申诉 计算 谈话 雷同 龙头 武力 武汉 元月 万元 万一 危险 危害 步行 居住 终结 终止 伏法 乐意 花费 花园 景色 路口 江边 江南 海南 阳光 阳台 爱好 沙发 沙石 桂林 荣誉 宣传 宣判 封存 边界 温和 充分 养殖 养老 简单 简易 阴部 劳动 劳务 班长 丰富 游乐 陈旧 柳杉 柳树 花卉 田玉 孟加 石岸 石坎 周长 习武 祖宗 甘孜 毛毯 田埂".split(
    " ",
  ),
);

/** Whether a name is also an ordinary word, so it cannot be recognised reliably. */
export function isWord(name: string): boolean {
  return WORDS.has(name);
}
