const spaces = new Map<string, Uint32Array<ArrayBuffer>>();

/**
 * Memory for intermediate results, by name, reused by every search: a common phrase needs megabytes, and
 * fresh ones each time would pile up as garbage. It holds whatever was left there.
 */
export function scratchArray(name: string, length: number): Uint32Array<ArrayBuffer> {
  let space = spaces.get(name);
  if (!space || space.length < length) {
    space = new Uint32Array(Math.ceil(length * 1.25));
    spaces.set(name, space);
  }
  return space;
}
