import { itemAt } from "#domain/search/array-reads.ts";
import { queryOfText } from "#server/search/answers/similar-cases.ts";
import { rankInLayers, similarInLayers } from "#server/search/embedded/collect/similar-documents.ts";
import { singleIndex } from "#server/search/embedded/layers/layered-index.ts";
import type { IndexedCases } from "./collection.ts";
import { type Marks, marksOf, meanMarks } from "./grade.ts";
import { PlainBm25 } from "./plain-bm25.ts";
import type { GradedQuery } from "./read-queries.ts";

/** Number of cases on a page of results, and of cases shown as similar. */
const FIRST = 100;
const SHOWN = 8;

/** The metrics of the product's ranking: from the text alone, and with the causes chosen by a visitor. */
export interface Measured {
  facts: Marks;
  chosen: Marks;
}

/**
 * Ranks the graded candidates of each query by plain BM25 and by the product's own function, and prints the
 * mean metrics of both. `causeName` is the word for the causes of these cases.
 */
export function measureRankings(
  { index, places }: IndexedCases,
  queries: readonly GradedQuery[],
  causeName: string,
): Measured {
  console.log(`${queries.length} queries, ${index.documents} judgments`);

  const { layers, cases } = singleIndex(index);
  /** The product's ranking of the whole collection; `causes` are those chosen by a visitor. */
  const ranked = (text: string, causes: readonly string[] = []): Float64Array => {
    const scores = new Float64Array(index.documents);
    const { found, ranked } = rankInLayers(layers, cases, { ...queryOfText(text), causes });
    for (const { at, score } of ranked.cases) scores[itemAt(found, at).docId] = score;
    return scores;
  };

  // Measured before the postings of plain BM25 fill the heap, whose garbage collection would count as
  // processor time.
  const timeOf = (texts: readonly string[]): string => {
    const answer = () => {
      for (const text of texts) similarInLayers(layers, cases, queryOfText(text), SHOWN);
    };
    // The first run compiles code and verifies checksums, so it is not measured.
    answer();
    const before = process.cpuUsage();
    answer();
    const { user, system } = process.cpuUsage(before);
    return `${((user + system) / 1000 / texts.length).toFixed(1)} ms`;
  };
  const judgments = queries
    .flatMap(({ candidates }) => places.get(candidates[0] ?? "") ?? [])
    .map((docId) => index.detail(docId).body_text.join("\n"));
  const times = `facts ${timeOf(queries.map(({ text }) => text))}, a whole judgment ${timeOf(judgments)}`;

  const measure = (name: string, scoresOf: (query: GradedQuery) => Float64Array): Marks => {
    let among = 0;
    let alike = 0;
    const marks = queries.map((query) => {
      const scores = scoresOf(query);
      const score = (id: string) => scores[places.get(id) ?? -1] ?? 0;
      const graded = query.candidates.filter((id) => id in query.grades);
      graded.sort((a, b) => score(b) - score(a) || (a < b ? -1 : 1));
      const last = scores.toSorted()[Math.max(0, scores.length - FIRST)] ?? 0;
      for (const id of graded) {
        if (query.grades[id] !== 3) continue;
        alike++;
        if (score(id) > 0 && score(id) >= last) among++;
      }
      return marksOf(graded.map((id) => query.grades[id]!));
    });
    const mean = meanMarks(marks);
    const told = Object.entries(mean).map(([mark, value]) => `${mark} ${value.toFixed(3)}`);
    console.log(
      `${name.padEnd(22)} ${told.join("  ")}  alike in the first ${FIRST}: ${percent(among / alike)}`,
    );
    return mean;
  };

  const plain = new PlainBm25(index);
  measure("BM25, facts", ({ text }) => plain.scores(text));
  const facts = measure("ours, facts", ({ text }) => ranked(text));
  const chosen = measure(`ours, ${causeName} chosen`, ({ text, causes }) => ranked(text, causes));
  console.log(`processor time, ${SHOWN} cases shown: ${times}`);
  return { facts, chosen };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
