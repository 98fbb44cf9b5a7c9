import { describe, expect, test } from "vitest";
import { readSourceColumns } from "#domain/judgment/columns/read-columns.ts";

const read = (row: Parameters<typeof readSourceColumns>[0]) => readSourceColumns(row, "2026-01-01");

describe("readSourceColumns", () => {
  test("keeps what any words may stand in, and none that mean nothing", () => {
    const row = { casename: "例某一案", kind: "民事案件", region: "内蒙古自治区", procedure: "民事一审" };
    expect(read(row)).toMatchObject(row);
    for (const nothing of ["\\N", "null", "NULL", "None", "nan", "NaN", "undefined", "无", "-", "—", ""])
      expect(read({ casename: nothing, kind: nothing, region: nothing, procedure: nothing })).toMatchObject({
        casename: "",
        kind: "",
        region: "",
        procedure: "",
      });
  });

  test("keeps an address of the web and the id in it, but the id of its own column first", () => {
    const wenshu_url = "https://example.org/?docId=0123456789abcdef";
    expect(read({ wenshu_url })).toMatchObject({ wenshu_url, source_id: "0123456789abcdef" });
    expect(read({ wenshu_url, source_id: "x1" }).source_id).toBe("x1");
    expect(read({ wenshu_url: "http://example.org/1" })).toMatchObject({
      wenshu_url: "http://example.org/1",
      source_id: "",
    });
  });

  test.each([
    ["呼和浩特市 新城区人民法院", "呼和浩特市新城区人民法院"],
    ["例某", ""],
    ["法院", ""],
    ["呼和浩特市新城区人民法院2021", ""],
  ])("takes the court %s as %j", (court, name) => {
    expect(read({ court }).court).toBe(name);
  });

  test("takes names and causes of two to sixty characters", () => {
    const named = (length: number) => "甲".repeat(length);
    const given = [1, 2, 60, 61].map(named).join("；");
    expect(read({ parties: given }).parties).toEqual([named(2), named(60)]);
    expect(read({ causes: given }).causes).toEqual([named(2), named(60)]);
  });

  test("leaves out entries that lost a character or stand for nothing", () => {
    expect(read({ parties: "例\ufffd；null；样某；NaN" }).parties).toEqual(["样某"]);
  });

  test("takes applied law by its title, sixty entries at most", () => {
    expect(read({ legal_basis: "《甲法》 《乙法》第一条；第二条" }).legal_basis).toEqual([
      "《甲法》",
      "《乙法》第一条",
    ]);
    const laws = Array.from({ length: 61 }, (_, at) => `《甲法》第${at}条`);
    expect(read({ legal_basis: laws.join("；") }).legal_basis).toEqual(laws.slice(0, 60));
  });

  test("a text that only names a reason is none, whatever reason its column gives", () => {
    const text = "人民法院认为不宜在互联网公布的其他情形。";
    expect(read({ text })).toMatchObject({ text: "", reason: text });
    expect(read({ text, reason: "离婚诉讼" })).toMatchObject({ text: "", reason: "离婚诉讼" });
    expect(read({ text: "原告例某。判决如下。", reason: "离婚诉讼" })).toMatchObject({
      text: "原告例某。判决如下。",
      reason: "离婚诉讼",
    });
  });

  test("looks for a seller's advertisement in the last 120 characters alone", () => {
    const body = `${"本院认为应当返还。".repeat(20)}书记员　蒋例`;
    expect(read({ text: `${body}\n更多数据：www.example.com` }).text).toBe(body);
    const early = `原告例某。更多数据：www.example.com\n${"本院认为应当返还。".repeat(20)}`;
    expect(read({ text: early }).text).toBe(early);
  });
});

test("entities are decoded before anything is cut off, in every column", () => {
  const text =
    "文书内容某某市人民法院民事判决书审判长&nbsp;马例例审判员&nbsp;曾例样二〇一四年八月十四日书记员&nbsp;田例样 更多数据请搜索示例数据网";
  expect(read({ text }).text).toMatch(/^某某市.*书记员 田例样$/);
  expect(read({ parties: "阿例&middot;买买提；李例" }).parties).toEqual(["阿例·买买提", "李例"]);
});
