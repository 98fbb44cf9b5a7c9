/** An article as one number. The numbers sort as the articles do in the law: 120之一 is 120001. */
export function articleKey(number: number, branch = 0): number {
  return number * 1000 + branch;
}

/**
 * The articles of a law as a short text such as "1-185" or "1-120,120.1-120.6,121-452". `keys` are from
 * `articleKey`.
 */
export function packArticles(keys: readonly number[]): string {
  const sorted = [...new Set(keys)].sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const key of sorted) {
    const last = ranges.at(-1);
    if (last && isNext(last[1], key)) last[1] = key;
    else ranges.push([key, key]);
  }
  return ranges.map(([from, to]) => (from === to ? show(from) : `${show(from)}-${show(to)}`)).join(",");
}

/** Whether a packed list of articles includes the given one. */
export function holdsArticle(packed: string, number: number, branch = 0): boolean {
  const key = articleKey(number, branch);
  return packed.split(",").some((range) => {
    const [from = "", to = from] = range.split("-");
    const [low, high] = [read(from), read(to)];
    // A range of articles without a suffix includes none with one. A range with suffixes includes no others.
    return key >= low && key <= high && branch > 0 === low % 1000 > 0;
  });
}

function isNext(last: number, key: number): boolean {
  return key === last + (last % 1000 === 0 ? 1000 : 1);
}

const show = (key: number) => `${Math.floor(key / 1000)}${key % 1000 ? `.${key % 1000}` : ""}`;

function read(text: string): number {
  const [number = 0, branch] = text.split(".").map(Number);
  return articleKey(number, branch);
}
