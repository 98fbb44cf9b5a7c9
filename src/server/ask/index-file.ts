import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type AskColumns, AskIndex } from "#domain/ask/index/ask-index.ts";
import type { GramColumns } from "#domain/ask/index/gram-index.ts";
import type { Column } from "../generated/column-kinds.ts";
import { type ReadWhole, readGenerated } from "../generated/read-generated.ts";
import { readSections, type SectionFile, writeSections } from "../generated/section-file.ts";

/** Output of the step `ask`, relative to the project's root. */
export const ASK_FOLDER = "data/generated/ask";
export const INDEX_FILE = "articles.bin";
const GRAMS = [
  "articles",
  "lawTitles",
  "headings",
  "caseHeads",
  "caseFacts",
  "caseReasons",
  "guideWords",
] as const;
const PLAIN = {
  alphabet: "u16",
  section: "u32",
  number: "u16",
  branch: "u8",
  cited: "u32",
  textOffsets: "u32",
  text: "u16",
  sectionLaw: "u16",
  caseOffsets: "u32",
  caseArticles: "u32",
  caseCause: "u16",
  guidedArticles: "u32",
} as const;

type Meta = Pick<AskColumns, "laws" | "sections" | "causes">;

/** Writes the columns to the folder. */
export function writeAskIndex(folder: string, columns: AskColumns): void {
  const { laws, sections, causes, vocabulary } = columns;
  const all: Record<string, Column> = { words: vocabulary.keys, wordCosts: vocabulary.costs };
  for (const name of Object.keys(PLAIN) as (keyof typeof PLAIN)[]) all[name] = columns[name];
  for (const name of GRAMS)
    for (const [part, column] of Object.entries(columns[name])) all[`${name}.${part}`] = column;
  mkdirSync(folder, { recursive: true });
  writeSections(join(folder, INDEX_FILE), { laws, sections, causes } satisfies Meta, all);
}

/** The columns of a folder; pass `readWhole` for one not sealed yet. Throws as readGenerated does. */
export function readAskColumns(folder: string, readWhole: ReadWhole = readGenerated): AskColumns {
  const { meta, column } = readSections<Meta>(join(folder, INDEX_FILE), readWhole);
  const grams = (name: (typeof GRAMS)[number]) => gramColumns(column, name);
  return {
    ...meta,
    alphabet: column("alphabet", PLAIN.alphabet),
    section: column("section", PLAIN.section),
    number: column("number", PLAIN.number),
    branch: column("branch", PLAIN.branch),
    cited: column("cited", PLAIN.cited),
    textOffsets: column("textOffsets", PLAIN.textOffsets),
    text: column("text", PLAIN.text),
    sectionLaw: column("sectionLaw", PLAIN.sectionLaw),
    caseOffsets: column("caseOffsets", PLAIN.caseOffsets),
    caseArticles: column("caseArticles", PLAIN.caseArticles),
    caseCause: column("caseCause", PLAIN.caseCause),
    articles: grams("articles"),
    lawTitles: grams("lawTitles"),
    headings: grams("headings"),
    caseHeads: grams("caseHeads"),
    caseFacts: grams("caseFacts"),
    caseReasons: grams("caseReasons"),
    guideWords: grams("guideWords"),
    guidedArticles: column("guidedArticles", PLAIN.guidedArticles),
    vocabulary: { keys: column("words", "f64"), costs: column("wordCosts", "u8") },
  };
}

function gramColumns(column: SectionFile<Meta>["column"], name: string): GramColumns {
  return {
    keys: column(`${name}.keys`, "f64"),
    offsets: column(`${name}.offsets`, "u32"),
    counts: column(`${name}.counts`, "u32"),
    postings: column(`${name}.postings`, "u8"),
    lengths: column(`${name}.lengths`, "u16"),
  };
}

/** The index of a folder. Throws as readGenerated does. */
export const openAskIndex = (folder: string): AskIndex => new AskIndex(readAskColumns(folder));
