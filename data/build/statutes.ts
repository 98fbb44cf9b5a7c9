import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { getOrInsert } from "#domain/once-per.ts";
import { articleAnchor } from "#domain/statute/citation/article-label.ts";
import { citedArticles } from "#domain/statute/citation/cited-articles.ts";
import { type CitableLaw, LawIndex } from "#domain/statute/citation/law-index.ts";
import { activeCorpusDir, corpusInputs } from "#server/corpus/corpus-dir.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { lawCorpusDir, readStatuteSources, readStatutes, statutesDir } from "#server/corpus/read-statutes.ts";
import { writeJson } from "#server/files/write-file.ts";
import { type CollectedLaw, collectLaws, layOutPages } from "#server/statutes/collect-laws.ts";
import {
  CITABLE_FILE,
  type CitingCase,
  LAWS_FILE,
  STATUTES_FOLDER,
  textPath,
} from "#server/statutes/law-files.ts";
import { readListedLaws } from "#server/statutes/listed-laws.ts";
import type { BuildStep } from "./steps/step.ts";

/** Maximum number of judgments that are listed below an article. A search finds the others. */
const NAMED_CASES = 5;

/**
 * Makes the laws: the imported ones, and those on the hand-kept list that were not imported, with the
 * judgments of the active corpus that cite them.
 */
export const statutesStep: BuildStep = {
  name: "statutes",
  module: import.meta.filename,
  get inputs() {
    return [
      statutesDir(lawCorpusDir()),
      join(lawCorpusDir(), "takedown.json"),
      ...corpusInputs(),
      "data/sources/statutes",
    ];
  },
  outputs: [STATUTES_FOLDER],
  run: () => {
    const corpus = lawCorpusDir();
    const sources = readStatuteSources(corpus);
    // The hand-kept list has no import date, so the day of its last check is used.
    const days =
      sources.length > 0
        ? sources.map(({ imported }) => imported)
        : readListedLaws().map(({ facts }) => facts.checked.day);
    const asOf = days.sort().at(-1) ?? "";
    const names = new Map(sources.map(({ id, name, sampling }) => [id, { name, sampling }]));
    const laws = collectLaws(readStatutes(corpus), readListedLaws(), names, asOf);
    const linked = linkJudgments(laws);
    for (const law of laws) layOutPages(law);
    write(laws);
    const texts = laws.filter(({ shown }) => shown.isText);
    const articles = texts.reduce((sum, { shown }) => sum + shown.count, 0);
    return `${texts.length} laws with ${articles.toLocaleString("en")} articles, ${laws.length - texts.length} by their facts; ${linked.resolved.toLocaleString("en")} of ${linked.found.toLocaleString("en")} citations in judgments linked`;
  },
};

/**
 * Records for each article the judgments that cite it, newest first. Returns the number of citations found,
 * counting an article once for each judgment, and the number of those that could be resolved. The others are
 * of laws or versions that are not available.
 */
function linkJudgments(laws: CollectedLaw[]): { found: number; resolved: number } {
  const index = new LawIndex(laws.map(({ shown }) => shown));
  const byId = new Map(laws.map((law) => [law.shown.id, law]));
  const citing = new Map<string, Map<string, CitingCase[]>>();
  let [found, resolved] = [0, 0];
  for (const record of existsSync(activeCorpusDir()) ? readCorpus(activeCorpusDir()) : []) {
    const { id, court, case_number: number, casedate: date } = record;
    const own: CitingCase = { id, court, number, date };
    const paragraphs = [...record.body_text, ...record.body_postscript];
    const laws = new Set<string>();
    for (const { found: at } of citedArticles(paragraphs, record.casedate, index)) {
      found++;
      if (!at) continue;
      resolved++;
      laws.add(at.law.id);
      const { article } = at;
      if (!article) continue;
      const anchor = articleAnchor(article.number, article.branch);
      const articles = getOrInsert(citing, article.law.id, () => new Map<string, CitingCase[]>());
      getOrInsert(articles, anchor, () => []).push(own);
    }
    for (const id of laws) byId.get(id)!.shown.cited++;
  }
  for (const [id, articles] of citing) {
    for (const [anchor, cases] of [...articles].sort()) {
      cases.sort((a, b) => b.date.localeCompare(a.date) || (a.id < b.id ? -1 : 1));
      byId.get(id)!.text.citing[anchor] = { count: cases.length, cases: cases.slice(0, NAMED_CASES) };
    }
  }
  return { found, resolved };
}

function write(laws: CollectedLaw[]): void {
  rmSync(STATUTES_FOLDER, { recursive: true, force: true });
  const shown = laws.map((law) => law.shown);
  const citable = shown.map(
    ({ id, title, short, status, from, articles, pages, cited, numbered_since, is_listed }): CitableLaw => ({
      ...{ id, title, short, status, from, articles, pages, cited },
      ...(numbered_since && { numbered_since }),
      ...(is_listed && { is_listed }),
    }),
  );
  writeJson(join(STATUTES_FOLDER, LAWS_FILE), shown);
  writeJson(join(STATUTES_FOLDER, CITABLE_FILE), citable);
  for (const { text } of laws) writeJson(textPath(STATUTES_FOLDER, text.id), text);
}
