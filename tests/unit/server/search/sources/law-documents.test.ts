import { expect, test } from "vitest";
import { SCOPE } from "#domain/search/scope.ts";
import { LAW_KIND_NAMES, LAW_KINDS, type StatuteUnit } from "#domain/statute/record.ts";
import { lawTree, statuteDocuments } from "#server/search/sources/statute-documents.ts";
import type { LawText, ShownLaw } from "#server/statutes/law-files.ts";

const law = (id: string, more: Partial<ShownLaw> = {}): ShownLaw =>
  ({
    ...{
      id,
      title: `中华人民共和国${id}`,
      short: id,
      kind: "law",
      status: "in_force",
      version: "2020-01-01",
    },
    ...{ from: "2020-05-01", pages: [], isText: true, facts: null },
    ...more,
  }) as unknown as ShownLaw;
const unit = (number: number, more: Partial<StatuteUnit> = {}): StatuteUnit => ({
  ...{ kind: "article", number, branch: 0, label: `第${"零一二三"[number]}条`, paragraphs: [`文${number}`] },
  ...more,
});
const text = (units: StatuteUnit[], more: Partial<LawText> = {}): LawText =>
  ({ headings: [], units, pages: [], isSplit: false, ...more }) as unknown as LawText;
const documentsOf = (one: ShownLaw, of: LawText) => [...statuteDocuments([one], () => of)];
const shared = { type: SCOPE.statutes, court_id: null, causes: [], amount: null, keywords: [] };
const rest = { body_postscript: [], holding: null };

test("an article is a document with its citation, its address and the headings above it", () => {
  const headings = [
    { level: 1, text: "第一编", unit: 0 },
    { level: 2, text: "第一章", unit: 0 },
    { level: 2, text: "第二章", unit: 1 },
    { level: 1, text: "第二编", unit: 2 },
  ];
  const documents = documentsOf(
    law("工匠法"),
    text([unit(1), unit(2, { branch: 1 }), unit(3)], { headings }),
  );
  expect(documents[0]).toEqual({
    ...{ ...shared, id: "工匠法-a1", title: "工匠法第一条", number: "工匠法第一条", date: "2020-05-01" },
    ...{ court: "中华人民共和国工匠法", url: "/layout/statute/工匠法#a1" },
    detail: { ...rest, body_text: ["文1"], tail_text: ["第一编 第一章"] },
  });
  expect(documents.map(({ id, number }) => [id, number])).toEqual([
    ["工匠法-a1", "工匠法第一条"],
    ["工匠法-a2-1", "工匠法第二条之一"],
    ["工匠法-a3", "工匠法第三条"],
  ]);
  expect(documents.map(({ detail }) => detail.tail_text)).toEqual([
    ["第一编 第一章"],
    ["第一编 第二章"],
    ["第二编"],
  ]);
});

test.each<[string, Partial<ShownLaw>, string]>([
  ["is in force", {}, "工匠法第一条"],
  ["has a later text", { status: "amended" }, "工匠法第一条（2020-01-01，已有新文本）"],
  ["is repealed", { status: "repealed" }, "工匠法第一条（2020-01-01，已废止）"],
  ["is only digested", { isText: false }, "工匠法第一条（摘要）"],
])("the title of an article says when its law %s", (_, more, title) => {
  expect(documentsOf(law("工匠法", more), text([unit(1)])).at(-1)?.title).toBe(title);
});

test("what has no number is named by the heading above it, and stands on its page", () => {
  const plain = (number: number) => unit(number, { kind: "text", label: "" });
  const of = text([plain(1), plain(2), plain(3), plain(4)], {
    headings: [{ level: 1, text: "说明", unit: 1 }],
    pages: [{ to: 2 }, { to: 4 }] as never,
    isSplit: true,
  });
  const documents = documentsOf(law("渡船批复"), of);
  expect(documents.map(({ id, title, number, url }) => [id, title, number, url])).toEqual([
    ["渡船批复-t1", "渡船批复", "", "/layout/statute/渡船批复/1#t1"],
    ["渡船批复-t2", "渡船批复 说明", "", "/layout/statute/渡船批复/1#t2"],
    ["渡船批复-t3", "渡船批复 说明", "", "/layout/statute/渡船批复/2#t3"],
    ["渡船批复-t4", "渡船批复 说明", "", "/layout/statute/渡船批复/2#t4"],
  ]);
  expect(documents.map(({ detail }) => detail.tail_text)).toEqual([[], ["说明"], ["说明"], ["说明"]]);
  expect(documentsOf(law("渡船批复"), { ...of, isSplit: false })[0]?.url).toBe("/layout/statute/渡船批复#t1");
});

test("an item of an amendment is cited as an article, and named by its own label", () => {
  const [item] = documentsOf(law("修正案"), text([unit(3, { kind: "item", label: "三、" })]));
  expect([item?.id, item?.title, item?.number]).toEqual(["修正案-a3", "修正案 三、", "修正案第三条"]);
});

test("a law of which only facts are known is a document of its own, before its digests", () => {
  const facts = { number: "主席令第一号" } as ShownLaw["facts"];
  const [whole, digest] = documentsOf(law("河渡法", { isText: false, facts }), text([unit(1)]));
  expect(whole).toEqual({
    ...{ ...shared, id: "河渡法", title: "中华人民共和国河渡法", number: "主席令第一号", date: "2020-05-01" },
    ...{ court: "中华人民共和国河渡法", url: "/layout/statute/河渡法" },
    detail: { ...rest, body_text: [], tail_text: ["河渡法 2020-01-01"] },
  });
  expect(digest?.id).toBe("河渡法-a1");
  expect(documentsOf(law("河渡法", { isText: false }), text([]))[0]?.number).toBe("");
});

test("laws are counted by kind in order of force, versions under one title, kinds without laws not at all", () => {
  const [first, second] = [LAW_KINDS[0]!, LAW_KINDS[2]!];
  const laws = [
    ...[law("a", { kind: second, title: "丙" }), law("b", { kind: first, title: "甲" })],
    ...[law("c", { kind: first, title: "乙" }), law("d", { kind: first, title: "甲" })],
  ];
  expect(lawTree(laws)).toEqual([
    {
      ...{ value: first, label: LAW_KIND_NAMES[first], level: 0 },
      children: [
        { value: "甲", label: "甲", level: 0 },
        { value: "乙", label: "乙", level: 0 },
      ],
    },
    {
      ...{ value: second, label: LAW_KIND_NAMES[second], level: 2 },
      children: [{ value: "丙", label: "丙", level: 2 }],
    },
  ]);
});
