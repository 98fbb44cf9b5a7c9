/** Number of parts of a file: what remains after whole parts joins the last one. */
export const countParts = (size: number, partSize: number): number =>
  Math.max(1, Math.floor(size / partSize));

/** Where a part begins and ends in its file, in bytes: [from, to). */
export function partRange(size: number, partSize: number, part: number): [from: number, to: number] {
  const from = part * partSize;
  return [from, part === countParts(size, partSize) - 1 ? size : from + partSize];
}
