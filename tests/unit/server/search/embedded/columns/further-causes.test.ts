import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { flattenTree, NO_ORDINAL } from "#domain/search/tree/hierarchy.ts";
import { ColumnSpool } from "#server/generated/column-spool.ts";
import type { Columns } from "#server/search/embedded/columns/columns.ts";
import {
  causesAt,
  countFurther,
  FurtherCauses,
  withMarkedFurther,
} from "#server/search/embedded/columns/further-causes.ts";
import { add, docIdsOf, emptySet } from "#server/search/embedded/lists/bit-set.ts";

const folder = mkdtempSync(join(tmpdir(), "fasu-further-"));
afterAll(() => rmSync(folder, { recursive: true }));

// 0 contracts ( 1 sale, 2 loan ( 3 private loan ) ), 4 torts ( 5 traffic )
const laid = flattenTree(
  [
    {
      label: "contracts",
      children: [{ label: "sale" }, { label: "loan", children: [{ label: "private loan" }] }],
    },
    { label: "torts", children: [{ label: "traffic" }] },
  ] as { label: string; children?: never[] }[],
  ({ label }) => label,
);

function columnsOf(documents: readonly number[][]): Columns & { cause: Uint16Array } {
  const furtherRank = new ColumnSpool(join(folder, "rank"), "u32");
  const furtherCause = new ColumnSpool(join(folder, "cause"), "u16");
  const furtherShared = new ColumnSpool(join(folder, "shared"), "u16");
  const further = new FurtherCauses(laid, { furtherRank, furtherCause, furtherShared });
  const cause = Uint16Array.from(documents, (ordinals, docId) => further.add(docId, ordinals));
  return {
    cause,
    furtherRank: Uint32Array.from(furtherRank.values()),
    furtherCause: Uint16Array.from(furtherCause.values()),
    furtherShared: Uint16Array.from(furtherShared.values()),
  } as unknown as Columns;
}

const documents = [
  [3, 1], // both below contracts, 1 before 3 in the tree
  [],
  [5, NO_ORDINAL, 3, 1, 5], // of both trees, one cause twice, one without a node
  [2, 3], // one above the other
  [NO_ORDINAL],
  [4],
];
const columns = columnsOf(documents);

describe("FurtherCauses", () => {
  test("gives the leading cause that has a node", () => {
    expect([...columns.cause]).toEqual([3, NO_ORDINAL, 5, 2, NO_ORDINAL, 4]);
  });

  test("stores the others, and the lowest node above each two that are neighbours in the tree", () => {
    expect([...columns.furtherRank]).toEqual([0, 2, 2, 3]);
    expect([...columns.furtherCause]).toEqual([1, 3, 1, 3]);
    // 1 and 3 share 0; of 1, 3, 5 the pairs are 1 and 3, 3 and 5; 2 lies above 3 itself.
    expect([...columns.furtherShared]).toEqual([0, 0, NO_ORDINAL, 2]);
  });

  test("causesAt has all of a document, the leading one first", () => {
    expect(documents.map((_, docId) => causesAt(columns, docId))).toEqual([
      [3, 1],
      [],
      [5, 3, 1],
      [2, 3],
      [],
      [4],
    ]);
  });

  test("countFurther counts the further causes of a set, and what they share", () => {
    const set = emptySet(documents.length);
    for (const docId of [2, 3, 5]) add(set, docId);
    const causes = new Uint32Array(laid.keys.length);
    const shared = new Uint32Array(laid.keys.length + 1);
    countFurther(columns, set, causes, shared);
    expect([...causes]).toEqual([0, 1, 0, 2, 0, 0]);
    expect([...shared]).toEqual([1, 0, 1, 0, 0, 0, 1]);
  });

  test("withMarkedFurther finds the documents of a set with a marked further cause", () => {
    const set = emptySet(documents.length);
    for (const docId of [0, 3]) add(set, docId);
    const marks = new Uint8Array(laid.keys.length);
    marks[1] = 1;
    expect([...docIdsOf(withMarkedFurther(columns, set, marks))]).toEqual([0]);
    marks[3] = 1;
    expect([...docIdsOf(withMarkedFurther(columns, set, marks))]).toEqual([0, 3]);
  });
});
