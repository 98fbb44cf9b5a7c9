import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readClaimAmount } from "#domain/judgment/parse/published/claim-amount.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

describe("readClaimAmount", () => {
  each<[string, number | null]>("reads %s", (text, yuan) => {
    expect(readClaimAmount([text], "first")).toBe(yuan);
  });

  each<[string, number]>(
    "takes the total of all claims behind the last, adding up that of a later one: %s",
    (text, yuan) => {
      expect(readClaimAmount([text], "first")).toBe(yuan);
    },
  );

  each<[string, null | number]>(
    "passes over rates, prices of contracts and bases of reckoning: %s",
    (text, yuan) => {
      expect(readClaimAmount([text], "first")).toBe(yuan);
    },
  );

  each<[string, number]>(
    "takes interest up to a day only where it is all that is asked for: %s",
    (text, yuan) => {
      expect(readClaimAmount([text], "first")).toBe(yuan);
    },
  );

  each<[string, number]>("adds sums that one claim asks for side by side: %s", (text, yuan) => {
    expect(readClaimAmount([text], "first")).toBe(yuan);
  });

  test.each([
    ["诉讼请求：1.确认原告就拍卖价款在300万元范围内优先受偿；2.被告返还借款200万元。", 2000000],
    ["诉讼请求：1.确认原告在最高债权额500万元内对抵押房屋享有优先受偿权。", null],
    ["诉讼请求：1.支付工程款90万元并就该工程享有优先受偿权。", 900000],
    ["请求判令被告赔偿因保全错误（保全金额为1800万元）造成的利息损失306万元。", 3060000],
  ])("does not take a ceiling of priority or what was preserved for the claim: %s", (text, yuan) => {
    expect(readClaimAmount([text], "first")).toBe(yuan);
  });

  test.each([
    ["甲提起诉讼，请求乙某某赔偿医疗费、护理费等各项费用合计33010.18元。", 33010.18],
    ["原告诉至法院，要求化工公司赔偿应急处置费用共计551.64万元。", 5516400],
    ["甲要求办理手续，乙支付了1万元。", null],
  ])("reads a claim against somebody who is named: %s", (text, yuan) => {
    expect(readClaimAmount([text], "first")).toBe(yuan);
  });

  test("does not take what a counterclaim asks for, nor what a later judgment changed", () => {
    const claims = "诉讼请求：（1）确认买卖无效；（2）返还房屋。";
    const counterclaim = "乙反诉请求：（1）返还购房款68500元；（2）赔偿损失80万元。";
    expect(readClaimAmount([`${claims}${counterclaim}`], "first")).toBeNull();
    const changed = "变更一审判决第二项为甲公司赔偿20万元以及合理开支52000元。";
    expect(readClaimAmount(["诉讼请求：1.停止侵权；2.赔偿150万元。", changed], "first")).toBe(1500000);
  });

  test("never counts costs, and stops at the defence and the facts in the same paragraph", () => {
    const costs = "诉讼请求：1.停止侵权；2.公告费300元、保全保险费500元、执行费20元由被告负担。";
    expect(readClaimAmount([costs], "first")).toBeNull();
    const claims = "诉讼请求：1.确认合同无效；2.诉讼费由被告负担。";
    expect(readClaimAmount([`${claims}2015年，原告付款70万元。`], "first")).toBeNull();
    expect(readClaimAmount([`${claims}被告辩称：1.原告已收款70万元；2.合同有效。`], "first")).toBeNull();
    expect(
      readClaimAmount([`${claims}法院经审理查明：一、被告欠款70万元；二、合同有效。`], "first"),
    ).toBeNull();
  });

  test("reads the total of any list where one stands behind it, else adds up", () => {
    const item = fc.record({
      yuan: fc.integer({ min: 1, max: 99_999_999 }),
      head: fc.constantFrom("货款", "租金", "工程款", "保证金"),
    });
    const decoy = fc.constantFrom(
      "解除合同",
      "支付占用费，每月3000元",
      "支付以50万元为基数的利息",
      "由被告负担案件受理费5000元",
    );
    fc.assert(
      fc.property(
        fc.array(item, { minLength: 1, maxLength: 5 }),
        decoy,
        fc.boolean(),
        (items, other, summed) => {
          const claims = [other, ...items.map(({ head, yuan }) => `支付${head}${yuan}元`)];
          const sum = items.reduce((all, { yuan }) => all + yuan, 0);
          const list = claims.map((claim, at) => `${at + 1}.${claim}`).join("；");
          const text = `诉讼请求：${list}。${summed ? `以上合计${sum}元。` : ""}`;
          expect(readClaimAmount([text], "first")).toBe(sum);
        },
      ),
    );
  });

  each<[string, number]>("adds up claims, and takes a sum before its parts: %s", (claims, yuan) => {
    expect(readClaimAmount([`原告向本院提出诉讼请求：${claims}`], "first")).toBe(yuan);
  });

  each<[string, number]>("follows what was changed later: %s", (change, yuan) => {
    const claims = "诉讼请求：1.支付货款10万元；2.支付违约金2万元。";
    expect(readClaimAmount([claims, change], "first")).toBe(yuan);
  });

  test("on appeal finds the claims of a paragraph that tells of the first instance", () => {
    const told = `甲公司一审诉称：双方签订合同，${"乙公司未付款，".repeat(9)}请求判令：（一）支付货款24，500元；（二）支付违约金500元。`;
    expect(readClaimAmount([told], "second")).toBe(25000);
    expect(readClaimAmount([told.replace("一审诉称", "上诉称")], "second")).toBeNull();
  });

  test("follows the last amendment of the same claim, not that of another", () => {
    const claims = "诉讼请求：1.支付货款10万元；2.支付利息1万元。";
    expect(readClaimAmount([claims, "庭审中，原告将第1项诉讼请求变更为支付货款8万元。"], "first")).toBe(
      90000,
    );
    expect(readClaimAmount([claims, "庭审中，原告将第2项诉讼请求变更为支付利息2万元。"], "first")).toBe(
      120000,
    );
  });

  test("on appeal takes what is retold of the first instance, never what the appeal asks for", () => {
    const appeal = "甲公司上诉请求：改判支付200万元。";
    expect(readClaimAmount([appeal], "second")).toBeNull();
    expect(readClaimAmount([appeal, "乙公司向一审法院起诉请求：1.甲公司支付300万元。"], "second")).toBe(
      3000000,
    );
  });

  test("passes over counterclaims and what a court found", () => {
    expect(
      readClaimAmount(["被告向本院提出反诉请求：赔偿500万元。", "本院认为，请求支付1万元有理。"], "first"),
    ).toBeNull();
  });
});
