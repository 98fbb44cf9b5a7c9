import { unifyCaseNumbers } from "./read-case-number.ts";

/** What a pasted text contains: case numbers, and lines without any. */
export interface ListedNumbers {
  /** The case numbers in printed form, （2021）内01民终123号, without duplicates, in the order of the text. */
  numbers: string[];
  /** Number of case numbers in the text that repeat an earlier one. */
  repeated: number;
  /** The lines without a case number, trimmed, with every run of blanks reduced to one. */
  unread: string[];
}

const OPEN = "[(\\[〔【{<〈《﹝]";
const CLOSE = "[)\\]〕】}>〉》﹞]";
/** The last character of a code. It is the kind of case or the stage, or 字 in numbers from before 2016. */
const KIND = "[初终再申监抗执异复恢保破赔提辖特更督催认调撤惩清算救他审协请字核民刑行管罚释]";
const SEPARATORS = "(?:[、,和及与]|以及)";
const YEAR = "(?:19|20)\\d\\d(?!\\d)";
/**
 * The first character of a court's code. It separates a year before it from the digits of a court (粤1971民初).
 */
const COURT = "[京津冀晋内蒙辽吉黑沪苏浙皖闽赣鲁豫鄂湘粤桂琼渝川黔贵云滇藏陕甘青宁新兵最]";
/**
 * The first character of a kind of case. It may follow the digits of a court even after blanks: 粤 1971 民初.
 */
const AFTER_COURT = "[民刑行执赔破财司清委知强认法国辖协诉]";
/** The year of the next case number. The case number before it ends there. */
const NEXT_YEAR =
  `\\(\\s?${YEAR}\\s?\\)|${YEAR}\\s?\\)?\\s?年?\\s?${COURT}|` + `(?<=[\\s(])${YEAR}(?!\\s?${AFTER_COURT})`;
/** Text after a year that makes it the beginning of a date: 2021年3月, 2021年三月. */
const DATE = "年|[一二三四五六七八九十]{1,2}月";
const NUMBER = new RegExp(
  `${OPEN}?\\s?(?<year>(?:19|20)\\d\\d)\\s?${CLOSE}?\\s?年?\\s?` +
    `(?<code>(?!${DATE})\\p{Script=Han}(?:(?!${NEXT_YEAR})[\\p{Script=Han}\\d\\s()]){0,30}?(?<=${KIND}))\\s?第?\\s?` +
    // Blanks between digits come from printed pages. 号 confirms that the digits are one number.
    "(?<serial>\\d(?:\\s\\d){1,7}(?=\\s?号)|\\d{1,8}(?:-\\d{1,4})?)(?!\\d)" +
    `(?<more>(?:\\s?号?\\s?${SEPARATORS}\\s?第?\\s?\\d{1,8})+(?=\\s?号))?` +
    "\\s?(?:号\\s?)?(?<part>之\\s?[一二三四五六七八九十\\d]{1,3}|(?<=号)-\\d{1,3}(?!\\d))?",
  "gu",
);

/**
 * The case numbers in a pasted text. Between them may be line ends, commas, table columns, dates, words or
 * nothing. The year may have brackets of any kind or none, 号 may be missing, and blanks and full-width
 * characters may occur. 123、124号 and 123号和124号 are two numbers.
 */
export function extractCaseNumbers(text: string): ListedNumbers {
  const numbers = new Set<string>();
  const unread: string[] = [];
  let seen = 0;
  // Runs of blanks are reduced to one. Several parts of the pattern match a blank, so a long run would
  // cause backtracking over all ways to divide it.
  for (const line of unifyCaseNumbers(text)
    .replace(/[^\S\n]+/gu, " ")
    .split("\n")) {
    let found = 0;
    for (const { groups } of line.matchAll(NUMBER)) {
      const { year = "", code = "", serial = "", more = "", part = "" } = groups ?? {};
      const bare = (value: string) => value.replace(/\s/g, "");
      const sign = bare(code).replaceAll("(", "（").replaceAll(")", "）");
      // Before 2016, 字第 preceded the serial number.
      const before = `（${year}）${sign}${sign.endsWith("字") ? "第" : ""}`;
      for (const each of [bare(serial), ...(more.match(/\d+/g) ?? [])])
        numbers.add(`${before}${each}号${bare(part)}`);
      found += 1 + (more.match(/\d+/g)?.length ?? 0);
    }
    seen += found;
    if (found === 0 && line.trim() !== "") unread.push(line.trim());
  }
  return { numbers: [...numbers], repeated: seen - numbers.size, unread };
}
