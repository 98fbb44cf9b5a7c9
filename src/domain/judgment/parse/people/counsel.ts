import { DOT, HAN } from "../../../text/han.ts";
import { parseChineseNumeral } from "../../../text/numbers/chinese-numeral.ts";
import type { Counsel, Party } from "../../record.ts";
import { readCounselPeople } from "./counsel-people.ts";
import { isPerson } from "./names.ts";

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
 * The representatives in a sentence, each with firm, kind and the represented parties. These are the parties
 * that the sentence names. If it names none, it is the last party, or the group that words such as 以上二原告
 * refer to. A sentence without a word for counsel continues the list below one (委托诉讼代理人： on its own line).
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
 * The parties that the beginning of a sentence about counsel refers to. If it names parties, also in
 * brackets, these. Else, if it gives a number (二被告), that many of the last parties in this role. Else, if it
 * refers to a whole side (上列被告), all its parties. Else the last party.
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
