import { rmSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { openEngine } from "#server/search/open/open-engine.ts";
import { measureClasses } from "../latency.ts";
import { planOf, readQueries } from "../queries/answer.ts";
import { bigrams, comparisonDocuments, keywordBigrams } from "../queries/comparison-documents.ts";
import type { BenchQuery } from "../queries/queries.ts";
import { report } from "../report.ts";

// usage: fts5 ROUNDS; contentless FTS5 over the same bigrams. FTS5 finds the matching documents; filters,
// facets and order are computed over typed arrays, since SQL joins would take ten times as long.

const ROWS = 20;
const rounds = Number(process.argv[2]);
const FILE = "fts5.db";
// The file of a smaller corpus measured before.
rmSync(FILE, { force: true });
const database = new DatabaseSync(FILE);
database.exec(`PRAGMA page_size = 8192; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
  CREATE TABLE docs(doc INTEGER PRIMARY KEY, id, title, court_name, number, date);
  CREATE VIRTUAL TABLE text USING fts5(body, content='', detail=full, tokenize='ascii');`);
const started = performance.now();
const addDocument = database.prepare("INSERT INTO docs VALUES (?,?,?,?,?,?)");
const addText = database.prepare("INSERT INTO text(rowid, body) VALUES (?,?)");
database.exec("BEGIN");
// Indexed by document, from 0.
const ordinals: Record<"court" | "cause" | "year", number[]> = { court: [], cause: [], year: [] };
const keys: string[] = [];
let documents = 0;
for (const one of comparisonDocuments()) {
  const { id, title, courtName, number, date, year, court, cause } = one;
  addDocument.run(documents, id, title, courtName, number, date);
  // A token between two pieces prevents phrases across them.
  addText.run(documents, one.pieces.map((piece) => bigrams(piece).join(" ")).join(" | "));
  ordinals.court.push(court);
  ordinals.cause.push(cause);
  ordinals.year.push(year);
  keys.push(`${99999999 - Number(date.replaceAll("-", ""))} ${id}`);
  documents++;
}
const courts = Int32Array.from(ordinals.court);
const causes = Int32Array.from(ordinals.cause);
const years = Int32Array.from(ordinals.year);
/** For each document its position in the order of answers, newest first. */
const place = new Uint32Array(documents);
const newestFirst = [...keys.keys()].sort((a, b) => (keys[a]! < keys[b]! ? -1 : 1));
for (const [at, doc] of newestFirst.entries()) place[doc] = at;

const catalogue = openEngine().catalogue(1);
database.exec(`COMMIT; INSERT INTO text(text) VALUES ('optimize'); ANALYZE; PRAGMA mmap_size = 4000000000;`);
const seconds = (performance.now() - started) / 1000;

const matching = database.prepare("SELECT group_concat(rowid) AS docs FROM text WHERE text MATCH ?");
const row = database.prepare("SELECT id, title, court_name, number, date FROM docs WHERE doc = ?");
const all = Uint32Array.from(keys.keys());

/**
 * The documents with all keywords. SQLite returns one string of numbers ten times as fast as a row for each
 * number.
 */
function find(query: string): Uint32Array {
  const found = matching.get(query)?.docs as string | null;
  if (!found) return new Uint32Array(0);
  const docs = new Uint32Array(documents);
  let count = 0;
  let number = 0;
  for (let at = 0; at < found.length; at++) {
    const digit = found.charCodeAt(at) - 48;
    if (digit >= 0) number = number * 10 + digit;
    else {
      docs[count++] = number;
      number = 0;
    }
  }
  docs[count++] = number;
  return docs.subarray(0, count);
}

type Ranges = readonly (readonly [number, number])[] | null;

/** An array with 1 at every ordinal of the ranges; null if there is no restriction. */
function marked(ranges: Ranges, size: number): Uint8Array | null {
  if (!ranges) return null;
  const marks = new Uint8Array(size);
  for (const [from, to] of ranges) marks.fill(1, from, to);
  return marks;
}

function answer(query: BenchQuery): number {
  const plan = planOf(query, catalogue);
  const match = plan.keywords.map(({ text }) => `"${keywordBigrams(text).join(" ")}"`).join(" AND ");
  const inCourts = marked(plan.courts, catalogue.courts.keys.length);
  const inCauses = marked(plan.causes, catalogue.causes.keys.length);
  const inYears = plan.years && new Set(plan.years);
  const counts = {
    court: new Uint32Array(catalogue.courts.keys.length),
    cause: new Uint32Array(catalogue.causes.keys.length),
    year: new Uint32Array(10_000),
  };
  /** The newest documents by their positions in the order, ascending. */
  const newest: number[] = [];
  let total = 0;
  for (const doc of match ? find(match) : all) {
    const [court, cause, year] = [courts[doc]!, causes[doc]!, years[doc]!];
    if ((inCourts && !inCourts[court]) || (inCauses && !inCauses[cause]) || (inYears && !inYears.has(year)))
      continue;
    total++;
    if (court >= 0) counts.court[court]!++;
    if (cause >= 0) counts.cause[cause]!++;
    counts.year[year]!++;
    const at = place[doc]!;
    if (newest.length === ROWS && at > newest[ROWS - 1]!) continue;
    let before = newest.length;
    while (before > 0 && newest[before - 1]! > at) before--;
    newest.splice(before, 0, at);
    if (newest.length > ROWS) newest.pop();
  }
  for (const at of newest) row.get(newestFirst[at]!);
  return total;
}

const times = await measureClasses(readQueries(), rounds, answer);
report({
  documents,
  seconds,
  megabytes: statSync(FILE).size / 1e6,
  times,
});
