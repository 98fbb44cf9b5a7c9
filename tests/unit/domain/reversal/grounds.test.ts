import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encodeGrounds, findGrounds, GROUNDS } from "#domain/reversal/grounds.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { runs } from "../../../fixtures/laws.ts";

const each = examplesOf(import.meta.url);

describe("findGrounds", () => {
  each<[string, string[]]>("reads %s", (holding, grounds) => {
    expect(findGrounds(holding)).toEqual(grounds);
  });

  each<[string]>("takes no ground from %s", (holding) => {
    expect(findGrounds(holding)).toEqual([]);
  });

  test("reads any text in time, each ground at most once", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."认定事实不清适用法律错误上诉人称未，。"), maxLength: 3000 }),
        (text) => {
          const grounds = findGrounds(text);
          expect(new Set(grounds).size).toBe(grounds.length);
        },
      ),
      { numRuns: runs(50) },
    );
  });
});

describe("encodeGrounds", () => {
  test("keeps every set of grounds", () => {
    fc.assert(
      fc.property(fc.subarray([...GROUNDS]), (grounds) => {
        const bits = encodeGrounds(grounds);
        expect(GROUNDS.filter((_, at) => bits & (1 << at))).toEqual(grounds);
      }),
    );
  });
});

describe("a ground", () => {
  test("is found behind one that is denied", () => {
    expect(findGrounds("一审并不存在适用法律错误。二审查明，原判适用法律确有错误。")).toEqual(["law_wrong"]);
    expect(findGrounds("上诉人主张原判违反法定程序。经查，原审违反法定程序。")).toEqual(["procedure"]);
  });

  test("is not one where it is denied before or behind, or claimed by a party", () => {
    expect(findGrounds("原判没有遗漏当事人")).toEqual([]);
    expect(findGrounds("所称遗漏当事人缺乏依据")).toEqual([]);
    expect(findGrounds("上诉人认为原判遗漏当事人")).toEqual([]);
    expect(findGrounds("原判遗漏当事人")).toEqual(["party_omitted"]);
    // The next clause denies something else.
    expect(findGrounds("原判没有错误，但遗漏当事人")).toEqual(["party_omitted"]);
    expect(findGrounds("原判遗漏当事人。其他主张缺乏依据")).toEqual(["party_omitted"]);
  });

  test("is judged by the hundred characters on either side of it", () => {
    const claimed = (chars: number) => `上诉人${"甲".repeat(38)}称${"乙".repeat(chars)}`;
    expect(findGrounds(`${claimed(57)}适用法律错误`)).toEqual([]);
    expect(findGrounds(`${claimed(60)}适用法律错误`)).toEqual(["law_wrong"]);
  });

  test("is named once, in the order of the list, wherever it stands", () => {
    expect(findGrounds("超出诉讼请求，适用法律不当，事实不清，证据不足，又适用法律错误。")).toEqual([
      "facts_unclear",
      "law_wrong",
      "claim_exceeded",
    ]);
    expect(findGrounds("")).toEqual([]);
  });
});

test("each ground has one bit, the first the lowest", () => {
  expect(GROUNDS).toEqual([
    "facts_unclear",
    "facts_wrong",
    "law_wrong",
    "procedure",
    "party_omitted",
    "new_evidence",
    "claim_exceeded",
  ]);
  expect(GROUNDS.map((ground) => encodeGrounds([ground]))).toEqual([1, 2, 4, 8, 16, 32, 64]);
  expect(encodeGrounds([])).toBe(0);
  expect(encodeGrounds(["law_wrong", "facts_unclear"])).toBe(5);
  expect(encodeGrounds(["facts_wrong", "claim_exceeded"])).toBe(66);
  expect(encodeGrounds([])).toBe(0);
});
