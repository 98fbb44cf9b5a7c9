import { describe, expect, test } from "vitest";
import { fieldOf } from "#server/ask/matter.ts";

const text = (name: string, similarity: number, ...laws: string[]) => ({
  ...{ text: name, similarity, laws: new Set(laws) },
});
/** Which of three laws are of the field. */
const ofField = (...near: Parameters<typeof fieldOf>[0]) => ["甲", "乙", "丙"].filter(fieldOf(near));

describe("the field of a question", () => {
  test("is in no doubt if a text is clearly the nearest", () => {
    expect(ofField(text("一", 0.25, "甲", "乙"), text("二", 0.05, "丙"))).toEqual(["甲", "乙", "丙"]);
  });

  test("is the laws of the nearest text if it is much nearer than another one, but little like the question", () => {
    expect(ofField(text("一", 0.1, "甲", "乙"), text("二", 0.06, "丙"))).toEqual(["甲", "乙"]);
  });

  test("is the laws on which the near texts agree if none is clearly the nearest", () => {
    expect(ofField(text("一", 0.15, "甲", "乙"), text("二", 0.14, "甲", "丙"))).toEqual(["甲"]);
    expect(ofField(text("一", 0.15, "甲"), text("二", 0.14, "乙"))).toEqual([]);
  });

  test("is no law if the nearest text is little like the question and another one as near", () => {
    expect(ofField(text("一", 0.07, "甲"), text("二", 0.07, "丙"))).toEqual([]);
  });

  test("counts a text once, however many of its figures are near", () => {
    const figures = [text("一", 0.09, "甲"), text("一", 0.08, "甲")];
    expect(ofField(text("一", 0.1, "甲"), ...figures, text("二", 0.06, "乙"))).toEqual(["甲"]);
  });

  test("leaves out texts without laws when it counts which agree", () => {
    const rival = text("二", 0.12, "乙");
    expect(ofField(text("一", 0.2, "甲"), rival, text("三", 0.12))).toEqual(
      ofField(text("一", 0.2, "甲"), rival),
    );
  });

  test("is every law if no text is near", () => {
    expect(ofField()).toEqual(["甲", "乙", "丙"]);
  });
});
