import type { AskIndex } from "../index/ask-index.ts";
import type { GramIndex } from "../index/gram-index.ts";
import type { AskedGram } from "../question/question.ts";

/** Rarest grams whose presence counts. */
const RAREST = 4;

/** By article: its place from 1 among the candidates at hand, else 0. */
let places = new Uint16Array(0);

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
  if (places.length < index.size) places = new Uint16Array(index.size);
  const place = places;
  for (const [at, article] of candidates.entries()) place[article] = at + 1;
  const laws = new Uint8Array(index.columns.laws.length);
  const sections = new Uint8Array(index.columns.sections.length);
  const here = new Uint8Array(candidates.length);
  let whole = 0;
  for (const [rank, { key, gram, idf }] of known.entries()) {
    const part = idf / total;
    const having = markCandidates(index.articles, gram, place, here);
    const rarity = having === 0 ? 0 : Math.log((candidates.length + 1) / having);
    whole += rarity;
    addWhere(here, part, share);
    addWhere(here, rarity, apart);
    if (rank < RAREST) addWhere(here, 1, rarest);
    markDocuments(index.lawTitles, key, laws);
    markDocuments(index.headings, key, sections);
    for (let at = 0; at < candidates.length; at++) {
      const article = candidates[at]!;
      if (laws[index.lawOf[article]!] || sections[index.columns.section[article]!]) here[at] = 1;
    }
    addWhere(here, part, full);
  }
  for (let at = 0; at < candidates.length; at++) apart[at]! /= whole || 1;
  for (const article of candidates) place[article] = 0;
  return { share, full, rarest, apart };
}

/* The loops are functions of their own: run a hundred times for a question, they are compiled soon and make no objects. */

/** Marks the candidates that have a gram, whose places from 1 stand by article; returns how many there are. */
function markCandidates(articles: GramIndex, gram: number, place: Uint16Array, marks: Uint8Array): number {
  marks.fill(0);
  let having = 0;
  for (const postings = articles.postings(gram); postings.next(); ) {
    const candidate = place[postings.doc]! - 1;
    if (candidate < 0) continue;
    marks[candidate] = 1;
    having++;
  }
  return having;
}

function addWhere(marks: Uint8Array, value: number, into: Float64Array): void {
  for (let at = 0; at < marks.length; at++) if (marks[at]) into[at]! += value;
}

function markDocuments(grams: GramIndex, key: number, marks: Uint8Array): void {
  marks.fill(0);
  const gram = grams.find(key);
  if (gram < 0) return;
  for (const postings = grams.postings(gram); postings.next(); ) marks[postings.doc] = 1;
}
