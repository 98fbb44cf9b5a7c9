import { readFileSync } from "node:fs";
import type { Hierarchy } from "#domain/search/hierarchy.ts";
import type { SearchDocument } from "#server/search/document.ts";
import { pick, seededRandom } from "../fixtures/search/random.ts";

const SAMPLES = "data/generated/sample/judgments/sample.jsonl";

/** Clauses of the sample judgments in the order they first occur: the stuff that bench judgments are made of. */
function readClauses(): string[] {
  const clauses = new Set<string>();
  for (const line of readFileSync(SAMPLES, "utf8").split("\n").filter(Boolean)) {
    for (const paragraph of JSON.parse(line).body_text as string[]) {
      for (const clause of paragraph.split(/(?<=[，。；：])/)) if (clause.length > 3) clauses.add(clause);
    }
  }
  return [...clauses];
}

/**
 * `count` judgments of about `length` characters. Clauses met early are drawn more often, so that some
 * phrases stand in a fifth of all documents and most in few; courts and causes come from the catalogue.
 */
export function* benchDocuments(
  count: number,
  length: number,
  courts: Hierarchy,
  causes: Hierarchy,
): Generator<SearchDocument> {
  const random = seededRandom(count + length);
  const clauses = readClauses();
  const drawClause = () => clauses[Math.floor(clauses.length * random() ** 2)]!;
  for (let number = 0; number < count; number++) {
    const court = Math.floor(random() ** 2 * courts.keys.length);
    const cause = Math.floor(random() ** 2 * causes.keys.length);
    const paragraphs: string[] = [];
    for (let size = random() < 0.4 ? -12 : 0; size < length; ) {
      let paragraph = size < 0 ? "本院认为，本案系保险人代位求偿权纠纷，" : "";
      while (paragraph.length < 120) paragraph += drawClause();
      size += paragraph.length;
      paragraphs.push(paragraph);
    }
    const year = 2010 + Math.floor(random() * 16);
    const month = String(1 + Math.floor(random() * 12)).padStart(2, "0");
    const day = String(1 + Math.floor(random() * 28)).padStart(2, "0");
    yield {
      id: `b${number.toString(36).padStart(11, "0")}`,
      type: 1,
      title: `${pick(clauses, random).slice(0, 12)}与${pick(clauses, random).slice(0, 12)}${causes.labels[cause]}一审民事判决书`,
      number: `（${year}）京01${String(number % 100).padStart(2, "0")}民初${number}号`,
      court_id: Number(courts.keys[court]),
      court: courts.labels[court]!,
      cause_code: causes.keys[cause]!,
      cause: causes.labels[cause]!,
      date: `${year}-${month}-${day}`,
      amount: Math.floor(random() * 1e7),
      keywords: [],
      detail: {
        body_text: paragraphs,
        tail_text: ["审判长　某某", `二〇${year - 2000}年`],
        body_postscript: [],
        holding: { from: paragraphs.length - 2, to: paragraphs.length },
      },
    };
  }
}
