import { toFullWidthPunctuation } from "#domain/text/to-full-width-punctuation.ts";
import { toAsciiAlphanumerics } from "#domain/text/to-nfc.ts";

/** The persons found guilty, and their offences, according to the operative part of a criminal judgment. */
export interface Convictions {
  names: string[];
  offences: string[];
}

const NAMED = /(?:被告人|被告单位|罪犯|上诉人)([^，。；：犯的]+?)犯[^，。；]{2,60}?罪/g;
/** Excludes earlier convictions: 与前罪所犯…, 原犯…, 曾因犯…. */
const OFFENCE =
  /(?<!(?:罪所|[原曾因次前]|[与原]所|之前|以前|此前))犯([^，。；：（判]*罪)(?=[，。；（、判的免]|$|一案|与|数罪)/g;
/** An offence after a semicolon, without the verb 犯: …；诈骗罪，判处…. */
const PUNISHED = /(?<=^|；)([^，。；：“”（）犯以]{2,30}罪)(?=，(?:单)?判?处)/g;
/** Brackets that are not part of an organisation's name: 鲜例（北京）科技有限公司 keeps its own. */
const BRACKETS = /（(?![^（）]{2,6}）[^，。；：、（）]{2,20}公司)[^（）]*）/g;
/** An earlier judgment set aside, or a charge that was rejected. */
const NOT_STANDING =
  /^[：“"]*(?:[一二三四五六七八九十0-9]+[、.．])?(?:维持[^；。]*?)?撤销|^(?!.*(?:判处|免予|决定执行)).*(?:指控.*不能?成立|证据不足|无罪|不构成)/;
/** The charges and convictions stated in the introduction. */
const CHARGED = /(?:指控|认定|以|判处|审理)(?:原审)?(?=被告人|被告单位|罪犯|上诉人)[^。；]*?犯[^。；]*罪/g;
const OPENING = /(?:判决|裁定)如下/g;
const SIGNED = /(?:代理)?(?:审判长|审判员|助理审判员)(?![，。、的])/;

/**
 * The convictions of a criminal judgment, read from the text between the last 判决如下 and the judges. They are
 * found without the parser and are the reference for its accused and offences. Findings of an earlier
 * judgment that this one sets aside do not count. Names that occur nowhere else in the text do not count
 * either: the head prints them differently, because of a misprint or masking in one place only. A text
 * without that part, or without a name in it (驳回上诉，维持原判), is read from the charge in its introduction.
 */
export function readConvictions(text: string): Convictions {
  const compact = toFullWidthPunctuation(toAsciiAlphanumerics(text)).replace(/[\s\u3000]+/gu, "");
  const part = operativePart(compact);
  const elsewhere = part === "" ? compact : compact.replace(part, "");
  const decided = convictionsIn(part, elsewhere);
  if (decided.names.length > 0 && decided.offences.length > 0) return decided;
  const charged = convictionsIn((elsewhere.match(CHARGED) ?? []).join("；"), compact);
  return {
    names: decided.names.length > 0 ? decided.names : charged.names,
    offences: decided.offences.length > 0 ? decided.offences : charged.offences,
  };
}

function convictionsIn(part: string, elsewhere: string): Convictions {
  const clauses = part
    .replace(BRACKETS, "")
    .split(/[。；]/)
    .filter((clause) => !NOT_STANDING.test(clause));
  const find = (pattern: RegExp): string[] =>
    clauses.flatMap((clause) => [...clause.matchAll(pattern)].map((match) => match[1] ?? ""));
  return {
    names: [...new Set(find(NAMED).flatMap(namesOf))].filter((name) => elsewhere.includes(name)),
    offences: [...new Set([...find(OFFENCE), ...find(PUNISHED)].flatMap(offencesOf))],
  };
}

/** The text between the last 判决如下 and the judges, without blanks and line breaks; empty if there is none. */
export function operativePart(text: string): string {
  const compact = text.replace(/[\s\u3000]+/gu, "");
  const opening = [...compact.matchAll(OPENING)].at(-1);
  if (!opening) return "";
  const behind = compact.slice(opening.index + opening[0].length);
  const signed = behind.search(SIGNED);
  return signed < 0 ? "" : behind.slice(0, signed);
}

function namesOf(words: string): string[] {
  const listed = words.split(/、|(?<=.{2})(?<!中华人民共)[和及与](?=.{2})/);
  return listed
    .map((name) =>
      name.replace(
        /^(?:原审)?(?:被告人|被告单位|上诉人)|等.{0,3}(?:被告)?人?$|(?<=.{2})因?(?:涉嫌)?$|[“”]/g,
        "",
      ),
    )
    .map((name) => name.replace(/^(.).{1,2}(\1某.{0,2})$/, "$2"))
    .map((name) => (listed.length > 1 ? name.replace(/(?<=.{2})均$/, "") : name))
    .filter((name) => name.length > 1 && name.length < 40 && !/^第|定罪|量刑|部分/.test(name));
}

/** 盗窃罪、诈骗罪 as two, 掩饰、隐瞒犯罪所得罪 as one. */
function offencesOf(words: string): string[] {
  return words
    .split(/(?<=(?<!犯)罪)[、，和及与]?(?:犯)?/)
    .filter((name) => name.endsWith("罪") && name.length > 2);
}
