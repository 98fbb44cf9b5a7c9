import { type ListBytes, listBlocks } from "./list-blocks.ts";
import type { ListSizes } from "./posting-list.ts";

/**
 * Where a phrase may start: in the document ranks[i] at the positions values[ends[i - 1]] to
 * values[ends[i]], exclusive, ascending. Ranks ascend.
 */
export interface Starts {
  ranks: Uint32Array;
  values: Uint32Array;
  ends: Uint32Array;
}

/**
 * The starts that have one of the list's positions at the given offset; with `given` null all positions
 * of the candidates, as starts. Documents left without a start drop out.
 *
 * This is where a search for a common phrase spends its time: ranks and positions are decoded in place,
 * without a call for each number, and blocks without candidates are passed over.
 */
export function narrowStarts(
  candidates: Uint32Array,
  given: Starts | null,
  list: ListBytes,
  sizes: ListSizes,
  offset: number,
): Starts {
  const blocks = listBlocks(list, sizes);
  const { ranks: rankBytes, positions: positionBytes } = list;
  const values = given ? given.values : new Uint32Array(sizes.positionBytes);
  const keptRanks = new Uint32Array(Math.min(candidates.length, sizes.documents));
  const keptEnds = new Uint32Array(keptRanks.length);
  let documents = 0;
  let kept = 0;
  let next = 0;
  for (let block = 0; block < blocks.count && next < candidates.length; block++) {
    while (candidates[next]! < blocks.firstRanks[block]!) next++;
    if (!(candidates[next]! < blocks.firstRanks[block + 1]!)) continue;
    let rankAt = blocks.ranksAt[block]!;
    const rankEnd = blocks.ranksAt[block + 1]!;
    let at = blocks.positionsAt[block]!;
    let rank = 0;
    while (rankAt < rankEnd) {
      let byte = rankBytes[rankAt++]!;
      let number = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        byte = rankBytes[rankAt++]!;
        number |= (byte & 0x7f) << shift;
      }
      rank += number;

      byte = positionBytes[at++]!;
      number = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        byte = positionBytes[at++]!;
        number |= (byte & 0x7f) << shift;
      }
      let position = number >>> 1;
      let end = at;
      if ((number & 1) === 1) {
        byte = positionBytes[at++]!;
        number = byte & 0x7f;
        for (let shift = 7; byte > 0x7f; shift += 7) {
          byte = positionBytes[at++]!;
          number |= (byte & 0x7f) << shift;
        }
        end = at + number;
      }

      while (candidates[next]! < rank) next++;
      if (candidates[next] !== rank) {
        at = end;
        continue;
      }
      const before = kept;
      let start = given ? (next === 0 ? 0 : given.ends[next - 1]!) : 0;
      const startEnd = given ? given.ends[next]! : 0;
      for (;;) {
        const wanted = position - offset;
        if (given) {
          while (start < startEnd && values[start]! < wanted) start++;
          if (start === startEnd) break;
          if (values[start] === wanted) values[kept++] = wanted;
        } else if (wanted >= 0) {
          values[kept++] = wanted;
        }
        if (at >= end) break;
        byte = positionBytes[at++]!;
        number = byte & 0x7f;
        for (let shift = 7; byte > 0x7f; shift += 7) {
          byte = positionBytes[at++]!;
          number |= (byte & 0x7f) << shift;
        }
        position += number;
      }
      at = end;
      next++;
      if (kept > before) {
        keptRanks[documents] = rank;
        keptEnds[documents++] = kept;
      }
    }
  }
  return { ranks: keptRanks.subarray(0, documents), values, ends: keptEnds.subarray(0, documents) };
}
