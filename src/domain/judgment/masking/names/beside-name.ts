/**
 * What stands before a name: nothing that tells (0), a mark, a preposition or a verb (1), a word for people (2), a word that
 * introduces somebody (3).
 */
export type Left = 0 | 1 | 2 | 3;
/** What stands behind it, likewise: a mark, number or verb (1), what people do or have (2), what is said of people alone (3). */
export type Right = 0 | 1 | 2 | 3;

/** A table that is 1 at the code of each of the signs. */
function tableOf(signs: string): Uint8Array {
  const table = new Uint8Array(2 ** 16);
  for (const sign of signs) table[sign.charCodeAt(0)] = 1;
  return table;
}

const MARKS = '，。；：、？！（）［］【】《》“”‘’"()[],;:?! \n\t…—①②③④⑤⑥';
export const MARK = tableOf(MARKS);
/** What a name stands behind: a mark, a preposition, or a verb of speaking, giving or meeting. */
const BEFORE = tableOf(
  `${MARKS}与和同跟及向对给把将被由让叫请找帮替陪带送接约骗借经在到从因为系是据见问等即的名了有问说称告诉知使按连跟随于以用去来往得取走留卖`,
);
/** The last signs of words for people: 朋友, 妻子, 司机. */
const PEOPLE = tableOf(
  "人友妻夫父母子女兄弟哥姐妹叔舅姨侄婿媳婆爷奶姑嫂居学机板员户民生师长客伙匠主乡译事商者工计属邻蜜襟书贩娘徒",
);
/** What follows a name: a mark, a number, a preposition, a particle, an adverb, or the first sign of what people do. */
const BEHIND = tableOf(
  `${MARKS}0123456789与和同跟及等的在向对给把将被由让叫到从去来说称讲问告打骂拿借还付转汇买卖开驾骑坐乘租购进回走跑站看听知要想也又就便都均因为系是以家处即并先后曾已未没不所签证陈辨报供交收取用持手身于电账带上下介联约找请带组参提出发送当喊劝拉追抢两二三四五几经伙之至则仅得亦出请头面胸腹左右为代陪闻主携一共伪冒申遗殴`,
);
/** What people alone do, have and are to each other: it makes a name of what its letters leave in doubt. */
const ACTS =
  /(?:说|称|讲|问|告诉|告知|证实|证明[，：]|陈述|供述|打电话|报警|报案|作证|签字|签名|联系|介绍|同意|拒绝|认识|看见|看到|听到|听见|目睹|驾驶|骑|乘坐|受伤|死亡|被打|辱骂|借款|借给|还款|汇款|转账|付款|投资|购买|出售|交给|收到|提供|支付|索要|领回|向其|经抢救|当场|闻到|得知|发现|主持|说合|代为|陪同|陪伴|一同|一起|夫妇|夫妻|家（|[0-9][0-9.,]*[万千百]?余?元|妻子|丈夫|父亲|母亲|儿子|女儿|哥哥|弟弟|家属|家[中里]|的(?:妻|丈夫|父|母|儿|女|哥|弟|姐|妹|家|证言|陈述|手机|电话|账户|银行卡|车)|等人|[二两三]人)/y;
/** A statement, with who makes it explained before, and the details of a person: nobody but people have them. */
const SAID_OF_PEOPLE =
  /(?:（[^（）]{1,40}）)?(?:(?:等[0-9一二三四五六七八九十多]{0,3}[人名]?)?(?:的|所作的?|当庭的?|出庭|亦|也|均|分别)?(?:书面)?(?:证言|证词|陈述(?:[，。；、：笔证称]|$)|证述|证实|作证|报案|辨认(?:出|笔录)|询问笔录|作为证人)|的(?:当庭)?(?:陈述|损伤|伤情|尸体|谅解|报案)|[，（(]\s?(?:男|女)[，,）；。、]|[，（](?:[^，。；（）]{0,4})?(?:[0-9]{1,2}|[一二三四五六七八九十]{1,3})(?:周)?岁|（(?:本|系|时任|时年|已故|殁|住|即|群?昵称|网名|人称|绰号|外号|小名|大名|真名|本名|户籍|死者|被害人|原告|借款人|二人)|称[，：“]|等[二三四五六七八九十0-9]{1,2}人|，(?:系|未满)|出生于)/y;
/** What either of them begins with. */
const OPENS_SAYING = tableOf(
  "提（(，的所当出亦也均分证陈作报辨询说称讲问告供打签联介同拒认看听目驾骑乘受死被辱借还汇转付投购索领向经0123456789妻丈父母儿女哥弟家等二两三支收交等闻得发主代陪夫一当",
);

/** What stands before a name, with what a word further off has marked. */
export function leftOf(text: string, at: number, marked: Left): Left {
  if (marked === 3 || at === 0) return marked || 1;
  const before = text.charCodeAt(at - 1);
  if (PEOPLE[before] === 1) return marked > 2 ? marked : 2;
  if (marked > 0) return marked;
  return BEFORE[before] === 1 ? 1 : 0;
}

/** What stands behind a name that ends at a place. */
export function rightOf(text: string, end: number): Right {
  if (end >= text.length) return 1;
  const code = text.charCodeAt(end);
  if (OPENS_SAYING[code] === 1) {
    SAID_OF_PEOPLE.lastIndex = end;
    if (SAID_OF_PEOPLE.test(text)) return 3;
    ACTS.lastIndex = end;
    if (ACTS.test(text)) return 2;
  }
  return BEHIND[code] === 1 ? 1 : 0;
}
