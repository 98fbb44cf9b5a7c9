import fc from "fast-check";
import { expect, test } from "vitest";
import { tellingPassage } from "#domain/search/similar/telling-passage.ts";

const weigh = (...bigrams: string[]) => bigrams.map((bigram, at) => ({ bigram, weight: 10 - at }));

test("the passage is where most of the weight stands together, with the places marked", () => {
  const paragraphs = ["样某持刀。", `${"其他情况。".repeat(40)}样某持刀抢劫出租车司机。`];
  const passage = tellingPassage(paragraphs, weigh("持刀", "抢劫", "租车"))!;
  expect(passage.paragraph).toBe(1);
  expect(passage.text).toContain("持刀抢劫出租车");
  expect(passage.ranges.map(([from, to]) => passage.text.slice(from, to))).toEqual(["持刀抢劫", "租车"]);
});

test("a text without any of them has no passage", () => {
  expect(tellingPassage(["无关的话。", ""], weigh("持刀"))).toBeNull();
  expect(tellingPassage([], weigh("持刀"))).toBeNull();
});

test("every mark is a bigram of the query or several in a row", () => {
  const text = fc.string({ unit: fc.constantFrom(..."持刀抢劫，出租车"), maxLength: 300 });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 4 }), (paragraphs) => {
      const bigrams = weigh("持刀", "抢劫", "租车");
      const passage = tellingPassage(paragraphs, bigrams);
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
