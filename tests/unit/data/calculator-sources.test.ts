import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import rules from "../../../data/sources/calculator-rules.json" with { type: "json" };
import holidays from "../../../data/sources/holidays.json" with { type: "json" };
import lpr from "../../../data/sources/lpr.json" with { type: "json" };

const LPR = "../shared/reference/lpr.csv";
const STATUTES = "../shared/corpus/statutes";
/** Texts that the corpus does not hold: a regulation of the State Council, and a notice of the bank. */
const ELSEWHERE = ["诉讼费用交纳办法", "中国人民银行公告"];

/** The newest text of a law in the corpus, by its name. */
function lawText(name: string): string | undefined {
  const short = name.replace("中华人民共和国", "");
  const found = readdirSync(STATUTES, { recursive: true, encoding: "utf8" })
    .filter((file) => new RegExp(`(^|/)${short}(\\(|\\.md)`).test(file))
    .sort()
    .at(-1);
  return found && readFileSync(`${STATUTES}/${found}`, "utf8");
}

describe("the tables of the calculators", () => {
  test("say when they were compared with their sources, and with which", () => {
    for (const table of [holidays, lpr, rules]) {
      expect(table.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(JSON.stringify(table.compared)).toMatch(/\d{4}-\d{2}-\d{2}/);
    }
  });

  test.skipIf(!existsSync(LPR))(
    `hold every change of the LPR and nothing else (skipped where ${LPR} is absent)`,
    () => {
      const rows = readFileSync(LPR, "utf8").trim().split(/\r?\n/).slice(1);
      const announced = rows
        .map((row) => row.split(","))
        .map(([from, one, five]) => ({
          from,
          oneYear: Number(one),
          fiveYear: Number(five),
        }));
      // Announced on the 20th or the working day after it: the list's rows of 2020-01-01 and 2023-01-01 are slips.
      const genuine = announced.filter(({ from = "" }) => Number(from.slice(8)) >= 20);
      const changes = genuine.filter((row, index) => {
        const before = genuine[index - 1];
        return !before || before.oneYear !== row.oneYear || before.fiveYear !== row.fiveYear;
      });
      expect(lpr.entries).toEqual(changes);
      expect(lpr.asOf).toBe(announced.at(-1)?.from);
    },
  );

  test.skipIf(!existsSync(STATUTES))(
    `cite only articles that exist (skipped where ${STATUTES} is absent)`,
    () => {
      const cited = Object.values(rules.rules)
        .flat()
        .filter(({ law }) => !ELSEWHERE.includes(law));
      expect(cited.length).toBeGreaterThan(6);
      for (const { law, articles } of cited) {
        const text = lawText(law.replace("最高人民法院关于适用《中华人民共和国", "最高人民法院关于适用《"));
        expect(text, law).toBeDefined();
        for (const article of articles.split("、"))
          expect(text, `${law} ${article}`).toContain(`\n${article} `);
      }
    },
  );
});
