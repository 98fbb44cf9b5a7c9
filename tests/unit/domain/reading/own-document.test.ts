import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readOrder } from "#domain/reading/operative-part.ts";
import { readOwnDocument } from "#domain/reading/own-document.ts";
import { placeInText } from "#domain/reading/place-in-text.ts";
import { importContext } from "#server/corpus/import/parse-context.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const FIXTURES = "tests/fixtures/judgments";
const context = importContext("own", "2026-11-29");
const textOf = (name: string) =>
  readFileSync(
    `${FIXTURES}/${readdirSync(FIXTURES).find((file) => file.startsWith(name) && file.endsWith(".txt"))}`,
    "utf8",
  );
const read = (text: string) => {
  const reading = readOwnDocument(text, context);
  if (reading.kind === "rejected") throw new Error(reading.reason);
  return reading.document;
};

test("an item says who owes how much to whom until when", () => {
  const { items } = read(textOf("01"));
  expect(items).toHaveLength(2);
  expect(items[0]).toMatchObject({
    from: ["大河设例财产保险股份有限公司包头中心支公司"],
    to: ["北疆拟安财产保险股份有限公司呼和浩特市分公司"],
    yuan: [182_000],
    days: 10,
  });
  expect(items[1]).toMatchObject({ from: [], to: [], days: null });
});

test("who stands behind 向 is paid", () => {
  const [item] = read(textOf("07")).items;
  expect(item).toMatchObject({ from: ["北星设运有限公司"], to: ["宁波拟航进出口有限公司"] });
});

test.each([
  ["01", 4028, "内蒙古自治区呼和浩特市中级人民法院", 15],
  ["04", 5, "广东省深圳市中级人民法院", 15],
  ["09", 825, "云南省昆明市中级人民法院", 10],
  ["17", null, "山东省青岛市中级人民法院", 10],
])("fee and way of appeal of judgment %s", (name, yuan, court, days) => {
  const { fee, appeal } = read(textOf(name));
  expect(fee?.yuan ?? null).toBe(yuan);
  expect(appeal).toMatchObject({ court, days });
});

test("a final judgment and a ruling against which only 复议 lies have no appeal", () => {
  for (const name of ["02", "23"]) expect(read(textOf(name)).appeal).toBeNull();
});

test.each([
  ["02", "驳回上诉，维持原判。"],
  ["06", "准许上诉人"],
])("an order without numbers, in judgment %s, is all before the formulas", (name, begins) => {
  const { items } = read(textOf(name));
  expect(items).toHaveLength(1);
  expect(items[0]?.text.startsWith(begins)).toBe(true);
});

test("what somebody is sentenced to is an item, its term is none", () => {
  const text = textOf("17");
  const single = text.replace(
    /一、(被告人[^；]*；)[\s\S]*?(?=\n[^\n]*如不服)/,
    "$1\n（刑期从判决执行之日起计算。）",
  );
  expect(read(single).items.map((item) => item.text.slice(0, 3))).toEqual(["被告人"]);
});

test("a halved fee is what is charged", () => {
  expect(read(textOf("10")).fee?.yuan).toBe(11_175);
});

test("a party's own paper gives its fields", () => {
  const text = `民事起诉状
原告：虚白物流有限公司，住所地呼和浩特市玉泉区。
被告：陈远舟，男，1983年4月9日出生。
诉讼请求：
一、判令被告偿还借款本金50000元；
二、诉讼费由被告负担。
事实与理由：双方于2023年订立借款合同，民间借贷纠纷由此发生。
此致
呼和浩特市赛罕区人民法院`;
  const { paper, facts } = read(text);
  expect(paper).toBe("complaint");
  expect(facts).toMatchObject({ court: "呼和浩特市赛罕区人民法院", claim_amount: 50_000 });
  expect(facts.parties.map(({ name }) => name)).toEqual(["虚白物流有限公司", "陈远舟"]);
});

const PAPERS: [string, string[], object][] = JSON.parse(
  readFileSync(new URL("own-papers.json", import.meta.url), "utf8"),
);

test.each(PAPERS)("a party's own %s gives its fields", (paper, lines, facts) => {
  expect(read(lines.join("\n"))).toMatchObject({ paper, facts });
});

each<[string, string[], string[]]>("%s", (item, from, to) => {
  const parties = ["A公司", "B公司", "C公司"].map((name) => ({ name, side: "other" as const, role: "" }));
  expect(readOrder([`一、${item}`], parties).items).toMatchObject([{ from, to }]);
});

test("an item says by months and by days until when", () => {
  const { items } = readOrder(
    [
      "一、甲在本判决生效之日起三个月内返还房屋；",
      "二、甲于2014年9月30日前归还95万元，于2014年12月31日前归还余款。",
    ],
    [],
  );
  expect(items).toMatchObject([
    { months: 3, days: null, by: [] },
    { months: null, by: ["2014-09-30", "2014-12-31"] },
  ]);
});

test("a novel, a contract and noise are rejected, never thrown at", () => {
  for (const text of [
    "",
    "第一章\n那年冬天很冷，他一个人走回了家。",
    "This Agreement is made between A and B.",
  ])
    expect(readOwnDocument(text, context).kind).toBe("rejected");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
      readOwnDocument(text, context);
    }),
  );
});

test("a value is found in its text through blanks and widths", () => {
  const text = "审 判 长　云 拟 山\n（ 2021 ）内 0105 民初 4127 号";
  expect(placeInText(text, "云拟山")).toEqual({ from: 6, to: 11 });
  const place = placeInText(text, "（2021）内0105民初4127号");
  expect(place && text.slice(place.from, place.to)).toBe("（ 2021 ）内 0105 民初 4127 号");
  expect(placeInText(text, "王五")).toBeNull();
});
