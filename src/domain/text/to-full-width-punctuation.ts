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
/**
 * A half-width mark beside a Chinese character or full-width mark. Between Latin letters or digits it does
 * not match.
 */
const BESIDE_HAN = new RegExp(`[,:∶;?!()](?:(?<=[${HAN}]\\s?.)|(?=\\s?[${HAN}]))`, "g");
/** A full stop after a Chinese character. The points in 1.判令 and 3.5 do not match. */
const STOP = new RegExp(`\\.(?<=[${HAN}].)(?=[${HAN}]|\\s|$)`, "g");

/**
 * The text with full-width punctuation instead of half-width marks beside Chinese characters. Each mark is
 * replaced by one, so that offsets do not change. Numbers (1,234.56), times (10:30) and Latin text keep their
 * marks.
 */
export function toFullWidthPunctuation(text: string): string {
  const widen = (mark: string): string => FULL[mark] ?? mark;
  const once = text.replace(BESIDE_HAN, widen).replace(STOP, "。");
  // Repeated once: of two marks side by side, the second may be beside a full-width mark only after the first
  // pass.
  return once === text ? text : once.replace(BESIDE_HAN, widen);
}
