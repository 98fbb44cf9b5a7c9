import { float64At, itemAt } from "../../search/array-reads.ts";
import { GramIndex } from "../index/gram-index.ts";
import { GramIndexBuilder } from "../index/gram-index-builder.ts";
import { bigramKey, eachBigram } from "../question/bigrams.ts";
import { foldText } from "../question/fold-text.ts";
import { bigramsOf } from "../question/question.ts";
import { SameWords } from "../question/same-words.ts";
import { sharedRuns } from "../question/shared-runs.ts";
import { StreetWords } from "../question/street-words.ts";

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
  /** By which they are ordered. */
  score: number;
  words: string[];
  articles: string[];
}

/** How much a bigram counts by where it stands, in tenths: what people say is nearest to what is typed. */
const FIELD_WEIGHTS = { title: 30, asked: 25, causes: 20, summary: 16, body: 15 } as const;
/** A bigram that stands everywhere in a guide counts at most this many times a single one, in tenths. */
const SATURATION = 30;
/** What a bigram of a word of the law counts that the question means and does not say. */
const MEANT = 0.5;
/** Guides less like the question than this, or than this share of the most similar one, are not proposed for their words. */
const MIN_SIMILARITY = 0.08;
const SHARE_OF_FIRST = 0.45;
/** Guides that cite no article as likely as this together are not proposed for their articles. */
const MIN_CITED = 0.2;
/** What the chance that a cited article answers counts beside likeness in words. */
const CITED = 0.2;
/** And what it counts by itself, where words say little. */
const ALONE = 0.02;
/** Articles and words shown as the reason. */
const MAX_ARTICLES = 2;
const MAX_WORDS = 4;
/** A bigram of more than this share of the guides says nothing about the trouble, and is no reason. */
const COMMON_SHARE = 0.25;

/** Words of any question, which say nothing about its subject. */
const ASKING =
  /怎么办|怎么样|怎么|怎样|怎麼|咋办|咋|如何|为什么|为何|什么时候|什么样?|多少|多久|几[天年个号]|能不能|可不可以|可以|是不是|有没有|要不要|会不会|应该|请问|我想问|想问|哪里|哪些|哪个|谁|吗|呢|吧|啊|我们|我家|我的|我|你们|你的|你|他们|他的|他|她|现在|今天|明天|已经|一直|一个|有人|别人|这个|那个|这样|但是|因为|所以|如果|的|了/gu;

/** What is asked of any trouble: whether it is allowed, who pays how much, what happens. */
const FORMULAS =
  /会判刑|会坐牢|判几年|犯法|违法|合法|要还|能拿|能要|能退|能赔|怎么[赔要讨]|找谁要?|谁负责|谁来?赔|有用|要紧|算不算|会怎样|管吗|行吗|去哪|在哪|是?什么意思|需要|不给|不肯|不让/gu;

/** What guides and questions are read with: words that mean the same, and words of the law for everyday ones. */
export interface GuideLexicon {
  same: SameWords;
  street: StreetWords;
}
const NO_LEXICON: GuideLexicon = { same: new SameWords([]), street: new StreetWords([]) };

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** How often each character and each bigram stands in folded texts, times the weight of its text. */
function countGrams(texts: Iterable<{ text: string; weight: number }>): Map<number, number> {
  const counts = new Map<number, number>();
  const add = (key: number, weight: number) => counts.set(key, (counts.get(key) ?? 0) + weight);
  for (const { text, weight } of texts) {
    for (let at = 0; at < text.length; at++)
      if (text[at] !== " ") add(bigramKey(0, text.charCodeAt(at)), weight);
    eachBigram(text, (key) => add(key, weight));
  }
  return counts;
}

/** Guides, ready to be compared with questions. */
export class GuideIndex {
  readonly #bigrams: GramIndex;
  /** What is said of each for people to read, folded. */
  readonly #shown: string[];
  readonly #lexicon: GuideLexicon;
  /** The guides that cite each article. */
  readonly #citing = new Map<string, Set<number>>();

  constructor(guides: readonly GuideText[], lexicon = NO_LEXICON) {
    this.#lexicon = lexicon;
    const fold = (text: string) => lexicon.same.fold(text);
    const builder = new GramIndexBuilder();
    for (const [guide, { title, asked, summary, causes, body, cites }] of guides.entries()) {
      const weigh = (text: string, weight: number) => ({ text: fold(text), weight });
      const counts = countGrams([
        weigh(title, FIELD_WEIGHTS.title),
        ...asked.map((line) => weigh(line, FIELD_WEIGHTS.asked)),
        ...causes.map((cause) => weigh(cause, FIELD_WEIGHTS.causes)),
        weigh(summary, FIELD_WEIGHTS.summary),
        weigh(body, FIELD_WEIGHTS.body),
      ]);
      builder.add(counts, 0);
      for (const key of cites) this.#citing.set(key, (this.#citing.get(key) ?? new Set()).add(guide));
    }
    this.#bigrams = new GramIndex(builder.columns());
    this.#shown = guides.map(({ title, asked, summary, causes }) =>
      fold([title, ...asked, summary, ...causes].join("\n")),
    );
  }

  /**
   * The guides nearest to a question, best first, at most `limit`; equals in the order given. Two things are
   * added: similarity in words, and the chance that one of the articles a guide cites answers the question, if
   * each of `near` does so by its score. A guide near in neither is left out. Near articles may be none: then words alone
   * decide.
   */
  rank(question: string, limit: number, near: readonly NearArticle[] = []): RankedGuide[] {
    const text = this.#subjectOf(question);
    const similarities = this.#similarities(text);
    const least = Math.max(MIN_SIMILARITY, Math.max(...similarities, 0) * SHARE_OF_FIRST);
    return Array.from(similarities, (similarity, guide) => {
      const cited = near.filter(({ key }) => this.#citing.get(key)?.has(guide));
      const chance = 1 - cited.reduce((none, { score }) => none * (1 - score), 1);
      const words = similarity >= least ? this.#sharedWords(text, guide) : [];
      return {
        guide,
        similarity,
        cited,
        chance,
        words,
        score: similarity * (1 + CITED * chance) + ALONE * chance,
      };
    })
      .filter(({ words, chance }) => words.length > 0 || chance >= MIN_CITED)
      .sort((a, b) => b.score - a.score || a.guide - b.guide)
      .slice(0, limit)
      .map(({ guide, similarity, score, words, cited }) => ({
        ...{ guide, similarity, score, words },
        articles: cited.slice(0, MAX_ARTICLES).map(({ key }) => key),
      }));
  }

  /** The share of a question's characters and bigrams, by rarity, that a text has. */
  shareIn(question: string, text: string): number {
    const own = countGrams([{ text: this.#lexicon.same.fold(text), weight: 1 }]);
    const grams = [...countGrams([{ text: this.#subjectOf(question), weight: 1 }]).keys()];
    const whole = sumOf(grams.map((key) => this.#rarity(key)));
    return whole > 0 ? sumOf(grams.filter((key) => own.has(key)).map((key) => this.#rarity(key))) / whole : 0;
  }

  /** A question as it is compared: folded, without what any question has. */
  #subjectOf(question: string): string {
    return foldText(this.#lexicon.same.fold(question).replace(FORMULAS, " ").replace(ASKING, " "));
  }

  /**
   * How like each guide is to a folded text: the share of its bigrams, weighed by rarity among the guides, that
   * the guide has; one that no guide has counts as the rarest, so that a question about something else stays
   * far from 1.
   */
  #similarities(text: string): Float64Array {
    const sums = new Float64Array(this.#shown.length);
    const meant = this.#lexicon.street.pairsIn(text).map(({ law }) => ({ text: law, weight: MEANT }));
    const grams = new Map([...countGrams(meant).keys()].map((key) => [key, MEANT]));
    for (const key of countGrams([{ text, weight: 1 }]).keys()) grams.set(key, 1);
    for (const [key, weight] of grams)
      for (const postings = this.#bigrams.postings(key); postings.next(); ) {
        const { doc, times } = postings;
        sums[doc] = float64At(sums, doc) + (weight * this.#rarity(key) * times) / (times + SATURATION);
      }
    const whole = sumOf([...grams].map(([key, weight]) => weight * this.#rarity(key)));
    return whole > 0 ? sums.map((sum) => sum / whole) : sums;
  }

  /** Rarity among the guides, from 0 for a bigram of all of them. */
  #rarity(key: number): number {
    return Math.log((this.#shown.length + 1) / (this.#bigrams.countOf(key) + 1));
  }

  /** The longest runs that the question shares with what people say of a guide, the weightiest first. */
  #sharedWords(question: string, guide: number): string[] {
    const most = Math.max(1, COMMON_SHARE * this.#shown.length);
    return sharedRuns(question, itemAt(this.#shown, guide))
      .map((run) => ({
        run,
        weights: bigramsOf([run])
          .filter(({ key }) => this.#bigrams.countOf(key) <= most)
          .map(({ key }) => this.#rarity(key)),
      }))
      .filter(({ weights }) => weights.length > 0)
      .sort((a, b) => sumOf(b.weights) - sumOf(a.weights))
      .slice(0, MAX_WORDS)
      .map(({ run }) => run);
  }
}
