/** Number of parts of a file: all but the last have the full part size. */
export const countParts = (size: number, partSize: number): number => Math.max(1, Math.ceil(size / partSize));

/** The byte range of a part in its file: [from, to). */
export function partRange(size: number, partSize: number, part: number): [from: number, to: number] {
  return [part * partSize, Math.min(size, (part + 1) * partSize)];
}
