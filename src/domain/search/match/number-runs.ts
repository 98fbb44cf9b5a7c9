/** Digits, with single points or commas between them. */
const CLUSTER = "[0-9]+(?:[.,，][0-9]+)*";
/** Clusters of digits that units join into one sum: 1亿2000万元, 12万3456元, 3万5千元. */
const RUN = new RegExp(`${CLUSTER}(?:[亿万千百]${CLUSTER}(?=[万千百元]))*`, "g");
const CLUSTERS = new RegExp(CLUSTER, "g");
const DIGITS = /^[0-9]+$/;
/** A date after a dot. The dot then belongs to the number of an item (1.2021年3月, 2.12月5日). */
const DATE = /^(?:(?:19|20)[0-9]{2}年|[0-9]{1,2}月[0-9])/;

/**
 * Calls `take` with the half-open range of every number in a folded text, in order. A number consists of
 * digits, with commas between groups of three and at most one point (1,234.56). Several such parts that 亿, 万,
 * 千 or 百 joins into one sum are one number too. Digits with two points or in other groups (2021.3.5, 1,2) are
 * several numbers.
 */
export function eachNumber(folded: string, take: (from: number, to: number) => void): void {
  for (const { 0: run, index } of folded.matchAll(RUN)) {
    // Shortcut: most runs are plain digits.
    if (DIGITS.test(run)) {
      take(index, index + run.length);
      continue;
    }
    const clusters = [...run.matchAll(CLUSTERS)].map((match) => ({
      from: index + match.index,
      numbers: numbersOf(match[0], folded.slice(index + match.index)),
    }));
    if (clusters.length > 1 && clusters.every(({ numbers }) => numbers.length === 1)) {
      take(index, index + run.length);
      continue;
    }
    for (const { from, numbers } of clusters)
      for (const [start, end] of numbers) take(from + start, from + end);
  }
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
