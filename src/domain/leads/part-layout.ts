/** Number of parts of a file. All but the last part have the size `partSize`. */
export const countParts = (size: number, partSize: number): number => Math.max(1, Math.ceil(size / partSize));

/** Half-open range of the bytes of a part in its file. */
export function partRange(size: number, partSize: number, part: number): [from: number, to: number] {
  return [part * partSize, Math.min(size, (part + 1) * partSize)];
}
