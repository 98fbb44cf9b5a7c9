/** The candidates of one question: `width` features each, one after another; `answers` is 1 for right ones. */
export interface RankedGroup {
  rows: Float64Array;
  answers: Uint8Array;
}

/** Most bins of a feature. */
export const MAX_BINS = 64;

/** Rows of groups with each feature cut into bins of about as many rows. */
export interface Binned {
  /** By feature, then row. */
  bins: Uint8Array[];
  /** By feature: the upper ends of its bins but the last. */
  edges: number[][];
  answers: Uint8Array;
  starts: Uint32Array;
}

/** Cuts the features of all groups into bins. */
export function binRows(groups: readonly RankedGroup[], width: number): Binned {
  const starts = new Uint32Array(groups.length + 1);
  for (const [at, { answers }] of groups.entries()) starts[at + 1] = starts[at]! + answers.length;
  const total = starts.at(-1)!;
  const answers = new Uint8Array(total);
  for (const [at, group] of groups.entries()) answers.set(group.answers, starts[at]);
  const bins: Uint8Array[] = [];
  const edges: number[][] = [];
  const values = new Float64Array(total);
  for (let feature = 0; feature < width; feature++) {
    for (const [at, { rows, answers: own }] of groups.entries())
      for (let row = 0; row < own.length; row++) values[starts[at]! + row] = rows[row * width + feature]!;
    const sorted = values.slice().sort();
    const ends = new Set<number>();
    for (let bin = 1; bin < MAX_BINS; bin++)
      ends.add(Number(sorted[Math.floor((bin * total) / MAX_BINS)]!.toPrecision(4)));
    const own = [...ends].sort((a, b) => a - b);
    edges.push(own);
    bins.push(
      Uint8Array.from(values, (value) => {
        let low = 0;
        let high = own.length;
        while (low < high) {
          const middle = (low + high) >>> 1;
          if (value <= own[middle]!) high = middle;
          else low = middle + 1;
        }
        return low;
      }),
    );
  }
  return { bins, edges, answers, starts };
}
