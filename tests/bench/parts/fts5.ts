import { rmSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { openEngine } from "#server/search/open/open-engine.ts";
import { measureClasses } from "../latency.ts";
import { planOf, readQueries } from "../queries/answer.ts";
import { bigrams, comparisonDocuments, keywordBigrams } from "../queries/comparison-documents.ts";
import type { BenchQuery } from "../queries/queries.ts";
import { report } from "../report.ts";

// usage: fts5 ROUNDS; contentless FTS5 over the same bigrams, filters and facets through SQL joins

const rounds = Number(process.argv[2]);
const FILE = "fts5.db";
// That of a smaller corpus, measured before.
rmSync(FILE, { force: true });
const database = new DatabaseSync(FILE);
database.exec(`PRAGMA page_size = 8192; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
  CREATE TABLE docs(doc INTEGER PRIMARY KEY, id, title, court_name, number, date, year INT, court INT, cause INT);
  CREATE TABLE names(label, kind, count INT);
  CREATE VIRTUAL TABLE text USING fts5(body, content='', detail=full, tokenize='ascii');`);
const started = performance.now();
const addDocument = database.prepare("INSERT INTO docs VALUES (?,?,?,?,?,?,?,?,?)");
const addText = database.prepare("INSERT INTO text(rowid, body) VALUES (?,?)");
database.exec("BEGIN");
let documents = 0;
for (const one of comparisonDocuments()) {
  documents++;
  const { id, title, courtName, number, date, year, court, cause } = one;
  addDocument.run(documents, id, title, courtName, number, date, year, court, cause);
  // A token between two pieces keeps phrases from spanning them.
  addText.run(documents, one.pieces.map((piece) => bigrams(piece).join(" ")).join(" | "));
}
const catalogue = openEngine().catalogue(1);
const addName = database.prepare(
  "INSERT INTO names VALUES (?,?,(SELECT count(*) FROM docs WHERE court = ?))",
);
for (const [ordinal, label] of catalogue.courts.labels.entries()) addName.run(label, "court", ordinal);
for (const label of catalogue.causes.labels) addName.run(label, "reason", -1);
database.exec(`COMMIT; CREATE INDEX by_date ON docs(date DESC, id); INSERT INTO text(text) VALUES ('optimize'); ANALYZE;
  PRAGMA mmap_size = 4000000000;`);
const seconds = (performance.now() - started) / 1000;

const clauseOf = (query: BenchQuery): { from: string; where: string; match: string } => {
  const { keywords, courts, causes, years } = planOf(query, catalogue);
  const ranges = (column: string, list: readonly (readonly [number, number])[] | null) =>
    list
      ? [`(${list.map(([from, to]) => `docs.${column} BETWEEN ${from} AND ${to - 1}`).join(" OR ")})`]
      : [];
  const match = keywords.map(({ text }) => `"${keywordBigrams(text).join(" ")}"`).join(" AND ");
  const where = [
    ...(match ? ["text MATCH :match"] : []),
    ...ranges("court", courts),
    ...ranges("cause", causes),
    ...(years ? [`docs.year IN (${years.join(",")})`] : []),
  ].join(" AND ");
  return { from: match ? "text JOIN docs ON docs.doc = text.rowid" : "docs", where: where || "1", match };
};

function answer(query: BenchQuery): number {
  const { from, where, match } = clauseOf(query);
  const all = (select: string) => database.prepare(`SELECT ${select}`).all(match ? { match } : {});
  const ids = all(`docs.doc FROM ${from} WHERE ${where}`);
  all(`id, title, court_name, number, date FROM ${from} WHERE ${where} ORDER BY date DESC, id LIMIT 20`);
  for (const column of ["court", "cause", "year"]) {
    all(`docs.${column}, count(*) FROM ${from} WHERE ${where} GROUP BY docs.${column}`);
  }
  return ids.length;
}

const { search, suggestion } = readQueries();
const answers = await measureClasses(search, rounds, answer);
const typedNames = database.prepare(
  "SELECT label, kind, count FROM names WHERE label LIKE '%' || ? || '%' ORDER BY count DESC LIMIT 12",
);
const typed = await measureClasses({ suggestion }, rounds, (text) => typedNames.all(text.trim()).length);
report({
  documents,
  seconds,
  megabytes: statSync(FILE).size / 1e6,
  memory: process.memoryUsage.rss() / 1e6,
  times: { ...answers, suggestion: typed.suggestion },
});
