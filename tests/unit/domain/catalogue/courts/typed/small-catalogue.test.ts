import { describe, expect, test } from "vitest";
import { shortForms } from "#domain/catalogue/courts/names/short-court-names.ts";
import { findNearCourts, mendKind } from "#domain/catalogue/courts/typed/near-courts.ts";
import { readShortForm } from "#domain/catalogue/courts/typed/read-short-form.ts";
import { readTown } from "#domain/catalogue/courts/typed/town-courts.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { smallCourts as courts } from "../../small-courts.ts";

const each = examplesOf(import.meta.url);

const labelsOf = (ids: readonly number[]) => ids.map((id) => courts.byId(id)!.label);
const [CHANGAN, TIANHE] = ["石家庄市长安区人民法院", "广州市天河区人民法院"];

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

describe("mendKind", () => {
  each<[string, string[]]>("%s may be %j", (typed, mended) =>
    expect(mendKind(typed, courts)).toEqual(mended),
  );
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
