/** Number of checksums. 12 bits suffice to avoid nearly all hashing, but are far too few to identify a name. */
const CHECKSUMS = 2 ** 12;
/** Multiplier that spreads neighbouring units over the whole range: 2^32 divided by the golden ratio. */
const SPREAD = 0x9e3779b1;

function checksum(first: number, second: number): number {
  return Math.imul(Math.imul(first, SPREAD) + second, SPREAD) >>> 20;
}

/** Checksum of the first two units of a folded name, or of its only unit; 0 to 4095. */
export function checksumOf(folded: string): number {
  return checksum(folded.charCodeAt(0), folded.length > 1 ? folded.charCodeAt(1) : 0);
}

/** The prefilter's data of a name. A name without a checksum may start anywhere. */
export interface SievedName {
  chars: number;
  checksum?: number;
}

/**
 * A function that scans a folded text once and reports every substring that may be one of the names, with
 * start and length. It has no false negatives.
 */
export function namePrefilter(
  names: readonly SievedName[],
): (units: readonly number[], visit: (from: number, length: number) => void) => void {
  const lengths = Array.from({ length: CHECKSUMS }, (_, own) => [
    ...new Set(
      names
        // The checksum of a one-unit name does not cover the next unit, so it matches always.
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
