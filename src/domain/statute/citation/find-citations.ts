import { NUMERAL_CHARACTERS, parseChineseNumeral } from "../../text/numbers/chinese-numeral.ts";
import { nameKeys } from "./law-name.ts";

/**
 * An article that running text cites. `from` and `to` are half-open UTF-16 offsets of the article without its
 * law.
 */
export interface FoundCitation {
  /** The law's name as printed. */
  law: string;
  number: number;
  branch: number;
  from: number;
  to: number;
  /**
   * The version named in the text: a year (1979年刑法, 《刑法》（2015年修正）), or "former" for 修订前的. Empty if it names
   * none.
   */
  version: string;
}

const NUMBER = `[${NUMERAL_CHARACTERS}]{1,9}|\\d{1,4}`;
const ARTICLE = new RegExp(`第(${NUMBER})条(?:之([${NUMERAL_CHARACTERS}]{1,3}))?`, "g");
/**
 * Text between two articles of one law, such as paragraphs, items, commas and 和. The title of another law
 * ends the list.
 */
const BETWEEN = new RegExp(
  `^(?:[\\s、，,和与及或并以至到]|第(?:[${NUMERAL_CHARACTERS}\\d]{1,4})(?:款|项)|第?[（(][${NUMERAL_CHARACTERS}\\d]{1,4}[)）]项|之?规定|以及|第(?:[${NUMERAL_CHARACTERS}\\d]{1,4})目)*$`,
);
const MAX_TITLE_CHARS = 80;
const MAX_REMARK_CHARS = 60;
const MAX_BARE_CHARS = 24;

/**
 * The articles that a text cites with their law. The law is named by a title in 《》, or by a name without
 * title marks whose key `isKnown` accepts (the longest such name). In a list, the law applies to all
 * articles. 本法 and 该条 are skipped. With `unknown`, other names count too: the characters before the article,
 * after the last word that introduces a law. The time is linear in the length of the text.
 */
export function findCitations(
  text: string,
  isKnown: (key: string) => boolean,
  unknown = false,
): FoundCitation[] {
  const found: FoundCitation[] = [];
  let last: FoundCitation | null = null;
  for (const match of text.matchAll(ARTICLE)) {
    const from = match.index;
    const to = from + match[0].length;
    const number = parseChineseNumeral(match[1]!) ?? 0;
    const branch = match[2] ? (parseChineseNumeral(match[2]) ?? 0) : 0;
    if (number === 0) continue;
    const named: Pick<FoundCitation, "law" | "version"> | null =
      lawBefore(text, from, last, isKnown) ?? (unknown ? introducedLaw(text, from) : null);
    last = named ? { ...named, number, branch, from, to } : null;
    if (last) found.push(last);
  }
  return found;
}

function lawBefore(
  text: string,
  at: number,
  last: FoundCitation | null,
  isKnown: (key: string) => boolean,
): Pick<FoundCitation, "law" | "version"> | null {
  if (last && at - last.to < 40 && BETWEEN.test(text.slice(last.to, at)))
    return { law: last.law, version: last.version };
  const before = text.slice(Math.max(0, at - MAX_TITLE_CHARS - MAX_REMARK_CHARS - 4), at);
  const close = titleEnd(before);
  const open = close >= 0 ? openingOf(before, close) : -1;
  if (open >= 0)
    return {
      law: before.slice(open + 1, close),
      version: versionNamed(before.slice(0, open), before.slice(close + 1)),
    };
  const run = /[\p{Script=Han}（）()]+$/u.exec(before.slice(-MAX_BARE_CHARS))?.[0] ?? "";
  for (let from = 0; from < run.length - 1; from++) {
    const name = run.slice(from);
    // In （保险法第六十条, the bracket opens a remark and does not belong to the name.
    if (/^[（()）]/.test(name)) continue;
    if (/[法典例定释则]$|[）)]$/.test(name) && nameKeys(name).some(isKnown))
      return { law: name, version: versionNamed(before.slice(0, before.length - name.length), "") };
  }
  return null;
}

const INTRODUCING =
  /^.*(?:依照|按照|比照|参照|根据|依据|违反|适用|符合|触犯|构成|属于|以及|我国|现行|所称|修[订正]前的|修[订正]后的|[依系即为和与及或])/;
/** Text in the form of a law's name. 本法 and 该条例 do not match. */
const LAW_NAME =
  /^(?![本该此同前上])(?=.{2,20}$)\p{Script=Han}+(?:法|法典|条例|规定|解释|办法|规则|通则|总则)$/u;

/** The unknown law named by the characters directly before an article, or null. */
function introducedLaw(text: string, at: number): Pick<FoundCitation, "law" | "version"> | null {
  const run = /\p{Script=Han}+$/u.exec(text.slice(Math.max(0, at - MAX_BARE_CHARS), at))?.[0] ?? "";
  const law = run.replace(/^.*中华人民共和国/, "").replace(INTRODUCING, "");
  return LAW_NAME.test(law) ? { law, version: "" } : null;
}

/** The version named in the words before or after a title. */
function versionNamed(before: string, after: string): string {
  const year =
    /((?:19|20)\d{2})年?(?:版|修[订正]前?)?的?(?:《?中华人民共和国)?$/.exec(before)?.[1] ??
    /^\s*[（(]\s*((?:19|20)\d{2})/.exec(after)?.[1];
  if (/(?:修[订正改]|施行)前的?$|旧$/.test(before) || /^\s*[（(](?:修[订正]|修改)前/.test(after))
    return "former";
  return year ?? "";
}

/**
 * Offset of the 》 of the title that ends a text; -1 if none does. Remarks on the version or a short name may
 * follow the title. They may contain titles and brackets (以下简称《公司法解释（二）》), and an opening and a closing
 * bracket may differ in width. 中, 的 or 之 may follow them.
 */
function titleEnd(text: string): number {
  let end = text.replace(/\s*[中的之]?$/, "").length;
  while (/[）)]/.test(text[end - 1] ?? "")) {
    const open = bracketOf(text, end - 1);
    if (open < 0) return -1;
    end = text.slice(0, open).trimEnd().length;
  }
  return text[end - 1] === "》" ? end - 1 : -1;
}

/** Offset of the bracket that opens the one closed at `close`; -1 if it is too far away. */
function bracketOf(text: string, close: number): number {
  let depth = 0;
  for (let at = close; at >= 0 && close - at <= MAX_REMARK_CHARS; at--) {
    if (/[）)]/.test(text.charAt(at))) depth++;
    else if (/[（(]/.test(text.charAt(at)) && --depth === 0) return at;
  }
  return -1;
}

/** Offset of the 《 that opens the title closed at `close`; -1 if it is too far away. Titles may be nested. */
function openingOf(text: string, close: number): number {
  let depth = 0;
  for (let at = close; at >= 0 && close - at <= MAX_TITLE_CHARS; at--) {
    if (text[at] === "》") depth++;
    else if (text[at] === "《" && --depth === 0) return at;
  }
  return -1;
}
