import type { JudgmentRecord } from "#domain/judgment/record.ts";

/*
 * A scan of judgments by the page of search rules (/layout/searchrules), written independently of the engine:
 * every passage is read from end to end, without an index and without the engine's code.
 */

const SIGN = "[^\\p{L}\\p{N}%‰《》\\s]";
/** Blanks, width and case are ignored. */
const fold = (text: string): string =>
  text.normalize("NFKC").replace(/\s+/gu, "").replace(/〈/g, "《").replace(/〉/g, "》").toLowerCase();

/** The passages of a judgment, folded; no word spans two of them. */
export function passagesOf(record: JudgmentRecord): string[] {
  const { casename, court, case_number, cause, body_text, tail_text, body_postscript, counsel, panel } =
    record;
  const names = [...counsel.flatMap(({ name, firm }) => [name, firm]), ...panel, record.clerk];
  const paragraphs = [...body_text, ...tail_text, ...body_postscript].flatMap((text) => text.split("\t"));
  return [casename, court, case_number, cause, ...paragraphs, ...names].filter(Boolean).map(fold);
}

const DIGITS = "零一二三四五六七八九";
const FORMAL = "零壹贰叁肆伍陆柒捌玖";

/** A number in Chinese numerals; `units` are those of ten, hundred and thousand. */
function numeral(value: number, digits = DIGITS, units = ["", "十", "百", "千"]): string {
  if (value >= 10_000) {
    const rest = value % 10_000;
    const gap = rest > 0 && rest < 1000 ? digits[0] : "";
    return `${numeral(Math.floor(value / 10_000), digits, units)}万${gap}${rest > 0 ? numeral(rest, digits, units) : ""}`;
  }
  const text = [...String(value)]
    .map((digit, at, all) =>
      digit === "0" ? digits[0] : digits[Number(digit)]! + units[all.length - 1 - at],
    )
    .join("")
    .replace(/零+$/, "")
    .replace(/零{2,}/g, "零");
  return digits === DIGITS ? text.replace(/^一十/, "十") : text;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** Text that must not precede a number at the beginning of a word, or follow one at its end. */
const WHOLE_BEFORE = "(?<![0-9])(?<![0-9][.,](?=[0-9]))(?<![0-9][万亿千百])";
const WHOLE_BEHIND = "(?![0-9])(?![.,][0-9])";

const PLACE = /^第[(]?([0-9]+|[零〇一二三四五六七八九十百千]+)[)]?([条款项])$/u;
const PARTS = /第[(]?(?:[0-9]+|[零〇一二三四五六七八九十百千]+)[)]?[条款项]|[0-9]+(?:[.,][0-9]+)*|./gu;
/** An article, paragraph or item in either kind of numerals, an item with or without brackets. */
const placePattern = (value: number, unit: string): string =>
  unit === "项" ? `第[(]?(?:${value}|${numeral(value)})[)]?项` : `第(?:${value}|${numeral(value)})${unit}`;

/** A pattern for a word as written: its punctuation may be missing or different, its numbers are whole. */
function written(word: string): string {
  const body = fold(word).replace(PARTS, (part) => {
    const [, number, unit] = PLACE.exec(part) ?? [];
    if (number && unit) return placePattern(toValue(number), unit);
    if (/^[0-9]/.test(part)) return escaped(part);
    return new RegExp(`^${SIGN}$`, "u").test(part) ? `${SIGN}*` : escaped(part);
  });
  return `${/^[0-9]/.test(fold(word)) ? WHOLE_BEFORE : ""}${body}${/[0-9]$/.test(fold(word)) ? WHOLE_BEHIND : ""}`;
}

/**
 * Whether a passage contains an amount of yuan, in digits with or without commas, with 万 or 亿, or in Chinese
 * numerals.
 */
function namesSum(passage: string, yuan: number): boolean {
  const written = new RegExp(`${WHOLE_BEFORE}([0-9][0-9,]*(?:[.][0-9]+)?)([万亿]?)[元圆]`, "gu");
  for (const [, digits = "", unit = ""] of passage.matchAll(written)) {
    const value = Number(digits.replaceAll(",", "")) * (unit === "万" ? 1e4 : unit === "亿" ? 1e8 : 1);
    if (Math.abs(value - yuan) < 0.001) return true;
  }
  if (!Number.isInteger(yuan) || yuan >= 1e8) return false;
  const numerals = `${DIGITS}十百千万亿${FORMAL}拾佰仟`;
  const spelt = `${numeral(yuan)}|${numeral(yuan, FORMAL, ["", "拾", "佰", "仟"])}`;
  return new RegExp(`(?<![${numerals}])(?:${spelt})[元圆]`, "u").test(passage);
}

interface Cited {
  article: number;
  paragraph: number;
  item: number;
}

const NUMBER = "[0-9]+|[零〇一二三四五六七八九十百千]+";
/** The text after a law's name: articles with paragraphs and items, joined by 、 and similar words. */
const CITED = `(?:第(?:${NUMBER})(?:条(?:之[一二三四五六七八九十])?|款|项)|第?[(](?:${NUMBER})[)]项?|[、,,和与及]|以及|或者?|之?规定的?(?=第))`;

const toValue = (text: string): number => {
  if (/^[0-9]+$/.test(text)) return Number(text);
  let [total, digit] = [0, 0];
  for (const sign of text) {
    const unit = { 十: 10, 百: 100, 千: 1000 }[sign];
    if (unit) [total, digit] = [total + (digit || 1) * unit, 0];
    else digit = sign === "〇" ? 0 : DIGITS.indexOf(sign);
  }
  return total + digit;
};

/** Each place in a list such as 第三条第(二)、(六)项、第五条. */
function placesIn(run: string): Cited[] {
  const places: Cited[] = [];
  let [article, paragraph] = [0, 0];
  for (const [, number = "", unit = "", item = ""] of run.matchAll(
    new RegExp(`第(?:[(]?(${NUMBER})[)]?)(条之[一二三四五六七八九十]|条|款|项)|[(](${NUMBER})[)]`, "g"),
  )) {
    if (unit === "条") {
      [article, paragraph] = [toValue(number), 0];
      places.push({ article, paragraph, item: 0 });
    } else if (unit.startsWith("条之")) [article, paragraph] = [-1, 0];
    else if (unit === "款") {
      paragraph = toValue(number);
      places.push({ article, paragraph, item: 0 });
    } else {
      places.push({ article, paragraph, item: toValue(number || item) });
    }
  }
  return places;
}

/** Whether a passage cites an article of a law under one of its names. */
function cites(passage: string, names: readonly string[], wanted: Cited): boolean {
  // 社会保险法 is not 保险法, 劳动合同法 is not 合同法.
  const pattern = new RegExp(`(?<!社会|劳动)(?:${names.join("|")})`, "gu");
  for (const hit of passage.matchAll(pattern)) {
    const behind = passage.slice(hit.index + hit[0].length).replace(/^》?(?:[(][^()]{0,20}[)])?/, "");
    const [run = ""] = new RegExp(`^(?:${CITED})+`).exec(behind) ?? [];
    const isThere = placesIn(run).some(
      ({ article, paragraph, item }) =>
        article === wanted.article &&
        (wanted.paragraph === 0 || paragraph === wanted.paragraph) &&
        (wanted.item === 0 || item === wanted.item),
    );
    if (isThere) return true;
  }
  return false;
}

/** One condition of a query. */
export type Asked =
  | { kind: "word"; word: string }
  | { kind: "sum"; yuan: number }
  | ({ kind: "law"; names: readonly string[] } & Cited);

/** Whether a judgment meets a condition. */
export function has(passages: readonly string[], asked: Asked): boolean {
  if (asked.kind === "law") return passages.some((passage) => cites(passage, asked.names, asked));
  if (asked.kind === "sum") return passages.some((passage) => namesSum(passage, asked.yuan));
  const expression = new RegExp(written(asked.word), "u");
  return passages.some((passage) => expression.test(passage));
}
