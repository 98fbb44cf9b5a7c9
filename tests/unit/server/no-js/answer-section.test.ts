import { describe, expect, test } from "vitest";
import type { AskAnswer } from "#contract/search/search-ask.ts";
import { answerSection, askForm } from "#server/no-js/answer-section.ts";
import { cn, en, hidden } from "./words-as-names.ts";

describe("a question", () => {
  const answer: AskAnswer = {
    ...{ kind: "question", found: true, laws: "imported" },
    ...{ services: [], guides: [], articles: [], cases: [], causes: [], untold: [] },
  } as unknown as AskAnswer;
  const told = (more: Partial<AskAnswer>, words = cn) =>
    answerSection(words, "q<", { ...answer, ...more }).text;

  test("is asked, or searched for again", () => {
    expect(askForm(cn, "<").text).toBe(
      `<form method="post" action="/search/plain">${hidden("qr", "&#60;")}${hidden("ask", "1")}${hidden("lang", "cn")}<button class="button">ask.asQuestion</button></form>`,
    );
    expect(askForm(en, "w", true).text).toBe(
      `<form method="post" action="/search/plain">${hidden("qr", "w")}${hidden("lang", "en")}<button class="button">ask.exact</button></form>`,
    );
  });

  test("without an answer leads on", () => {
    const text = told({ found: false }, en);
    expect(text).toContain(
      '<section class="ask" aria-label="ask.label"><p class="taken"><span>ask.asask.kinds.question</span></p>',
    );
    expect(text).toContain(askForm(en, "q<", true).text);
    expect(text).toContain('<p role="status">ask.nothing</p>');
    expect(text).toContain(
      '<a href="/en/layout/guide">ask.allGuides</a> · <a href="/en/layout">ask.findLawyers</a>',
    );
    expect(text).toContain('<a href="/en/layout/toolbox">ask.tools</a>');
    expect(text).not.toContain("ask.note");
  });

  test("with nothing of a kind has no part for it", () => {
    const text = told({});
    expect(text).toContain('<p role="status" class="small soft">ask.note </p>');
    expect(text).not.toContain('class="part"');
    expect(text).not.toContain("ask.nothing");
    expect(told({}, en)).toContain("ask.note ask.language</p>");
  });

  test("leads to our own services", () => {
    expect(told({ services: [{ code: "appeal_fee", url: "/fee" }] })).toContain(
      '<div class="part"><h2>ask.services</h2><div><ul><li><a href="/fee">ask.service.appeal_fee</a></li></ul></div></div>',
    );
  });

  test("is answered by guides", () => {
    const guide = { title: "G", summary: "S", url: "/g", reviewed: true, words: [], articles: [] };
    expect(told({ guides: [guide] })).toContain(
      '<div class="part"><h2>ask.guides</h2><div><ul><li><a href="/g">G</a><p>S</p><p class="small soft"></p></li></ul></div></div>',
    );
    const full = { ...guide, reviewed: false, words: ["a", "b"], articles: ["c", "d"] };
    expect(told({ guides: [full] })).toContain(
      '<p class="small soft">ask.shareda、b · ask.citesc、d · ask.unreviewed</p>',
    );
  });

  test("is answered by articles, or told that there are none", () => {
    const article = { label: "A", law: "L", text: "T", more: true, url: "/layout/statute/a#b", cited: 1 };
    const reasons = [{ code: "law" as const }, { code: "words" as const }];
    const text = told(
      {
        articles: [
          { ...article, reasons },
          { ...article, more: false, reasons },
        ],
      },
      en,
    );
    expect(text).toContain(
      '<h2>ask.articles</h2><div><ol lang="zh-CN"><li><a href="/en/layout/statute/a#b">A</a><p>T…</p>',
    );
    expect(text).toContain("<p>T</p>");
    expect(text).toContain('<p class="small soft">ask.whyask.reasons.lawask.commaask.reasons.words</p>');
    expect(told({ laws: "not_imported" })).toContain(
      '<p class="small soft">ask.notImported <a href="/layout/coverage#laws">ask.coverage</a></p><ol lang="zh-CN"></ol>',
    );
  });

  test("is answered by cases", () => {
    const snippets = [{ paragraph: 0, text: "word", ranges: [[0, 2]], from: 0, more: false }];
    const one = { id: "i", casename: "C", court: "K", case_number: "N", snippets, reasons: [] };
    const reasons = [
      { code: "same_cause", names: ["a"] },
      { code: "same_articles", names: ["b"] },
    ];
    const text = told({ cases: [one, { ...one, reasons }] as never });
    expect(text).toContain(
      '<h2>ask.cases</h2><div><ul lang="zh-CN"><li><a href="/search/judgment?id=i">C</a><p class="small soft">K N</p><p><mark>wo</mark>rd</p></li>',
    );
    expect(text).toContain(
      '<p class="small soft">ask.alike.same_causeask.commaask.alike.same_articles</p></li>',
    );
    expect(told({ cases: [one] as never }, en)).toContain("?id=i&#38;lang=en");
  });

  test("is answered by causes, each with its ways on", () => {
    const text = told({ causes: [{ code: "9", label: "<c" }] as never });
    const lang = hidden("lang", "cn");
    expect(text).toContain(
      `<h2>ask.causes</h2><div><ul class="of-causes"><li><span lang="zh-CN">&#60;c</span> <form method="post" action="/search/plain">${hidden("reason", "&#60;c")}${lang}<button class="link" aria-label="ask.judgments &#60;c">ask.judgments</button></form>`,
    );
    expect(text).toContain(
      `${hidden("qr", "q&#60;")}${hidden("ask", "1")}${hidden("cause", "9")}${lang}<button class="link" aria-label="ask.alikeOf &#60;c">ask.alikeOf</button>`,
    );
    expect(text).toContain(
      '<a href="/layout#reason=%3Cc" aria-label="ask.findLawyers &#60;c">ask.findLawyers</a></li>',
    );
    const terms = { fee: "property", limitation: { words: "until", basis: "basis" } };
    const full = told({ causes: [{ code: "9", label: "c", ...terms }] as never }, en);
    expect(full).toContain(
      '<a href="/en/layout/toolbox/court-fee#kind=property" aria-label="ask.fee c">ask.fee</a>',
    );
    expect(full).toContain('<p class="small soft">ask.limitationuntilbasis</p></li>');
    expect(full.split(hidden("lang", "en"))).toHaveLength(4);
  });

  test("says what would narrow the answer", () => {
    expect(told({ untold: ["when", "where"] as never })).toContain(
      "<h2>ask.untold</h2><div><p>ask.tell.when、ask.tell.where</p></div>",
    );
  });
});
