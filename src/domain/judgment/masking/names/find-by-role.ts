import { allMatches } from "../../../text/all-matches.ts";
import { SURNAME } from "./surnames.ts";
import { isClosed, isOfPeople, isPassing, isTold, nameAfterRole } from "./told-name.ts";

/** Names that stand with a word for a protected role; or one of them ends where the text does not tell. */
export type NamesByRole = { kind: "names"; names: string[] } | { kind: "unsure" };

/** Roles whose holders are hidden in criminal cases. */
const ROLE =
  /附带民事诉讼原告人?(?:暨被害人)?|(?:被害人|集资参与人|投资人)(?:推选|选出|推举)的(?:诉讼)?代表人?|(?:被害|受害|报案)单位[^，。；：、（）]{0,4}?(?:法定代表人|负责人|代表|经理|员工|职员|出纳|会计|店长|店员)|(?:被害|受害)(?:人|方|者|儿童|妇女|群众|女童|幼女)|遇害人|被侵害人|被拐(?:卖)?(?:儿童|妇女|婴儿)|被盗人|被抢人|被骗人|受骗人|死者|伤者|失主|事主|证人(?<!保证人)|目击者|鉴定人员?|法医(?!学|鉴定|临床|病理|物证|检验|师|中心|人类)|报案人|报警人|集资参与人/g;
/** What every role holds, and what those hold that stand in criminal cases alone: bare words in one pattern are found fastest. */
const HINTS = /被害|受害|附带民事|证人|鉴定人|报案人|目击/;
const HINTS_AT_CRIME =
  /被[害侵拐盗抢骗]|受[害骗]|附带民事|证人|鉴定人|报[案警]人|目击|死者|伤者|失主|事主|法医|集资|遇害/;
/** 被害人之子, 死者的妻子: relatives who are named with a role testify and claim in the case. */
const RELATIVE =
  "(?:(?:的|之)?(?:近?亲属|家属|亲友|法定代理人|监护人|父亲|母亲|妻子|丈夫|儿子|女儿|哥哥|弟弟|姐姐|妹妹|爷爷|奶奶|外公|外婆|祖父|祖母|配偶)|之[父母妻夫子女兄弟姐妹])?";
/** 证人张三、李四的证言, 被害人王五陈述: whatever stands in such a frame is a list of names. */
const STATED =
  /(?<names>[\u4e00-\u9fff某×*0-9Xx]{2,5}(?:[、，和及与][\u4e00-\u9fff某×*0-9Xx]{2,5}){0,30})(?:等[0-9一二三四五六七八九十多]{0,3}人?)?(?<of>的|所作的?|当庭|出庭)?(?:书面|自书|亲笔)?(?=证言|陈述|证词|证实|证明|作证|的?报案|的?辨认|指认|证述|笔录|出具|到庭|（[男女]|[，。；：]?证实)/y;
/** 被害人张三…: a family name after the role, and one or two characters. */
const NAMED = new RegExp(`${RELATIVE}[：:]?\\s?(?<name>${SURNAME}[\\u4e00-\\u9fff]{1,2})`, "y");
/** 死者系张三, 证人名叫李四: the role, then words for who holds it. */
const CALLED = new RegExp(
  `${RELATIVE}的?(?:身份|姓名)?(?:（[^（）]{1,20}）)?(?:系|是|为|即|名叫|名为|叫)(?<name>${SURNAME}[\\u4e00-\\u9fff]{1,2})`,
  "y",
);
/** 被害人张三、李四、王五在场: whoever stands in one list with the holder of a role holds it too. */
const LISTED = "(?:(?!等)[\\u4e00-\\u9fff]){2,4}[0-9]{0,2}";
const PARTED = "(?:(?![等和及与的])[\\u4e00-\\u9fff]){2,4}[0-9]{0,2}";
const LIST = new RegExp(`[：:]?\\s?(?<names>${LISTED}(?:、${LISTED}(?=[、，。；：（）等和及与的]))+)`, "y");
/** 附带民事诉讼原告人李某1、王例样提起: the last of such a list, behind which its own words stand. */
const LAST = new RegExp(
  `[：:]?\\s?(?<names>(?:${PARTED}[、和及与]){1,60})(?<name>${SURNAME}[\\u4e00-\\u9fff]{1,2})`,
  "y",
);
/** 张三、李四等八名被害人: what stands before the first sign may begin with other words. */
const LIST_BEFORE_ROLE = new RegExp(
  `${LISTED}、(?<names>${LISTED}(?:、${LISTED}){0,200})(?:等[0-9一二三四五六七八九十多]{0,3}|[0-9二两三四五六七八九十]{1,3})[名位]?(?:被害人|受害人|证人)`,
  "g",
);
/** 证人王某1（店主）、李例（店员）张例（邻居）等人的证言: each is explained, and the list may have lost a separator. */
const EXPLAINED = /(?:[\u4e00-\u9fff某×*]{2,4}[0-9]{0,2}（[^（）]{1,40}）[、，和及与]?){2,60}/y;
const EXPLANATION = /[0-9]{0,2}（[^（）]{1,40}）[、，和及与]?/;
const ENDS_WITH_ROLE = /[等多名位0-9二两三四五六七八九十](?:被害人|受害人|证人)/;
const ENDS_LIST = /的?(?:当庭)?(?:陈述|证言|证词|证实|证明|辨认|报案).*$|等.*$|的$/;

/** Names that follow or precede a protected role. */
export function namesByRole(text: string, isCrime: boolean): NamesByRole {
  const found = new Set<string>();
  if (!(isCrime ? HINTS_AT_CRIME : HINTS).test(text)) return { kind: "names", names: [] };
  const ends = allMatches(text, ROLE).map(({ 0: word, index }) => index + word.length);
  const each = (pattern: RegExp, take: (match: RegExpExecArray) => void): void => {
    for (const end of ends) {
      pattern.lastIndex = end;
      const match = pattern.exec(text);
      if (match) take(match);
    }
  };
  each(STATED, ({ groups }) => {
    for (const [place, piece] of (groups?.names ?? "").split(/[、，和及与]/).entries()) {
      const name = piece.replace(ENDS_LIST, "");
      if (isTold(name, place === 0, groups?.of === "的" || piece.endsWith("的"))) found.add(name);
      // 证人张三的证言、任职证明: what follows is a list of documents.
      if (name !== piece) break;
    }
  });
  let isUnsure = false;
  const take = (match: RegExpExecArray): void => {
    const given = match.groups?.name ?? "";
    const name = nameAfterRole(text, match.index + match[0].length - given.length, given, found);
    if (name === null) isUnsure = true;
    else if (name) found.add(name);
  };
  each(NAMED, take);
  each(CALLED, (match) => {
    if (isPassing(match.groups?.name ?? "")) take(match);
  });
  const addAll = ({ groups }: RegExpExecArray): void => {
    const names = (groups?.names ?? "").split("、").map((item) => item.replace(/[0-9]+$/, ""));
    // 被害人手机、钱包 is no list of people.
    if (isOfPeople(names)) for (const name of names) if (isClosed(name)) found.add(name);
  };
  each(EXPLAINED, ({ 0: list }) => {
    const names = list.split(EXPLANATION).filter(Boolean);
    if (isOfPeople(names)) for (const name of names) if (isClosed(name)) found.add(name);
  });
  each(LIST, addAll);
  if (ENDS_WITH_ROLE.test(text)) for (const match of allMatches(text, LIST_BEFORE_ROLE)) addAll(match);
  each(LAST, (match) => {
    const names = (match.groups?.names ?? "").split(/[、和及与]/).filter(Boolean);
    if (isOfPeople(names.map((item) => item.replace(/[0-9]+$/, "")))) take(match);
  });
  return isUnsure ? { kind: "unsure" } : { kind: "names", names: [...found] };
}
