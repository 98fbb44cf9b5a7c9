import aliases from "./law-aliases.json" with { type: "json" };

/** What lawyers' abbreviations of laws stand for. Both are without 中华人民共和国. */
const ALIASES: Readonly<Record<string, string>> = aliases.laws;

/**
 * Courts' abbreviations of judicial interpretations. Each stands for a part of a title that occurs in no
 * other title.
 */
const INTERPRETATION_ALIASES: Readonly<Record<string, string>> = aliases.interpretations;

const ISSUER = /^(?:最高人民法院|最高人民检察院|公安部|国家安全部|司法部)+/;

const VERSION =
  /\((?:\d{4}年?(?:\d{1,2}月\d{1,2}日)?\s*(?:第[^()]{1,3}次)?\s*(?:修正|修订|修改|公布|发布|施行)?(?:本|版|文本)?|(?:现?已)?(?:废止|失效))\)/g;

/**
 * Matches a name that consists of Chinese characters, as most names do. The pattern for all letters is then
 * not needed; compiling it in a new process takes a millisecond.
 */
const CHARACTERS = /^[\u4e00-\u9fff]*$/;

/**
 * The key of a title: the same for all spellings. It has no punctuation, no blanks, no 中华人民共和国 and no version
 * in brackets. The year of an amendment (宪法修正案（1999年）) stays, because it belongs to the name.
 */
export function lawKey(name: string): string {
  const folded = name.normalize("NFKC");
  if (CHARACTERS.test(folded)) return folded.replaceAll("中华人民共和国", "");
  return (folded.includes("修正案") ? folded : folded.replace(VERSION, ""))
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .replaceAll("中华人民共和国", "");
}

/**
 * All keys under which a law is found. They are those of its title, of the title without the issuing bodies,
 * and for an interpretation also those of the short forms that people type (保险法解释二 for 关于适用《保险法》若干问题的解释（二）).
 */
export function lawKeys(title: string): string[] {
  const full = lawKey(title);
  const bare = full.replace(ISSUER, "");
  const keys = new Set([full, bare]);
  const applied = /^关于适用(.{2,30}?)(?:若干问题)?的?(解释|规定)(.{0,3})$/.exec(bare);
  if (applied) {
    const [, law = "", kind = "", part = ""] = applied;
    keys.add(`${law}${kind}${part}`);
    keys.add(`${law}司法${kind}${part}`);
    // Added for 规定 too: people type 公司法解释三, although the title says 规定（三）.
    keys.add(`${law}解释${part}`);
    keys.add(`${law}司法解释${part}`);
  }
  return [...keys].filter((key) => key.length > 1);
}

/**
 * Characters with which the keys of laws end. Among them are the numbers of interpretations and amendments.
 */
const KEY_END = /[典法例则规办定决释答复见知令约编章程案排准诉要行年一二三四五六七八九十]$/u;

/**
 * False if no law can have the key, because of its last character. It saves reading the names of all laws,
 * which takes milliseconds.
 */
export const endsLikeLaw = (key: string): boolean => KEY_END.test(key);

/**
 * The keys that a typed or printed name may stand for: first its own, then that of the name it abbreviates.
 */
export function nameKeys(name: string): string[] {
  const key = lawKey(name).replace(ISSUER, "");
  const keys = [key];
  const known = ALIASES[key] ?? INTERPRETATION_ALIASES[key];
  if (known) keys.push(known);
  // An abbreviation of a law and the kind of text: 民诉法解释, 破产法规定二. The books of the 民法典 (编) have abbreviations
  // of their own.
  const made = /^(.{2,8}?)((?:司法)?(?:解释|规定).{0,3})$/.exec(key);
  const law = made?.[1] && !made[1].endsWith("编") && ALIASES[made[1]];
  if (law) keys.push(`${law}${made[2]}`);
  return [...new Set(keys)];
}

/**
 * The one name under which the articles of a law are searched for: 民事诉讼法解释 for 民诉法解释, 民事诉讼法司法解释 and the full
 * title.
 */
export function citedName(name: string): string {
  const key = nameKeys(name).at(-1)!;
  const bare = /^关于适用(.{2,30}?)(?:若干问题)?的?(?:解释|规定)(.{0,3})$/.exec(key);
  const [, law, part] = bare ?? /^((?!关于).{2,12}?)(?:司法)?(?:解释|规定)(.{0,3})$/.exec(key) ?? [];
  return law ? `${law}解释${part}` : key;
}

/**
 * The name of a law in citations. It is without 中华人民共和国 and the issuing court or procuratorate, and keeps
 * brackets.
 */
export function shortName(title: string): string {
  return title
    .replaceAll("中华人民共和国", "")
    .replace(/^(?:最高人民法院|最高人民检察院|[、\s　])+(?=关于|.{4,})/, "")
    .replace(/\s+/g, "");
}
