import { describe, expect, test } from "vitest";
import { evidenceTable, listTable } from "#contract/recovery/lawyer-csv.ts";
import { FORMULA } from "#domain/recovery/ranking/formula.ts";
import { parseCsv, toCsv } from "#domain/text/csv.ts";
import { builtData } from "#tests/fixtures/built-data.ts";
import { askJson, callFunction } from "./call-function.ts";

await builtData();

const CLAIM = {
  reason: "保险人代位求偿权纠纷",
  court: "内蒙古自治区呼和浩特市中级人民法院",
  amount: "1000000",
  amountMax: "3000000",
};

describe("the published CSV", () => {
  test("recomputes from the evidence to the last digit", async () => {
    const query = new URLSearchParams({ ...CLAIM, pageSize: "10" });
    const { data } = await (await callFunction(new Request(`http://x/lawyer/list?${query}`))).json();
    const people = data.lawyerExp.map(({ lawyer, lawoffice }: Record<string, string>) => ({
      lawyer,
      lawoffice,
    }));
    const { body } = await askJson("/lawyer/cases", { ...CLAIM, lawyers: people });
    const [, ...list] = parseCsv(
      toCsv(
        listTable(data.lawyerExp, {
          data,
          ranked: 10,
          mixed: false,
          list: "经验",
          amount: "100–300万元",
          date: "2026-01-05",
        }),
      ),
    );
    const [, ...evidence] = parseCsv(toCsv(evidenceTable(body.data)));
    expect(list).toHaveLength(10);
    // Numbers as displayed on the page, not with seventeen digits.
    for (const cell of [...list, ...evidence].flat())
      if (/^\d+\.\d+$/.test(cell)) expect(Number(cell)).toBe(Number(Number(cell).toPrecision(6)));
    for (const row of list) {
      const [, lawyer, firm] = row;
      // Oldest first, the order in which the server adds, so that the sums are equal to the last digit. The
      // product of each case's factors is recomputed.
      const cases = evidence.filter((one) => one[0] === lawyer && one[1] === firm).reverse();
      const number = (one: string[], column: number) => Number(one[column]);
      const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
      const like = cases.map((one) => number(one, 8) * number(one, 9) * number(one, 10));
      const weight = cases.map((one) => number(one, 12) * number(one, 13) * number(one, 14));
      const recency = cases.map((one) => 0.5 ** (number(one, 16) / FORMULA.halfLifeDays));
      const breadth = 1 + FORMULA.breadth * Math.log2(new Set(cases.map((one) => one[18])).size);
      const shrunk = (n: number) => n / (n + FORMULA.shrink);
      const score = (raw: number, highest: number) => String(Math.round((1000 * raw) / highest) / 10);
      const alike = like.filter((value) => value > 0);
      expect([row[5], row[6], row[7], row[9]]).toEqual([
        score(sum(alike) * shrunk(alike.length), number(row, 12)),
        score(sum(weight) * shrunk(cases.length) * breadth, number(row, 13)),
        score(sum(recency) * shrunk(cases.length), number(row, 14)),
        String(cases.length),
      ]);
      expect(row.slice(15)).toEqual([
        "经验",
        CLAIM.reason,
        "same",
        CLAIM.court,
        "100–300万元",
        data.corpus.newest,
        "2026-01-05",
      ]);
    }
  });
});
