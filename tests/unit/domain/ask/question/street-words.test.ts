import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Alphabet, MAX_ALPHABET } from "#domain/ask/index/alphabet.ts";
import type { AskIndex } from "#domain/ask/index/ask-index.ts";
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

  test("give the bigrams of the law's words that the corpus knows, each once", () => {
    const alphabet = new Alphabet(Uint16Array.from("民间借贷", (letter) => letter.charCodeAt(0)));
    const words = new StreetWords([
      { street: "欠钱", law: ["民间借贷", "借款"] },
      { street: "不还", law: ["借贷"] },
    ]);
    const grams = words.gramsFor("欠钱不还", { alphabet } as unknown as AskIndex);
    expect(grams.map(({ text, key, weight }) => [text, key, weight])).toEqual(
      ["民间", "间借", "借贷"].map((text) => [text, alphabet.key(text, 0, 2), 1]),
    );
    expect(words.gramsFor("没有", { alphabet } as unknown as AskIndex)).toEqual([]);
  });
});

describe("Alphabet", () => {
  const codes = Uint16Array.from("民间借贷甲乙", (letter) => letter.charCodeAt(0));
  const alphabet = new Alphabet(codes);

  test("gives different grams different keys, and none to a gram with an unknown character", () => {
    const gram = fc.string({ unit: fc.constantFrom(..."民间借贷甲乙丙"), maxLength: 4 });
    fc.assert(
      fc.property(gram, gram, (one, other) => {
        const [a, b] = [one, other].map((text) => alphabet.key(text, 0, text.length));
        if (one.includes("丙")) expect(a).toBe(-1);
        else {
          expect(Number.isSafeInteger(a)).toBe(true);
          if (!other.includes("丙")) expect(a === b).toBe(one === other);
        }
        expect(alphabet.key(`甲${one}乙`, 1, 1 + one.length)).toBe(a);
      }),
    );
  });

  test("numbers characters from one, and no more than fit a key", () => {
    expect([...codes].map((code) => alphabet.idOf(code))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(alphabet.idOf("丙".charCodeAt(0))).toBe(0);
    const full = new Alphabet(Array.from({ length: MAX_ALPHABET + 2 }, (_, at) => 1_000 + at));
    expect(full.idOf(1_000 + MAX_ALPHABET - 1)).toBe(MAX_ALPHABET);
    expect(full.idOf(1_000 + MAX_ALPHABET)).toBe(0);
  });
});
