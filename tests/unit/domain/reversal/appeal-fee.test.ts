import { describe, expect, test } from "vitest";
import type { CauseNode } from "#domain/catalogue/node.ts";
import { appealFeeFor, findAppealFeeKind } from "#domain/reversal/appeal-fee.ts";

const path = (...labels: [code: string, label: string][]): CauseNode[] =>
  labels.map(([value, label]) => ({ value, label }));
const CONTRACT = path(["2", "民事案由"], ["204", "合同纠纷"]);
const LABOUR = path(["2", "民事案由"], ["207", "劳动争议、人事争议"]);
const DAMAGES = path(["5", "行政案由"], ["503", "行政赔偿"]);
const THEFT = path(["1", "刑事案由"], ["105", "盗窃罪"]);

describe("findAppealFeeKind", () => {
  test("goes by the whole name where one name begins another, and by its beginning where the words behind it differ", () => {
    expect(findAppealFeeKind(path(["2", "民事案由"], ["1", "离婚纠纷处理"]), 1)).toBe("property");
    expect(findAppealFeeKind(path(["2", "民事案由"], ["1", "人事争议"]), 1)).toBe("labour");
    expect(findAppealFeeKind(path(["2", "民事案由"], ["1", "其他劳动争议"]), 1)).toBe("property");
  });
});

describe("appealFeeFor", () => {
  test("is the fee of the rule, by the sum where the rule has bands", () => {
    // 诉讼费用交纳办法 art. 13 (1): 50 yuan up to 10,000, then 2.5 %.
    expect(appealFeeFor(CONTRACT, 20_000)).toEqual({ kind: "property", min: 300, max: 300 });
    // art. 13 (2) 3 and (4): 50 to 100 yuan, and 10 yuan.
    expect(appealFeeFor(CONTRACT, 0)).toEqual({ kind: "other_civil", min: 50, max: 100 });
    expect(appealFeeFor(LABOUR, 20_000)).toEqual({ kind: "labour", min: 10, max: 10 });
  });

  test("is none where there is no fee", () => {
    expect(appealFeeFor(THEFT, 20_000)).toBeNull();
    expect(appealFeeFor(DAMAGES, 20_000)).toBeNull();
  });
});
