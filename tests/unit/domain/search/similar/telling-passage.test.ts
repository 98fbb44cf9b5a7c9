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
