import type { WordingTables } from "#domain/catalogue/causes/wording-index.ts";

/** The arrays of the tables, which JSON holds as their bytes in memory. */
const ARRAYS = {
  rarities: Float32Array,
  starts: Uint32Array,
  owners: Uint16Array,
  weights: Uint8Array,
  lineOf: Uint16Array,
  lengths: Float32Array,
  evidence: Int8Array,
} as const;
type ArrayName = keyof typeof ARRAYS;
const NAMES = Object.keys(ARRAYS) as ArrayName[];

/** Compiled wordings as the text of a file. */
export function encodeWordings(tables: WordingTables): string {
  const bytes = (name: ArrayName) => {
    const { buffer, byteOffset, byteLength } = tables[name];
    return [name, Buffer.from(buffer, byteOffset, byteLength).toString("base64")] as const;
  };
  return JSON.stringify({ ...tables, ...Object.fromEntries(NAMES.map(bytes)) });
}

/** The tables that `encodeWordings` wrote. */
export function decodeWordings(text: string): WordingTables {
  const file = JSON.parse(text) as Record<string, string>;
  const arrays = NAMES.map((name) => {
    const { buffer, byteOffset, byteLength } = Buffer.from(file[name]!, "base64");
    // Copied so that it is aligned for every kind of number.
    return [name, new ARRAYS[name](buffer.slice(byteOffset, byteOffset + byteLength))] as const;
  });
  return { ...file, ...Object.fromEntries(arrays) } as unknown as WordingTables;
}
