import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lawInWording, weightsFrom } from "#domain/ask/input/wording-model.ts";
import { isNearLaw } from "#domain/ask/proposals/near-law.ts";
import { readCauseWords } from "#domain/catalogue/causes/typed-cause.ts";
import { LAW_SOURCE, readWording } from "#server/ask/input/input-files.ts";
import { loadCauses } from "#server/catalogue/causes.ts";
import { loadWordings } from "#server/catalogue/everyday-words.ts";
import { readTypedCause } from "#server/catalogue/typed-names.ts";
import { ORDINARY_SOURCE, readCausedQuestions } from "../../../../src/cli/ask/kinds/typed-texts.ts";

const law = weightsFrom(readWording(LAW_SOURCE));

/** What is proposed for a question without laws: labels of causes, none where it is not near law. */
function causesOf(question: string): string[] {
  const read = readTypedCause(question, "question");
  const isNear = isNearLaw({
    wording: lawInWording(question, law),
    dispute: readCauseWords(question, loadCauses(), loadWordings()).dispute,
    isCauseSure: "key" in read,
    article: 0,
  });
  if (!isNear) return [];
  return "key" in read
    ? [loadCauses().byId(read.key)!.label]
    : (read.failure.choices ?? []).map(({ label }) => label);
}

test("of the questions of lay people, 93 in 100 have a right cause among the first three", () => {
  const asked = readCausedQuestions();
  const missed = asked.filter(({ question, causes }) =>
    causesOf(question)
      .slice(0, 3)
      .every((cause) => !causes.includes(cause)),
  );
  expect(missed.slice(0, Math.floor(asked.length * 0.07))).toEqual(missed);
});

test("of the texts about no law, for 98 in 100 nothing is proposed", () => {
  const texts = readFileSync(ORDINARY_SOURCE, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const proposed = texts.filter((text) => causesOf(text).length > 0);
  expect(proposed.slice(0, Math.floor(texts.length / 50))).toEqual(proposed);
});
