import fc from "fast-check";
import { expect, test } from "vitest";
import { AskIndex } from "#domain/ask/index/ask-index.ts";
import { StreetWords } from "#domain/ask/question/street-words.ts";
import { CandidateFinder } from "#domain/ask/ranking/candidates.ts";
import { blankRecord } from "#domain/judgment/blank-record.ts";
import { buildAskColumns } from "#server/ask/build-index.ts";
import { inventedLaws } from "#tests/fixtures/ask.ts";
import { withoutWholes } from "#tests/fixtures/ask-weights.ts";

const CAUSE = "2060101";
/** Of each law as many, of different things: a word that all cases have says nothing. */
const judgments = Array.from({ length: 12 }, (_, at) => ({
  ...blankRecord("invented"),
  id: at.toString(16).repeat(12),
  text_type: "参考案例",
  cause_code: at < 3 ? CAUSE : null,
  casedate: "2022-03-04",
  body_text: [
    at < 3 ? "老板欠工钱" : "渡船沉没",
    "裁判理由",
    `依照《中华人民共和国${at < 3 ? "工匠法" : "河渡法"}》第${at % 2 ? "一" : "二"}条，应当赔偿。`,
  ],
}));
const finder = new CandidateFinder(
  new AskIndex(buildAskColumns(inventedLaws(), judgments, ["工钱", "渡船", "告知"])),
  withoutWholes({
    questions: 20,
    articles: [
      ["河渡法", 1, 0, 3],
      ["河渡法", 2, 0, 1],
    ],
    words: [
      ["渡船", 4, 0, 3, 400, 1, 1, -50],
      ["工钱", 3, 1, 1, 90],
    ],
    causes: [[CAUSE, 0, 60]],
    companions: [[0, 1, 1]],
  }),
  {
    street: new StreetWords([{ street: "老板", law: ["作坊主"] }]),
    readCauses: () => [{ code: CAUSE, score: 1 }],
  },
);
const WORDS = ["渡船", "沉没", "工钱", "老板", "告知", "赔偿", "河渡法", "作坊", "乘客", "天气"];

test("what is known of the greatest value of a signal is the greatest of its array, for any question", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...WORDS), { maxLength: 8 }), (words) => {
      finder.find(words.join(""));
      const { signals } = finder;
      for (const [name, most] of Object.entries(signals.greatest)) {
        const values = signals[name as keyof typeof signals] as Float64Array;
        expect([name, most]).toEqual([name, values.reduce((a, b) => Math.max(a, b), 0)]);
      }
    }),
  );
});

test("every signal that is mixed is filled for some question", () => {
  finder.find("老板工钱渡船沉没河渡法");
  const { greatest } = finder.signals;
  for (const name of ["bigrams", "words", "street", "similarity", "leaning", "mixed", "cases", "causes"])
    expect([name, (greatest[name] ?? 0) > 0]).toEqual([name, true]);
});
