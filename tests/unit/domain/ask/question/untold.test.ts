import { expect, test } from "vitest";
import { UNTOLD, untoldOf } from "#domain/ask/question/untold.ts";

const isPlace = (text: string) => /成都|青海/.test(text);

test.each([
  ["房东不退押金", ["amount", "place", "when"]],
  ["房东不退3000元押金", ["place", "when"]],
  ["欠我两万块，人在成都", ["when"]],
  ["去年十月在河口县买了假货，花了五百块", []],
  ["小区物业乱收费", ["amount", "place", "when"]],
  ["市场价跌了，公司欠薪三个月", ["amount", "place"]],
])("%s leaves out %j", (question, untold) => {
  expect(untoldOf(question, isPlace)).toEqual(untold);
});

test.each([
  ["5元", "amount"],
  ["三万元", "amount"],
  ["甲省", "place"],
  ["甲街道", "place"],
  ["成都", "place"],
  ["昨天", "when"],
  ["2020", "when"],
])("%s tells %s alone", (question, told) => {
  expect(untoldOf(question, isPlace)).toEqual(UNTOLD.filter((one) => one !== told));
});
