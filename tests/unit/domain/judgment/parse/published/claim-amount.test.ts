import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readClaimAmount } from "#domain/judgment/parse/published/claim-amount.ts";

describe("readClaimAmount", () => {
  test.each([
    ["原告向本院提出诉讼请求：1.判令被告支付保险赔偿金123,456.78元及利息；2.诉讼费由被告负担。", 123456.78],
    ["原告诉称，请求判令：一、被告偿还借款本金50万元；二、被告支付违约金5万元。", 550000],
    ["诉讼请求：1.解除合同；2.被告返还货款20万元；3.被告赔偿损失3万元。", 230000],
    ["请求判令被告赔偿医疗费1000元、误工费2000元，共计3000元。", 3000],
    ["请求判令被告赔偿医疗费1000元、误工费2000.5元、交通费300元；诉讼费由被告负担。", 3300.5],
    ["诉讼请求：1.判令被告支付货款美元100万元（折合人民币700万元）；2.诉讼费由被告负担。", 7000000],
    ["诉讼请求：1.判令被告停止侵权；2.案件受理费500元由被告负担。", null],
    ["请求确认双方存在劳动关系。", null],
    ["诉讼请求：证人到庭作证。归还借款10万元。被告曾另借2万元。", 100000],
    ["诉讼请求：解除合同。被告于2016年收取货款10万元。", null],
  ])("reads %s", (text, yuan) => {
    expect(readClaimAmount([text], "first")).toBe(yuan);
  });

  test.each([
    ["请求：1.付运费3万元；2.付仓储费1万元。以上合计4万元。", 40000],
    ["诉讼请求：1.付运费3万元；2.付仓储费1万元；3.返还货物。上述第1至2项共计4万元。", 40000],
    [
      "诉讼请求：一、付租金3万元；二、付滞纳金（暂计为0.5万元）；三、腾房；以上一至二项暂合计3.5万元。",
      35000,
    ],
    ["诉讼请求：1.付货款3万元；2.付利息（以3万元为基数，暂计至起诉日为500元）；以上共计30500元。", 30500],
    ["诉讼请求：1.付货款3万元；2.赔偿运费2万元、仓储费4万元，以上合计6万元。", 90000],
  ])("takes the total of all claims behind the last, adding up that of a later one: %s", (text, yuan) => {
    expect(readClaimAmount([text], "first")).toBe(yuan);
  });

  test.each([
    ["诉讼请求：1.离婚；2.婚生子由原告抚养，被告每月支付抚养费2000元。", null],
    ["请求判令被告按月支付赡养费800元。", null],
    ["请求判令被告支付占用费（按4500元/月计算至腾退之日）。", null],
    ["请求判令被告支付占用费，每月合计4500元。", null],
    ["请求判令被告按照每平方米2万元标准赔偿60万元。", 600000],
    ["请求判令被告支付一年租金，每月3000元，共计36000元。", 36000],
    ["请求判令被告支付质保金（合同总价320万元的5%即16万元）。", 160000],
    ["请求判令被告继续履行合同（合同总价款90万元），支付违约金9万元。", 90000],
    ["请求判令被告支付工程总价款90万元。", 900000],
    ["请求判令被告支付合同总价90万元中的剩余20万元。", 200000],
    ["请求判令被告以本金30万元，按日万分之五支付违约金。", null],
  ])("passes over rates, prices of contracts and bases of reckoning: %s", (text, yuan) => {
    expect(readClaimAmount([text], "first")).toBe(yuan);
  });

  test.each([
    ["请求判令被告支付货款20万元，支付逾期利息，暂计至2021年9月9日为3万元。", 200000],
    ["请求判令被告支付逾期利息（暂计至2021年9月9日为3万元）及货款20万元。", 200000],
    ["诉讼请求：1.支付违约金，计算至起诉日为3万元；2.支付货款20万元。", 200000],
    ["请求判令被告支付违约金，暂计至2021年9月9日为3万元。", 30000],
    ["请求判令被告支付货款20万元、利息3万元（暂计至2021年9月9日），合计23万元。", 230000],
  ])("takes interest up to a day only where it is all that is asked for: %s", (text, yuan) => {
    expect(readClaimAmount([text], "first")).toBe(yuan);
  });

  test.each([
    ["请求判令被告支付货款20万元及违约金3万元。", 230000],
    ["请求判令被告赔偿经济损失30万元和合理开支1.5万元，并公开道歉。", 315000],
    ["诉讼请求：1.赔偿损失90万元（币种下同），并向原告支付合理支出10万元；2.道歉。", 1000000],
    ["请求判令二人分别返还出资8474000元、446000元及相应利息。", 8920000],
    ["请求判令被告返还定金4000万元及利息502万元（暂计算至2021年8月20日）。", 40000000],
    ["请求判令被告支付货款20万元及以20万元为基数的利息。", 200000],
    ["请求判令被告赔偿损失20万元及律师费3万元。", 200000],
    ["请求判令被告支付租金3万元；返还押金1万元。", 40000],
    ["请求判令被告偿付建房款3万元，赔偿损失2万元，并承担诉讼费。", 50000],
    ["请求判令被告支付货款3万元，乙承担连带责任。", 30000],
    ["诉讼请求：偿还借款（暂计至2014年3月19日本金为：5万元，逾期利息为2000元）。", 50000],
  ])("adds sums that one claim asks for side by side: %s", (text, yuan) => {
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

  test.each([
    ["判决被告赔偿原告163755.57元，赔偿明细如下：医疗费27086.37元、住院伙食补助费2500元；", 163755.57],
    ["赔偿原告各项损失20万元，其中医疗费3万元、误工费2万元。", 200000],
    ["支付工程款90万元，包括主体工程60万元、装修30万元。", 900000],
    ["赔偿损失5万元（具体为：医疗费3万元、护理费2万元）。", 50000],
    ["一、判令被告支付租金分红273315元；二、判令被告支付押金收益30666元；三、诉讼费由被告承担。", 303981],
    ["1、支付货款10万元；2、支付违约金2万元；3、支付律师费1万元；4、诉讼费由被告负担。", 120000],
    ["一、李例偿还借款30万元；二、王例对上述款项承担连带清偿责任30万元。", 300000],
    ["一、李例偿还借款30万元；二、王例对第一项中的10万元承担保证责任。", 300000],
    ["一、偿还借款30万元；二、原告对抵押房屋在40万元内优先受偿。", 300000],
    ["一、交付房屋；二、如不能交付，返还房款80万元。", 800000],
    ["一、返还房款80万元；二、如不能返还，赔偿90万元。", 800000],
    ["一、返还货款24，500元；二、赔偿损失1，200元。", 25700],
    [
      "（一）给付工程款165，240，119.48元及利息25，154，738.43元，共计190，394，857.91元；（二）诉讼费由被告负担。",
      190394857.91,
    ],
    ["一、解除劳动关系；二、支付工资3万元；三、补发奖金5000元。", 35000],
    ["一、支付货款10万元；二、支付利息（以10万元为基数，按年利率4%计算）。", 100000],
  ])("adds up claims, and takes a sum before its parts: %s", (claims, yuan) => {
    expect(readClaimAmount([`原告向本院提出诉讼请求：${claims}`], "first")).toBe(yuan);
  });

  test.each([
    ["审理中，原告放弃第二项诉讼请求。", 100000],
    ["审理中，原告撤回第2、3项诉讼请求。", 100000],
    ["原告当庭将诉讼请求金额降低至9万元。", 90000],
    ["原告变更诉讼请求为：1.支付货款8万元；2.支付违约金5000元。", 85000],
    ["庭审中，原告明确其诉讼请求为：一、支付货款7万元；二、解除合同。", 70000],
    ["庭审中，原告将第一项诉讼请求变更为：支付货款6万元。", 80000],
    ["被告变更名称为例山公司，注册资本5万元。", 120000],
  ])("follows what was changed later: %s", (change, yuan) => {
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
