import { expect, test } from "vitest";
import { nextOf, readHead, readRest } from "#server/corpus/inputs/read-chunks.ts";

async function* chunks(...sizes: number[]) {
  for (const [at, size] of sizes.entries()) yield Buffer.alloc(size, at + 1);
}
const KIB = 1024;

test.each([
  [[40 * KIB, 24 * KIB, 1], 64 * KIB, 1],
  [[40 * KIB, 24 * KIB - 1, 5, 7], 64 * KIB + 4, 7],
  [[100 * KIB, 3], 100 * KIB, 3],
  [[3, 4], 7, 0],
  [[], 0, 0],
])("of chunks of %j bytes the head has %i and leaves %i", async (sizes, head, left) => {
  const stream = chunks(...sizes);
  const read = await readHead(stream);
  expect(read.length).toBe(head);
  const all = await readRest(read, stream);
  expect(all.length).toBe(head + left);
  expect(all).toEqual(Buffer.concat(sizes.map((size, at) => Buffer.alloc(size, at + 1))));
  expect(await nextOf(stream)).toBeNull();
});
