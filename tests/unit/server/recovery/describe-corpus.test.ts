import { describe, expect, test } from "vitest";
import type { Counsel, JudgmentRecord, JudgmentSource } from "#domain/judgment/record.ts";
import type { CaseDocument } from "#domain/recovery/ranking/case-document.ts";
import { describeCorpus } from "#server/recovery/gather/describe-corpus.ts";
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
const documents = (...list: Partial<CaseDocument>[]) =>
  new Map(list.map((one, at) => [String(at), { court: 0, year: 0, day: 0, ...one } as CaseDocument]));
const everywhere = courts.ordered
  .filter(({ level }) => level === 1)
  .map(({ value }) => ({ court: courts.ordinal(value) }));

describe("describeCorpus", () => {
  test("tells first and last year, the newest day, and what the sources say of themselves", () => {
    const corpus = describeCorpus(
      [record(), record()],
      documents({ year: 2020, day: 18_300 }, { year: 2018, day: 17_600 }, { year: 0, day: 0 }),
      [source({}), source({ name: "乙库", sampling: "selected" })],
      courts,
    );
    expect(corpus).toEqual({
      sample: false,
      complete: false,
      nationwide: false,
      judgments: 2,
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
      const { sample, complete, nationwide } = describeCorpus([], documents(...list), sources, courts);
      return [sample, complete, nationwide];
    };
    expect(told([source({})], everywhere)).toEqual([false, true, true]);
    expect(told([source({})], everywhere.slice(1))).toEqual([false, true, false]);
    expect(told([source({}), source({ sample: true })], everywhere)).toEqual([true, true, false]);
    expect(told([source({}), source({ sampling: "selected" })], everywhere)).toEqual([false, false, false]);
    expect(told([], everywhere)).toEqual([false, false, false]);
  });

  test("of nothing has no year, and counts counsel only with a lawyer of a firm", () => {
    expect(describeCorpus([], new Map(), [], courts)).toMatchObject({
      from: 0,
      to: 0,
      today: 0,
      judgments: 0,
    });
    const names = (...counsel: Partial<Counsel>[]) =>
      describeCorpus([record(...counsel)], new Map(), [], courts).counsel;
    expect(names({ kind: "lawyer", firm: "例所" })).toBe(true);
    expect(names({ kind: "lawyer", firm: "" })).toBe(false);
    expect(names({ kind: "other", firm: "例所" })).toBe(false);
    expect(names({ kind: "lawyer", firm: "" }, { kind: "lawyer", firm: "例所" })).toBe(true);
  });
});
