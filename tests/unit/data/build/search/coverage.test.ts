import * as fc from "fast-check";
import { expect, test } from "vitest";
import { coverageOf } from "#build/search/coverage.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { flattenTree } from "#domain/search/tree/hierarchy.ts";
import { invented } from "../../../domain/judgment/invented-record.ts";

interface Node {
  key: string;
  label: string;
  children?: Node[];
}
/**
 * Courts of a catalogue, and a court outside the catalogue that a document names, added to the tree as by the
 * index.
 */
const courts = flattenTree<Node>(
  [
    { key: "1", label: "最高法院" },
    { key: "2", label: "甲省高级法院", children: [{ key: "3", label: "甲市法院" }] },
    { key: "_", label: "目录外法院", children: [{ key: "例山法院", label: "例山法院" }] },
  ],
  ({ key }) => key,
);
const SOURCES = [
  { id: "all", name: "全部", sampling: "complete", count: 0 },
  { id: "some", name: "选录", sampling: "selected", count: 0, as_published: true },
] as const;

const records = fc.array(
  fc
    .record({
      source: fc.constantFrom("all", "some"),
      casedate: fc.constantFrom("", "2019-01-02", "2021-03-04"),
      text_type: fc.constantFrom("民事判决书", "民事裁定书"),
      court: fc.constantFrom("", "例山法院", "甲市法院", "处处法院"),
      court_id: fc.constantFrom(null, 1, 3),
      body_text: fc.constantFrom<string[]>([], ["本院认为，应予支持。"]),
    })
    .map((fields): JudgmentRecord => invented(fields)),
  { maxLength: 30 },
);

test("the sources together hold what the map shows: by court, by year and in all", () => {
  fc.assert(
    fc.property(records, (given) => {
      const { rows, years, total, undated, sources } = coverageOf(courts, SOURCES, given);
      expect(total).toBe(given.length);
      for (const [at, row] of rows.entries())
        expect(sources.reduce((sum, { courts: own }) => sum + own[at]!, 0)).toBe(row.total);
      const inYear = (year: number) =>
        sources.reduce((sum, source) => sum + (new Map(source.years).get(year) ?? 0), 0);
      const top = rows.filter(({ depth }) => depth <= 0);
      for (const [at, year] of years.entries())
        expect(inYear(year)).toBe(top.reduce((sum, { counts }) => sum + counts[at]!, 0));
      expect(sources.reduce((sum, source) => sum + source.undated, 0)).toBe(undated);
    }),
  );
});

test("each source says what it holds, which of it has no text, and what was not found in the others", () => {
  const of = (fields: Partial<JudgmentRecord>) =>
    invented({ court: "", body_text: ["本院认为，应予支持。"], ...fields });
  const { rows, sources } = coverageOf(courts, SOURCES, [
    of({ source: "all", court_id: 3, casedate: "2021-03-04" }),
    of({ source: "all", court: "例山法院", casedate: "2019-03-04", clerk: "李例" }),
    of({ source: "all", casedate: "", body_text: [] }),
    of({ source: "some", court: "例山法院", text_type: "民事裁定书" }),
  ]);
  expect(rows.map(({ label }) => label)).toEqual(["甲省高级法院", "甲市法院", "目录外法院", "例山法院", ""]);
  const [all, some] = sources;
  expect(all).toMatchObject({
    years: [
      [2021, 1],
      [2019, 1],
    ],
    undated: 1,
    kinds: [["judgment", 3]],
    courts: [1, 1, 1, 1, 1],
    withoutText: 1,
    asPublished: false,
  });
  expect(new Map(all?.unknown).get("clerk")).toBe(1);
  expect(some).toMatchObject({
    years: [[2021, 1]],
    kinds: [["ruling", 1]],
    courts: [0, 0, 1, 1, 0],
    asPublished: true,
  });
});
