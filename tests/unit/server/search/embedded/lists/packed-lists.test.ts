import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { add, docIdsOf, emptySet } from "#server/search/embedded/lists/bit-set.ts";
import { ByteWriter } from "#server/search/embedded/lists/byte-writer.ts";
import { ListMemory } from "#server/search/embedded/lists/list-memory.ts";
import { ListWalk } from "#server/search/embedded/lists/list-walk.ts";
import {
  BitWriter,
  bitsAt,
  bitsOf,
  MAX_QUICK_BITS,
  unpack,
} from "#server/search/embedded/lists/packed-bits.ts";
import { listBytes } from "#server/search/embedded/lists/posting-list.ts";
import { PostingListWriter } from "#server/search/embedded/lists/posting-list-writer.ts";
import { InvertedIndexReader } from "#server/search/embedded/postings/inverted-index-reader.ts";
import { InvertedIndexWriter } from "#server/search/embedded/postings/inverted-index-writer.ts";
import { runs } from "../../../../../fixtures/laws.ts";

const root = mkdtempSync(join(tmpdir(), "fasu-packed-"));
afterAll(() => rmSync(root, { recursive: true }));

describe("packed numbers", () => {
  test.each([
    [0, 0],
    [1, 1],
    [127, 7],
    [128, 8],
    [0x7fff_ffff, 31],
  ])("%i takes %i bits", (largest, bits) => expect(bitsOf(largest)).toBe(bits));

  test("are read as they were written, whatever stands before them", () => {
    const group = fc.integer({ min: 0, max: 31 }).chain((width) =>
      fc.record({
        width: fc.constant(width),
        numbers: fc.array(fc.integer({ min: 0, max: 2 ** width - 1 })),
      }),
    );
    fc.assert(
      fc.property(fc.array(group, { maxLength: 8 }), (groups) => {
        const bits = new BitWriter();
        const bytes = new ByteWriter();
        // Twice: nothing is left of what was packed before.
        for (let turn = 0; turn < 2; turn++) {
          bytes.clear();
          for (const { width, numbers } of groups) for (const one of numbers) bits.put(one, width);
          bits.moveTo(bytes);
        }
        const words = new Uint32Array(Math.ceil(bytes.length / 4) + 2);
        new Uint8Array(words.buffer).set(bytes.view());
        const view = new DataView(words.buffer);
        let bit = 0;
        for (const { width, numbers } of groups) {
          const into = new Uint32Array(numbers.length);
          if (width <= MAX_QUICK_BITS) {
            unpack(view, bit, width, numbers.length, 5, into);
            expect([...into]).toEqual(numbers.map((one) => one + 5));
          }
          expect(numbers.map((_, at) => bitsAt(words, bit + at * width, width))).toEqual(numbers);
          bit += width * numbers.length;
        }
        expect(bytes.length).toBe(Math.ceil(bit / 8));
      }),
      { numRuns: runs(200) },
    );
  });
});

/** By doc id the positions of a bigram, ascending. */
type Listed = Map<number, number[]>;

/** A position more often in one document than in any other. */
const OFTEN = 5000;

/** Lists of few or some hundred documents, dense or not, with one position each or with several. */
const listed: fc.Arbitrary<Listed> = fc
  .record({
    gap: fc.constantFrom(0, 3, 500),
    most: fc.constantFrom(0, 1, 5, 30),
    reach: fc.constantFrom(3, 900, 1_000_000),
    documents: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 400 })),
    seed: fc.infiniteStream(fc.nat()),
  })
  .map(({ gap, most, reach, documents, seed }) => {
    const draw = (up: number) => seed.next().value % (up + 1);
    /** Mostly no more than so much, now and then many times that. */
    const skewed = (up: number) => draw(up) * (draw(15) === 0 ? draw(16) : 1);
    const all: Listed = new Map();
    for (let docId = draw(gap), left = documents; left > 0; left--, docId += 1 + draw(gap)) {
      const own = [skewed(reach)];
      const often = most > 0 && draw(80) === 0 ? draw(OFTEN) : 0;
      for (let more = draw(most) + often; more > 0; more--) own.push(own.at(-1)! + 1 + skewed(reach));
      all.set(docId, own);
    }
    return all;
  });

test("a list is read as it was written: in whole, and from document to document", () => {
  fc.assert(
    fc.property(
      fc.array(listed, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 60 }),
      (lists, every) => {
        const size = Math.max(...lists.flatMap((list) => [...list.keys()])) + 1;
        const files = new InvertedIndexWriter(root);
        const writer = new PostingListWriter(size);
        for (const [at, list] of lists.entries()) {
          for (const [docId, own] of list) writer.add(docId, Uint32Array.from(own), 0, own.length);
          files.add(0x4e00 + at, 0, writer);
        }
        files.finish();
        const index = new InvertedIndexReader(root, false);
        for (const [at, list] of lists.entries()) {
          const reader = index.list(index.term(0x4e00 + at, 0)!);
          expect(reader.shape.further).toBe([...list.values()].flat().length - list.size);
          expect([...docIdsOf(reader.docIds(size))]).toEqual([...list.keys()]);
          const some = emptySet(size);
          for (const docId of list.keys()) if (docId % 3 === 0) add(some, docId);
          expect(reader.countIn(some)).toBe(docIdsOf(some).length);
          const firsts: [number, number][] = [];
          reader.eachFirstPosition((docId, position) => firsts.push([docId, position]));
          expect(firsts).toEqual([...list].map(([docId, own]) => [docId, own[0]!]));
          // Of few candidates single blocks are read, else many at once.
          for (const candidates of [0, list.size]) {
            const places = reader.positions(size, candidates);
            const wanted = [...list.values()]
              .map((own, index) => ({ own, index }))
              .filter(({ index }) => index % every === 0);
            const walked = wanted.map(({ index }) => {
              const read = [places.first(index)];
              places.find(index);
              for (const { steps } = places; steps.left > 0; ) read.push(read.at(-1)! + steps.next());
              return read;
            });
            expect(walked).toEqual(wanted.map(({ own }) => own));
            places.close();
            const sought = reader.positions(size, candidates);
            const last = wanted.map(({ own, index }) => {
              sought.begin(index);
              while (sought.position < own.at(-1)! && sought.seek(own.at(-1)!));
              return sought.position;
            });
            expect(last).toEqual(wanted.map(({ own }) => own.at(-1)));
            sought.close();
          }
        }
        index.close();
      },
    ),
    { numRuns: runs(60) },
  );
});

test("lists are walked side by side, stretch by stretch, and tell how often the bigram stands in each document", () => {
  const stretches = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(listed, { minLength: 1, maxLength: 4 }), stretches, (lists, words) => {
      const size = Math.max(...lists.flatMap((list) => [...list.keys()])) + 1;
      const files = new InvertedIndexWriter(root);
      const writer = new PostingListWriter(size);
      for (const [at, list] of lists.entries()) {
        for (const [docId, own] of list) writer.add(docId, Uint32Array.from(own), 0, own.length);
        files.add(0x4e00 + at, 0, writer);
      }
      files.finish();
      const index = new InvertedIndexReader(root, false);
      const readers = lists.map((_, at) => index.list(index.term(0x4e00 + at, 0)!));
      const memory = ListMemory.take();
      const packed = memory.reservePacked(
        "list",
        readers.reduce((sum, { shape }) => sum + listBytes(shape), 1),
      );
      // What one document is worth tells the list and the times.
      let start = 1;
      const walks = readers.map((reader, at) => {
        const from = start;
        start += listBytes(reader.shape);
        reader.readBytes(packed.bytes.subarray(from, start));
        return new ListWalk(reader.shape, packed, from, memory.block, (times) => times * 1000 ** at);
      });
      for (let first = 0, turn = 0; first < size; turn++) {
        const end = Math.min(size, first + 32 * words[turn % words.length]!);
        const sums = new Float64Array(end - first);
        for (const walk of walks) walk.addBelow(end, sums, first);
        const from = first;
        const expected = Array.from(sums, (_, at) =>
          lists.reduce((sum, list, place) => sum + (list.get(from + at)?.length ?? 0) * 1000 ** place, 0),
        );
        expect([...sums]).toEqual(expected);
        first = end;
      }
      memory.giveBack();
      index.close();
    }),
    { numRuns: runs(60) },
  );
});
