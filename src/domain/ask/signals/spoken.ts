/** What words or causes speak for, one after another: typed copies of what was learned, which is then forgotten. */
export interface Spoken {
  /** Where what each speaks for begins, and one more for the end. */
  starts: Uint32Array;
  /** What each speaks for: the number of a learned article, or of a whole law or section. */
  of: Uint32Array;
  /** In how many of an article's questions the word stood; empty where that was not counted. */
  often: Uint32Array;
  /** How much it speaks for it, in thousandths. */
  much: Float64Array;
}

/**
 * The same from a list for each, which after `skipped` entries has two or three numbers for whatever it speaks for: `often` between
 * the others if it was counted. Read in place: an index is opened in memory that stays.
 */
export function spokenOf(
  lists: readonly (readonly (string | number)[])[],
  skipped: number,
  width: 2 | 3,
): Spoken {
  const starts = new Uint32Array(lists.length + 1);
  for (const [at, list] of lists.entries()) starts[at + 1] = starts[at]! + (list.length - skipped) / width;
  const size = starts[lists.length]!;
  const of = new Uint32Array(size);
  const often = new Uint32Array(width === 3 ? size : 0);
  const much = new Float64Array(size);
  let place = 0;
  for (const list of lists)
    for (let at = skipped; at < list.length; at += width, place++) {
      of[place] = list[at] as number;
      if (width === 3) often[place] = list[at + 1] as number;
      much[place] = list[at + width - 1] as number;
    }
  return { starts, of, often, much };
}
