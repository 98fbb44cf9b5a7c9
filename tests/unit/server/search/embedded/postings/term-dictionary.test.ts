import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openUnsealed } from "#server/generated/block-file.ts";
import { openSections } from "#server/generated/section-file.ts";
import { SectionWriter } from "#server/generated/section-writer.ts";
import type { PostingListInfo } from "#server/search/embedded/lists/posting-list.ts";
import { TERM_COLUMNS, TermDictionary, termKey } from "#server/search/embedded/postings/term-dictionary.ts";
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
      const file = openSections(path, openUnsealed);
      const dictionary = new TermDictionary(file);
      expect([...dictionary.between(0, 0x11_0000)]).toEqual(ordered);
      expect([...dictionary.between(wantedFirst, wantedFirst + 1)]).toEqual(
        ordered.filter(({ first }) => first === wantedFirst),
      );
      expect(dictionary.find(wantedFirst, wantedSecond)).toEqual(
        ordered.find(({ first, second }) => first === wantedFirst && second === wantedSecond) ?? null,
      );
      file.close();
    }),
    { numRuns: 40 },
  );
});
