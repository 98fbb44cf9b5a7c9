import { describe, expect, test } from "vitest";
import { readClaimAmount } from "#domain/judgment/full/claim-amount.ts";

describe("readClaimAmount", () => {
  test.each([
    ["原告向本院提出诉讼请求：1.判令被告支付保险赔偿金123,456.78元及利息；2.诉讼费由被告负担。", 123456.78],
    ["原告诉称，请求判令：一、被告偿还借款本金50万元；二、被告支付违约金5万元。", 500000],
    ["诉讼请求：1.解除合同；2.被告返还货款20万元；3.被告赔偿损失3万元。", 200000],
    ["请求判令被告赔偿医疗费1000元、误工费2000元，共计3000元。", 3000],
    ["请求判令被告赔偿医疗费1000元、误工费2000.5元、交通费300元；诉讼费由被告负担。", 3300.5],
    ["诉讼请求：1.判令被告支付货款美元100万元（折合人民币700万元）；2.诉讼费由被告负担。", 7000000],
    ["诉讼请求：1.判令被告停止侵权；2.案件受理费500元由被告负担。", null],
    ["请求确认双方存在劳动关系。", null],
  ])("reads %s", (text, yuan) => {
    expect(readClaimAmount([text], "first")).toBe(yuan);
  });

  test("follows the last amendment of the same claim, not that of another", () => {
    const claims = "诉讼请求：1.支付货款10万元；2.支付利息1万元。";
    expect(readClaimAmount([claims, "庭审中，原告将第1项诉讼请求变更为支付货款8万元。"], "first")).toBe(
      80000,
    );
    expect(readClaimAmount([claims, "庭审中，原告将第2项诉讼请求变更为支付利息2万元。"], "first")).toBe(
      100000,
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
