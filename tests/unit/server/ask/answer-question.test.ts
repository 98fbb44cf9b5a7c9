import { describe, expect, test } from "vitest";
import { MAX_ASKED_CHARS, MAX_PROPOSED } from "#contract/search/ask-limits.ts";
import { answerQuestion } from "#server/ask/answer-question.ts";
import { hasLaws } from "#server/ask/propose-articles.ts";
import { loadCauses } from "#server/catalogue/causes.ts";
import { openEngine } from "#server/search/open/open-engine.ts";

const ask = (question: string, cause?: string) =>
  answerQuestion({ question, ...(cause !== undefined && { cause }) }, "cn", openEngine());
const answered = async (question: string, cause?: string) => {
  const given = await ask(question, cause);
  if ("failure" in given) throw new Error(JSON.stringify(given.failure));
  return given.answer;
};
const codeOf = (label: string) => loadCauses().ordered.find((cause) => cause.label === label)!.value;
const LENDING = codeOf("民间借贷纠纷");

describe("what cannot be asked", () => {
  const fields = ["question"];
  test.each<[string, string, object]>([
    ["nothing", "", { error: "question_empty", fields }],
    ["signs", " ？！\u0007 ", { error: "question_empty", fields }],
    ["one character", " 钱 ", { error: "question_short", fields }],
    ["one character beyond the plane", "𠮷", { error: "question_short", fields }],
    ["another script", "аренда 12", { error: "question_foreign", fields }],
    [
      "too much",
      "钱".repeat(MAX_ASKED_CHARS + 1),
      { error: "question_long", value: String(MAX_ASKED_CHARS), fields },
    ],
  ])("%s", async (_, question, failure) => {
    expect(await ask(question)).toEqual({ failure });
  });

  test("as much as may be, counted in characters, can", async () => {
    expect(await ask("𠮷".repeat(MAX_ASKED_CHARS))).toHaveProperty("answer");
    expect(await ask("借钱")).toHaveProperty("answer");
  });

  test("a cause that is in no catalogue, with its code", async () => {
    expect(await ask("朋友借钱不还", "0")).toEqual({
      failure: { error: "bad_input", reason: "unknown_cause", value: "0", fields: ["cause"] },
    });
  });
});

describe("an answer", () => {
  test("to what is near no law has nothing, but says what it was taken for", async () => {
    const { kind, ...rest } = await answered("明天天气怎么样");
    expect(kind).toBe("question");
    expect(rest).toEqual({
      ...{ found: false, laws: hasLaws() ? "imported" : "not_imported" },
      ...{ services: [], guides: [], articles: [], cases: [], causes: [], untold: [] },
    });
  });

  test("to what a chosen cause makes a matter of law is found, with cases of that cause", async () => {
    expect((await answered("明天天气怎么样")).found).toBe(false);
    expect((await answered("明天天气怎么样", LENDING)).found).toBe(true);
    const { cases } = await answered("朋友借钱不还", LENDING);
    expect(cases.length).toBeGreaterThan(0);
    expect(cases.length).toBeLessThanOrEqual(MAX_PROPOSED.cases);
  });

  test("names the cause that the words surely mean first, each once, with its terms and what is untold", async () => {
    const { causes, untold } = await answered("民间借贷纠纷");
    expect(causes[0]).toMatchObject({ code: LENDING, label: "民间借贷纠纷" });
    const codes = causes.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeLessThanOrEqual(MAX_PROPOSED.causes);
    expect(untold).toEqual(["amount", "place", "when"]);
  });

  test("is of the text without control characters", async () => {
    expect(await answered("朋友借钱\u0000不还")).toEqual(await answered("朋友借钱不还"));
  });
});
