import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseStatute } from "#domain/statute/parse/parse-statute.ts";
import { runs } from "../../../../fixtures/laws.ts";
import { KITE_LAW, parsed, sha256 } from "../invented-law.ts";

const context = { name: "law.md", source: "test", sha256 };

describe("parseStatute", () => {
  const law = parsed(KITE_LAW);

  test("reads title, version and the dates on which it takes effect", () => {
    expect(law).toMatchObject({
      title: "中华人民共和国风筝法",
      book: "",
      version: "2011-05-06",
      effective: "",
      first_effective: "2001-07-01",
    });
  });

  test("joins the lines of the history and tells what happened", () => {
    expect(law.history.map(({ date, kind }) => [date, kind])).toEqual([
      ["2001-03-04", "adopted"],
      ["2011-05-06", "amended"],
    ]);
    expect(law.history[1]?.text).toContain("决定》第一次修正");
  });

  test("gives every article its number, branch and paragraphs", () => {
    const articles = law.units.filter(({ kind }) => kind === "article");
    expect(articles.map(({ label }) => label)).toEqual([
      "第一条",
      "第二条",
      "第三条",
      "第三条之一",
      "第四条",
      "第五条",
    ]);
    expect(articles[1]?.paragraphs).toHaveLength(2);
    expect(articles[2]?.paragraphs).toEqual([
      "放飞风筝应当符合下列条件：",
      "（一）有风；",
      "（二）没有雷电。",
    ]);
  });

  test("places the headings before their first article", () => {
    expect(law.headings.map(({ level, text, unit }) => [level, text, unit])).toEqual([
      [1, "第一章 总 则", 0],
      [1, "第二章 放飞", 2],
      [2, "第一节 一般规定", 2],
      [2, "第二节 责任", 4],
      [1, "第三章 附 则", 5],
    ]);
  });

  test("keeps an annex apart from the articles", () => {
    expect(law.units.at(-1)).toMatchObject({ kind: "text", label: "" });
    expect(law.units.at(-1)?.paragraphs.join()).toContain("附件里的第一条");
  });

  test("takes numbered items for articles where a text has none", () => {
    const reply = parsed(
      "# 关于风筝线的批复\n\n2020年1月2日 公布\n\n<!-- INFO END -->\n\n某某县：\n\n一、可以放。\n\n二、不可以卖。",
    );
    expect(reply.units.map(({ kind, label }) => [kind, label])).toEqual([
      ["text", ""],
      ["item", "一、"],
      ["item", "二、"],
    ]);
  });

  test("does not count articles that an amending text quotes", () => {
    const change = parsed(
      "# 风筝法修正案\n\n2020年1月2日 公布\n\n<!-- INFO END -->\n\n第一条 增加一节：\n\n第八十条 引用的条文。\n\n第二条 公布之日起施行。",
    );
    expect(change.units.map(({ label }) => label)).toEqual(["第一条", "第二条"]);
  });

  test("parts articles that a file runs on in one line, and leaves what they cite", () => {
    const run = parsed(
      "# 风筝规则\n\n<!-- INFO END -->\n\n第一条 有风。 第二条 依本规则第一条 放飞。 第九条 不算。 第三条 收线。",
    );
    expect(run.units.map(({ label, paragraphs }) => [label, ...paragraphs])).toEqual([
      ["第一条", "有风。"],
      ["第二条", "依本规则第一条 放飞。 第九条 不算。"],
      ["第三条", "收线。"],
    ]);
  });

  test("takes an unmarked 附 则 for the last chapter and no annex", () => {
    const { headings, units } = parsed(
      "# 风筝规则\n\n<!-- INFO END -->\n\n第一条 有风。\n\n附 则\n\n第二条 本规则自2001年2月3日起施行。",
    );
    expect(headings.map(({ text, unit }) => [text, unit])).toEqual([["附 则", 1]]);
    expect(units.map(({ label }) => label)).toEqual(["第一条", "第二条"]);
  });

  test("names a book of a code and keeps its articles under the code's id", () => {
    const book = (name: string) =>
      parsed(`# 风筝法典\n\n# ${name}\n\n2020年1月2日 通过\n\n<!-- INFO END -->\n\n第七条 有风。`);
    expect(book("总则").law).toBe(book("分则").law);
    expect(book("总则").id).not.toBe(book("分则").id);
  });

  test("reads a law whose lines lost their mark", () => {
    const bare = parsed(KITE_LAW.replace("<!-- INFO END -->\n", ""));
    expect(bare.units.filter(({ kind }) => kind === "article")).toHaveLength(6);
    expect(bare.version).toBe("2011-05-06");
  });

  test("keeps the headings of tables that a file leaves out, and drops marks without words", () => {
    const { headings, units } = parsed(
      "# 风筝法\n\n<!-- INFO END -->\n\n##\n\n第一条 有风。\n\n附表\n\n## 一、风力表",
    );
    expect(headings).toEqual([]);
    expect(units.map(({ label, paragraphs }) => [label, ...paragraphs])).toEqual([
      ["第一条", "有风。"],
      ["", "附表"],
      ["", "一、风力表"],
    ]);
  });

  test("takes a heading that an amendment quotes for a part of its article", () => {
    const { headings, units } = parsed(
      "# 风筝宪章修正案\n\n<!-- INFO END -->\n\n第一条 增加一节：\n\n#### 第七节 监风委员会\n\n第二条 有风。",
    );
    expect(headings).toEqual([]);
    expect(units.map(({ paragraphs }) => paragraphs)).toEqual([
      ["增加一节：", "第七节 监风委员会"],
      ["有风。"],
    ]);
  });

  test("finds the closing rule before tables that follow it", () => {
    const tables = ["附表一", "## 甲", "表甲", "## 乙", "表乙", "## 丙", "表丙", "## 丁", "表丁"];
    const taxed = parsed(
      `# 风筝税法\n\n2016年12月25日 会议通过\n\n<!-- INFO END -->\n\n第一条 有风。\n\n第二条 本法自2018年1月1日起施行。\n\n${tables.join("\n\n")}`,
    );
    expect(taxed.effective).toBe("2018-01-01");
  });

  test("takes a law published and put in force on one day to bind from it", () => {
    const act = parsed(
      "# 风筝宪章\n\n1982年12月4日 第五届风筝会议通过\n\n1982年12月4日 风筝会议公告公布施行\n\n<!-- INFO END -->\n\n第一条 有风。",
    );
    expect(act).toMatchObject({ effective: "1982-12-04", first_effective: "1982-12-04" });
  });

  test("knows from when the decisions bind that changed many interpretations at once", () => {
    const changed = parsed(
      "# 最高人民法院关于风筝的规定\n\n2008年1月2日 最高人民法院审判委员会第1400次会议通过\n\n2020年12月23日 最高人民法院审判委员会第1823次会议通过\n\n<!-- INFO END -->\n\n第一条 有风。",
    );
    expect(changed).toMatchObject({
      version: "2020-12-23",
      effective: "2021-01-01",
      first_effective: "",
    });
  });

  test("takes the date of the file name where the text has none", () => {
    const undated = parsed("# 风筝法\n\n<!-- INFO END -->\n\n第一条 有风。", "风筝法(2019-08-09).md");
    expect(undated.version).toBe("2019-08-09");
  });

  test.each([
    ["", "empty"],
    ["没有标题的一段话。", "no_title"],
    ["# 只有标题\n\n<!-- INFO END -->\n", "no_text"],
  ])("rejects %j as %s", (text, reason) => {
    expect(parseStatute(text, context)).toMatchObject({ kind: "rejected", reason });
  });

  test("never throws, ends, and loses no character of the body", () => {
    const piece = fc.constantFrom(
      "# 题",
      "## 第一章 总则",
      "第一条 甲",
      "第二条乙",
      "第三条之一 丙",
      "第九千九百九十九条",
      "一、丁",
      "1. 戊",
      "附件",
      "<!-- INFO END -->",
      "2020年1月2日 通过",
      "|表|格|",
      "",
      "第条",
      "\u200b\u3000",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 60 }), (lines) => {
        const result = parseStatute(lines.join("\n"), context);
        if (result.kind !== "statute") return;
        const { units, headings } = result.document;
        expect(units.length).toBeGreaterThan(0);
        for (const { unit } of headings) expect(unit).toBeLessThan(units.length);
        for (const { kind, number } of units) if (kind !== "text") expect(number).toBeGreaterThan(0);
      }),
      { numRuns: runs(500) },
    );
  });

  test("reads five megabytes of one kind of line in linear time", () => {
    const hostile = `# 题\n\n<!-- INFO END -->\n${"第一条 ".repeat(1_000_000)}\n${"第".repeat(500_000)}`;
    expect(parseStatute(hostile, context).kind).toBe("statute");
  });
});
