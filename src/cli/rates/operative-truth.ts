/** Who was found guilty of what, as the operative part of a criminal judgment says it. */
export interface Conviction {
  names: string[];
  offences: string[];
}

const FOUND =
  /(?:被告人|被告单位|罪犯|上诉人)((?:[^犯，。；：、（）]|（[^（）]*）|、(?!被告))+?)犯((?:(?!，|。|；|被告|判处|免).)+罪)(?:的?一罪)?/g;
const OPENING = /(?:判决|裁定)如下/g;
const SIGNED = /(?:代理)?(?:审判长|审判员|助理审判员)(?![，。、的])/;

/**
 * The convictions of a criminal judgment, read from what stands between the last 判决如下 and the judges, without
 * the parser: the measure that its accused and its offences are held against. Empty where none stands there.
 */
export function readConvictions(text: string): Conviction[] {
  const operative = operativePart(text);
  return [...operative.matchAll(FOUND)].map(([, names = "", offences = ""]) => ({
    names: namesOf(names),
    offences: offencesOf(offences),
  }));
}

/** What stands between the last 判决如下 and the judges, without blanks and line ends; empty where there is no such place. */
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
    .replace(/（[^（）]*）/g, "")
    .split(/[、和及]/)
    .map((name) => name.replace(/等.{0,3}人?$|[“”]/g, ""))
    .filter((name) => name.length > 1);
}

/** 盗窃罪、诈骗罪 as two, 掩饰、隐瞒犯罪所得罪 as one. */
function offencesOf(words: string): string[] {
  return words
    .replace(/（[^（）]*）/g, "")
    .split(/(?<=罪)[、，和及]?(?:犯)?/)
    .map((offence) => offence.trim())
    .filter((offence) => offence.endsWith("罪") && offence.length > 2);
}
