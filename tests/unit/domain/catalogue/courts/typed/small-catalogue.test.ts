import { describe, expect, test } from "vitest";
import { shortForms } from "#domain/catalogue/courts/names/short-court-names.ts";
import { findClippedCourt } from "#domain/catalogue/courts/typed/clipped-court.ts";
import { findNearCourts, mendKind } from "#domain/catalogue/courts/typed/near-courts.ts";
import { idsOf } from "#domain/catalogue/courts/typed/read-name.ts";
import { readShortForm } from "#domain/catalogue/courts/typed/read-short-form.ts";
import { readTown } from "#domain/catalogue/courts/typed/town-courts.ts";
import { resolveTypedCourt } from "#domain/catalogue/courts/typed/typed-court.ts";
import { courtId, smallCourts as courts } from "../../small-courts.ts";

const labelsOf = (ids: readonly number[]) => ids.map((id) => courts.byId(id)!.label);
const found = (label: string) => ({ kind: "found", id: courtId(label) });
const [CHANGAN, TIANHE] = ["石家庄市长安区人民法院", "广州市天河区人民法院"];

describe("resolveTypedCourt", () => {
  test.each([
    [String(courtId(TIANHE)), TIANHE],
    [` ${TIANHE} `, TIANHE],
    ["天河法院", TIANHE],
    ["天河区", TIANHE],
    ["广州天河法院", TIANHE],
    ["广东天河法院", TIANHE],
    ["粤高院", "广东省高级人民法院"],
    ["广东高院", "广东省高级人民法院"],
    ["广州中院", "广东省广州市中级人民法院"],
    ["羊城中院", "广东省广州市中级人民法院"],
    ["最高院", "最高人民法院"],
    ["第一巡回法庭", "最高人民法院"],
    ["管辖法院：天河法院", TIANHE],
    ["我在天河法院立案庭", TIANHE],
    ["天河法院（广州）", TIANHE],
    ["石家庄长安区法院", CHANGAN],
    // Its name of old.
    ["郊区人民法院", CHANGAN],
  ])("reads %s", (typed, label) => expect(resolveTypedCourt(typed, courts)).toEqual(found(label)));

  test("gives all courts that the words fit, unless the hint leaves one", () => {
    const both = ["石家庄市桥西区人民法院", "邢台市桥西区人民法院"];
    expect(resolveTypedCourt("桥西法院", courts)).toEqual({ kind: "ambiguous", ids: both.map(courtId) });
    expect(resolveTypedCourt("邢台桥西法院", courts)).toEqual(found(both[1]!));
    expect(resolveTypedCourt("桥西法院", courts, { under: courtId("河北省邢台市中级人民法院") })).toEqual(
      found(both[1]!),
    );
  });

  test("never takes what it had to mend", () => {
    for (const typed of ["常安区法院", "田河法院", "天河法苑"]) {
      const read = resolveTypedCourt(typed, courts);
      expect([typed, read.kind]).toEqual([typed, read.kind === "found" ? "never" : read.kind]);
    }
    expect(labelsOf(idsOf(resolveTypedCourt("田河法院", courts)))).toEqual([TIANHE]);
    expect(labelsOf(idsOf(resolveTypedCourt("常安区法院", courts)))).toEqual([CHANGAN]);
  });

  test.each(["", "法院", "天河医院", "广州军事法院", "丁戊己", "甲".repeat(41)])(
    "reads no court in %j",
    (typed) => expect(resolveTypedCourt(typed, courts)).toEqual({ kind: "unknown" }),
  );
});

describe("readTown", () => {
  const read = (text: string, isTribunal = true) => {
    const { ids, isSure } = readTown(text, isTribunal, courts, {});
    return [labelsOf(ids), isSure];
  };

  test("finds the court of a township, sure where its own division stands before it", () => {
    expect(read("西兆通法庭")).toEqual([[CHANGAN], false]);
    expect(read("石牌人民法庭")).toEqual([[TIANHE], false]);
    expect(read("南村法庭")).toEqual([[CHANGAN, TIANHE], false]);
    expect(read("天河南村法庭")).toEqual([[TIANHE], true]);
    expect(read("广州南村法庭")).toEqual([[TIANHE], false]);
    expect(read("石牌第二法庭")).toEqual([[TIANHE], false]);
    expect(read("石牌镇法院", false)).toEqual([[TIANHE], false]);
    expect(read("石牌街道法庭")).toEqual([[TIANHE], false]);
  });

  test("finds none without 法庭 behind a bare place, by a part of a name, or of a court that is not there", () => {
    for (const text of ["石牌", "牌法庭", "石法庭", "兆通法庭", "无名法庭", "丁戊法庭", "法庭"])
      expect(read(text)).toEqual([[], false]);
    expect(read("石牌法院", false)).toEqual([[], false]);
  });
});

describe("findClippedCourt", () => {
  const read = (typed: string) => labelsOf(idsOf(findClippedCourt(typed, courts)));

  test("finds courts that have the characters in their order, six at most", () => {
    expect(read("天河区")).toEqual([TIANHE]);
    expect(read("广天法院")).toEqual([TIANHE]);
    expect(read("郊区")).toEqual([CHANGAN]);
    expect(read("桥西")).toHaveLength(2);
    expect(read("区人民法院")).toHaveLength(5);
    expect(read("人民法院")).toEqual([]);
    expect(read("丁戊")).toEqual([]);
    expect(read("a1")).toEqual([]);
    expect(read("天")).toEqual([]);
  });

  test("narrows a choice by the hint", () => {
    expect(findClippedCourt("桥西", courts, { under: courtId("河北省邢台市中级人民法院") })).toEqual(
      found("邢台市桥西区人民法院"),
    );
  });
});

describe("mendKind", () => {
  test.each([
    ["天河人民法", ["天河人民法院"]],
    ["天河人民法远", ["天河人民法院"]],
    ["天河人民发院", ["天河人民法院"]],
    ["天河人民医院", []],
    ["天河人名法院", ["天河人民法院"]],
    ["天河仁民法院", ["天河人民法院"]],
    ["天河人民法院", []],
    ["天河中及法院", []],
    ["天河", []],
  ])("%s may be %j", (typed, mended) => expect(mendKind(typed, courts)).toEqual(mended));
});

describe("findNearCourts", () => {
  const near = (typed: string) => labelsOf(findNearCourts(typed, courts));

  test("finds a name of which one character sounds like another, or stands in its neighbour's place", () => {
    expect(near("田河法院")).toEqual([TIANHE]);
    expect(near("河天法院")).toEqual([TIANHE]);
    expect(near("广州田河法院")).toEqual([TIANHE]);
    expect(near("丁河法院")).toEqual([]);
    expect(near("石家桩中院")).toEqual(["河北省石家庄市中级人民法院"]);
    expect(near("田河")).toEqual([]);
  });
});

test("a name as people say it loses the endings of its place, one by one", () => {
  expect(shortForms("天河区人民法院")).toEqual(["天河区院", "天河院"]);
  expect(shortForms("甲区人民法院")).toEqual(["甲区院"]);
  expect(shortForms("天河")).toEqual(["天河"]);
});

test("a short form is read with its kind, or begins the names of courts", () => {
  const read = (text: string) => {
    const { named, isBegun } = readShortForm(text, courts);
    return [named.map(({ ordinal }) => courts.ordered[ordinal]!.label), isBegun];
  };
  expect(read("天河法院")).toEqual([[TIANHE], false]);
  expect(read("郊区法院")).toEqual([[CHANGAN], false]);
  expect(read("广东中院")).toEqual([["广东省广州市中级人民法院", "广东省清远市中级人民法院"], false]);
  expect(read("白云")).toEqual([["广州市白云区人民法院"], false]);
  expect(read("最高法院")).toEqual([["最高人民法院"], false]);
  expect(read("丁戊法院")).toEqual([[], false]);
});
