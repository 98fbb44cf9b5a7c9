import { describe, expect, test } from "vitest";
import { judgmentFileName, judgmentText } from "#domain/judgment/cite/judgment-text.ts";

const judgment = {
  casename: "例某诉样某",
  court: "示例市示例区人民法院",
  text_type: "民事判决书",
  case_number: "（2021）示0102民初3号",
  body_text: ["原告：例某。", "判决如下："],
  tail_text: ["审判员　例明"],
  body_postscript: ["附：法条"],
};

describe("judgmentText", () => {
  test("prints the parts in the order of a judgment, an empty line between them, and ends its last line", () => {
    expect(judgmentText(judgment)).toBe(
      "示例市示例区人民法院\n民事判决书\n\n（2021）示0102民初3号\n\n原告：例某。\n判决如下：\n\n审判员　例明\n\n附：法条\n",
    );
  });

  test("leaves out what is missing, with its empty line", () => {
    const bare = { ...judgment, court: "", case_number: "", tail_text: [], body_postscript: [] };
    expect(judgmentText(bare)).toBe("民事判决书\n\n原告：例某。\n判决如下：\n");
  });
});

describe("judgmentFileName", () => {
  test("is case number and document type, else the name of the case", () => {
    expect(judgmentFileName(judgment)).toBe("（2021）示0102民初3号民事判决书");
    expect(judgmentFileName({ ...judgment, case_number: "", text_type: "" })).toBe("例某诉样某");
  });

  test("has no character that a file system refuses, at most 80, and never none", () => {
    const named = (casename: string) =>
      judgmentFileName({ ...judgment, case_number: "", text_type: "", casename });
    expect(named('甲/乙\\丙:丁*戊?己"庚<辛>壬|癸\n')).toBe("甲乙丙丁戊己庚辛壬癸");
    expect(named("甲".repeat(100))).toHaveLength(80);
    expect(named("//")).toBe("judgment");
  });
});
