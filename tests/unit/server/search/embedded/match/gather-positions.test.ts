import fc from "fast-check";
import { expect, test } from "vitest";
import { add, emptySet } from "#server/search/embedded/lists/bit-set.ts";
import { END, type Positions } from "#server/search/embedded/lists/position-cursor.ts";
import {
  anyPositions,
  gatherPositions,
  lowestPositions,
  phrasePositions,
} from "#server/search/embedded/match/phrase-positions.ts";
import { InvertedIndexReader } from "#server/search/embedded/postings/inverted-index-reader.ts";
import { PostingsWriter } from "#server/search/embedded/postings/postings-writer.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { runs } from "../../../../../fixtures/laws.ts";

const root = scratchFolder();

/** Positions given as a list per document. */
class Listed implements Positions {
  readonly #all: readonly (readonly number[])[];
  #own: readonly number[] = [];

  constructor(all: readonly (readonly number[])[]) {
    this.#all = all;
  }

  begin(docId: number): void {
    this.#own = this.#all[docId] ?? [];
  }

  seek(least: number): number {
    return this.#own.find((position) => position >= least) ?? END;
  }
}

function all(positions: Positions, docId: number): number[] {
  positions.begin(docId);
  const found: number[] = [];
  for (let at = positions.seek(0); at < END; at = positions.seek(at + 1)) found.push(at);
  return found;
}

const positions = fc.array(
  fc.uniqueArray(fc.nat(60), { maxLength: 40 }).map((own) => own.toSorted((a, b) => a - b)),
  { minLength: 1, maxLength: 20 },
);

test("a phrase starts where all its parts stand at their offsets, and any form stands where one of them does", () => {
  fc.assert(
    fc.property(fc.array(positions, { minLength: 1, maxLength: 4 }), (parts) => {
      const phrase = phrasePositions(parts.map((part, offset) => ({ positions: new Listed(part), offset })));
      const docIds = emptySet(20);
      for (let docId = 0; docId < 20; docId++) add(docIds, docId);
      const any = anyPositions(parts.map((part) => ({ docIds, positions: new Listed(part) })));
      for (let docId = 0; docId < 20; docId++) {
        const own = parts.map((part) => part[docId] ?? []);
        const starts = Array.from({ length: 61 }, (_, at) => at).filter((start) =>
          own.every((part, offset) => part.includes(start + offset)),
        );
        expect(all(phrase, docId)).toEqual(starts);
        expect(all(any, docId)).toEqual([...new Set(own.flat())].sort((a, b) => a - b));
      }
    }),
    { numRuns: runs(40) },
  );
});

test("what a character begins is gathered from all its lists, in the documents of a set", () => {
  const text = fc.string({ unit: fc.constantFrom("保", "险", "人", " "), maxLength: 40 });
  fc.assert(
    fc.property(
      fc.array(text, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 1, max: 3 }),
      (texts, every) => {
        const writer = new PostingsWriter(root);
        for (const [docId, passage] of texts.entries()) writer.add(docId, [[passage]]);
        writer.finish();
        const index = new InvertedIndexReader(root, false);
        const lists = index.termsFrom("保".codePointAt(0)!).map((term) => index.list(term));
        const among = emptySet(texts.length);
        for (let docId = 0; docId < texts.length; docId += every) add(among, docId);
        const gathered = gatherPositions(lists, among, texts.length);
        const lowest = lowestPositions(lists, texts.length);
        for (const [docId, passage] of texts.entries()) {
          const wanted = [...passage].flatMap((character, at) => (character === "保" ? [at] : []));
          expect(all(gathered, docId)).toEqual(docId % every === 0 ? wanted : []);
          expect(lowest[docId]).toBe(wanted[0] ?? END);
        }
        index.close();
      },
    ),
    { numRuns: runs(10) },
  );
});
