import { describe, expect, test } from "vitest";
import type { Counsel, JudgmentRecord, JudgmentSource } from "#domain/judgment/record.ts";
import type { CaseDocument } from "#domain/recovery/ranking/case-document.ts";
import { CorpusTally } from "#server/recovery/gather/describe-corpus.ts";
import { ownCourts as courts } from "../../domain/catalogue/own-courts.ts";

const source = (more: Partial<JudgmentSource>): JudgmentSource =>
  ({
    id: "a",
    name: "某库",
    coverage: "某地",
    sampling: "complete",
    sample: false,
    ...more,
  }) as JudgmentSource;
const record = (...counsel: Partial<Counsel>[]) => ({ counsel }) as JudgmentRecord;
const facts = (more: Partial<CaseDocument>) => ({ court: 0, year: 0, day: 0, ...more }) as CaseDocument;
const describeCorpus = (list: [JudgmentRecord, Partial<CaseDocument>][], sources: JudgmentSource[] = []) => {
  const tally = new CorpusTally();
  for (const [record, one] of list) tally.add(record, facts(one));
  return tally.describe(sources, courts);
};
const everywhere = courts.ordered
  .filter(({ level }) => level === 1)
  .map(({ value }) => ({ court: courts.ordinal(value) }));

describe("describeCorpus", () => {
  test("tells first and last year, the newest day, and what the sources say of themselves", () => {
    const corpus = describeCorpus(
      [
        [record(), { year: 2020, day: 18_300 }],
        [record(), { year: 2018, day: 17_600 }],
        [record(), {}],
      ],
      [source({}), source({ name: "乙库", sampling: "selected" })],
    );
    expect(corpus).toEqual({
      sample: false,
      complete: false,
      nationwide: false,
      judgments: 3,
      from: 2018,
      to: 2020,
      today: 18_300,
      counsel: false,
      sources: [
        { name: "某库", coverage: "某地", sampling: "complete" },
        { name: "乙库", coverage: "某地", sampling: "selected" },
      ],
    });
  });

  test("is nationwide only where it is complete, real and from every province", () => {
    const told = (sources: JudgmentSource[], list: Partial<CaseDocument>[]) => {
      const { sample, complete, nationwide } = describeCorpus(
        list.map((one) => [record(), one]),
        sources,
      );
      return [sample, complete, nationwide];
    };
    expect(told([source({})], everywhere)).toEqual([false, true, true]);
    expect(told([source({})], everywhere.slice(1))).toEqual([false, true, false]);
    expect(told([source({}), source({ sample: true })], everywhere)).toEqual([true, true, false]);
    expect(told([source({}), source({ sampling: "selected" })], everywhere)).toEqual([false, false, false]);
    expect(told([], everywhere)).toEqual([false, false, false]);
  });

  test("of nothing has no year, and counts counsel only with a lawyer of a firm", () => {
    expect(describeCorpus([])).toMatchObject({
      from: 0,
      to: 0,
      today: 0,
      judgments: 0,
    });
    const names = (...counsel: Partial<Counsel>[]) => describeCorpus([[record(...counsel), {}]]).counsel;
    expect(names({ kind: "lawyer", firm: "例所" })).toBe(true);
    expect(names({ kind: "lawyer", firm: "" })).toBe(false);
    expect(names({ kind: "other", firm: "例所" })).toBe(false);
    expect(names({ kind: "lawyer", firm: "" }, { kind: "lawyer", firm: "例所" })).toBe(true);
  });
});
