/**
 * Number of different checksums. Twelve bits suffice to avoid nearly all hashing, and are far too few to
 * identify a name.
 */
const CHECKSUMS = 2 ** 12;
/** 2^32 divided by the golden ratio. Multiplying by it spreads neighbouring numbers over the whole range. */
const SPREAD = 0x9e3779b1;

function checksum(first: number, second: number): number {
  return Math.imul(Math.imul(first, SPREAD) + second, SPREAD) >>> 20;
}

/** Checksum, 0 to 4095, of the first two units of a folded name, or of its only unit. */
export function checksumOf(folded: string): number {
  return checksum(folded.charCodeAt(0), folded.length > 1 ? folded.charCodeAt(1) : 0);
}

/**
 * What the prefilter knows about a name. If the checksum is missing, every position of a text may be the
 * start of the name.
 */
export interface SievedName {
  chars: number;
  checksum?: number;
}

/**
 * Returns a function that scans a folded text once. It calls `visit` with start and length of every substring
 * that may be one of the names. No occurrence of a name is missed.
 */
export function namePrefilter(
  names: readonly SievedName[],
): (units: readonly number[], visit: (from: number, length: number) => void) => void {
  const lengths = Array.from({ length: CHECKSUMS }, (_, own) => [
    ...new Set(
      names
        // A checksum is computed from two units of the text. For a name of one unit the second unit is
        // unknown, so every checksum matches.
        .filter(({ chars, checksum }) => chars === 1 || (checksum ?? own) === own)
        .map(({ chars }) => chars),
    ),
  ]);
  return (units, visit) => {
    for (let at = 0; at < units.length; at++) {
      for (const length of lengths[checksum(units[at]!, units[at + 1] ?? 0)]!)
        if (at + length <= units.length) visit(at, length);
    }
  };
}
