import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { PostingsWriter } from "#server/search/embedded/postings/postings-writer.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { runs } from "../../../../../fixtures/laws.ts";

const root = scratchFolder();
const text = fc.string({ unit: fc.constantFrom("保", "险", "人", " "), maxLength: 30 });

/**
 * The bytes of a text index written in segments of `capacity` occurrences, with `together` of them merged at
 * once.
 */
function written(texts: readonly string[], capacity: number, together: number): Buffer[] {
  const folder = join(root, "index");
  mkdirSync(folder);
  const writer = new PostingsWriter(folder, capacity, together);
  for (const [docId, passage] of texts.entries()) writer.add(docId, [[passage]]);
  writer.finish();
  const bytes = readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name)));
  rmSync(folder, { recursive: true });
  return bytes;
}

test("an index has the same bytes however many segments it was merged from, and in however many steps", () => {
  fc.assert(
    fc.property(
      fc.array(text, { maxLength: 40 }),
      fc.integer({ min: 30, max: 90 }),
      fc.integer({ min: 2, max: 5 }),
      (texts, capacity, together) => {
        expect(written(texts, capacity, together)).toEqual(written(texts, 10_000, 64));
      },
    ),
    { numRuns: runs(12) },
  );
});
