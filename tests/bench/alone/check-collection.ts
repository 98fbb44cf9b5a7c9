import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CauseNode, CourtNode } from "#domain/catalogue/node.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { flattenTree } from "#domain/search/tree/hierarchy.ts";
import { scopeFolder } from "#server/generated/index-files.ts";
import { EmbeddedEngine } from "#server/search/embedded/embedded-engine.ts";
import { writeIndex } from "#server/search/embedded/index-writer.ts";
import { passagesByField, type SearchDocument } from "#server/search/sources/document.ts";
import { judgmentDocuments } from "#server/search/sources/judgment-documents.ts";
import { planOf } from "../queries/answer.ts";
import { checkOptions } from "./check-options.ts";

// usage: npm exec -- node tests/bench/alone/check-collection.ts CORPUS [--queries 1000] [--seed a] [--index FOLDER]
// Indexes a corpus into a folder of its own unless its index is given, asks it for phrases of 2 to 8 characters drawn from its judgments, and counts
// the judgments with each once more by looking through all texts. Ends with 1 where index and scan differ.

const { corpus, wanted, random, index } = checkOptions();
const root = index ?? mkdtempSync(join(tmpdir(), "fasu-check-"));
/** Characters that stand for themselves: no numerals, which are also found as numbers. */
const PHRASE = /^[^\P{Script=Han}一二三四五六七八九十百千万亿〇零两]{2,8}$/u;

/** What is searched in a judgment, in the form in which it is compared. */
const textOf = (document: SearchDocument): string =>
  passagesByField(document).flat().map(normaliseText).join("\n");

/** The judgments as they pass; of every so many one gives a phrase, drawn anew as more pass. */
const phrases: string[] = [];
let passed = 0;
function* drawn(documents: Iterable<SearchDocument>): Generator<SearchDocument> {
  for (const document of documents) {
    const place = passed < wanted ? passed : random.int(0, passed);
    passed++;
    if (place < wanted) {
      const text = textOf(document);
      for (let tries = 0; tries < 50; tries++) {
        const from = random.int(0, Math.max(0, text.length - 8));
        const phrase = text.slice(from, from + random.int(2, 8));
        if (!PHRASE.test(phrase)) continue;
        phrases[place] = phrase;
        break;
      }
    }
    yield document;
  }
}

const read = <Node>(path: string): Node[] =>
  existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Node[]) : [];
const courts = read<CourtNode>("data/generated/courts.json").flatMap(({ children = [], ...top }) => [
  top,
  ...children,
]);
const catalogue = {
  courts: flattenTree<CourtNode>(
    courts,
    ({ value }) => String(value),
    ({ level }) => level,
  ),
  causes: flattenTree<CauseNode>(read("data/generated/causes.json"), ({ value }) => value),
};
let started = performance.now();
const seconds = (): string => {
  const taken = ((performance.now() - started) / 1000).toFixed(0);
  started = performance.now();
  return `${taken} s`;
};
if (index) for (const _ of drawn(judgmentDocuments(corpus)));
else writeIndex(scopeFolder(root, 1), drawn(judgmentDocuments(corpus)), catalogue, [], () => false);
console.log(`${passed.toLocaleString("en")} judgments ${index ? "read" : "indexed"} in ${seconds()}`);

const asked = [...new Set(phrases.filter(Boolean))];
const counts = asked.map(() => 0);
/** The numbers of the phrases that begin with two characters: at each place of a text those alone are compared. */
const byStart = new Map<string, number[]>();
for (const [at, phrase] of asked.entries()) {
  const start = phrase.slice(0, 2);
  byStart.set(start, [...(byStart.get(start) ?? []), at]);
}
for (const document of judgmentDocuments(corpus)) {
  const text = textOf(document);
  const held = new Set<number>();
  for (let from = 0; from + 2 <= text.length; from++)
    for (const at of byStart.get(text.slice(from, from + 2)) ?? [])
      if (text.startsWith(asked[at]!, from)) held.add(at);
  for (const at of held) counts[at]!++;
}
console.log(`${asked.length} phrases looked for in every text in ${seconds()}`);

const engine = new EmbeddedEngine(root);
let differing = 0;
for (const [at, phrase] of asked.entries()) {
  const { total } = await engine.find(planOf({ qr: [`"${phrase}"`] }, engine.catalogue(1)));
  if (total === counts[at]) continue;
  differing++;
  if (differing <= 20) console.log(`${phrase}: index ${total}, scan ${counts[at]}`);
}
console.log(
  `${asked.length} queries asked in ${seconds()}, ${differing} differ; memory ${Math.round(process.resourceUsage().maxRSS / 1e3)} MB`,
);
if (!index) rmSync(root, { recursive: true });
if (differing > 0) process.exitCode = 1;
