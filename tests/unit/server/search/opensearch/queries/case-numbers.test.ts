import { expect, test } from "vitest";
import { NumberBatch } from "#server/search/opensearch/queries/case-numbers.ts";
import type { SearchHit } from "#server/search/search-engine.ts";

const rows = (number: string) => [{ id: number } as SearchHit];
/** Finds every number but those that begin with n, no more than `most` at once. */
const batch = (most: number, asked: string[][]) =>
  new NumberBatch(async (numbers) => {
    asked.push(numbers);
    if (numbers.length > most) return null;
    return new Map(numbers.filter((one) => !one.startsWith("n")).map((one) => [one, rows(one)]));
  });

test("numbers of one turn share a request, each asked once, those of the next have their own", async () => {
  const asked: string[][] = [];
  const numbers = batch(10, asked);
  const found = await Promise.all(["a", "b", "a", "none"].map((one) => numbers.rowsOf(one)));
  expect(found).toEqual([rows("a"), rows("b"), rows("a"), []]);
  expect(await numbers.rowsOf("c")).toEqual(rows("c"));
  expect(asked).toEqual([["a", "b", "none"], ["c"]]);
});

test("what is too much at once is halved until it is not", async () => {
  const asked: string[][] = [];
  const numbers = batch(2, asked);
  const wanted = ["a", "b", "c", "d", "e"];
  expect(await Promise.all(wanted.map((one) => numbers.rowsOf(one)))).toEqual(wanted.map(rows));
  expect(asked).toEqual([wanted, ["a", "b"], ["c", "d", "e"], ["c"], ["d", "e"]]);
});

test("a thousand numbers go into one request", async () => {
  const asked: string[][] = [];
  const numbers = batch(10_000, asked);
  const wanted = Array.from({ length: 1001 }, (_, at) => `${at}`);
  expect(await Promise.all(wanted.map((one) => numbers.rowsOf(one)))).toEqual(wanted.map(rows));
  expect(asked.map(({ length }) => length)).toEqual([1000, 1]);
});

test("a failure is told to all who waited, and to nobody after", async () => {
  let fails = true;
  const numbers = new NumberBatch(async (some) => {
    if (fails) throw new Error("no cluster");
    return new Map(some.map((one) => [one, rows(one)]));
  });
  const told = await Promise.allSettled(["a", "b"].map((one) => numbers.rowsOf(one)));
  expect(told.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  fails = false;
  expect(await numbers.rowsOf("a")).toEqual(rows("a"));
});
