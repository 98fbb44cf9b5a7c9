import { describe, expect, test } from "vitest";
import { branchOfCode, instanceOfCode, instanceOfLabel } from "#domain/judgment/parse/procedure/instance.ts";
import { asksForMoney, branchOfDocument } from "#domain/judgment/parse/published/branch.ts";

// 法〔2015〕137号, annex 1, and the codes used before.
describe("instanceOfCode", () => {
  test.each([
    ["民初", "first"],
    ["民初字", "first"],
    ["刑重字", "first"],
    ["民终", "second"],
    ["行终", "second"],
    ["民再", "retrial"],
    ["民申", "retrial"],
    ["刑监", "retrial"],
    ["民提字", "retrial"],
    ["民抗字", "retrial"],
    ["执", "enforcement"],
    ["执异", "enforcement"],
    ["执复", "enforcement"],
    ["破", "other"],
    ["破申", "other"],
    ["清申", "other"],
    ["强清", "other"],
    ["委赔", "other"],
    ["委赔监", "other"],
    ["法赔", "other"],
    ["刑更", "other"],
    ["刑核", "other"],
    ["民特", "other"],
    // A court's own character does not count, the last one does.
    ["初民终", "second"],
    ["终民初重", "first"],
    ["", "other"],
  ])("gives %s the stage %s", (code, stage) => {
    expect(instanceOfCode(code)).toBe(stage);
  });
});

describe("instanceOfLabel", () => {
  test.each([
    ["一审", "first"],
    ["重审", "first"],
    ["重审二审", "second"],
    ["再审二审", "second"],
    ["再审", "retrial"],
    ["申诉审查", "retrial"],
    ["抗诉", "retrial"],
    ["提审", "retrial"],
    ["复查", "retrial"],
    ["审判监督", "retrial"],
    ["执行", "enforcement"],
    ["执行复议", "enforcement"],
    ["执行异议之诉", null],
    ["执行分配方案", null],
    ["死刑复核", "other"],
    ["国家赔偿", "other"],
    ["破产", "other"],
    ["减刑", "other"],
    ["假释", "other"],
    ["管辖", "other"],
    ["特别程序", "other"],
    ["注", null],
  ])("gives %s the stage %s", (label, stage) => {
    expect(instanceOfLabel(label)).toBe(stage);
  });
});

describe("branch of law", () => {
  test.each([
    ["刑初", "1"],
    ["民终", "2"],
    ["行初", "5"],
    ["行赔初", "5"],
    ["委赔", "7"],
    ["执", "6"],
    ["刑执", "6"],
    ["行唐民初字", "2"],
    ["知", null],
    ["", null],
  ])("comes from the code %s as %s", (code, branch) => {
    expect(branchOfCode(code)).toBe(branch);
  });

  test.each([
    ["执行裁定书", "民初", "6"],
    ["刑事判决书", "民初", "1"],
    ["行政判决书", "", "5"],
    ["行政赔偿判决书", "", "5"],
    ["国家赔偿决定书", "", "7"],
    ["民事判决书", "刑初", "1"],
    ["民事判决书", "", "2"],
    ["", "行初", "5"],
  ])("comes from the type %s before the code %s as %s", (type, code, branch) => {
    expect(branchOfDocument(type, code)).toBe(branch);
  });

  test.each([
    ["民初", "民事判决书", "", true],
    ["刑初", "刑事判决书", "", false],
    ["刑初", "刑事附带民事判决书", "", true],
    ["刑初", "刑事判决书", "附带民事诉讼原告人要求赔偿", true],
    ["行初", "行政判决书", "不服行政处罚", false],
    ["行初", "行政判决书", "请求补偿", true],
    ["行初", "行政赔偿判决书", "", true],
    ["行赔初", "行政判决书", "", true],
    ["破申", "民事裁定书", "", false],
    ["强清", "民事裁定书", "", false],
    ["民特", "民事裁定书", "", false],
    ["特监", "民事裁定书", "", false],
    ["民辖终", "民事裁定书", "", false],
    ["民终", "民事裁定书", "因管辖权异议一案", false],
    ["执", "执行裁定书", "", true],
  ])("asks for money with %s, %s and %j: %s", (code, type, introduction, asks) => {
    expect(asksForMoney(code, type, introduction)).toBe(asks);
  });
});

test("a case tried again is a retrial, whichever procedure it follows", () => {
  for (const code of ["刑再终字", "民再初字", "刑再"]) expect(instanceOfCode(code)).toBe("retrial");
});

test("a code that lost its stage is completed from title and end, one that has none is not", () => {
  const end = (text: string) => () => text;
  expect(instanceOfCode("浙0781刑", end("如不服本判决，可在接到判决书的第二日起十日内上诉。"))).toBe("first");
  expect(instanceOfCode("浙0781刑", end("某某盗窃一审刑事判决书"))).toBe("first");
  expect(instanceOfCode("杭民字", end("本判决为终审判决。"))).toBe("second");
  expect(instanceOfCode("浙0781刑", end("本裁定送达后即发生法律效力。"))).toBe("other");
  expect(instanceOfCode("民特", end("如不服本判决，可以上诉。"))).toBe("other");
});
