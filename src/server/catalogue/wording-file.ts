import type { WordingTables } from "#domain/catalogue/causes/wordings/wording-tables.ts";
import { FaultyFile } from "../generated/faulty-file.ts";
import { type ReadWhole, readGenerated } from "../generated/read-generated.ts";
import { readSections, type SectionFile, writeSections } from "../generated/section-file.ts";

/** How each array of the tables is stored. */
const ARRAYS = {
  places: "u32",
  rarities: "f32",
  starts: "u32",
  owners: "u16",
  weights: "u8",
  lineOf: "u16",
  lengths: "f32",
  evidence: "i8",
  asked: "i8",
  askedLengths: "f32",
} as const;
type ArrayName = keyof typeof ARRAYS;
const NAMES = Object.keys(ARRAYS) as ArrayName[];

/** What the head of the file holds of each of the other tables. */
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
type Texts = Pick<WordingTables, keyof typeof OTHERS>;

/** Writes compiled wordings. */
export function writeWordings(path: string, tables: WordingTables): void {
  const texts = Object.keys(OTHERS).map((name) => [name, tables[name as keyof typeof OTHERS]]);
  const arrays = Object.fromEntries(NAMES.map((name) => [name, tables[name]]));
  writeSections(path, Object.fromEntries(texts) as Texts, arrays);
}

/**
 * The tables that `writeWordings` wrote; throws as readGenerated does, and FaultyFile where one is missing, so that another
 * version of it wrote the file. Pass `readWhole` for a file not sealed yet.
 */
export function readWordings(path: string, readWhole: ReadWhole = readGenerated): WordingTables {
  const file: SectionFile<Texts> = readSections(path, readWhole);
  const isWhole =
    NAMES.every((name) => file.has(name, ARRAYS[name])) &&
    Object.entries(OTHERS).every(([name, kind]) => typeof file.meta[name as keyof Texts] === kind);
  if (!isWhole) throw new FaultyFile(path, "version");
  // Copies, so that the bytes of the texts are not kept with them.
  const arrays = NAMES.map((name) => [name, file.column(name, ARRAYS[name]).slice()]);
  return { ...file.meta, ...Object.fromEntries(arrays) };
}
