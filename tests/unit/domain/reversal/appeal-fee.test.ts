import { expect, test } from "vitest";
import { appealFeeFor, findAppealFeeKind, findCourtFeeKind } from "#domain/reversal/appeal-fee.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

type Path = [value: string, label: string][];
const each = examplesOf(import.meta.url);
const nodes = (path: Path) => path.map(([value, label]) => ({ value, label }));

// 诉讼费用交纳办法 art. 2, 8, 13.
each<[Path, number, string | null, string | null]>(
  "of %j with the amount %d",
  (path, amount, appeal, first) => {
    expect(findAppealFeeKind(nodes(path), amount)).toBe(appeal);
    expect(findCourtFeeKind(nodes(path))).toBe(first);
  },
);

test("the fee is that of the rule, by the sum where the rule has bands", () => {
  const contract = nodes([
    ["2", "民事案由"],
    ["204", "合同纠纷"],
  ]);
  // Art. 13 (1): 50 yuan up to 10,000, then 2.5 %.
  expect(appealFeeFor(contract, 20_000)).toEqual({ kind: "property", min: 300, max: 300 });
  // Art. 13 (2) 3: 50 to 100 yuan.
  expect(appealFeeFor(contract, 0)).toEqual({ kind: "other_civil", min: 50, max: 100 });
  expect(appealFeeFor(nodes([["1", "刑事案由"]]), 20_000)).toBeNull();
});
