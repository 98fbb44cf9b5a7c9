import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { SectionWriter } from "#server/generated/section-writer.ts";
import type { PostingListInfo } from "#server/search/embedded/lists/posting-list.ts";
import { InvertedIndexReader } from "#server/search/embedded/postings/inverted-index-reader.ts";
import { POSTINGS_FILE, TERM_COLUMNS, termKey } from "#server/search/embedded/postings/term-dictionary.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

const folder = scratchFolder();

const info: fc.Arbitrary<PostingListInfo> = fc.record({
  documents: fc.oneof(fc.integer({ min: 1, max: 130 }), fc.integer({ min: 1, max: 200_000_000 })),
  docIdBytes: fc.integer({ min: 1, max: 1_000_000 }),
  further: fc.oneof(fc.nat(2), fc.nat(2 ** 31 - 1)),
  positionBytes: fc.nat(2 ** 33),
});

test("terms are found as they were written, alone, by their first character, and all in order", () => {
  const code = fc.integer({ min: 0x4e00, max: 0x4e0a });
  const second = fc.oneof(fc.constant(0), code, fc.constant(0x1_f600));
  const terms = fc.uniqueArray(fc.tuple(code, second, info, fc.nat(2 ** 40)), {
    selector: ([first, second]) => `${first} ${second}`,
    maxLength: 60,
  });
  const path = join(folder, "terms.bin");
  fc.assert(
    fc.property(terms, code, second, (given, wantedFirst, wantedSecond) => {
      const writer = new SectionWriter(path, TERM_COLUMNS);
      const ordered = given
        .toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
        .map(([first, second, info, offset]) => ({ first, second, info, offset }));
      for (const { first, second, info, offset } of ordered) {
        const values = { ...info, key: termKey(first, second), offset };
        for (const [name, column] of Object.entries(writer.columns))
          column.push(values[name as keyof typeof values]);
      }
      writer.finish();
      writeFileSync(join(folder, POSTINGS_FILE), "");
      const index = new InvertedIndexReader(folder, false);
      expect([...index.allTerms()]).toEqual(ordered);
      expect(index.termsFrom(wantedFirst)).toEqual(ordered.filter(({ first }) => first === wantedFirst));
      expect(index.term(wantedFirst, wantedSecond)).toEqual(
        ordered.find(({ first, second }) => first === wantedFirst && second === wantedSecond) ?? null,
      );
      index.close();
    }),
    { numRuns: 40 },
  );
});
