import { describe, expect, test } from "vitest";
import { keyOfCaseNumber, printedCaseNumbers } from "#research/measure/rates/printed-case-numbers.ts";

describe("printedCaseNumbers", () => {
  test("finds each number of the index, over line ends and page numbers, and none before it", () => {
    const text = [
      "（2019）某01民初9号",
      "关联索引",
      "一审：某法院（2020）内",
      " 12 ",
      "01民初1号民事判决；二审：（2021）内民终（知）2 号",
      "【编者】（2022）内民终3号",
    ].join("\n");
    expect(printedCaseNumbers(text)).toEqual(["2020内01民初1", "2021内民终知2"]);
  });

  test("has none without an index, nor in other brackets, nor of other years", () => {
    expect(printedCaseNumbers("（2019）某01民初9号")).toEqual([]);
    const index = (inside: string) => printedCaseNumbers(`某案\n关联索引\n${inside}`);
    expect(index("法释〔2015〕10号")).toEqual([]);
    expect(index("（3015）内01民初1号")).toEqual([]);
    expect(index("（1998）内经终字第5号")).toEqual(["1998内经终字第5"]);
    expect(index("(2020)内01民初1号之一")).toEqual(["2020内01民初1"]);
    expect(index("（2020）内01民初1号、（2020）内01民初2号")).toEqual(["2020内01民初1", "2020内01民初2"]);
    // Six figures are no page number.
    expect(index("（2020）内01民初\n123456\n号")).toEqual(["2020内01民初123456"]);
    expect(index("（2020）内01民初\n12345\n6号")).toEqual(["2020内01民初6"]);
  });
});

test.each([
  ["（2020）内01民初1号", "2020内01民初1"],
  ["(2020) 内01民初1号之一", "2020内01民初1"],
  ["〔2020〕内01[知]民初1", "2020内01知民初1"],
])("the key of %s is %s", (number, key) => {
  expect(keyOfCaseNumber(number)).toBe(key);
});
