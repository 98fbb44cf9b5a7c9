import { allMatches } from "../../../text/all-matches.ts";
import { withoutSpaces } from "../../../text/to-nfc.ts";
import type { ParseContext } from "../../parse-result.ts";
import type { Cause } from "../../record.ts";
import { isFamilyName } from "./name-run.ts";
import { isPerson, nameOnce } from "./names.ts";

/**
 * An offence after the verb 犯 or 涉嫌: 犯盗窃罪. Offences found by an earlier judgment do not match: 与前罪所犯盗窃罪, 原犯…,
 * 曾因犯….
 */
const FOUND =
  /(?=[犯涉])(?<!(?:[与和同](?:其|原|前|所)|前罪所?|原判?所?|前次|之前|此前|以前|先前|曾因?|曾经|漏罪所?))(?:犯|涉嫌)((?:[^，。；：“”（）犯]|（[^（）]{1,8}）|(?<=侵)犯|犯(?=罪所得|罪方法|罪活动|罪分子|人))*罪)/g;
/** An offence with its punishment, in a clause without the verb 犯: 诈骗罪，判处… after …犯盗窃罪，判处…；. */
const PUNISHED = /^([^，。；：“”（）犯以]{2,30}罪)，(?:单)?判?处/;
/** A clause with a charge that the court rejected. */
const UNFOUNDED = /^(?!.*(?:判处|免予|决定执行)).*(?:指控.*不能?成立|证据不足|无罪|不构成)/;
/** A clause that sets aside an earlier judgment. The offences it names are no longer found. */
const UNDONE = /^(?:[一二三四五六七八九十]{1,3}、)?(?:维持[^；。]*?)?撤销/;
const NO_OFFENCE =
  /^(?:前|数|后|漏|原|新|本|此|该|上述|其|他|共同|被告人|指控|同种|无|有|的|何|主|余|各|二|两|三|一)*罪$|犯$|[0-9]/;
/** The resolved offences of each context, by printed name. A few offences recur often. */
const MEMORY = new WeakMap<ParseContext, Map<string, Cause | null>>();
const MAX_NAMES = 5000;

/**
 * All offences of a criminal document, without duplicates, in printed order. They are read from the operative
 * part. If it names none, they are those that the paragraph introducing the case reports as found or charged.
 */
export function readOffences(introduction: string, operative: string, context: ParseContext): Cause[] {
  const found = offencesIn(operative, context);
  return found.length > 0 ? found : offencesIn(introduction, context);
}

/** The punctuation between an offence and another one that lacks the verb 犯: the comma in 犯盗窃罪，诈骗罪. */
const NEXT_OFFENCE = /(?<=罪)[，；](?=([^，。；：“”（）犯]{2,30}罪))/g;

/** Replaces the punctuation between the offences of a list by 、. */
function inOneList(text: string, context: ParseContext): string {
  return text.replace(NEXT_OFFENCE, (sign, next: string) => (context.isTerm(next) ? "、" : sign));
}

function offencesIn(text: string, context: ParseContext): Cause[] {
  const causes = new Map<string, Cause>();
  for (const clause of inOneList(withoutSpaces(text), context).split(/[。；\n]/)) {
    if (UNDONE.test(clause) || UNFOUNDED.test(clause)) continue;
    const punished = PUNISHED.exec(clause);
    for (const [, words = ""] of [...allMatches(clause, FOUND), ...(punished ? [punished] : [])]) {
      for (const name of namesOf(words)) {
        const cause = resolve(name, context);
        if (cause) causes.set(cause.code ?? cause.label, cause);
      }
    }
  }
  return [...causes.values()];
}

/** The names in a list of offences. 盗窃罪、诈骗罪 has two, 掩饰、隐瞒犯罪所得罪 one. */
function namesOf(words: string): string[] {
  return words
    .split(/(?<=(?<!犯)罪)(?:[、和及与]|以及)?(?=.{2,}罪)/)
    .map((name) => name.replace(/^(?:的|了|有|[、和及与]|被告人[^罪]{2,4}犯)+|（[^（）边]*）/g, ""))
    .filter((name) => name.length > 2 && !NO_OFFENCE.test(name));
}

function resolve(name: string, context: ParseContext): Cause | null {
  const memory = MEMORY.get(context) ?? new Map<string, Cause | null>();
  if (memory.size === 0) MEMORY.set(context, memory);
  const known = memory.get(name);
  if (known !== undefined) return known;
  const found = context.resolveCause([name], "1");
  const cause = found ? { code: found.code, label: found.label } : null;
  if (memory.size < MAX_NAMES) memory.set(name, cause);
  return cause;
}

const CHARGED =
  /(?:上诉人|被告人|被告单位)((?:[^，。；：（）犯的]|（[^（）]*）|犯(?!.{0,40}罪))+?)(?:的行为)?(?:均|分别|共同)?(?:犯|涉嫌)(?=[^，。；：]{2,60}?罪)/g;

/** The next accused after the offence of the previous one: 李某 in 犯盗窃罪，李某犯诈骗罪. */
const CHARGED_NEXT = /(?<=罪，)[^，。；：（）犯的、]{2,4}(?=犯[^，。；：]{2,60}?罪)/g;

/**
 * The people who, according to the text, committed an offence: 被告人张某、李某犯盗窃罪. `role` is the word before their
 * names.
 */
export function accusedIn(text: string): { role: string; name: string }[] {
  const found: { role: string; name: string }[] = [];
  const compact = withoutSpaces(text);
  for (const { 0: whole, 1: names = "" } of allMatches(compact, CHARGED)) {
    const role = whole.includes("被告单位") ? "被告单位" : "被告人";
    for (const printed of names.replace(/（[^（）]*）/g, "").split(/、|[和及与](?=[^、]{2,4}$|被告)/)) {
      const name = nameOnce(
        printed.replace(/^(?:原审|一审)?(?:被告人|被告单位|上诉人)|等.{0,3}人?$|[均所]$|[“”]/g, ""),
      );
      if (name.length > 1) found.push({ role: printed.includes("被告单位") ? "被告单位" : role, name });
    }
  }
  if (found.length === 0) return found;
  const next = allMatches(compact, CHARGED_NEXT).map(([name]) => name);
  return [
    ...found,
    ...next.filter((name) => isFamilyName(name[0] ?? "")).map((name) => ({ role: "被告人", name })),
  ];
}

/** Names that an offence follows without the verb 犯: 被告人张例盗窃罪一案. */
const UNVERBED = /(?<=被告人)([^，。；：（）犯]{4,40}?罪)(?=[、，]|一案)/g;

/** Inserts 犯 into the text of a charge, between names and an offence, if the verb is missing. */
export function withVerb(text: string, isTerm: (word: string) => boolean): string {
  return text.replace(UNVERBED, (words: string) => {
    for (let at = 2; at < words.length - 2; at++)
      if (isTerm(words.slice(at)) && words.slice(0, at).split("、").every(isPerson))
        return `${words.slice(0, at)}犯${words.slice(at)}`;
    return words;
  });
}
