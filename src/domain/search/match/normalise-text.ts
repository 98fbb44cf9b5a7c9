/** Characters that are removed: spaces, controls, zero-width characters and variation selectors. */
const INVISIBLE = /(?:[\s\p{Cc}\p{Cf}]|[\u{FE00}-\u{FE0F}]|[\u{E0100}-\u{E01EF}])+/gu;
/** A blank after a dot or comma that ends a number. In 1. 50万元, the 1 numbers an item of a list. */
const BLANK_BEHIND_DOT = /([0-9０-９][.．,，])[^\S\n\r]+(?=[0-9０-９])/gu;
/** Replaces the blank between two numbers, so that they stay apart. */
const PARTING = "、";

/**
 * Runs of separators. These are all characters except letters, digits, marks, symbols (emoji, ¥, +),
 * private-use characters (rare characters in names), percent and per mille signs, and title brackets.
 */
const SEPARATORS = /[^\p{L}\p{N}\p{M}\p{S}\p{Co}%‰《》]+/gu;

/** Dots between two ideographs. They are inside a name, may be of any kind, and are removed. */
const NAME_DOT = /(?<=\p{Script=Han})[·•‧・.]+(?=\p{Script=Han})/gu;

/**
 * Marks both ends of a number in a normalised text. It occurs nowhere else there, because normalising removes
 * it as punctuation.
 */
export const NUMBER_EDGE = "#";

/** Matches texts that consist of ideographs, lower-case Latin letters, digits and common punctuation. */
export const NEEDS_NO_FOLDING = /^[\u4e00-\u9fffa-z0-9，。、；：？！（）《》“”‘’〔〕.,;:()%/-]*$/;

/**
 * The form in which texts and keywords are compared. It is NFKC and lower case. Spaces, invisible characters
 * and dots in names are removed. Any other run of punctuation becomes one space, but none at the ends. % ‰ 《
 * 》 are kept, and so are the point and commas of a number. Numbers get marks at both ends (第#266#条). Empty if
 * nothing searchable is left. A keyword occurs in a text exactly if its normalised form is a substring of the
 * text's normalised form. Because of the marks, a number matches only as a whole.
 */
export function normaliseText(text: string): string {
  // Most text of judgments consists of characters that need no folding.
  const folded = NEEDS_NO_FOLDING.test(text) ? text : foldCharacters(text);
  const other = (from: number, to?: number) =>
    folded.slice(from, to).replace(NAME_DOT, "").replace(SEPARATORS, " ");
  let normalised = "";
  let at = 0;
  for (const [from, to] of numbersIn(folded)) {
    const number = folded.slice(from, to).replaceAll("，", ",");
    normalised += `${other(at, from)}${NUMBER_EDGE}${number}${NUMBER_EDGE}`;
    at = to;
  }
  return (normalised + other(at)).replace(/ {2,}/g, " ").trim();
}

/**
 * The text in NFKC and lower case, without spaces and invisible characters. Punctuation is kept. Final sigma
 * becomes σ, because it is the only letter whose lower case depends on its neighbours.
 */
export function foldCharacters(text: string): string {
  return text
    .replace(BLANK_BEHIND_DOT, `$1${PARTING}`)
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("ς", "σ")
    .replace(INVISIBLE, "");
}

/** Digits, with single points or commas between them. */
const CLUSTER = "[0-9]+(?:[.,，][0-9]+)*";
/** Clusters of digits that units join into one sum: 1亿2000万元, 12万3456元, 3万5千元. */
const RUN = new RegExp(`${CLUSTER}(?:[亿万千百]${CLUSTER}(?=[万千百元]))*`, "g");
const CLUSTERS = new RegExp(CLUSTER, "g");
const DIGITS = /^[0-9]+$/;
/** A date after a dot. The dot then belongs to the number of an item (1.2021年3月, 2.12月5日). */
const DATE = /^(?:(?:19|20)[0-9]{2}年|[0-9]{1,2}月[0-9])/;

/**
 * The half-open range of every number in a folded text, in order. A number consists of digits, with commas
 * between groups of three and at most one point (1,234.56). Several such parts that 亿, 万, 千 or 百 joins into
 * one sum are one number too. Digits with two points or in other groups (2021.3.5, 1,2) are several numbers.
 */
export function numbersIn(folded: string): [from: number, to: number][] {
  return [...folded.matchAll(RUN)].flatMap(({ 0: run, index }): [number, number][] => {
    const whole: [number, number][] = [[index, index + run.length]];
    // Shortcut: most runs are plain digits.
    if (DIGITS.test(run)) return whole;
    const clusters = [...run.matchAll(CLUSTERS)].map((match) => {
      const from = index + match.index;
      return numbersOf(match[0], folded.slice(from)).map(([start, end]): [number, number] => [
        from + start,
        from + end,
      ]);
    });
    const isSum = clusters.length > 1 && clusters.every(({ length }) => length === 1);
    return isSum ? whole : clusters.flat();
  });
}

/** The numbers in a cluster. `text` starts with the cluster. */
function numbersOf(cluster: string, text: string): [from: number, to: number][] {
  const dot = cluster.indexOf(".");
  const isDecimal =
    dot >= 0 && DIGITS.test(cluster.slice(dot + 1)) && !DATE.test(text.slice(dot + 1, dot + 6));
  if (isDecimal) {
    const whole = groupsOf(cluster.slice(0, dot), 0);
    return [...whole.slice(0, -1), [whole.at(-1)![0], cluster.length]];
  }
  const numbers: [number, number][] = [];
  let from = 0;
  for (const part of cluster.split(".")) {
    numbers.push(...groupsOf(part, from));
    from += part.length + 1;
  }
  return numbers;
}

/** One number if commas separate groups of three. Otherwise each group is a number. */
function groupsOf(part: string, from: number): [number, number][] {
  if (/^[0-9]{1,3}(?:[,，][0-9]{3})*$/.test(part) || DIGITS.test(part)) return [[from, from + part.length]];
  const numbers: [number, number][] = [];
  let at = from;
  for (const group of part.split(/[,，]/)) {
    numbers.push([at, at + group.length]);
    at += group.length + 1;
  }
  return numbers;
}
