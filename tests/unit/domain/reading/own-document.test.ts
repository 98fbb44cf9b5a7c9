import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readOrder } from "#domain/reading/operative-part.ts";
import { readOwnDocument } from "#domain/reading/own-document.ts";
import { placeInText } from "#domain/reading/place-in-text.ts";
import { importContext } from "#server/corpus/import/parse-context.ts";

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

const PAPERS: [string, string, object][] = [
  [
    "appeal",
    `民事上诉状
上诉人（原审被告）：陈远舟，男，1983年4月9日出生，住内蒙古自治区呼和浩特市赛罕区。
委托诉讼代理人：乌虚兰，内蒙古拟法律师事务所律师。
被上诉人（原审原告）：设例物流有限公司，住所地呼和浩特市玉泉区。
上诉人因与被上诉人买卖合同纠纷一案，不服呼和浩特市赛罕区人民法院（2024）内0105民初1234号民事判决，现提起上诉。
上诉请求：
撤销（2024）内0105民初1234号民事判决第一项。
事实与理由：一审判决认定事实错误。
此致
呼和浩特市中级人民法院
上诉人：陈远舟
二〇二四年十一月五日`,
    {
      text_type: "民事上诉状",
      court: "内蒙古自治区呼和浩特市中级人民法院",
      case_number: "（2024）内0105民初1234号",
      cause: "买卖合同纠纷",
      casedate: "2024-11-05",
      instance: "second",
      parties: [{ name: "陈远舟" }, { name: "设例物流有限公司" }],
      counsel: [{ name: "乌虚兰", firm: "内蒙古拟法律师事务所", parties: ["陈远舟"] }],
    },
  ],
  [
    "defence",
    `民事答辩状
答辩人：陈远舟，男，1983年4月9日出生，住呼和浩特市赛罕区。
被答辩人：设例物流有限公司，住所地呼和浩特市玉泉区。
答辩人就（2024）内0105民初1234号买卖合同纠纷一案，提出如下答辩意见：
货款已经结清。
此致
呼和浩特市赛罕区人民法院
答辩人：陈远舟
2024年6月1日`,
    {
      court: "呼和浩特市赛罕区人民法院",
      cause: "买卖合同纠纷",
      casedate: "2024-06-01",
      parties: [
        { name: "陈远舟", role: "答辩人", side: "defendant" },
        { name: "设例物流有限公司", role: "被答辩人", side: "plaintiff" },
      ],
    },
  ],
  [
    "complaint",
    `民事起诉状
（买卖合同纠纷）
当事人信息
原告（法人、非法人组织）
名称：设例物流有限公司
被告（自然人）
姓名：陈远舟
诉讼请求
给付价款 128000元`,
    {
      cause: "买卖合同纠纷",
      claim_amount: 128_000,
      casedate: "",
      parties: [{ name: "设例物流有限公司", side: "plaintiff" }, { name: "陈远舟" }],
    },
  ],
  [
    "application",
    `强制执行申请书
申请执行人：设例物流有限公司，住所地呼和浩特市玉泉区。
被执行人：陈远舟，男，1983年4月9日出生。
请求事项：强制被执行人支付货款128000元。
此致
呼和浩特市赛罕区人民法院`,
    { instance: "enforcement", claim_amount: 128_000, casedate: "", parties: [{ side: "plaintiff" }, {}] },
  ],
];

test.each(PAPERS)("a party's own %s gives its fields", (paper, text, facts) => {
  expect(read(text)).toMatchObject({ paper, facts });
});

test.each([
  // Upheld, so that what it quotes is owed; a claim that is dismissed is not.
  ["维持甲中级人民法院（2020）内01民初1号民事判决第一项：A公司赔偿B公司5万元；", ["A公司"], ["B公司"]],
  ["维持（2020）内01民初1号民事判决第二项：驳回B公司要求A公司赔偿5万元的诉讼请求；", [], []],
  ["A公司从B公司获得赔偿后，对另一方的债权即消灭；", [], []],
  ["A公司对C公司的上述债务向B公司承担连带责任，并有权向C公司追偿；", ["A公司"], ["B公司"]],
  ["A公司应付B公司租金合计56万元；", ["A公司"], ["B公司"]],
  ["A公司向B公司等十名原告支付违约金；", ["A公司"], ["B公司等"]],
  ["撤销A公司赔偿决定；", [], []],
])("%s", (item, from, to) => {
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
