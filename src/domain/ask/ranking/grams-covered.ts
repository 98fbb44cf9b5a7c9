import type { ArticleTexts } from "../index/article-texts.ts";
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
export function gramsCovered(index: AskIndex, grams: readonly AskedGram[], texts: ArticleTexts) {
  const { articles: candidates } = texts;
  const share = new Float64Array(candidates.length);
  const full = new Float64Array(candidates.length);
  const rarest = new Float64Array(candidates.length);
  const apart = new Float64Array(candidates.length);
  const known = grams
    .map(({ key, text }) => ({ key, text, gram: index.articles.find(key) }))
    .filter(({ gram }) => gram >= 0)
    .map((one) => ({ ...one, idf: index.articles.idf(one.gram) }))
    .sort((a, b) => b.idf - a.idf || a.gram - b.gram);
  const total = known.reduce((sum, { idf }) => sum + idf, 0) || 1;
  const laws = new Uint8Array(index.columns.laws.length);
  const sections = new Uint8Array(index.columns.sections.length);
  const all = new Uint8Array(known.length * candidates.length);
  markTexts(
    known.map(({ text }) => text),
    texts,
    all,
  );
  let whole = 0;
  for (const [rank, { key, idf }] of known.entries()) {
    const part = idf / total;
    const here = all.subarray(rank * candidates.length, (rank + 1) * candidates.length);
    const having = sumOf(here);
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
  return { share, full, rarest, apart };
}

/** By code unit: the last gram that begins with it, from 1, of those at hand, else 0. */
const lastBeginning = new Uint16Array(65536);

/** Sets 1, gram after gram, for each text that has it. Texts are looked through: the lists of common grams are far longer. */
function markTexts(grams: readonly string[], { codes, starts }: ArticleTexts, marks: Uint8Array): void {
  const count = starts.length - 1;
  const earlier = new Uint16Array(grams.length);
  for (let gram = 0; gram < grams.length; gram++) {
    const first = grams[gram]!.charCodeAt(0);
    earlier[gram] = lastBeginning[first]!;
    lastBeginning[first] = gram + 1;
  }
  for (let text = 0; text < count; text++) {
    const end = starts[text + 1]!;
    for (let at = starts[text]!; at < end; at++)
      for (let gram = lastBeginning[codes[at]!]!; gram > 0; gram = earlier[gram - 1]!)
        if (standsAt(grams[gram - 1]!, codes, at, end)) marks[(gram - 1) * count + text] = 1;
  }
  for (const gram of grams) lastBeginning[gram.charCodeAt(0)] = 0;
}

function standsAt(gram: string, codes: Uint16Array, from: number, end: number): boolean {
  if (from + gram.length > end) return false;
  for (let at = 1; at < gram.length; at++) if (codes[from + at] !== gram.charCodeAt(at)) return false;
  return true;
}

function sumOf(marks: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < marks.length; at++) sum += marks[at]!;
  return sum;
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
