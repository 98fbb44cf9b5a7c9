import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { StreetWords } from "#domain/ask/question/street-words.ts";

const letters = "欠钱不还民间借贷";
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 3 });
const pairs = fc.uniqueArray(fc.record({ street: word, law: fc.uniqueArray(word, { maxLength: 2 }) }), {
  selector: ({ street }) => street,
  maxLength: 6,
});

describe("StreetWords", () => {
  test("act where the longest of them stands at each place, unless the question says the law's word itself", () => {
    fc.assert(
      fc.property(pairs, fc.string({ unit: fc.constantFrom(...letters), maxLength: 10 }), (list, text) => {
        const expected = new Set<string>();
        for (let from = 0; from < text.length; ) {
          const here = list
            .filter(({ street }) => text.startsWith(street, from))
            .sort((a, b) => b.street.length - a.street.length)[0];
          for (const law of here?.law ?? []) if (!text.includes(law)) expected.add(`${here!.street} ${law}`);
          from += here?.street.length ?? 1;
        }
        const found = new StreetWords(list).pairsIn(text).map(({ street, law }) => `${street} ${law}`);
        expect(found).toEqual([...expected]);
      }),
    );
  });
});
