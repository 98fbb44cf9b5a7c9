import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSourceColumns } from "#domain/judgment/columns/read-columns.ts";
import { JudgmentRates } from "../../../../../research/measure/rates/judgment-rates.ts";
import { ReferenceRates } from "../../../../../research/measure/rates/reference-rates.ts";
import type { Told } from "../../../../../research/measure/rates/told.ts";
import { ownContext } from "../../../domain/judgment/own-context.ts";

const JUDGMENT = readFileSync(
  new URL("../../../../fixtures/judgments/01-saihan-subrogation.txt", import.meta.url),
  "utf8",
);
const RULES = Array.from(
  { length: 9 },
  (_, at) => `第${"一二三四五六七八九"[at]}条 为试验而写的条文，人民法院适用。`,
).join("\n");

test("rates stand for a form in which a judgment was read", () => {
  const rates = new JudgmentRates(ownContext);
  rates.add("1", JUDGMENT);
  rates.add("2", RULES);
  const lines = rates.lines();
  expect(lines).toContain("breaks: 2 judgments");
  expect(lines.filter((line) => /^[✓✗] accepted/.test(line))[0]).toContain("right  50.00 %");
});

test("of texts among which no judgment was found a line says so, without rates", () => {
  const rates = new JudgmentRates(ownContext);
  rates.add("1", RULES);
  rates.add("2", RULES);
  expect(rates.lines()).toEqual(
    ["breaks", "blanks", "none"].map((form) => `${form}: of 2 texts none was taken for a judgment`),
  );
  expect(rates.missed().length).toBeGreaterThan(0);
});

test("texts that name no court are counted apart", () => {
  const rates = new JudgmentRates(ownContext);
  rates.add("1", JUDGMENT);
  rates.add("2", "A licence, in English.");
  expect(rates.lines()).toContain("breaks: 1 judgments");
  expect(rates.lines().at(-1)).toBe("1 texts name no court and are not counted");
});

test("a row is compared with what its generator tells, as text and as it is imported", () => {
  const rates = new JudgmentRates(ownContext);
  const text =
    "浙江省余姚市人民法院\n刑事判决书\n（2017）浙0281刑初1号\n公诉机关浙江省余姚市人民检察院。\n被告人张例，男。\n浙江省余姚市人民检察院以余检刑诉（2017）1号起诉书指控被告人张例犯盗窃罪，于2017年10月18日向本院提起公诉。\n判决如下：\n被告人张例犯盗窃罪，判处有期徒刑六个月。\n审判员王例\n二〇一七年十月三十日\n书记员李例";
  const columns = readSourceColumns({ case_number: "（2017）浙0281刑初1号", text }, "2026-11-27");
  const told: Told = {
    source_id: "1",
    court: "余姚市人民法院",
    case_number: "（2017）浙0281刑初1号",
    text_type: "刑事判决书",
    casedate: "2017-10-30",
    kind: "刑事案件",
    procedure: "刑事一审",
    instance: "first",
    causes: ["盗窃罪"],
    parties: [{ name: "张例", role: "被告人" }],
    counsel: [],
    panel: ["王例"],
    clerk: "李例",
    reason: "",
    same_as: "",
  };
  rates.addRow("1", columns, told);
  expect(rates.missed()).toEqual([]);
  expect(rates.lines()).toContain("rows of a table: 1 judgments");
  rates.addRow("2", columns, { ...told, clerk: "赵例", causes: ["诈骗罪"] });
  const missed = rates.missed().map((line) => line.split("\t").slice(0, 3).join(" "));
  expect(missed).toContain("rows of a table clerk 2");
  expect(missed).toContain("none, text of a table offences 2");
});

test("of files that only look like reference cases a line says so, without rates", () => {
  const rates = new ReferenceRates();
  expect(rates.lines()).toEqual([]);
  rates.add("1.md", RULES, [{ kind: "rejected", reason: "empty", detail: "", line: 1 }]);
  expect(rates.lines()).toEqual(["of 1 files with the headings of reference cases none was taken for one"]);
});
