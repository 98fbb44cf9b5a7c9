/** Invisible characters: controls, zero-width, directional marks, soft hyphen, byte order mark. */
const INVISIBLE = /(?![\t\n])[\p{Cc}\p{Cf}\ufffc-\uffff]/gu;

/** Kangxi radicals, which text extracted from PDF files has instead of the characters they resemble. */
const RADICALS = /[\u2e80-\u2fd5]/g;

/** Radicals for which Unicode gives no decomposition, in pairs: the radical, then the character. */
const SUPPLEMENT = new Map(
  "⺠民⻄西⻅见⻆角⻉贝⻋车⻓长⻔门⻘青⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻨麦⻩黄⻬齐⻮齿⻰龙⻳龟"
    .match(/../gu)
    ?.map((pair) => [pair[0] ?? "", pair[1] ?? ""]),
);

/**
 * The characters of most paragraphs, none of which changes. This check is several times as fast as
 * normalising.
 */
const PLAIN = /^[\n -~×·—‘’“”…①-⒛■-●\u3000-〟！-～\u4e00-\u9fff]*$/;

/** Every kind of blank inside a line, including ideographic and no-break spaces. */
const BLANK = "\\t\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ue5e5";
/** A run of blanks other than a single ordinary space. */
const BLANKS = new RegExp(`[${BLANK}][ ${BLANK}]*| [ ${BLANK}]+`, "g");

/**
 * The text in NFC without invisible characters and lone surrogates, radicals as the characters they stand
 * for, and CR, CRLF, form feed, U+2028 and U+2029 as LF. Everything stored has this form.
 */
export function toNfc(text: string): string {
  if (PLAIN.test(text)) return text;
  // Invisible characters are removed first, since characters on both sides of one may compose.
  return text
    .toWellFormed()
    .replace(/\r\n?|[\f\u0085\u2028\u2029]/g, "\n")
    .replace(INVISIBLE, "")
    .replace(RADICALS, (radical) => SUPPLEMENT.get(radical) ?? radical.normalize("NFKC"))
    .normalize("NFC");
}

/**
 * The text in NFKC: full-width letters, digits and punctuation become ASCII. For comparing, not for display.
 */
export function toNfkc(text: string): string {
  return text.toWellFormed().normalize("NFKC");
}

/**
 * Full-width letters and digits as ASCII. Punctuation, including brackets, does not change, nor does Ｏ among
 * Chinese numerals, where it is a zero (二ＯＯ九).
 */
export function toAsciiAlphanumerics(text: string): string {
  return text.replace(/[０-９Ａ-Ｚａ-ｚ]/g, (character, at: number) =>
    character === "Ｏ" && isZero(text, at)
      ? character
      : String.fromCharCode(character.charCodeAt(0) - 0xfee0),
  );
}

function isZero(text: string, at: number): boolean {
  return /[一二三四五六七八九〇]/.test(text.slice(Math.max(0, at - 2), at + 3));
}

/** Each run of blanks as one ordinary space; line ends stay. */
export function squeezeBlanks(text: string): string {
  return text.replace(BLANKS, " ");
}

/** A short text as stored: NFC on one line, each run of blanks as one space, none at its ends. */
export function toOneLine(text: string): string {
  return squeezeBlanks(toNfc(text).replaceAll("\n", " ")).trim();
}

/** A run of white space, line ends included. */
export const SPACES = /[\s\ue5e5]+/g;

/** The text without any white space, line ends included. */
export function withoutSpaces(text: string): string {
  return text.replace(SPACES, "");
}
