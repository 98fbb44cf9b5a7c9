import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pinyin } from "pinyin-pro";
import type { CourtFacts } from "#domain/catalogue/courts/names/courts.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { normaliseKeyword } from "#domain/search/match/word-forms.ts";
import { SCOPE, type SearchScope } from "#domain/search/scope.ts";
import { subtreeSums } from "#domain/search/tree/facet-tree.ts";
import type { Hierarchy } from "#domain/search/tree/hierarchy.ts";
import type { SuggestionRows } from "#domain/search/tree/suggestion-table.ts";
import { shortName } from "#domain/statute/citation/law-name.ts";
import { writeJson } from "#server/files/write-file.ts";
import { sealFiles } from "#server/generated/seal.ts";
import { countFacetsOf } from "#server/search/embedded/collect/count-facets.ts";
import { IndexReader } from "#server/search/embedded/index/index-reader.ts";
import { singleIndex } from "#server/search/embedded/layers/layered-index.ts";
import { cardinality, fullSet } from "#server/search/embedded/lists/bit-set.ts";
import { matchKeywords } from "#server/search/embedded/match/match-keywords.ts";
import type { FacetCounts, SearchCatalogue } from "#server/search/search-engine.ts";
import { SUGGESTIONS_FILE, type SuggestionFile } from "#server/search/suggestions/suggestion-file.ts";
import { readEnglishCauses } from "../causes/cause-sources.ts";

const CATALOGUE = "data/generated/catalogue";
/**
 * Matches the province at the beginning of an intermediate court's label. Whoever types 呼和浩特 means the part
 * after it.
 */
const PROVINCE = /^(?:[^市县]{2,3}省|[^市县]{2,8}自治区)(?=.{2,}中级)/;
/** A statute becomes a suggestion only if at least this many documents cite it. */
const CITING_DOCUMENTS = 2;
/** Maximum number of statutes that become suggestions. They are the most cited ones. */
const STATUTES = 1000;

/** A name that can be found. If it has no syllables, it is found by its characters only. */
interface Row {
  name: string;
  /** The English term of the name, if it has one. */
  english?: string;
  syllables: string[];
  target: number;
}

/** The counts that suggestions need. Any engine can supply them. */
export interface SuggestionCounts {
  documents: number;
  catalogue: SearchCatalogue;
  /** The counts over all documents. */
  facets: Pick<FacetCounts, "courts" | "causes" | "years">;
  /** Returns the number of documents that each keyword finds. */
  countsOf: (keywords: readonly string[]) => Promise<number[]>;
}

/** The counts from index files in a folder. */
export function countsInIndex(folder: string): SuggestionCounts & { close: () => void } {
  const index = new IndexReader(folder);
  return {
    documents: index.documents,
    catalogue: index.catalogue,
    facets: countFacetsOf(singleIndex(index), [fullSet(index.documents)]),
    countsOf: async (keywords) => keywords.map((keyword) => countDocuments(index, keyword)),
    close: () => index.close(),
  };
}

/** Writes the suggestions of a scope into a folder. Among names with equal counts, `terms` come first. */
export async function writeSuggestions(
  type: SearchScope,
  folder: string,
  terms: string[],
  cited: Map<string, number>,
  { documents, catalogue, facets, countsOf }: SuggestionCounts,
): Promise<void> {
  const { courts, causes } = catalogue;
  const statutes = [...cited]
    .filter(([, citing]) => citing >= CITING_DOCUMENTS)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, STATUTES)
    .map(([name]) => name);
  const labels = [...new Set([...terms, ...statutes])];
  const held = await countsOf(labels);
  const keywords = labels.map((label, at) => ({ label, count: held[at]! })).filter(({ count }) => count > 0);
  const file: SuggestionFile = {
    documents,
    court: {
      rows: pack(type === SCOPE.cases ? courtRows(courts) : titleRows(courts)),
      counts: [...subtreeSums(courts, facets.courts)],
    },
    cause: { rows: pack(causeRows(causes)), counts: [...subtreeSums(causes, facets.causes)] },
    keyword: {
      rows: pack(keywords.map(({ label }, target) => ({ name: label, syllables: syllables(label), target }))),
      counts: keywords.map(({ count }) => count),
      labels: keywords.map(({ label }) => label),
    },
    years: facets.years,
  };
  const path = join(folder, SUGGESTIONS_FILE);
  writeJson(path, file);
  sealFiles([path]);
}

function countDocuments(index: IndexReader, keyword: string): number {
  return cardinality(matchKeywords(index.text, [[normaliseKeyword(keyword)]], index.documents).docIds);
}

function courtRows({ labels }: Hierarchy): Row[] {
  const readings = readJson<string[]>("court-pinyin.json");
  const facts = readJson<CourtFacts>("court-names.json");
  const byLabel = new Map(labels.map((label, ordinal) => [label, ordinal] as const).reverse());
  const rows: Row[] = [];
  for (const [target, label] of labels.entries()) {
    const read = readings?.[target]?.split(" ") ?? syllables(label);
    rows.push({ name: label, syllables: read, target });
    const province = PROVINCE.exec(label)?.[0].length ?? 0;
    if (province > 0) rows.push({ name: label.slice(province), syllables: read.slice(province), target });
  }
  for (const { name, courts } of facts?.former ?? []) {
    for (const court of courts) {
      const target = byLabel.get(court);
      if (target !== undefined) rows.push({ name, syllables: [], target });
    }
  }
  return rows;
}

/** The labels of a tree of laws or of knowledge. The title of a law is also found by its short name. */
function titleRows({ labels }: Hierarchy): Row[] {
  return labels.flatMap((label, target) =>
    [...new Set([label, shortName(label)])].map((name) => ({ name, syllables: syllables(name), target })),
  );
}

function causeRows({ labels, keys }: Hierarchy): Row[] {
  const english = readEnglishCauses();
  const rows: Row[] = labels.map((label, target) => ({
    name: label,
    syllables: syllables(label),
    target,
    english: english.get(label),
  }));
  const byKey = new Map(keys.map((key, ordinal) => [key, ordinal]));
  for (const { name, code } of readJson<{ name: string; code: string }[]>("cause-names.json") ?? []) {
    const target = byKey.get(code);
    if (target !== undefined && !name.includes("{")) rows.push({ name, syllables: syllables(name), target });
  }
  return rows;
}

function readJson<Value>(name: string): Value | null {
  try {
    return JSON.parse(readFileSync(join(CATALOGUE, name), "utf8")) as Value;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** The syllables of a name without tones, with v for ü. Other characters are left out. */
function syllables(name: string): string[] {
  return pinyin(name, { toneType: "none", type: "array", v: true, nonZh: "removed" });
}

function pack(rows: Row[]): SuggestionRows {
  const capital = (syllable: string) => syllable.charAt(0).toUpperCase() + syllable.slice(1);
  return {
    names: rows.map(({ name }) => normaliseText(name)).join("\n"),
    readings: rows.map((row) => row.syllables.map(capital).join("")).join("\n"),
    targets: rows.map(({ target }) => target),
    ...(rows.some(({ english }) => english) && {
      english: rows.map(({ english = "" }) => english).join("\n"),
    }),
  };
}
