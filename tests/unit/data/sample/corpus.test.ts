import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { causesStep } from "#build/causes/causes.ts";
import { courtsStep } from "#build/courts/courts.ts";
import { readBack, readSampleFacts } from "#build/sample.ts";
import { runStep } from "#build/steps/run-step.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { toAsciiAlphanumerics, toNfc } from "#domain/text/to-nfc.ts";
import { generateCorpus, HOME_COURT, type SampleCorpus } from "#sample/corpus.ts";
import { LAST_DAY } from "#sample/course/plan.ts";

let corpus: SampleCorpus;
let records: JudgmentRecord[];

beforeAll(async () => {
  if (!existsSync("data/generated/courts.json")) await runStep(courtsStep);
  if (!existsSync("data/generated/causes.json")) await runStep(causesStep);
  corpus = generateCorpus(readSampleFacts());
  records = corpus.judgments.map((judgment) => judgment.record);
}, 120_000);

const hash = ({ judgments }: SampleCorpus) =>
  judgments
    .reduce((sum, { text, record }) => sum.update(text).update(JSON.stringify(record)), createHash("sha256"))
    .digest("hex");

/** Text as the parser hands it on: NFC, plain digits and letters. */
function plain<T>(value: T): T {
  return JSON.parse(toAsciiAlphanumerics(toNfc(JSON.stringify(value))));
}

const appeals = () => records.filter((record) => record.instance === "second");
const firsts = () => records.filter((record) => record.instance === "first");
const lawyersOf = (list: JudgmentRecord[]) =>
  list.flatMap((record) => record.counsel.filter((each) => each.kind === "lawyer"));
const isMarked = (name: string) => /[例样]$/.test(name) || name.includes("示例");

describe("generateCorpus", () => {
  test("gives the same bytes twice", () => {
    expect(hash(generateCorpus(readSampleFacts()))).toBe(hash(corpus));
  });

  test("every text reads back with every field as generated", () => {
    const read = readBack(corpus.judgments);
    const wrong = corpus.judgments.flatMap(({ record }, index) => {
      const { id: _, ...expected } = plain(record);
      const { id, ...got } = read[index]!;
      if (!/^[a-z2-7]{12}$/.test(id)) return [`${record.case_number} id`];
      return (Object.keys(expected) as (keyof typeof expected)[])
        .filter((key) => JSON.stringify(got[key]) !== JSON.stringify(expected[key]))
        .map((key) => `${record.case_number} ${key}: ${JSON.stringify(got[key])}`);
    });
    expect(wrong).toEqual([]);
  });

  test("holds about 3,000 judgments, 400 lawyers who all appear, 120 firms", () => {
    expect(records.length).toBeGreaterThan(2800);
    expect(records.length).toBeLessThan(3300);
    expect(corpus.firms).toHaveLength(120);
    expect(new Set(corpus.firms.map((firm) => firm.name)).size).toBe(120);
    expect(corpus.lawyers).toHaveLength(400);
    const seen = new Set(lawyersOf(records).map((each) => each.name));
    expect(corpus.lawyers.filter((lawyer) => !seen.has(lawyer.name))).toEqual([]);
  });

  test("every invented name is marked", () => {
    const named = records.flatMap((record) => [
      ...record.parties.map((party) => party.name),
      ...record.counsel.map((each) => each.name),
      ...record.counsel.flatMap((each) => (each.firm ? [each.firm] : [])),
      ...record.panel,
      record.clerk,
    ]);
    expect([...new Set(named)].filter((name) => !isMarked(name))).toEqual([]);
  });

  test("every document has a number of its own and a date from 2010 to the last day", () => {
    expect(new Set(records.map((record) => record.case_number)).size).toBe(records.length);
    const last = new Date(LAST_DAY * 86_400_000).toISOString().slice(0, 10);
    expect(last < "2026-11-01").toBe(true);
    expect(records.filter((record) => record.casedate < "2010-01-01" || record.casedate > last)).toEqual([]);
  });

  test("every appeal names a first instance of the corpus, by court, number and result", () => {
    const byNumber = new Map(firsts().map((record) => [record.case_number, record]));
    for (const { record, text } of corpus.judgments.filter((each) => each.record.instance === "second")) {
      const [earlier] = record.earlier_cases;
      const first = byNumber.get(earlier?.case_number ?? "");
      expect(first?.court).toBe(earlier?.court);
      expect(first?.cause).toBe(record.cause);
      expect(first!.casedate < record.casedate).toBe(true);
      if (record.text_type === "民事判决书") expect(text).toMatch(/判决：(一、|.{0,4}被告|.)/);
    }
  });

  test("appeals go to the court above, insurance and loans in Shanghai to the financial court", () => {
    const { courts } = readSampleFacts();
    const parent = new Map<string, string>();
    const visit = (node: (typeof courts)[number]): void => {
      parent.set(node.label, node.parent);
      node.children?.forEach(visit);
    };
    courts.forEach(visit);
    const astray = appeals().filter((record) => parent.get(record.earlier_cases[0]!.court) !== record.court);
    expect(new Set(astray.map((record) => record.court))).toEqual(new Set(["上海金融法院"]));
    expect(astray.filter((record) => !/保险|金融借款/.test(record.cause))).toEqual([]);
  });

  test("appeals end near the published shares", () => {
    const { rates } = readSampleFacts();
    for (const [outcome, share] of Object.entries(rates)) {
      const found = appeals().filter((record) => record.outcome === outcome).length / appeals().length;
      expect(Math.abs(found - share), outcome).toBeLessThan(0.02);
    }
  });

  test("all nine amount ranges and all provinces occur", () => {
    const bounds = [0, 1e5, 5e5, 1e6, 3e6, 5e6, 1e7, 5e7];
    const ranges = new Set(
      firsts().map(({ claim_amount: claim }) =>
        claim === null ? "none" : bounds.findLastIndex((bound) => claim >= bound),
      ),
    );
    expect(ranges.size).toBe(9);
    expect(new Set(corpus.firms.map((firm) => firm.province)).size).toBe(31);
  });

  test("the default search finds lists of lawyers with several cases each", () => {
    const { courts } = readSampleFacts();
    const below = new Set<string>();
    const visit = (node: (typeof courts)[number], inside: boolean): void => {
      const here = inside || node.label === HOME_COURT;
      if (here) below.add(node.label);
      for (const child of node.children ?? []) visit(child, here);
    };
    for (const node of courts) visit(node, false);
    const cases = new Map<string, Set<string>>();
    for (const record of records) {
      const claim = record.claim_amount ?? 0;
      if (!below.has(record.court) || record.cause !== "保险人代位求偿权纠纷") continue;
      if (claim < 1_000_000 || claim >= 3_000_000) continue;
      for (const { name, firm } of lawyersOf([record])) {
        const key = `${name} ${firm}`;
        cases.set(key, (cases.get(key) ?? new Set()).add(record.case_number));
      }
    }
    expect([...cases.values()].filter((own) => own.size >= 5).length).toBeGreaterThanOrEqual(15);
  });

  test("some lawyers share a name, one changes firm, many appear once", () => {
    const names = corpus.lawyers.map((lawyer) => lawyer.name);
    expect(names.length - new Set(names).size).toBe(2);
    expect(corpus.lawyers.filter((lawyer) => lawyer.firms.length > 1)).toHaveLength(2);
    expect(corpus.lawyers.filter((lawyer) => lawyer.once).length).toBeGreaterThan(80);
    const kinds = new Set(records.flatMap((record) => record.counsel.map((each) => each.kind)));
    expect(kinds).toEqual(new Set(["lawyer", "trainee", "legal_worker", "other"]));
    expect(records.some((record) => record.counsel.length === 0)).toBe(true);
  });

  test("nobody stands on two sides of a case", () => {
    const torn = records.filter((record) => {
      const sides = new Map<string, Set<string>>();
      for (const { name, firm, kind, side } of record.counsel) {
        if (kind !== "lawyer") continue;
        const camp = side === "plaintiff" || side === "appellant" ? "one" : "other";
        const key = `${name} ${firm}`;
        sides.set(key, (sides.get(key) ?? new Set()).add(camp));
      }
      const against = record.instance === "first" && [...sides.values()].some((camps) => camps.size > 1);
      return against;
    });
    expect(torn).toEqual([]);
  });

  test("texts are as long as short judgments are", () => {
    const lengths = corpus.judgments.map((judgment) => judgment.text.length).sort((a, b) => a - b);
    const at = (share: number) => lengths[Math.floor(lengths.length * share)]!;
    expect(at(0.5)).toBeGreaterThan(1200);
    expect(at(0.5)).toBeLessThan(2000);
    expect(at(0.95)).toBeLessThan(2600);
  });
});
