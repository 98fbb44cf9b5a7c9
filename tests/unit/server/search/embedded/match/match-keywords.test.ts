import * as fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { docIdsOf } from "#server/search/embedded/lists/bit-set.ts";
import { matchKeywords } from "#server/search/embedded/match/match-keywords.ts";
import { InvertedIndexReader } from "#server/search/embedded/postings/inverted-index-reader.ts";
import { PostingsWriter } from "#server/search/embedded/postings/postings-writer.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { runs } from "../../../../../fixtures/laws.ts";
import { pick, seededRandom } from "../../../../../fixtures/search/random.ts";

const folder = scratchFolder();
const random = seededRandom(5);
const STOCK = "一二三四五";
/**
 * Three characters make every pair of them frequent in every text; the others are so rare that single blocks
 * are read.
 */
const texts = Array.from({ length: 1500 }, (_, at) => {
  const length = Math.floor(random() * 60);
  const common = Array.from({ length }, () => pick(["保", "险", "人", " "], random)).join("");
  const rare = at % 301 === 7 ? "罕保险人见" : "";
  // The second text contains the bigrams of the first, not adjacent.
  const stock = random() < 0.3 ? STOCK : at % 20 === 3 ? "四五 三四 一二 保二三 四" : "";
  return `${common}${rare}${stock}${common.slice(0, 7)}`.trim().replaceAll(/ +/g, " ");
});
const writer = new PostingsWriter(folder);
for (const [rank, text] of texts.entries()) writer.add(rank, [[text]]);
writer.finish();
const index = new InvertedIndexReader(folder, false);
afterAll(() => {
  index.close();
});

test("a keyword is found where a text holds it, and first stands where it first does", () => {
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
        const wanted = expected.map((rank) => texts[rank]!.indexOf(keyword));
        const first = firstPositions(number);
        expect(expected.map((rank) => first(rank))).toEqual(wanted);
      }
    }),
    { numRuns: runs(200) },
  );
});
