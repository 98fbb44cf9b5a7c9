import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findAmounts, parseAmount } from "#domain/text/amount.ts";

describe("parseAmount", () => {
  test.each([
    ["赔偿原告123456.78元", 123456.78],
    ["共计1,234,567.89元", 1234567.89],
    ["共计1，234，567元", 1234567],
    ["货款12.5万元", 125000],
    ["借款3万5千元", 35000],
    ["借款1亿2000万元", 120000000],
    ["借款12万3456元", 123456],
    ["借款2千万元", 20000000],
    ["借款五十万元", 500000],
    ["人民币伍拾万元整", 500000],
    ["人民币壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分", 1234567.89],
    ["二十万零三百元", 200300],
    ["100余万元", 1000000],
    ["5元3角", 5.3],
    ["0元", 0],
  ])("reads %s", (text, yuan) => {
    expect(parseAmount(text)).toBe(yuan);
  });

  test.each(["100万美元", "港币100万元", "元", "第三人", "一次", "公元前"])("finds no yuan in %s", (text) => {
    expect(parseAmount(text)).toBeNull();
  });

  test("gives back any amount printed with two decimals", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (fen) => {
        expect(parseAmount(`赔偿${(fen / 100).toFixed(2)}元。`)).toBe(fen / 100);
      }),
    );
  });
});

describe("findAmounts", () => {
  test("gives offsets that cut out the printed amount", () => {
    const text = "医疗费1000元、误工费2万元";
    expect(findAmounts(text).map(({ from, to }) => text.slice(from, to))).toEqual(["1000元", "2万元"]);
  });

  test("never throws, whatever the text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."0123456789,.万亿千百十元角分余一") }),
        (text) => void findAmounts(text),
      ),
    );
  });
});
