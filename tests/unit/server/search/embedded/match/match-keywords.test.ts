import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { docIdsOf } from "#server/search/embedded/lists/bit-set.ts";
import { matchKeywords } from "#server/search/embedded/match/match-keywords.ts";
import { InvertedIndexReader } from "#server/search/embedded/postings/inverted-index-reader.ts";
import { PostingsWriter } from "#server/search/embedded/postings/postings-writer.ts";
import { runs } from "../../../../../fixtures/laws.ts";
import { pick, seededRandom } from "../../../../../fixtures/search/random.ts";

const folder = mkdtempSync(join(tmpdir(), "fasu-match-"));
const random = seededRandom(5);
/** Three characters make every pair frequent in every text; the others are so rare that single blocks are read. */
const texts = Array.from({ length: 1500 }, (_, at) => {
  const length = Math.floor(random() * 60);
  const common = Array.from({ length }, () => pick(["保", "险", "人", " "], random)).join("");
  const rare = at % 301 === 7 ? "罕保险人见" : "";
  return `${common}${rare}${common.slice(0, 7)}`.trim().replaceAll(/ +/g, " ");
});
const writer = new PostingsWriter(folder);
for (const [rank, text] of texts.entries()) writer.add(rank, [[text]]);
writer.finish();
const index = new InvertedIndexReader(folder, false);
afterAll(() => {
  index.close();
  rmSync(folder, { recursive: true });
});

test("a keyword is found where a text holds it, and first stands where the text first holds it", () => {
  const word = fc
    .string({ unit: fc.constantFrom("保", "险", "人", "罕", "见", " "), minLength: 1, maxLength: 9 })
    .map((text) => text.trim().replaceAll(/ +/g, " "))
    .filter((text) => text !== "");
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
        const firsts = new Uint32Array(expected.length);
        const positions = firstPositions(number);
        positions.read(ranks, Uint32Array.from(ranks.keys()), firsts);
        positions.close();
        expect([...firsts]).toEqual(expected.map((rank) => texts[rank]!.indexOf(keyword)));
      }
    }),
    { numRuns: runs(600) },
  );
});
