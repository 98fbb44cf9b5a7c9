import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type AskColumns, type AskedColumns, AskIndex } from "#domain/ask/index/ask-index.ts";
import type { GramColumns, Stretches } from "#domain/ask/index/gram-index.ts";
import { type OpenBlocks, openGenerated } from "../generated/block-file.ts";
import type { Column } from "../generated/column-kinds.ts";
import { openSections } from "../generated/section-file.ts";
import { writeSections } from "../generated/section-writer.ts";

/** The folder into which the build step `ask` writes, relative to the project's root. */
export const ASK_FOLDER = "data/generated/ask";
export const INDEX_FILE = "articles.bin";
const GRAMS = ["articles", "cases", "guideWords"] as const;
const PLAIN = {
  sectionLaw: "u16",
  section: "u32",
  number: "u16",
  branch: "u8",
  cited: "u32",
  textOffsets: "u32",
  text: "u16",
  caseOffsets: "u32",
  caseArticles: "u32",
  guidedArticles: "u32",
} as const;

type Meta = Pick<AskColumns, "laws">;

/** Writes the columns into the index file of a folder. */
export function writeAskIndex(folder: string, columns: AskColumns): void {
  const { laws } = columns;
  const all: Record<string, Column> = {};
  for (const name of Object.keys(PLAIN) as (keyof typeof PLAIN)[]) all[name] = columns[name];
  for (const name of GRAMS)
    for (const [part, column] of Object.entries(columns[name])) all[`${name}.${part}`] = column;
  mkdirSync(folder, { recursive: true });
  writeSections(join(folder, INDEX_FILE), { laws } satisfies Meta, all);
}

/**
 * Opens the columns of a folder. The postings of cases stay in the file, which stays open: they are as long
 * as all other columns together, and a question reads only few of them. Throws what openGenerated throws.
 */
export function openAskColumns(folder: string, open: OpenBlocks): AskedColumns {
  const { meta, column, stretches } = openSections<Meta>(join(folder, INDEX_FILE), open);
  const grams = (name: (typeof GRAMS)[number]): GramColumns<Stretches<Uint8Array>> => ({
    keys: column(`${name}.keys`, "u32"),
    offsets: column(`${name}.offsets`, "u32"),
    counts: column(`${name}.counts`, "u32"),
    postings: (name === "cases" ? stretches : column)(`${name}.postings`, "u8"),
    lengths: column(`${name}.lengths`, "u16"),
  });
  const plain = Object.entries(PLAIN).map(([name, kind]) => [name, column(name, kind)]);
  return {
    ...meta,
    ...(Object.fromEntries(plain) as Pick<AskColumns, keyof typeof PLAIN>),
    ...{ articles: grams("articles"), cases: grams("cases"), guideWords: grams("guideWords") },
  };
}

/**
 * Opens the index of a folder. An index without checksums needs another `open`. Opening the index and reading
 * from it later throw what openGenerated throws.
 */
export const openAskIndex = (folder: string, open: OpenBlocks = openGenerated): AskIndex =>
  new AskIndex(openAskColumns(folder, open));
