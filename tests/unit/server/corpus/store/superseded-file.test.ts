import { expect, test } from "vitest";
import { supersededFile, supersededOf } from "#server/corpus/store/superseded-file.ts";

test("superseded records are two numbers of 32 bits each, low byte first", () => {
  expect([...supersededFile([[1, 0x01020304]])]).toEqual([1, 0, 0, 0, 4, 3, 2, 1]);
  expect(supersededFile([]).length).toBe(0);
});

test("they are read back by part", () => {
  const bytes = supersededFile([
    ...([
      [1, 7],
      [1, 9],
      [3, 0],
      [3, 4_000_000_000],
    ] as const),
  ]);
  expect(supersededOf(bytes)).toEqual(
    new Map([
      [1, new Set([7, 9])],
      [3, new Set([0, 4_000_000_000])],
    ]),
  );
  expect(supersededOf(Buffer.alloc(0))).toEqual(new Map());
});
