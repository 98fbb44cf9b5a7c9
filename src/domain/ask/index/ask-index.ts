import { itemAt, uint16At, uint32At } from "../../search/array-reads.ts";
import { type GramColumns, GramIndex, type Stretches } from "./gram-index.ts";

/** A law whose articles are in the index. */
export interface AskedLaw {
  id: string;
  title: string;
  /** The same as laws are compared, without 中华人民共和国: `lawKey`. */
  key: string;
  /** Index in LAW_KINDS. */
  kind: number;
}

/** Everything the ranking knows of laws and cases, as columns. */
export interface AskColumns<
  Bytes extends Stretches<Uint8Array> = Uint8Array,
  Codes extends Stretches<Uint16Array> = Uint16Array,
> {
  laws: readonly AskedLaw[];
  /** Headings above the articles of a section, joined; its law stands in `sectionLaw`. */
  sections: readonly string[];
  sectionLaw: Uint16Array;
  /** By article, in the order of laws and then as printed. */
  section: Uint32Array;
  number: Uint16Array;
  branch: Uint8Array;
  /** In how many judgments and reference cases of the corpus it is cited. */
  cited: Uint32Array;
  /** Where the folded text of each begins in `text`, in code units; one more for the end. */
  textOffsets: Uint32Array;
  text: Codes;
  /** Bigrams of the articles, of each section's headings with the title of its law, and of cases. */
  articles: GramColumns<Bytes>;
  headings: GramColumns<Bytes>;
  cases: GramColumns<Bytes>;
  /** What guides say of each article that one cites, whose numbers stand in `guidedArticles`, ascending. */
  guideWords: GramColumns<Bytes>;
  guidedArticles: Uint32Array;
  /** The articles that each case cites: where they begin in `caseArticles`, and one more for the end. */
  caseOffsets: Uint32Array;
  caseArticles: Uint32Array;
  /** Codes of causes, ascending, and of each case the place of its own there; NO_CAUSE where it has none. */
  causes: readonly string[];
  caseCause: Uint16Array;
}

/** The columns as they are asked: postings and text may stay in a file. */
export type AskedColumns = AskColumns<Stretches<Uint8Array>, Stretches<Uint16Array>>;

/** Stands for the cause of a case that has none. */
export const NO_CAUSE = 65535;

/** The columns, ready to be asked. */
export class AskIndex {
  readonly columns: AskedColumns;
  readonly size: number;
  readonly articles: GramIndex;
  readonly headings: GramIndex;
  readonly cases: GramIndex;
  readonly guideWords: GramIndex;
  /** Of each law the first article, and one more for the end. */
  readonly lawStart: Uint32Array;
  /** The law of each article. */
  readonly lawOf: Uint16Array;
  /** How rare it is that a case cites an article: a natural logarithm. */
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

  /** The cases of a cause itself, not of those below it. */
  casesOf(cause: string): readonly number[] {
    return this.#casesByCause.get(cause) ?? [];
  }

  /** The articles that a case cites, ascending. */
  citedBy(one: number): Uint32Array {
    const { caseOffsets, caseArticles } = this.columns;
    return caseArticles.subarray(uint32At(caseOffsets, one), uint32At(caseOffsets, one + 1));
  }

  /** The law that an article belongs to. */
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

  /** The folded texts of all articles, one after another. */
  allCodes(): Uint16Array {
    const { text, textOffsets } = this.columns;
    return text.subarray(0, uint32At(textOffsets, this.size));
  }
}

/** How often each value below `values` stands in a column. */
function countsOf(column: ArrayLike<number>, values: number): Uint32Array {
  const counts = new Uint32Array(values);
  for (const value of Array.from(column)) counts[value] = uint32At(counts, value) + 1;
  return counts;
}

/** Where each value of an ascending column begins, and one more for the end. */
function startsOf(column: ArrayLike<number>, values: number): Uint32Array {
  const starts = new Uint32Array(values + 1);
  for (const [value, count] of countsOf(column, values).entries())
    starts[value + 1] = uint32At(starts, value) + count;
  return starts;
}
