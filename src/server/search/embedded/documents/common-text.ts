import { increment, uint32At } from "#domain/search/array-reads.ts";

const MAX_COMMON_BYTES = 224 << 10;
/** Packing a detail looks through the whole common text first, which is worth less for a shorter detail. */
const MAX_MEAN_DETAILS = 40;
/** A common text is at most this part of what it is chosen from: few documents need little. */
const SHARE = 32;
/** Bytes of a piece that is taken as a whole. */
const PIECE_BYTES = 256;
/** Bytes that have to occur again to be worth keeping: some three characters. */
const GRAM_BYTES = 6;
/** Counts lie in a table of 2^20 places: grams that share one are counted together, which costs some bytes, no more. */
const TABLE_BITS = 20;

/** A piece of the sample, from a gram on, and how much of it occurs in other details. */
interface Piece {
  start: number;
  end: number;
  worth: number;
}

/**
 * Text that details have in common, each as bytes of an alphabet. Each detail is compressed separately so that it can be
 * read separately; this stores what they share only once. The sample is cut into as many stretches as pieces fit; of each
 * that piece is taken whose grams stand in the most details, not counting grams of pieces before. The best stand last,
 * nearest to what refers to them. The same details give the same text.
 */
export function commonText(sample: readonly Buffer[]): Buffer {
  const bytes = Buffer.concat(sample);
  const mean = bytes.length / Math.max(1, sample.length);
  const size = Math.min(
    MAX_COMMON_BYTES,
    Math.floor(bytes.length / SHARE),
    Math.floor(mean * MAX_MEAN_DETAILS),
  );
  const count = Math.floor(size / PIECE_BYTES);
  if (count === 0) return Buffer.alloc(0);
  const grams = gramsOf(bytes);
  const counts = countDetails(grams, sample);
  const stretch = Math.floor(grams.length / count);
  const seen = new Uint32Array(counts.length);
  const pieces = Array.from({ length: count }, (_, at) => {
    const piece = bestPiece(grams, counts, seen, at * stretch, (at + 1) * stretch);
    for (let gram = piece.start; gram < piece.end; gram++) counts[uint32At(grams, gram)] = 0;
    return piece;
  });
  const chosen = pieces.filter(({ worth }) => worth > 0).sort((a, b) => a.worth - b.worth);
  return Buffer.concat(chosen.map(({ start, end }) => bytes.subarray(start, end + GRAM_BYTES - 1)));
}

/** For each gram its place in the table of counts. */
function gramsOf(bytes: Buffer): Uint32Array {
  const grams = new Uint32Array(bytes.length - GRAM_BYTES + 1);
  for (let at = 0; at < grams.length; at++) {
    const mixed = Math.imul(bytes.readUInt32LE(at), 0x9e3779b1) ^ bytes.readUInt16LE(at + 4);
    grams[at] = Math.imul(mixed, 0x85ebca6b) >>> (32 - TABLE_BITS);
  }
  return grams;
}

/** In how many details beyond the first each gram stands. */
function countDetails(grams: Uint32Array, sample: readonly Buffer[]): Uint32Array {
  const counts = new Uint32Array(1 << TABLE_BITS);
  /** For each gram the number of the detail that had it last, from 1. */
  const last = new Uint32Array(counts.length);
  let from = 0;
  for (const [at, { length }] of sample.entries()) {
    for (let index = from; index < Math.min(grams.length, from + length); index++) {
      const gram = uint32At(grams, index);
      const before = uint32At(last, gram);
      if (before > 0 && before !== at + 1) increment(counts, gram);
      last[gram] = at + 1;
    }
    from += length;
  }
  return counts;
}

/** The piece of a stretch of grams worth most, without worthless ends; `seen` holds only zeros before and after. */
function bestPiece(
  grams: Uint32Array,
  counts: Uint32Array,
  seen: Uint32Array,
  from: number,
  to: number,
): Piece {
  const length = PIECE_BYTES - GRAM_BYTES + 1;
  const piece = { start: from, end: from, worth: 0 };
  let worth = 0;
  let start = from;
  for (let at = from; at < to; at++) {
    // A gram that a piece has twice counts once.
    const gram = uint32At(grams, at);
    if (seen[gram] === 0) worth += uint32At(counts, gram);
    increment(seen, gram);
    if (at - start === length) {
      const left = uint32At(grams, start++);
      seen[left] = uint32At(seen, left) - 1;
      if (seen[left] === 0) worth -= uint32At(counts, left);
    }
    if (worth > piece.worth) Object.assign(piece, { start, end: at + 1, worth });
  }
  for (let at = start; at < to; at++) seen[uint32At(grams, at)] = 0;
  while (piece.start < piece.end && counts[uint32At(grams, piece.start)] === 0) piece.start++;
  return piece;
}
