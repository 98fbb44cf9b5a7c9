import * as fc from "fast-check";
import { expect, test } from "vitest";
import { keepBlock, type RecentBlocks, recentBlock } from "#server/generated/recent-blocks.ts";

/** More blocks than are kept, of two files. */
const BLOCKS = 1500;

/** What a block of a file holds here. */
const content = (file: number, block: number) => file * BLOCKS + block;

test("gives a block that it keeps as it was filled, whatever was kept, forgotten or failed to be read in between", () => {
  const files: RecentBlocks[] = [new Map(), new Map()];
  let [found, filled] = [0, 0];
  const ask = (file: number, block: number) => {
    const blocks = files[file]!;
    const kept = recentBlock(blocks, block);
    if (kept) found++;
    else filled++;
    const bytes = kept ?? keepBlock(blocks, block, (into) => into.writeUInt32LE(content(file, block)));
    expect(bytes.readUInt32LE()).toBe(content(file, block));
  };
  for (let round = 0; round < 2; round++)
    for (let block = 0; block < BLOCKS; block++) for (const file of [0, 1]) ask(file, block);
  const fail = () => {
    throw new Error("damaged");
  };
  const anything = fc.tuple(fc.nat({ max: 1 }), fc.nat({ max: BLOCKS - 1 }), fc.nat({ max: 99 }));
  fc.assert(
    fc.property(fc.array(anything, { minLength: 500, maxLength: 500 }), (asked) => {
      for (const [file, block, chance] of asked) {
        if (chance === 0) files[file]!.clear();
        else if (chance < 5 && !recentBlock(files[file]!, block)) {
          expect(() => keepBlock(files[file]!, block, fail)).toThrow("damaged");
          expect(recentBlock(files[file]!, block)).toBeNull();
        } else ask(file, block);
      }
    }),
    { numRuns: 30 },
  );
  expect(Math.min(found, filled)).toBeGreaterThan(1000);
  expect(files[0]!.size + files[1]!.size).toBeLessThanOrEqual(2048);
});
