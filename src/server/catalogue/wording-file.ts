import type { WordingTables } from "#domain/catalogue/causes/wordings/wording-tables.ts";
import { FaultyFile } from "../generated/faulty-file.ts";

/** The arrays of the tables, which JSON holds as their bytes in memory. */
const ARRAYS = {
  places: Uint32Array,
  rarities: Float32Array,
  starts: Uint32Array,
  owners: Uint16Array,
  weights: Uint8Array,
  lineOf: Uint16Array,
  lengths: Float32Array,
  evidence: Int8Array,
  asked: Int8Array,
  askedLengths: Float32Array,
} as const;
type ArrayName = keyof typeof ARRAYS;
const NAMES = Object.keys(ARRAYS) as ArrayName[];

/** What JSON holds of each of the other tables. */
const OTHERS: Record<Exclude<keyof WordingTables, ArrayName>, "string" | "number" | "object"> = {
  features: "string",
  lines: "string",
  forms: "string",
  crimes: "string",
  idle: "string",
  terms: "string",
  whole: "string",
  ordinary: "string",
  names: "string",
  longest: "number",
  unheard: "object",
  taking: "object",
};

/** Compiled wordings as the text of a file. */
export function encodeWordings(tables: WordingTables): string {
  const bytes = (name: ArrayName) => {
    const { buffer, byteOffset, byteLength } = tables[name];
    return [name, Buffer.from(buffer, byteOffset, byteLength).toString("base64")] as const;
  };
  return JSON.stringify({ ...tables, ...Object.fromEntries(NAMES.map(bytes)) });
}

/**
 * The tables that `encodeWordings` wrote to the file at `path`; throws FaultyFile where one is missing, so that another
 * version of it wrote the file.
 */
export function decodeWordings(text: string, path: string): WordingTables {
  const file = JSON.parse(text) as Record<string, unknown>;
  const isWhole =
    NAMES.every((name) => typeof file[name] === "string") &&
    Object.entries(OTHERS).every(([name, kind]) => typeof file[name] === kind);
  if (!isWhole) throw new FaultyFile(path, "version");
  const arrays = NAMES.map((name) => {
    const { buffer, byteOffset, byteLength } = Buffer.from(file[name] as string, "base64");
    // A copy of its own begins where every kind of number may begin.
    return [name, new ARRAYS[name](buffer.slice(byteOffset, byteOffset + byteLength))] as const;
  });
  return { ...file, ...Object.fromEntries(arrays) } as unknown as WordingTables;
}
