/** A value of each lawyer, none below 0, and those who are looked at. */
export interface Values {
  of: Float32Array | Float64Array;
  /** Ascending; absent for all. */
  members?: Uint32Array;
  /** Of all: the highest value of each stretch of STRETCH lawyers. */
  peaks?: Float64Array;
}

/** Lawyers whose values are passed over at once if the highest of them is too low. */
const STRETCH = 256;

/** The values of all lawyers with their peaks. */
export function withPeaks(of: Values["of"]): Values {
  const peaks = new Float64Array(Math.ceil(of.length / STRETCH));
  for (let stretch = 0; stretch < peaks.length; stretch++) {
    let peak = 0;
    const end = Math.min(of.length, (stretch + 1) * STRETCH);
    for (let l = stretch * STRETCH; l < end; l++) if (of[l]! > peak) peak = of[l]!;
    peaks[stretch] = peak;
  }
  return { of, peaks };
}

/** The highest of the values; at least 0. */
export function highestOf({ of, members, peaks }: Values): number {
  const values = peaks ?? of;
  const size = members?.length ?? values.length;
  let highest = 0;
  for (let at = 0; at < size; at++) {
    const value = members ? of[members[at]!]! : values[at]!;
    if (value > highest) highest = value;
  }
  return highest;
}

/** Calls `visit` with the lawyers whose value is at least `floor()`, which may rise, and above 0, ascending. */
export function eachFrom(
  { of, members, peaks }: Values,
  floor: () => number,
  visit: (lawyer: number) => void,
): void {
  const size = members?.length ?? of.length;
  for (let from = 0; from < size; from += STRETCH) {
    let least = Math.max(Number.MIN_VALUE, floor());
    if (peaks && peaks[from / STRETCH]! < least) continue;
    const to = Math.min(size, from + STRETCH);
    for (let at = from; at < to; at++) {
      const lawyer = members ? members[at]! : at;
      if (of[lawyer]! < least) continue;
      visit(lawyer);
      least = Math.max(least, floor());
    }
  }
}
