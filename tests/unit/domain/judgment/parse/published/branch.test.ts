import { expect, test } from "vitest";
import { asksForMoney, branchOfDocument } from "#domain/judgment/parse/published/branch.ts";

test.each([
  ["执行裁定书", "内0102民初", "6"],
  ["刑事判决书", "内0102民初", "1"],
  ["行政赔偿判决书", "内0102民初", "5"],
  ["国家赔偿决定书", "内01法赔", "7"],
  ["赔偿决定书", "内0102民初", "7"],
  ["民事判决书", "内0102民初", "2"],
  ["裁定书", "内0102刑初", "1"],
  ["裁定书", "内0102", "2"],
] as const)("%s under %s is of branch %s", (type, code, branch) => {
  expect(branchOfDocument(type, code)).toBe(branch);
});

test.each([
  ["内0102刑初", "刑事判决书", "指控被告人犯罪。", false],
  ["内0102刑初", "刑事附带民事判决书", "", true],
  ["内0102刑初", "刑事判决书", "附带民事诉讼原告人请求赔偿。", true],
  ["内0102行初", "行政判决书", "不服处罚。", false],
  ["内0102行初", "行政判决书", "请求补偿。", true],
  ["内0102行赔初", "行政判决书", "不服。", true],
  ["内0102民初", "民事判决书", "请求支付货款。", true],
  ["内0102民初", "民事裁定书", "提出管辖权异议。", false],
  ["内01民辖终", "民事裁定书", "", false],
  ["内01破申", "民事裁定书", "", false],
  ["内0102民特", "民事裁定书", "", false],
])("a document under %s, a %s that says %s, asks for a sum: %s", (code, type, introduction, asks) => {
  expect(asksForMoney(code, type, introduction)).toBe(asks);
});
