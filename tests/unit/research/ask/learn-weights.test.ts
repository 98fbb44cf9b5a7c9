import { expect, test } from "vitest";
import { AskIndex } from "#domain/ask/index/ask-index.ts";
import { StreetWords } from "#domain/ask/question/street-words.ts";
import { buildAskColumns } from "#server/ask/build-index.ts";
import { encodeWeights } from "#server/ask/weights-file.ts";
import { inventedLaws } from "#tests/fixtures/ask.ts";
import { drawParts, learnWeights } from "../../../../research/ask/learn-weights.ts";

/** A corpus and questions made anew, so that nothing is shared between two runs. */
function learnAnew(): string {
  const index = new AskIndex(buildAskColumns(inventedLaws(), [], ["工钱", "渡船", "告知"]));
  const texts = ["作坊主欠工钱", "渡船沉没了谁赔", "作坊歇业没有告知", "学徒的工钱谁给付", "船家超载怎么办"];
  const questions = Array.from({ length: 40 }, (_, at) => ({
    question: `${texts[at % texts.length]}${at}`,
    answers: [at % index.size, (at * 3) % index.size],
  }));
  const lexicon = {
    street: new StreetWords([{ street: "老板", law: ["作坊主"] }]),
    readCauses: (question: string) => [{ code: question.includes("船") ? "沉没" : "欠薪", score: 1 }],
  };
  const weights = learnWeights(index, lexicon, questions);
  return encodeWeights({ origin: "invented", learned_from: { questions: "", index: "" }, ...weights });
}

test("the same questions asked of the same corpus give the same bytes", () => {
  const first = learnAnew();
  expect(first.length).toBeGreaterThan(1000);
  expect(learnAnew()).toBe(first);
});

test("parts are drawn alike for a seed, and every part is drawn", () => {
  expect(drawParts(100, 5, 7)).toEqual(drawParts(100, 5, 7));
  expect(new Set(drawParts(100, 5, 7)).size).toBe(5);
});
