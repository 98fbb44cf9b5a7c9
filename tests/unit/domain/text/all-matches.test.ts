import fc from "fast-check";
import { expect, test } from "vitest";
import { allMatches } from "#domain/text/all-matches.ts";

const texts = fc.string({ unit: fc.constantFrom("张", "三", "第", "1", "，", "。") });

test("finds what matchAll finds, in any text and at every call", () => {
  const patterns = [/第?1+/g, /(?<=。)[张三]/g, /张*/g, /(?:1|，)(?!。)/g];
  fc.assert(
    fc.property(texts, fc.constantFrom(...patterns), (text, pattern) => {
      const expected = [...text.matchAll(pattern)];
      expect(allMatches(text, pattern)).toEqual(expected);
      expect(allMatches(text, pattern)).toEqual(expected);
    }),
  );
});
