import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { excerptOf, type Pagefind, searchSite, splitWords } from "#client/services/site-search.ts";

const pagefind = (...pages: { url: string; title: string; content: string }[]): Pagefind => ({
  search: async () => ({
    results: pages.map(({ url, title, content }) => ({
      data: async () => ({ url, content, meta: { title } }),
    })),
  }),
});

describe("searchSite", () => {
  const three = pagefind(
    { url: "/a", title: "费用", content: "法院的费用，与期限无关。" },
    { url: "/b", title: "收到判决", content: "上诉期限为十五日。" },
    { url: "/c", title: "上诉期限", content: "从次日起算。" },
  );

  test("drops pages that only hold part of a word, and puts titles first", async () => {
    const hits = await searchSite("上诉期限", three);
    expect(hits.map((hit) => hit.url)).toEqual(["/c", "/b"]);
  });

  test("wants every word of the query", async () => {
    expect((await searchSite("上诉期限 十五日", three)).map((hit) => hit.url)).toEqual(["/b"]);
  });

  test("finds full-width and upper-case spellings", async () => {
    const hits = await searchSite("ｌｐｒ", pagefind({ url: "/d", title: "利息", content: "按 LPR 计算" }));
    expect(hits[0]?.excerpt).toContainEqual({ text: "LPR", found: true });
  });

  test("asks the index without the name of the state, and wants it in the page", async () => {
    const asked: string[] = [];
    const hits = await searchSite("人民共和国保险法", {
      search: (words) => {
        asked.push(words);
        return pagefind(
          { url: "/e", title: "《中华人民共和国保险法》", content: "" },
          { url: "/f", title: "保险法解释", content: "" },
        ).search(words);
      },
    });
    expect(asked).toEqual(["保险法", "保 险 法"]);
    expect(hits.map(({ url }) => url)).toEqual(["/e"]);
  });

  test("finds nothing for nothing", async () => {
    expect(await searchSite(" ，", three)).toEqual([]);
  });
});

describe("excerptOf", () => {
  test("is made of pieces of the text and marks only the words", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ minLength: 1 }), (content, query) => {
        const words = splitWords(query);
        const text = content.normalize("NFKC").replace(/\s+/g, " ");
        for (const { text: piece, found } of excerptOf(content, words)) {
          if (found) expect(words).toContain(piece.toLowerCase());
          else if (piece !== "…") expect(text).toContain(piece);
        }
      }),
    );
  });
});
