import { expect, test } from "vitest";
import { courtChain, levelOf } from "#domain/report/case-level.ts";
import { passageOf } from "#domain/report/passage.ts";
import { type ReportedCase, writeSimilarReport } from "#domain/report/similar-report.ts";
import { docxText } from "#domain/text/docx-text.ts";
import words from "#i18n/cn/similar-report.json" with { type: "json" };
import { readGeneratedJson } from "#server/generated/read-generated.ts";

const tree = readGeneratedJson<Parameters<typeof courtChain>[0]>("data/generated/courts.json");
const chain = courtChain(tree, "内蒙古自治区呼和浩特市中级人民法院");
const level = (court: string, text_type = "民事判决书", casename = "", from = chain) =>
  levelOf({ court, text_type, casename, case_number: "" }, from);

test("the level of a case follows the court of the pending case", () => {
  expect(chain).toEqual(["内蒙古自治区呼和浩特市中级人民法院", "内蒙古自治区高级人民法院", "最高人民法院"]);
  expect(level("最高人民法院")).toBe("supreme");
  expect(level("内蒙古自治区高级人民法院")).toBe("high");
  expect(level("内蒙古自治区呼和浩特市中级人民法院")).toBe("same");
  expect(level("山西省高级人民法院")).toBe("other");
  expect(level("内蒙古自治区高级人民法院", "民事判决书", "", [])).toBe("other");
  const basic = courtChain(tree, "呼和浩特市赛罕区人民法院");
  expect(level("内蒙古自治区呼和浩特市中级人民法院", "民事判决书", "", basic)).toBe("superior");
  expect(level("某法院", "参考案例", "甲诉乙保险合同纠纷案")).toBe("typical");
  expect(level("某法院", "参考案例", "指导性案例 999 号 甲诉乙案")).toBe("guiding");
  expect(courtChain(tree, "没有的法院")).toEqual([]);
});

test("a passage is the gist of a reference case, else the reasons, never the whole", () => {
  const empty = { tail_text: [], body_postscript: [] };
  const reference = ["甲诉乙案", "关键词", "民事", "裁判要旨", "保险人可以追偿。", "基本案情", "案情"];
  expect(passageOf({ ...empty, body_text: reference, holding: null })).toBe("保险人可以追偿。");
  const reasons = ["甲诉乙", `本院认为，${"理由".repeat(400)}`, "驳回。"];
  const passage = passageOf({ ...empty, body_text: reasons, holding: { from: 1, to: 2 } });
  expect(passage.startsWith("本院认为")).toBe(true);
  expect(passage.length).toBeLessThan(410);
  expect(passageOf({ ...empty, body_text: reasons, holding: null })).toBe("");
});

test("the report has the parts of the guiding opinion, its cases by level, and blanks for the user", () => {
  const one = (number: string, of: ReportedCase["level"]): ReportedCase => ({
    ...{ name: `甲诉乙<${number}>案`, court: "某法院", number, date: "2024-01-02", textType: "民事判决书" },
    ...{
      level: of,
      passage: "本院认为 & 追偿",
      remark: "案由相同",
      address: `https://x.example/a#${number}`,
    },
  });
  const parts = new Map(
    [
      ...writeSimilarReport(
        {
          ...{ author: "", court: "本院", number: "（2024）内01民终1号", cause: "代位求偿", issue: "" },
          ...{
            asked: "代位求偿、免赔",
            found: 8,
            made: "2026-11-30",
            platform: "示例站",
            address: "https://x.example",
          },
          cases: [one("第三", "other"), one("第一", "guiding"), one("第二", "same")],
          coverage: {
            total: 3057,
            imported: "2026-11-01",
            sample: true,
            sources: [{ name: "某来源", count: 3057, complete: false }],
          },
        },
        words.file,
      ),
    ].map(([name, text]) => [name, [...text].join("")]),
  );
  const xml = parts.get("word/document.xml") ?? "";
  const text = docxText(xml);
  for (const heading of Object.values(words.file.parts)) expect(text).toContain(heading);
  expect(text.match(/（待填）/g)?.length).toBe(6);
  const order = ["第一", "第二", "第三"].map((number) => text.indexOf(number));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(text).toContain("甲诉乙<第一>案");
  expect(text).toContain("收录文书 3057 篇");
  expect(text).toContain("某来源：3057 篇（选录）");
  expect(text).toContain("示例数据");
  expect(xml).not.toContain("<第一>");
  const relations = parts.get("word/_rels/document.xml.rels") ?? "";
  expect(relations).toContain('Target="https://x.example/a#第一" TargetMode="External"');
  for (const [, id] of xml.matchAll(/r:id="([^"]+)"/g)) expect(relations).toContain(`Id="${id}"`);
});
