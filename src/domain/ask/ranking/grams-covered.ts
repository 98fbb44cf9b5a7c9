import type { AskIndex } from "../index/ask-index.ts";
import type { GramIndex } from "../index/gram-index.ts";
import type { AskedGram } from "../question/question.ts";

/** Rarest grams whose presence counts. */
const RAREST = 4;

/**
 * Share of the grams, by rarity, that each candidate contains; the same with its law's title and its headings;
 * how many of the rarest; and the share by rarity among the candidates themselves, which tells them apart where they
 * are all of one subject.
 */
export function gramsCovered(index: AskIndex, grams: readonly AskedGram[], candidates: readonly number[]) {
  const share = new Float64Array(candidates.length);
  const full = new Float64Array(candidates.length);
  const rarest = new Float64Array(candidates.length);
  const apart = new Float64Array(candidates.length);
  const known = grams
    .map(({ key }) => ({ key, gram: index.articles.find(key) }))
    .filter(({ gram }) => gram >= 0)
    .map(({ key, gram }) => ({ key, gram, idf: index.articles.idf(gram) }))
    .sort((a, b) => b.idf - a.idf || a.gram - b.gram);
  const total = known.reduce((sum, { idf }) => sum + idf, 0) || 1;
  const place = new Uint16Array(index.size);
  for (const [at, article] of candidates.entries()) place[article] = at + 1;
  const laws = new Uint8Array(index.columns.laws.length);
  const sections = new Uint8Array(index.columns.sections.length);
  const here = new Uint8Array(candidates.length);
  let whole = 0;
  for (const [rank, { key, gram, idf }] of known.entries()) {
    const part = idf / total;
    here.fill(0);
    let having = 0;
    for (const postings = index.articles.postings(gram); postings.next(); ) {
      const candidate = place[postings.doc]! - 1;
      if (candidate < 0) continue;
      here[candidate] = 1;
      having++;
      share[candidate]! += part;
      if (rank < RAREST) rarest[candidate]!++;
    }
    const rarity = having === 0 ? 0 : Math.log((candidates.length + 1) / having);
    whole += rarity;
    for (let at = 0; at < candidates.length; at++) if (here[at]) apart[at]! += rarity;
    markDocuments(index.lawTitles, key, laws);
    markDocuments(index.headings, key, sections);
    for (const [at, article] of candidates.entries())
      if (here[at] || laws[index.lawOf[article]!] || sections[index.columns.section[article]!])
        full[at]! += part;
  }
  for (let at = 0; at < candidates.length; at++) apart[at]! /= whole || 1;
  return { share, full, rarest, apart };
}

function markDocuments(grams: GramIndex, key: number, marks: Uint8Array): void {
  marks.fill(0);
  const gram = grams.find(key);
  if (gram < 0) return;
  for (const postings = grams.postings(gram); postings.next(); ) marks[postings.doc] = 1;
}
