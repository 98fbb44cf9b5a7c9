import { describe, expect, test } from "vitest";
import { isSameText, textPrint } from "#domain/statute/versions/same-text.ts";
import { parsed } from "../invented-law.ts";

const text = (...lines: string[]) => parsed(["# 风筝条例", "<!-- INFO END -->", ...lines].join("\n\n"));

describe("textPrint", () => {
  test("has the letters of numbered units in order, and of every line but pieces of the title", () => {
    const print = textPrint(
      text("风筝", "## 第一章 总 则", "第一条 有风， 无雷。", "另起。", "附件", "表：甲"),
    );
    expect(print.numbered).toBe("第一条\n有风无雷另起");
    expect([...print.lines].sort()).toEqual(["另起", "附件", "有风无雷", "第一章总则", "表甲"].sort());
    const two = textPrint(text("第一条 有风。", "第二条 无风。"));
    expect(two.numbered).toBe("第一条\n有风\n第二条\n无风");
  });

  test("is worked out once for a document", () => {
    const document = text("第一条 有风。");
    expect(textPrint(document)).toBe(textPrint(document));
  });
});

describe("isSameText", () => {
  const bare = text("第一条 有风。", "第二条 无风。");

  test.each([
    ["with other punctuation and blanks", text("第一条　有 风", "第二条 无风！"), true],
    ["with an annex", text("第一条 有风。", "第二条 无风。", "附件", "表"), true],
    ["with another article", text("第一条 有风。", "第二条 无风。", "第三条 雨。"), false],
    ["with another word", text("第一条 有风。", "第二条 无雨。"), false],
    ["with the same words under another number", text("第一条 有风。", "第三条 无风。"), false],
  ])("holds of a copy %s in either direction", (_, other, isSame) => {
    expect(isSameText(bare, other)).toBe(isSame);
    expect(isSameText(other, bare)).toBe(isSame);
  });

  test("does not hold of two copies that each have more than the other", () => {
    const one = text("第一条 有风。", "附件", "表甲");
    const other = text("第一条 有风。", "附件", "表乙");
    const fuller = text("第一条 有风。", "附件", "表甲", "表乙");
    expect(isSameText(one, other)).toBe(false);
    expect(isSameText(one, fuller)).toBe(true);
  });
});
