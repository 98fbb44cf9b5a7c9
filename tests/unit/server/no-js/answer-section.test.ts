import { describe, expect, test } from "vitest";
import type { AskAnswer } from "#contract/search/search-ask.ts";
import { answerSection, askForm } from "#server/no-js/answer-section.ts";
import { cn, en, hidden } from "./words-as-names.ts";

const NOTHING: AskAnswer = {
  ...{ kind: "question", found: true, laws: "imported" },
  ...{ services: [], guides: [], articles: [], cases: [], causes: [], untold: [] },
} as const;
const told = (more: object, words = cn, chosen?: string) =>
  answerSection(words, "q<", { ...NOTHING, ...more } as AskAnswer, chosen).text;
const CARD = {
  ...{ kind: "guide", id: "g", title: "G<", url: "/g", reviewed: false, answer: ["short"], first: "day" },
  ...{ today: ["step"], cost: "free", call: [{ number: "12", name: "N", help: "H" }] },
  articles: [{ label: "A", law: "L", text: "T", more: true, url: "/layout/statute/a#b" }],
  calculator: { title: "Calc", url: "/calc" },
  unread: [],
};
const ARTICLE = { law: "L", text: "T", more: false, cited: 2, reasons: [] };

describe("a question", () => {
  test("is asked, or searched for again", () => {
    expect(askForm(cn, "<").text).toBe(
      `<form method="post" action="/search/plain">${hidden("qr", "&#60;")}${hidden("ask", "1")}${hidden("lang", "cn")}<button class="button">ask.asQuestion</button></form>`,
    );
    expect(askForm(en, "w", true).text).toBe(
      `<form method="post" action="/search/plain">${hidden("qr", "w")}${hidden("ask", "0")}${hidden("lang", "en")}<button class="button">ask.exact</button></form>`,
    );
  });

  test("without an answer leads on", () => {
    const text = told({ found: false }, en);
    expect(text).toContain(askForm(en, "q<", true).text);
    expect(text).toContain('<p role="status">ask.nothing</p>');
    expect(text).toContain(
      '<a href="/en/layout/guide">ask.allGuides</a> · <a href="/en/layout">ask.findLawyers</a>',
    );
    expect(text).not.toContain("ask.note");
  });

  test("with nothing of a kind has no part for it", () => {
    expect(told({})).not.toContain('class="part"');
    expect(told({})).toContain("ask.note");
    expect(told({}, en)).toContain("ask.language");
  });

  test("has its card first, with numbers to call and the articles it rests on", () => {
    const text = told({ card: CARD, guides: [{ title: "O", summary: "S", url: "/o" }] }, en);
    expect(text).toContain('<article class="card"><h2><a href="/g">G&#60;</a></h2>');
    expect(text).toContain('<a class="button" href="tel:12"><b>12</b> N</a>');
    expect(text).toContain('<li><a href="/en/layout/statute/a#b">A</a><p>T…</p></li>');
    expect(text).toContain('<a class="button" href="/calc">Calc</a>');
    expect(text).toContain('<p class="lead">short</p>');
    expect(text.indexOf("<h2>ask.others</h2>")).toBeGreaterThan(text.indexOf("</article>"));
  });

  test("has one sentence first: of a guide its summary, of a figure the figure", () => {
    const summary = { title: "G", summary: "in short", url: "/g" };
    expect(told({ card: CARD, guides: [summary] })).toContain('<p class="lead">in short</p>');
    const figure = told({ card: { ...CARD, kind: "number", answer: ["15 days", "from then"] } });
    expect(figure).toContain('<p class="lead">15 days</p>');
    expect(figure).toContain("<p>from then</p>");
  });

  test("shows nothing twice, three articles and three cases", () => {
    const articles = [...CARD.articles, ..."abcd".split("").map((url) => ({ label: url, url }))];
    const text = told({
      card: CARD,
      guides: [CARD],
      articles: articles.map((one) => ({ ...ARTICLE, ...one })),
    });
    expect(text).not.toContain("ask.others");
    expect(text.match(/ask\.cited/gu)).toHaveLength(4);
    expect(text.split("<details>")[1]?.match(/ask\.cited/gu)).toHaveLength(1);
  });

  test("says once what its cases have in common", () => {
    const shared = { code: "same_cause", names: ["a"] };
    const one = { id: "i", casename: "C", court: "K", case_number: "N", reasons: [shared] };
    const own = { ...one, reasons: [shared, { code: "same_articles", names: ["b"] }] };
    const text = told({ cases: [own, one, one, one] }, en);
    expect(text.match(/ask\.alike/gu)).toEqual(["ask.alike"]);
    expect(text.match(/id=i&#38;lang=en/gu)).toHaveLength(3);
  });

  test("is asked again for a cause or a meaning, and the ways on are those of the chosen one", () => {
    const terms = { fee: "property", limitation: { words: "until", basis: "basis" } };
    const causes = [
      { code: "8", label: "b" },
      { code: "9", label: "<c", ...terms },
    ];
    const text = told({ causes, choose: [{ text: "M", cause: "7" }] }, cn, "9");
    const again = (cause: string) =>
      `${hidden("qr", "q&#60;")}${hidden("ask", "1")}${hidden("cause", cause)}`;
    for (const cause of ["7", "8", "9"]) expect(text).toContain(again(cause));
    expect(text).toContain('<a href="/layout#reason=%3Cc">ask.findLawyers</a>');
    expect(text).toContain('<a href="/layout/toolbox/court-fee#kind=property">ask.fee</a>');
    expect(told({ causes })).toContain('<a href="/layout#reason=b">ask.findLawyers</a>');
  });

  test("leads to our own services, and says what would narrow the answer", () => {
    const text = told({ services: [{ code: "appeal_fee", url: "/fee" }], untold: ["when", "where"] });
    expect(text).toContain('<a href="/fee">ask.service.appeal_fee</a>');
    expect(text).toContain("ask.tell.when、ask.tell.where");
  });

  test("is told where no laws are imported", () => {
    expect(told({ laws: "not_imported" })).toContain('<a href="/layout/coverage#laws">ask.coverage</a>');
  });
});
