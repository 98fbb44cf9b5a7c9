import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lawInWording, weightsFrom } from "#domain/ask/input/wording-model.ts";
import { isNearLaw } from "#domain/ask/proposals/near-law.ts";
import { LAW_SOURCE, readWording } from "#server/ask/input/input-files.ts";
import { questionCauses } from "#server/ask/question-causes.ts";
import { ORDINARY_SOURCE, readCausedQuestions } from "../../../../research/ask/kinds/typed-texts.ts";
import { LAWS_FACTOR } from "../../../fixtures/laws.ts";

/** `npm run research -- laws near-law-questions` tests all. */
const drawn = <One>(all: One[]): One[] => all.filter((_, at) => LAWS_FACTOR > 1 || at % 4 === 0);

const law = weightsFrom(readWording(LAW_SOURCE));

/** The proposal for a question without laws: labels of causes, none if the question is unrelated to law. */
function causesOf(question: string): string[] {
  const { choices, isSure, dispute } = questionCauses(question);
  const isNear = isNearLaw({
    wording: lawInWording(question, law),
    dispute,
    isCauseSure: isSure,
    article: 0,
    offer: 0,
    length: question.length,
  });
  return isNear ? choices.map(({ label }) => label) : [];
}

test("of the questions of lay people, 96 in 100 have a right cause among the first three", () => {
  const asked = drawn(readCausedQuestions());
  const missed = asked.filter(({ question, causes }) =>
    causesOf(question)
      .slice(0, 3)
      .every((cause) => !causes.includes(cause)),
  );
  expect(missed.slice(0, Math.floor(asked.length * 0.04))).toEqual(missed);
});

test("of the texts about no law, for 98 in 100 nothing is proposed", () => {
  const lines = readFileSync(ORDINARY_SOURCE, "utf8").split("\n");
  const texts = drawn(lines.filter((line) => line !== "" && !line.startsWith("#")));
  const proposed = texts.filter((text) => causesOf(text).length > 0);
  expect(proposed.slice(0, Math.floor(texts.length / 50))).toEqual(proposed);
});
