import { float64At, itemAt, uint32At } from "../../search/array-reads.ts";
import { insertScore } from "../../search/top-of.ts";
import { foldText } from "../question/fold-text.ts";
import { bigramsOf } from "../question/question.ts";
import { SameWords } from "../question/same-words.ts";
import { sharedRuns } from "../question/shared-runs.ts";
import { countGrams, GramVectors } from "./gram-vectors.ts";

/** The parts of a guide that are compared with questions. `asked` is how people ask about its subject. */
export interface GuideText {
  title: string;
  asked: readonly string[];
  summary: string;
  causes: readonly string[];
}

/**
 * A guide that answers a question. `guide` is its index, `similarity` from 0 to 1, and `words` are the texts
 * that it shares with the question.
 */
export interface RankedGuide {
  guide: number;
  similarity: number;
  words: string[];
}

/** Weight of each part of a guide. `asked` and `title` are worded most like questions. */
const FIELD_WEIGHTS = { title: 8, asked: 8, causes: 1, summary: 4 } as const;
/**
 * How the similarity of a guide is computed: the cosine of its whole text, plus `share` times the weighted
 * mean over the `count` most similar texts of `asked`. Each of these weighs `next` times the one before.
 */
const NEAREST = { share: 0.35, count: 8, next: 0.85 } as const;
/** A guide with a lower similarity than this is not proposed. */
const MIN_SIMILARITY = 0.05;
/** A guide with less than this share of the highest similarity is not proposed either. */
const SHARE_OF_FIRST = 0.45;
/** Maximum number of words that are shown as the reason. */
const MAX_WORDS = 4;
/** A bigram that is in more than this share of the guides is typical of none and is no reason. */
const COMMON_SHARE = 0.25;

/** Interrogative and other words that say nothing about the subject of a question. */
const ASKING =
  /怎么办|怎么样|怎么|怎样|怎麼|咋办|咋|如何|为什么|为何|什么时候|什么样?|多少|多久|几[天年个号]|能不能|可不可以|可以|是不是|有没有|要不要|会不会|应该|请问|我想问|想问|哪里|哪些|哪个|谁|吗|呢|吧|啊|我们|我家|我的|我|你们|你的|你|他们|他的|他|她|现在|今天|明天|已经|一直|一个|有人|别人|这个|那个|这样|但是|因为|所以|如果|的|了/gu;

/** Phrases in questions on any subject: whether something is allowed, who pays how much, what will happen. */
const FORMULAS =
  /会判刑|会坐牢|判几年|犯法|违法|合法|要还|能拿|能要|能退|能赔|怎么[赔要讨]|找谁要?|谁负责|谁来?赔|有用|要紧|算不算|会怎样|管吗|行吗|去哪|在哪|是?什么意思|需要|不给|不肯|不让/gu;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** An index of guides. Questions are compared with it. */
export class GuideIndex {
  readonly #guides: GramVectors;
  /** The texts in `asked` of all guides, one guide after the other. */
  readonly #asked: GramVectors;
  /** For each guide, the index of its first text in `#asked`; then the number of these texts. */
  readonly #starts: Uint32Array;
  /** The visible text of each guide, folded. */
  readonly #shown: string[];
  readonly #same: SameWords;

  constructor(guides: readonly GuideText[], same = new SameWords([])) {
    this.#same = same;
    this.#guides = new GramVectors(
      guides.map(({ title, asked, summary, causes }) => {
        const weigh = (text: string, weight: number) => ({ text: this.#subjectOf(text), weight });
        return countGrams([
          weigh(title, FIELD_WEIGHTS.title),
          ...asked.map((line) => weigh(line, FIELD_WEIGHTS.asked)),
          ...causes.map((cause) => weigh(cause, FIELD_WEIGHTS.causes)),
          weigh(summary, FIELD_WEIGHTS.summary),
        ]);
      }),
    );
    const lines = guides.map(({ title, asked }) => [title, ...asked]);
    this.#asked = new GramVectors(
      lines.flat().map((line) => this.#gramsOf(line)),
      (key) => this.#guides.rarity(key),
    );
    this.#starts = new Uint32Array(guides.length + 1);
    for (const [at, own] of lines.entries()) this.#starts[at + 1] = this.#starts[at]! + own.length;
    this.#shown = guides.map(({ title, asked, summary, causes }) =>
      same.fold([title, ...asked, summary, ...causes].join("\n")),
    );
  }

  /** The guides most similar to a question, at most `limit`, best first. Equal ones keep the given order. */
  rank(question: string, limit: number): RankedGuide[] {
    const text = this.#subjectOf(question);
    const grams = this.#gramsOf(question);
    const asked = this.#asked.cosines(grams);
    const similarities = this.#guides.cosines(grams).map((whole, guide) => {
      const own = asked.slice(uint32At(this.#starts, guide), uint32At(this.#starts, guide + 1));
      return (whole + NEAREST.share * nearestOf(own)) / (1 + NEAREST.share);
    });
    const least = Math.max(MIN_SIMILARITY, Math.max(...similarities, 0) * SHARE_OF_FIRST);
    return Array.from(similarities, (similarity, guide) => ({ guide, similarity }))
      .filter(({ similarity }) => similarity >= least)
      .sort((a, b) => b.similarity - a.similarity || a.guide - b.guide)
      .slice(0, limit)
      .map((one) => ({ ...one, words: this.#sharedWords(text, one.guide) }));
  }

  /** Returns a function for the similarity of a text to the question, from 0 to 1. */
  likenessTo(question: string): (text: string) => number {
    const asked = this.#gramsOf(question);
    return (text) => (text === "" ? 0 : this.#guides.cosine(asked, this.#gramsOf(text)));
  }

  #gramsOf(text: string): Map<number, number> {
    return countGrams([{ text: this.#subjectOf(text), weight: 1 }]);
  }

  /**
   * The text as it is compared: folded, without interrogative words and common phrases, and with every number
   * replaced by 0.
   */
  #subjectOf(text: string): string {
    const told = this.#same.fold(text).replace(FORMULAS, " ").replace(ASKING, " ");
    return foldText(told.replace(/\d+/gu, "0"));
  }

  /**
   * The longest runs of characters that the question and the visible text of a guide have in common, those
   * with the highest weight first.
   */
  #sharedWords(question: string, guide: number): string[] {
    const most = Math.max(1, COMMON_SHARE * this.#shown.length);
    return sharedRuns(question, itemAt(this.#shown, guide))
      .map((run) => ({
        run,
        weights: bigramsOf([run])
          .filter(({ key }) => this.#guides.countOf(key) <= most)
          .map(({ key }) => this.#guides.rarity(key)),
      }))
      .filter(({ weights }) => weights.length > 0)
      .sort((a, b) => sumOf(b.weights) - sumOf(a.weights))
      .slice(0, MAX_WORDS)
      .map(({ run }) => run);
  }
}

/** Weights of the most similar texts, in order of similarity. */
const PLACES = Array.from({ length: NEAREST.count }, (_, at) => NEAREST.next ** at);
/** Sum of PLACES. */
const ALL_PLACES = sumOf(PLACES);

/** The weighted mean of the highest values. Each weighs less than the one before. */
function nearestOf(cosines: Float64Array): number {
  const nearest = new Float64Array(NEAREST.count);
  for (let at = 0; at < cosines.length; at++) insertScore(nearest, float64At(cosines, at));
  return nearest.reduce((sum, one, at) => sum + one * itemAt(PLACES, at), 0) / ALL_PLACES;
}
