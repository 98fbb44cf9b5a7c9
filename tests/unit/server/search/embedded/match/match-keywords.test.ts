import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { docIdsOf } from "#server/search/embedded/lists/bit-set.ts";
import { matchKeywords } from "#server/search/embedded/match/match-keywords.ts";
import { storePhrases } from "#server/search/embedded/match/store-phrases.ts";
import { InvertedIndexReader } from "#server/search/embedded/postings/inverted-index-reader.ts";
import { PostingsWriter } from "#server/search/embedded/postings/postings-writer.ts";
import { runs } from "../../../../../fixtures/laws.ts";
import { pick, seededRandom } from "../../../../../fixtures/search/random.ts";

const folder = mkdtempSync(join(tmpdir(), "fasu-match-"));
const random = seededRandom(5);
const STOCK = "一二三四五";
/** Three characters make every pair frequent in every text; the others are so rare that single blocks are read. */
const texts = Array.from({ length: 1500 }, (_, at) => {
  const length = Math.floor(random() * 60);
  const common = Array.from({ length }, () => pick(["保", "险", "人", " "], random)).join("");
  const rare = at % 301 === 7 ? "罕保险人见" : "";
  // Stored as a whole; what lies in it is known by it, but for the texts in which its bigrams stand apart.
  const stock = random() < 0.3 ? STOCK : at % 20 === 3 ? "四五 三四 一二 保二三 四" : "";
  return `${common}${rare}${stock}${common.slice(0, 7)}`.trim().replaceAll(/ +/g, " ");
});
const writer = new PostingsWriter(folder);
for (const [rank, text] of texts.entries()) writer.add(rank, [[text]]);
writer.finish();
const plain = new InvertedIndexReader(folder, false);
// Before any phrase is stored: a reader looks for them only once.
expect(plain.phrases).toBeNull();
storePhrases(folder, plain, texts.length, 150);
const index = new InvertedIndexReader(folder, false);
afterAll(() => {
  for (const each of [plain, index]) each.close();
  rmSync(folder, { recursive: true });
});

test.each([
  { name: "bigrams alone", index: plain },
  { name: "stored phrases", index },
])("by $name a keyword is found where a text holds it, and first stands where it first does", ({ index }) => {
  const pieces = [...STOCK].flatMap((_, from) => [1, 2, 3, 4, 5].map((to) => STOCK.slice(from, from + to)));
  const drawn = fc
    .string({ unit: fc.constantFrom("保", "险", "人", "罕", "见", " "), minLength: 1, maxLength: 9 })
    .map((text) => text.trim().replaceAll(/ +/g, " "))
    .filter((text) => text !== "");
  const word = fc.oneof({ arbitrary: drawn, weight: 3 }, fc.constantFrom(...pieces));
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), (keywords) => {
      const { docIds: ranks, firstPositions } = matchKeywords(
        index,
        keywords.map((keyword) => [keyword]),
        texts.length,
      );
      const expected = [...texts.keys()].filter((rank) =>
        keywords.every((keyword) => texts[rank]!.includes(keyword)),
      );
      expect([...docIdsOf(ranks)]).toEqual(expected);
      for (const [number, keyword] of keywords.entries()) {
        const read = (limit: number) => {
          const first = firstPositions(number);
          return expected.map((rank) => first(rank, limit));
        };
        const wanted = expected.map((rank) => texts[rank]!.indexOf(keyword));
        expect(read(1_000)).toEqual(wanted);
        // Behind a limit it need not be told where.
        const limit = keyword.length * 3;
        expect(read(limit).map((at) => Math.min(at, limit))).toEqual(wanted.map((at) => Math.min(at, limit)));
      }
    }),
    { numRuns: runs(600) },
  );
});

test("stored are frequent phrases of three characters and more, and of those that lie in others only what is left", () => {
  const { phrases } = index;
  expect(phrases!.fewest).toBe(150);
  const three = ["保", "险", "人"].flatMap((a) =>
    ["保", "险", "人"].flatMap((b) => ["保", "险", "人"].map((c) => a + b + c)),
  );
  // Of three characters all are in more than 150 texts, but in longer stored ones too.
  expect(three.filter((phrase) => phrases!.boundsOf(phrase) !== null)).toEqual(three);
  expect(phrases!.boundsOf("罕保险人见")).toEqual({ sure: new Uint32Array(47), possible: expect.anything() });
  expect(phrases!.boundsOf("罕见")).toBeNull();
  const [whole, part] = [STOCK, STOCK.slice(0, 3)].map((phrase) => phrases!.boundsOf(phrase)!);
  expect(whole!.possible).toBe(whole!.sure);
  expect(part).toEqual({ sure: whole!.sure, possible: null });
});

test("an index of few documents stores no phrases", () => {
  const empty = mkdtempSync(join(tmpdir(), "fasu-phrases-"));
  storePhrases(empty, plain, texts.length);
  expect(readdirSync(empty)).toEqual([]);
  rmSync(empty, { recursive: true });
});
