import { expect, test } from "vitest";
import { proposalLinks } from "#domain/ask/proposals/proposal-links.ts";
import { wordProposal } from "#domain/ask/proposals/word-proposal.ts";

const WORDS = {
  words: "条文“{words}”",
  law: "法律“{words}”",
  heading: "标题“{words}”",
  cases: "{n} 篇案例",
  cited: "{n} 篇引用",
  chapter: "{n} 条同章",
  learned: "常见于“{words}”",
  guides: "问事“{words}”",
  street: "口语“{words}”",
};

test("a reason is told by its words, at most four of them, or by its number", () => {
  expect(wordProposal(WORDS, { code: "words", words: ["工资"] })).toBe("条文“工资”");
  expect(wordProposal(WORDS, { code: "heading", words: ["甲", "乙", "丙", "丁", "戊"] })).toBe(
    "标题“甲、乙、丙、丁”",
  );
  expect(wordProposal(WORDS, { code: "cited", count: 12 })).toBe("12 篇引用");
  expect(wordProposal(WORDS, { code: "cases" })).toBe("0 篇案例");
});

test("what follows from a question lies below the prefix of its language", () => {
  for (const prefix of ["", "/en"]) {
    const links = proposalLinks(prefix);
    expect(links).toMatchObject({
      guides: `${prefix}/layout/guide`,
      lawyers: `${prefix}/layout`,
      tools: `${prefix}/layout/toolbox`,
      coverage: `${prefix}/layout/coverage#laws`,
    });
    expect(links.judgmentsOf("买卖合同纠纷 & 其他")).toBe(
      `${prefix}/layout/serachList#reason=${encodeURIComponent("买卖合同纠纷 & 其他")}`,
    );
    expect(links.lawyersFor("租赁")).toBe(`${prefix}/layout#reason=${encodeURIComponent("租赁")}`);
  }
});
