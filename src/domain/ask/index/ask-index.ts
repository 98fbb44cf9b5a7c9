import { Alphabet, MAX_GRAM } from "./alphabet.ts";
import { type GramColumns, GramIndex, type Stretches } from "./gram-index.ts";
import { Vocabulary, type VocabularyColumns } from "./vocabulary.ts";

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
  alphabet: Uint16Array;
  vocabulary: VocabularyColumns;
  /** By article, in the order of laws and then as printed. */
  section: Uint32Array;
  number: Uint16Array;
  branch: Uint8Array;
  /** In how many judgments and reference cases of the corpus it is cited. */
  cited: Uint32Array;
  /** Its folded text in `text`, in code units; one more for the end. */
  textOffsets: Uint32Array;
  text: Codes;
  sectionLaw: Uint16Array;
  /** Grams of the articles, of the titles of laws, of headings, and of cases by part. */
  articles: GramColumns<Bytes>;
  lawTitles: GramColumns<Bytes>;
  headings: GramColumns<Bytes>;
  caseHeads: GramColumns<Bytes>;
  caseFacts: GramColumns<Bytes>;
  caseReasons: GramColumns<Bytes>;
  /** What guides say of each article that one cites, whose numbers stand in `guidedArticles`, ascending. */
  guideWords: GramColumns<Bytes>;
  guidedArticles: Uint32Array;
  /** The articles that each case cites. */
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
  readonly alphabet: Alphabet;
  readonly vocabulary: Vocabulary;
  readonly articles: GramIndex;
  readonly lawTitles: GramIndex;
  readonly headings: GramIndex;
  readonly caseHeads: GramIndex;
  readonly caseFacts: GramIndex;
  readonly caseReasons: GramIndex;
  readonly guideWords: GramIndex;
  /** Of each section the first article, and one more. */
  readonly sectionStart: Uint32Array;
  /** Of each law the first article, and one more. */
  readonly lawStart: Uint32Array;
  readonly lawOf: Uint16Array;
  /** The cases that cite each article, ascending: where they begin in `citingCases`, and one more. */
  readonly citingOffsets: Uint32Array;
  readonly citingCases: Uint32Array;
  /** How rare it is that a case cites an article: a natural logarithm. */
  readonly rareCitation: Float64Array;
  readonly #casesByCause = new Map<string, number[]>();

  constructor(columns: AskedColumns) {
    this.columns = columns;
    this.size = columns.section.length;
    this.alphabet = new Alphabet(columns.alphabet);
    this.vocabulary = new Vocabulary(this.alphabet, columns.vocabulary);
    this.articles = new GramIndex(columns.articles);
    this.lawTitles = new GramIndex(columns.lawTitles);
    this.headings = new GramIndex(columns.headings);
    this.caseHeads = new GramIndex(columns.caseHeads);
    this.caseFacts = new GramIndex(columns.caseFacts);
    this.caseReasons = new GramIndex(columns.caseReasons);
    this.guideWords = new GramIndex(columns.guideWords);
    this.lawOf = Uint16Array.from(columns.section, (section) => columns.sectionLaw[section]!);
    this.sectionStart = starts(columns.section, columns.sections.length);
    this.lawStart = starts(this.lawOf, columns.laws.length);
    this.citingOffsets = starts(columns.caseArticles, this.size);
    this.citingCases = invert(columns, this.citingOffsets);
    const cases = columns.caseOffsets.length - 1;
    this.rareCitation = Float64Array.from({ length: this.size }, (_, article) => {
      const citing = this.citingOffsets[article + 1]! - this.citingOffsets[article]!;
      return citing === 0 ? 0 : Math.log(1 + cases / (citing + 1));
    });
    for (const [one, cause] of columns.caseCause.entries()) {
      if (cause === NO_CAUSE) continue;
      const code = columns.causes[cause]!;
      const known = this.#casesByCause.get(code);
      if (known) known.push(one);
      else this.#casesByCause.set(code, [one]);
    }
  }

  /** The cases of a cause itself, not of those below it. */
  casesOf(cause: string): readonly number[] {
    return this.#casesByCause.get(cause) ?? [];
  }

  /** The number of an article by its law's id, or -1 if it is not in the index. */
  articleOf(lawId: string, number: number, branch: number): number {
    const law = this.columns.laws.findIndex(({ id }) => id === lawId);
    if (law < 0) return -1;
    for (let at = this.lawStart[law]!; at < this.lawStart[law + 1]!; at++)
      if (this.columns.number[at] === number && this.columns.branch[at] === branch) return at;
    return -1;
  }

  /** The code units of an article's folded text, until those of another are asked for. */
  codesOf(article: number): Uint16Array {
    const { text, textOffsets } = this.columns;
    return text.subarray(textOffsets[article]!, textOffsets[article + 1]!);
  }

  /** The folded text of an article. */
  textOf(article: number): string {
    return String.fromCharCode.apply(null, this.codesOf(article) as unknown as number[]);
  }

  /** The folded texts of all articles, one after another. */
  allCodes(): Uint16Array {
    const { text, textOffsets } = this.columns;
    return text.subarray(0, textOffsets.at(-1)!);
  }
}

function invert({ caseOffsets, caseArticles }: AskedColumns, offsets: Uint32Array): Uint32Array {
  const next = offsets.slice();
  const cases = new Uint32Array(caseArticles.length);
  for (let one = 0; one + 1 < caseOffsets.length; one++)
    for (let at = caseOffsets[one]!; at < caseOffsets[one + 1]!; at++)
      cases[next[caseArticles[at]!]!++] = one;
  return cases;
}

/** Where each value of a column begins once it is sorted. */
function starts(column: ArrayLike<number>, values: number): Uint32Array {
  const found = new Uint32Array(values + 1);
  for (let at = 0; at < column.length; at++) found[column[at]! + 1]!++;
  for (let value = 0; value < values; value++) found[value + 1]! += found[value]!;
  return found;
}

/** The grams of a folded text: characters, pairs, and words of three and four characters, with counts. */
export function gramsOf(
  text: string,
  alphabet: Alphabet,
  isWord: (key: number) => boolean,
): Map<number, number> {
  const grams = new Map<number, number>();
  for (let length = 1; length <= MAX_GRAM; length++) {
    for (let from = 0; from + length <= text.length; from++) {
      const key = alphabet.key(text, from, from + length);
      if (key < 0 || (length > 2 && !isWord(key))) continue;
      grams.set(key, (grams.get(key) ?? 0) + 1);
    }
  }
  return grams;
}
