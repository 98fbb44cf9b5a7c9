import { describe, expect, test } from "vitest";
import {
  type CourtHint,
  narrowByHint,
  otherCourtOfNumber,
} from "#domain/catalogue/courts/printed/narrow-courts.ts";
import { courtId, smallCourts as courts } from "../../small-courts.ts";

const QIAOXI = ["石家庄市桥西区人民法院", "邢台市桥西区人民法院"];
const ordinalOf = (label: string) => courts.ordinal(courtId(label));

test.each([
  ["（2020）冀0503民初1号", QIAOXI[0], QIAOXI[1]],
  ["（2020）冀0503民初1号", QIAOXI[1], null],
  ["（2020）冀民终1号", QIAOXI[1], "河北省高级人民法院"],
  ["（2020）冀0599民初1号", QIAOXI[0], null],
  ["（2014）冀民终字第1号", QIAOXI[0], null],
  ["无", QIAOXI[0], null],
] as const)("otherCourtOfNumber: %s beside %s is of %s", (number, court, other) => {
  expect(otherCourtOfNumber(number, courtId(court!), courts)).toBe(other);
});

describe("narrowByHint", () => {
  const named = QIAOXI.map((label) => ({ ordinal: ordinalOf(label), until: 0 }));
  const left = (hint: CourtHint, given = named) =>
    narrowByHint(given, courts, hint).map(({ ordinal }) => courts.ordered[ordinal]!.label);

  test("keeps all where nothing is known", () => {
    expect(left({})).toEqual(QIAOXI);
    expect(left({ caseNumber: "" })).toEqual(QIAOXI);
  });

  test("keeps those under the court above, itself included", () => {
    expect(left({ under: courtId("河北省邢台市中级人民法院") })).toEqual([QIAOXI[1]]);
    expect(left({ under: courtId(QIAOXI[0]!) })).toEqual([QIAOXI[0]]);
    expect(left({ under: courtId("河北省高级人民法院") })).toEqual(QIAOXI);
    // A hint that matches no court has no effect.
    expect(left({ under: courtId("广东省高级人民法院") })).toEqual(QIAOXI);
    expect(left({ under: 9_999 })).toEqual(QIAOXI);
    // The end of a range is exclusive.
    expect(left({ under: courtId("平山县人民法院") })).toEqual(QIAOXI);
  });

  test("keeps those that carry the number's code, as far as it goes", () => {
    expect(left({ caseNumber: "（2020）冀0503民初1号" })).toEqual([QIAOXI[1]]);
    expect(left({ caseNumber: "(2020) 冀 05 民终 1号" })).toEqual([QIAOXI[1]]);
    expect(left({ caseNumber: "（2020）冀0599民初1号" })).toEqual([QIAOXI[1]]);
    expect(left({ caseNumber: "（2020）冀0104民初1号" })).toEqual([QIAOXI[0]]);
    expect(left({ caseNumber: "（2020）粤0104民初1号" })).toEqual(QIAOXI);
    // Without a place the character of the province identifies no court.
    expect(left({ caseNumber: "（2014）冀民初字第1号" })).toEqual(QIAOXI);
    expect(left({ caseNumber: "无" })).toEqual(QIAOXI);
  });

  test("keeps a former name two years longer than it was in use", () => {
    const former = [
      { ordinal: 1, until: 2010 },
      { ordinal: 2, until: 0 },
    ];
    const years = (caseNumber: string, given = former) =>
      narrowByHint(given, courts, { caseNumber }).map(({ ordinal }) => ordinal);
    expect(years("（2012）长民初字第1号")).toEqual([1, 2]);
    expect(years("（2013）长民初字第1号")).toEqual([2]);
    expect(years("（2013）长民初字第1号", [{ ordinal: 1, until: 1 }, former[0]!])).toEqual([1]);
    expect(years("长民初字第1号")).toEqual([1, 2]);
  });
});
