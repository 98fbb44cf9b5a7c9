import { describe, expect, test } from "vitest";
import { readOutcome } from "#domain/judgment/parse/procedure/outcome.ts";

describe("readOutcome", () => {
  test("tells a dismissed application for retrial from a judgment upheld, and takes an ordered retrial as undecided", () => {
    expect(readOutcome("驳回某公司的再审申请。", "retrial")).toBe("refused");
    expect(readOutcome("驳回甲公司的再审请求，维持原判。", "retrial")).toBe("upheld");
    expect(readOutcome("一、本案由本院提审；二、再审期间，中止原判决的执行。", "retrial")).toBe("other");
  });

  test.each([
    "本院（2023）某01民终12号民事判决书中的“10万元”更正为“12万元”。",
    "将判决书主文“驳回上诉，维持原判”补正为“撤销一审判决”。",
    "判决书第三页第二行的笔误，予以补正。",
  ])("reads no ending from a ruling that corrects an earlier document: %s", (operative) => {
    expect(readOutcome(operative, "second")).toBeNull();
  });

  test("reads the ending of a judgment that also corrects the one before", () => {
    expect(readOutcome("一、驳回上诉，维持原判；二、一审判决书中的笔误予以更正。", "second")).toBe("upheld");
  });

  test("is null at other stages and where nothing is said", () => {
    expect(readOutcome("驳回原告的诉讼请求。", "first")).toBeNull();
    expect(readOutcome("", "second")).toBeNull();
  });
});

describe("an outcome, by what the result says", () => {
  test.each<[string, ReturnType<typeof readOutcome>]>([
    ["驳 回 上 诉，维持原判。", "upheld"],
    ["驳回甲公司、乙公司的再审申请。", "refused"],
    ["驳回李例的申诉。", "refused"],
    ["一、维持例县人民法院民事判决第一项至第八项；二、甲公司向乙公司支付顾问费50万元。", "changed"],
    ["一、维持原判第一、三项；二、李例于十日内返还王例定金2万元；三、驳回其他上诉请求。", "changed"],
    ["一、维持原判第一项，即甲公司支付货款3万元；二、驳回乙公司的上诉。", "upheld"],
    ["驳回上诉，维持原判。二审案件受理费300元，由甲公司承担。本判决为终审判决。", "upheld"],
    ["驳回上诉，维持原判。如未按期履行给付义务，应当加倍支付迟延履行期间的债务利息。", "upheld"],
    ["驳回甲公司关于撤销合同的上诉请求，维持原判。", "upheld"],
    [
      `准许上诉人${["甲", "乙", "丙", "丁", "戊"].map((one) => `例州市例山区${one}例实业发展有限公司管理人`).join("、")}撤回上诉。原判即发生法律效力。`,
      "withdrawn",
    ],
    ["准许李例撤诉，双方均按原审判决执行。", "withdrawn"],
    ["本案按李例撤回再审申请处理。", "withdrawn"],
    ["一、准许甲公司撤回上诉；二、驳回乙公司的上诉，维持原判。", "upheld"],
    ["一、准许甲公司撤回上诉；二、撤销原判第二项；三、李例支付王例3万元。", "changed"],
    ["一、撤销例州市中级人民法院民事裁定；二、本案移送例山市中级人民法院处理。", "other"],
    ["一、撤销例州市中级人民法院民事裁定；二、本案由例山市中级人民法院审理。", "other"],
    ["一、撤销例州市中级人民法院民事裁定；二、指令例州市中级人民法院对本案进行审理。", "other"],
    ["一、撤销一、二审民事裁定；二、指令例县人民法院立案受理。", "other"],
    ["本案中止诉讼。", "other"],
    ["继续冻结甲公司的银行账户。", null],
    ["驳回上诉，维持原裁定。本案由例县人民法院审理。", "upheld"],
    ["驳回抗诉。", "upheld"],
    ["准许甲公司撤回上诉。", "withdrawn"],
    ["本案按甲公司自动撤回上诉处理。", "withdrawn"],
    ["一、撤销原判；二、准许甲公司撤回起诉。", "other"],
    ["准许甲公司撤回起诉。", "withdrawn"],
    ["一、撤销原判；二、发回甲区人民法院重审。", "remanded"],
    ["指令甲区人民法院审理。", "other"],
    ["本案由本院提审。", "other"],
    ["一、撤销原判；二、驳回甲公司的起诉。", "other"],
    ["一、撤销原判；二、驳回甲公司的起诉；三、乙公司支付货款。", "changed"],
    ["变更原判第一项。", "changed"],
    ["终结诉讼。", "other"],
    ["", null],
    // Only a clerical error is corrected, whatever words it occurred in.
    ["原判中“驳回上诉”补正为“维持原判”。", null],
    ["原判予以更正，驳回上诉。", "upheld"],
  ])("of %j is %s", (operative, outcome) => {
    expect(readOutcome(operative, "second")).toBe(outcome);
    expect(readOutcome(operative, "retrial")).toBe(outcome);
    for (const instance of ["first", "enforcement", "other"] as const)
      expect(readOutcome(operative, instance)).toBeNull();
  });
});
