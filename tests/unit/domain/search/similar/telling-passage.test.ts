import fc from "fast-check";
import { expect, test } from "vitest";
import { tellingPassage } from "#domain/search/similar/telling-passage.ts";

const judgment = (body_text: string[], tail_text: string[] = []) => ({
  body_text,
  tail_text,
  body_postscript: [],
  holding: null,
});
const weigh = (...bigrams: string[]) => bigrams.map((bigram, at) => ({ bigram, weight: 10 - at }));

test("the passage is where most of the weight stands together, with the places marked", () => {
  const paragraphs = ["样某持刀。", `${"其他情况。".repeat(40)}样某持刀抢劫出租车司机。`];
  const passage = tellingPassage(judgment(paragraphs), weigh("持刀", "抢劫", "租车"))!;
  expect(passage.paragraph).toBe(1);
  expect(passage.text).toContain("持刀抢劫出租车");
  expect(passage.ranges.map(([from, to]) => passage.text.slice(from, to))).toEqual(["持刀抢劫", "租车"]);
});

test("a text without any of them has no passage", () => {
  expect(tellingPassage(judgment(["无关的话。", ""]), weigh("持刀"))).toBeNull();
  expect(tellingPassage(judgment([]), weigh("持刀"))).toBeNull();
});

test("a line that names the parties is no passage where the facts have one of the words", () => {
  const body = [
    "原告：示例朔野租车持刀有限公司，住所地某市。",
    "被告：样某，男，住某市。",
    "原告示例朔野租车持刀有限公司与被告样某合同纠纷一案，本院立案受理后，公开开庭进行了审理。本案现已审理终结。",
    "原告诉称：样某欠款。请求判令归还。",
    "本院经审理查明：样某持刀抢劫。",
    "本院认为：样某应当赔偿。",
    "判决如下：",
    "样某赔偿一万元。",
  ];
  const bigrams = weigh("租车", "持刀");
  expect(tellingPassage(judgment(body), bigrams)!.paragraph).toBe(4);
  expect(tellingPassage(judgment(body.with(4, "本院经审理查明：无事。")), bigrams)!.paragraph).toBe(0);
});

test("every mark is a bigram of the query or several in a row", () => {
  const text = fc.string({ unit: fc.constantFrom(..."持刀抢劫，出租车"), maxLength: 300 });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 4 }), (paragraphs) => {
      const bigrams = weigh("持刀", "抢劫", "租车");
      const passage = tellingPassage(judgment(paragraphs), bigrams);
      const holds = paragraphs.some((one) => bigrams.some(({ bigram }) => one.includes(bigram)));
      expect(passage !== null).toBe(holds);
      if (!passage) return;
      expect(paragraphs[passage.paragraph]!.slice(passage.from)).toContain(passage.text);
      expect(passage.ranges.length).toBeGreaterThan(0);
      for (const [from, to] of passage.ranges)
        expect(passage.text.slice(from, to)).toMatch(/^(?:持刀|抢劫|租车)+$/u);
    }),
  );
});

test("each bigram counts once in a passage, and the first of equal passages is taken", () => {
  const one = (paragraphs: string[]) =>
    tellingPassage(judgment(paragraphs), weigh("持刀", "抢劫", "租车"))?.paragraph;
  expect(one(["抢劫抢劫抢劫抢劫", "持刀。"])).toBe(1);
  expect(one(["持刀抢劫", "抢劫持刀"])).toBe(0);
  expect(one(["抢劫租车", "持刀租车"])).toBe(1);
});

test("what stands farther from the first word than an excerpt reaches is not of the passage", () => {
  const apart = (chars: number) =>
    tellingPassage(judgment([`抢劫${"甲".repeat(chars)}租车`, "持刀。"]), weigh("持刀", "抢劫", "租车"))
      ?.paragraph;
  // 9 + 8 together, 10 for the other.
  expect(apart(77)).toBe(0);
  expect(apart(78)).toBe(1);
});

test("a passage begins at the first of its words, and drops those that it leaves behind", () => {
  const text = `抢劫${"甲".repeat(70)}抢劫${"乙".repeat(60)}租车，持刀`;
  const passage = tellingPassage(judgment([text]), weigh("持刀", "抢劫", "租车"))!;
  expect(passage.from).toBeGreaterThan(30);
  expect(passage.text).toContain("租车，持刀");
});

test.each([
  ["the parties", { at: 0, text: "原告：持刀抢劫租车公司，住所地某市。" }],
  [
    "the course",
    {
      at: 1,
      text: "原告持刀抢劫租车公司与被告乙合同纠纷一案，本院立案受理后，公开开庭进行了审理。本案现已审理终结。",
    },
  ],
  ["the signature", { at: 5, text: "审判长　持刀抢劫租车" }],
  ["the annex", { at: 6, text: "附：持刀抢劫租车" }],
])("%s only names people and places: looked at where nothing else has a word", (_, { at, text }) => {
  const all = [
    "原告：甲公司，住所地某市。",
    "原告甲公司与被告乙合同纠纷一案，本院立案受理后，公开开庭进行了审理。本案现已审理终结。",
    "本院经审理查明：丙。",
    "本院认为：丁。",
    "判决如下：",
    "审判长　甲",
    "附：戊",
  ].with(at, text);
  const paragraphOf = (facts: string) =>
    tellingPassage(
      {
        body_text: all.with(2, facts).slice(0, 5),
        tail_text: all.slice(5, 6),
        body_postscript: all.slice(6),
        holding: null,
      },
      weigh("持刀", "抢劫", "租车"),
    )?.paragraph;
  expect(paragraphOf("本院经审理查明：租车。")).toBe(2);
  expect(paragraphOf("本院经审理查明：丙。")).toBe(at);
});
