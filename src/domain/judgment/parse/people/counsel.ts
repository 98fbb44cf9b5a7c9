import { allMatches } from "../../../text/all-matches.ts";
import { DOT, HAN } from "../../../text/han.ts";
import { parseChineseNumeral } from "../../../text/numbers/chinese-numeral.ts";
import type { Counsel, Party } from "../../record.ts";
import { partTwoNames } from "./name-run.ts";
import { isPerson } from "./names.ts";
import { cleanName } from "./party.ts";

/** The word for counsel. Before it, a sentence may name the represented parties: 以上二原告共同委托诉讼代理人：. */
const WORD =
  "(?:委托诉讼代理人|委托代理人|特别授权代理人|诉讼代理人|委托辩护人|指定辩护人|辩护人|法律援助律师|代理律师|代理人)";
const COUNSEL_HEAD = new RegExp(
  `^([^，。；：:]{0,40}?)(?:共同|均|都)?(?:的)?(?:共同)?${WORD}(?:[暨兼及、](?:共同|其|附带民事(?:诉讼)?)?${WORD}){0,2}(?:[一二三四五六1-6]|[（(][^（）()]{1,20}[）)])?\\s?(?:均为|均系|为|系)?[：:,，]?\\s?`,
);
/** True for a sentence that opens with the word for counsel. */
export function isCounsel(sentence: string): boolean {
  const head = sentence.match(COUNSEL_HEAD);
  return (
    head !== null &&
    !/法定代理人|法定代表人|一案|诉称|辩称|到庭|参加诉讼|出庭/.test(sentence.slice(0, head[0].length + 4))
  );
}

/**
 * The representatives in a sentence, each with firm, kind and the represented parties. The represented
 * parties are those that the sentence names. If it names none, they are the last party, or the group that
 * words such as 以上二原告 refer to. A sentence without a word for counsel continues the list below such a word
 * (委托诉讼代理人： on its own line).
 */
export function readCounsel(sentence: string, before: Party[]): { counsel: Counsel[]; unnamed: number } {
  const head = sentence.match(COUNSEL_HEAD);
  const represented = partiesOf(head?.[1] ?? "", head?.[0] ?? "", /共同|均|都/.test(head?.[0] ?? ""), before);
  const people = readCounselPeople(sentence.slice(head?.[0].length ?? 0));
  const named = people.filter(({ name }) => isPerson(name));
  const counsel = named.map(({ clause, ...person }) => {
    const clients = /代理/.test(clause)
      ? before.filter(({ name }) => name.length > 1 && clause.includes(name))
      : [];
    const parties = clients.length > 0 ? clients : represented;
    return {
      ...person,
      side: parties[0]?.side ?? ("other" as const),
      parties: parties.map(({ name }) => name),
    };
  });
  return { counsel, unnamed: people.length - named.length };
}

const LISTED = new RegExp(
  `^[${HAN}${DOT}]{2,20}(?:[（(][^（）()]{1,20}[）)])?，.*(?:律师|法律工作者|员工|职员|法务|代理)`,
  "u",
);

/**
 * True for a sentence that can continue a list of counsel: it starts with a name, a comma and an occupation.
 */
export function continuesCounsel(sentence: string): boolean {
  return LISTED.test(sentence);
}

/**
 * The parties to which the beginning of a sentence about counsel refers. They are the parties that it names,
 * also in brackets. If it names none but gives a number (二被告), they are that many of the last parties in this
 * role. If it refers to a whole side (上列被告), they are all parties of that side. Otherwise it is the last
 * party.
 */
function partiesOf(words: string, head: string, isShared: boolean, all: Party[]): Party[] {
  // The prosecution has no counsel. Counsel of a victim who is not a party represents no party.
  const before = all.filter(({ role }) => !/^(?:原?公诉机关|抗诉机关|执行机关)/.test(role));
  const last = before.at(-1);
  if (!last) return [];
  const named = before.filter(({ name }) => name.length > 1 && head.includes(name));
  if (named.length > 0) return named;
  if (/被害|受害|死者/.test(words) && !/被害|受害/.test(last.role)) return [];
  const numeral = words.match(/(?<!第)([0-9]{1,2}|[二两双三四五六七八九十])(?:位|名|个)?(?!审)/)?.[1];
  const count = numeral ? (parseChineseNumeral(numeral.replace("双", "两")) ?? 0) : 0;
  const role = words.match(/被上诉人|上诉人|被申请人|申请人|被告|原告|第三人|被执行人/)?.[0];
  const candidates = role ? before.filter((party) => matchesRole(party.role, role)) : before;
  if (count > 0) return candidates.slice(-count);
  if (isShared || /^(?:以上|上列|上述|前述|各)/.test(words)) {
    return before.filter(({ side }) => side === (candidates.at(-1) ?? last).side);
  }
  return [candidates.at(-1) ?? last];
}

function matchesRole(printed: string, role: string): boolean {
  const word = printed.replace(/[（(].*/, "");
  return word.includes(role) && !word.includes(`被${role}`);
}

/** A law firm in one of the forms 律师事务所, 律师集团事务所, 律师（南京）事务所. */
const LAW_FIRM = `律师(?:集团)?(?:[（(][${HAN}]{2,8}[）)])?(?:集团)?事务所`;
const PARTNERSHIP = "(?:[（(](?:特殊|有限)?(?:普通)?合伙[）)])?";
const FIRMS = [
  `${LAW_FIRM}(?:[（(]?[${HAN}]{2,8}[）)]?(?:分所|办公室))?`,
  "法律服务所",
  "法律服务中心",
  "律师楼",
  "法律事务所",
  `(?:专利|商标|知识产权)[${HAN}]{0,6}(?:事务所|代理有限公司|代理公司)${PARTNERSHIP}`,
];
const FIRM = new RegExp(`([${HAN}（）()·A-Za-z0-9]{2,40}?(?:${FIRMS.join("|")}))`, "gu");
const IS_LAW_FIRM = new RegExp(LAW_FIRM, "u");
/** The start of a firm's name that directly follows a person's name, without a comma. */
const FIRM_BESIDE_NAME = new RegExp(
  `(?<=[${HAN}]{2,4})\\s*(?:均?[系为])?[${HAN}（）()]{2,30}${LAW_FIRM}`,
  "u",
);
/** The words before the firm that say who assigned the lawyer: 例市法律援助中心指派的 in 例市法律援助中心指派的浙江例法律师事务所. */
const ASSIGNED = /^.*(?:指派|委派|选派|安排|派遣|指定)的?(?=[\u4e00-\u9fff（）]{4,})/;
/** The end of a clause about a person: a semicolon, or a comma between an occupation and the next name. */
const NEXT_CLAUSE = new RegExp(
  `[；;]|(?<=律师|工作者|员工|职员|法务|职工|经理|主任|主管|顾问|专员)[、，,](?!系|为|代理|特别|一般|均)(?=[${HAN}${DOT}]{2,4}(?:[，,（(、]|$))`,
  "u",
);
const NEXT_NAME = new RegExp(`[、\\s](?=\\S{2,})|(?<=[${HAN}]{2})[和与](?=[${HAN}]{2,4}$)`, "u");
const LEGAL_WORKER = /法律工作者|法律服务工作者|法律服务所|法律服务中心/;

/** A representative named in a clause, before the represented party is known. */
interface NamedCounsel extends Pick<Counsel, "name" | "firm" | "kind"> {
  /** The clause, which may name the represented party (系某公司的代理人). */
  clause: string;
}

/**
 * The people and their occupations in a list such as 李四、王五，均为某所律师；赵六，该公司员工. All people of one clause have the
 * same occupation.
 */
export function readCounselPeople(text: string): NamedCounsel[] {
  const clauses = text.replace(/[。\n]+$/, "").split(NEXT_CLAUSE);
  return clauses.flatMap((clause) => readClause(clause ?? ""));
}

function readClause(clause: string): NamedCounsel[] {
  // Brackets state the scope of the authority (特别授权) and never contain a name. Brackets in a firm's name
  // stay.
  const text = clause
    .replace(
      /[（(](?:特别|一般|全权|代理|系|代为|权限|法律援助|受|以下|以上|执业证)[^（）()]{0,30}[）)]/g,
      "",
    )
    .trim();
  const comma = text.search(/[，,]/);
  let printed = comma < 0 ? text : text.slice(0, comma);
  let occupation = comma < 0 ? "" : text.slice(comma + 1);
  if (comma < 0) {
    const at = printed.search(FIRM_BESIDE_NAME);
    if (at > 0) {
      occupation = printed.slice(at);
      printed = printed.slice(0, at);
    }
  }
  const firm = firmOf(occupation);
  const kind = kindOf(occupation);
  return printed
    .split(NEXT_NAME)
    .map((name) => cleanName(name.replace(/[（(].*/, "")))
    .map((name) => name.replace(/^(?:律师|及|暨|兼|均为|系)|(?:律师|等)$/g, ""))
    .filter((name) => name.length > 1 && name.length <= 30)
    .flatMap((name) => (kind === "other" ? [name] : partTwoNames(name)))
    .map((name) => ({ name, firm, kind, clause }));
}

/**
 * The firm in an occupation. If an occupation names several, the lawyer's own firm comes before the centre or
 * body that assigned the lawyer.
 */
function firmOf(occupation: string): string {
  const firms = allMatches(occupation, FIRM).map((match) => match[1] ?? "");
  const firm = firms.find((name) => IS_LAW_FIRM.test(name)) ?? firms[0] ?? "";
  // 都 may also begin a place (都匀, 都江堰).
  return firm
    .replace(ASSIGNED, "")
    .replace(/^(?:(?:均|都|皆|二人|两人|三人|以上)?(?:系|为|是|属于?)|均|皆|受)(?:由)?/, "");
}

function kindOf(occupation: string): Counsel["kind"] {
  if (/实习律师|实习人员|见习律师|律师助理/.test(occupation)) return "trainee";
  if (LEGAL_WORKER.test(occupation)) return "legal_worker";
  if (/行政人员|工作人员/.test(occupation) && !/执业律师|所律师/.test(occupation)) return "other";
  return /律师/.test(occupation) ? "lawyer" : "other";
}
