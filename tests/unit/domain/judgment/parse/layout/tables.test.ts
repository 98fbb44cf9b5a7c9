import { describe, expect, test } from "vitest";
import { rowText } from "#domain/judgment/parse/layout/row-text.ts";
import { stripMarkup } from "#domain/judgment/parse/layout/strip-markup.ts";
import { CELL_MARK } from "#domain/judgment/parse/layout/table-lines.ts";
import { parseText } from "#domain/judgment/parse/parse-text.ts";
import { blocksOf } from "#domain/judgment/table-rows.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { ownContext } from "../../own-context.ts";

const each = examplesOf(import.meta.url);

const rows = (html: string): string[][] =>
  stripMarkup(html)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.split(CELL_MARK));

describe("a table in markup", () => {
  each<[string, string, string[][]]>("with %s", (_, html, expected) => {
    expect(rows(html)).toEqual(expected);
  });

  test("comes to an end on many tags", () => {
    expect(rows("<table><tr><td>".repeat(3000))).toEqual([]);
    expect(
      rows(`<table>${'<tr><td rowspan="99" colspan="99">甲</td><td>乙</td></tr>'.repeat(200)}</table>`)
        .length,
    ).toBeGreaterThan(1);
  });
});

describe("rowText", () => {
  const said = (...cells: string[]) => rowText(cells.join(CELL_MARK));
  each<[string[], string]>("of %j is %s", (cells, text) => {
    expect(said(...cells)).toBe(text);
  });

  test("leaves other paragraphs", () => {
    expect(rowText("原告：张例，男。")).toBe("原告：张例，男。");
  });
});

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
const FAST = `<p>江苏省苏州市中级人民法院</p><p>刑 事 判 决 书</p><p>（2023）苏05刑初12号</p><table>${[
  row("公诉机关", "江苏省苏州市人民检察院"),
  row("被告人信息", "张例，男，1990年1月1日出生，汉族，住例县。"),
  row("辩护人", "李例，江苏例山律师事务所律师。"),
  row("案由", "危险驾驶罪"),
  row("指控事实", "2023年2月3日，被告人张例酒后驾驶汽车。"),
  row("判决理由", "被告人张例自愿认罪认罚。"),
  row("判决结果", "被告人张例犯危险驾驶罪，判处拘役一个月，并处罚金人民币二千元。"),
].join(
  "",
)}</table><p>如不服本判决，可在十日内上诉。</p><p>审判员　王例</p><p>二〇二三年三月四日</p><p>书记员　赵例</p>`;

describe("parseText", () => {
  test("reads the fields of a judgment drawn as a table, and keeps its rows", () => {
    const [parsed] = parseText(FAST, ownContext);
    expect(parsed).toMatchObject({
      kind: "record",
      record: {
        court: "江苏省苏州市中级人民法院",
        case_number: "（2023）苏05刑初12号",
        casedate: "2023-03-04",
        cause: "危险驾驶罪",
        parties: [
          { name: "江苏省苏州市人民检察院", role: "公诉机关" },
          { name: "张例", role: "被告人", side: "defendant" },
        ],
        counsel: [{ name: "李例", firm: "江苏例山律师事务所", parties: ["张例"] }],
        panel: ["王例"],
        clerk: "赵例",
      },
    });
    const body = parsed?.kind === "record" ? parsed.record.body_text : [];
    expect(body[1]).toBe("被告人信息\t张例，男，1990年1月1日出生，汉族，住例县。");
    expect(blocksOf(body)).toMatchObject([
      { kind: "table", at: 0, rows: { length: 7 } },
      { kind: "text", at: 7 },
    ]);
    const holding = parsed?.kind === "record" ? parsed.record.holding : null;
    expect(holding).toEqual({ from: 5, to: 7 });
  });

  test("reads the cause of a row where nothing else tells it", () => {
    const civil = `<p>江苏省苏州市中级人民法院</p><p>民事判决书</p><p>（2023）苏05民初12号</p><table>${[
      row("原告信息", "姓名", "张例", "性别", "女"),
      row("被告信息", "名称", "例山有限公司", "", ""),
      row("案由", "民间借贷纠纷", "", "", ""),
      row("诉讼请求", "判令被告偿还借款3万元", "", "", ""),
      row("判决结果", "例山有限公司偿还张例借款3万元。", "", "", ""),
    ].join("")}</table><p>审判员　王例</p><p>二〇二三年三月四日</p>`;
    expect(parseText(civil, ownContext)[0]).toMatchObject({
      record: {
        cause: "民间借贷纠纷",
        parties: [
          { name: "张例", role: "原告" },
          { name: "例山有限公司", role: "被告" },
        ],
        claim_amount: 30000,
        body_text: { 2: "案由\t民间借贷纠纷\t\t\t" },
      },
    });
  });

  test("keeps a table among the reasons and in the annex as rows", () => {
    const text = `<p>江苏省苏州市中级人民法院</p><p>民事判决书</p><p>（2023）苏05民初13号</p><p>原告：张例。</p><p>被告：李例。</p><p>原告张例与被告李例民间借贷纠纷一案，本院受理。</p><p>本院认为，款项如下：</p><table>${row("日期", "金额")}${row("3月4日", "")}${row("", "300元")}</table><p>依照法律规定，判决如下：</p><p>李例还款300元。</p><p>审判员　王例</p><p>二〇二三年三月四日</p><p>附：清单</p><table>${row("序号", "物品")}${row("1", "手机")}</table>`;
    const [parsed] = parseText(text, ownContext);
    expect(parsed).toMatchObject({ record: { parties: [{ name: "张例" }, { name: "李例" }] } });
    if (parsed?.kind !== "record") return;
    expect(parsed.record.body_text.slice(4, 7)).toEqual(["日期\t金额", "3月4日\t", "\t300元"]);
    expect(parsed.record.body_postscript).toEqual(["附：清单", "序号\t物品", "1\t手机"]);
  });
});
