/** Shorter words are all similar to one another. */
const SHORTEST = 3;
/** From this length on two characters may be wrong. */
const LONG = 6;

/**
 * Indices of the labels spelt almost like the typed text, the closest first, then by weight: one character
 * wrong, missing, extra, or two neighbours swapped; two such slips from six characters on. Only labels whose
 * `weight` is above 0 count. A label may lack its ending `drop` (纠纷), as people leave it off.
 */
export function nearSpellings(
  typed: string,
  labels: readonly string[],
  weight: (place: number) => number,
  drop = "",
): number[] {
  const word = [...typed];
  if (word.length < SHORTEST) return [];
  const most = word.length < LONG ? 1 : 2;
  const near: { place: number; slips: number }[] = [];
  for (const [place, label] of labels.entries()) {
    if (weight(place) <= 0) continue;
    const forms = drop !== "" && label.endsWith(drop) ? [label, label.slice(0, -drop.length)] : [label];
    const slips = Math.min(...forms.map((form) => slipsBetween(word, [...form], most)));
    if (slips <= most) near.push({ place, slips });
  }
  return near
    .sort((a, b) => a.slips - b.slips || weight(b.place) - weight(a.place) || a.place - b.place)
    .map(({ place }) => place);
}

/**
 * Slips between one word and the other (optimal string alignment); beyond `most` the exact number is not
 * computed.
 */
function slipsBetween(one: readonly string[], other: readonly string[], most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let at = 1; at <= other.length; at++) {
      const wrong = one[row - 1] === other[at - 1] ? 0 : 1;
      let slips = Math.min(last[at - 1]! + wrong, last[at]! + 1, line[at - 1]! + 1);
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        slips = Math.min(slips, before[at - 2]! + 1);
      line.push(slips);
    }
    if (Math.min(...line) > most) return most + 1;
    before = last;
    last = line;
  }
  return last[other.length]!;
}
