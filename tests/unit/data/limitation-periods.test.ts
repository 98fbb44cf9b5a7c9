import { expect, test } from "vitest";
import { CALCULATOR_PAGES } from "#domain/calculator/all/calculators.ts";
import { CLAIM_PERIODS } from "#domain/calculator/forms/limitation.ts";
import { parseBasis } from "#domain/reversal/remedy-table.ts";
import { readLimitations } from "#server/basis/read-limitations.ts";

const NUMERALS = ["", "一", "两", "三", "四", "五", "六"];
/** A period in the words of limitation.tsv: 三年, 六个月, 六十日. */
const wordPeriod = ({ months = 0, days = 0 }: { months?: number; days?: number }): string => {
  if (days > 0) return days === 60 ? "六十日" : "十五日";
  return months % 12 === 0 ? `${NUMERALS[months / 12]}年` : `${NUMERALS[months]}个月`;
};
const cites = (basis: ReturnType<typeof parseBasis>) =>
  basis.flatMap(({ law, articles }) => articles.map((article) => `${law}:${article}`));
const kinds = Object.entries(CLAIM_PERIODS).map(([kind, period]) => ({
  kind,
  period: wordPeriod(period),
  basis: cites(parseBasis(CALCULATOR_PAGES.limitation!.basis[kind] ?? "")),
}));
const rows = readLimitations().flatMap(({ code, basis, words }) =>
  words ? [{ code, basis: cites(basis), text: words.cn }] : [],
);

test.each(kinds)(
  "the period of $kind is that of the causes that rest on the same article",
  ({ period, basis }) => {
    const same = rows.filter((row) => row.basis.some((one) => basis.includes(one)));
    expect(same.map(({ text }) => text).join()).toContain(period);
  },
);

test("each cause that names a period by an article of the calculator names one of its periods", () => {
  const wrong = rows.filter(({ basis, text }) => {
    const fitting = kinds.filter((kind) => kind.basis.some((one) => basis.includes(one)));
    return fitting.length > 0 && !fitting.some(({ period }) => text.includes(period));
  });
  expect(wrong).toEqual([]);
});
