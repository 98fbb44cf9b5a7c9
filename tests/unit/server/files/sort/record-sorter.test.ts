import { mkdtempSync, readdirSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { RecordSorter } from "#server/files/sort/record-sorter.ts";
import { runs } from "../../../../fixtures/laws.ts";

const folder = mkdtempSync(join(tmpdir(), "fasu-sort-"));
const path = join(folder, "records.tmp");
afterAll(() => rmSync(folder, { recursive: true }));

type Pair = [key: string, value: string];
const bytes = fc.string({ unit: fc.constantFrom("\0", "a", "b", "\x7f"), maxLength: 9 });
const pairs = fc.array(fc.tuple(bytes, bytes), { maxLength: 200 });
/** Runs of a few records, of all of them, and of a record larger than a run. */
const budget = fc.constantFrom(1, 100, 700, 1 << 20);

function sorterOf(list: readonly Pair[], room: number): RecordSorter {
  const sorter = new RecordSorter(path, room);
  for (const [key, value] of list) sorter.add(Buffer.from(key), Buffer.from(value));
  return sorter;
}
const read = (sorter: RecordSorter) =>
  Array.from(sorter.sorted(), ({ key, value }): Pair => [String(key), String(value)]);
/** A sort in memory, which keeps the order of equal keys. */
const inMemory = (list: readonly Pair[]) =>
  list.toSorted(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));

describe("RecordSorter", () => {
  test("sorts as memory would, in runs of any size, as often as asked, and leaves no file", () => {
    fc.assert(
      fc.property(pairs, budget, (list, room) => {
        const sorter = sorterOf(list, room);
        expect(read(sorter)).toEqual(inMemory(list));
        expect(read(sorter)).toEqual(inMemory(list));
        sorter.close();
        expect(readdirSync(folder)).toEqual([]);
      }),
      { numRuns: runs(100) },
    );
  });

  test("gives the records of each key together, in the order in which they came", () => {
    fc.assert(
      fc.property(pairs, budget, (list, room) => {
        const sorter = sorterOf(list, room);
        const groups = Array.from(sorter.groups(), (group) => group.map(({ value }) => String(value)));
        sorter.close();
        expect(groups).toEqual(
          [...Map.groupBy(inMemory(list), ([key]) => key).values()].map((group) =>
            group.map(([, value]) => value),
          ),
        );
      }),
      { numRuns: runs(100) },
    );
  });

  test("takes records larger than what is read and written at once", () => {
    const list = ["c", "a", "b"].map((key, at): Pair => [key, key.repeat(at * 1_500_000)]);
    const sorter = sorterOf(list, 1 << 16);
    expect(read(sorter)).toEqual(inMemory(list));
    sorter.close();
  });

  test("a file that is cut off is an error, not a shorter list", () => {
    const list = Array.from({ length: 40 }, (_, at): Pair => [String(at % 10), "x".repeat(10_000)]);
    const sorter = sorterOf(list, 200_000);
    const records = sorter.sorted();
    records.next();
    truncateSync(path, 300_000);
    expect(() => [...records]).toThrow("ends too early");
    sorter.close();
  });

  test("removes what a run that was stopped left at its place", () => {
    sorterOf(
      [
        ["a", "x".repeat(99)],
        ["b", ""],
      ],
      50,
    );
    expect(readdirSync(folder)).toEqual(["records.tmp"]);
    expect(read(sorterOf([["c", ""]], 50))).toEqual([["c", ""]]);
    expect(readdirSync(folder)).toEqual([]);
  });
});
