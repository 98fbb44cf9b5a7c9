import { writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { columnsGiven } from "#domain/judgment/columns/column-names.ts";
import type { RawDocument } from "#server/corpus/inputs/piece.ts";
import { readInputs } from "#server/corpus/inputs/read-inputs.ts";
import { readPiece } from "#server/corpus/inputs/read-piece.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { pathIn, scratchFolder } from "../scratch.ts";

const each = examplesOf(import.meta.url);

const NUMBER = "（2021）内0102民初1号";
const given = { 判决书: "text", 编号: "case_number" } as const;

async function read(name: string, written: string, columns = {}): Promise<RawDocument[]> {
  const path = pathIn(scratchFolder(), name);
  writeFileSync(path, written);
  const named = columnsGiven(columns);
  const found: RawDocument[] = [];
  for await (const piece of readInputs([path], { named })) found.push(...readPiece(piece, named));
  return found;
}

const htmlTable = (csv: string): string =>
  `<table>${csv
    .trim()
    .split("\n")
    .map((line) => `<tr><td>${line.replaceAll(",", "</td>\n<td>")}</td></tr>`)
    .join("")}</table>`;

describe("an HTML file", () => {
  const rows = [1, 2].map(
    (at) => `<p>（2021）内0102民初${at}号</p>,2021-03-0${at},<p>原告${at}</p><p>本院认为</p>`,
  );

  test("that is one table of judgments under known headings is read row by row, a short row alone refused", async () => {
    const found = await read("a.html", htmlTable(["案号,裁判日期,全文", ...rows, "共两份"].join("\n")));
    expect(found).toMatchObject([
      { kind: "columns", row: 2, columns: { casedate: "2021-03-01", text: "<p>原告1</p><p>本院认为</p>" } },
      { kind: "columns", row: 3, columns: { casedate: "2021-03-02", text: "<p>原告2</p><p>本院认为</p>" } },
      { kind: "failed", row: 4, reason: "invalid_record" },
    ]);
  });

  test.each([
    [
      "with a table of cases",
      `<p>民事判决书</p><p>${NUMBER}</p>${htmlTable(["序号,案号,金额", ...rows].join("\n"))}`,
    ],
    [
      "drawn as a table",
      htmlTable([`案号,${NUMBER}`, `事实,${"甲".repeat(500)}`, "理由,乙", "结果,丙", "日期,丁"].join("\n")),
    ],
  ])("that is one judgment %s is one text", async (_what, html) => {
    expect((await read("a.html", html)).map(({ kind }) => kind)).toEqual(["text"]);
  });
});

describe("inputs of unknown headings", () => {
  const three = [1, 2, 3].map((at) => ({
    编号: `（2021）内0102民初${at}号`,
    判决书: `一份比案号长得多的文书，文书的全文，这是第${at}份`,
  }));
  const table = `编号,名称,判决书\n${three.map(({ 编号, 判决书 }) => `${编号},某案,${判决书}`).join("\n")}\n`;
  test.each([
    ["a.csv", table],
    ["a.txt", table.replaceAll(",", "\t")],
    ["a.html", htmlTable(table)],
    [
      "b.html",
      `<html><body><h1>判决书下载</h1><table><tr><td>${htmlTable(table)}</td></tr></table></body></html>`,
    ],
    ["a.json", JSON.stringify(three)],
    ["b.json", JSON.stringify({ data: three })],
    ["c.json", JSON.stringify(three, null, 2)],
    ["a.jsonl", three.map((one) => JSON.stringify(one)).join("\n")],
    ["d.json", `[\n${three.map((one) => JSON.stringify(one)).join(",\n")}\n]`],
  ])("%s is refused once, with what was found and the option, and read with it", async (name, written) => {
    const refused = await read(name, written);
    expect(refused).toEqual([expect.objectContaining({ kind: "failed", reason: "unknown_columns" })]);
    const detail = refused[0]?.kind === "failed" ? refused[0].detail : "";
    expect(detail).toMatch(/^found .*编号.*判决书.*--columns text=判决书$/s);
    const taken = await read(name, written, given);
    expect(taken.map((one) => one.kind === "columns" && one.columns)).toEqual(
      three.map(({ 编号, 判决书 }) => expect.objectContaining({ case_number: 编号, text: 判决书 })),
    );
  });

  test("one object that is unknown among others costs only itself", async () => {
    const lines = ['{"a":1}', JSON.stringify({ 全文: "甲" })].join("\n");
    expect((await read("a.jsonl", lines)).map(({ kind }) => kind)).toEqual(["failed", "columns"]);
  });

  test("an object with a long text in an unknown field is refused for it, not as empty", async () => {
    const object = { 案号: NUMBER, 法院: "某法院", 判词: "甲".repeat(200) };
    expect(await read("a.json", JSON.stringify(object))).toEqual([
      expect.objectContaining({ reason: "unknown_columns", detail: expect.stringMatching(/text=判词$/) }),
    ]);
    expect((await read("a.json", JSON.stringify({ ...object, 判词: "甲" }))).map(({ kind }) => kind)).toEqual(
      ["columns"],
    );
  });

  test.each(["[1, 2]", '["甲"]', "{}"])("%s is refused in words", async (written) => {
    expect(await read("a.json", written)).toEqual([expect.objectContaining({ reason: "unknown_columns" })]);
  });
});

describe("headed texts", () => {
  each<
    [
      string,
      {
        casename?: string;
        court?: string;
        text: string;
        case_number?: string;
        casedate?: string;
        kind?: string;
      },
    ]
  >("%j states its columns", async (written, columns) => {
    expect(await read("a.md", written)).toEqual([{ kind: "columns", row: 0, columns }]);
  });

  test("several in one file are several documents", async () => {
    const one = (name: string) => `category: 民事\ntitle: ${name}\ncontent: 一\ntitle: 引文\n`;
    expect(
      (await read("a.txt", one("甲") + one("乙"))).map(
        (each) => each.kind === "columns" && each.columns.casename,
      ),
    ).toEqual(["甲", "乙"]);
  });

  test.each(["category: 民事\ntitle: 例某案\npage: 甲\n乙", "---\nheadline: 例某案\n---\n"])(
    "%j is refused with its fields",
    async (written) => {
      expect(await read("a.txt", written)).toEqual([
        expect.objectContaining({
          reason: "unknown_columns",
          detail: expect.stringMatching(/(?:page|headline).*--columns text=/s),
        }),
      ]);
    },
  );

  each<[string]>("%j stays a text", async (written) => {
    expect(await read("a.txt", written)).toEqual([{ kind: "text", row: 0, text: written }]);
  });
});

describe("XML", () => {
  test.each([
    [
      '<?xml version="1.0"?><writ><QW nameCN="全文" value="甲&#10;乙"><WS value="丙"/></QW></writ>',
      ["甲\n乙"],
    ],
    ['<writ><QW><WS value="文首"><DSR value="内"/></WS><PJJG value="结果"/></QW></writ>', ["文首\n结果"]],
    ["<writ><QW><WS>文首</WS><WW>文尾</WW></QW><QW>第二</QW></writ>", ["文首\n文尾", "第二"]],
  ])("%s gives its texts", async (written, texts) => {
    expect((await read("a.xml", written)).map((one) => one.kind === "text" && one.text)).toEqual(texts);
  });

  test("of another kind is named", async () => {
    expect(await read("a.xml", '<?xml version="1.0"?><rss><item/></rss>')).toEqual([
      { kind: "failed", row: 0, reason: "unsupported", detail: "XML without <QW>" },
    ]);
  });
});

test("the case library's JSON is read as the case that it prints", async () => {
  const data = {
    cpws_al_no: "2099-01-2-103-001",
    cpws_al_title: "例某诉样某民间借贷纠纷案",
    cpws_al_sub_title: "——借条的证明力",
    cpws_al_keyword: ["民事", "民间借贷"],
    cpws_al_jbaq: "<p>例某诉称。</p><p>样某辩称。</p>",
    cpws_al_cply: "<p>本院认为。</p>",
    cpws_al_cpyz: "借条应予采信。",
    cpws_al_slfy_name: "呼和浩特市新城区人民法院",
    cpws_al_ajzh: NUMBER,
    cpws_al_zs_date: "2021.03.04",
  };
  const text = [
    data.cpws_al_no,
    data.cpws_al_title,
    data.cpws_al_sub_title,
    "关键词\n民事/民间借贷\n基本案情\n例某诉称。\n样某辩称。\n裁判理由\n本院认为。\n裁判要旨\n借条应予采信。\n关联索引",
    `一审：呼和浩特市新城区人民法院${NUMBER}（2021.03.04）`,
  ].join("\n");
  for (const written of [{ code: 0, data: { data } }, { data: { datas: [data] } }, [data]])
    expect(await read("a.json", JSON.stringify(written))).toEqual([
      { kind: "text", row: expect.any(Number), text },
    ]);
});
