import type { AskIndex } from "./ask-index.ts";
import type { Associations } from "./associations.ts";
import type { GramIndex } from "./gram-index.ts";
import type { AskedGram, AskedQuestion } from "./question.ts";
import type { Signals } from "./signals.ts";

/** Signals of articles that enter as they are, as a share of the question's greatest, and by rank. */
const SCORED = [
  "characters",
  "bigrams",
  "words",
  "street",
  "caseHeads",
  "caseFacts",
  "caseReasons",
  "cases",
  "causes",
  "feedback",
  "kin",
  "together",
  "likeness",
  "share",
  "mixed",
] as const satisfies (keyof Signals)[];
/** The same of the law or section of an article. */
const AROUND = [
  ["lawTitle", "law"],
  ["heading", "section"],
  ["lawShare", "law"],
  ["sectionShare", "section"],
] as const satisfies [keyof Signals, "law" | "section"][];

const SINGLE = [
  "answers",
  "lawAnswers",
  "cited",
  "lawCited",
  "length",
  "kind",
  "place",
  "lawSize",
  "questionLength",
  "known",
  "coverage",
  "wordCoverage",
  "fullCoverage",
  "rarest",
  "run",
  "runShare",
  "sectionBest",
  "sectionSum",
  "lawBest",
  "lawSum",
  "before",
  "after",
] as const;

/** Names of the features, in the order of a row. */
export const FEATURES: readonly string[] = [
  ...SCORED.flatMap((name) => [name, `${name}Share`, `${name}Rank`]),
  ...AROUND.flatMap(([name]) => [name, `${name}Share`]),
  ...SINGLE,
];

/** Rarest bigrams whose presence counts, and characters of a question in which the longest run is sought. */
const RAREST = 4;
const MAX_RUN_CHARS = 120;

/** Rows of features, one after another, of candidates for a question. */
export function fillFeatures(
  index: AskIndex,
  question: AskedQuestion,
  signals: Signals,
  associations: Associations,
  lawSums: LawSums,
  candidates: readonly number[],
): Float64Array {
  const width = FEATURES.length;
  const rows = new Float64Array(candidates.length * width);
  let column = 0;
  const set = (value: (article: number, at: number) => number) => {
    for (let at = 0; at < candidates.length; at++) rows[at * width + column] = value(candidates[at]!, at);
    column++;
  };
  for (const name of SCORED) {
    const scores = signals[name];
    const most = signals.greatest[name] || 1;
    const ranks = ranksOf(scores, candidates);
    set((article) => scores[article]!);
    set((article) => scores[article]! / most);
    set((_, at) => ranks[at]!);
  }
  const { section, cited, textOffsets, laws } = index.columns;
  const { lawOf, lawStart } = index;
  for (const [name, of] of AROUND) {
    const scores = signals[name];
    const most = signals.greatest[name] || 1;
    const owner = of === "law" ? lawOf : section;
    set((article) => scores[owner[article]!]!);
    set((article) => scores[owner[article]!]! / most);
  }
  const lengthOf = (article: number) => textOffsets[article + 1]! - textOffsets[article]!;
  // In steps of two: exact counts would tell the trees from which questions the counts were made.
  const perMille = 1000 / Math.max(1, associations.questions);
  const step = (count: number) => Math.floor(Math.log2(1 + count * perMille));
  set((article) => step(associations.answers[article]!));
  set((article) => step(lawSums.answers[lawOf[article]!]!));
  set((article) => cited[article]!);
  set((article) => lawSums.cited[lawOf[article]!]!);
  set(lengthOf);
  set((article) => laws[lawOf[article]!]!.kind);
  set((article) => {
    const law = lawOf[article]!;
    return (article - lawStart[law]!) / (lawStart[law + 1]! - lawStart[law]!);
  });
  set((article) => lawStart[lawOf[article]! + 1]! - lawStart[lawOf[article]!]!);
  set(() => question.text.length);
  set(() => signals.known);
  const cover = coverage(index, question.bigrams, candidates);
  const words = coverage(index, question.words, candidates);
  set((_, at) => cover.share[at]!);
  set((_, at) => words.share[at]!);
  set((_, at) => cover.full[at]!);
  set((_, at) => cover.rarest[at]!);
  const runs = longestRuns(index, question.text.slice(0, MAX_RUN_CHARS), candidates);
  set((_, at) => runs[at]!);
  set((_, at) => runs[at]! / Math.max(1, question.text.length));
  const near = neighbourhood(index, signals, candidates);
  set((article) => near.sectionBest.get(section[article]!) ?? 0);
  set((article) => near.sectionSum.get(section[article]!) ?? 0);
  set((article) => near.lawBest.get(lawOf[article]!) ?? 0);
  set((article) => near.lawSum.get(lawOf[article]!) ?? 0);
  const { mixed } = signals;
  set((article) => (lawOf[article - 1] === lawOf[article] ? mixed[article - 1]! : 0));
  set((article) => (lawOf[article + 1] === lawOf[article] ? mixed[article + 1]! : 0));
  return rows;
}

/** Sums by law that do not depend on the question. */
export interface LawSums {
  answers: Float64Array;
  cited: Float64Array;
}

export function sumByLaw(index: AskIndex, associations: Associations): LawSums {
  const laws = index.columns.laws.length;
  const sums: LawSums = {
    answers: new Float64Array(laws),
    cited: new Float64Array(laws),
  };
  for (let article = 0; article < index.size; article++) {
    sums.answers[index.lawOf[article]!]! += associations.answers[article]!;
    sums.cited[index.lawOf[article]!]! += index.columns.cited[article]!;
  }
  return sums;
}

/** log2(1 + rank) among the candidates, from 0; those without a score share the last. */
function ranksOf(scores: Float64Array, candidates: readonly number[]): Float64Array {
  const own = Float64Array.from(candidates, (article) => scores[article]!);
  const positive = own.filter((score) => score > 0).sort();
  const last = Math.log2(1 + candidates.length);
  // Equals share the best rank: how many are greater.
  return own.map((score) => {
    if (!(score > 0)) return last;
    let low = 0;
    let high = positive.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (positive[middle]! > score) high = middle;
      else low = middle + 1;
    }
    return Math.log2(1 + positive.length - low);
  });
}

/**
 * Share of the grams, by rarity, that each candidate contains; the same with its law's title and its headings;
 * and how many of the rarest.
 */
function coverage(index: AskIndex, grams: readonly AskedGram[], candidates: readonly number[]) {
  const share = new Float64Array(candidates.length);
  const full = new Float64Array(candidates.length);
  const rarest = new Float64Array(candidates.length);
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
  for (const [rank, { key, gram, idf }] of known.entries()) {
    const part = idf / total;
    here.fill(0);
    const count = index.articles.decode(gram);
    const { docs } = index.articles;
    for (let at = 0; at < count; at++) {
      const candidate = place[docs[at]!]! - 1;
      if (candidate < 0) continue;
      here[candidate] = 1;
      share[candidate]! += part;
      if (rank < RAREST) rarest[candidate]!++;
    }
    markDocuments(index.lawTitles, key, laws);
    markDocuments(index.headings, key, sections);
    for (const [at, article] of candidates.entries())
      if (here[at] || laws[index.lawOf[article]!] || sections[index.columns.section[article]!])
        full[at]! += part;
  }
  return { share, full, rarest };
}

function markDocuments(grams: GramIndex, key: number, marks: Uint8Array): void {
  marks.fill(0);
  const gram = grams.find(key);
  if (gram < 0) return;
  const count = grams.decode(gram);
  for (let at = 0; at < count; at++) marks[grams.docs[at]!] = 1;
}

/** By code unit: 1 and the last place in the question at hand, else 0. */
const lastPlace = new Uint16Array(65536);

/** The length of the longest run of characters that question and article share. */
function longestRuns(index: AskIndex, question: string, candidates: readonly number[]): Float64Array {
  const { text, textOffsets } = index.columns;
  const size = question.length;
  const codes = new Uint16Array(size);
  const earlier = new Uint16Array(size);
  for (let at = 0; at < size; at++) {
    const code = question.charCodeAt(at);
    codes[at] = code;
    if (code === 0x20) continue;
    earlier[at] = lastPlace[code]!;
    lastPlace[code] = at + 1;
  }
  const longest = new Float64Array(candidates.length);
  for (const [at, article] of candidates.entries()) {
    const end = textOffsets[article + 1]!;
    let best = 0;
    for (let from = textOffsets[article]!; from + best < end; from++) {
      for (let place = lastPlace[text[from]!]!; place > 0; place = earlier[place - 1]!) {
        let length = 1;
        const most = Math.min(end - from, size - place + 1);
        while (
          length < most &&
          codes[place - 1 + length] === text[from + length] &&
          codes[place - 1 + length] !== 0x20
        )
          length++;
        if (length > best) best = length;
      }
    }
    longest[at] = best;
  }
  for (const code of codes) lastPlace[code] = 0;
  return longest;
}

function neighbourhood(index: AskIndex, { mixed }: Signals, candidates: readonly number[]) {
  const sectionBest = new Map<number, number>();
  const sectionSum = new Map<number, number>();
  const lawBest = new Map<number, number>();
  const lawSum = new Map<number, number>();
  for (const article of candidates) {
    const score = mixed[article]!;
    const section = index.columns.section[article]!;
    const law = index.lawOf[article]!;
    sectionBest.set(section, Math.max(sectionBest.get(section) ?? 0, score));
    sectionSum.set(section, (sectionSum.get(section) ?? 0) + score);
    lawBest.set(law, Math.max(lawBest.get(law) ?? 0, score));
    lawSum.set(law, (lawSum.get(law) ?? 0) + score);
  }
  return { sectionBest, sectionSum, lawBest, lawSum };
}
