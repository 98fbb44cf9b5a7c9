const FULL: Record<string, string> = {
  ",": "，",
  ":": "：",
  "∶": "：",
  ";": "；",
  "?": "？",
  "!": "！",
  "(": "（",
  ")": "）",
};
const HAN = "\\u2e80-\\u9fff\\uf900-\\ufaff\\u3001-\\u301f\\uff01-\\uff5e“”‘’";
/** Half-width marks beside a Chinese character or mark; between Latin letters or digits they do not match. */
const BESIDE_HAN = new RegExp(`[,:∶;?!()](?:(?<=[${HAN}]\\s?.)|(?=\\s?[${HAN}]))`, "g");
/** A full stop after a Chinese character; the points of 1.判令 and 3.5 do not match. */
const STOP = new RegExp(`\\.(?<=[${HAN}].)(?=[${HAN}]|\\s|$)`, "g");

/**
 * The text with half-width punctuation beside Chinese characters made full-width, character for character, so
 * that offsets do not change. Numbers (1,234.56), times (10:30) and Latin text keep theirs.
 */
export function toFullWidthPunctuation(text: string): string {
  const widen = (mark: string): string => FULL[mark] ?? mark;
  const once = text.replace(BESIDE_HAN, widen).replace(STOP, "。");
  // Done twice, because the second of two adjacent marks is beside a full-width mark only after the first
  // pass.
  return once === text ? text : once.replace(BESIDE_HAN, widen);
}
