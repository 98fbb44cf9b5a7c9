import { queryBigrams } from "#domain/search/match/bigrams.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import type { PlanWork } from "../../search-engine.ts";
import type { InvertedIndexReader } from "../postings/inverted-index-reader.ts";
import type { WordForms } from "./match-keywords.ts";

/** Weight of merging the positions of many lists, as a single character has: they are sorted first. */
const JOINED = 5;
/** Documents of many lists united in the time that decodes one byte of positions. */
const UNITED = 0.6;

/** What the dictionary says about a word before any posting is read. */
interface Expected {
  /** Maximum documents that contain it. */
  documents: number;
  /** Bytes of its bigrams' positions. */
  positions: number;
  /** Work to find the documents alone. */
  ranks: number;
}

function expect(index: InvertedIndexReader, form: string, size: number): Expected {
  const expected = { documents: size, positions: 0, ranks: 0 };
  for (const { first, second, open } of queryBigrams(form)) {
    let holding = 0;
    for (const term of open ? index.termsFrom(first) : [index.term(first, second)]) {
      if (!term) continue;
      holding += term.shape.documents;
      expected.positions += (term.shape.documents + term.shape.restBytes) * (open ? JOINED : 1);
    }
    if (open) expected.ranks += holding * UNITED;
    expected.documents = Math.min(expected.documents, holding);
  }
  return expected;
}

function expectWord(index: InvertedIndexReader, { forms }: { forms: WordForms }, size: number): Expected {
  const each = forms.map((form) => expect(index, form, size));
  const sum = (key: keyof Expected) => each.reduce((total, one) => total + one[key], 0);
  return { documents: Math.min(size, sum("documents")), positions: sum("positions"), ranks: sum("ranks") };
}

/** The work of finding all positions of words in the documents they share: those of the rarest word. */
function workTogether(
  index: InvertedIndexReader,
  words: readonly { forms: WordForms }[],
  size: number,
): number {
  const expected = words.map((word) => expectWord(index, word, size));
  const fewest = Math.min(...expected.map(({ documents }) => documents));
  return expected.reduce(
    (work, { documents, positions, ranks }) =>
      work + ranks + positions * Math.min(1, fewest / Math.max(1, documents)),
    0,
  );
}

/** Roughly how many bytes of positions each kind of condition in a plan decodes, judged by the dictionary. */
export function estimateWork(index: InvertedIndexReader, plan: QueryPlan, size: number): PlanWork {
  const alone = (word: { forms: WordForms }) => {
    const { documents, positions, ranks } = expectWord(index, word, size);
    // A word of one bigram is a list of documents; of a longer one the first position in each document is
    // enough.
    const isList = word.forms.length === 1 && queryBigrams(word.forms[0]!).length === 1;
    return ranks + (isList ? documents / 8 : positions / 2);
  };
  const sum = (works: number[]) => works.reduce((total, work) => total + work, 0);
  return {
    near: sum(plan.near.map((words) => workTogether(index, words, size))),
    words: sum([...plan.keywords, ...plan.without].map(alone)),
    fields: sum(plan.fields.map((word) => workTogether(index, [word], size))),
  };
}
