import { caseSimilarity, type Neighbour, VOTERS, votesOf } from "#domain/search/similar/neighbour-votes.ts";
import { specialArticles } from "#domain/search/similar/special-articles.ts";
import {
  bm25,
  countBigrams,
  inverseFrequency,
  tellingBigrams,
} from "#domain/search/similar/telling-bigrams.ts";
import { beijingDay } from "#domain/text/day.ts";
import { catalogueContext } from "#server/corpus/import/parse-context.ts";
import { parsePiece } from "#server/corpus/import/parse-documents.ts";
import { readInputs } from "#server/corpus/inputs/read-inputs.ts";

interface CountedCase {
  id: string;
  causes: string[];
  articles: string[];
  /** Bigrams in all; later relative to the average. */
  length: number;
}

/** Judgments with the counts that the ranking asks for, all in memory: a few thousand, to measure with. */
export class CaseCollection {
  readonly cases: CountedCase[] = [];
  readonly #postings = new Map<string, { cases: number[]; counts: number[] }>();
  readonly #articles = new Map<string, number>();

  /** Reads and parses the judgments of a file as an import does. */
  static async read(path: string): Promise<CaseCollection> {
    const collection = new CaseCollection();
    const context = catalogueContext("similar", beijingDay(new Date()));
    for await (const piece of readInputs([path])) {
      if (piece.kind === "end" || piece.kind === "failed") continue;
      for (const parsed of parsePiece(piece, context)) {
        if (parsed.kind !== "record") continue;
        const { sourceId = "", causes, body_text, tail_text, body_postscript } = parsed.record;
        collection.#add(
          sourceId,
          causes.map(({ label }) => label),
          [...body_text, ...tail_text, ...body_postscript],
        );
      }
    }
    const average = collection.cases.reduce((sum, { length }) => sum + length, 0) / collection.cases.length;
    for (const one of collection.cases) one.length /= average;
    return collection;
  }

  #add(id: string, causes: string[], texts: string[]) {
    const at = this.cases.length;
    const counts = countBigrams(texts.join("\n"));
    const articles = specialArticles(texts, () => false);
    for (const [bigram, count] of counts) {
      const known = this.#postings.get(bigram);
      const list = known ?? { cases: [], counts: [] };
      if (!known) this.#postings.set(bigram, list);
      list.cases.push(at);
      list.counts.push(count);
    }
    for (const article of articles) this.#articles.set(article, (this.#articles.get(article) ?? 0) + 1);
    const length = [...counts.values()].reduce((sum, count) => sum + count, 0);
    this.cases.push({ id, causes, articles, length });
  }

  readonly frequency = (bigram: string) => this.#postings.get(bigram)?.cases.length ?? 0;
  readonly articleWeight = (article: string) =>
    Math.log(this.cases.length / (this.#articles.get(article) ?? 1));

  /** Scores of all cases for a text by plain BM25: every bigram as often as the text has it. */
  plain(text: string): Float64Array {
    const terms = [...countBigrams(text)].map(([bigram, count]) => ({
      bigram,
      weight: count * inverseFrequency(this.frequency(bigram), this.cases.length),
    }));
    return this.#words(terms);
  }

  /** Scores of all cases for a text by the product's ranking; `known` are causes that a visitor chose. */
  ranked(text: string, known?: readonly string[]): Float64Array {
    const words = this.#words(tellingBigrams(text, this.frequency, this.cases.length));
    const near = (at: number): Neighbour => ({ ...this.cases[at]!, score: words[at]! });
    const nearest = Array.from(words.keys())
      .sort((a, b) => words[b]! - words[a]! || a - b)
      .slice(0, VOTERS)
      .map(near);
    const votes = votesOf(nearest, this.articleWeight, known);
    return words.map((_, at) => caseSimilarity(near(at), votes, this.articleWeight));
  }

  #words(terms: readonly { bigram: string; weight: number }[]): Float64Array {
    const scores = new Float64Array(this.cases.length);
    for (const { bigram, weight } of terms)
      this.#postings.get(bigram)?.cases.forEach((at, index) => {
        const count = this.#postings.get(bigram)!.counts[index]!;
        scores[at]! += bm25(weight, count, this.cases[at]!.length);
      });
    return scores;
  }
}
