import { expect, test } from "vitest";
import type { AskAnswer } from "#contract/search/search-ask.ts";
import { answerEnglish, calculatorInEnglish } from "#server/ask/answer-english.ts";

const NOTHING: AskAnswer = {
  ...{ kind: "question", found: false, laws: "imported", services: [], guides: [] },
  ...{ articles: [], cases: [], causes: [], untold: [] },
};

test.each([
  ["I got a chinese judgement what can i do", "/en/layout/guide/lost-first-instance"],
  ["somebody sued me, I have a court summons", "/en/layout/guide/summoned-as-defendant"],
  ["my boss does not pay my wages", "/en/layout/guide/wages-unpaid"],
])("%j finds the guide %s", (question, url) => {
  const { found, guides } = answerEnglish(question, NOTHING, "en");
  expect(found).toBe(true);
  expect(guides[0]?.url).toBe(url);
});

test("words of no guide and no cause find nothing", () => {
  expect(answerEnglish("qwerty asdfgh", NOTHING, "en")).toEqual(NOTHING);
});

test.each([
  ["court fee for 1 million yuan", "court-fee"],
  ["how much child maintenance per month", "child-maintenance"],
  ["landlord keeps my deposit", undefined],
])("%j finds the calculator %s", (question, name) => {
  const offer = calculatorInEnglish(question)?.offer;
  expect(offer?.kind === "calculator" ? offer.calculator.calculator : offer).toBe(name);
});
