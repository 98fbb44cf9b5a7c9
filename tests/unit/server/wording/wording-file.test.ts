import { join } from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readWording } from "#server/ask/input/input-files.ts";
import { sealFiles } from "#server/generated/seal.ts";
import { openWording, writeWording } from "#server/wording/wording-file.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

const folder = scratchFolder();
const path = join(folder, "some.bin");

const learned = fc.record({
  base: fc.array(fc.integer({ min: -999, max: 999 }), { minLength: 3, maxLength: 3 }),
  features: fc.dictionary(
    fc.string({ unit: "grapheme", maxLength: 12 }),
    fc.array(fc.integer({ min: -99_999, max: 99_999 }), { minLength: 3, maxLength: 3 }),
  ),
});

test("every learned feature has its own weights back, and no other text has any", () => {
  fc.assert(
    fc.property(learned, fc.array(fc.string({ maxLength: 5 })), (wording, others) => {
      writeWording(path, wording);
      sealFiles([path]);
      const { base, weightsOf } = openWording(path);
      expect(base).toEqual(wording.base);
      for (const [feature, weights] of Object.entries(wording.features))
        expect([...Array.from(weightsOf(feature)!)], feature).toEqual(weights);
      for (const other of others)
        if (!Object.hasOwn(wording.features, other)) expect(weightsOf(other), other).toBeUndefined();
    }),
    { numRuns: 50 },
  );
});

test("the committed weights have no two features of one hash", () => {
  for (const name of ["kinds", "law"])
    expect(() => writeWording(path, readWording(`data/sources/ask/${name}.json`))).not.toThrow();
});

test("two features of one hash are refused", () => {
  // Known collisions of FNV-1a in 32 bits.
  const features = { costarring: [1], liquid: [2] };
  expect(() => writeWording(path, { base: [0], features })).toThrow("two features have one hash");
});
