import fc from "fast-check";
import { expect, test } from "vitest";
import { add, docIdsOf, emptySet } from "#server/search/embedded/lists/bit-set.ts";
import { END } from "#server/search/embedded/lists/position-cursor.ts";
import { PostingListWriter } from "#server/search/embedded/lists/posting-list-writer.ts";
import { InvertedIndexReader } from "#server/search/embedded/postings/inverted-index-reader.ts";
import { InvertedIndexWriter } from "#server/search/embedded/postings/inverted-index-writer.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { runs } from "../../../../../fixtures/laws.ts";

const root = scratchFolder();

/** Maps a doc id to the positions of a bigram, ascending. */
type Listed = Map<number, number[]>;

/** Upper bound of the number of positions in a document that has more than any other. */
const OFTEN = 5000;

/** Lists of few or some hundred documents, dense or sparse, with one position each or with several. */
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
    /** Usually at most this many, sometimes many times more. */
    const skewed = (up: number) => draw(up) * (draw(15) === 0 ? draw(16) : 1);
    const all: Listed = new Map();
    for (let docId = draw(gap), left = documents; left > 0; left--, docId += 1 + draw(gap)) {
      const own = [skewed(reach)];
      const often = most > 0 && draw(80) === 0 ? draw(OFTEN) : 0;
      for (let more = draw(most) + often; more > 0; more--) own.push(own.at(-1)! + 1 + skewed(reach));
      all.set(
        docId,
        own.filter((position) => position < END),
      );
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
        const writer = new PostingListWriter();
        for (const [at, list] of lists.entries()) {
          for (const [docId, own] of list) for (const position of own) writer.add(docId, position);
          files.add(0x4e00 + at, 0, writer);
        }
        files.finish();
        const index = new InvertedIndexReader(root, false);
        for (const [at, list] of lists.entries()) {
          const reader = index.list(index.term(0x4e00 + at, 0)!);
          expect(reader.info.further).toBe([...list.values()].flat().length - list.size);
          expect([...docIdsOf(reader.listed(size))]).toEqual([...list.keys()]);
          const some = emptySet(size);
          for (const docId of list.keys()) if (docId % 3 === 0) add(some, docId);
          for (const among of [undefined, some]) {
            const visited: [number, number[]][] = [];
            reader.each((docId, stored) => {
              const own: number[] = [];
              // An odd document is left after its first position.
              do own.push(stored.position);
              while (docId % 2 === 0 && stored.next() !== END);
              visited.push([docId, own]);
            }, among);
            const wanted = [...list].filter(([docId]) => !among || docId % 3 === 0);
            expect(visited).toEqual(
              wanted.map(([docId, own]) => [docId, docId % 2 === 0 ? own : own.slice(0, 1)]),
            );
          }
          // For few candidates single blocks are read, else many at once.
          for (const candidates of [0, list.size]) {
            const walked = reader.positions(candidates);
            const sought = reader.positions(candidates);
            const wanted = [...list.keys()]
              .filter((_, index) => index % every === 0)
              .flatMap((docId) => (docId + 1 < size ? [docId, docId + 1] : [docId]));
            const read = wanted.map((docId) => {
              walked.begin(docId);
              const own: number[] = [];
              for (let at = walked.seek(0); at < END; at = walked.seek(at + 1)) own.push(at);
              return own;
            });
            expect(read).toEqual(wanted.map((docId) => list.get(docId) ?? []));
            const last = wanted.map((docId) => {
              const end = list.get(docId)?.at(-1) ?? 0;
              sought.begin(docId);
              return [sought.seek(end), sought.seek(end + 1)];
            });
            expect(last).toEqual(wanted.map((docId) => [list.get(docId)?.at(-1) ?? END, END]));
          }
        }
        index.close();
      },
    ),
    { numRuns: runs(30) },
  );
});
