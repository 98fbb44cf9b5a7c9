import fc from "fast-check";
import { expect, test } from "vitest";
import { OrderedLines, placeIn } from "#domain/catalogue/causes/wordings/ordered-lines.ts";

const word = fc.string({ unit: fc.constantFrom(..."人民法院借钱ab1"), minLength: 1, maxLength: 4 });
const lines = fc.uniqueArray(fc.tuple(word, fc.array(word, { maxLength: 3 })), {
  selector: ([own]) => own,
  maxLength: 12,
});

test("each word leads to what follows it, any other to nothing", () => {
  fc.assert(
    fc.property(lines, word, (given, other) => {
      const sorted = given.toSorted(([a], [b]) => (a < b ? -1 : 1));
      const ordered = new OrderedLines(sorted.map(([own, leads]) => [own, ...leads].join(" ")).join("\n"));
      for (const [own, leads] of sorted) expect(ordered.after(own)).toEqual(leads);
      const isGiven = given.some(([own]) => own === other);
      if (!isGiven) expect(ordered.after(other)).toBeUndefined();
      expect(ordered.has(other)).toBe(isGiven);
      expect(ordered.begins(other)).toBe(given.some(([own]) => own.startsWith(other)));
    }),
  );
});

test("each line is found at its place, any other at none", () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 12 }), word, (given, other) => {
      const sorted = given.toSorted();
      const starts = Uint32Array.from(sorted, (_, at) => sorted.slice(0, at).join("").length + at);
      for (const [at, own] of sorted.entries()) expect(placeIn(sorted.join("\n"), starts, own)).toBe(at);
      if (!given.includes(other)) expect(placeIn(sorted.join("\n"), starts, other)).toBe(-1);
    }),
  );
});
