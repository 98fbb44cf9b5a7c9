/** Who was found guilty, and of what, according to the operative part of a criminal judgment. */
export interface Convictions {
  names: string[];
  offences: string[];
}

const NAMED = /(?:被告人|被告单位|罪犯|上诉人)([^，。；：犯的]+?)犯[^，。；]{2,60}?罪/g;
const OFFENCE = /犯([^，。；：（判]*罪)(?=[，。；（、判的免]|$|一案)/g;
const OPENING = /(?:判决|裁定)如下/g;
const SIGNED = /(?:代理)?(?:审判长|审判员|助理审判员)(?![，。、的])/;

/**
 * The convictions of a criminal judgment, read from the text between the last 判决如下 and the judges, without
 * the parser, whose accused and offences are measured against it. Findings of an earlier judgment that this
 * one sets aside do not count.
 */
export function readConvictions(text: string): Convictions {
  const clauses = operativePart(text)
    .replace(/（[^（）]*）/g, "")
    .split(/[。；]/)
    .filter((clause) => !/^(?:[一二三四五六七八九十]+、)?(?:维持[^；。]*?)?撤销/.test(clause));
  const find = (pattern: RegExp): string[] =>
    clauses.flatMap((clause) => [...clause.matchAll(pattern)].map((match) => match[1] ?? ""));
  return {
    names: [...new Set(find(NAMED).flatMap(namesOf))],
    offences: [...new Set(find(OFFENCE).flatMap(offencesOf))],
  };
}

/** The text between the last 判决如下 and the judges, without blanks and line ends; empty if there is none. */
export function operativePart(text: string): string {
  const compact = text.replace(/[\s\u3000]+/gu, "");
  const opening = [...compact.matchAll(OPENING)].at(-1);
  if (!opening) return "";
  const behind = compact.slice(opening.index + opening[0].length);
  const signed = behind.search(SIGNED);
  return signed < 0 ? "" : behind.slice(0, signed);
}

function namesOf(words: string): string[] {
  return words
    .split(/、|[和及与](?=.{2})/)
    .map((name) => name.replace(/^(?:原审)?(?:被告人|被告单位|上诉人)|等.{0,3}人?$|[“”均]/g, ""))
    .filter((name) => name.length > 1 && name.length < 40);
}

/** 盗窃罪、诈骗罪 as two, 掩饰、隐瞒犯罪所得罪 as one. */
function offencesOf(words: string): string[] {
  return words
    .split(/(?<=(?<!犯)罪)[、，和及与]?(?:犯)?/)
    .filter((name) => name.endsWith("罪") && name.length > 2);
}
