import { allMatches } from "../../../text/all-matches.ts";
import { listAhead, listBehind } from "./name-lists.ts";
import { mayBeginName } from "./reads-as-name.ts";
import { isStated } from "./told-name.ts";

/** Words that somebody's name, or a list of names, follows, and what closes it. */
interface AheadFrame {
  words: readonly string[];
  closes: RegExp;
}

/**
 * Words that a name or a list of names stands before, with what may stand between, and before the list. Without
 * one of the hints a text holds none of the words; `own` characters of them belong to the list.
 */
interface BehindFrame {
  hints: readonly string[];
  words: RegExp;
  own?: number;
  /** Whether what stands there is a name; by default, as among things and places. */
  isName?: (name: string) => boolean;
  between: RegExp | null;
  opens: RegExp;
}

const MANY = "(?:等[0-9一二三四五六七八九十数多]{0,3}[人名]?)?(?:[0-9二两三四五六七八九十]{1,2}人)?";
const closing = (...words: string[]): RegExp => new RegExp(`${MANY}(?:${words.join("|")})`, "y");
/** All words of one list, each followed by all of another (打 + 伤, 骗 + 走). */
const joined = (first: string, second: string): string[] =>
  first.split(" ").flatMap((one) => second.split(" ").map((other) => one + other));
const followed = (words: readonly string[], ...ends: string[]): string[] =>
  ["", ...ends].flatMap((end) => words.map((word) => word + end));

const KIN = "(?:及其?|的|之)?(?:近?亲属|家属|家人|父母|父亲|母亲|妻子|丈夫)?";
const BODY = "头|面|脸|胸|腹|背|腿|手|颈|脖|身|眼|腰|肩|臀|脚|膝|左|右|后脑|嘴|鼻|耳|乳|下体|衣|裤";
const THING =
  "现金|人民币|手机|财物|钱|银行卡|项链|戒指|手镯|金[项戒手耳条首]|银[行手]|挎包|提包|背包|包|摩托|电动|自行|轿车|汽车|面包车|货车|三轮|车|电脑|笔记本|香烟|烟|手表|耳环|[一二两三四五六七八九十][台辆部个条只把块枚张]|[0-9.，,]{1,12}余?[万千百]?余?元|价值|家|店|处|身上|口袋|所有|停放|放在|放于|存放";
const QUARREL =
  "(?:(?:因|为|就|在|于|再次|又|曾|也)[^，。；、：（）]{0,16}?)?(?:发生|产生|闹|起)?(?:了)?(?:争吵|争执|口角|打斗|厮打|撕打|扭打|撕扯|打架|互殴|吵架|吵打|肢体冲突|冲突|纠纷|矛盾)";
const SETTLED =
  "(?:(?:就|在|于|自愿|已|私下)[^，。；、：（）]{0,16}?)?(?:达成|签订)[^，。；、]{0,10}(?:赔偿|和解|调解|谅解)";
const SEES =
  "(?:在[^，。；]{1,10})?(?:也|都|均|随即|立即|先后|正好|刚好)?(?:看见|看到|听见|听到|听闻|目睹|目击|见状|闻讯|闻声|发现|报警|报案|赶到|赶来|劝阻|劝架|拉架|劝说|劝解|制止|阻拦|阻止|呼救|喊|拨打|证实|证明|作证|证言|证称|陈述|反映|拉开|拦住|送[往至到医])";
const HARM =
  "打|砍|捅|刺|扎|撞|杀|抢|骗|强奸|轮奸|奸淫|猥亵|砸|踢|踹|殴|咬|烧|炸|绑|拘禁|非法拘禁|劫|盗|偷|扒窃|拐|轧|碾|压|勒|掐|捂|推|敲诈|诈骗|侵害|伤|辱骂|威胁|恐吓|欺骗|胁迫";

/** Whom an act of a crime befalls, who makes peace or is paid for it, who reports it, and who sees it. */
const AHEAD: readonly AheadFrame[] = [
  // 与李例发生争执, 与李例及其家属达成赔偿协议
  { words: ["与", "跟", "同", "和"], closes: closing(QUARREL, `${KIN}${SETTLED}`) },
  // 与同方向李例驾驶的轿车相撞
  {
    words: ["与", "跟", "同", "和", "方向", "行驶的", "驶来的"],
    closes: closing(
      "(?:无证|酒后|醉酒)?(?:驾驶|骑行?|乘坐|停放)的?[^，。；]{0,40}?(?:相撞|碰撞|追尾|相碰|相刮|刮擦|交通事故)",
    ),
  },
  // 殴打李例, 捅李例腹部一刀, 威胁李例、王例
  {
    words: followed(
      [
        ...joined("捅 砍 刺 扎 踢 踹 打 扇 砸 撞", " 伤 死 倒 了 中 向 击"),
        ...joined("掐 勒 按 捂 抱 拉 拽 拦 揪 抓", "住 倒"),
        ..."殴打 追打 围殴 辱骂 威胁 恐吓 胁迫 逼迫 强迫 强奸 奸淫 猥亵 绑架 劫持 挟持 诱骗 哄骗 欺骗 捆绑 杀死 杀害 伤害 敲诈 勒索 抢劫 抢夺 诈骗 尾随 纠缠".split(
          " ",
        ),
      ],
      "了",
    ),
    closes: closing(
      `的?(?:${BODY}|${THING})`,
      "[一二三四五六七八九十数多几两0-9]{1,3}[刀拳脚下次记棍顿耳巴]",
      "[，。；）]",
      "致|并|后|未遂|时|至|被害人|受害人",
    ),
  },
  // 抢走李例手机, 骗取李例、王例的人民币
  {
    words: followed(
      [
        ...joined("抢 夺 骗 盗 窃 偷 劫 拿 搜 掏", "走 得 取 去"),
        ..."抢劫 抢夺 劫夺 盗窃 偷窃 扒窃 诈骗 敲诈 勒索 索要 索取".split(" "),
      ],
      "了",
      "停放在",
      "放在",
    ),
    closes: closing(`的?(?:${THING})`, "的(?:手|钱|财|车|一|[0-9])", "被害人|受害人"),
  },
  // 将李例按倒, 对李例进行威胁
  {
    words: ["将", "把", "对"],
    closes: closing(
      `${HARM}|按倒|按在|摔|拖|捆|拦|围住|控制|挟持|诱骗|抱住|追打`,
      "(?:进行|实施)[^，。；]{0,8}?(?:殴打|威胁|恐吓|辱骂|抢劫|猥亵|拘禁|敲诈|勒索|诈骗|强奸|侮辱|伤害|侵害)",
      "拳打脚踢|拳脚相|限制人身",
    ),
  },
  // 致李例左手骨折
  {
    words: ["致", "致使", "造成", "导致"],
    closes: closing(
      `(?:(?:的|当场|经|因|全身|多处|不同程度|${BODY})[^，。；、：（）]{0,14}?)?(?:受[重轻]?伤|死亡|身亡|轻伤|重伤|轻微伤|骨折|破裂|挫伤|损伤|出血)`,
    ),
  },
  // 赔偿李例经济损失, 发还李例
  {
    words: followed(["赔偿", "赔付", "退赔", "退还", "发还", "返还"], "了", "给", "所有人", "车主"),
    closes: closing(
      "的?(?:经济|各项|医疗|医药|损失|物质|丧葬|死亡|人民币|现金|款|[0-9]|共计|合计)",
      "[，。；）]",
    ),
  },
  // 取得李例谅解
  {
    words: followed(["取得", "获得", "得到", "征得", "求得"], "了"),
    closes: closing(`${KIN}(?:的)?(?:书面)?谅解`),
  },
  // 向李例谎称, 从李例处骗得
  {
    words: ["向", "从"],
    closes: closing(
      "(?:非法)?(?:吸收|集资|募集)|(?<=人)借款|(?:谎称|虚构|索要|勒索|吹嘘|隐瞒|诈称|敲诈|强行|骗取|实施诈骗)",
      "(?:处|手中|手里|那里|家|家中|身上)(?:骗|诈|盗|窃|偷|抢|勒索|敲诈)",
    ),
  },
  // 对李例不满, 冒用李例的信用卡
  { words: ["对"], closes: closing("(?:心生|心怀|产生|怀有)?(?:不满|怨恨|怀恨)") },
  { words: ["冒用", "盗用", "盗刷", "伪造的"], closes: closing("的?(?:身份|银行卡|信用卡|名义|账户)") },
  // 接李例报案
  {
    words: followed(["接", "接到", "经", "据"], "群众", "村民"),
    closes: closing("的?(?:电话)?(?:报案|报警|举报|控告|辨认|指认)"),
  },
  // 王某1的近亲属李例、张例到庭, 王某1兄妹李例、张例经济损失
  { words: joined("的 之", "近亲属"), closes: closing("[，。；）及和与]|到庭|均") },
  { words: "兄妹 兄弟 姐妹 姐弟 父母 子女".split(" "), closes: closing("的?经济损失") },
  // 同村村民李例看见
  {
    words:
      "邻居 村民 群众 工友 同事 同学 室友 舍友 路人 保安 门卫 店员 店主 老板 老板娘 服务员 营业员 收银员 房东 乘客 护士 医生 老师 教师 女友 男友 朋友 老乡 清洁工".split(
        " ",
      ),
    closes: closing(SEES),
  },
];

/** The words of all frames by their last character, at its code. */
const BY_END: ({ word: string; closes: RegExp }[] | undefined)[] = new Array(2 ** 16);
for (const { words, closes } of AHEAD)
  for (const word of words) {
    const end = word.charCodeAt(word.length - 1);
    BY_END[end] = [...(BY_END[end] ?? []), { word, closes }];
  }

const OPENS = /(?:^|[，。；：、（）“”\s.．①-⒛])$/;
const OPENS_OR_FOLLOWS = /(?:^|[，。；：、（）“”\s.．①-⒛]|致使?|使|见|发现|得知|因|对|证人|被害人|失主)$/;

const BEHIND: readonly BehindFrame[] = [
  // 李例（邻居）的证言, 李例的询问笔录
  {
    hints: ["）的", "）当庭", "）证", "）陈述", "）报案", "）辨认"],
    own: 1,
    words: /）的?(?:当庭)?(?:证言|陈述|证词|证述|证实|证[：:]|证明[，：]|报案|辨认(?!笔录))/g,
    isName: isStated,
    between: null,
    opens: OPENS,
  },
  // 李例向公安机关控告
  {
    hints: ["控告", "报案", "报警", "举报"],
    words: /向[^，。；、]{2,16}(?:公安|派出所|刑警|检察院)[^，。；、]{0,6}?(?:控告|报案|报警|举报)/g,
    between: null,
    opens: OPENS,
  },
  { hints: ["询问笔录"], words: /询问笔录/g, between: /的?被?$/, opens: OPENS_OR_FOLLOWS },
  // 李例被打伤
  {
    hints: ["被", "遭"],
    words: new RegExp(
      `[被遭](?!告|害|抓|捕|刑|羁|判|查获|传唤|公安|民警)[^，。；、：（）]{0,6}?(?:${HARM})`,
      "g",
    ),
    between: null,
    opens: OPENS_OR_FOLLOWS,
  },
  // 李例被迫交出现金
  { hints: ["被迫"], words: /被迫/g, between: null, opens: OPENS_OR_FOLLOWS },
  // 到李例家打砸, 在李例家盗窃
  {
    hints: ["家"],
    words: /家[中里]?(?:进行)?(?:打砸|闹事|滋事|寻衅|抢劫|盗窃|威胁)/g,
    between: null,
    opens: /[到在去至、和及与]$/,
  },
  // 将李例、王例家房屋砸坏
  {
    hints: ["砸", "毁"],
    words: /家[^，。；]{0,24}?(?:砸|损毁|毁坏|烧毁)/g,
    between: null,
    opens: /[将把对、和及与]$/,
  },
  // 李例上前劝阻, 李例受伤
  {
    hints: ["劝", "拉架", "制止", "呼救", "目睹", "目击", "伤", "死亡"],
    words: /劝阻|劝架|拉架|制止|呼救|目睹|目击|(?:受|轻|重)伤(?=[，。；])|死亡(?=[，。；])/g,
    between: /(?:上前|前来|出面|过来)?$/,
    opens: OPENS,
  },
  // 李例及其家属对张某表示谅解
  {
    hints: ["谅解"],
    words: /谅解/g,
    between: /(?:及其?)?(?:近?亲属|家属)?(?:对[^，。；]{1,12})?已?(?:表示|予以|出具|书写)?的?$/,
    opens: OPENS,
  },
];
/** As much text before a word as tells whether a list of names ends there. */
const MAX_BETWEEN_CHARACTERS = 24;

/** The names of those whom a crime befalls or who see it, as an account tells of them without a role. */
export function namesInPassing(text: string): string[] {
  const found = new Set<string>();
  for (let at = 1; at < text.length; at++) {
    const ending = BY_END[text.charCodeAt(at - 1)];
    if (!ending || !mayBeginName(text, at)) continue;
    for (const { word, closes } of ending)
      if (text.startsWith(word, at - word.length))
        for (const name of listAhead(text, at, closes) ?? []) found.add(name);
  }
  for (const { hints, words, own = 0, isName, between, opens } of BEHIND) {
    if (!hints.some((hint) => text.includes(hint))) continue;
    for (const { index } of allMatches(text, words)) {
      const end = index + own;
      const gap = between?.exec(text.slice(Math.max(0, end - MAX_BETWEEN_CHARACTERS), end)) ?? [""];
      for (const name of listBehind(text, end - gap[0].length, opens, isName)) found.add(name);
    }
  }
  return [...found];
}
