import * as fc from "fast-check";
import { expect, test } from "vitest";
import { DOCUMENT_KINDS } from "#domain/judgment/document-kind.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { EXPECTED_FIELDS } from "#domain/judgment/unknown-fields.ts";
import { SourceTally } from "#domain/search/results/source-profile.ts";
import { invented } from "../../judgment/invented-record.ts";

const records = fc.array(
  fc
    .record({
      casedate: fc.constantFrom("", "2019-01-02", "2021-03-04", "2021-12-31"),
      text_type: fc.constantFrom("民事判决书", "民事裁定书", "执行通知书", "说明"),
      court_id: fc.constantFrom(null, 1, 7),
      clerk: fc.constantFrom("", "李例"),
      body_text: fc.constantFrom<string[]>([], ["本院认为，应予支持。"]),
    })
    .map((fields): JudgmentRecord => invented(fields)),
  { maxLength: 30 },
);

const keyOf = ({ court_id }: JudgmentRecord) => String(court_id ?? "");

test("counts every record once by year, by kind and by court, in whatever order they come", () => {
  fc.assert(
    fc.property(records, (given) => {
      const [tally, reversed] = [new SourceTally(), new SourceTally()];
      for (const record of given) tally.add(record, keyOf(record));
      for (const record of given.toReversed()) reversed.add(record, keyOf(record));
      const profile = tally.profile();
      const sum = (counts: Iterable<readonly [unknown, number]>) =>
        [...counts].reduce((total, [, count]) => total + count, 0);
      expect(sum(profile.years) + profile.undated).toBe(given.length);
      expect(sum(profile.kinds)).toBe(given.length);
      expect(sum(tally.courts)).toBe(given.length);
      expect(reversed.profile()).toEqual(profile);
    }),
  );
});

test("counts what is unknown in the documents that have a text, and the others as without one", () => {
  const tally = new SourceTally();
  tally.add(invented({ clerk: "", body_text: [] }), "");
  tally.add(invented({ clerk: "", body_text: ["本院认为，应予支持。"] }), "");
  const { withoutText, unknown } = tally.profile();
  expect(withoutText).toBe(1);
  expect(new Map(unknown).get("clerk")).toBe(1);
});

test("tells years from the newest, kinds and missing fields in their own order, and courts by key", () => {
  const tally = new SourceTally();
  for (const [casedate, text_type, court] of [
    ["2019-01-02", "民事裁定书", "1"],
    ["2021-03-04", "民事判决书", ""],
    ["", "民事判决书", "1"],
    ["2021-05-06", "民事判决书", "目录外法院"],
  ] as const)
    tally.add(invented({ casedate, text_type, clerk: "", body_text: ["本院认为，应予支持。"] }), court);
  const profile = tally.profile();
  expect(profile.years).toEqual([
    [2021, 2],
    [2019, 1],
  ]);
  expect(profile.undated).toBe(1);
  expect(profile.withoutText).toBe(0);
  expect(Object.fromEntries(tally.courts)).toEqual({ "": 1, 1: 2, 目录外法院: 1 });
  const order = profile.kinds.map(([kind]) => DOCUMENT_KINDS.indexOf(kind));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(profile.kinds.map(([, count]) => count).toSorted()).toEqual([1, 3]);
  const fields = profile.unknown.map(([field]) => EXPECTED_FIELDS.indexOf(field));
  expect(fields).toEqual(fields.toSorted((a, b) => a - b));
  expect(fields.length).toBeGreaterThan(0);
  expect(profile.unknown.every(([, count]) => count > 0)).toBe(true);
});

test("a source without a document has nothing", () => {
  expect(new SourceTally().profile()).toEqual({
    years: [],
    undated: 0,
    kinds: [],
    withoutText: 0,
    unknown: [],
  });
});
