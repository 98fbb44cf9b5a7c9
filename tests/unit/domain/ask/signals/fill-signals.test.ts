import { describe, expect, test } from "vitest";
import { ArticleTexts } from "#domain/ask/index/article-texts.ts";
import { AskIndex } from "#domain/ask/index/ask-index.ts";
import type { GramIndex } from "#domain/ask/index/gram-index.ts";
import { type AskedGram, readQuestion } from "#domain/ask/question/question.ts";
import { Associations } from "#domain/ask/signals/associations.ts";
import { addBm25 } from "#domain/ask/signals/bm25.ts";
import { citeByCause, citeTogether, countVoters, vote } from "#domain/ask/signals/case-votes.ts";
import { addCommonCharacters } from "#domain/ask/signals/common-characters.ts";
import { feedbackGrams } from "#domain/ask/signals/feedback-grams.ts";
import { FewScores } from "#domain/ask/signals/few-scores.ts";
import { fillSignals } from "#domain/ask/signals/fill-signals.ts";
import { mix } from "#domain/ask/signals/mix-signals.ts";
import { FEW, makeSignals, type Signals } from "#domain/ask/signals/signals.ts";
import { topOf } from "#domain/search/top-of.ts";
import { withoutWholes } from "#tests/fixtures/ask-weights.ts";
import { smallIndex } from "../small-index.ts";

const LAWS = [
  {
    title: "工匠工钱法",
    sections: [
      { heading: "工钱给付", articles: ["给付工钱", "限期给付", "付清", "罚则", "附则"] },
      { heading: "歇业", articles: ["告知工匠", "补偿", "仲裁"] },
    ],
  },
  {
    title: "河渡法",
    sections: [{ heading: "摆渡", articles: ["渡船载客", "船家赔偿乘客", "付钱上船", "停航"] }],
  },
];
const WORDS = ["工钱", "给付", "付钱", "工匠工"];
const CITES = [[0, 1], [8], [0, 9], [1, 5], [10], [11]];
/** What each part of the cases says: no two parts say the same. */
const indexOf = (texts: string[]) =>
  smallIndex(
    LAWS,
    CITES.map((cites, at) => ({ text: texts[at]!, cites, ...(at < 2 && { cause: "9" }) })),
    // All parts share an alphabet: what one of them says, each knows as a word at least.
    [...WORDS, "欠薪", "沉船", "拖延", "停摆"],
  );
const heads = indexOf(["欠薪工钱", "沉船", "歇业", "告知", "付", "停摆"]);
const facts = indexOf(["歇业", "工钱拖延", "欠薪", "沉船", "停摆", "付"]);
const reasons = indexOf(["停摆", "付", "给付工钱", "补偿", "工钱", "沉船"]);
const columns = {
  ...heads.columns,
  caseFacts: facts.columns.caseFacts,
  caseReasons: reasons.columns.caseReasons,
};
const index = new AskIndex(columns);
const associations = new Associations(
  withoutWholes({
    questions: 9,
    articles: [["河渡法", 1, 0, 3]],
    words: [["工钱", 3, 0, 3, 100]],
    causes: [],
    companions: [],
  }),
  index,
);
const gram = (text: string): AskedGram => ({
  text,
  key: index.alphabet.key(text, 0, text.length),
  weight: 1,
});
const STREET = [gram("补偿")];
const CAUSES = [{ code: "9", score: 1 }];
const question = readQuestion("付工钱 给付工匠工", index);

const OTHER = readQuestion("渡船沉船 停摆欠薪 工钱拖延", index);

/** The signals of the question, what common characters count added to all articles as if each were a candidate. */
function filled(areCommonAdded = true): Signals {
  const signals = makeSignals(index);
  // What is left of another question: all of a signal of many articles, of the others those that the question spoke for.
  for (const [name, each] of Object.entries(signals))
    if (ArrayBuffer.isView(each) && !FEW.some((few) => few === name)) (each as Float64Array).fill(5);
  fillSignals(index, OTHER, [], [], associations, signals);
  fillSignals(index, question, STREET, CAUSES, associations, signals);
  const all = Array.from({ length: index.size }, (_, article) => article);
  if (areCommonAdded) addCommonCharacters(index, question, new ArticleTexts(index, all), signals);
  return signals;
}
const signals = filled();

const PLAIN = { k1: 1.2, b: 0.75 };
const bm25 = (from: GramIndex, grams: readonly AskedGram[], parameters = PLAIN) => {
  const scores = new Float64Array(from.documents);
  addBm25(from, grams, parameters, scores);
  return scores;
};
const close = (values: Float64Array) => Array.from(values, (value) => expect.closeTo(value, 12));
const { bigrams, words, characters } = question;
const articlesWith = (text: string) =>
  LAWS.flatMap(({ sections }) => sections)
    .flatMap(({ articles }) => articles)
    .filter((article) => article.includes(text)).length;

test("the alphabets of the parts are the same, so that they may stand in one index", () => {
  const known = (one: AskIndex) =>
    [..."欠薪沉船拖延停摆付工钱"].every((each) => one.alphabet.idOf(each.charCodeAt(0)) > 0);
  expect([heads, facts, reasons].map(known)).toEqual([true, true, true]);
});

describe("signals of a question", () => {
  test("compare articles with its characters, pairs, words and words of the law", () => {
    expect(signals.bigrams).toEqual(bm25(index.articles, bigrams));
    expect([...signals.words]).toEqual(close(bm25(index.articles, words)));
    expect(signals.street).toEqual(bm25(index.articles, STREET));
    for (const name of ["bigrams", "words", "street", "characters"] as const) {
      expect(signals.greatest[name]).toBe(Math.max(...signals[name]));
      expect(signals.greatest[name]).toBeGreaterThan(0);
    }
  });

  test("leave out characters that more than a third of the articles have", () => {
    // 付 stands in four of twelve, which is a third.
    const counted = characters.filter(({ text }) => articlesWith(text) <= 4);
    expect(counted.map(({ text }) => text)).toContain("付");
    expect([...signals.characters]).toEqual(close(bm25(index.articles, counted)));
  });

  test("leave characters of more than a tenth of the articles to the candidates", () => {
    const { characters: ofCharacters, words: ofWords, greatest } = filled(false);
    const isRare = ({ text }: AskedGram) => text.length > 1 || articlesWith(text) <= 1;
    expect(characters.filter(isRare).length).toBeGreaterThan(0);
    expect(characters.every(isRare)).toBe(false);
    expect([...ofCharacters]).toEqual(close(bm25(index.articles, characters.filter(isRare))));
    expect([...ofWords]).toEqual(close(bm25(index.articles, words.filter(isRare))));
    expect([greatest.characters, greatest.words]).toEqual([Math.max(...ofCharacters), Math.max(...ofWords)]);
  });

  test("count a common character of a candidate as often as it stands there, and none of another article", () => {
    const many = smallIndex([
      { title: "法", sections: [{ heading: "", articles: ["付".repeat(300), "付", "渡"] }] },
    ]);
    const asked = readQuestion("付渡", many);
    const added = (articles: number[]) => {
      const signals = makeSignals(many);
      const own = { ...asked, words: asked.characters };
      addCommonCharacters(many, own, new ArticleTexts(many, articles), signals);
      return signals;
    };
    const all = added([2, 1, 0]);
    expect([...all.words]).toEqual(close(bm25(many.articles, asked.characters)));
    // 付 is in two of three: it counts only as a word.
    expect([...all.characters]).toEqual(close(bm25(many.articles, asked.characters.slice(1))));
    const one = added([0]);
    expect([...one.words]).toEqual([all.words[0], 0, 0]);
    expect(one.greatest.words).toBe(all.words[0]);
  });

  test("compare titles and headings with pairs and words of three characters and more", () => {
    const grams = [...bigrams, ...words.filter(({ text }) => text === "工匠工")];
    expect(grams.length).toBe(bigrams.length + 1);
    expect(signals.lawTitle).toEqual(bm25(index.lawTitles, grams, { k1: 0.8, b: 0.4 }));
    expect(signals.heading).toEqual(bm25(index.headings, grams, { k1: 0.8, b: 0.4 }));
  });

  test("take the votes of cases by each part and by all together", () => {
    const grams = [...bigrams, ...STREET];
    const near = new Set<number>();
    const all = new Float64Array(CITES.length);
    const few = new FewScores(new Float64Array(index.size));
    const into = few.scores;
    for (const name of ["caseHeads", "caseFacts", "caseReasons"] as const) {
      const scores = bm25(index[name], grams, { k1: 1.2, b: 0.3 });
      expect(signals.greatest[name]).toBe(vote(index, scores, few, near));
      expect(signals[name]).toEqual(into);
      for (const [at, score] of scores.entries()) all[at]! += score;
    }
    expect(signals.greatest.cases).toBe(vote(index, all, few, near));
    expect(signals.cases).toEqual(into);
    const voters = new Uint16Array(index.size);
    countVoters(index, near, voters);
    expect(signals.voters).toEqual(voters);
    expect(
      new Set([signals.caseHeads, signals.caseFacts, signals.caseReasons].map((each) => each.join())).size,
    ).toBe(3);
    expect(signals.greatest.causes).toBe(citeByCause(index, CAUSES, few));
    expect(signals.causes).toEqual(into);
  });

  test("read the ten best articles again, those of the words and those that are learned", () => {
    const first = filled(false);
    mix(index, first);
    const best = topOf(first.mixed, 10);
    expect(signals.feedback).toEqual(bm25(index.articles, feedbackGrams(index, first.mixed, best)));
    const learned = topOf(signals.leaning, 10);
    expect(learned.length).toBe(1);
    expect(signals.kin).toEqual(bm25(index.articles, feedbackGrams(index, signals.leaning, learned)));
    const few = new FewScores(new Float64Array(index.size));
    expect(signals.greatest.together).toBe(citeTogether(index, first.mixed, best, few));
    expect(signals.together).toEqual(few.scores);
    const expected = first.mixed.map(
      (sum, at) =>
        sum +
        (0.6 * signals.feedback[at]!) / signals.greatest.feedback! +
        (0.2 * signals.kin[at]!) / signals.greatest.kin! +
        (0.2 * signals.together[at]!) / signals.greatest.together!,
    );
    expect([...signals.mixed]).toEqual([...expected].map((sum) => expect.closeTo(sum, 12)));
    expect(signals.greatest.mixed).toBe(Math.max(...signals.mixed));
  });
});
