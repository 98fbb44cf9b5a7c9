import { queryBigrams } from "#domain/search/match/bigrams.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import type { PlanWork } from "../../search-engine.ts";
import type { InvertedIndexReader } from "../postings/inverted-index-reader.ts";
import type { WordForms } from "./match-keywords.ts";

/** Positions of many lists, as a single character has, are put in order before they are joined. */
const JOINED = 5;
/** Documents of many lists that are united, for each byte of positions that the same time decodes. */
const UNITED = 0.6;

/** What the dictionary tells of a word before a posting is read. */
interface Expected {
  /** Documents that hold it, at most. */
  documents: number;
  /** Bytes of its tokens' positions. */
  positions: number;
  /** What it takes to learn the documents alone. */
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

/** The work of finding all places of words that stand in the same documents: those that the rarest of them leaves. */
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

/** About how many bytes of positions are decoded for each kind of condition of a plan, as the dictionary tells it. */
export function estimateWork(index: InvertedIndexReader, plan: QueryPlan, size: number): PlanWork {
  const alone = (word: { forms: WordForms }) => {
    const { documents, positions, ranks } = expectWord(index, word, size);
    // A word of one token is a list of documents; of several the first place in each is enough.
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
