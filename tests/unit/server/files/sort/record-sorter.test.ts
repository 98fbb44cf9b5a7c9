import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RecordSorter } from "#server/files/sort/record-sorter.ts";
import { runs } from "../../../../fixtures/laws.ts";

type Pair = [key: string, value: string];
const bytes = fc.string({ unit: fc.constantFrom("\0", "a", "b", "\x7f"), maxLength: 9 });
const pairs = fc.array(fc.tuple(bytes, bytes), { maxLength: 200 });

function sorterOf(list: readonly Pair[]): RecordSorter<string> {
  const sorter = new RecordSorter<string>();
  for (const [key, value] of list) sorter.add(Buffer.from(key), value);
  return sorter;
}
const read = (sorter: RecordSorter<string>) =>
  Array.from(sorter.sorted(), ({ key, value }): Pair => [String(key), value]);
/** An in-memory sort that keeps the order of equal keys. */
const inMemory = (list: readonly Pair[]) =>
  list.toSorted(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));

describe("RecordSorter", () => {
  test("sorts as memory would, as often as asked, and groups the records of a key", () => {
    fc.assert(
      fc.property(pairs, (list) => {
        const sorter = sorterOf(list);
        expect(read(sorter)).toEqual(inMemory(list));
        expect(read(sorter)).toEqual(inMemory(list));
        expect([...sorter.groups()]).toEqual(
          [...Map.groupBy(inMemory(list), ([key]) => key).values()].map((group) =>
            group.map(([, value]) => value),
          ),
        );
        sorter.close();
        sorter.close();
      }),
      { numRuns: runs(100) },
    );
  });

  test("takes records of megabytes", () => {
    const list = ["c", "a", "b"].map((key, at): Pair => [key, key.repeat(at * 1_500_000)]);
    const sorter = sorterOf(list);
    expect(read(sorter)).toEqual(inMemory(list));
    sorter.close();
  });
});
