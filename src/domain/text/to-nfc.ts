/**
 * Invisible characters: control characters, zero-width characters, directional marks, the soft hyphen and the
 * byte order mark.
 */
const INVISIBLE = /(?![\t\n])[\p{Cc}\p{Cf}\ufffc-\uffff]/gu;

/**
 * Kangxi and other radicals. Text extracted from PDF files has them instead of the characters that they
 * resemble.
 */
const RADICALS = /[\u2e80-\u2fd5]/g;

/** Radicals that Unicode does not decompose, with the character that each stands for. */
const SUPPLEMENT = new Map(
  "⺠民⻄西⻅见⻆角⻉贝⻋车⻓长⻔门⻘青⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻨麦⻩黄⻬齐⻮齿⻰龙⻳龟"
    .match(/../gu)
    ?.map((pair) => [pair[0] ?? "", pair[1] ?? ""]),
);

/**
 * Matches a text of which no character changes. This is the case for most paragraphs, and the test is several
 * times as fast as normalising.
 */
const PLAIN = /^[\n -~×·—‘’“”…①-⒛■-●\u3000-〟！-～\u4e00-\u9fff]*$/;

/**
 * Characters that are blanks inside a line, among them ideographic and no-break spaces. For a character
 * class.
 */
const BLANK = "\\t\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ue5e5";
/** A run of blanks that is not a single ordinary space. */
const BLANKS = new RegExp(`[${BLANK}][ ${BLANK}]*| [ ${BLANK}]+`, "g");

/**
 * The text in NFC, without invisible characters and lone surrogates. Radicals become the characters that they
 * stand for. CR, CRLF, form feed, U+0085, U+2028 and U+2029 become LF. Every stored text has this form.
 */
export function toNfc(text: string): string {
  if (PLAIN.test(text)) return text;
  // Invisible characters are removed before normalising, because the characters on both sides of one may
  // combine.
  return text
    .toWellFormed()
    .replace(/\r\n?|[\f\u0085\u2028\u2029]/g, "\n")
    .replace(INVISIBLE, "")
    .replace(RADICALS, (radical) => SUPPLEMENT.get(radical) ?? radical.normalize("NFKC"))
    .normalize("NFC");
}

/**
 * The text in NFKC, in which full-width letters, digits and punctuation become ASCII. It is for comparisons
 * and not for display.
 */
export function toNfkc(text: string): string {
  return text.toWellFormed().normalize("NFKC");
}

/**
 * The text with ASCII instead of full-width letters and digits. Punctuation and brackets do not change.
 * Neither does Ｏ among Chinese numerals, where it is a zero (二ＯＯ九).
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

/** The text with every run of blanks as one ordinary space. Line ends stay. */
export function squeezeBlanks(text: string): string {
  return text.replace(BLANKS, " ");
}

/**
 * A short text as it is stored: NFC on one line, with every run of blanks as one space and none at its ends.
 */
export function toOneLine(text: string): string {
  return squeezeBlanks(toNfc(text).replaceAll("\n", " ")).trim();
}

/** A run of white space. Line ends count. */
export const SPACES = /[\s\ue5e5]+/g;

/** The text without white space and line ends. */
export function withoutSpaces(text: string): string {
  return text.replace(SPACES, "");
}
