import { itemAt, uint16At, uint32At } from "../../search/array-reads.ts";
import { type GramColumns, GramIndex, type Stretches } from "./gram-index.ts";

/** A law whose articles are in the index. */
export interface AskedLaw {
  id: string;
  title: string;
  /** The `lawKey` of the law's title, without 中华人民共和国. */
  key: string;
  /** Index in LAW_KINDS. */
  kind: number;
}

/** The data of laws and cases that the ranking uses, as columns. */
export interface AskColumns<
  Bytes extends Stretches<Uint8Array> = Uint8Array,
  Codes extends Stretches<Uint16Array> = Uint16Array,
> {
  laws: readonly AskedLaw[];
  /** Headings above the articles of each section, joined. */
  sections: readonly string[];
  /** The law of each section. */
  sectionLaw: Uint16Array;
  /** One entry per article, ordered by law, then as printed. */
  section: Uint32Array;
  number: Uint16Array;
  branch: Uint8Array;
  /** Number of judgments and reference cases of the corpus that cite each article. */
  cited: Uint32Array;
  /** Offset of each folded text in `text`, in code units, and the end. */
  textOffsets: Uint32Array;
  text: Codes;
  /** Bigrams of the articles. */
  articles: GramColumns<Bytes>;
  /** Bigrams of each section's headings with the title of its law. */
  headings: GramColumns<Bytes>;
  /** Bigrams of the cases. */
  cases: GramColumns<Bytes>;
  /** Bigrams of the guides' text about each article that a guide cites, in the order of `guidedArticles`. */
  guideWords: GramColumns<Bytes>;
  /** Indices of these articles, ascending. */
  guidedArticles: Uint32Array;
  /** Offset of each case in `caseArticles`, and the end. */
  caseOffsets: Uint32Array;
  /** The articles that each case cites. */
  caseArticles: Uint32Array;
  /** Codes of causes, ascending. */
  causes: readonly string[];
  /** Index in `causes` of each case's cause, or NO_CAUSE. */
  caseCause: Uint16Array;
}

/** The columns for queries; postings and text may stay in a file. */
export type AskedColumns = AskColumns<Stretches<Uint8Array>, Stretches<Uint16Array>>;

/** Marks a case without a cause. */
export const NO_CAUSE = 65535;

/** The index over the columns. */
export class AskIndex {
  readonly columns: AskedColumns;
  readonly size: number;
  readonly articles: GramIndex;
  readonly headings: GramIndex;
  readonly cases: GramIndex;
  readonly guideWords: GramIndex;
  /** The first article of each law, and the end. */
  readonly lawStart: Uint32Array;
  /** The law of each article. */
  readonly lawOf: Uint16Array;
  /** Rarity of an article's citations in cases: a natural logarithm. */
  readonly rareCitation: Float64Array;
  readonly #casesByCause = new Map<string, number[]>();

  constructor(columns: AskedColumns) {
    this.columns = columns;
    this.size = columns.section.length;
    this.articles = new GramIndex(columns.articles);
    this.headings = new GramIndex(columns.headings);
    this.cases = new GramIndex(columns.cases);
    this.guideWords = new GramIndex(columns.guideWords);
    this.lawOf = Uint16Array.from(columns.section, (section) => uint16At(columns.sectionLaw, section));
    this.lawStart = startsOf(this.lawOf, columns.laws.length);
    const cases = columns.caseOffsets.length - 1;
    const citing = countsOf(columns.caseArticles, this.size);
    this.rareCitation = Float64Array.from(citing, (count) =>
      count === 0 ? 0 : Math.log(1 + cases / (count + 1)),
    );
    for (const [one, cause] of columns.caseCause.entries()) {
      if (cause === NO_CAUSE) continue;
      const code = itemAt(columns.causes, cause);
      const known = this.#casesByCause.get(code);
      if (known) known.push(one);
      else this.#casesByCause.set(code, [one]);
    }
  }

  /** The cases of exactly this cause, without those of causes below it. */
  casesOf(cause: string): readonly number[] {
    return this.#casesByCause.get(cause) ?? [];
  }

  /** The articles that a case cites, ascending. */
  citedBy(one: number): Uint32Array {
    const { caseOffsets, caseArticles } = this.columns;
    return caseArticles.subarray(uint32At(caseOffsets, one), uint32At(caseOffsets, one + 1));
  }

  /** The law of an article. */
  lawAt(article: number): AskedLaw {
    return itemAt(this.columns.laws, uint16At(this.lawOf, article));
  }

  /** The number of an article by its law's id, or -1 if it is not in the index. */
  articleOf(lawId: string, number: number, branch: number): number {
    const { columns, lawStart } = this;
    const law = columns.laws.findIndex(({ id }) => id === lawId);
    if (law < 0) return -1;
    for (let at = uint32At(lawStart, law); at < uint32At(lawStart, law + 1); at++)
      if (columns.number[at] === number && columns.branch[at] === branch) return at;
    return -1;
  }

  /** The folded text of an article. */
  textOf(article: number): string {
    const { text, textOffsets } = this.columns;
    const codes = text.subarray(uint32At(textOffsets, article), uint32At(textOffsets, article + 1));
    return String.fromCharCode.apply(null, codes as unknown as number[]);
  }

  /** The concatenated folded texts of all articles. */
  allCodes(): Uint16Array {
    const { text, textOffsets } = this.columns;
    return text.subarray(0, uint32At(textOffsets, this.size));
  }
}

/** Number of occurrences of each value below `values` in a column. */
function countsOf(column: ArrayLike<number>, values: number): Uint32Array {
  const counts = new Uint32Array(values);
  for (const value of Array.from(column)) counts[value] = uint32At(counts, value) + 1;
  return counts;
}

/** The first index of each value in an ascending column, and the end. */
function startsOf(column: ArrayLike<number>, values: number): Uint32Array {
  const starts = new Uint32Array(values + 1);
  for (const [value, count] of countsOf(column, values).entries())
    starts[value + 1] = uint32At(starts, value) + count;
  return starts;
}
