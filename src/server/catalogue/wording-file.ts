import type { WordingTables } from "#domain/catalogue/causes/wordings/wording-tables.ts";
import { FaultyFile } from "../generated/faulty-file.ts";
import { type ReadWhole, readGenerated } from "../generated/read-generated.ts";
import { readSections, type SectionFile, writeSections } from "../generated/section-file.ts";

/** How each array is stored. Each function carries the file deflated: what follows from others or grows steadily is not in it as it is. */
const ARRAYS = {
  rarities: "f32",
  /** How many owners a feature has, in place of where they start. */
  counts: "u16",
  /** Between the owners of a feature; the first as it is. */
  gaps: "u16",
  weights: "u8",
  lineOf: "u16",
  lengths: "f32",
  evidence: "i8",
} as const;
type ArrayName = keyof typeof ARRAYS;
type Derived = "places" | "starts" | "owners";
const NAMES = Object.keys(ARRAYS) as ArrayName[];

/** What the head of the file holds of each of the other tables. */
const OTHERS: Record<Exclude<keyof WordingTables, ArrayName | Derived>, "string" | "number" | "object"> = {
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
};
type Texts = Pick<WordingTables, keyof typeof OTHERS>;

/** Writes compiled wordings. */
export function writeWordings(path: string, tables: WordingTables): void {
  const texts = Object.keys(OTHERS).map((name) => [name, tables[name as keyof typeof OTHERS]]);
  const stored = { ...tables, ...gapsOf(tables) };
  const arrays = Object.fromEntries(NAMES.map((name) => [name, stored[name]]));
  writeSections(path, Object.fromEntries(texts) as Texts, arrays);
}

function gapsOf({ starts, owners }: WordingTables) {
  const counts = new Uint16Array(starts.length - 1);
  const gaps = owners.slice();
  for (let at = 0; at < counts.length; at++) {
    const [from, to] = [starts[at]!, starts[at + 1]!];
    counts[at] = to - from;
    for (let i = from + 1; i < to; i++) gaps[i] = owners[i]! - owners[i - 1]!;
  }
  return { counts, gaps };
}

function ownersOf(counts: Uint16Array, gaps: Uint16Array) {
  const starts = new Uint32Array(counts.length + 1);
  const owners = gaps.slice();
  for (let at = 0; at < counts.length; at++) {
    const [from, to] = [starts[at]!, starts[at]! + counts[at]!];
    starts[at + 1] = to;
    for (let i = from + 1; i < to; i++) owners[i] = owners[i]! + owners[i - 1]!;
  }
  return { starts, owners };
}

function placesOf(features: string, count: number): Uint32Array {
  const places = new Uint32Array(count);
  for (let at = 1; at < count; at++) places[at] = features.indexOf("\n", places[at - 1]) + 1;
  return places;
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
  const { counts, gaps, ...rest } = Object.fromEntries(arrays);
  return {
    ...file.meta,
    ...rest,
    ...ownersOf(counts, gaps),
    places: placesOf(file.meta.features, counts.length),
  };
}
