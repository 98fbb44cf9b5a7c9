import { join } from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sealFiles } from "#server/generated/seal.ts";
import { SectionWriter } from "#server/generated/section-writer.ts";
import { INDEX_COLUMNS, openColumns } from "#server/search/embedded/columns/columns.ts";
import { addNumber, docIdsHolding } from "#server/search/embedded/columns/number-texts.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

const folder = scratchFolder();

test("every number that holds a text is found, in their order", () => {
  const path = join(folder, "columns.bin");
  const number = fc.string({ unit: fc.constantFrom("1", "2", "京", " ", "民"), maxLength: 6 });
  fc.assert(
    fc.property(fc.array(number, { maxLength: 30 }), number, (numbers, text) => {
      fc.pre(text !== "");
      const file = new SectionWriter(path, INDEX_COLUMNS);
      for (const text of numbers) addNumber(file.columns, text);
      file.finish();
      sealFiles([path]);
      const { columns, close } = openColumns(path);
      const found = [...docIdsHolding(columns, text)];
      close();
      expect(found).toEqual([...numbers.keys()].filter((rank) => numbers[rank]!.includes(text)));
    }),
  );
});
