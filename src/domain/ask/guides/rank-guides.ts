import { float64At, uint16At } from "../../search/array-reads.ts";
import { insertScore } from "../../search/top-of.ts";
import { foldText } from "../question/fold-text.ts";
import { SameWords } from "../question/same-words.ts";
import { countGrams, GramVectors, sumGrams } from "./gram-vectors.ts";

/** The parts of a guide that are compared with questions. `asked` is how people ask about its subject. */
export interface GuideText {
  title: string;
  asked: readonly string[];
  summary: string;
  causes: readonly string[];
}

/** A guide that answers a question, by its index. `similarity` is from 0 to 1. */
export interface RankedGuide {
  guide: number;
  similarity: number;
}

/** Weight of each part of a guide. The title weighs as much as a line of `asked`: both are worded like questions. */
const FIELD_WEIGHTS = { asked: 8, causes: 1, summary: 4 } as const;
/**
 * How the similarity of a guide is computed: the cosine of its whole text, plus `share` times the weighted
 * mean over the `count` most similar texts of `asked`. Each of these weighs `next` times the one before.
 */
const NEAREST = { share: 0.35, count: 8, next: 0.85 } as const;
/** A guide with a lower similarity than this is not proposed. */
const MIN_SIMILARITY = 0.05;
/** A guide with less than this share of the highest similarity is not proposed either. */
const SHARE_OF_FIRST = 0.45;
/** Interrogative and other words that say nothing about the subject of a question. */
const ASKING =
  /怎么办|怎么样|怎么|怎样|怎麼|咋办|咋|如何|为什么|为何|什么时候|什么样?|多少|多久|几[天年个号]|能不能|可不可以|可以|是不是|有没有|要不要|会不会|应该|请问|我想问|想问|哪里|哪些|哪个|谁|吗|呢|吧|啊|我们|我家|我的|我|你们|你的|你|他们|他的|他|她|现在|今天|明天|已经|一直|一个|有人|别人|这个|那个|这样|但是|因为|所以|如果|的|了/gu;

/** Phrases in questions on any subject: whether something is allowed, who pays how much, what will happen. */
const FORMULAS =
  /会判刑|会坐牢|判几年|犯法|违法|合法|要还|能拿|能要|能退|能赔|怎么[赔要讨]|找谁要?|谁负责|谁来?赔|有用|要紧|算不算|会怎样|管吗|行吗|去哪|在哪|是?什么意思|需要|不给|不肯|不让/gu;

/** An index of guides. Questions are compared with it. */
export class GuideIndex {
  readonly #guides: GramVectors;
  /** Titles and the texts in `asked` of all guides. */
  readonly #lines: GramVectors;
  /** For each of these lines, its guide. */
  readonly #guideOf: Uint16Array;
  readonly #same: SameWords;

  constructor(guides: readonly GuideText[], same = new SameWords([])) {
    this.#same = same;
    const lines = guides.map(({ title, asked }) => [title, ...asked].map((line) => this.#gramsOf(line)));
    this.#guides = new GramVectors(
      guides.map(({ summary, causes }, guide) =>
        sumGrams([
          ...lines[guide]!.map((grams) => ({ grams, weight: FIELD_WEIGHTS.asked })),
          ...causes.map((cause) => ({ grams: this.#gramsOf(cause), weight: FIELD_WEIGHTS.causes })),
          { grams: this.#gramsOf(summary), weight: FIELD_WEIGHTS.summary },
        ]),
      ),
    );
    this.#lines = new GramVectors(lines.flat(), this.#guides);
    this.#guideOf = Uint16Array.from(lines.flatMap((own, guide) => own.map(() => guide)));
  }

  /** The guides most similar to a question, at most `limit`, best first. Equal ones keep the given order. */
  rank(question: string, limit: number): RankedGuide[] {
    const grams = this.#gramsOf(question);
    const whole = this.#guides.cosines(grams);
    const { count, share } = NEAREST;
    /** For each guide, the cosines of its most similar lines, highest first. */
    const nearest = new Float64Array(whole.length * count);
    for (const [line, cosine] of this.#lines.cosines(grams).entries()) {
      if (cosine === 0) continue;
      const from = uint16At(this.#guideOf, line) * count;
      insertScore(nearest, cosine, from, from + count);
    }
    const similarities = whole.map((cosine, guide) => {
      const mean = PLACES.reduce(
        (sum, weight, at) => sum + weight * float64At(nearest, guide * count + at),
        0,
      );
      return (cosine + (share * mean) / ALL_PLACES) / (1 + share);
    });
    const least = Math.max(MIN_SIMILARITY, Math.max(...similarities, 0) * SHARE_OF_FIRST);
    return Array.from(similarities, (similarity, guide) => ({ guide, similarity }))
      .filter(({ similarity }) => similarity >= least)
      .sort((a, b) => b.similarity - a.similarity || a.guide - b.guide)
      .slice(0, limit);
  }

  /** Returns a function for the similarity of a text to the question, from 0 to 1. */
  likenessTo(question: string): (text: string) => number {
    const asked = this.#gramsOf(question);
    return (text) => (text === "" ? 0 : this.#guides.cosine(asked, this.#gramsOf(text)));
  }

  /**
   * The grams of a text as it is compared: folded, without interrogative words and common phrases, and with
   * every number replaced by 0.
   */
  #gramsOf(text: string): Map<number, number> {
    const told = this.#same.fold(text).replace(FORMULAS, " ").replace(ASKING, " ");
    return countGrams(foldText(told.replace(/\d+/gu, "0")));
  }
}

/** Weights of the most similar lines, in order of similarity. */
const PLACES = Array.from({ length: NEAREST.count }, (_, at) => NEAREST.next ** at);
/** Sum of PLACES. */
const ALL_PLACES = PLACES.reduce((sum, one) => sum + one, 0);
