import MiniSearch from "minisearch";
import { openEngine } from "#server/search/open/open-engine.ts";
import { measureClasses } from "../latency.ts";
import { planOf, readQueries } from "../queries/answer.ts";
import { bigrams, comparisonDocuments, keywordBigrams } from "../queries/comparison-documents.ts";
import type { BenchQuery } from "../queries/queries.ts";
import { report } from "../report.ts";

// usage: minisearch ROUNDS; MiniSearch over the same bigrams joined by AND: it knows no phrases

const rounds = Number(process.argv[2]);
const started = performance.now();
const index = new MiniSearch({
  idField: "doc",
  fields: ["text"],
  storeFields: ["id", "title", "courtName", "number", "date", "year", "court", "cause"],
  tokenize: bigrams,
  processTerm: (term) => term,
  searchOptions: { combineWith: "AND", tokenize: (text) => text.split("\t"), prefix: false, fuzzy: false },
});
let documents = 0;
for (const { pieces, ...stored } of comparisonDocuments()) {
  index.add({ ...stored, doc: documents++, text: pieces.join(" ") });
}
const seconds = (performance.now() - started) / 1000;

const { courts, causes } = openEngine().catalogue(1);
const names = new MiniSearch({
  idField: "label",
  fields: ["label"],
  storeFields: ["label"],
  tokenize: bigrams,
});
for (const label of new Set([...courts.labels, ...causes.labels])) names.add({ label });

const within = (ranges: readonly (readonly [number, number])[] | null, ordinal: number) =>
  ranges === null || ranges.some(([from, to]) => ordinal >= from && ordinal < to);

function answer(query: BenchQuery): number {
  const plan = planOf(query, { courts, causes });
  const asked = plan.keywords.flatMap(({ text }) => keywordBigrams(text)).join("\t");
  const found = index.search(asked === "" ? MiniSearch.wildcard : asked, {
    filter: (row) =>
      within(plan.courts, row.court) &&
      within(plan.causes, row.cause) &&
      (plan.years === null || plan.years.includes(row.year)),
  });
  for (const column of ["court", "cause", "year"]) {
    const counts = new Map<number, number>();
    for (const row of found) counts.set(row[column], (counts.get(row[column]) ?? 0) + 1);
  }
  found.sort((a, b) => (a.date < b.date ? 1 : -1)).slice(0, 20);
  return found.length;
}

const { search, suggestion } = readQueries();
const answers = await measureClasses(search, rounds, answer);
const typed = await measureClasses(
  { suggestion },
  rounds,
  (text) => names.autoSuggest(text).slice(0, 12).length,
);
report({
  documents,
  seconds,
  memory: process.memoryUsage.rss() / 1e6,
  times: { ...answers, suggestion: typed.suggestion },
});
