import { describe, expect, test } from "vitest";
import { MAX_ASKED_CHARS } from "#contract/search/ask-limits.ts";
import { answerQuestion } from "#server/ask/answer-question.ts";
import type { SearchEngine } from "#server/search/search-engine.ts";

// A refused question starts no search: there is no engine.
const asked = (question: string) => answerQuestion({ question }, "cn", {} as SearchEngine);
const fields = ["question"];

describe("answerQuestion", () => {
  test.each(["", "  ", "？？……", "\u0000\u0007", "😀"])("takes %j for nothing", async (question) => {
    expect(await asked(question)).toEqual({ failure: { error: "question_empty", fields } });
  });

  test.each(["钱", " 𠮷 ", "a"])("takes %j for too short", async (question) => {
    expect(await asked(question)).toEqual({ failure: { error: "question_short", fields } });
  });

  test("takes no more characters than it says, however many units they are", async () => {
    const value = String(MAX_ASKED_CHARS);
    for (const one of ["钱", "𠮷"])
      expect(await asked(one.repeat(MAX_ASKED_CHARS + 1))).toEqual({
        failure: { error: "question_long", value, fields },
      });
    // A question of exactly the greatest length is not too long; this one is refused for its script.
    expect(await asked("く".repeat(MAX_ASKED_CHARS))).toEqual({
      failure: { error: "question_foreign", fields },
    });
  });

  test.each(["аренда", "12", "くらし"])("takes %j for another language", async (question) => {
    expect(await asked(question)).toEqual({ failure: { error: "question_foreign", fields } });
  });
});
