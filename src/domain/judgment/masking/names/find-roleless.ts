import { allMatches } from "../../../text/all-matches.ts";
import { SURNAME } from "./surnames.ts";
import { isOfPeople } from "./told-name.ts";

/** How a text shows that somebody is protected who is named without a role. */
export type Frames = "crime" | "family";

/** A name in a frame, with where it stands. */
export interface FramedName {
  name: string;
  at: number;
  /** Whether the frame closes it on both sides. */
  isExact: boolean;
  /** Whether the frame is a statement, which nobody but people make. */
  isStatement?: boolean;
  /** The others in its list. */
  beside: readonly string[];
}

const HAN = "\\u4e00-\\u9fff";
const LETTER = `(?!的)[${HAN}]`;
/** A name that the words behind it close, and one that they may not. */
const NAME = `(?:${SURNAME}(?:${LETTER}){1,2}?)`;
const OPEN_NAME = `(?:${SURNAME}(?:${LETTER}){1,2})`;
const LISTED = `(?![的和及与])[${HAN}]`;
/** A name as peoples write it who part it with a dot. */
const DOTTED = `(?:(?:${LISTED}){1,12}(?:[·•](?:${LISTED}){1,12}?){1,3})`;
/** Without the words between two of a list, so that a list reads in one way alone. */
const PERSON = `(?:${LISTED}){2,4}?[0-9]{0,2}`;
/** What a sentence or an item of a list begins behind. */
const OPENS = "(?:^|[，。；：、（）“”\\s.．①-⒛])";
const ROUGHLY = "(?:等[0-9一二三四五六七八九十多]{0,3}[人名]?)?";
/** One or several in a row, with what a court has masked among them: 李例、王某1和张例等三人. */
const ONE = `(?:${LISTED}){2,4}?[0-9]{0,2}`;
const PEOPLE = `(?=${SURNAME})${ONE}(?:[、和及与]${ONE}){0,30}`;
const SEVERAL = `(?=${SURNAME})${ONE}(?:[、和及与]${ONE}){1,30}`;
const TOGETHER = `${ROUGHLY}(?:[0-9二两三四五六七八九十]{1,2}人)?(?:均|分别)?`;

/** 李例、王例的证言: whoever makes a statement that is neither the accused's nor an office's. */
const statesOf = (person: string): RegExp =>
  new RegExp(
    `${OPENS}(?<names>${person}(?:[、和及与]${person}){0,30})${ROUGHLY}(?:的|所作的?|当庭的?|出庭|分别|共同|再次|[并均也还又亦])?(?=证言|陈述(?:[，。；、：笔证]|$)|证词|证述|证实[，。；：]|(?<=分别|均)证实|证明[，：]|作证|报案(?![件号时])|辨认(?:出|笔录))`,
    "g",
  );
const STATES = statesOf(`(?:${PERSON})`);
/** The same where a text holds names with a dot, which are looked for at every sign. */
const STATES_DOTTED = statesOf(`(?:${PERSON}|${DOTTED})`);
/** 致李例、王例死亡, 将李例打伤, 骗取李例人民币: whom an act harms. */
const HARMED = new RegExp(
  `(?:(?:致使?|造成|导致)(?<killed>${PEOPLE})${TOGETHER}(?=(?:当场|经[^，。；]{0,8}|因[^，。；]{0,8}|于[^，。；]{0,10})?(?:死亡|身亡|重伤|轻伤|轻微伤|受伤|受[重轻]|不同程度|昏迷|骨折|多处|面部|头部|身体))|(?:将|把|对(?!方))(?<hit>${PEOPLE})${TOGETHER}(?=殴打|打[伤死倒]|捅|砍|刺[伤死中]|撞[伤死倒]|杀[死害]|强奸|奸淫|猥亵|绑|掐|勒|非法拘禁|拘禁|实施(?:殴打|强奸|抢劫|诈骗|猥亵|威胁))|(?:骗取|骗得|诈骗|盗窃|盗走|窃取|窃得|窃走|抢走|抢得|抢劫|劫取|劫得|勒索|敲诈|殴打|杀害|强奸|猥亵|绑架)(?<robbed>${PEOPLE})${TOGETHER}(?=的?(?:人民币|现金|钱款|家[中里])|的(?:手机|财物|车)|停放|放在|存放))`,
  "g",
);
/** 李例的损伤, 经鉴定，李例系颅脑损伤死亡, 李例、王例不同程度受伤. */
const INJURED = new RegExp(
  `${OPENS}(?:(?<name>${NAME})(?:之|的)?(?=(?:身体|人体|面部|头部)?(?:损伤|伤情|伤势|伤残)|尸体|死亡原因|死因|(?:符合|系|因)[^，。；]{0,16}(?:死亡|损伤)|(?:已)?构成[轻重]|所受(?:的)?(?:损)?伤|(?:当场|经抢救无效)死亡)|(?<names>${SEVERAL})${TOGETHER}(?=(?:不同程度)?受(?:[重轻]|轻微)?伤[，。；、的]|(?:当场|经[^，。；]{0,8}抢救无效)?死亡[，。；、的]))`,
  "g",
);
const RELATIVE =
  "(?:(?:非?婚生|长|次|三|四|五|六|幼|小|大|孙|外孙|继|养|独生)(?:子|女)|儿子|女儿|孙子|孙女|外孙女?|男孩|女孩|父亲|母亲|丈夫|妻子|配偶|哥哥|弟弟|姐姐|妹妹|[之其](?:父|母|妻|夫|子|女|兄|弟|姐|妹)|前妻|前夫|亡夫|亡妻|岳父|岳母|被继承人|继承人|立遗嘱人|遗赠人|受遗赠人|被扶养人|被监护人|被收养人|养父|养母|继父|继母)";
/** 长女李例, 生育一子，取名李例, 被继承人李例: the members of a family. */
const KIN = new RegExp(
  `${RELATIVE}(?:[，（]?(?:取名|名叫|姓名|名|叫|即)(?:为|叫|是)?|[：:、]|为|是|系)?(?<name>${OPEN_NAME})`,
  "g",
);
/** 李例由原告抚养, 李例的遗产. */
const RAISED = new RegExp(
  `(?:${OPENS}|(?<=[子女孩]))(?<name>${NAME})(?=由(?:原告|被告|父|母|其|双方|申请人|男方|女方|${NAME})[^，。；]{0,10}(?:抚养|抚育|监护|照顾)|随(?:原告|被告|父|母|其|男方|女方|${NAME})[^，。；]{0,8}生活|的(?:抚养权|抚养费|监护权|遗产|遗嘱|法定继承人|继承人))`,
  "g",
);
const CHILD = `(?:儿子|女儿|孙子|孙女|孩子|女孩|男孩|女童|男童|幼女|女生|男生|学生|${RELATIVE})`;
/** 九岁的女儿李例, 8岁的李例; whether a minor, the age tells. */
const OF_AGE = new RegExp(
  `(?<age>[0-9]{1,2}|[一二三四五六七八九十]{1,2})(?:周)?岁(?:的${CHILD}?|${CHILD})(?<name>${OPEN_NAME})`,
  "g",
);

/** The names that the frames of such a case hold, in order of kinds; each may stand several times. */
export function framedNames(text: string, frames: Frames): FramedName[] {
  const found: FramedName[] = [];
  if (/证言|陈述|证词|证述|证实|证明|作证|报案|辨认/.test(text))
    for (const { index, groups = {} } of allMatches(text, /[·•]/.test(text) ? STATES_DOTTED : STATES)) {
      const names = namesOf(groups.names);
      for (const name of names)
        found.push({
          name,
          at: text.indexOf(name, index),
          isExact: true,
          isStatement: true,
          beside: names.filter((other) => other !== name),
        });
    }
  const exact = frames === "crime" ? [HARMED, INJURED] : [RAISED];
  for (const pattern of exact)
    for (const { 0: whole, index, groups = {} } of allMatches(text, pattern)) {
      const names = namesOf(groups.name ?? groups.names ?? groups.killed ?? groups.hit ?? groups.robbed);
      // 致面部、背部受伤 is no list of people.
      if (names.length > 1 && !isOfPeople(names)) continue;
      for (const name of names)
        found.push({
          name,
          at: index + whole.indexOf(name),
          isExact: true,
          beside: names.filter((other) => other !== name),
        });
    }
  if (frames === "family")
    for (const { 0: whole, index, groups = {} } of allMatches(text, KIN)) {
      const { name = "" } = groups;
      found.push({ name, at: index + whole.length - name.length, isExact: false, beside: [] });
    }
  return found;
}

/** The names of a list as a frame holds it, without the numbers of masked ones. */
const namesOf = (list = ""): string[] => list.split(/[、和及与]/).map((name) => name.replace(/[0-9]+$/, ""));

/** The names behind an age, with the age as printed. */
export function namesOfAge(text: string): (FramedName & { age: string })[] {
  return allMatches(text, OF_AGE).map(({ 0: whole, index, groups = {} }) => {
    const { name = "", age = "" } = groups;
    return { name, age, at: index + whole.length - name.length, isExact: false, beside: [] };
  });
}
