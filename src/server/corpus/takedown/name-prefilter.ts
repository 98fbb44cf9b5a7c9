/** A checksum has 12 bits: enough to spare nearly all hashing, and far too few to tell a name by. */
const CHECKSUMS = 2 ** 12;
/** Spreads neighbouring units over the whole range: 2^32 divided by the golden ratio. */
const SPREAD = 0x9e3779b1;

function checksum(first: number, second: number): number {
  return Math.imul(Math.imul(first, SPREAD) + second, SPREAD) >>> 20;
}

/** Checksum of the two units that a folded name begins with, from 0 to 4095; a single unit goes by itself. */
export function checksumOf(folded: string): number {
  return checksum(folded.charCodeAt(0), folded.length > 1 ? folded.charCodeAt(1) : 0);
}

/** What a sieve is told of a name; one whose checksum is not known may begin anywhere. */
export interface SievedName {
  chars: number;
  checksum?: number;
}

/**
 * A function that goes through the units of a folded text once and names each piece that may be one of the
 * names: where it begins and how long it is. No piece with a name is left out.
 */
export function namePrefilter(
  names: readonly SievedName[],
): (units: readonly number[], visit: (from: number, length: number) => void) => void {
  const lengths = Array.from({ length: CHECKSUMS }, (_, own) => [
    ...new Set(
      names
        // A name of one unit says nothing of the unit behind it.
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
