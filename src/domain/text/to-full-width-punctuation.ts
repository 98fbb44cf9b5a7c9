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
/** Half-width marks beside a Chinese character or mark; between Latin letters or digits they stay. */
const BESIDE_HAN = new RegExp(`[,:∶;?!()](?:(?<=[${HAN}]\\s?.)|(?=\\s?[${HAN}]))`, "g");
/** A full stop ends a Chinese sentence only after a Chinese character: 1.判令 and 3.5 keep theirs. */
const STOP = new RegExp(`\\.(?<=[${HAN}].)(?=[${HAN}]|\\s|$)`, "g");

/**
 * The text with half-width punctuation beside Chinese characters made full-width, character for character, so
 * that offsets stay. Numbers (1,234.56), times (10:30) and Latin text are left alone.
 */
export function toFullWidthPunctuation(text: string): string {
  const widen = (mark: string): string => FULL[mark] ?? mark;
  const once = text.replace(BESIDE_HAN, widen).replace(STOP, "。");
  // Twice: the second of two marks in a row is beside a full-width one only after the first pass.
  return once === text ? text : once.replace(BESIDE_HAN, widen);
}
