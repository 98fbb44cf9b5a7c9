import { itemAt, uint16At, uint32At } from "../../search/array-reads.ts";
import { type GramColumns, GramIndex, type Stretches } from "./gram-index.ts";

/** A law whose articles are in the index. */
export interface AskedLaw {
  id: string;
  title: string;
  /** Key of the law's title (`lawKey`). */
  key: string;
  /** Index in LAW_KINDS. */
  kind: number;
}

/** What the ranking reads about laws and cases, as columns. Articles and cases are numbered from 0. */
export interface AskColumns<
  Bytes extends Stretches<Uint8Array> = Uint8Array,
  Codes extends Stretches<Uint16Array> = Uint16Array,
> {
  laws: readonly AskedLaw[];
  /** For each section, the index of its law. */
  sectionLaw: Uint16Array;
  /** For each article, its section. Articles are ordered by law, then as printed. */
  section: Uint32Array;
  number: Uint16Array;
  branch: Uint8Array;
  /** For each article, the number of judgments and reference cases in the corpus that cite it. */
  cited: Uint32Array;
  /** For each article, the offset of its folded text in `text`, in code units; then the length of `text`. */
  textOffsets: Uint32Array;
  /** The folded texts of all articles, one after the other. */
  text: Codes;
  /** Bigrams of each article. */
  articles: GramColumns<Bytes>;
  /** Bigrams of each case. */
  cases: GramColumns<Bytes>;
  /**
   * For each article that guides cite, the bigrams of what the guides say about it. The articles are those of
   * `guidedArticles`, in that order.
   */
  guideWords: GramColumns<Bytes>;
  /** Indices of the articles that guides cite, ascending. */
  guidedArticles: Uint32Array;
  /** For each case, where its articles start in `caseArticles`; then the length of `caseArticles`. */
  caseOffsets: Uint32Array;
  /** The articles that the cases cite, one case after the other. */
  caseArticles: Uint32Array;
}

/** The columns as queries read them. Postings and texts may be in a file. */
export type AskedColumns = AskColumns<Stretches<Uint8Array>, Stretches<Uint16Array>>;

/** The index over the columns: finds articles, cases and their bigrams. */
export class AskIndex {
  readonly columns: AskedColumns;
  readonly size: number;
  readonly articles: GramIndex;
  readonly cases: GramIndex;
  readonly guideWords: GramIndex;
  /** For each law, the index of its first article; then the number of articles. */
  readonly lawStart: Uint32Array;
  /** For each article, the index of its law. */
  readonly lawOf: Uint16Array;
  /** For each article, how rarely cases cite it, as a natural logarithm: higher if fewer do. */
  readonly rareCitation: Float64Array;

  constructor(columns: AskedColumns) {
    this.columns = columns;
    this.size = columns.section.length;
    this.articles = new GramIndex(columns.articles);
    this.cases = new GramIndex(columns.cases);
    this.guideWords = new GramIndex(columns.guideWords);
    this.lawOf = Uint16Array.from(columns.section, (section) => uint16At(columns.sectionLaw, section));
    this.lawStart = startsOf(this.lawOf, columns.laws.length);
    const cases = columns.caseOffsets.length - 1;
    const citing = countsOf(columns.caseArticles, this.size);
    this.rareCitation = Float64Array.from(citing, (count) =>
      count === 0 ? 0 : Math.log(1 + cases / (count + 1)),
    );
  }

  /** The articles that a case cites, ascending. */
  citedBy(one: number): Uint32Array {
    const { caseOffsets, caseArticles } = this.columns;
    return caseArticles.subarray(uint32At(caseOffsets, one), uint32At(caseOffsets, one + 1));
  }

  lawAt(article: number): AskedLaw {
    return itemAt(this.columns.laws, uint16At(this.lawOf, article));
  }

  /** The index of an article, by the id of its law; -1 if it is not in the index. */
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

  /** The folded texts of all articles, one after the other. */
  allCodes(): Uint16Array {
    const { text, textOffsets } = this.columns;
    return text.subarray(0, uint32At(textOffsets, this.size));
  }
}

/** For each value below `values`, how often it occurs in a column. */
function countsOf(column: ArrayLike<number>, values: number): Uint32Array {
  const counts = new Uint32Array(values);
  for (const value of Array.from(column)) counts[value] = uint32At(counts, value) + 1;
  return counts;
}

/**
 * For each value below `values`, the first index at which it occurs in an ascending column; then the column's
 * length.
 */
function startsOf(column: ArrayLike<number>, values: number): Uint32Array {
  const starts = new Uint32Array(values + 1);
  for (const [value, count] of countsOf(column, values).entries())
    starts[value + 1] = uint32At(starts, value) + count;
  return starts;
}
