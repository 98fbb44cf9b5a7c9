import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { type Law, mergeBooks } from "#domain/statute/versions/merge-books.ts";
import type { ImportOutcome } from "#server/corpus/import/import-documents.ts";
import { importStatutes } from "#server/corpus/import/import-statutes.ts";
import { readStatutes } from "#server/corpus/read-statutes.ts";
import { StatuteWriter } from "#server/corpus/statute-writer.ts";
import { scratchFolder } from "../scratch.ts";

const SOURCE = {
  id: "statutes",
  name: "试验",
  sampling: "selected",
  sample: false,
  coverage: "",
  imported: "",
  count: 0,
} as const;

type Files = Record<string, string | Uint8Array>;

/** The import results of files, as a folder and as a zip; both must be the same. */
async function imported(files: Files): Promise<{ laws: Law[]; outcomes: ImportOutcome[] }> {
  const work = scratchFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(work, "in", name)), { recursive: true });
    writeFileSync(join(work, "in", name), content);
  }
  const packed = Object.entries(files).map(
    ([name, content]) => [name, Buffer.from(content as string)] as const,
  );
  writeFileSync(join(work, "in.zip"), zipSync(Object.fromEntries(packed)));
  const [folder, zip] = [await run(join(work, "in"), work), await run(join(work, "in.zip"), work)];
  const shown = ({ laws }: typeof folder) => laws.map(({ title, version, units }) => [title, version, units]);
  expect(shown(zip)).toEqual(shown(folder));
  return folder;
}

async function run(path: string, work: string) {
  const corpus = join(work, `corpus-${path.endsWith("zip")}`);
  const writer = new StatuteWriter(corpus);
  const outcomes: ImportOutcome[] = [];
  for await (const outcome of importStatutes([path], writer, SOURCE.id)) outcomes.push(outcome);
  writer.commit(new Map([[SOURCE.id, SOURCE]]), "2026-01-01");
  const laws = mergeBooks(readStatutes(corpus)).sort((a, b) => (a.title < b.title ? -1 : 1));
  return { laws, outcomes };
}

const labels = ({ units }: Law) => units.filter(({ kind }) => kind === "article").map(({ label }) => label);
const word = async (...lines: string[]) => {
  const paragraphs = lines.map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`);
  const xml = `<w:document xmlns:w="w"><w:body>${paragraphs.join("")}</w:body></w:document>`;
  return zipSync({ "[Content_Types].xml": strToU8("<x/>"), "word/document.xml": strToU8(xml) });
};

const FRONT = `---
id: 0a1b
title: 中华人民共和国风筝法
author: 全国人民代表大会常务委员会
date: '2011-05-07'
publication_date: '2011-05-07'
effective_date: '2011-07-01'
status: 有效
group: 法律
---
`;

describe("a text with front matter and no heading", () => {
  const body = `
**中华人民共和国风筝法**

> （2001年3月4日第九届全国人民代表大会常务委员会第二次会议通过　根据2011年5月6日第十一届
> 全国人民代表大会常务委员会第五次会议修正）

## 目　　录

- 第一章　　总　　则
- 第二章　　放　　飞

---

## 第一章　　总  则

- **第一条**　　为了让风筝飞得高，制定本法。

  - （一）有风；

## 第二章　　放飞和收线第二条　风筝线由放飞人自备。

- **第三条**　　本法自2001年7月1日起施行。
`;

  test("has the facts that are stated, its articles, and no table of contents", async () => {
    const { laws, outcomes } = await imported({ "法律/0a1b.md": FRONT + body });
    expect(outcomes.map(({ kind, reason, disagreements }) => [kind, reason, disagreements])).toEqual([
      ["accepted", "", []],
    ]);
    const [law] = laws;
    expect(law).toMatchObject({
      title: "中华人民共和国风筝法",
      kind: "law",
      version: "2011-05-07",
      effective: "2011-07-01",
      first_effective: "2001-07-01",
    });
    expect(law!.headings.map(({ text, unit }) => [text, unit])).toEqual([
      ["第一章 总 则", 0],
      ["第二章 放飞和收线", 1],
    ]);
    expect(law!.units.map(({ label, paragraphs }) => [label, ...paragraphs])).toEqual([
      ["第一条", "为了让风筝飞得高，制定本法。", "（一）有风；"],
      ["第二条", "风筝线由放飞人自备。"],
      ["第三条", "本法自2001年7月1日起施行。"],
    ]);
  });

  test("counts what another place gives differently", async () => {
    const other = body
      .replace("**中华人民共和国风筝法**", "# 中华人民共和国风车法")
      .replace("2011年5月6日", "2019年8月9日");
    const { laws, outcomes } = await imported({ "法律/0a1b.md": FRONT + other });
    expect(laws.map(({ title, version }) => [title, version])).toEqual([
      ["中华人民共和国风筝法", "2011-05-07"],
    ]);
    expect(outcomes[0]?.disagreements).toEqual([
      { field: "title", column: "中华人民共和国风筝法", text: "中华人民共和国风车法" },
      { field: "date", column: "2011-05-07", text: "2019-08-09" },
    ]);
  });

  test("is read without what states nothing", async () => {
    const broken = FRONT.replace("title: ", "title: [").replace(/date: .*/g, "");
    const { laws } = await imported({ "0a1b.md": broken + body });
    expect(laws.map(({ title, version }) => [title, version])).toEqual([
      ["中华人民共和国风筝法", "2011-05-06"],
    ]);
  });
});

describe("an interpretation under the order that promulgated it", () => {
  const lines = [
    "中华人民共和国最高人民法院",
    "公 告",
    "《最高人民法院关于风筝案件适用法律若干问题的解释》已于2020年3月4日由最高人民法院审判委员会第99次会议通过，现予公布，自2020年5月1日起施行。",
    "2020年4月5日",
    "最高人民法院",
    "关于风筝案件适用",
    "法律若干问题的解释",
    "法释〔2020〕99号",
    "为了审理风筝案件，制定本解释。",
    "第一条　风筝是动产。",
    "第二条　本解释自2020年5月1日起施行。",
  ];

  test.each([["txt"], ["docx"]])("has its title on one line and its dates as .%s", async (suffix) => {
    const content = suffix === "docx" ? await word(...lines) : lines.join("\r\n");
    const { laws } = await imported({ [`解释.${suffix}`]: content });
    expect(laws).toMatchObject([
      {
        title: "最高人民法院关于风筝案件适用法律若干问题的解释",
        kind: "interpretation",
        version: "2020-04-05",
        effective: "2020-05-01",
      },
    ]);
    expect(laws[0]!.units.map(({ label }) => label)).toEqual(["", "第一条", "第二条"]);
  });
});

test("a table of a Word document has rows in bars", async () => {
  const cells = ["死亡", "100元"].map((text) => `<w:tc><w:p><w:t>${text}</w:t></w:p></w:tc>`).join("");
  const xml = `<w:document xmlns:w="w"><w:p><w:t>风筝管理条例</w:t></w:p><w:p><w:t>第一条　见表。</w:t></w:p><w:tbl><w:tr>${cells}</w:tr></w:tbl></w:document>`;
  const file = zipSync({ "[Content_Types].xml": strToU8("<x/>"), "word/document.xml": strToU8(xml) });
  const { laws } = await imported({ "风筝管理条例.docx": file });
  expect(laws[0]!.units.map(({ paragraphs }) => paragraphs)).toEqual([["见表。", "| 死亡 | 100元 |"]]);
});

describe("a code of one file a book", () => {
  const files: Files = {
    "民事/风筝法典/README.md":
      "# 中华人民共和国风筝法典\n\n2020年5月28日第十三届风筝会议第三次会议通过，自2021年1月1日起施行\n\n- 总则\n- 合同\n",
    "民事/风筝法典/第一编 总则.md":
      "# 第一编 总则\n\n## 第一章 基本规定\n\n**第一条** 为了风筝，制定本法。\n",
    "民事/风筝法典/第二编 合同.md": "## 第一章 线\n\n* 第二条 线要结实。\n* 第三条 线断了要赔。\n",
    "民事/风筝法典/附则.md": "# 附则\n\n第四条 本法自2021年1月1日起施行。\n",
    "民事/风筝法典/修正案.md": "# 修正案\n\n2023年2月3日通过\n\n第一条 在第三条后增加一条。\n",
  };

  test("is one law under its own name, with the dates of the page that introduces it", async () => {
    const { laws, outcomes } = await imported(files);
    expect(laws.map((law) => [law.title, law.version, law.effective, labels(law)])).toEqual([
      ["中华人民共和国风筝法典", "2020-05-28", "2021-01-01", ["第一条", "第二条", "第三条", "第四条"]],
      ["风筝法典修正案", "2023-02-03", "", ["第一条"]],
    ]);
    expect(laws[0]!.headings.map(({ text }) => text)).toEqual([
      "第一编 总则",
      "第一章 基本规定",
      "第二编 合同",
      "第一章 线",
      "附则",
    ]);
    expect(outcomes.filter(({ kind }) => kind === "rejected").map(({ reason }) => reason)).toEqual([
      "index_page",
    ]);
  });

  test("is named for its folder where nothing introduces it", async () => {
    const { "民事/风筝法典/README.md": _face, ...rest } = files;
    const { laws } = await imported(rest);
    expect(laws.map(({ title }) => title)).toEqual(["风筝法典", "风筝法典修正案"]);
  });

  test("has a part whose file and heading end like a law's name", async () => {
    const { laws } = await imported({
      "风筝法/第一章 总则.md": "第一条 甲。\n",
      "风筝法/第二章 罚则.md": "## 第二章 罚则\n\n第二条 乙。\n",
    });
    expect(laws.map((law) => [law.title, labels(law)])).toEqual([["风筝法", ["第一条", "第二条"]]]);
  });

  test("takes headings that are no law's name, and the year of its folder is no part of an amendment's name", async () => {
    const { laws } = await imported({
      "风筝法典（2020修正）/合同.json": JSON.stringify({ title: "合同", 条文: { 第二条: "线要结实。" } }),
      "风筝法典（2020修正）/通用.md": "# 通用\n\n第一条 有风。\n",
      "风筝法典（2020修正）/修正案.md": "# 修正案（三）\n\n一、将第一条修改为：“无风。”\n",
    });
    expect(laws.map((law) => [law.title, labels(law)])).toEqual([
      ["风筝法典修正案（三）", []],
      ["风筝法典（2020修正）", ["第一条", "第二条"]],
    ]);
  });

  test("is refused under a name that is no law's", async () => {
    const { laws, outcomes } = await imported({
      "经济法/第一编 总则.md": "# 第一编 总则\n\n第一条 甲。",
      "下载/附则.md": "第九条 乙。",
    });
    expect(laws).toEqual([]);
    expect(outcomes.map(({ kind, reason, detail }) => `${kind} ${reason} ${detail}`).sort()).toEqual([
      "rejected no_title 第一编 总则",
      "rejected no_title 附则",
    ]);
  });
});

describe("a text without marks", () => {
  test("is named by its first lines, else by its file", async () => {
    const { laws } = await imported({
      "a.txt":
        "风筝管理条例\n（2001年3月4日国务院令第9号公布）\n目录\n第一章 总则\n第二章 放飞\n第一章 总则\n第一条 有风。\n第二章 放飞\n第二条 收线。",
      "03-风车管理办法_20050607.txt": "第一条 有风。\n第二条 转动。",
      "20180709风轮条例.txt": "第１条　有风。\n第 2 条　转动。",
    });
    expect(laws.map((law) => [law.title, law.version, labels(law)])).toEqual([
      ["风筝管理条例", "2001-03-04", ["第一条", "第二条"]],
      ["风车管理办法", "2005-06-07", ["第一条", "第二条"]],
      ["风轮条例", "2018-07-09", ["第一条", "第二条"]],
    ]);
  });
});

describe("JSON", () => {
  test("gives a law by its fields, whatever form the text has", async () => {
    const facts = { 标题: "风筝管理条例", 公布日期: "2001年3月4日", 施行日期: "2001-05-06", 时效性: "有效" };
    const forms: unknown[] = [
      { ...facts, 正文: "第一条 有风。\n第二条 收线。" },
      {
        ...facts,
        articles: [
          { number: 1, content: "有风。" },
          { number: 2, content: "收线。" },
        ],
      },
      { ...facts, 条文: { 第一条: "有风。", 第二条: "收线。" } },
      {
        ...facts,
        chapters: [
          { title: "第一章 总则", articles: [{ title: "第一条", text: "有风。" }] },
          { title: "附则", articles: [{ no: "第二条", text: ["收线。"] }] },
        ],
      },
    ];
    for (const form of forms) {
      const { laws } = await imported({ "a.json": JSON.stringify(form) });
      expect(laws).toMatchObject([{ title: "风筝管理条例", version: "2001-03-04", effective: "2001-05-06" }]);
      const own = laws[0]!.units.map(({ label, paragraphs }) => [label, ...paragraphs]);
      expect(own).toEqual([
        ["第一条", "有风。"],
        ["第二条", "收线。"],
      ]);
    }
    const { laws } = await imported({
      "a.jsonl": `${forms
        .slice(0, 1)
        .map((one) => JSON.stringify(one))
        .join("\n")}\n${JSON.stringify({ title: "风车办法", content: "第一条 转动。" })}\n`,
    });
    expect(laws.map(({ title }) => title)).toEqual(["风筝管理条例", "风车办法"]);
  });

  test("joins the articles of a law that are objects of their own", async () => {
    const rows = [
      { law: "风筝法", article: "第一条", text: "有风。" },
      { law: "风筝法", article: "第二条", text: "收线。" },
      { law: "风车法", article: "第一条", text: "转动。" },
    ];
    const lines = rows.map((row) => JSON.stringify(row)).join("\n");
    const files: Files[] = [{ "a.json": JSON.stringify(rows) }, { "a.jsonl": `${lines}\n` }];
    for (const file of files) {
      const { laws } = await imported(file);
      expect(laws.map((law) => [law.title, labels(law)])).toEqual([
        ["风筝法", ["第一条", "第二条"]],
        ["风车法", ["第一条"]],
      ]);
    }
  });

  test("is read inside a single field, under whose name it stands if that is a law's", async () => {
    const inner = { title: "风筝法", content: "<p>第一条 有风。</p><p>第二条 收线。</p>" };
    const named = { 风车条例: { "第一章 总则": { 第一条: "转动。" } } };
    const { laws } = await imported({
      "a.json": JSON.stringify({ result: inner }),
      "b.json": JSON.stringify(named),
    });
    expect(laws.map((law) => [law.title, labels(law)])).toEqual([
      ["风筝法", ["第一条", "第二条"]],
      ["风车条例", ["第一条"]],
    ]);
  });

  test("without a known field for the text is refused with the fields that it has", async () => {
    const { outcomes } = await imported({ "a.json": JSON.stringify({ 风筝: "第一条 有风。", 编号: 3 }) });
    expect(outcomes).toMatchObject([{ kind: "rejected", reason: "invalid_record" }]);
    expect(outcomes[0]).toHaveProperty("detail", expect.stringContaining("found 风筝, 编号;"));
  });
});
