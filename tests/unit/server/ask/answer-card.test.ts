import { describe, expect, test } from "vitest";
import { answerQuestion } from "#server/ask/answer-question.ts";
import { keyOfResolved, offerText, openOffers } from "#server/ask/offers.ts";
import { openEngine } from "#server/search/open/open-engine.ts";

const { all } = openOffers();
const cardFor = async (question: string, language: "cn" | "en" = "cn") => {
  const given = await answerQuestion({ question }, language, openEngine());
  if ("failure" in given) throw new Error(question);
  return given.answer.card;
};
/** The offers (`Offer`, site content) of a kind, each with its phrasings. */
const ofKind = (kind: string) =>
  all
    .filter(({ offer }) => offer.kind === kind)
    .map((open) => ({ open, asked: offerText(open.offer).asked }));

test.each(["guide", "knowledge", "calculator", "service", "number"])(
  "every %s is asked for in its own words",
  (kind) => {
    const offers = ofKind(kind);
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.filter(({ asked }) => asked.length === 0)).toEqual([]);
  },
);

describe("a card", () => {
  test("of a guide has its short answer, steps, what not to miss, its cost and numbers to call", async () => {
    const card = await cardFor("公司拖欠工资怎么办");
    expect(card).toMatchObject({ kind: "guide", id: "wages-unpaid", url: "/layout/guide/wages-unpaid" });
    expect(card!.answer.join("")).toContain("劳动仲裁");
    expect([card!.today.length > 2, card!.call.length > 0]).toEqual([true, true]);
    expect(card!.first).toContain("一年内");
    expect(card!.cost).toContain("不收");
  });

  test("of a guide stands in English where it is translated", async () => {
    const card = await cardFor("公司拖欠工资怎么办", "en");
    expect(card).toMatchObject({ id: "wages-unpaid", url: "/en/layout/guide/wages-unpaid" });
    expect(card!.title).toMatch(/^[A-Z]/);
  });

  test("of a number is one line with the calculator of its text", async () => {
    const card = await cardFor("试用期最长多久");
    expect(card).toMatchObject({ kind: "number", id: "probation-dismissed", today: [], call: [] });
    expect(card!.answer).toHaveLength(1);
    expect(card!.answer[0]).toContain("六个月");
  });

  test("names the rules that may change it and that nobody has read yet", async () => {
    const unread = async (question: string) => (await cardFor(question))!.unread;
    expect(await unread("工程款优先权多少个月")).toMatchObject([{ from: "2026-06-30" }]);
    expect(await unread("试用期最长多久")).toEqual([]);
  });

  test("shows no article of a law on fees or legal aid that its phrasings do not lead to", async () => {
    let shown = 0;
    for (const { open, asked } of ofKind("guide").slice(0, 40)) {
      const card = await cardFor(asked[0]!);
      if (open.lead.size === 0 || card?.title !== offerText(open.offer).title) continue;
      const leading = open.cites.filter((one) => open.lead.has(keyOfResolved(one)));
      shown += card.articles.length;
      expect(leading.map(({ law }) => law.title)).toEqual(
        expect.arrayContaining(card.articles.map(({ law }) => law)),
      );
    }
    expect(shown).toBeGreaterThan(10);
  });

  test("is absent where nothing of ours answers", async () => {
    expect(await cardFor("明天天气怎么样")).toBeUndefined();
  });
});
