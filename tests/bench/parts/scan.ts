import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { activeCorpusDir } from "#server/corpus/corpus-dir.ts";
import { openEngine } from "#server/search/open/open-engine.ts";
import { passagesByField } from "#server/search/sources/document.ts";
import { judgmentDocuments } from "#server/search/sources/judgment-documents.ts";
import { createRandom } from "../collection/random.ts";
import { planOf } from "../queries/answer.ts";
import { report } from "../report.ts";

// usage: scan COUNT; draws phrases of 2 to 8 characters from the judgments and compares the index's results
// with a scan of all texts

const wanted = Number(process.argv[2]);
const random = createRandom("scan");
/** Characters that match only themselves: no numerals, which also match numbers. */
const PHRASE = /^[^\P{Script=Han}一二三四五六七八九十百千万亿〇零两]{2,8}$/u;

function* texts(): Generator<string> {
  for (const document of judgmentDocuments(activeCorpusDir()))
    yield passagesByField(document).flat().map(normaliseText).join("\n");
}

/** Phrase -> number of judgments that contain it. */
const counts = new Map<string, number>();
for (const text of texts()) {
  for (let tries = 0; tries < 50; tries++) {
    const from = random.int(0, Math.max(0, text.length - 8));
    const phrase = text.slice(from, from + random.int(2, 8));
    if (!PHRASE.test(phrase)) continue;
    counts.set(phrase, 0);
    break;
  }
  if (counts.size === wanted) break;
}
for (const text of texts())
  for (const [phrase, count] of counts) if (text.includes(phrase)) counts.set(phrase, count + 1);

const engine = openEngine();
const catalogue = engine.catalogue(1);
const differing: string[] = [];
for (const [phrase, count] of counts) {
  const { total } = await engine.find(planOf({ qr: [`"${phrase}"`] }, catalogue));
  if (total !== count) differing.push(`${phrase}: index ${total}, scan ${count}`);
}
report({ phrases: counts.size, differing });
