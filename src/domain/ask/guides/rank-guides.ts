import { foldText } from "../question/fold-text.ts";
import { PairTable, pairsOf } from "./pair-table.ts";

/** What is compared of a guide: the ways people ask stand beside its title, the law's words behind them. */
export interface GuideText {
  title: string;
  asked: readonly string[];
  summary: string;
  causes: readonly string[];
  body: string;
  /** Keys of the articles that it cites, of the caller's own making. */
  cites: readonly string[];
}

/** An article that may answer a question, by the key that guides cite it by; `score` is from 0 to 1. */
export interface NearArticle {
  key: string;
  score: number;
}

/**
 * A guide by its index and why it is proposed: its similarity in words from 0 to 1, the runs of the question that
 * it contains, and the keys of the near articles that it cites, the nearest first.
 */
export interface RankedGuide {
  guide: number;
  similarity: number;
  words: string[];
  articles: string[];
}

/** How much a pair of characters counts by where it stands: what people say is nearest to what is typed. */
const FIELD_WEIGHTS = { title: 3, asked: 2.5, causes: 1.5, summary: 1.2, body: 0.5 } as const;
/** Guides less like the question than this, or than this share of the most similar one, are not proposed for their words. */
const MIN_SIMILARITY = 0.13;
const SHARE_OF_FIRST = 0.45;
/** Guides that cite no article as likely as this together are not proposed for their articles. */
const MIN_CITED = 0.2;
/** Articles and words shown as the reason. */
const MAX_ARTICLES = 2;
/** Saturation: a pair that stands everywhere in a guide counts at most this many times a single one. */
const SATURATION = 1.5;
const MAX_WORDS = 4;
/** A pair of more than this share of the guides says nothing about the trouble, and is no reason. */
const COMMON_SHARE = 0.25;

/** Words of any question, which say nothing about its subject. */
const ASKING =
  /怎么办|怎么样|怎么|怎样|怎麼|咋办|咋|如何|为什么|为何|什么时候|什么样?|多少|多久|几[天年个号]|能不能|可不可以|可以|是不是|有没有|要不要|会不会|应该|请问|我想问|想问|哪里|哪些|哪个|谁|吗|呢|吧|啊|我们|我家|我的|我|你们|你的|你|他们|他的|他|她|现在|今天|明天|已经|一直|一个|有人|别人|这个|那个|这样|但是|因为|所以|如果|的|了/gu;

/** A question as it is compared: folded, without what any question has. */
const subjectOf = (question: string) => foldText(foldText(question).replace(ASKING, " "));

/** Guides, ready to be compared with questions. */
export class GuideIndex {
  /** Of each pair the guides that have it, ascending, and what it counts in each: where they begin, and `#documents` of them. */
  readonly #starts: PairTable;
  readonly #having: Uint16Array;
  readonly #weights: Float64Array;
  readonly #shown: string[];
  /** The guides that cite each article, ascending. */
  readonly #citing = new Map<string, number[]>();
  /** In how many guides each pair stands. */
  readonly #documents: PairTable;
  readonly #size: number;

  constructor(guides: readonly GuideText[]) {
    this.#size = guides.length;
    for (const [guide, { cites }] of guides.entries())
      for (const key of new Set(cites)) {
        const citing = this.#citing.get(key) ?? [];
        citing.push(guide);
        this.#citing.set(key, citing);
      }
    const documents = new Map<number, number>();
    const tables = guides.map((guide) => {
      const weights = new Map<number, number>();
      const add = (text: string, weight: number) => {
        for (const pair of pairsOf(foldText(text))) weights.set(pair, (weights.get(pair) ?? 0) + weight);
      };
      add(guide.title, FIELD_WEIGHTS.title);
      for (const line of guide.asked) add(line, FIELD_WEIGHTS.asked);
      for (const cause of guide.causes) add(cause, FIELD_WEIGHTS.causes);
      add(guide.summary, FIELD_WEIGHTS.summary);
      add(guide.body, FIELD_WEIGHTS.body);
      for (const pair of weights.keys()) documents.set(pair, (documents.get(pair) ?? 0) + 1);
      return weights;
    });
    this.#documents = new PairTable(documents);
    let end = 0;
    const starts = new Map<number, number>();
    for (const [pair, count] of documents) {
      starts.set(pair, end);
      end += count;
    }
    this.#starts = new PairTable(starts);
    this.#having = new Uint16Array(end);
    this.#weights = new Float64Array(end);
    for (const [guide, weights] of tables.entries())
      for (const [pair, weight] of weights) {
        const at = starts.get(pair)!;
        this.#having[at] = guide;
        this.#weights[at] = weight;
        starts.set(pair, at + 1);
      }
    this.#shown = guides.map(({ title, asked, summary, causes }) =>
      foldText([title, ...asked, summary, ...causes].join("\n")),
    );
  }

  /**
   * The guides nearest to a question, best first, at most `limit`; equals in the order given. Two things are
   * added: similarity in words, and the chance that one of the articles a guide cites answers the question, if
   * each of `near` does so by its score (weights from .1 to 2 for the former made no difference in five-fold
   * cross-validation). A guide near in neither is left out, but for those `wanted`, which come first. Near articles may be
   * none: then words alone decide.
   */
  rank(
    question: string,
    limit: number,
    near: readonly NearArticle[] = [],
    wanted: (guide: number) => boolean = () => false,
  ): RankedGuide[] {
    const text = subjectOf(question);
    const similarities = this.#similarities(text);
    const least = Math.max(
      MIN_SIMILARITY,
      similarities.reduce((most, one) => Math.max(most, one), 0) * SHARE_OF_FIRST,
    );
    const citedBy = similarities.map((): NearArticle[] => []);
    for (const article of near)
      for (const guide of this.#citing.get(article.key) ?? []) citedBy[guide]!.push(article);
    return similarities
      .map((similarity, guide) => {
        const cited = citedBy[guide]!;
        const chance = 1 - cited.reduce((none, { score }) => none * (1 - score), 1);
        return { guide, similarity, cited, chance };
      })
      .map((one) => ({ ...one, words: one.similarity >= least ? this.#sharedRuns(text, one.guide) : [] }))
      .filter(({ guide, words, chance }) => words.length > 0 || chance >= MIN_CITED || wanted(guide))
      .sort(
        (a, b) =>
          Number(wanted(b.guide)) - Number(wanted(a.guide)) ||
          b.chance + b.similarity - (a.chance + a.similarity) ||
          a.guide - b.guide,
      )
      .slice(0, limit)
      .map(({ guide, similarity, words, cited }) => ({
        ...{ guide, similarity, words },
        articles: cited.slice(0, MAX_ARTICLES).map(({ key }) => key),
      }));
  }

  /**
   * How like each guide is to a folded text: the share of its pairs, weighed by rarity among the guides, that
   * the guide has; a pair that no guide has counts as the rarest, so that a question about something else stays
   * far from 1.
   */
  #similarities(text: string): number[] {
    const pairs = [...new Set(pairsOf(text))];
    const rarity = new Map(pairs.map((pair) => [pair, this.#rarity(pair)]));
    const whole = pairs.reduce((sum, pair) => sum + rarity.get(pair)!, 0);
    const sums: number[] = this.#shown.map(() => 0);
    for (const pair of pairs) {
      const start = this.#starts.get(pair);
      const end = start + this.#documents.get(pair);
      for (let at = start; at < end; at++) {
        const weight = this.#weights[at]!;
        sums[this.#having[at]!]! += (rarity.get(pair)! * weight) / (weight + SATURATION);
      }
    }
    return sums.map((sum) => (whole > 0 ? sum / whole : 0));
  }

  /** Rarity among the guides, from 0 for a pair of all of them. */
  #rarity(pair: number): number {
    return Math.log((this.#size + 1) / (this.#documents.get(pair) + 1));
  }

  /** The longest runs that the question shares with what people say of a guide, the weightiest first. */
  #sharedRuns(question: string, guide: number): string[] {
    const shown = this.#shown[guide]!;
    const runs = new Map<string, number>();
    for (let from = 0; from + 1 < question.length; ) {
      let to = from + 2;
      if (question.slice(from, to).includes(" ") || !shown.includes(question.slice(from, to))) {
        from++;
        continue;
      }
      while (to < question.length && question[to] !== " " && shown.includes(question.slice(from, to + 1)))
        to++;
      const run = question.slice(from, to);
      const telling = pairsOf(run).filter(
        (pair) => this.#documents.get(pair) <= Math.max(1, COMMON_SHARE * this.#size),
      );
      if (telling.length > 0)
        runs.set(
          run,
          telling.reduce((sum, pair) => sum + this.#rarity(pair), 0),
        );
      from = to;
    }
    return [...runs]
      .sort(([, a], [, b]) => b - a)
      .slice(0, MAX_WORDS)
      .map(([run]) => run);
  }
}
