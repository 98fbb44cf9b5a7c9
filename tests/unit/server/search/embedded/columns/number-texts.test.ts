import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sealFiles } from "#server/generated/seal.ts";
import { NumberTexts, NumberTextsWriter } from "#server/search/embedded/columns/number-texts.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

const folder = scratchFolder();

describe("NumberTexts", () => {
  test("finds every number that holds a text, in their order", () => {
    const path = join(folder, "numbers.bin");
    const number = fc.string({ unit: fc.constantFrom("1", "2", "京", " ", "民"), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(number, { maxLength: 30 }), number, (numbers, text) => {
        fc.pre(text !== "");
        const writer = new NumberTextsWriter(path);
        for (const text of numbers) writer.add(text);
        writer.finish();
        sealFiles([path]);
        const found = [...new NumberTexts(path).docIdsHolding(text)];
        expect(found).toEqual([...numbers.keys()].filter((rank) => numbers[rank]!.includes(text)));
      }),
    );
  });
});
