import { existsSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { causesStep } from "#build/causes/causes.ts";
import { courtsStep } from "#build/courts/courts.ts";
import { parseSamples, readSamples } from "#build/sample.ts";
import { runStep } from "#build/steps/run-step.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { toAsciiAlphanumerics, toNfc } from "#domain/text/to-nfc.ts";

const samples = readSamples();
let records: JudgmentRecord[];

beforeAll(async () => {
  if (!existsSync("data/generated/courts.json")) await runStep(courtsStep);
  if (!existsSync("data/generated/causes.json")) await runStep(causesStep);
  records = parseSamples(samples);
}, 120_000);

/** Text after the parser's normalisation: NFC, plain digits and letters. */
function plain<T>(value: T): T {
  return JSON.parse(toAsciiAlphanumerics(toNfc(JSON.stringify(value))));
}

const isMarked = (name: string) => /[例样]$/.test(name) || name.includes("示例");

describe("sample judgments", () => {
  test("every text reads back with every fact it was made from", () => {
    const wrong = samples.flatMap(({ facts }, index) =>
      Object.entries(plain(facts))
        .filter(([name, value]) => {
          const read = records[index]![name as keyof JudgmentRecord];
          return JSON.stringify(read) !== JSON.stringify(value);
        })
        .map(([name]) => `${facts.case_number} ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  test("every court and cause is of the catalogue", () => {
    const unknown = records.filter(({ court_id, cause_code }) => court_id === null || cause_code === null);
    expect(unknown.map(({ case_number }) => case_number)).toEqual([]);
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

  test("every document has a number of its own", () => {
    expect(new Set(records.map((record) => record.case_number)).size).toBe(records.length);
  });
});
